// The calls of the tasks' screen, and what is said about what came of them.
import { ask, send } from "../../ground/api.js";
import { asCallError } from "../../ground/errors.js";
import { readAgain } from "../../ground/fresh.js";
import { digits, language } from "../../ground/language.js";
import { notify } from "../../ground/live.js";
import { go } from "../../ground/router.js";
import { explain } from "../../design/states.js";
import { texts as stateTexts } from "../../design/states.texts.js";
import { today } from "../parts/day.js";
import { words as own } from "../parts/task-row.js";
import { texts } from "./texts.js";

/** @typedef {import("./model.js").DailyTask} DailyTask */
const mostPages = 5;

/** @param {import("./model.js").Effect} effect @param {(event: import("./model.js").Event) => void} tell @param {AbortSignal} signal */
export const effects = (effect, tell, signal) => (effect.kind === "load" ? load(tell, signal) : change(effect, tell, signal));

/** @param {(event: import("./model.js").Event) => void} tell @param {AbortSignal} signal */
async function load(tell, signal) {
  try {
    tell({ kind: "came", ...await today.read(() => pages(signal)) });
  } catch (error) {
    if (asCallError(error).code === "onboarding_required") return go("/onboarding", { replaces: true });
    throw error;
  }
}

/** @param {AbortSignal} signal @returns {Promise<import("../parts/day.js").Tasks>} */
async function pages(signal) {
  /** @type {DailyTask[]} */
  const items = [];
  let cursor, date = "";
  for (let page = 0; page < mostPages; page++) {
    /** @type {import("../../contracts/types.d.ts").TaskList} */
    const list = await ask("tasks.list", { limit: 100, cursor }, signal);
    items.push(...list.items);
    date = list.date;
    cursor = list.nextCursor;
    if (!cursor) break;
  }
  return { items, date };
}

/**
 * Goes on where the screen is left meanwhile, as by a task that was opened from home: whatever is shown then reads again.
 * @param {Exclude<import("./model.js").Effect, { kind: "load" }>} effect @param {(event: import("./model.js").Event) => void} tell @param {AbortSignal} signal
 */
async function change(effect, tell, signal) {
  const { task, key } = effect, words = texts[language()], title = own(task, task.title);
  /** @param {import("./model.js").DailyTask} task as it is now */
  const back = (task) => ({
    label: words.undo,
    run() {
      if (signal.aborted) change({ kind: "undo", task, key: crypto.randomUUID() }, tell, signal);
      else tell({ kind: "undo", task });
    },
  });
  try {
    switch (effect.kind) {
      case "complete": {
        // It may be sent on another day, and is late only if it was done then.
        const details = { ...effect.details, completedAt: /** @type {any} */ (new Date().toISOString()) };
        const answer = await send("tasks.complete", { id: task.id }, details, { key, subject: `task ${task.id}` });
        tell({ kind: "settled", task: answer.task });
        const badge = answer.newBadges[0];
        notify({
          text: badge ? `${badge.emoji} ${words.earned(digits(badge.name))}` : words.completed(title),
          action: back(answer.task),
        });
        return;
      }
      case "skip": {
        const answer = await send("tasks.skip", { id: task.id }, {}, { key, subject: `task ${task.id}` });
        tell({ kind: "settled", task: answer.task });
        return notify({ text: words.skippedNow(title), action: back(answer.task) });
      }
      case "undo": {
        const answer = await send("tasks.undo", { id: task.id }, {}, { key, subject: `task ${task.id}` });
        tell({ kind: "settled", task: answer.task });
        return notify({ text: words.undone(title) });
      }
      case "delete":
        await send("tasks.delete", { id: task.id }, {}, { key, subject: `task ${task.id}` });
        return notify({ text: words.deleted(title) });
    }
  } catch (thrown) {
    const error = asCallError(thrown);
    // The device sends it later; what is shown stays.
    if (error.code === "queued") return notify({ text: words.queued });
    tell({ kind: "refused", task });
    // Another tab or device was faster: the day is other than what is shown.
    if (error.status === 404 || error.status === 409) tell({ kind: "again" });
    notify({ text: explain(error, stateTexts[language()]) });
  } finally {
    if (signal.aborted) readAgain();
  }
}
