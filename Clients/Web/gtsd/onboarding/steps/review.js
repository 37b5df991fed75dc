// Everything that was answered, each part a way back to its step, and what it comes to. GTSD-2.1-07, GTSD-P-3.2-11, -12.
import { html } from "../../../vendor/preact.js";
import { Icon } from "../../../design/icon.js";
import { date, number, useTexts } from "../../../ground/language.js";
import { allergies } from "../allergies.js";
import { hasTarget } from "../flow.js";
import { Targets } from "../targets.js";
import { texts } from "../texts.js";
import { day, shown } from "../values.js";

/** @typedef {import("../model.js").Asking} Asking */
/** @typedef {import("../questions.texts.js").QuestionTexts} Words */
/** @typedef {[field: string, text: string | undefined]} Row */

/** @param {{ state: Asking, words: Words, problem: (field: string) => string | undefined, edit: (step: any, field?: string) => void }} properties */
export function Review({ state, words, problem, edit }) {
  const frame = useTexts(texts), allergyNames = useTexts(allergies);
  const { values, skipped, judge, preview } = state;
  const targets = judge ? judge.energy(values, skipped) : preview;
  const [weight, height] = frame[values.units].split(" · ");
  const word = (/** @type {string[][]} */ options, /** @type {string} */ value) => options.find(([option]) => option === value)?.[1];
  const measure = (/** @type {import("../values.js").Measure} */ of, /** @type {"weight" | "height"} */ kind) => {
    const text = shown(of, values.units, kind);
    // Feet and inches say themselves what they are.
    return text && (Number.isNaN(Number(text)) ? text : `${number(Number(text))} ${kind === "weight" ? weight : height}`);
  };
  const long = (/** @type {import("../values.js").DayParts} */ of) => {
    const text = day(of);
    return text && !Number.isNaN(Date.parse(text)) ? date(text, { day: "numeric", month: "long", year: "numeric" }) : text;
  };
  const list = (/** @type {string[]} */ values, /** @type {string[][]} */ options = []) => values.map((value) => word(options, value) ?? value).join(frame.listed);
  /** @type {[import("../flow.js").Step, Row[]][]} */
  const parts = [
    ["account_basics", [["dateOfBirth", long(values.dateOfBirth)], ["gender", word(words.genders, values.gender)],
      .../** @type {Row[]} */ (values.timezone ? [["timezone", values.timezone.replaceAll("_", " ")]] : [])]],
    ["goals", [["primaryGoal", word(words.goals, values.primaryGoal)],
      ...(hasTarget(values.primaryGoal) ? /** @type {Row[]} */ ([["targetWeightKg", measure(values.targetWeightKg, "weight")], ["targetDate", long(values.targetDate)]]) : []),
      ["motivation", values.motivation.trim()]]],
    ["health_metrics", [["weightKg", measure(values.weightKg, "weight")], ["heightCm", measure(values.heightCm, "height")]]],
    ["activity_level", [["activityLevel", word(words.activity, values.activityLevel)]]],
    ["preferences", [["dietaryPreferences", list(values.dietaryPreferences, words.diets)], ["allergies", list(values.allergies, allergyNames)],
      ["mealsPerDay", number(Number(values.mealsPerDay) || 0)]]],
    ["partners", [["partners", skipped.includes("partners") ? words.review.skipped : list(values.partners.map(({ name }) => name))]]],
  ];
  return html`
    ${targets && html`<${Targets} targets=${targets} isSmall />`}
    <div class="parts-of-review">${parts.map(([step, rows], index) => html`
      <section class="card" key=${step} aria-labelledby="review-${step}">
        <header><h2 id="review-${step}">${frame.steps[index + 1]}</h2>
          <button type="button" class="button plain" aria-label="${words.review.edit}: ${frame.steps[index + 1]}" onClick=${() => edit(step)}>
            <${Icon} name="pencil" size=${16} />${words.review.edit}</button></header>
        <dl>${rows.map(([field, text]) => html`<div key=${field}><dt>${words.fields[field]}</dt>
          <dd dir="auto">${text || words.review.nothing}
            ${problem(field) && html`<button type="button" class="wrong" onClick=${() => edit(step, field)}><${Icon} name="circle-alert" size=${16} />${problem(field)}</button>`}
          </dd></div>`)}</dl>
      </section>`)}</div>`;
}
