// Whether the services can be reached, by what came of the last call: browsers say that they are online whenever there is any network.
import { useEffect, useReducer } from "../vendor/preact.js";

let isReachable = true;
/** @type {Set<(nothing: void) => void>} */
const readers = new Set();

/** @param {boolean} reached */
export function note(reached) {
  if (reached === isReachable) return;
  isReachable = reached;
  for (const reader of readers) reader();
}

export function useReachable() {
  const [, draw] = useReducer((/** @type {number} */ count) => count + 1, 0);
  useEffect(() => {
    readers.add(draw);
    return () => { readers.delete(draw); };
  }, []);
  return isReachable;
}
