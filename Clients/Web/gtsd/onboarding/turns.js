// Calls in the order in which they were made, for as long as the person who made them is here: the cookie may be somebody else's by their turn.
import { CallError } from "../../ground/errors.js";

/**
 * @param {() => string | null} owner whose page it is
 * @returns {<Answer>(call: () => Promise<Answer>, whose?: string | null) => Promise<Answer>} `whose` it is, if not whoever is here now; a call that is
 *   not made any more fails
 */
export function turnsOf(owner) {
  /** @type {Promise<unknown>} */
  let last = Promise.resolve();
  return (call, whose = owner()) => {
    const own = () => {
      // Right after signing in the page may not know yet whose it is.
      if (whose && owner() !== whose) throw new CallError("unreadable");
      return call();
    };
    const answer = last.then(own, own);
    last = answer.catch(() => {});
    return answer;
  };
}
