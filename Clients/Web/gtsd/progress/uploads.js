// All photos on their way. They outlive the screen, so that one may look at something else meanwhile; each fails and goes on for itself.
import { useEffect, useReducer } from "../../vendor/preact.js";
import { hold, recent } from "../../ground/recent.js";
import { start } from "../../ground/store.js";
import { carry, completeTask, problemOf, resumes } from "./upload.js";

/** @typedef {import("./upload.js").Upload} Upload */
/** @typedef {import("./upload.js").Photo} Photo */
/**
 * @typedef {{ kind: "add", uploads: Upload[] } | { kind: "changed", id: string, change: Partial<Upload> } | { kind: "arrived", id: string, photo: Photo }
 *   | { kind: "retry" | "drop", id: string } | { kind: "online" }} Event
 * @typedef {{ uploads: Upload[], arrived: Photo[] }} State
 */

/** @type {import("../../ground/store.js").Model<State, Event, Upload>} */
export const uploadsModel = {
  begin: () => [{ uploads: [], arrived: [] }, []],
  update(state, event) {
    switch (event.kind) {
      case "add": return [{ ...state, uploads: [...event.uploads, ...state.uploads] }, event.uploads];
      case "changed": return [{ ...state, uploads: state.uploads.map((upload) => (upload.id === event.id ? changed(upload, event.change) : upload)) }, []];
      case "arrived": return [{ uploads: without(state, event.id), arrived: [event.photo, ...state.arrived] }, []];
      case "drop": return [{ ...state, uploads: without(state, event.id) }, []];
      case "retry": return again(state, ({ id }) => id === event.id);
      case "online": return again(state, ({ problem }) => problem === "offline");
    }
  },
  async run(upload, tell) {
    let step = upload.step;
    try {
      const photo = await carry(upload, (change) => {
        step = change.step ?? step;
        tell({ kind: "changed", id: upload.id, change });
      });
      tell({ kind: "arrived", id: upload.id, photo });
      URL.revokeObjectURL(upload.url);
      completeTask(photo).catch(() => {});
    } catch (thrown) {
      tell({ kind: "changed", id: upload.id, change: { status: "failed", problem: problemOf(thrown, step) } });
    }
  },
};

/** @param {Upload} upload @param {Partial<Upload>} change @returns {Upload} */
const changed = (upload, change) => ({ ...upload, ...change, sent: Math.max(upload.sent, change.sent ?? 0) });
/** @param {State} state @param {string} id */
const without = (state, id) => state.uploads.filter((upload) => upload.id !== id);

/** @param {State} state @param {(upload: Upload) => boolean} which @returns {[State, Upload[]]} */
function again(state, which) {
  /** @type {Upload[]} */
  const effects = [];
  const uploads = state.uploads.map((upload) => {
    if (upload.status !== "failed" || !which(upload)) return upload;
    /** @type {Upload} */
    const next = { ...upload, status: "going", step: resumes(upload), problem: undefined };
    effects.push(next);
    return next;
  });
  return [{ ...state, uploads }, effects];
}

/** @type {Set<(nothing: void) => void>} */
const readers = new Set();

/** One person's machine; it is forgotten with everything else of theirs. */
function machine() {
  const kept = recent("uploads");
  if (kept) return kept;
  const begun = start(uploadsModel, undefined, () => { for (const reader of readers) reader(); });
  begun.open();
  hold("uploads", begun);
  return begun;
}
addEventListener("online", () => recent("uploads")?.tell({ kind: "online" }));

/** @returns {[State, (event: Event) => void]} */
export function useUploads() {
  const [, draw] = useReducer((/** @type {number} */ count) => count + 1, 0);
  useEffect(() => { readers.add(draw); return () => { readers.delete(draw); }; }, []);
  const { state, tell } = machine();
  return [state, tell];
}
