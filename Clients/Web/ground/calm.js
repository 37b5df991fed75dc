// The time after the first picture: what nobody waits for begins then, so that it takes neither the line nor the processor from what somebody does.

/** @type {() => void} */
let begin;
/** Fulfilled once the first screen shows what it asked for, or says why not, and the page has nothing better to do. @type {Promise<void>} */
export const calm = new Promise((resolve) => { begin = resolve; });

let isPictured = false, underWay = 0;
const idle = /** @type {(run: () => void) => void} */ (window.requestIdleCallback ?? setTimeout);

/** How long a frame is waited for, in milliseconds: a page that goes out of sight before it was painted may never come back. */
const patience = 1_000;

/** Fulfilled once what is on the page now was painted; at once in a page out of sight. @returns {Promise<void>} */
export const afterFrame = () => new Promise((resolve) => {
  // Callbacks of a frame come before it is painted, their timers after it.
  requestAnimationFrame(() => setTimeout(resolve));
  setTimeout(resolve, document.hidden ? 0 : patience);
});

/** @type {Promise<void> | undefined} */
let first;
/** Fulfilled once the first screen was painted, so that what was kept is seen before what came since is taken apart. */
export function painted() {
  first ??= afterFrame();
  return first;
}

/** A screen is on the page. */
export function pictured() {
  isPictured = true;
  painted();
  look();
}

/** Counts a call for as long as it runs. @param {Promise<unknown>} call */
export function count(call) {
  underWay += 1;
  const ended = () => { underWay -= 1; look(); };
  call.then(ended, ended);
}

/** After the next picture; a page out of sight draws none. @param {() => void} run */
const drawn = (run) => (document.hidden ? idle(run) : requestAnimationFrame(() => idle(run)));

// Twice, because what a screen was given is drawn after the answer has come, and a screen asks after it was drawn.
const look = () => drawn(() => drawn(() => { if (isPictured && underWay === 0) begin(); }));

// What waited for a picture waits in vain once the page is out of sight.
document.addEventListener("visibilitychange", look);
