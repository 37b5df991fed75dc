// Steps with choices alone: about you, activity, food. Each gets what is typed, what is wrong and a way to tell.
import { html } from "../../../vendor/preact.js";
import { SelectField } from "../../../design/field.js";
import { useTexts } from "../../../ground/language.js";
import { allergies } from "../allergies.js";
import { Choice, DayField, Many, Stepper } from "../parts.js";

/**
 * @typedef {object} StepProperties
 * @property {import("../values.js").Values} values
 * @property {(field: string) => boolean} asks whether the question is on the screen
 * @property {(field: string) => string | undefined} problem
 * @property {(field: keyof import("../values.js").Values, value: any) => void} set
 * @property {import("../questions.texts.js").QuestionTexts} words
 * @property {import("../texts.js").FrameTexts} frame
 * @property {import("../rules.js").Judge | null} judge
 * @property {string[]} skipped
 * @property {Map<string, () => void>} takes what takes over a word that is still being typed, a question each
 * @property {(step: import("../flow.js").Step, field?: string) => void} edit
 */

/** GTSD-P-3.2-02. @param {StepProperties} properties */
export const AccountBasics = ({ values, asks, problem, set, words, frame }) => html`
  ${asks("dateOfBirth") && html`<${DayField} name="dateOfBirth" label=${words.fields.dateOfBirth} value=${values.dateOfBirth} problem=${problem("dateOfBirth")} words=${frame}
    isBirth onInput=${(/** @type {any} */ value) => set("dateOfBirth", value)} />`}
  ${asks("gender") && html`<${Choice} name="gender" label=${words.fields.gender} options=${words.genders} value=${values.gender} problem=${problem("gender")} look="pairs"
    onInput=${(/** @type {string} */ value) => set("gender", value)} />`}
  ${asks("timezone") && html`<${SelectField} name="timezone" label=${words.fields.timezone} hint=${words.hints.timezone} value=${values.timezone} problem=${problem("timezone")}
    icon="globe" options=${zones()} onInput=${(/** @type {string} */ value) => set("timezone", value)} />`}`;

/** @returns {[string, string][]} */
const zones = () => ["UTC", ...Intl.supportedValuesOf("timeZone")].map((zone) => [zone, zone.replaceAll("_", " ")]);

/** @param {StepProperties} properties */
export const ActivityLevel = ({ values, problem, set, words }) => html`
  <${Choice} name="activityLevel" label=${words.fields.activityLevel} isHidden options=${words.activity} value=${values.activityLevel}
    problem=${problem("activityLevel")} onInput=${(/** @type {string} */ value) => set("activityLevel", value)} />`;

/** @param {StepProperties} properties */
export function Preferences({ values, asks, problem, set, words, takes }) {
  const choices = useTexts(allergies);
  return html`
    ${asks("dietaryPreferences") && html`<${Many} name="dietaryPreferences" label=${words.fields.dietaryPreferences} hint=${words.hints.dietaryPreferences} options=${words.diets}
      values=${values.dietaryPreferences} problem=${problem("dietaryPreferences")} words=${words.parts} takes=${takes}
      onInput=${(/** @type {any} */ value) => set("dietaryPreferences", value)} />`}
    ${asks("allergies") && html`<${Many} name="allergies" label=${words.fields.allergies} hint=${words.hints.allergies}
      options=${choices} values=${values.allergies} problem=${problem("allergies")} words=${words.parts} takes=${takes}
      onInput=${(/** @type {any} */ value) => set("allergies", value)} />`}
    ${asks("mealsPerDay") && html`<${Stepper} name="mealsPerDay" label=${words.fields.mealsPerDay} value=${values.mealsPerDay} least=${1} most=${10}
      problem=${problem("mealsPerDay")} words=${words.parts} onInput=${(/** @type {string} */ value) => set("mealsPerDay", value)} />`}`;
}
