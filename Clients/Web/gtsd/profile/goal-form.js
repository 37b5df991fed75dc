// What somebody wants, and how much they move: changed after the first questions, by the same rules. GTSD-7.1-05, GTSD-7.1-06.
import { html } from "../../vendor/preact.js";
import { SelectField, TextArea, TextField } from "../../design/field.js";
import { send } from "../../ground/api.js";
import { asCallError } from "../../ground/errors.js";
import { useTexts } from "../../ground/language.js";
import { DayField } from "../parts/day-field.js";
import { amount, FormSheet } from "./forms.js";
import { texts } from "./texts.js";
import { inUnit } from "./units.js";

/** Goals that are about weight, and so have a target and a day. */
const aims = ["lose_weight", "gain_muscle"];

/** @param {import("./forms.js").FormProperties} properties */
export function GoalForm(properties) {
  const words = useTexts(texts);
  const { profile, settings } = properties.person;
  const isImperial = settings.units === "imperial";
  const shown = profile.targetWeightKg ? String(inUnit(profile.targetWeightKg, settings.units)) : "";
  /** @param {Record<string, string>} values */
  const change = ({ primaryGoal, targetWeightKg, targetDate, activityLevel, motivation }) => {
    const hasTarget = aims.includes(primaryGoal);
    // A weight that only looks rounded in this unit stays as it is.
    const target = targetWeightKg === shown ? { targetWeightKg: profile.targetWeightKg } : { [isImperial ? "targetWeightLb" : "targetWeightKg"]: amount(targetWeightKg) };
    const clear = [...(hasTarget ? [] : ["targetWeightKg", "targetDate"]), ...(motivation.trim() ? [] : ["motivation"])];
    return {
      primaryGoal, activityLevel, ...(hasTarget && { ...target, targetDate }), ...(motivation.trim() && { motivation: motivation.trim() }), clear, version: profile.version,
    };
  };
  return html`<${FormSheet} ...${properties} title=${words.changeGoal}
    initial=${{
      primaryGoal: profile.primaryGoal ?? "maintain", targetWeightKg: shown, targetDate: profile.targetDate ?? "", activityLevel: profile.activityLevel ?? "sedentary",
      motivation: profile.motivation ?? "",
    }}
    check=${(/** @type {any} */ { primaryGoal, targetWeightKg, targetDate }) => aims.includes(primaryGoal)
      ? { targetWeightKg: amount(targetWeightKg) > 0 ? undefined : words.weightWrong, targetDate: targetDate ? undefined : words.dateMissing } : {}}
    submit=${async (/** @type {any} */ values, /** @type {string} */ key) => {
      try {
        await send("profile.change", {}, /** @type {any} */ (change(values)), { key });
      } catch (thrown) {
        const error = asCallError(thrown);
        error.fields = error.fields.map((one) => ({ ...one, field: one.field.replace(/Lb$/, "Kg") }));
        throw error;
      }
    }}
    fields=${(/** @type {any} */ form) => html`
      <${SelectField} ...${form.field("primaryGoal")} label=${words.goal} icon="target" options=${Object.entries(words.goals)} />
      ${aims.includes(form.values.primaryGoal) && html`
        <${TextField} ...${form.field("targetWeightKg")} label=${words.goalWeight} inputmode="decimal" icon="scale" unit=${words.units[isImperial ? "lb" : "kg"]} />
        <${DayField} ...${form.field("targetDate")} label=${words.goalDate} />`}
      <${SelectField} ...${form.field("activityLevel")} label=${words.activity} icon="heart-pulse" options=${Object.entries(words.levels)} />
      <${TextArea} ...${form.field("motivation")} label=${words.why} />`} />`;
}
