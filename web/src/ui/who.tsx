// Who am I: a name is enough; an account keeps it.
import { useId, useState } from "react";
import type { SubmitEvent, JSX } from "react";
import { useWords } from "../i18n";
import { complain, enter, leave, toast, useStore, you } from "../store";
import { both } from "../texts/translate";

export function WhoCard(): JSX.Element | null {
  const me = useStore(you);
  if (me === undefined) return null;
  return me === null ? <NameForm /> : <Known name={me.name} guest={me.guest} />;
}

function Known({ name, guest }: { name: string; guest: boolean }): JSX.Element {
  const { t } = useWords();
  const [registering, set_registering] = useState(false);
  const log_out = () => {
    if (guest && !window.confirm(t("who_logout_guest"))) return;
    leave().catch(complain);
  };
  return (
    <section className="who" aria-label={t("who_hello", { name })}>
      <p>
        {t("who_hello", { name: "" })}
        <strong>{name}</strong>
        {guest && <span className="quiet"> ({t("who_guest")})</span>}
      </p>
      <div className="row">
        {guest && !registering && (
          <button className="button small" onClick={() => set_registering(true)}>
            {t("who_register")}
          </button>
        )}
        <button className="button small quiet-button" onClick={log_out}>
          {guest ? t("who_guest_leave") : t("who_logout")}
        </button>
      </div>
      {guest && registering && <AccountForm what="register" name={name} done={() => set_registering(false)} />}
    </section>
  );
}

export function NameForm({ help }: { help?: string }): JSX.Element {
  const { t } = useWords();
  const field = useId();
  const [name, set_name] = useState("");
  const [account, set_account] = useState(false);
  const [busy, set_busy] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    set_busy(true);
    enter({ do: "guest", name })
      .catch(complain)
      .finally(() => set_busy(false));
  };
  if (account) return <AccountForm what="login" name={name} done={() => set_account(false)} />;
  return (
    <form className="who" onSubmit={submit}>
      <label htmlFor={field}>
        <strong>{t("who_ask")}</strong>
      </label>
      <small id={`${field}-help`}>{help ?? t("who_ask_help")}</small>
      <span className="row">
        <input
          id={field}
          aria-describedby={`${field}-help`}
          className="field grow"
          value={name}
          maxLength={40}
          required
          autoComplete="nickname"
          onChange={(event) => set_name(event.target.value)}
          placeholder={t("who_name")}
        />
        <button className="button glow" disabled={busy || name.trim() === ""}>
          {t("who_play")}
        </button>
      </span>
      <button type="button" className="link" onClick={() => set_account(true)}>
        {t("who_have_account")}
      </button>
    </form>
  );
}

function AccountForm(props: { what: "login" | "register"; name: string; done: () => void }): JSX.Element {
  const { t } = useWords();
  const [what, set_what] = useState(props.what);
  const [name, set_name] = useState(props.name);
  const [password, set_password] = useState("");
  const [busy, set_busy] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    set_busy(true);
    enter({ do: what, name, password })
      .then(() => {
        if (what === "register") toast("good", both("who_saved"));
        props.done();
      })
      .catch(complain)
      .finally(() => set_busy(false));
  };
  const other = what === "login" ? "register" : "login";
  return (
    <form className="who stack" onSubmit={submit}>
      <strong>{t(what === "login" ? "who_login" : "who_register")}</strong>
      {what === "register" && <small>{t("who_register_help")}</small>}
      <label>
        {t("who_name")}
        <input
          className="field"
          value={name}
          maxLength={40}
          required
          autoComplete="username"
          onChange={(event) => set_name(event.target.value)}
        />
      </label>
      <label>
        {t("who_password")} {what === "register" && <small>{t("who_password_help")}</small>}
        <input
          className="field"
          type="password"
          value={password}
          minLength={8}
          maxLength={200}
          required
          autoComplete={what === "login" ? "current-password" : "new-password"}
          onChange={(event) => set_password(event.target.value)}
        />
      </label>
      <span className="row">
        <button className="button glow" disabled={busy}>
          {t(what === "login" ? "who_login" : "who_register")}
        </button>
        {props.what === "login" && (
          <button type="button" className="button small quiet-button" onClick={() => set_what(other)}>
            {t(other === "login" ? "who_login" : "who_register")}
          </button>
        )}
        <button type="button" className="link" onClick={props.done}>
          {props.what === "login" ? t("who_no_account") : t("close")}
        </button>
      </span>
    </form>
  );
}
