// A swipe across a place, along the line of reading or against it. What a swipe does has a button, too.

/** Where the finger came down. Not of one drawing of the page: what is read meanwhile may draw it anew under the finger. */
let from = { x: 0, y: 0 };

/**
 * @param {() => void} onward called for a swipe towards what comes next: to the left, or to the right where it is read from the right
 * @param {() => void} [backward]
 */
export const onSwipe = (onward, backward = onward) => ({
  ontouchstart: (/** @type {TouchEvent} */ { touches: [{ clientX: x, clientY: y }] }) => { from = { x, y }; },
  ontouchend: (/** @type {TouchEvent} */ event) => {
    const x = event.changedTouches[0].clientX - from.x, y = event.changedTouches[0].clientY - from.y;
    if (Math.abs(x) < 80 || Math.abs(y) > 40) return;
    event.stopPropagation();
    if ((document.documentElement.dir === "rtl" ? x > 0 : x < 0)) onward();
    else backward();
  },
});
