// What asks before it happens: another password, leaving, and going for good.
import { html } from "../../vendor/preact.js";
import { Button } from "../../design/button.js";
import { PasswordField } from "../../design/field.js";
import { Sheet } from "../../design/sheet.js";
import { Summary } from "../../design/states.js";
import { send } from "../../ground/api.js";
import { giveUpUnsent } from "../../ground/device.js";
import { asCallError, CallError } from "../../ground/errors.js";
import { useForm } from "../../ground/form.js";
import { useTexts } from "../../ground/language.js";
import { notify } from "../../ground/live.js";
import { onlyProblems, passwordRules } from "../auth/checks.js";
import { deleted } from "../auth/farewell.js";
import { NewPassword } from "../auth/new-password.js";
import { texts as authTexts } from "../auth/texts.js";
import { texts } from "./texts.js";

/** @typedef {{ onClose: () => void, signOut: () => Promise<void> }} SheetProperties */

/**
 * The service speaks of email and password, as where one signs in; here there is a password alone, and it is told at its field.
 * @param {string} field @param {string} message @returns {(thrown: unknown) => never}
 */
const wrongPassword = (field, message) => (thrown) => {
  const { code, status } = asCallError(thrown);
  throw code === "credentials_invalid" ? new CallError(code, { status, fields: [/** @type {any} */ ({ field, code, message })] }) : thrown;
};

/** GTSD-P-3.7-05. @param {SheetProperties} properties */
export function PasswordSheet({ onClose }) {
  const words = useTexts(texts), shared = useTexts(authTexts);
  const form = useForm({
    initial: { current: "", new: "" },
    check: (values) => onlyProblems({
      current: values.current ? undefined : shared.passwordMissing, new: passwordRules(values.new).every(Boolean) ? undefined : shared.passwordWeak,
    }),
    submit: async (values, key, isHere) => {
      await send("auth.changePassword", {}, { current: values.current, new: values.new }, { key }).catch(wrongPassword("current", words.passwordWrong));
      if (isHere()) onClose();
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

/** Ends the sessions of all devices, this one's too. @param {SheetProperties} properties */
export function EverywhereSheet({ onClose, signOut }) {
  const words = useTexts(texts);
  const form = useForm({
    initial: {}, check: () => ({}),
    submit: async (_, key) => {
      await send("auth.logout", {}, { scope: "global" }, { key });
      await signOut();
    },
  });
  return html`<${Sheet} title=${words.everywhereTitle} onClose=${onClose}><form class="form" noValidate onSubmit=${form.onSubmit}>
    <p>${words.everywhereText}</p>
    <${Summary} form=${form} />
    <div class="actions"><${Button} kind="danger" isLarge type="submit" isBusy=${form.isBusy}>${words.everywhereGo}</${Button}>
      <${Button} isLarge onClick=${onClose}>${words.stay}</${Button}></div>
  </form></${Sheet}>`;
}

/** GTSD-P-3.7-03. @param {SheetProperties} properties */
export function DeleteSheet({ onClose, signOut }) {
  const words = useTexts(texts), shared = useTexts(authTexts);
  const form = useForm({
    initial: { password: "" },
    check: ({ password }) => onlyProblems({ password: password ? undefined : shared.passwordMissing }),
    submit: async ({ password }, key) => {
      await send("profile.delete", {}, { password }, { key }).catch(wrongPassword("password", words.passwordWrong));
      await giveUpUnsent();
      deleted();
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
