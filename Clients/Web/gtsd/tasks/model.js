// The day's tasks. A change is shown at once, and taken back when the service refuses it. GTSD-4.2-09, GTSD-4.2-12.
import { asCallError } from "../../ground/errors.js";
import { proven, today } from "../parts/day.js";
import { effects } from "./effects.js";

/** @typedef {import("../../contracts/types.d.ts").DailyTask} DailyTask */
/** @typedef {import("../../contracts/types.d.ts").EvidenceDetails} EvidenceDetails */
/** @typedef {import("../../ground/errors.js").CallError} CallError */
/** @typedef {{ items?: DailyTask[], date?: string, error?: CallError, isLoading: boolean }} State */
/**
 * @typedef {{ kind: "came", items: DailyTask[], date: string } | { kind: "failed", error: CallError } | { kind: "again" }
 *   | { kind: "complete", task: DailyTask, details: EvidenceDetails } | { kind: "skip" | "undo" | "delete", task: DailyTask }
 *   | { kind: "settled", task: DailyTask } | { kind: "refused", task: DailyTask }} Event
 * @typedef {{ kind: "load" } | { kind: "complete", task: DailyTask, details: EvidenceDetails, key: string }
 *   | { kind: "skip" | "undo" | "delete", task: DailyTask, key: string }} Effect
 */

/** @type {import("../../ground/store.js").Model<State, Event, Effect>} */
export const tasksModel = {
  returned: { kind: "again" },
  begin: () => [{ ...today.recent(), isLoading: true }, [{ kind: "load" }]],
  update(state, event) {
    switch (event.kind) {
      case "came": return [{ items: event.items, date: event.date, isLoading: false }, []];
      case "failed": return [{ ...state, error: event.error, isLoading: false }, []];
      case "again": return [{ ...state, error: undefined, isLoading: true }, [{ kind: "load" }]];
      case "complete": return [put(state, proven(event.task, event.details)), [{ ...event, key: crypto.randomUUID() }]];
      case "skip": return [put(state, { ...event.task, status: "skipped" }), [{ ...event, key: crypto.randomUUID() }]];
      case "undo": return [put(state, { ...event.task, status: "pending", evidence: undefined }), [{ ...event, key: crypto.randomUUID() }]];
      case "delete": return [without(state, event.task), [{ ...event, key: crypto.randomUUID() }]];
      case "settled": return [put(state, event.task), []];
      // Back to what it was.
      case "refused": return [put(state, event.task), []];
    }
  },
  run: (effect, tell, signal) => effects(effect, tell, signal).catch((error) => signal.aborted || tell({ kind: "failed", error: asCallError(error) })),
};

/** @param {State} state @param {DailyTask} task @returns {State} */
function put(state, task) {
  const items = state.items ?? [];
  return { ...state, items: items.some(({ id }) => id === task.id) ? items.map((item) => (item.id === task.id ? task : item)) : [...items, task] };
}

/** @param {State} state @param {DailyTask} task @returns {State} */
const without = (state, task) => ({ ...state, items: (state.items ?? []).filter(({ id }) => id !== task.id) });

/** @typedef {{ status: "all" | "incomplete" | "completed", group: string, sort: "time" | "priority" }} Filters */

/** Made once: a day may have hundreds, and each comparison would make its own. */
const titles = new Intl.Collator();

/** @param {DailyTask} a @param {DailyTask} b */
const byTime = (a, b) => (a.dueTime === b.dueTime ? titles.compare(a.title, b.title) : a.dueTime < b.dueTime ? -1 : 1);

/** What the filters leave, in order. GTSD-4.3, GTSD-P-3.4-04. @param {DailyTask[]} items @param {Filters} filters */
export function shown(items, { status, group, sort }) {
  return items
    .filter((task) => (status === "all" || (status === "completed") === (task.status === "completed")) && (group === "all" || task.group === group))
    .sort((a, b) => (sort === "priority" ? a.priority - b.priority : 0) || byTime(a, b));
}
