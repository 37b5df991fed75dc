// Whether the services can be reached, by what came of the last call: browsers say that they are online whenever there is any network.
import { useEffect, useReducer } from "../vendor/preact.js";

let reachable = true;
/** @type {Set<() => void>} */
const readers = new Set();

export const isReachable = () => reachable;

/** @param {boolean} reached */
export function note(reached) {
  if (reached === reachable) return;
  reachable = reached;
  for (const reader of readers) reader();
}

/** Calls back whenever the services are lost or there again. @param {() => void} reader @returns {() => void} ends it */
export function onReach(reader) {
  readers.add(reader);
  return () => { readers.delete(reader); };
}

export function useReachable() {
  const [, draw] = useReducer((/** @type {number} */ count) => count + 1, 0);
  useEffect(() => onReach(() => draw(undefined)), []);
  return reachable;
}
