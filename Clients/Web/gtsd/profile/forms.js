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
import { onlyProblems } from "../auth/checks.js";
import { texts } from "./texts.js";

/** @typedef {{ person: import("./model.js").Person, onClose: () => void, onSaved: () => void }} FormProperties */

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
    submit: async (values, key, isHere) => {
      // Without a network the device keeps it and sends it later.
      const text = await submit(values, key).then(() => words.saved, (thrown) => {
        const { code } = asCallError(thrown);
        // Another device was faster: what it changed is read, and stands in the fields that nobody typed in when it is saved again.
        if (code === "version_conflict") onSaved();
        if (code !== "queued") throw thrown;
        return words.queued;
      });
      onSaved();
      if (isHere()) onClose();
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
