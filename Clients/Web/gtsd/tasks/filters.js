// Which tasks are shown. The choice stays for the next visit; an address may name a group of its own. GTSD-4.3-04.
import { html, useEffect, useState } from "../../vendor/preact.js";
import { Icon } from "../../design/icon.js";
import { Segments } from "../../design/segments.js";
import { keep, kept } from "../../ground/kept.js";
import { percent, useTexts } from "../../ground/language.js";
import { choose } from "../../ground/router.js";
import { groups } from "../parts/kinds.js";
import { texts as taskTexts } from "../parts/texts.js";

/** @typedef {import("./model.js").Filters} Filters */
/** @type {Filters} */
const initial = { status: "all", group: "all", sort: "time" };

/** @param {URLSearchParams} search */
export function useFilters(search) {
  const [values, setValues] = useState(() => ({ ...initial, ...read(), ...named(search) }));
  // A tap on the tab leads to the same screen without the group.
  useEffect(() => setValues({ ...initial, ...read(), ...named(search) }), [search.get("group")]);
  const set = (/** @type {Partial<Filters>} */ change) => {
    const next = { ...values, ...change };
    keep("gtsd.tasks.filters", JSON.stringify(next));
    setValues(next);
    if (search.has("group")) choose({ group: undefined });
  };
  return { ...values, set };
}

/** @returns {Partial<Filters>} */
function read() {
  try { return JSON.parse(kept("gtsd.tasks.filters") ?? "{}"); } catch { return {}; }
}

/** @param {URLSearchParams} search @returns {Partial<Filters>} */
const named = (search) => {
  const group = groups.find(({ id }) => id === search.get("group"));
  return group ? { group: group.id, status: "all" } : {};
};

/** @param {{ filters: ReturnType<typeof useFilters>, words: import("./texts.js").TasksTexts, done: number, all: number }} properties */
export function FilterBar({ filters, words, done, all }) {
  const names = useTexts(taskTexts);
  const { status, group, sort, set } = filters;
  return html`<div class="filters">
    <div class="day blue"><span>${words.progress(done, all)}</span>
      <progress value=${done} max=${all || 1} aria-label=${percent(all ? (done / all) * 100 : 0)}></progress></div>
    <${Segments} name="status" label=${words.statusLabel} value=${status} onInput=${(/** @type {any} */ value) => set({ status: value })}
      options=${Object.entries(words.status)} />
    <${Segments} name="group" label=${words.groupLabel} look="chips" value=${group} onInput=${(/** @type {any} */ value) => set({ group: value })}
      options=${[["all", words.allGroups], ...groups.map(({ id, icon }) => [id, names.groups[id], icon])]} />
    <button type="button" class="button plain sort" onClick=${() => set({ sort: sort === "time" ? "priority" : "time" })}>
      <${Icon} name="arrow-up-down" size=${18} />${words.sort[sort]}</button>
  </div>`;
}
