import { Component } from "react";
import type { ReactNode } from "react";
import { words_of } from "../i18n";
import { settings } from "../store";

/** When a part of the page fails, the rest goes on: a board that crashes must not take the list of choices with it. */
export class Safe extends Component<{ children: ReactNode; more?: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    if (!this.state.failed) return this.props.children;
    const { t } = words_of(settings.get().lang);
    return (
      <div className="crashed" role="alert">
        <p>{t("crashed")}</p>
        {this.props.more}
        <button className="button" onClick={() => this.setState({ failed: false })}>
          {t("again")}
        </button>
      </div>
    );
  }
}
