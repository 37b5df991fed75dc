// GTSD-1.1, GTSD-P-3.1-04, GTSD-P-3.1-07: whoever signed up is signed in and answers the first questions next.
import { html } from "../../vendor/preact.js";
import { Button } from "../../design/button.js";
import { TextField, Tick } from "../../design/field.js";
import { Summary } from "../../design/states.js";
import { product, send } from "../../ground/api.js";
import { useForm } from "../../ground/form.js";
import { language, useTexts } from "../../ground/language.js";
import { go, href } from "../../ground/router.js";
import { useTitle } from "../../ground/title.js";
import { emailProblem, onlyProblems, passwordRules } from "../auth/checks.js";
import { AuthLayout } from "../auth/layout.js";
import { NewPassword } from "../auth/new-password.js";
import { texts as authTexts } from "../auth/texts.js";
import { texts } from "./texts.js";

/** @param {import("../shell/app.js").ScreenProperties} properties */
export default function SignUp({ onSignedIn }) {
  const words = useTexts(texts), shared = useTexts(authTexts);
  const form = useForm({
    initial: { name: "", email: "", password: "", termsAccepted: false },
    check: ({ name, email, password, termsAccepted }) => onlyProblems({
      name: name.trim() ? undefined : words.nameMissing,
      email: emailProblem(email, shared),
      password: passwordRules(password).every(Boolean) ? undefined : shared.passwordWeak,
      termsAccepted: termsAccepted ? undefined : words.termsMissing,
    }),
    submit: async ({ name, email, password }, key) => {
      const answer = await send("auth.signup", {}, {
        product: /** @type {"gtsd"} */ (product), name: name.trim(), email: email.trim(), password, termsAccepted: true,
      }, { key });
      if (answer.nextStep === "verify_email") return go("/verify-email", { replaces: true });
      go("/onboarding", { replaces: true });
      onSignedIn();
    },
  });
  useTitle(words.title, { isRefused: form.isRefused });
  return html`<${AuthLayout} title=${words.title} lead=${words.lead}>
    <form class="form" noValidate onSubmit=${form.onSubmit}>
      <${Summary} form=${form}>
        ${form.error?.code === "email_taken" && html`<p><a href=${href("/sign-in")}>${words.toSignIn}</a></p>`}
      </${Summary}>
      <${TextField} ...${form.field("name")} label=${words.name} icon="user" autocomplete="name" autocapitalize="words" />
      <${TextField} ...${form.field("email")} label=${shared.email} type="email" inputmode="email" icon="mail" autocomplete="email" placeholder=${shared.emailLike} />
      <${NewPassword} field=${form.field("password")} label=${shared.password} words=${shared} />
      <${Tick} ...${form.field("termsAccepted")}>
        ${words.agree} <a href=${href(`/legal/${language()}/terms`)} target="_blank">${words.terms}</a>
        ${" "}${words.and} <a href=${href(`/legal/${language()}/privacy`)} target="_blank">${words.privacy}</a>
      </${Tick}>
      <${Button} kind="primary" isLarge type="submit" isBusy=${form.isBusy}>${form.isBusy ? words.busy : words.submit}</${Button}>
    </form>
    <p class="other">${words.known} <a href=${href("/sign-in")}>${words.signIn}</a></p>
  </${AuthLayout}>`;
}
