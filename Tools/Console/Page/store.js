// What the console shows and is told of again whenever it changes, and the one stream that tells it.
import { useEffect, useReducer } from "../vendor/preact.js";

const mostLines = 4000, mostTraces = 1000;

export const state = {
  /** connecting, live or lost. */
  link: "connecting",
  services: [],
  clock: null,
  faults: null,
  flows: null,
  lines: [],
  /** Lines that came faster than they could be shown. */
  skipped: 0,
  traces: [],
};

const readers = new Set();
let isDrawing = false;

/** Tells everybody who reads, once for all that changes before the next picture. */
export function changed() {
  if (isDrawing) return;
  isDrawing = true;
  requestAnimationFrame(() => {
    isDrawing = false;
    for (const reader of readers) reader();
  });
}

/** Draws a component again when the state changes. */
export function useStore() {
  const [, draw] = useReducer((count) => count + 1, 0);
  useEffect(() => {
    readers.add(draw);
    return () => readers.delete(draw);
  }, []);
  return state;
}

let number = 0;

const told = {
  services: (value) => { state.services = value; },
  clock: (value) => { state.clock = value; },
  faults: (value) => { state.faults = value; },
  flows: (value) => { state.flows = value; },
  log: ({ lines, skipped }) => {
    for (const line of lines) line.number = number++;
    state.lines = state.lines.concat(lines).slice(-mostLines);
    state.skipped += skipped;
  },
  traces: (traces) => {
    const news = new Map(traces.map((trace) => [trace.id, trace]));
    state.traces = state.traces.map((trace) => {
      const newer = news.get(trace.id);
      news.delete(trace.id);
      return newer ?? trace;
    }).concat([...news.values()]).slice(-mostTraces);
  },
};

let stream = null;

function open() {
  if (stream) return;
  stream = new EventSource("api/events");
  stream.onopen = () => {
    Object.assign(state, { link: "live", lines: [], traces: [], skipped: 0 });
    changed();
  };
  stream.onerror = () => { state.link = "lost"; changed(); };
  for (const [name, take] of Object.entries(told)) {
    stream.addEventListener(name, (event) => { take(JSON.parse(event.data)); changed(); });
  }
}

function close() {
  stream?.close();
  stream = null;
}

const look = () => (document.visibilityState === "hidden" ? close() : open());

/** One stream, while somebody can see the page: a browser has six connections to an address, whatever the number of its windows. */
export function follow() {
  document.addEventListener("visibilitychange", look);
  // The connection is given back when the page is left, so that going back to it is quick.
  addEventListener("pagehide", close);
  addEventListener("pageshow", look);
  look();
}
