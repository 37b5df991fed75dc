// How somebody eats and what they must not eat, by the controls that asked it first. GTSD-P-3.2-08.
import { html, useRef } from "../../vendor/preact.js";
import { send } from "../../ground/api.js";
import { useTexts } from "../../ground/language.js";
import { allergies, chosenAllergies } from "../onboarding/allergies.js";
import { Many, Stepper } from "../onboarding/parts.js";
import { questionTexts } from "../onboarding/questions.texts.js";
import { FormSheet } from "./forms.js";
import { texts } from "./facts.texts.js";

/** @param {import("./forms.js").FormProperties} properties */
export function FoodForm(properties) {
  const words = useTexts(texts), questions = useTexts(questionTexts), choices = useTexts(allergies);
  const { profile } = properties.person;
  const takes = useRef(/** @type {Map<string, () => void>} */ (new Map())).current;
  // A word that was typed and not added is taken along on the way, when the form's own values are decided already.
  const late = useRef(/** @type {Record<string, string[]>} */ ({})).current;
  /** @param {any} values @param {string} key */
  function submit(values, key) {
    for (const take of takes.values()) take();
    const { mealsPerDay, ...chosen } = { ...values, ...late };
    return send("profile.change", {}, { ...chosen, mealsPerDay: Number(mealsPerDay), version: profile.version }, { key });
  }
  const many = (/** @type {any} */ form, /** @type {"dietaryPreferences" | "allergies"} */ name, /** @type {[string, string][]} */ options) => {
    const { value, problem, onInput } = form.field(name);
    const set = (/** @type {string[]} */ chosen) => { late[name] = chosen; onInput(chosen); };
    return html`<${Many} name=${name} label=${questions.fields[name]} hint=${questions.hints[name]} options=${options} values=${value} problem=${problem}
      words=${questions.parts} takes=${takes} onInput=${set} />`;
  };
  return html`<${FormSheet} ...${properties} title=${words.food} submit=${submit}
    initial=${{ dietaryPreferences: profile.dietaryPreferences ?? [], allergies: chosenAllergies(profile.allergies), mealsPerDay: String(profile.mealsPerDay ?? 3) }}
    check=${(/** @type {any} */ { mealsPerDay }) => ({ mealsPerDay: Number(mealsPerDay) >= 1 && Number(mealsPerDay) <= 10 ? undefined : words.meals })}
    fields=${(/** @type {any} */ form) => html`
      ${many(form, "dietaryPreferences", questions.diets)}
      ${many(form, "allergies", choices)}
      <${Stepper} ...${form.field("mealsPerDay")} label=${questions.fields.mealsPerDay} least=${1} most=${10} words=${questions.parts} />`} />`;
}
