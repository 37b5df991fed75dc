// The weigh-ins of a range, newest first. What was typed wrongly is taken out, and can be brought back.
import { html, useState } from "../../vendor/preact.js";
import { Button, IconButton } from "../../design/button.js";
import { Icon } from "../../design/icon.js";
import { send } from "../../ground/api.js";
import { asCallError } from "../../ground/errors.js";
import { date, useTexts } from "../../ground/language.js";
import { notify } from "../../ground/live.js";
import { texts } from "./texts.js";
import { weight } from "./units.js";
import { isUnsent } from "./weight-unsent.js";
import { texts as weightTexts } from "./weight.texts.js";

/** @typedef {import("../../contracts/types.d.ts").WeightEntry} WeightEntry */

/** So many are shown until somebody wants all. */
const first = 10;
/** What changes of weights are about: they are sent in their order. */
const subject = "weights";

/** @param {{ person: import("./model.js").Person, onChanged: () => void }} properties */
export function WeightList({ person: { weights, settings }, onChanged }) {
  const words = useTexts(texts), more = useTexts(weightTexts);
  const [isWhole, setWhole] = useState(false);
  const newest = [...weights.items].reverse();
  /** @param {() => Promise<unknown>} change @param {string} text @param {() => void} [back] */
  const attempt = async (change, text, back) => {
    const action = back && { label: words.undo, run: back };
    try {
      await change();
      notify({ text, action });
    } catch (thrown) {
      const { code } = asCallError(thrown);
      // Taken out in another tab or on another device: it is as was wanted, and theirs to bring back.
      if (code === "not_found" && back) { notify({ text }); return onChanged(); }
      // Without a network the device keeps it and sends it later.
      const isKept = code === "queued";
      notify({ text: isKept ? words.queued : words.failed, action: isKept ? action : undefined });
    }
    onChanged();
  };
  const restore = (/** @type {WeightEntry} */ { weightKg, date, note }) =>
    attempt(() => send("profile.addWeight", {}, { weightKg, date, ...(note && { note }) }, { subject }), words.saved);
  const remove = (/** @type {WeightEntry} */ entry) =>
    attempt(() => send("profile.deleteWeight", { id: entry.id }, {}, { subject }), words.removed, () => restore(entry));
  return html`<section class="listed" aria-labelledby="weigh-ins"><h3 id="weigh-ins">${more.weighIns}</h3>
    <ul>${newest.slice(0, isWhole ? undefined : first).map((entry) => {
      const day = date(entry.date, { day: "numeric", month: "long", year: "numeric" }), amount = weight(entry.weightKg, settings.units);
      return html`<li key=${entry.id}><span class="sign"><${Icon} name="scale" size=${20} /></span>
        <span><strong class="figures">${amount}</strong><span class="small quiet">${day}${isUnsent(entry) && ` · ${more.waits}`}</span></span>
        ${!isUnsent(entry) && html`<${IconButton} icon="trash-2" label="${more.remove}: ${amount}, ${day}" onClick=${() => remove(entry)} />`}</li>`;
    })}</ul>
    ${newest.length > first && !isWhole && html`<${Button} onClick=${() => setWhole(true)}>${more.showAll(newest.length)}</${Button}>`}
  </section>`;
}
