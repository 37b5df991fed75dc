// All photos on their way. They outlive the screen, the page and the browser; each fails and goes on for itself. GTSD-P-6.4-07.
import { useEffect, useReducer } from "../../vendor/preact.js";
import { uploads as kept } from "../../ground/device.js";
import { onReached } from "../../ground/reach.js";
import { hold, held } from "../../ground/recent.js";
import { start } from "../../ground/store.js";
import { noteWaiting } from "../parts/photo-waits.js";
import { carry, problemOf, resumes } from "./upload.js";
import { keepUpload, restored } from "./waiting.js";

/** @typedef {import("./upload.js").Upload} Upload */
/** @typedef {import("./upload.js").Photo} Photo */
/**
 * @typedef {{ kind: "add", uploads: Upload[] } | { kind: "changed", id: string, change: Partial<Upload> } | { kind: "arrived", id: string, photo?: Photo }
 *   | { kind: "retry" | "drop", id: string } | { kind: "online" | "taken" }} Event
 * @typedef {{ uploads: Upload[], arrived: Photo[], elsewhere: number }} State `arrived` until a gallery has taken them over; `elsewhere` counts those that another tab has sent
 * @typedef {{ kind: "send" | "drop", upload: Upload }} Effect
 */

/** What may go on by itself: nobody has refused it. @param {Upload["problem"]} problem */
const isPassing = (problem) => problem === "offline" || (typeof problem === "object" && problem.status === 401);

/** What ends one upload that is under way here. @type {Map<string, AbortController>} */
const stops = new Map();
/** Somebody gave it up in another tab, before it was anybody's photo. */
class GivenUp extends Error {}

/** @type {import("../../ground/store.js").Model<State, Event, Effect>} */
export const uploadsModel = {
  begin: () => [{ uploads: [], arrived: [], elsewhere: 0 }, []],
  update(state, event) {
    switch (event.kind) {
      case "add": {
        const added = event.uploads.filter(({ id }) => !state.uploads.some((upload) => upload.id === id));
        return [{ ...state, uploads: [...added, ...state.uploads] }, added.filter(({ status }) => status === "going").map((upload) => ({ kind: "send", upload }))];
      }
      case "changed": return [{ ...state, uploads: state.uploads.map((upload) => (upload.id === event.id ? changed(upload, event.change) : upload)) }, []];
      case "arrived": return [event.photo ? { ...state, uploads: without(state, event.id), arrived: [event.photo, ...state.arrived] }
        : { ...state, uploads: without(state, event.id), elsewhere: state.elsewhere + 1 }, []];
      case "taken": return [{ ...state, arrived: [] }, []];
      case "drop": return [{ ...state, uploads: without(state, event.id) }, state.uploads.filter(({ id }) => id === event.id).map((upload) => ({ kind: "drop", upload }))];
      case "retry": return again(state, ({ id }) => id === event.id);
      case "online": return again(state, ({ problem }) => isPassing(problem));
    }
  },
  async run({ kind, upload }, tell, signal) {
    if (kind === "drop") {
      stops.get(upload.id)?.abort();
      return forget(upload);
    }
    const stop = new AbortController(), ends = AbortSignal.any([signal, stop.signal]);
    stops.set(upload.id, stop);
    // Of the tabs that show it one sends it.
    await navigator.locks.request(`upload ${upload.id}`, { signal: ends }, () => take(upload, tell, ends))
      .catch((error) => { if (!ends.aborted) throw error; })
      .finally(() => { if (stops.get(upload.id) === stop) stops.delete(upload.id); });
  },
};

/** @param {Upload} upload @param {(event: Event) => void} tell @param {AbortSignal} signal */
async function take(upload, tell, signal) {
  let now = upload;
  /** @param {Partial<Upload>} change */
  const note = async (change) => {
    if (signal.aborted) return;
    // Where the device cannot say, the photo is wanted.
    if (now.isKept && change.step === "confirm" && (await kept()?.has(now.id).catch(() => true)) === false) throw new GivenUp();
    now = changed(now, change);
    tell({ kind: "changed", id: now.id, change });
    if (now.isKept && (change.step || change.problem)) await keepUpload(now).catch(() => {});
  };
  try {
    if (now.isKept && !(await kept()?.has(now.id))) return tell({ kind: "arrived", id: now.id });
    const photo = await carry(now, note, signal);
    await forget(now);
    tell({ kind: "arrived", id: now.id, photo });
  } catch (thrown) {
    if (thrown instanceof GivenUp) return tell({ kind: "drop", id: now.id });
    await note({ status: "failed", problem: problemOf(thrown, now.step) });
  }
}

/** @param {Upload} upload */
async function forget({ id, url, isKept }) {
  URL.revokeObjectURL(url);
  if (isKept) await kept()?.remove(id).catch(() => {});
}

/** @param {Upload} upload @param {Partial<Upload>} change @returns {Upload} */
const changed = (upload, change) => ({ ...upload, ...change, sent: Math.max(upload.sent, change.sent ?? 0) });
/** @param {State} state @param {string} id */
const without = (state, id) => state.uploads.filter((upload) => upload.id !== id);

/** @param {State} state @param {(upload: Upload) => boolean} which @returns {[State, Effect[]]} */
function again(state, which) {
  /** @type {Effect[]} */
  const effects = [];
  const uploads = state.uploads.map((upload) => {
    if (upload.status !== "failed" || !which(upload)) return upload;
    /** @type {Upload} */
    const next = { ...upload, status: "going", step: resumes(upload), problem: undefined };
    effects.push({ kind: "send", upload: next });
    return next;
  });
  return [{ ...state, uploads }, effects];
}

/** @type {Set<(nothing: void) => void>} */
const readers = new Set();

/** One person's machine, with what was on its way before the page was opened; it ends when the person leaves. */
function machine() {
  const former = held("uploads");
  if (former) return former;
  const begun = start(uploadsModel, undefined, () => {
    noteWaiting(begun.state.uploads.filter(({ status, problem }) => status === "going" || isPassing(problem)).map(({ taskId }) => taskId));
    for (const reader of readers) reader();
  });
  begun.open();
  hold("uploads", begun, () => { begun.close(); noteWaiting([]); });
  restored().then((uploads) => begun.tell({ kind: "add", uploads }), () => {});
  return begun;
}
const online = () => held("uploads")?.tell({ kind: "online" });
addEventListener("online", online);
onReached(online);

/** Goes on with what waits, as after a restart or another sign-in. */
export const resume = () => machine().tell({ kind: "online" });

/** @returns {[State, (event: Event) => void]} */
export function useUploads() {
  const [, draw] = useReducer((/** @type {number} */ count) => count + 1, 0);
  useEffect(() => { readers.add(draw); return () => { readers.delete(draw); }; }, []);
  const { state, tell } = machine();
  return [state, tell];
}
