// One step as a form: its questions, what is wrong with them, and the way on.
import { html, useEffect, useRef } from "../../vendor/preact.js";
import { Button } from "../../design/button.js";
import { Icon } from "../../design/icon.js";
import { explain } from "../../design/states.js";
import { texts as stateTexts } from "../../design/states.texts.js";
import { useTexts } from "../../ground/language.js";
import { canSkip, steps } from "./flow.js";
import { fieldsHere, problemsHere, problemsOfAll } from "./model.js";
import { questionTexts } from "./questions.texts.js";
import { onSwipe } from "../../design/swipe.js";
import { texts } from "./texts.js";
import { Goals, HealthMetrics } from "./steps/body.js";
import { Partners } from "./steps/partners.js";
import { Review } from "./steps/review.js";
import { AccountBasics, ActivityLevel, Preferences } from "./steps/simple.js";

/** @type {Record<string, (given: import("./steps/simple.js").StepProperties) => any>} */
const screens = {
  account_basics: AccountBasics, goals: Goals, health_metrics: HealthMetrics, activity_level: ActivityLevel, preferences: Preferences, partners: Partners,
};

/** @param {{ state: import("./model.js").Asking, tell: import("./view.js").Tell }} properties */
export function StepForm({ state, tell }) {
  const words = useTexts(questionTexts), frame = useTexts(texts), failures = useTexts(stateTexts);
  const form = useRef(/** @type {HTMLFormElement | null} */ (null));
  const takes = useRef(/** @type {Map<string, () => void>} */ (new Map())).current;
  const { step, values, looked, attempts, busy, error } = state;
  const isReview = step === "review", head = words.heads[steps.indexOf(step) - 1];
  const problems = isReview ? problemsOfAll(state) : problemsHere(state);
  const asked = fieldsHere(state);
  // After a refused attempt the first field that is wrong takes the focus.
  useEffect(() => {
    const wrong = attempts ? form.current?.querySelector(".wrong")?.closest(".field") : null;
    const first = wrong?.querySelector("input:not([type=radio]):not([type=checkbox]), textarea, input:checked, input") ?? wrong;
    if (first instanceof HTMLElement) first.focus();
  }, [attempts]);
  const problem = (/** @type {string} */ field) => {
    const found = problems.find((one) => one.field.split(".")[0] === field && (isReview || looked.includes(field)));
    if (!found) return undefined;
    if (found.code === "required") return words.missing[field] ?? found.message;
    return found.code === "malformed" && /date/i.test(field) ? words.badDay : found.message;
  };
  const edit = (/** @type {any} */ step, /** @type {string} */ field) => tell({ kind: "edit", step, field });
  const given = {
    values, problem, words, frame, judge: state.judge, skipped: state.skipped, edit, takes, asks: (/** @type {string} */ field) => asked.includes(field),
    set: (/** @type {any} */ field, /** @type {unknown} */ value) => tell({ kind: "typed", field, value }),
  };
  const next = () => {
    for (const take of takes.values()) take();
    tell({ kind: "next" });
  };
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (isReview) tell({ kind: "submit" });
    else next();
  };
  return html`<main id="content">
    <form ref=${form} class="step" noValidate onSubmit=${submit} ...${onSwipe(() => !isReview && next(), () => tell({ kind: "back" }))}>
      <div class="head"><h1 tabindex="-1">${head.title}</h1><p class="quiet">${head.lead}</p></div>
      ${isReview ? html`<${Review} state=${state} words=${words} problem=${problem} edit=${edit} />` : html`<${screens[step]} ...${given} />`}
      ${state.isBlind && html`<p class="hint-line small"><${Icon} name="info" size=${18} />${isReview ? words.review.blind : words.blind}</p>`}
      ${error && html`<div class="summary" role="alert"><${Icon} name="wifi-off" size=${22} /><div><h2>${explain(error, failures)}</h2><p>${words.review.failed}</p></div></div>`}
      <footer>
        ${isReview
          ? html`<${Button} kind="primary" isLarge type="submit" isBusy=${busy === "submitting"} isDisabled=${!busy && problems.length > 0}>
              ${busy ? words.review.busy : error ? words.review.retry : words.review.submit}</${Button}>`
          : html`<${Button} kind="primary" isLarge type="submit" isBusy=${busy === "saving"}>${state.isEditing ? frame.save : frame.next}</${Button}>`}
        ${canSkip(step) && !values.partners.length && html`<${Button} kind="plain" onClick=${() => tell({ kind: "skip" })}>${frame.skip}</${Button}>`}
      </footer>
    </form>
  </main>`;
}
