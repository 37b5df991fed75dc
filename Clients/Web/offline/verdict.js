// What an answer means for a piece of work that waits to be sent. The same rules as ClientKit's offline engines.

/**
 * @typedef {"done" | "later" | "signIn" | "refused"} Verdict
 * `done`: the service has it. `later`: nobody knows, or not now; the same is sent again. `signIn`: nothing can be sent until somebody signs in.
 * `refused`: it will never be taken as it is, and somebody has to look at it.
 */

/** Statuses after which the same request may well succeed. RFC 9110 §15, RFC 8470 §5.2. */
const temporary = new Set([0, 408, 425, 429, 500, 502, 503, 504, 507]);

/**
 * @param {number} status of the answer; 0 where there was none
 * @param {string} [code] the error code of a refusal
 * @returns {Verdict}
 */
export function verdict(status, code) {
  if (status >= 200 && status < 300) return "done";
  if (status === 401) return "signIn";
  if (temporary.has(status) || code === "request_in_progress") return "later";
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
