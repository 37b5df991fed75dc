// Work that waits to be sent, in the order in which it was done.

/**
 * @typedef {object} Work
 * @property {number} [number] its place in line, given by the store
 * @property {string} key the Idempotency-Key: the same work sent twice is done once
 * @property {string} subject what it is about, such as `task:01a2…`; work about one thing stays in order
 * @property {string} method
 * @property {string} path of the operation, as `/tasks/01a2…/complete`
 * @property {unknown} [body]
 * @property {number} at when it was done, in milliseconds since 1970
 * @property {string} build the release that made it
 * @property {number} attempts how often it was sent
 * @property {{ status: number, code?: string, message?: string }} [refusal] why it was refused; then it waits for a decision
 */

/**
 * The work that can be sent now: of each subject the first, unless that was refused.
 * @param {Work[]} waiting in order
 * @returns {Work[]}
 */
export function ready(waiting) {
  const seen = new Set();
  return waiting.filter((work) => {
    if (seen.has(work.subject)) return false;
    seen.add(work.subject);
    return !work.refusal;
  });
}

/**
 * What a person is told: how much was not sent yet, how much of it is being sent by the page where it was done, how much needs a decision, and why the
 * first of that was refused.
 * @param {Work[]} waiting @param {(key: string) => boolean} [isFlying]
 */
export function summary(waiting, isFlying = () => false) {
  const refused = waiting.filter((work) => work.refusal), flying = waiting.filter(({ key }) => isFlying(key)).length;
  return { unsent: waiting.length, flying, refused: refused.length, oldest: waiting[0]?.at ?? null, reason: refused[0]?.refusal?.message ?? null };
}
