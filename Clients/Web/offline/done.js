// Whether work that a service refuses was done by it before: the answer was lost, and the service remembers the key for a day. ClientKit asks the same.

/** @import { Work } from "./queue.js" */
/** @typedef {{ type?: string, text?: string, metrics?: Record<string, number>, photoId?: string, notes?: string }} Facts of evidence: what its person said */
/** @typedef {{ status: string, evidence?: Facts }} Task as the service has it */

/** What a service says of a task that is done already, also by something else, and of any once its day is over. @type {Set<string>} */
const refusals = new Set(["task_completed", "day_closed"]);

/**
 * Where the task is that can tell; none of other work, and none where the refusal says enough.
 * @param {Work} work @param {string} code of the refusal
 */
export const whereToLook = ({ path }, code) => (refusals.has(code) ? /^(.*\/tasks\/[^/]+)\/(?:evidence|skip)$/.exec(path)?.[1] : undefined);

/** Whether the task is as the work would leave it: what somebody did otherwise on another device is not done. @param {Work} work @param {Task} task */
export function isDone({ method, path, body }, { status, evidence }) {
  if (method === "DELETE") return status === "pending";
  if (path.endsWith("/skip")) return status === "skipped";
  return status === "completed" && !!evidence && said(evidence) === said(/** @type {Facts} */ (body));
}

/** @param {Facts} facts */
const said = ({ type, text, metrics = {}, photoId, notes }) => JSON.stringify([type, text, Object.entries(metrics).sort(), photoId, notes]);
