// Which photos are shown: angle, stage and days, all in the address. GTSD-P-6.4-05.
import { html, useState } from "../../vendor/preact.js";
import { Button } from "../../design/button.js";
import { Icon } from "../../design/icon.js";
import { Segments } from "../../design/segments.js";
import { Sheet } from "../../design/sheet.js";
import { DayField } from "../parts/day-field.js";
import { date } from "../../ground/language.js";
import { choose } from "../../ground/router.js";

/** @typedef {import("./model.js").Filters} Filters */
const names = /** @type {const} */ (["angle", "stage", "from", "to"]);

/** @param {URLSearchParams} search @returns {Filters} */
export const filtersOf = (search) => Object.fromEntries(names.map((name) => [name, search.get(name) || undefined]));

/** @param {{ filters: Filters, words: import("./texts.js").ProgressTexts }} properties */
export function FilterBar({ filters, words }) {
  const [isOpen, setOpen] = useState(false);
  const short = /** @type {const} */ ({ day: "numeric", month: "short", year: "numeric" });
  const range = [filters.from, filters.to].map((day) => (day ? date(day, short) : "…")).join(" – ");
  return html`<div class="photo-filters">
    <${Segments} name="angle" label=${words.angleLabel} value=${filters.angle ?? ""} onInput=${(/** @type {string} */ angle) => choose({ angle })}
      options=${[["", words.allAngles], ...Object.entries(words.angle)]} />
    <div class="second">
      <${Segments} name="stage" label=${words.stageLabel} look="chips" value=${filters.stage ?? ""} onInput=${(/** @type {string} */ stage) => choose({ stage })}
        options=${[["", words.allStages], ...Object.entries(words.stage)]} />
      <button type="button" class="button dates ${filters.from || filters.to ? "soft" : ""}" onClick=${() => setOpen(true)}>
        <${Icon} name="calendar" size=${18} />${filters.from || filters.to ? range : words.dates}</button>
    </div>
    ${isOpen && html`<${Range} filters=${filters} words=${words} onClose=${() => setOpen(false)} />`}
  </div>`;
}

/** @param {{ filters: Filters, words: import("./texts.js").ProgressTexts, onClose: () => void }} properties */
function Range({ filters, words, onClose }) {
  const [from, setFrom] = useState(filters.from ?? ""), [to, setTo] = useState(filters.to ?? "");
  // Half a day is told once somebody means to be done with it.
  const [isHalf, setHalf] = useState({ from: false, to: false }), [isTold, setTold] = useState(false);
  const isReversed = !!from && !!to && from > to;
  const half = (/** @type {"from" | "to"} */ end) => ({ onHalf: (/** @type {boolean} */ is) => setHalf((before) => ({ ...before, [end]: is })) });
  const set = (/** @type {Filters} */ chosen) => { choose(chosen); onClose(); };
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (isHalf.from || isHalf.to) setTold(true);
    else if (!isReversed) set({ from, to });
  };
  return html`<${Sheet} title=${words.dates} onClose=${onClose}>
    <form class="form" noValidate onSubmit=${submit}>
      <${DayField} name="from" label=${words.from} value=${from} onInput=${setFrom} ...${half("from")}
        problem=${isTold && isHalf.from ? words.noDay : isReversed ? words.wrongRange : undefined} />
      <${DayField} name="to" label=${words.to} value=${to} onInput=${setTo} ...${half("to")} problem=${isTold && isHalf.to ? words.noDay : undefined} />
      <div class="actions"><${Button} kind="primary" isLarge type="submit" isDisabled=${isReversed}>${words.apply}</${Button}>
        <${Button} kind="plain" onClick=${() => set({ from: undefined, to: undefined })}>${words.anyDate}</${Button}></div>
    </form>
  </${Sheet}>`;
}
