// A swipe across a place, along the line of reading or against it. What a swipe does has a button, too.

/**
 * @param {() => void} onward called for a swipe towards what comes next: to the left, or to the right where it is read from the right
 * @param {() => void} [backward]
 */
export function onSwipe(onward, backward = onward) {
  let from = { x: 0, y: 0 };
  return {
    onTouchStart: (/** @type {TouchEvent} */ event) => { from = { x: event.touches[0].clientX, y: event.touches[0].clientY }; },
    onTouchEnd: (/** @type {TouchEvent} */ event) => {
      const x = event.changedTouches[0].clientX - from.x, y = event.changedTouches[0].clientY - from.y;
      if (Math.abs(x) < 80 || Math.abs(y) > 40) return;
      event.stopPropagation();
      if ((document.documentElement.dir === "rtl" ? x > 0 : x < 0)) onward();
      else backward();
    },
  };
}
