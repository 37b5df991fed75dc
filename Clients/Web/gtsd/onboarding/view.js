// GTSD-2.1, GTSD-P-3.2: the wizard. Its step is in the address, so that the browser's own way back works.
import { html, useEffect, useMemo, useRef } from "../../vendor/preact.js";
import { Failure, Skeleton } from "../../design/states.js";
import { number, useTexts } from "../../ground/language.js";
import { announce } from "../../ground/live.js";
import { go } from "../../ground/router.js";
import { useModel } from "../../ground/store.js";
import { useTitle } from "../../ground/title.js";
import { wizardOf } from "./effects.js";
import { steps } from "./flow.js";
import { Frame } from "./frame.js";
import { questionTexts } from "./questions.texts.js";
import { Results } from "./results.js";
import { StepForm } from "./step-form.js";
import { texts } from "./texts.js";
import { Warning } from "./warning.js";
import { Welcome } from "./steps/welcome.js";

/** @typedef {import("../shell/app.js").ScreenProperties} Properties */
/** @typedef {import("./model.js").State} State */
/** @typedef {(event: import("./model.js").Event) => void} Tell */

const narrow = matchMedia("(max-width: 44.99rem)");

/** @param {Properties} properties */
export default function Onboarding({ place, signOut }) {
  const [state, tell] = useModel(useMemo(() => wizardOf(signOut), []));
  const words = useTexts(texts);
  useAddress(state, tell, place);
  useEffect(() => {
    const look = () => tell({ kind: "narrow", isNarrow: narrow.matches });
    look();
    narrow.addEventListener("change", look);
    return () => narrow.removeEventListener("change", look);
  }, [state.kind]);
  useEffect(() => { if (state.kind === "already") go("/", { replaces: true }); }, [state.kind]);
  const isRefused = state.kind === "failed" || (state.kind === "asking" && state.attempts > 0);
  useTitle(state.kind === "asking" ? words.steps[steps.indexOf(state.step)] : words.title, { isRefused });

  switch (state.kind) {
    case "done": return html`<${Results} profile=${state.profile} />`;
    case "failed": return html`<main class="lonely"><${Failure} error=${state.error} onRetry=${() => tell({ kind: "again" })} /></main>`;
    case "asking": return html`<${Frame} state=${state} tell=${tell}>
      ${state.step === "welcome" ? html`<${Welcome} onStart=${() => tell({ kind: "next" })} />` : html`<${StepForm} key=${state.step} state=${state} tell=${tell} />`}
      ${state.warns && html`<${Warning} about=${state.warns} tell=${tell} />`}
    </${Frame}>`;
    default: return html`<main class="page wizard-wait"><${Skeleton} rows=${3} /></main>`;
  }
}

/** Keeps step and address the same, whichever of them moved. @param {State} state @param {Tell} tell @param {Properties["place"]} place */
function useAddress(state, tell, place) {
  const heads = useTexts(questionTexts).heads, words = useTexts(texts);
  const isFirst = useRef(true);
  const step = state.kind === "asking" ? state.step : "", question = state.kind === "asking" ? state.question : 0;
  const wanted = step && `/onboarding?step=${step}${question ? `&question=${question}` : ""}`;
  useEffect(() => {
    if (!step) return;
    if (`${place.path}${location.search}` !== wanted) go(wanted, { replaces: isFirst.current });
    if (!isFirst.current) announce(`${words.position(number(steps.indexOf(step) + 1), number(steps.length))}: ${heads[steps.indexOf(step) - 1]?.title ?? ""}`);
    isFirst.current = false;
  }, [wanted]);
  useEffect(() => {
    const there = steps.find((name) => name === place.search.get("step"));
    const asked = Number(place.search.get("question") ?? 0);
    if (step && there && (there !== step || asked !== question)) tell({ kind: "moved", step: there, question: asked });
  }, [place.key]);
}
