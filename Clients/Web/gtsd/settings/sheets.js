// What asks before it happens: another password, leaving, and going for good.
import { html, useState } from "../../vendor/preact.js";
import { Button } from "../../design/button.js";
import { PasswordField } from "../../design/field.js";
import { Sheet } from "../../design/sheet.js";
import { explain, Summary } from "../../design/states.js";
import { texts as stateTexts } from "../../design/states.texts.js";
import { send } from "../../ground/api.js";
import { asCallError } from "../../ground/errors.js";
import { useForm } from "../../ground/form.js";
import { useTexts } from "../../ground/language.js";
import { notify } from "../../ground/live.js";
import { onlyProblems, passwordRules } from "../auth/checks.js";
import { NewPassword } from "../auth/new-password.js";
import { texts as authTexts } from "../auth/texts.js";
import { texts } from "./texts.js";

/** @typedef {{ onClose: () => void, signOut: () => Promise<void> }} SheetProperties */

/** GTSD-P-3.7-05. @param {SheetProperties} properties */
export function PasswordSheet({ onClose }) {
  const words = useTexts(texts), shared = useTexts(authTexts);
  const form = useForm({
    initial: { current: "", new: "" },
    check: (values) => onlyProblems({
      current: values.current ? undefined : shared.passwordMissing, new: passwordRules(values.new).every(Boolean) ? undefined : shared.passwordWeak,
    }),
    submit: async (values, key) => {
      await send("auth.changePassword", {}, { current: values.current, new: values.new }, { key });
      onClose();
      notify({ text: words.changed });
    },
  });
  return html`<${Sheet} title=${words.password} onClose=${onClose}><form class="form" noValidate onSubmit=${form.onSubmit}>
    <${Summary} form=${form} />
    <${PasswordField} ...${form.field("current")} label=${words.current} icon="lock" texts=${shared.eye} />
    <${NewPassword} field=${form.field("new")} label=${words.new} words=${shared} />
    <${Button} kind="primary" isLarge type="submit" isBusy=${form.isBusy}>${words.change}</${Button}>
  </form></${Sheet}>`;
}

/** GTSD-1.5-05. @param {SheetProperties} properties */
export function SignOutSheet({ onClose, signOut }) {
  const words = useTexts(texts), states = useTexts(stateTexts);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const leave = async () => {
    setBusy(true);
    try {
      await signOut();
    } catch (error) {
      setBusy(false);
      setProblem(explain(asCallError(error), states));
    }
  };
  return html`<${Sheet} title=${words.signOutTitle} onClose=${onClose}>
    <p>${words.signOutText}</p>
    <p role="alert" class="refusal">${problem}</p>
    <div class="actions"><${Button} kind="primary" isLarge isBusy=${isBusy} onClick=${leave}>${words.signOut}</${Button}>
      <${Button} isLarge onClick=${onClose}>${words.stay}</${Button}></div>
  </${Sheet}>`;
}

/** GTSD-P-3.7-03. @param {SheetProperties} properties */
export function DeleteSheet({ onClose, signOut }) {
  const words = useTexts(texts), shared = useTexts(authTexts);
  const form = useForm({
    initial: { password: "" },
    check: ({ password }) => onlyProblems({ password: password ? undefined : shared.passwordMissing }),
    submit: async ({ password }, key) => {
      await send("profile.delete", {}, { password }, { key });
      await signOut();
    },
  });
  return html`<${Sheet} title=${words.deleteTitle} onClose=${onClose}><form class="form" noValidate onSubmit=${form.onSubmit}>
    <p>${words.deleteText}</p>
    <${Summary} form=${form} />
    <${PasswordField} ...${form.field("password")} label=${shared.password} icon="lock" texts=${shared.eye} />
    <div class="actions"><${Button} kind="danger" isLarge type="submit" isBusy=${form.isBusy}>${words.deleteGo}</${Button}>
      <${Button} isLarge onClick=${onClose}>${words.stay}</${Button}></div>
  </form></${Sheet}>`;
}
