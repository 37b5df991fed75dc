// Tasks whose photo is on its way, so that nobody takes it twice: they are done once it is there.
import { useEffect, useReducer } from "../../vendor/preact.js";

let waiting = "";
/** @type {Set<(nothing: void) => void>} */
const readers = new Set();

/** @param {(string | undefined)[]} tasks */
export function noteWaiting(tasks) {
  const now = tasks.join(" ");
  if (now === waiting) return;
  waiting = now;
  for (const reader of readers) reader();
}

/** Whether a photo of this task is on its way. @param {string} task */
export function usePhotoWaits(task) {
  const [, draw] = useReducer((/** @type {number} */ count) => count + 1, 0);
  useEffect(() => { readers.add(draw); return () => { readers.delete(draw); }; }, []);
  return waiting.split(" ").includes(task);
}
