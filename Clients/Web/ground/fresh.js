// What is shown grows old: overnight, while nobody looks, without a network, by another tab, or by something that came of a change after its screen was
// left. Screens then read again, and keep what they show meanwhile.
import { dayAt, dayToAsk } from "./days.js";
import { onReached } from "./reach.js";

/** @type {Set<() => void>} */
const readers = new Set();
/** How long a page has to be out of sight, in milliseconds, until it is read again when it is looked at. */
const long = 60_000;
/** How often, in milliseconds, a page looks whether another day has begun. Each does from when it was opened, so not all of a country ask in one second. */
const often = 60_000;
/** How far the service's clock may be behind this one, in milliseconds. */
const tolerance = 5_000;
/** Within how long several changes of another tab are read together, in milliseconds. */
const together = 300;

/** Lets every open screen read again; not below an open sheet, which may be about what is gone then. */
export function readAgain() {
  if (!isCovered()) {
    note();
    return [...readers].forEach((read) => read());
  }
  waiting ??= new MutationObserver(() => {
    if (isCovered()) return;
    waiting?.disconnect();
    waiting = null;
    readAgain();
  });
  waiting.observe(document.body, { subtree: true, childList: true, attributeFilter: ["open"] });
}

const isCovered = () => document.querySelector("dialog[open]") !== null;
/** Looks for the end of the sheet, which may leave the page before it says that it is closed. @type {MutationObserver | null} */
let waiting = null;

/** The day that was read last. */
let day = () => "";
const note = () => { day = dayToAsk(Date.now() - tolerance); };
const isOtherDay = () => day() !== dayAt(Date.now() - tolerance);

/** Whether another tab changed something while this one was out of sight. */
let isDue = false;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let gathering;

/** Another tab changed something: it is read again now, or as soon as somebody looks. */
export function changedElsewhere() {
  clearTimeout(gathering);
  if (document.hidden) isDue = true;
  else gathering = setTimeout(readAgain, together);
}

/** Calls `read` whenever what was read may be old. @param {() => void} read @returns {() => void} ends it */
export function onOld(read) {
  if (readers.size === 0) watch();
  readers.add(read);
  return () => {
    readers.delete(read);
    if (readers.size === 0) watching.abort();
  };
}

let watching = new AbortController();

function watch() {
  watching = new AbortController();
  const { signal } = watching;
  let left = document.hidden ? Date.now() : Infinity;
  // Out of the browser's memory a page comes as it was left.
  addEventListener("pageshow", ({ persisted }) => { if (persisted) readAgain(); }, { signal });
  addEventListener("online", readAgain, { signal });
  signal.addEventListener("abort", onReached(readAgain));
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden && (isDue || Date.now() - left >= long || isOtherDay())) readAgain();
    isDue &&= document.hidden;
    left = document.hidden ? Date.now() : Infinity;
  }, { signal });
  // Another day has other tasks. One timer until midnight would know nothing of a device that slept, or of a clock or a zone that was changed.
  note();
  const looking = setInterval(() => { if (!document.hidden && isOtherDay()) readAgain(); }, often);
  signal.addEventListener("abort", () => clearInterval(looking));
}
