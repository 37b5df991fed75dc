// A finger on the page, as the browser's protocol moves it: Playwright's library only taps.

/** Moves a finger over what is there, from its middle. @param {import("playwright-core").Page} page @param {import("playwright-core").Locator} place @param {{ x?: number, y?: number }} by in px */
export async function drag(page, place, { x = 0, y = 0 }) {
  // Until nothing moves it any more, neither a scroll before this one nor an animation; what is drawn anew meanwhile is looked for again.
  let box = null;
  while (!box) {
    box = await place.evaluate(async (node) => {
      node.scrollIntoView({ block: "center" });
      for (let y = NaN, calm = 0; calm < 5 && node.isConnected; await new Promise(requestAnimationFrame)) {
        const now = node.getBoundingClientRect().y;
        calm = now === y ? calm + 1 : 0;
        y = now;
      }
      const { x, y, width, height } = node.getBoundingClientRect();
      return node.isConnected ? { x, y, width, height } : null;
    });
  }
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const touch = await page.context().newCDPSession(page);
  const finger = (type, part) => touch.send("Input.dispatchTouchEvent", { type, touchPoints: part === undefined ? [] : [{ x: from.x + x * part, y: from.y + y * part, id: 1 }] });
  await finger("touchStart", 0);
  for (const part of [0.25, 0.5, 0.75, 1]) await finger("touchMove", part);
  await finger("touchEnd");
  await touch.detach();
}
