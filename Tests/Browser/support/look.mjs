// One visit of a screen shows what axe finds, what is too small to touch, what does not fit, and whether it looks as it did.
import { readFileSync } from "node:fs";
import { violations } from "./axe.mjs";
import { written } from "./past.mjs";
import { difference } from "./pictures.mjs";

/** The font of pages that have none of their own and are written in whatever the device has, which pictures cannot depend on. */
const font = (language) => {
  const root = process.env.WEB_ROOT, { current } = JSON.parse(readFileSync(`${root}/releases.json`, "utf8"));
  return readFileSync(`${root}/r/${current}/fonts/${language === "ar" ? "arabic" : "latin"}-500.woff2`).toString("base64");
};

/** Controls that are smaller than a finger, links within sentences apart. */
const small = (page) => page.evaluate(() => [...document.querySelectorAll("a, button, input, select, textarea, label:has(> input)")]
  .filter((node) => node.checkVisibility({ opacityProperty: true }) && !node.matches(".hidden, .skip, p > a, label > a, .tick > input, .summary button"))
  .map((node) => ({ node, box: (node.closest("label") ?? (node.matches(".box > *") ? node.parentElement : node)).getBoundingClientRect() }))
  .filter(({ box }) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
  .map(({ node, box }) => `${node.outerHTML.slice(0, 80)} ${Math.round(box.width)}×${Math.round(box.height)}`));

export const isWide = (page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

/** Until everything is there: what is read, fonts, pictures, and what moves has come to rest. Signs and letters of the device's own fonts go. @param {import("playwright-core").Page} page */
export async function settled(page) {
  await page.getByRole("heading", { level: 1 }).first().waitFor({ state: "attached" });
  await page.waitForFunction(() => !document.querySelector("[aria-busy=true], .splash") && [...document.images].every((image) => image.complete || image.loading === "lazy"));
  const language = await page.evaluate(() => (document.fonts.size ? "" : document.documentElement.lang));
  await page.evaluate(async (bytes) => {
    if (bytes) {
      document.fonts.add(await new FontFace("ours", Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0))).load());
      document.body.style.fontFamily = "ours";
    }
    await Promise.all([...document.fonts].map((face) => face.load().catch(() => {})));
    for (const node of document.querySelectorAll("html[lang=en] [lang=ar]")) node.style.fontFamily = "Noto Sans Arabic";
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) if (/\p{Extended_Pictographic}/u.test(texts.currentNode.data)) texts.currentNode.data = texts.currentNode.data.replace(/\p{Extended_Pictographic}\uFE0F?/gu, "");
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await document.fonts.ready;
    // Colours of what still moves are no colours of ours.
    await Promise.allSettled(document.getAnimations().filter(({ effect }) => effect.getComputedTiming().iterations < 9).map(({ finished }) => finished));
  }, language && font(language));
}

/** Whether what is open scrolls sideways at 320 px; the window is as it was afterwards. */
async function isWideAt320(page) {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  const wide = await isWide(page);
  await page.setViewportSize(size);
  return wide;
}

/**
 * What letters of twice the size do to what is open: text that is cut off where nothing says so, and texts over one another. Lines that are cut
 * on purpose (`line-clamp`, an ellipsis) and what lies over the page (bars, sheets) are meant to.
 */
