// A task in a list: GTSD-P-5.2-03. The row opens it; its mark, empty until it is done, is the button that logs it.
import { html, useMemo } from "../../vendor/preact.js";
import { Icon } from "../../design/icon.js";
import { digits, number, time, useTexts } from "../../ground/language.js";
import { go, href } from "../../ground/router.js";
import { isUnsent } from "./day.js";
import { kinds } from "./kinds.js";
import { usePhotoWaits } from "./photo-waits.js";
import { texts } from "./texts.js";
import { Weight } from "./weight.js";

/** @typedef {import("../../contracts/types.d.ts").DailyTask} DailyTask */

/** A text of the plan is ours, so its digits follow the language; what a person wrote stays as it is. @param {DailyTask} task @param {string} text */
export const words = (task, text) => (task.source === "plan" ? digits(text) : text);

/** What a task aims at: `3 × 10`, `250 ml`. @param {DailyTask} task @param {import("./texts.js").TaskTexts} texts */
export function targets({ metadata }, texts) {
  const { sets, reps, ...rest } = metadata;
  const series = sets && reps ? [`${number(sets)} × ${number(reps)}`] : [];
  const alone = sets && reps ? rest : metadata;
  return [...series, ...amounts(alone, texts)];
}

/** @param {import("../../contracts/types.d.ts").TaskMetrics} metrics @param {import("./texts.js").TaskTexts} texts */
const amounts = (metrics, texts) => Object.entries(metrics).map(([name, value]) => (name === "weightKg" ? html`<${Weight} kg=${value} />`
  : `${number(value)} ${texts.metrics[name]?.[1] || texts.metrics[name]?.[0]}`));

/** What proves a task that is done, in short: its numbers, its words, or that there is a photo. @param {DailyTask} task @param {import("./texts.js").TaskTexts} texts */
export function proofs({ evidence }, texts) {
  if (!evidence) return [];
  return [...amounts(evidence.metrics ?? {}, texts), ...(evidence.text ? [evidence.text] : []), ...(evidence.photoId ? [texts.withPhoto] : [])];
}

/** Where a task is proven: a photo is taken first. GTSD-ADD-02. @param {DailyTask} task */
export const evidencePath = ({ id, taskType }) => (taskType === "progressPhoto" ? `/progress?task=${id}` : `/tasks?task=${id}`);

/** @param {{ task: DailyTask }} properties */
export const TaskRow = ({ task }) => html`<li class="task is-${task.status}"><${TaskFront} task=${task} /></li>`;

/** What is seen of a task in any list. @param {{ task: DailyTask }} properties */
export function TaskFront({ task }) {
  const names = useTexts(texts), isWaiting = usePhotoWaits(task.id);
  // A list is drawn again for one of its rows, and most of the others are as they were.
  return useMemo(() => front(task, names, isWaiting), [task, names, isWaiting]);
}

/** @param {DailyTask} task @param {import("./texts.js").TaskTexts} names @param {boolean} isWaiting */
function front(task, names, isWaiting) {
  const { icon, colour } = kinds[task.taskType];
  const isDone = task.status === "completed", waits = isUnsent(task) ? names.waits : isWaiting && names.photoWaits;
  const notes = isDone ? proofs(task, names) : waits ? [waits] : targets(task, names);
  const state = { pending: names.pending, completed: names.done, skipped: names.skipped }[task.status];
  const title = words(task, task.title), log = names.log(title);
  return html`<div class="front">
    <a href=${href(`/tasks?task=${task.id}`)} data-task=${task.id}>
      <span class="circle ${colour}"><${Icon} name=${icon} /></span>
      <span class="what">
        <b dir="auto">${title}</b>
        ${task.description && html`<span class="more" dir="auto">${words(task, task.description)}</span>`}
        <span class="when figures"><${Icon} name="clock" size=${14} /><time datetime=${task.dueTime}>${time(task.dueTime)}</time>
          ${notes.map((note) => html`<span class="aim"><bdi>${note}</bdi></span>`)}</span>
        <span class="hidden">${state}</span>
      </span>
    </a>
    ${isUnsent(task) ? html`<span class="tickmark"><${Icon} name=${icons.unsent} size=${18} /></span>`
      : isDone ? html`<span class="tickmark"><${Icon} name="check" size=${20} weight=${3} /></span>`
      : html`<button type="button" class="log" aria-label=${log} title=${log} onClick=${() => go(evidencePath(task))}>
          <span class="tickmark"><${Icon} name=${task.status === "skipped" ? icons.skipped : ""} size=${20} weight=${3} /></span></button>`}
  </div>`;
}
const icons = { skipped: "skip-forward", unsent: "cloud-upload" };
