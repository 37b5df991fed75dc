// What the answers come to: the same numbers on the review and after it. GTSD-2.3, GTSD-P-6.2-05.
import { html } from "../../vendor/preact.js";
import { Icon } from "../../design/icon.js";
import { date, digits, number, useTexts } from "../../ground/language.js";
import { resultTexts } from "./texts.js";

/**
 * @typedef {object} Numbers
 * @property {number} bmr @property {number} tdee @property {number} calorieTarget @property {number} proteinTargetG @property {number} waterTargetMl
 * @property {string | null} [projectedDate] @property {number | null} [projectedWeeks] @property {boolean} [targetDateTooEarly]
 * @property {{ message: string }[]} [warnings]
 */

/** @param {{ targets: Numbers, isSmall?: boolean }} properties */
export function Targets({ targets, isSmall = false }) {
  const words = useTexts(resultTexts);
  const { bmr, tdee, calorieTarget, proteinTargetG, waterTargetMl, projectedDate, projectedWeeks, targetDateTooEarly, warnings = [] } = targets;
  const tile = (/** @type {string} */ icon, /** @type {string} */ name, /** @type {string} */ value, /** @type {string} */ unit) => html`
    <div><dt><${Icon} name=${icon} size=${20} />${name}</dt><dd><b class="figures">${value}</b> <span>${unit}</span></dd></div>`;
  return html`<section class="targets ${isSmall ? "is-small" : ""}" aria-label=${words.title}>
    <dl>
      <div class="main"><dt>${words.calories}</dt><dd><b class="figures">${number(calorieTarget)}</b> <span>${words.kcal}</span></dd></div>
      ${tile(icons.rest, words.bmr, number(bmr), words.kcal)}
      ${tile(icons.active, words.tdee, number(tdee), words.kcal)}
      ${tile(icons.protein, words.protein, number(proteinTargetG), words.grams)}
      ${tile(icons.water, words.water, number(waterTargetMl / 1000, { maximumFractionDigits: 2 }), words.litres)}
    </dl>
    ${projectedDate && html`<p class="when"><${Icon} name="flag" size=${20} /><span>${words.projected}
      ${" "}<b>${date(projectedDate, { day: "numeric", month: "long", year: "numeric" })}</b>${projectedWeeks ? ` · ${words.weeks(projectedWeeks)}` : ""}</span></p>`}
    ${targetDateTooEarly && html`<p class="note"><${Icon} name="info" size=${18} /><span>${words.early}</span></p>`}
    ${warnings.map(({ message }) => html`<p class="note"><${Icon} name="triangle-alert" size=${18} /><span>${digits(message)}</span></p>`)}
  </section>`;
}
const icons = { rest: "moon", active: "zap", protein: "beef", water: "droplet" };
