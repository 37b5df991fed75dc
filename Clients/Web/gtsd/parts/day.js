// A day with what was done about its tasks here since the service said how it is, as ClientKit's TaskDayRule has it.
import { withUnsent } from "../../ground/unsent.js";
import { kinds } from "./kinds.js";

/** @typedef {import("../../contracts/types.d.ts").DailyTask} DailyTask */
/** @typedef {import("../../contracts/types.d.ts").Dashboard} Dashboard */
/** @typedef {import("../../ground/unsent.js").Change} Change */
/** @typedef {{ items: DailyTask[], date: string }} Tasks */
/** @typedef {{ dashboard: Dashboard, tasks: DailyTask[], motivation?: string }} Day */

/** How many tasks home shows as the next, as the service does. */
const previewed = 3;

/** When a task is due that says nothing else, as the service has it. */
export const endOfDay = "23:59";

/** @param {DailyTask[]} tasks @param {Change[]} changes in the order in which they were made @param {string} date @returns {DailyTask[]} */
const withChanges = (tasks, changes, date) => changes.reduce((before, change) => after(before, change, date), tasks);

/** @param {DailyTask[]} tasks @param {Change} change @param {string} date @returns {DailyTask[]} */
function after(tasks, change, date) {
  if (change.method === "POST" && /\/tasks$/.test(change.path)) return withAdded(tasks, change, date);
  const [, id, part] = /\/tasks\/([^/]+)(?:\/(evidence|skip))?$/.exec(change.path) ?? [];
  if (!tasks.some((task) => task.id === id)) return tasks;
  if (change.method === "PATCH") return tasks.map((task) => (task.id === id ? edited(task, /** @type {any} */ (change.body)) : task)).sort(inOrder);
  if (!part) return change.method === "DELETE" ? tasks.filter((task) => task.id !== id) : tasks;
  const status = part === "skip" ? "skipped" : change.method === "DELETE" ? "pending" : "completed";
  return tasks.map((task) => (task.id === id ? changed(task, status, change) : task));
}

/** The order of a day, as the service has it. @param {DailyTask} a @param {DailyTask} b */
const inOrder = (a, b) => a.dueTime.localeCompare(b.dueTime) || (a.id < b.id ? -1 : 1);

/**
 * A task of one's own that was added: as the service made it, or as it will be once it is sent. One that another tab sent comes with what is read next.
 * @param {DailyTask[]} tasks @param {Change} change @param {string} date @returns {DailyTask[]}
 */
function withAdded(tasks, { body, at, sent, isFlying }, date) {
  // One that is on its way may be there under its own id before it is known here.
  const task = sent ? sent.answer : isFlying ? undefined : unsentTask(/** @type {any} */ (body), at);
  if (!task || task.date !== date || tasks.some(({ id }) => id === task.id)) return tasks;
  const next = tasks.findIndex(({ dueTime }) => dueTime.localeCompare(task.dueTime) > 0);
  return tasks.toSpliced(next < 0 ? tasks.length : next, 0, task);
}

/** Nothing can be done about it before the service has given it an id. @param {DailyTask} task */
export const isUnsent = (task) => "isUnsent" in task;

/** @param {import("../../contracts/types.d.ts").TaskDetails} details @param {number} [at] @returns {DailyTask} */
export function unsentTask({ clientId, dueTime = /** @type {any} */ (endOfDay), priority = 2, metadata = {}, ...details }, at = Date.now()) {
  const id = /** @type {any} */ (clientId), moment = /** @type {any} */ (new Date(at).toISOString());
  const task = {
    ...details, id, seriesId: id, date: /** @type {any} */ (details.date), group: kinds[details.taskType].group, source: /** @type {const} */ ("own"),
    status: /** @type {const} */ ("pending"), dueDate: moment, dueTime, priority, metadata, createdAt: moment, updatedAt: moment,
  };
  return Object.assign(task, { isUnsent: true });
}

/** @param {DailyTask} task @param {import("../../contracts/types.d.ts").TaskChange} change @returns {DailyTask} */
export function edited(task, { clear = [], ...details }) {
  const next = { ...task, ...details };
  for (const name of clear) delete (/** @type {any} */ (next)[name]);
  return next;
}

/** @param {DailyTask} task @param {import("../../contracts/types.d.ts").TaskStatus} status @param {Change} change @returns {DailyTask} */
function changed(task, status, { body, at }) {
  // The service has it already, with evidence that is truer than ours.
  if (task.status === status) return task;
  if (status !== "completed") return { ...task, status, completedAt: undefined, evidence: undefined };
  return proven(task, /** @type {import("../../contracts/types.d.ts").EvidenceDetails} */ (body), at);
}

/**
 * Done with this, as the service will have it.
 * @param {DailyTask} task @param {import("../../contracts/types.d.ts").EvidenceDetails} details @returns {DailyTask}
 */
export function proven(task, details, at = Date.now()) {
  const createdAt = /** @type {import("../../contracts/types.d.ts").Instant} */ (new Date(at).toISOString());
  // The service gives it an id of its own.
  const id = /** @type {any} */ (task.id);
  return { ...task, status: "completed", completedAt: createdAt, evidence: { ...details, id, taskId: task.id, late: false, createdAt } };
}

/**
 * Home with the changes: its tasks, and of its numbers those that follow from them. Streak and badges are the service's.
 * @param {Day} day @param {Change[]} changes @returns {Day}
 */
function dayWithChanges(day, changes) {
  const { dashboard } = day, tasks = withChanges(day.tasks, changes, dashboard.date);
  // On a day of more tasks than are here nothing is known of the rest, so its numbers stay.
  if (tasks === day.tasks || dashboard.total !== day.tasks.length) return { ...day, tasks };
  const completed = tasks.filter(({ status }) => status === "completed").length, total = tasks.length;
  return {
    ...day, tasks,
    dashboard: {
      ...dashboard, completed, total, percent: total ? Math.floor((completed * 100) / total) : 0, stats: stats(dashboard.stats, tasks),
      tasksPreview: tasks.filter(({ status }) => status === "pending").slice(0, previewed),
    },
  };
}

/**
 * What the evidence of a day adds up to, as far as home shows it; the calories of a workout were burned, not eaten. GTSD-P-3.3-04.
 * @param {Dashboard["stats"]} before @param {DailyTask[]} tasks
 */
function stats({ calories, proteinG, waterMl, ...rest }, tasks) {
  /** @param {"calories" | "proteinG" | "ml"} metric @param {DailyTask[]} those */
  const sum = (metric, those) => Math.round(those.reduce((all, { evidence }) => all + (evidence?.metrics?.[metric] ?? 0), 0));
  const meals = tasks.filter(({ taskType }) => taskType === "meal");
  return {
    ...rest, calories: { ...calories, consumed: sum("calories", meals) }, proteinG: { ...proteinG, consumed: sum("proteinG", meals) },
    waterMl: { ...waterMl, consumed: sum("ml", tasks) },
  };
}

/** The tasks of today, with what was done since. */
export const today = withUnsent("tasks", (/** @type {Tasks} */ day, changes) => ({ ...day, items: withChanges(day.items, changes, day.date) }));
/** The same for home. */
export const home = withUnsent("home", dayWithChanges);
