// The goal and the body: weights and heights in either system, with the index while they are typed. GTSD-P-3.2-03 to -05.
import { html } from "../../../vendor/preact.js";
import { Button } from "../../../design/button.js";
import { TextArea, TextField } from "../../../design/field.js";
import { Icon } from "../../../design/icon.js";
import { Segments } from "../../../design/segments.js";
import { number } from "../../../ground/language.js";
import { hasTarget } from "../flow.js";
import { Choice, DayField } from "../parts.js";
import { today } from "../rules.js";
import { day, parts, shown } from "../values.js";

/** @typedef {import("./simple.js").StepProperties} StepProperties */

/** @param {StepProperties} properties */
const Units = ({ values, set, frame }) => html`<${Segments} name="units" label=${frame.units} value=${values.units}
  options=${[["metric", frame.metric], ["imperial", frame.imperial]]} onInput=${(/** @type {string} */ value) => set("units", value)} />`;

/** One weight or height. @param {{ given: StepProperties, name: "weightKg" | "heightCm" | "targetWeightKg", kind: "weight" | "height", icon: string }} properties */
function MeasureField({ given: { values, problem, set, words, frame }, name, kind, icon }) {
  const [weight, height] = frame[values.units].split(" · ");
  return html`<${TextField} name=${name} label=${words.fields[name]} icon=${icon} inputmode="decimal" unit=${kind === "weight" ? weight : height}
    value=${shown(values[name], values.units, kind)} problem=${problem(name)} hint=${kind === "height" && values.units === "imperial" ? words.hints.heightIn : undefined}
    onInput=${(/** @type {string} */ text) => set(name, { text, units: values.units })} />`;
}

/** The day some months from now. @param {number} months */
function later(months) {
  const [year, month, date] = today().split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, 28))).toISOString().slice(0, 10);
}

/** @param {StepProperties} given */
export function Goals(given) {
  const { values, asks, problem, set, words, frame } = given;
  return html`
    ${asks("primaryGoal") && html`<${Choice} name="primaryGoal" label=${words.fields.primaryGoal} isHidden options=${words.goals} value=${values.primaryGoal}
      problem=${problem("primaryGoal")} onInput=${(/** @type {string} */ value) => set("primaryGoal", value)} />`}
    ${asks("targetWeightKg") && hasTarget(values.primaryGoal) && html`
      <div class="measures"><${Units} ...${given} /><${MeasureField} given=${given} name="targetWeightKg" kind="weight" icon="target" /></div>
      <div class="by-when">
        <${DayField} name="targetDate" label=${words.fields.targetDate} value=${values.targetDate} problem=${problem("targetDate")} words=${frame}
          onInput=${(/** @type {any} */ value) => set("targetDate", value)} />
        <div class="spans">${words.spans.map(([months, text]) => html`<button type="button" key=${months} aria-pressed=${day(values.targetDate) === later(Number(months))}
          onClick=${() => set("targetDate", parts(later(Number(months))))}>${text}</button>`)}</div>
      </div>`}
    ${asks("motivation") && html`<${TextArea} name="motivation" label="${words.fields.motivation} (${frame.optional})" hint=${words.hints.motivation} value=${values.motivation}
      problem=${problem("motivation")} onInput=${(/** @type {string} */ value) => set("motivation", value)} />`}`;
}

/** @param {StepProperties} given */
export function HealthMetrics(given) {
  const { values, judge, skipped, words, edit } = given;
  const target = judge?.submit(values, skipped).find(({ field, code }) => field === "targetWeightKg" && code !== "required");
  return html`
    <${Units} ...${given} />
    <div class="two"><${MeasureField} given=${given} name="weightKg" kind="weight" icon="scale" />
      <${MeasureField} given=${given} name="heightCm" kind="height" icon="ruler" /></div>
    <${Index} value=${judge?.bmi(values)} words=${words.review} />
    ${target && html`<div class="aside is-warning" role="status"><${Icon} name="info" size=${20} /><p>${target.message}</p>
      <${Button} kind="plain" onClick=${() => edit("goals", "targetWeightKg")}>${words.review.same}</${Button}></div>`}`;
}

/** The scale of the index goes from 15 to 40; the bands are those of the WHO. */
const bands = [18.5, 25, 30], least = 15, most = 40;

/** @param {{ value?: number, words: import("../questions.texts.js").QuestionTexts["review"] }} properties */
function Index({ value, words }) {
  const band = value === undefined ? -1 : bands.filter((limit) => value >= limit).length;
  const place = value === undefined ? 0 : (100 * (Math.min(most, Math.max(least, value)) - least)) / (most - least);
  return html`<div class="index" data-band=${band}>
    <p role="status"><span>${words.bmi}</span> <b class="figures">${value === undefined ? words.nothing : number(value, { minimumFractionDigits: 1 })}</b>
      ${band >= 0 && html`<em>${words.bands[band]}</em>`}</p>
    <div class="scale" aria-hidden="true"><i></i><i></i><i></i><i></i>${value !== undefined && html`<span style=${{ "--at": place }}></span>`}</div>
  </div>`;
}
