// What can be added or changed on the page, each in a sheet of its own.
import { html } from "../../vendor/preact.js";
import { Button } from "../../design/button.js";
import { SelectField, TextField } from "../../design/field.js";
import { Sheet } from "../../design/sheet.js";
import { Summary } from "../../design/states.js";
import { send } from "../../ground/api.js";
import { asCallError } from "../../ground/errors.js";
import { useForm } from "../../ground/form.js";
import { useTexts, western } from "../../ground/language.js";
import { notify } from "../../ground/live.js";
import { emailProblem, onlyProblems } from "../auth/checks.js";
import { texts as authTexts } from "../auth/texts.js";
import { texts as factsTexts } from "./facts.texts.js";
import { texts } from "./texts.js";

/** @typedef {{ person: import("./model.js").Person, onClose: () => void, onSaved: () => void }} FormProperties */

/** How far the service's clock may be behind this one, in milliseconds: a day that has not begun for it is refused. */
const tolerance = 60_000;

/** Today where the person's days begin and end. @param {string} timeZone @returns {any} */
const today = (timeZone) => new Intl.DateTimeFormat("en-CA", { timeZone, calendar: "gregory", numberingSystem: "latn", year: "numeric", month: "2-digit", day: "2-digit" })
  .format(Date.now() - tolerance);

/** @param {string} typed */
export const amount = (typed) => Number(western(typed).replace(",", "."));

/**
 * @param {FormProperties & { title: string, initial: any, check: (values: any) => any, fields: (form: any) => any,
 *   submit: (values: any, key: string) => Promise<unknown> }} properties
 */
export function FormSheet({ title, initial, check, submit, fields, onClose, onSaved }) {
  const words = useTexts(texts);
  const form = useForm({
    initial, check: (values) => onlyProblems(check(values)),
    submit: async (values, key) => {
      // Without a network the device keeps it and sends it later.
      const text = await submit(values, key).then(() => words.saved, (thrown) => {
        if (asCallError(thrown).code !== "queued") throw thrown;
        return words.queued;
      });
      onSaved();
      onClose();
      notify({ text });
    },
  });
  return html`<${Sheet} title=${title} onClose=${onClose}><form class="form" noValidate onSubmit=${form.onSubmit}>
    <${Summary} form=${form} />${fields(form)}
    <${Button} kind="primary" isLarge type="submit" isBusy=${form.isBusy}>${words.save}</${Button}>
  </form></${Sheet}>`;
}

/** It may be sent days later. @returns {any} */
const now = () => new Date().toISOString();

/** @param {FormProperties} properties */
export function NameForm(properties) {
  const words = useTexts(texts);
  return html`<${FormSheet} ...${properties} title=${words.edit} initial=${{ name: properties.person.profile.name ?? "" }}
    check=${(/** @type {any} */ { name }) => ({ name: name.trim() ? undefined : words.nameMissing })}
    submit=${(/** @type {any} */ { name }, /** @type {string} */ key) => send("profile.change", {}, { name: name.trim() }, { key })}
    fields=${(/** @type {any} */ form) => html`<${TextField} ...${form.field("name")} label=${words.name} autocomplete="name" icon="user" />`} />`;
}

/** @param {FormProperties} properties */
export function WeightForm(properties) {
  const words = useTexts(texts);
  const isImperial = properties.person.settings.units === "imperial";
  // Named as the service names it, so that what it refuses is told at the field.
  const name = isImperial ? "weightLb" : "weightKg";
  return html`<${FormSheet} ...${properties} title=${words.logWeight} initial=${{ [name]: "" }}
    check=${(/** @type {any} */ values) => ({ [name]: amount(values[name]) > 0 ? undefined : words.weightWrong })}
    submit=${(/** @type {any} */ values, /** @type {string} */ key) =>
      send("profile.addWeight", {}, { [name]: amount(values[name]), date: today(properties.person.settings.timezone) }, { key, subject: "weights" })}
    fields=${(/** @type {any} */ form) => html`<${TextField} ...${form.field(name)} label=${words.chart} inputmode="decimal" icon="scale"
      unit=${words.units[isImperial ? "lb" : "kg"]} />`} />`;
}

/** @param {FormProperties} properties */
export function MeasurementForm(properties) {
  const words = useTexts(texts);
  const length = properties.person.settings.units === "imperial" ? "in" : "cm";
  const unit = (/** @type {string} */ type) => (type === "body_fat" ? "percent" : length);
  return html`<${FormSheet} ...${properties} title=${words.addMeasurement} initial=${{ type: "waist", value: "" }}
    check=${(/** @type {any} */ { value }) => ({ value: amount(value) > 0 ? undefined : words.valueWrong })}
    submit=${(/** @type {any} */ { type, value }, /** @type {string} */ key) =>
      send("profile.addMeasurement", {}, { type, value: amount(value), unit: unit(type), takenAt: now() }, { key, subject: "measurements" })}
    fields=${(/** @type {any} */ form) => html`<${SelectField} ...${form.field("type")} label=${words.what} options=${Object.entries(words.kinds)} />
      <${TextField} ...${form.field("value")} label=${words.value} inputmode="decimal" icon="ruler" unit=${words.units[unit(form.values.type)]} />`} />`;
}

/** @param {FormProperties} properties */
export function PartnerForm(properties) {
  const words = useTexts(texts), shared = useTexts(authTexts), facts = useTexts(factsTexts);
  // To the service the same address is the same partner, whose name it would change.
  const taken = (/** @type {string} */ email) => {
    const same = properties.person.partners.find((one) => one.email?.toLowerCase() === email.trim().toLowerCase());
    return same && facts.taken(same.name);
  };
  return html`<${FormSheet} ...${properties} title=${words.addPartner} initial=${{ name: "", email: "", relationship: "friend" }}
    check=${(/** @type {any} */ { name, email }) => ({ name: name.trim() ? undefined : words.nameMissing, email: emailProblem(email, shared) ?? taken(email) })}
    submit=${(/** @type {any} */ { name, email, relationship }, /** @type {string} */ key) =>
      send("profile.addPartner", {}, { name: name.trim(), email: email.trim(), relationship }, { key })}
    fields=${(/** @type {any} */ form) => html`<${TextField} ...${form.field("name")} label=${words.name} icon="user" />
      <${TextField} ...${form.field("email")} label=${words.email} type="email" inputmode="email" icon="mail" />
      <${SelectField} ...${form.field("relationship")} label=${words.relationship} options=${Object.entries(words.relationships)} />`} />`;
}
