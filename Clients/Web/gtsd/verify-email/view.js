// GTSD-1.1: an address is confirmed by the link that was sent to it.
import { html, useMemo, useState } from "../../vendor/preact.js";
import { Button } from "../../design/button.js";
import { TextField } from "../../design/field.js";
import { Empty, Failure, Skeleton, Summary } from "../../design/states.js";
import { useForm } from "../../ground/form.js";
import { useTexts } from "../../ground/language.js";
import { href } from "../../ground/router.js";
import { useModel } from "../../ground/store.js";
import { useTitle } from "../../ground/title.js";
import { emailProblem, isSpent as isSpentLink, onlyProblems } from "../auth/checks.js";
import { AuthLayout } from "../auth/layout.js";
import { texts as authTexts } from "../auth/texts.js";
import { resend, verification } from "./model.js";
import { texts } from "./texts.js";

/** @param {import("../shell/app.js").ScreenProperties} properties */
export default function VerifyEmail({ place }) {
  const words = useTexts(texts);
  const model = useMemo(() => verification(place.search.get("token")), []);
  const [state, tell] = useModel(model);
  // Nothing but the token was sent, so whatever is malformed is the link.
  const isSpent = state.kind === "refused" && (isSpentLink(state.error) || state.error.code === "validation_failed");
  const title = state.kind === "done" ? words.confirmed : words.title;
  useTitle(title, { isRefused: state.kind === "refused" });
  return html`<${AuthLayout} title=${title}>
    ${state.kind === "trying" && html`<${Skeleton} rows=${1} />`}
    ${state.kind === "done" && html`<div role="status"><${Empty} kind="is-good" icon="circle-check" title=${words.doneTitle} text=${words.done}>
      <a class="button primary" href=${href("/")}>${words.go}</a></${Empty}></div>`}
    ${isSpent && html`<div role="alert"><${Empty} kind="is-wrong" icon="link" title=${words.spentTitle} text=${words.spent} /></div>`}
    ${state.kind === "refused" && !isSpent && html`<${Failure} error=${state.error} onRetry=${() => tell({ kind: "retry" })} />`}
    ${(state.kind === "asking" || isSpent) && html`<${Again} words=${words} isFirst=${state.kind === "asking"} />`}
  </${AuthLayout}>`;
}

/** Asks for another link. @param {{ words: import("./texts.js").VerifyTexts, isFirst: boolean }} properties */
function Again({ words, isFirst }) {
  const shared = useTexts(authTexts);
  const [isSent, setSent] = useState(false);
  const form = useForm({
    initial: { email: "" },
    check: ({ email }) => onlyProblems({ email: emailProblem(email, shared) }),
    submit: async ({ email }, key) => { await resend(email.trim(), key); setSent(true); },
  });
  return html`<form class="form" noValidate onSubmit=${form.onSubmit}>
    ${isFirst && html`<p class="lead">${words.lead}</p>`}
    <${Summary} form=${form} />
    <${TextField} ...${form.field("email")} label=${shared.email} type="email" inputmode="email" icon="mail" autocomplete="email" />
    <${Button} kind="primary" isLarge type="submit" isBusy=${form.isBusy}>${words.send}</${Button}>
    <p role="status" class="quiet">${isSent ? words.sent : ""}</p>
  </form>`;
}
