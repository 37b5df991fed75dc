// What the plan was made with and nobody weighs each day: birth, gender, height. Results and settings promise that it can be changed.
import { html } from "../../vendor/preact.js";
import { SelectField, TextField } from "../../design/field.js";
import { send } from "../../ground/api.js";
import { asCallError } from "../../ground/errors.js";
import { useTexts, western } from "../../ground/language.js";
import { questionTexts } from "../onboarding/questions.texts.js";
import { answersOf, empty, shown } from "../onboarding/values.js";
import { DayField } from "../parts/day-field.js";
import { FormSheet } from "./forms.js";
import { texts } from "./facts.texts.js";
import { texts as profileTexts } from "./texts.js";

/** @param {import("./forms.js").FormProperties} properties */
export function BodyForm(properties) {
  const words = useTexts(texts), questions = useTexts(questionTexts), { units: unitWords } = useTexts(profileTexts);
  const { profile, settings } = properties.person;
  const units = settings.units === "imperial" ? "imperial" : "metric";
  const tall = profile.heightCm ? shown({ text: String(profile.heightCm), units: "metric" }, units, "height") : "";
  /** The height as an answer, in the unit it was typed in. @param {string} text */
  const height = (text) => answersOf("health_metrics", { ...empty(), heightCm: { text: western(text), units } });
  /** @param {Record<string, string>} values */
  const check = ({ dateOfBirth, gender, heightCm }) => ({
    dateOfBirth: dateOfBirth ? undefined : questions.missing.dateOfBirth, gender: gender ? undefined : questions.missing.gender,
    heightCm: Object.values(height(heightCm)).some((one) => typeof one === "number" && one > 0) ? undefined : questions.missing.heightCm,
  });
  /** @param {Record<string, string>} values @param {string} key */
  async function submit({ dateOfBirth, gender, heightCm }, key) {
    try {
      // A height that only looks rounded in this unit stays as it is.
      const change = { dateOfBirth, gender, ...(heightCm !== tall && height(heightCm)), version: profile.version };
      await send("profile.change", {}, /** @type {any} */ (change), { key });
    } catch (thrown) {
      const error = asCallError(thrown);
      error.fields = error.fields.map((one) => ({ ...one, field: one.field.replace(/In$/, "Cm") }));
      throw error;
    }
  }
  return html`<${FormSheet} ...${properties} title=${words.body} check=${check} submit=${submit}
    initial=${{ dateOfBirth: profile.dateOfBirth ?? "", gender: profile.gender ?? "", heightCm: tall }}
    fields=${(/** @type {any} */ form) => html`
      <${DayField} ...${form.field("dateOfBirth")} label=${questions.fields.dateOfBirth} isBirth />
      <${SelectField} ...${form.field("gender")} label=${questions.fields.gender} icon="user" options=${questions.genders} />
      <${TextField} ...${form.field("heightCm")} label=${questions.fields.heightCm} inputmode="decimal" icon="ruler"
        unit=${unitWords[units === "imperial" ? "in" : "cm"]} hint=${units === "imperial" ? questions.hints.heightIn : undefined} />`} />`;
}
