// Where the link in the mail leads: choosing a new password ends every session of the old one.
import { html } from "../../vendor/preact.js";
import { Button } from "../../design/button.js";
import { Empty, Summary } from "../../design/states.js";
import { send } from "../../ground/api.js";
import { useForm } from "../../ground/form.js";
import { useTexts } from "../../ground/language.js";
import { notify } from "../../ground/live.js";
import { go, href } from "../../ground/router.js";
import { useTitle } from "../../ground/title.js";
import { isSpent as isSpentLink, onlyProblems, passwordRules } from "../auth/checks.js";
import { AuthLayout } from "../auth/layout.js";
import { NewPassword } from "../auth/new-password.js";
import { texts as authTexts } from "../auth/texts.js";
import { texts } from "./texts.js";

/** @param {import("../shell/app.js").ScreenProperties} properties */
export default function ResetPassword({ place }) {
  const words = useTexts(texts), shared = useTexts(authTexts);
  const token = place.search.get("token");
  const form = useForm({
    initial: { password: "" },
    check: ({ password }) => onlyProblems({ password: passwordRules(password).every(Boolean) ? undefined : shared.passwordWeak }),
    submit: async ({ password }, key) => {
      await send("auth.resetPassword", {}, { token: token ?? "", password }, { key });
      notify({ text: words.done });
      go("/sign-in", { replaces: true });
    },
  });
  const isSpent = !token || isSpentLink(form.error);
  useTitle(words.title, { isRefused: form.isRefused || isSpent });
  if (isSpent) {
    return html`<${AuthLayout} title=${words.title}>
      <div role="alert"><${Empty} kind="is-wrong" icon="link" title=${words.spentTitle} text=${words.spent}>
        <a class="button primary" href=${href("/forgot-password")}>${words.askAgain}</a></${Empty}></div>
    </${AuthLayout}>`;
  }
  return html`<${AuthLayout} title=${words.title} lead=${words.lead}>
    <form class="form" noValidate onSubmit=${form.onSubmit}>
      <${Summary} form=${form} />
      <${NewPassword} field=${form.field("password")} label=${words.password} words=${shared} />
      <${Button} kind="primary" isLarge type="submit" isBusy=${form.isBusy}>${words.submit}</${Button}>
    </form>
  </${AuthLayout}>`;
}
