// What an answer means for a piece of work that waits to be sent; what was done before and is refused now, `done.js` knows. As in ClientKit's offline
// engines a deletion of what is gone is done, 401 waits for somebody to sign in, and what may pass is sent again. Otherwise than there, it is sent
// again without an end, as only what is about the same thing waits behind it; a 4xx without words of the service is a refusal, and so is one for
// want of access.

/**
 * @typedef {"done" | "later" | "signIn" | "refused"} Verdict
 * `done`: the service has it. `later`: nobody knows, or not now; the same is sent again. `signIn`: nothing can be sent until somebody signs in.
 * `refused`: it will never be taken as it is, and somebody has to look at it.
 */

/** Statuses after which the same request may well succeed. RFC 9110 §15, RFC 8470 §5.2. */
const temporary = new Set([0, 408, 425, 429, 500, 502, 503, 504, 507]);
/** What is not there is what a deletion wants, whoever did it and when: there is nothing to delete, or nothing to take back. */
const gone = new Set(["not_found", "task_not_completed"]);

/**
 * @param {number} status of the answer; 0 where there was none
 * @param {string} [code] the error code of a refusal
 * @param {number} [retryAfter] when the service would take the same, in milliseconds; none where waiting does not help
 * @param {string} [method] of the work
 * @returns {Verdict}
 */
export function verdict(status, code = "", retryAfter = 0, method = "") {
  if ((status >= 200 && status < 300) || (method === "DELETE" && gone.has(code))) return "done";
  if (status === 401) return "signIn";
  if (temporary.has(status) || retryAfter > 0 || code === "request_in_progress") return "later";
  return "refused";
}

const first = 1_000;
const longest = 60_000;

/**
 * How long to wait before the same is sent again: longer each time, and not the same for everybody, so that a service that comes back is
 * not asked by all at once.
 * @param {number} attempts so far, at least 1
 * @param {number} random from 0 to 1
 * @param {number} [retryAfter] what the service asked for, in milliseconds
 * @returns {number} milliseconds
 */
export function pause(attempts, random, retryAfter = 0) {
  const most = Math.min(longest, first * 2 ** Math.min(attempts - 1, 10));
  return Math.max(retryAfter, most / 2 + (random * most) / 2);
}
