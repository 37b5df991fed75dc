// GTSD-1.2, GTSD-P-3.1-08, GTSD-P-5.3.
import { html, useState } from "../../vendor/preact.js";
import { Button } from "../../design/button.js";
import { PasswordField, TextField, Tick } from "../../design/field.js";
import { Icon } from "../../design/icon.js";
import { Summary } from "../../design/states.js";
import { product, send } from "../../ground/api.js";
import { useForm } from "../../ground/form.js";
import { useTexts } from "../../ground/language.js";
import { go, href } from "../../ground/router.js";
import { noteStay } from "../../ground/session.js";
import { useTitle } from "../../ground/title.js";
import { emailProblem, isShort, onlyProblems } from "../auth/checks.js";
import { wasDeleted } from "../auth/farewell.js";
import { AuthLayout } from "../auth/layout.js";
import { texts as authTexts } from "../auth/texts.js";
import { texts } from "./texts.js";

/** @param {import("../shell/app.js").ScreenProperties} properties */
export default function SignIn({ place, onSignedIn }) {
  const words = useTexts(texts), shared = useTexts(authTexts);
  const [isFarewell] = useState(wasDeleted);
  const form = useForm({
    initial: { email: "", password: "", rememberMe: true },
    check: ({ email, password }) => onlyProblems({ email: emailProblem(email, shared), password: password ? undefined : shared.passwordMissing }),
    submit: async ({ email, password, rememberMe }, key) => {
      const { nextStep, user } = await send("auth.login", {}, { product: /** @type {"gtsd"} */ (product), email: email.trim(), password, rememberMe }, { key });
      noteStay(user.id, rememberMe);
      // The first questions come before anything else. GTSD-2.4-05.
      if (nextStep === "onboarding") go("/onboarding", { replaces: true });
      onSignedIn();
    },
  });
  useTitle(words.title, { isRefused: form.isRefused });
  const next = place.search.get("next"), { password } = form.values;
  return html`<${AuthLayout} title=${words.title} lead=${next ? words.leadNext : words.lead}>
    ${isFarewell && html`<p class="farewell" role="status"><${Icon} name="circle-check" size=${20} />${words.deleted}</p>`}
    <form class="form" noValidate onSubmit=${form.onSubmit}>
      <${Summary} form=${form} />
      <${TextField} ...${form.field("email")} label=${shared.email} type="email" inputmode="email" icon="mail" autocomplete="username" placeholder=${shared.emailLike} />
      <${PasswordField} ...${form.field("password")} label=${shared.password} icon="lock" texts=${shared.eye}
        hint=${password && isShort(password) ? shared.passwordShort : undefined} />
      <div class="between">
        <${Tick} ...${form.field("rememberMe")}>${words.remember}</${Tick}>
        <a href=${href("/forgot-password")}>${words.forgot}</a>
      </div>
      <${Button} kind="primary" isLarge type="submit" isBusy=${form.isBusy}>${form.isBusy ? words.busy : words.submit}</${Button}>
    </form>
    <p class="other">${words.newHere} <a href=${href("/sign-up")}>${words.signUp}</a></p>
  </${AuthLayout}>`;
}
