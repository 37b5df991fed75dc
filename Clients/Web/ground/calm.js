// The time after the first picture: what nobody waits for begins then, so that it takes neither the line nor the processor from what somebody does.

/** @type {() => void} */
let begin;
/** Fulfilled once the first screen shows what it asked for, or says why not, and the page has nothing better to do. @type {Promise<void>} */
export const calm = new Promise((resolve) => { begin = resolve; });

let isPictured = false, underWay = 0;
const idle = /** @type {(run: () => void) => void} */ (window.requestIdleCallback ?? setTimeout);

/** A screen is on the page. */
export function pictured() {
  isPictured = true;
  look();
}

/** Counts a call for as long as it runs. @param {Promise<unknown>} call */
export function count(call) {
  underWay += 1;
  const ended = () => { underWay -= 1; look(); };
  call.then(ended, ended);
}

// Twice, because what a screen was given is drawn after the answer has come, and a screen asks after it was drawn.
const look = () => requestAnimationFrame(() => idle(() => requestAnimationFrame(() => idle(() => { if (isPictured && underWay === 0) begin(); }))));
