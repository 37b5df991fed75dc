// Pictures of screens beside the committed ones, for `Tools/browser --pictures`. `UPDATE_PICTURES=1` writes them; where one differs, what was seen,
// what was expected and the difference are left in out/browser.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { out } from "./browser.mjs";

const { getComparator } = createRequire(import.meta.url)(`${process.env.PLAYWRIGHT}/driver/package/lib/coreBundle`).utils;
const compare = getComparator("image/webp");
const folder = new URL("../pictures/", import.meta.url).pathname;
const isWriting = process.env.UPDATE_PICTURES === "1", isComparing = process.env.COMPARE_PICTURES === "1";
/** Whether pictures are taken at all. */
export const isPicturing = isWriting || isComparing;
/** The themes that screens are looked at in: what differs by night are colours, which no language changes. Pictures are there of both. */
export const schemesOf = (language) => (language === "ar" || isPicturing ? ["light", "dark"] : ["light"]);
// Edges may be smoothed otherwise by another release of the browser; a word, a colour or a place that changed is more than that.
const tolerance = { threshold: 0.15, maxDiffPixels: 90 };
const tries = 12;

/** Small, as what is compared was packed in the same way. The whole of a screen is one window, so that what stays at its edge stands at the end. */
async function take(page, isWhole) {
  const size = page.viewportSize();
  const height = isWhole ? await page.evaluate(() => Math.min(document.documentElement.scrollHeight, 3000)) : size.height;
  if (height > size.height) await page.setViewportSize({ width: size.width, height });
  const picture = await page.screenshot({ type: "webp", quality: 60, animations: "disabled", caret: "hide" });
  if (height > size.height) await page.setViewportSize(size);
  return picture;
}

/**
 * What is wrong with a screen's picture, if anything. A screen may still be on its way, so it is looked at until it is as expected, or stays as it is.
 * @param {import("playwright-core").Page} page @param {string} name @param {{ isWhole?: boolean }} [settings] @returns {Promise<string | undefined>}
 */
export async function difference(page, name, { isWhole = true } = {}) {
  if (!isPicturing) return;
  const path = `${folder}${name}.webp`;
  let seen = await take(page, isWhole);
  if (isWriting) {
    for (let before; !before?.equals(seen);) { before = seen; await page.waitForTimeout(400); seen = await take(page, isWhole); }
    mkdirSync(folder, { recursive: true });
    if (!existsSync(path) || compare(seen, readFileSync(path), tolerance)) writeFileSync(path, seen);
    return;
  }
  if (!existsSync(path)) return `no picture is there to compare with: UPDATE_PICTURES=1 writes ${name}.webp`;
  const expected = readFileSync(path);
  let found;
  for (let round = 0; round < tries; round++) {
    found = compare(seen, expected, tolerance);
    if (!found) return;
    await page.waitForTimeout(250);
    seen = await take(page, isWhole);
  }
  mkdirSync(out, { recursive: true });
  for (const [kind, bytes] of [["seen.webp", seen], ["expected.webp", expected], ["difference.png", found.diff]]) if (bytes) writeFileSync(`${out}/${name}-${kind}`, bytes);
  return `looks otherwise: ${found.errorMessage} (${out}/${name}-difference.png)`;
}
