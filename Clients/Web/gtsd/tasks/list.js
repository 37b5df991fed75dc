// The day's list: under its groups by time, in one row of importance else. GTSD-4.1-02.
import { html } from "../../vendor/preact.js";
import { Button } from "../../design/button.js";
import { Empty } from "../../design/states.js";
import { number, useTexts } from "../../ground/language.js";
import { groups } from "../parts/kinds.js";
import { TaskRow } from "../parts/task-row.js";
import { texts as taskTexts } from "../parts/texts.js";
import { shown } from "./model.js";

/**
 * @param {{ items: import("./model.js").DailyTask[], filters: ReturnType<typeof import("./filters.js").useFilters>,
 *   words: import("./texts.js").TasksTexts }} properties
 */
export function List({ items, filters, words }) {
  const names = useTexts(taskTexts);
  const found = shown(items, filters);
  if (!items.length) return html`<${Empty} icon="calendar" title=${words.emptyTitle} text=${words.empty} />`;
  if (!found.length) {
    return html`<${Empty} icon="list-filter" title=${words.noneTitle} text=${words.none}>
      <${Button} kind="soft" onClick=${() => filters.set({ status: "all", group: "all" })}>${words.showAll}</${Button}></${Empty}>`;
  }
  const rows = (/** @type {import("./model.js").DailyTask[]} */ tasks) => html`<ul class="tasks">${tasks.map((task) => html`<${TaskRow} key=${task.id} task=${task} />`)}</ul>`;
  if (filters.sort === "priority") return html`<section aria-label=${words.title}>${rows(found)}</section>`;
  return html`<div class="groups-of-day">${groups.map(({ id }) => {
    const own = found.filter((task) => task.group === id);
    return own.length > 0 && html`<section key=${id} aria-labelledby=${`group-${id}`}>
      <h2 id=${`group-${id}`}>${names.groups[id]} <span class="figures">${number(own.length)}</span></h2>${rows(own)}</section>`;
  })}</div>`;
}
