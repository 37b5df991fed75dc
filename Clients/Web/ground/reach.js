// Whether the services are back. A browser tells of a network and of nothing else, and nobody calls while nothing waits to be sent: so a page that
// is looked at asks who is here, again and again, and never while the services can be reached.
import { session } from "./api.js";
import { isReachable, onReach } from "./network.js";

const first = 2_000, longest = 30_000;
/** What was lost for shorter, in milliseconds, was one call that failed beside others; whoever made it says so. */
const short = 1_000;

/** @type {Set<() => void>} */
const readers = new Set();
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
let pause = first, isAsking = false, lostAt = 0, foundAt = 0;

/** Calls back when the services can be reached again. @param {() => void} reader @returns {() => void} ends it */
export function onReached(reader) {
  readers.add(reader);
  return () => { readers.delete(reader); };
}

onReach(() => {
  const now = performance.now();
  if (isReachable()) {
    clearTimeout(timer);
    foundAt = now;
    if (now - lostAt >= short) for (const reader of [...readers]) reader();
    return;
  }
  lostAt = now;
  // What comes and goes is asked as seldom as what stays away.
  if (now - foundAt > longest) pause = first;
  later();
});
// Whoever comes back to the page does not wait for it.
document.addEventListener("visibilitychange", () => { if (document.hidden) clearTimeout(timer); else look(); });

/** Not all pages ask at the same moment. */
function later() {
  clearTimeout(timer);
  if (document.hidden || isReachable()) return;
  timer = setTimeout(look, pause / 2 + (Math.random() * pause) / 2);
  pause = Math.min(pause * 2, longest);
}

/** An answer of whatever kind is noted where it comes in. */
async function look() {
  if (isAsking || isReachable()) return;
  isAsking = true;
  await session("GET").catch(() => {});
  isAsking = false;
  later();
}
