// GTSD-P-2-06. The answer is the same for every address, so that nobody learns who has an account.
import { html, useState } from "../../vendor/preact.js";
import { Button } from "../../design/button.js";
import { TextField } from "../../design/field.js";
import { Icon } from "../../design/icon.js";
import { Empty, Summary } from "../../design/states.js";
import { product, send } from "../../ground/api.js";
import { useForm } from "../../ground/form.js";
import { useTexts } from "../../ground/language.js";
import { href } from "../../ground/router.js";
import { useTitle } from "../../ground/title.js";
import { emailProblem, onlyProblems } from "../auth/checks.js";
import { AuthLayout } from "../auth/layout.js";
import { texts as authTexts } from "../auth/texts.js";
import { texts } from "./texts.js";

export default function ForgotPassword() {
  const words = useTexts(texts), shared = useTexts(authTexts);
  const [sentTo, setSentTo] = useState("");
  const form = useForm({
    initial: { email: "" },
    check: ({ email }) => onlyProblems({ email: emailProblem(email, shared) }),
    submit: async ({ email }, key) => {
      await send("auth.forgotPassword", {}, { product: /** @type {"gtsd"} */ (product), email: email.trim() }, { key });
      setSentTo(email.trim());
    },
  });
  useTitle(words.title, { isRefused: form.isRefused });
  const away = html`<a class="away" href=${href("/sign-in")}><${Icon} name="arrow-left" size=${18} mirrors />${shared.backToSignIn}</a>`;
  if (sentTo) {
    return html`<${AuthLayout} title=${words.sentTitle}>
      <div role="status"><${Empty} kind="is-good" icon="mail" title=${words.look} text=${words.sent}><p><bdi><b>${sentTo}</b></bdi></p></${Empty}></div>
      <p class="other">${words.nothing} <button type="button" class="button plain" onClick=${() => setSentTo("")}>${words.again}</button></p>
      ${away}
    </${AuthLayout}>`;
  }
  return html`<${AuthLayout} title=${words.title} lead=${words.lead}>
    <form class="form" noValidate onSubmit=${form.onSubmit}>
      <${Summary} form=${form} />
      <${TextField} ...${form.field("email")} label=${shared.email} type="email" inputmode="email" icon="mail" autocomplete="email" />
      <${Button} kind="primary" isLarge type="submit" isBusy=${form.isBusy}>${words.submit}</${Button}>
    </form>
    ${away}
  </${AuthLayout}>`;
}
