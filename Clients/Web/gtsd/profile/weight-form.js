// A weight of today. One that is far from the last is asked about before it is saved: most of those were typed wrongly.
import { html, useEffect, useRef, useState } from "../../vendor/preact.js";
import { Button } from "../../design/button.js";
import { TextField } from "../../design/field.js";
import { send } from "../../ground/api.js";
import { dayAt } from "../../ground/days.js";
import { asCallError, CallError } from "../../ground/errors.js";
import { useTexts } from "../../ground/language.js";
import { amount, FormSheet } from "./forms.js";
import { texts } from "./texts.js";
import { inWords, ofUnit, weight } from "./units.js";
import { texts as weightTexts } from "./weight.texts.js";

/** How far the service's clock may be behind this one, in milliseconds: a day that has not begun for it is refused, and for it is still the one before. */
const tolerance = 60_000;
/** From which share of the last weight on it is asked about. */
const far = 0.2;
/** What nobody weighs, in kilograms, the service refuses without a question. */
const least = 20, most = 500;

/** @param {import("./forms.js").FormProperties} properties */
export function WeightForm(properties) {
  const words = useTexts(texts), more = useTexts(weightTexts);
  const { settings: { units, timezone }, weights, profile } = properties.person;
  const [asking, setAsking] = useState(/** @type {{ text: string, answer: (isRight: boolean) => void } | undefined} */ (undefined));
  // Named as the service names it, so that what it refuses is told at the field.
  const isImperial = units === "imperial", name = isImperial ? "weightLb" : "weightKg";
  const last = weights.current ?? profile.weightKg;
  /** @param {number} typed @returns {Promise<boolean>} */
  const isMeant = (typed) => {
    const kg = ofUnit(typed, units);
    if (!last || kg < least || kg > most || Math.abs(kg - last) / last <= far) return Promise.resolve(true);
    return new Promise((resolve) => setAsking({
      text: more.far(inWords(typed, units), weight(last, units)), answer(isRight) { setAsking(undefined); resolve(isRight); },
    }));
  };
  const submit = async (/** @type {any} */ values, /** @type {string} */ key) => {
    const typed = amount(values[name]);
    if (!await isMeant(typed)) throw new CallError("validation_failed", { status: 422, fields: [{ field: name, code: "far", message: more.again }] });
    const now = Date.now(), [date, before] = [now, now - tolerance].map((at) => dayAt(at, timezone));
    const log = (/** @type {any} */ date) => send("profile.addWeight", {}, { [name]: typed, date }, { key, subject: "weights" });
    return log(date).catch((thrown) => {
      if (date === before || !asCallError(thrown).fields.some(({ field }) => field === "date")) throw thrown;
      return log(before);
    });
  };
  return html`<${FormSheet} ...${properties} title=${words.logWeight} initial=${{ [name]: "" }} submit=${submit}
    check=${(/** @type {any} */ values) => ({ [name]: amount(values[name]) > 0 ? undefined : words.weightWrong })}
    fields=${(/** @type {any} */ form) => (asking
      // What is asked about is what is saved: nobody changes it meanwhile.
      ? html`<${Question} text=${asking.text} words=${more} onAnswer=${asking.answer} />`
      : html`<${TextField} ...${form.field(name)} label=${words.chart} inputmode="decimal" icon="scale" unit=${words.units[isImperial ? "lb" : "kg"]} />`)} />`;
}

/** @param {{ text: string, words: import("./weight.texts.js").WeightTexts, onAnswer: (isRight: boolean) => void }} properties */
function Question({ text, words, onAnswer }) {
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    place.current?.scrollIntoView({ block: "nearest" });
    place.current?.querySelector("button")?.focus();
  }, []);
  return html`<div class="leaving" role="alert" ref=${place}><p>${text}</p>
    <div class="actions"><${Button} onClick=${() => onAnswer(false)}>${words.correct}</${Button}>
      <${Button} kind="primary" onClick=${() => onAnswer(true)}>${words.right}</${Button}></div></div>`;
}
