// Who am I: a name is enough; an account keeps it.
import { useId, useState } from "react";
import type { SubmitEvent, JSX } from "react";
import { useWords } from "../i18n";
import { complain, connection, delete_account, enter, leave, toast, useStore, you } from "../store";
import { both } from "../texts/translate";
import { ask_sure } from "./dialog";

export function WhoCard(): JSX.Element | null {
  const me = useStore(you);
  if (me === undefined) return null;
  return me === null ? <NameForm /> : <Known name={me.name} guest={me.guest} />;
}

function Known({ name, guest }: { name: string; guest: boolean }): JSX.Element {
  const { t } = useWords();
  const [open, set_open] = useState<"register" | "password" | "delete" | null>(null);
  const close = () => set_open(null);
  const log_out = async () => {
    const forgets = { title: t("who_forget_title"), text: t("who_logout_guest"), yes: t("who_guest_leave") };
    if (!guest || (await ask_sure(forgets))) leave().catch(complain);
  };
  const log_out_everywhere = async () => {
    const everywhere = { title: t("who_logout_all"), text: t("who_logout_all_sure"), yes: t("who_logout_all") };
    if (await ask_sure(everywhere)) leave(true).catch(complain);
  };
  /** What opens a form stays where it is, and closes it again: nothing else may come under the finger. */
  const opens = (form: "register" | "password" | "delete") => ({
    "aria-expanded": open === form,
    onClick: () => set_open(open === form ? null : form),
  });
  return (
    <section className="who" aria-label={t("who_hello", { name })}>
      <p>
        {t("who_hello", { name: "" })}
        <strong>{name}</strong>
        {guest && <span className="quiet"> ({t("who_guest")})</span>}
      </p>
      <div className="row">
        {guest && (
          <button className="button small" {...opens("register")}>
            {t("who_register")}
          </button>
        )}
        <button className="button small quiet-button" onClick={() => void log_out()}>
          {guest ? t("who_guest_leave") : t("who_logout")}
        </button>
      </div>
      {!guest && (
        <div className="row">
          <button className="link" {...opens("password")}>
            {t("who_password_change")}
          </button>
          <button className="link" onClick={() => void log_out_everywhere()}>
            {t("who_logout_all")}
          </button>
          <button className="link" {...opens("delete")}>
            {t("who_delete")}
          </button>
        </div>
      )}
      {guest && open === "register" && <AccountForm what="register" name={name} done={close} />}
      {!guest && open === "password" && <PasswordForm close={close} />}
      {!guest && open === "delete" && <DeleteForm close={close} />}
    </section>
  );
}

function PasswordField(props: {
  label: string;
  help?: string;
  complete: "current-password" | "new-password";
  value: string;
  set: (value: string) => void;
}): JSX.Element {
  return (
    <label>
      {props.label} {props.help && <small>{props.help}</small>}
      <input
        className="field"
        type="password"
        value={props.value}
        minLength={8}
        maxLength={200}
        required
        autoComplete={props.complete}
        onChange={(event) => props.set(event.target.value)}
      />
    </label>
  );
}

function PasswordForm({ close }: { close: () => void }): JSX.Element {
  const { t } = useWords();
  const [old, set_old] = useState("");
  const [fresh, set_fresh] = useState("");
  const [busy, set_busy] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    set_busy(true);
    connection
      .request({ do: "password", password: old, new_password: fresh })
      .then(() => {
        toast("good", both("who_password_changed"));
        close();
      })
      .catch(complain)
      .finally(() => set_busy(false));
  };
  return (
    <form className="who stack" onSubmit={submit}>
      <strong>{t("who_password_change")}</strong>
      <PasswordField label={t("who_password_now")} complete="current-password" value={old} set={set_old} />
      <PasswordField
        label={t("who_password_new")}
        help={t("who_password_help")}
        complete="new-password"
        value={fresh}
        set={set_fresh}
      />
      <span className="row">
        <button className="button glow" disabled={busy}>
          {t("who_password_change")}
        </button>
        <button type="button" className="link" onClick={close}>
          {t("close")}
        </button>
      </span>
    </form>
  );
}

function DeleteForm({ close }: { close: () => void }): JSX.Element {
  const { t } = useWords();
  const [password, set_password] = useState("");
  const [busy, set_busy] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    set_busy(true);
    delete_account(password)
      .catch(complain)
      .finally(() => set_busy(false));
  };
  return (
    <form className="who stack" onSubmit={submit}>
      <strong>{t("who_delete")}</strong>
      <small>{t("who_delete_help")}</small>
      <PasswordField label={t("who_password")} complete="current-password" value={password} set={set_password} />
      <span className="row">
        <button className="button" disabled={busy}>
          {t("who_delete")}
        </button>
        <button type="button" className="link" onClick={close}>
          {t("close")}
        </button>
      </span>
    </form>
  );
}

/** `entered`: what the name was wanted for. A window that was opened for that begins here. */
export function NameForm({ help, entered }: { help?: string; entered?: () => void }): JSX.Element {
  const { t } = useWords();
  const field = useId();
  const [name, set_name] = useState("");
  const [account, set_account] = useState(false);
  const [busy, set_busy] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    set_busy(true);
    enter({ do: "guest", name })
      .then(entered, complain)
      .finally(() => set_busy(false));
  };
  if (account)
    return <AccountForm what="login" name={name} done={() => set_account(false)} {...(entered ? { entered } : {})} />;
  return (
    <form className="who" onSubmit={submit}>
      <label htmlFor={field}>
        <strong>{t("who_ask")}</strong>
      </label>
      <small id={`${field}-help`}>{help ?? t("who_ask_help")}</small>
      <span className="row">
        <input
          {...(entered ? { "data-first": true } : {})}
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

function AccountForm(props: {
  what: "login" | "register";
  name: string;
  done: () => void;
  entered?: () => void;
}): JSX.Element {
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
        props.entered?.();
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
      <PasswordField
        label={t("who_password")}
        {...(what === "register" ? { help: t("who_password_help") } : {})}
        complete={what === "login" ? "current-password" : "new-password"}
        value={password}
        set={set_password}
      />
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
