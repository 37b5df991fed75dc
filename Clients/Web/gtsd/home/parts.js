// The smaller parts of the home screen.
import { html } from "../../vendor/preact.js";
import { Icon } from "../../design/icon.js";
import { Ring } from "../../design/ring.js";
import { number, percent, useTexts } from "../../ground/language.js";
import { href } from "../../ground/router.js";
import { isUnsent } from "../parts/day.js";
import { groups } from "../parts/kinds.js";
import { Medal } from "../parts/medal.js";
import { evidencePath } from "../parts/task-row.js";
import { texts as taskTexts } from "../parts/texts.js";
import { perGroup } from "./model.js";

/** @typedef {import("./texts.js").HomeTexts} HomeTexts */

/** @type {{ id: "calories" | "proteinG" | "waterMl", icon: string, colour: string }[]} */
const stats = [
  { id: "calories", icon: "flame", colour: "orange" },
  { id: "proteinG", icon: "beef", colour: "pink" },
  { id: "waterMl", icon: "droplets", colour: "cyan" },
];

/** Done in words or by a photo, which the figures of the day know nothing of. @param {import("./model.js").DailyTask} task */
const isUncounted = ({ taskType, status, evidence }) =>
  (taskType === "meal" || taskType === "hydration") && status === "completed" && evidence !== undefined && !evidence.metrics;

/** GTSD-3.1-03. @param {{ stats: import("../../contracts/types.d.ts").QuickStats, tasks: import("./model.js").DailyTask[], words: HomeTexts }} properties */
export const Stats = ({ stats: values, tasks, words }) => html`
  <section aria-label=${words.stats}><ul class="stats">${stats.map(({ id, icon, colour }) => {
    const { consumed, target } = values[id];
    const [name, unit] = words.stat[id];
    const said = `${number(consumed)}${target ? ` ${words.of(number(target))}` : ""} ${unit}`;
    return html`<li class="card" key=${id}>
      <${Ring} percent=${target ? (consumed / target) * 100 : 0} size=${52} width=${6} kind=${colour} label="${name}: ${said}"><${Icon} name=${icon} size=${20} /></${Ring}>
      <p aria-hidden="true"><span class="quiet small">${name}</span><b class="figures">${number(consumed)}</b>
        <span class="quiet small figures">${target ? words.of(number(target)) : ""} ${unit}</span></p>
    </li>`;
  })}</ul>
  ${tasks.some(isUncounted) && html`<p class="small quiet counted">${words.counted}</p>`}</section>`;

/** @param {{ tasks: import("./model.js").DailyTask[], words: HomeTexts }} properties */
export function Groups({ tasks, words }) {
  const names = useTexts(taskTexts);
  return html`<section aria-labelledby="groups">
    <header><h2 id="groups">${words.groups}</h2></header>
    <ul class="card groups">${perGroup(tasks, groups).map(({ id, done, all }) => {
      const { icon, colour } = groups.find((group) => group.id === id) ?? groups[0];
      return html`<li key=${id}><a class=${colour} href=${href(`/tasks?group=${id}`)}>
        <${Icon} name=${icon} size=${22} />
        <span class="name">${names.groups[/** @type {import("../parts/kinds.js").TaskGroup} */ (id)]}</span>
        <span class="figures">${words.fraction(done, all)}</span>
        <progress value=${done} max=${all} aria-label=${percent((done / all) * 100)}></progress>
      </a></li>`;
    })}</ul>
  </section>`;
}

const actions = [
  { id: "tasks", icon: "list-checks", path: "/tasks" },
  { id: "photo", icon: "camera", path: "/progress?add=photo" },
  { id: "calendar", icon: "calendar", path: "/streaks#calendar" },
  { id: "weight", icon: "scale", path: "/profile?log=weight" },
];
/** GTSD-3.2-01, -02, -03. @param {{ tasks: import("./model.js").DailyTask[], words: HomeTexts }} properties */
export function Actions({ tasks, words }) {
  // On a day that has a task for it, the weight is its proof.
  const weighing = tasks.find((task) => task.taskType === "weightLog" && task.status === "pending" && !isUnsent(task));
  return html`
  <section aria-labelledby="actions">
    <header><h2 id="actions">${words.actions}</h2></header>
    <ul class="actions-grid">${actions.map(({ id, icon, path }) => html`
      <li key=${id}><a class="card" href=${href(id === "weight" && weighing ? evidencePath(weighing) : path)}>
        <${Icon} name=${icon} size=${22} />${words.action[/** @type {"tasks"} */ (id)]}</a></li>`)}</ul>
  </section>`;
}

/** GTSD-3.1-04. @param {{ badges: import("../../contracts/types.d.ts").Badge[], words: HomeTexts }} properties */
export const Badges = ({ badges, words }) => html`
  <section aria-labelledby="badges">
    <header><h2 id="badges">${words.badges}</h2></header>
    ${badges.length
      ? html`<ul class="card badges">${badges.map((badge) => html`
          <li key=${badge.code}><a href=${href(`/streaks?badge=${badge.code}`)}><${Medal} badge=${badge} /><b>${badge.name}</b></a></li>`)}</ul>`
      : html`<p class="card hint-line"><${Icon} name="award" size=${22} />${words.noBadges}</p>`}
  </section>`;

/** @param {{ text: string, words: HomeTexts }} properties */
export const Motivation = ({ text, words }) => html`
  <figure class="why card"><${Icon} name="quote" size=${22} mirrors /><blockquote dir="auto">${text}</blockquote><figcaption>${words.why}</figcaption></figure>`;
