// What may be put right about a photo afterwards: its angle, its stage, the day it was taken.
import { html } from "../../vendor/preact.js";
import { Button } from "../../design/button.js";
import { SelectField } from "../../design/field.js";
import { Segments } from "../../design/segments.js";
import { Sheet } from "../../design/sheet.js";
import { Summary } from "../../design/states.js";
import { send } from "../../ground/api.js";
import { useForm } from "../../ground/form.js";
import { DayField } from "../parts/day-field.js";
import { dayOf } from "./arrange.js";

/** @typedef {import("./model.js").Photo} Photo */

/** @param {{ photo: Photo, words: import("./texts.js").ProgressTexts, onClose: () => void, onChanged: (photo: Photo) => void }} properties */
export function PhotoForm({ photo, words, onClose, onChanged }) {
  const today = dayOf(new Date().toISOString()), taken = dayOf(photo.takenAt);
  const form = useForm({
    initial: { photoType: /** @type {string} */ (photo.photoType), stage: /** @type {string} */ (photo.stage ?? ""), takenAt: taken },
    check: ({ takenAt }) => (!takenAt ? { takenAt: words.noSuchDay } : takenAt <= today ? {} : { takenAt: words.noFuture }),
    submit: async ({ photoType, stage, takenAt }, key, isHere) => {
      // The moment stays where only something else is changed.
      const moment = takenAt === taken ? {} : { takenAt: new Date(`${takenAt}T12:00:00`).toISOString() };
      const change = { photoType, ...moment, ...(stage ? { stage } : { clear: ["stage"] }) };
      onChanged(await send("media.changePhoto", { id: photo.id }, /** @type {any} */ (change), { key }));
      if (isHere()) onClose();
    },
  });
  return html`<${Sheet} title=${words.edit} onClose=${onClose}><form class="form" noValidate onSubmit=${form.onSubmit}>
    <${Summary} form=${form} />
    <div class="field"><p class="label" aria-hidden="true">${words.angleLabel}</p>
      <${Segments} name="edit-angle" label=${words.angleLabel} value=${form.values.photoType} onInput=${form.field("photoType").onInput}
        options=${Object.entries(words.angle)} /></div>
    <${SelectField} ...${form.field("stage")} label=${words.stageOptional} options=${[["", words.noStage], ...Object.entries(words.stage)]} />
    <${DayField} ...${form.field("takenAt")} label=${words.takenOn} />
    <${Button} kind="primary" isLarge type="submit" isBusy=${form.isBusy}>${words.save}</${Button}>
  </form></${Sheet}>`;
}
