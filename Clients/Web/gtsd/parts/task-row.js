// A task in a list: GTSD-P-5.2-03. The row opens it; so does its mark, which is empty, ticked or struck through.
import { html } from "../../vendor/preact.js";
import { Icon } from "../../design/icon.js";
import { digits, number, time, useTexts } from "../../ground/language.js";
import { href } from "../../ground/router.js";
import { kinds } from "./kinds.js";
import { texts } from "./texts.js";

/** @typedef {import("../../contracts/types.d.ts").DailyTask} DailyTask */

/** A text of the plan is ours, so its digits follow the language; what a person wrote stays as it is. @param {DailyTask} task @param {string} text */
export const words = (task, text) => (task.source === "plan" ? digits(text) : text);

/** What a task aims at: `3 × 10`, `250 ml`. @param {DailyTask} task @param {import("./texts.js").TaskTexts} texts */
export function targets({ metadata }, texts) {
  const { sets, reps, ...rest } = metadata;
  const series = sets && reps ? [`${number(sets)} × ${number(reps)}`] : [];
  const alone = sets && reps ? rest : metadata;
  return [...series, ...Object.entries(alone).map(([name, value]) => `${number(value)} ${texts.metrics[name]?.[1] || texts.metrics[name]?.[0]}`)];
}

/** @param {{ task: DailyTask }} properties */
export function TaskRow({ task }) {
  const names = useTexts(texts);
  const { icon, colour } = kinds[task.taskType];
  const aims = targets(task, names);
  const state = { pending: names.pending, completed: names.done, skipped: names.skipped }[task.status];
  return html`<li class="task is-${task.status}">
    <a href=${href(`/tasks?task=${task.id}`)} data-task=${task.id}>
      <span class="circle ${colour}"><${Icon} name=${icon} /></span>
      <span class="what">
        <b dir="auto">${words(task, task.title)}</b>
        ${task.description && html`<span class="more" dir="auto">${words(task, task.description)}</span>`}
        <span class="when figures"><${Icon} name="clock" size=${14} /><time datetime=${task.dueTime}>${time(task.dueTime)}</time>
          ${aims.map((aim) => html`<span class="aim"><bdi>${aim}</bdi></span>`)}</span>
      </span>
      <span class="tickmark"><${Icon} name=${icons[task.status] ?? ""} size=${20} weight=${3} /><span class="hidden">${state}</span></span>
    </a>
  </li>`;
}
/** @type {Record<string, string>} */
const icons = { completed: "check", skipped: "skip-forward" };
