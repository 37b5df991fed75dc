// What proves a task done. Which kinds there are, which numbers, and whether it is enough, say the rules of the service itself. GTSD-4.2.
import { html, useEffect, useState } from "../../vendor/preact.js";
import { Button } from "../../design/button.js";
import { TextArea, TextField } from "../../design/field.js";
import { Segments } from "../../design/segments.js";
import { Icon } from "../../design/icon.js";
import { digits, language, useTexts } from "../../ground/language.js";
import { href } from "../../ground/router.js";
import { rules } from "../../ground/wasm.js";
import { texts as taskTexts } from "../parts/texts.js";
import { draftOf, evidence, fromValue } from "./evidence.js";
import { texts } from "./texts.js";
import { WeightEntry } from "./weight-entry.js";

/** @param {{ task: import("./model.js").DailyTask, onSubmit: (details: import("./model.js").EvidenceDetails) => void }} properties */
export function EvidenceForm({ task, onSubmit }) {
  const words = useTexts(texts), names = useTexts(taskTexts);
  const [loaded, setLoaded] = useState(/** @type {{ call: (name: string, input: object) => any } | null | undefined} */ (undefined));
  const [draft, setDraft] = useState(() => draftOf(task));
  useEffect(() => { rules().then((found) => setLoaded(found), () => setLoaded(null)); }, []);
  const state = evidence(loaded, task, draft, language());
  /** @param {Partial<import("./evidence.js").Draft>} change */
  const set = (change) => setDraft((before) => ({ ...before, ...change }));
  const kindNames = { text_log: words.proofText, metrics: words.proofMetrics, photo_reference: words.proofPhoto };
  const problem = (/** @type {string} */ field) => (draft.isTouched ? state.problems.filter((found) => found.field === field).map(({ message }) => digits(message))[0] : undefined);
  return html`<form class="form" noValidate onSubmit=${(/** @type {Event} */ event) => { event.preventDefault(); if (state.canSubmit) onSubmit(fromValue(state, draft)); }}>
    ${state.types.length > 1 && html`<${Segments} name="proof" label=${words.proof} value=${state.type} onInput=${(/** @type {any} */ type) => set({ type })}
      options=${state.types.map((type) => [type, kindNames[type]])} />`}
    ${state.type === "metrics" && html`<div class="metrics">${state.metrics.map((metric) => {
      const entry = {
        name: `metrics.${metric}`, value: draft.entries[metric] ?? "", problem: problem(`metrics.${metric}`),
        onInput: (/** @type {string} */ value) => set({ entries: { ...draft.entries, [metric]: value }, isTouched: true }),
      };
      return metric === "weightKg" ? html`<${WeightEntry} key=${metric} ...${entry} names=${names} />`
        : html`<${TextField} key=${metric} ...${entry} label=${names.metrics[metric][0]} unit=${names.metrics[metric][1]} inputmode="decimal" />`;
    })}</div>`}
    ${state.type === "text_log" && html`<${TextArea} name="text" label=${words.log} value=${draft.text} problem=${problem("text")}
      remaining=${state.textRemaining} onInput=${(/** @type {string} */ text) => set({ text, isTouched: text.length > 0 })} />`}
    ${state.type === "photo_reference"
      ? html`<p class="quiet hint-line"><${Icon} name="camera" size=${22} />${words.photoFirst}</p>
        <a class="button primary large" href=${href(`/progress?task=${task.id}`)}>${words.toPhotos}</a>`
      : html`<${TextField} name="notes" label=${words.note} value=${draft.notes} problem=${problem("notes")} onInput=${(/** @type {string} */ notes) => set({ notes })} />
        ${loaded === null && html`<p class="small quiet">${words.noRules}</p>`}
        <${Button} kind="primary" isLarge icon="check" type="submit" isDisabled=${!state.canSubmit}>${words.complete}</${Button}>`}
  </form>`;
}