async function crowded(page) {
  const found = await page.evaluate(async () => {
    document.documentElement.style.fontSize = "200%";
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const dialog = [...document.querySelectorAll("dialog[open]")].at(-1), root = dialog ?? document.querySelector("main") ?? document.body;
    const problems = [], texts = [], walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const over = (node) => node.closest(".hidden, .tabs, .notice, .float, svg") || (getComputedStyle(node).position === "absolute" && node.matches(".count"));
    while (walker.nextNode()) {
      const node = walker.currentNode, parent = node.parentElement;
      if (!node.data.trim() || !parent.checkVisibility({ opacityProperty: true }) || over(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      let lowest = Infinity, from = -Infinity, to = Infinity;
      for (let box = parent; box && box !== root; box = box.parentElement) {
        const style = getComputedStyle(box);
        if (style.webkitLineClamp !== "none") lowest = box.getBoundingClientRect().bottom;
        // What scrolls sideways shows a part.
        if (style.overflowX === "auto" && box.scrollWidth > box.clientWidth) [from, to] = [box.getBoundingClientRect().left, box.getBoundingClientRect().right];
        if (style.overflowX === "visible" || style.overflowX === "auto" || style.webkitLineClamp !== "none" || style.textOverflow === "ellipsis") continue;
        if (box.scrollWidth > box.clientWidth + 1 && box.clientWidth > 0) { problems.push(`cut off: ${node.data.trim().slice(0, 40)}`); break; }
      }
      for (const box of range.getClientRects()) {
        // A line's box is taller than its letters, most of all in Arabic.
        const left = Math.max(box.left, from), right = Math.min(box.right, to), rest = box.height * 0.22;
        if (right - left > 1 && box.bottom <= lowest + 1) texts.push({ parent, left, right, top: box.top + rest, bottom: box.bottom - rest, text: node.data.trim() });
      }
    }
    for (const [index, one] of texts.entries()) {
      for (const other of texts.slice(index + 1, index + 200)) {
        const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left), high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        if (one.parent !== other.parent && wide > 2 && high > 2) problems.push(`over one another: ${one.text.slice(0, 30)} | ${other.text.slice(0, 30)}`);
      }
    }
    return [...new Set(problems)].slice(0, 5);
  });
  if (await isWide(page)) {
    const widest = await page.evaluate(() => [...document.querySelectorAll("body *")].map((node) => [node, node.getBoundingClientRect()])
      .filter(([node, { left, right }]) => (right > innerWidth + 1 || left < -1) && !node.closest(".chips, svg, .hidden")).slice(0, 4)
      .map(([node, { left, right }]) => `${node.tagName.toLowerCase()}.${node.className} ${Math.round(left)} to ${Math.round(right)}`));
    found.push(`scrolls sideways: ${widest.join("; ")}`);
  }
  await page.evaluate(() => { document.documentElement.style.fontSize = ""; });
  return found;
}

/** What is written in Latin letters in Arabic too: names, formats of files, addresses of mail, and what people wrote. */
const latin = ["GTSD", "BMR", "TDEE", "JPEG", "PNG", "WebP", "HEIC", "English", ...written];

/** Whether a page runs as its language does, and on an Arabic one the words that nobody translated. */
const foreign = (page) => page.evaluate((latin) => {
  const { lang, dir } = document.documentElement, found = [], texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  if (dir !== (lang === "ar" ? "rtl" : "ltr")) found.push(`${lang} runs ${dir || "nowhere"}`);
  while (lang === "ar" && texts.nextNode()) {
    const { data, parentElement } = texts.currentNode;
    if (parentElement.closest("[lang=en], bdi, [dir=ltr], option, script, noscript, style") || !parentElement.checkVisibility({ opacityProperty: true })) continue;
    const rest = latin.reduce((text, word) => text.replaceAll(word, ""), data.replaceAll(/\S+@\S+/g, ""));
    if (/[A-Za-z]{3,}/.test(rest)) found.push(`not in Arabic: ${data.trim().slice(0, 60)}`);
  }
  return found;
}, latin);

/** What still moves although less motion was asked for. */
const moving = (page) => page.evaluate(() => (matchMedia("(prefers-reduced-motion: reduce)").matches
  ? document.getAnimations().filter(({ effect }) => effect.getComputedTiming().endTime > 1).map((animation) => `moves: ${animation.animationName ?? animation.transitionProperty}`) : []));

/** Compares what is open with its picture. */
export async function seen(page, picture, found, { isWhole } = {}) {
  await settled(page);
  const differs = await difference(page, picture, { isWhole });
  if (differs) found.push(`${picture}: ${differs}`);
}

/**
 * Looks at what is open. `found` takes what is wrong; `picture` is the name of its picture, if it has one.
 * @param {import("playwright-core").Page} page @param {string} what @param {string[]} found
 * @param {{ picture?: string, isWhole?: boolean, colours?: boolean }} [settings] `colours` where another theme was looked at already
 */
export async function look(page, what, found, { picture, isWhole, colours = false } = {}) {
  if (picture) await seen(page, picture, found, { isWhole });
  else await settled(page);
  for (const violation of await violations(page, { colours })) found.push(`${what}: ${violation}`);
  if (colours) return;
  for (const problem of await foreign(page)) found.push(`${what}: ${problem}`);
  for (const control of await small(page)) found.push(`${what}: small ${control}`);
  if (await isWide(page)) found.push(`${what}: scrolls sideways`);
  if (await isWideAt320(page)) found.push(`${what}: scrolls sideways at 320 px`);
  for (const problem of await crowded(page)) found.push(`${what}, letters twice the size: ${problem}`);
  for (const problem of await moving(page)) found.push(`${what}: ${problem}`);
}
