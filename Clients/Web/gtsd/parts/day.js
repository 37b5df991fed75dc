// A day with what was done about its tasks here since the service said how it is, as ClientKit's TaskDayRule has it.
import { withUnsent } from "../../ground/unsent.js";

/** @typedef {import("../../contracts/types.d.ts").DailyTask} DailyTask */
/** @typedef {import("../../contracts/types.d.ts").Dashboard} Dashboard */
/** @typedef {import("../../ground/unsent.js").Change} Change */
/** @typedef {{ items: DailyTask[], date: string }} Tasks */
/** @typedef {{ dashboard: Dashboard, tasks: DailyTask[], motivation?: string }} Day */

/** How many tasks home shows as the next, as the service does. */
const previewed = 3;

/** @param {DailyTask[]} tasks @param {Change[]} changes in the order in which they were made @returns {DailyTask[]} */
const withChanges = (tasks, changes) => changes.reduce(after, tasks);

/** @param {DailyTask[]} tasks @param {Change} change @returns {DailyTask[]} */
function after(tasks, change) {
  const [, id, part] = /\/tasks\/([^/]+)(?:\/(evidence|skip))?$/.exec(change.path) ?? [];
  if (!tasks.some((task) => task.id === id)) return tasks;
  if (!part) return change.method === "DELETE" ? tasks.filter((task) => task.id !== id) : tasks;
  const status = part === "skip" ? "skipped" : change.method === "DELETE" ? "pending" : "completed";
  return tasks.map((task) => (task.id === id ? changed(task, status, change) : task));
}

/** @param {DailyTask} task @param {import("../../contracts/types.d.ts").TaskStatus} status @param {Change} change @returns {DailyTask} */
function changed(task, status, { body, at }) {
  // The service has it already, with evidence that is truer than ours.
  if (task.status === status) return task;
  if (status !== "completed") return { ...task, status, completedAt: undefined, evidence: undefined };
  const createdAt = /** @type {import("../../contracts/types.d.ts").Instant} */ (new Date(at).toISOString());
  // The service gives it an id of its own.
  const id = /** @type {any} */ (task.id), details = /** @type {import("../../contracts/types.d.ts").EvidenceDetails} */ (body);
  return { ...task, status, completedAt: createdAt, evidence: { ...details, id, taskId: task.id, late: false, createdAt } };
}

/**
 * Home with the changes: its tasks, and of its numbers those that follow from them. Streak and badges are the service's.
 * @param {Day} day @param {Change[]} changes @returns {Day}
 */
function dayWithChanges(day, changes) {
  const tasks = withChanges(day.tasks, changes), { dashboard } = day;
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
export const today = withUnsent("tasks", (/** @type {Tasks} */ day, changes) => ({ ...day, items: withChanges(day.items, changes) }));
/** The same for home. */
export const home = withUnsent("home", dayWithChanges);
