// The day's list: under its groups by time, in one row of importance else. GTSD-4.1-02.
import { html, useEffect, useMemo, useRef, useState } from "../../vendor/preact.js";
import { Button } from "../../design/button.js";
import { Empty } from "../../design/states.js";
import { number, useTexts } from "../../ground/language.js";
import { isUnsent } from "../parts/day.js";
import { groups } from "../parts/kinds.js";
import { TaskRow } from "../parts/task-row.js";
import { SwipedTask } from "./swiped-task.js";
import { texts as taskTexts } from "../parts/texts.js";
import { shown } from "./model.js";

/** How many rows are drawn at first, more than a screen has, and how many more at once: few enough that a phone goes on answering while it scrolls. */
const first = 30, step = 12;

/**
 * @param {{ items: import("./model.js").DailyTask[], filters: ReturnType<typeof import("./filters.js").useFilters>,
 *   words: import("./texts.js").TasksTexts, tell: (event: import("./model.js").Event) => void }} properties
 */
export function List({ items, filters, words, tell }) {
  const names = useTexts(taskTexts);
  const { status, group, sort } = filters;
  const found = useMemo(() => shown(items, filters), [items, status, group, sort]);
  const [most, end] = useGrowth(found.length), row = useRow(tell, words);
  if (!items.length) return html`<${Empty} icon="calendar" title=${words.emptyTitle} text=${words.empty} />`;
  if (!found.length) {
    return html`<${Empty} icon="list-filter" title=${words.noneTitle} text=${words.none}>
      <${Button} kind="soft" onClick=${() => filters.set({ status: "all", group: "all" })}>${words.showAll}</${Button}></${Empty}>`;
  }
  let left = most;
  const rows = (/** @type {import("./model.js").DailyTask[]} */ tasks) => {
    const drawn = tasks.slice(0, left);
    left -= drawn.length;
    return html`<ul class="tasks">${drawn.map(row)}</ul>`;
  };
  const more = html`<div ref=${end}></div>`;
  if (filters.sort === "priority") return html`<section aria-label=${words.title}>${rows(found)}${more}</section>`;
  return html`<div class="groups-of-day">${groups.map(({ id }) => {
    const own = found.filter((task) => task.group === id);
    return own.length > 0 && left > 0 && html`<section key=${id} aria-labelledby=${`group-${id}`}>
      <h2 id=${`group-${id}`}>${names.groups[id]} <span class="figures">${number(own.length)}</span></h2>${rows(own)}</section>`;
  })}${more}</div>`;
}

/**
 * The row of a task. It is the same one as long as its task is, so that a list of hundreds that grows, or in which one task changes, is not drawn anew.
 * @param {(event: import("./model.js").Event) => void} tell @param {import("./texts.js").TasksTexts} words
 */
function useRow(tell, words) {
  const rows = useMemo(() => /** @type {WeakMap<object, unknown>} */ (new WeakMap()), [tell, words]);
  return (/** @type {import("./model.js").DailyTask} */ task) => {
    if (!rows.has(task)) {
      rows.set(task, task.status === "completed" || isUnsent(task)
        ? html`<${TaskRow} key=${task.id} task=${task} />` : html`<${SwipedTask} key=${task.id} task=${task} tell=${tell} words=${words} />`);
    }
    return rows.get(task);
  };
}

/**
 * A day of hundreds is drawn as far as somebody looks: the next rows come while the last ones are still two screens away. GTSD-4.1-11.
 * @param {number} count @returns {[number, import("../../vendor/preact.js").Ref<Element | null>]} how many, and what stands at their end
 */
function useGrowth(count) {
  const [most, setMost] = useState(first), end = useRef(/** @type {Element | null} */ (null));
  useEffect(() => {
    if (most >= count || !end.current) return;
    const observer = new IntersectionObserver(([{ isIntersecting }]) => isIntersecting && setMost(most + step), { rootMargin: "2000px" });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [most, count]);
  return [most, end];
}
