// A phone's browser for the bench: Debian's Chromium with a fourth of this machine's speed behind a 4G line, driven by Playwright's library.
import { createRequire } from "node:module";

const { chromium } = createRequire(import.meta.url)(`${process.env.PLAYWRIGHT}/driver/package`);

/** Chromium's own profile called "Fast 4G", in bytes a second. */
const line = { offline: false, latency: 165, downloadThroughput: 8.1e6 / 8, uploadThroughput: 1.35e6 / 8 };
const slower = 4;

/** `key` is the hash of the key of the page's own certificate, which nobody has signed. */
export const launch = (key) => chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", `--ignore-certificate-errors-spki-list=${key}`, "--js-flags=--expose-gc"],
  // Playwright turns it off for its own sake.
  ignoreDefaultArgs: ["--disable-back-forward-cache"],
});

/** A context with nothing in its caches; `state` has the cookies of somebody who is signed in. */
export const context = (browser, baseURL, language, state) => browser.newContext({
  baseURL, storageState: state, viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true, timezoneId: "Asia/Riyadh",
  locale: language === "ar" ? "ar-SA" : "en-GB",
});

/** A page that notes what it shows and when; `isSlow` is the phone, else this machine as it is. */
export async function open(context, { isSlow = true } = {}) {
  const page = await context.newPage(), devtools = await context.newCDPSession(page);
  await page.addInitScript(watch);
  await devtools.send("Network.enable");
  if (isSlow) {
    await devtools.send("Network.emulateNetworkConditions", line);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: slower });
  }
  return { page, devtools };
}

/** Runs in the page before anything of its own. */
function watch() {
  const seen = { lcp: 0, cls: 0, home: 0, answers: 0, long: [], acts: new Map() };
  globalThis.seen = seen;
  const observe = (type, each, more) => new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true, ...more });
  observe("largest-contentful-paint", (entry) => { seen.lcp = entry.startTime; });
  observe("layout-shift", (entry) => { if (!entry.hadRecentInput) seen.cls += entry.value; });
  observe("longtask", (entry) => seen.long.push(Math.round(entry.duration)));
  observe("event", ({ interactionId, duration }) => { if (interactionId) seen.acts.set(interactionId, Math.max(duration, seen.acts.get(interactionId) ?? 0)); }, { durationThreshold: 16 });
  const button = () => document.querySelector("main.home > header button");
  const isBusy = () => document.querySelector("main.home")?.getAttribute("aria-busy") === "true";
  // Home is there when the first frame with its button was painted: what is asked for while the page changes runs before that frame is painted,
  // its timer after it. Interactive is when that button does what it says: it is pressed as soon as it can be, and the screen says that it reads again.
  let isThere = false, isPressed = false;
  const press = () => {
    if (isPressed || isBusy() || !button()) return;
    isPressed = true;
    button().click();
  };
  new MutationObserver((_, observer) => {
    if (!button()) return;
    if (!isThere) requestAnimationFrame(() => setTimeout(() => { seen.home = performance.now(); }));
    isThere = true;
    if (!isPressed) return requestAnimationFrame(press);
    if (!isBusy()) return;
    observer.disconnect();
    setTimeout(() => { seen.answers = performance.now(); });
  }).observe(document, { subtree: true, childList: true, attributeFilter: ["aria-busy"] });
}

/** What a page asked for until a moment, by kind, in bytes on the wire with the heads of answers. */
export function traffic(devtools) {
  const asked = new Map();
  let begin = 0;
  devtools.on("Network.requestWillBeSent", ({ requestId, timestamp, request, type }) => {
    begin ||= timestamp;
    asked.set(requestId, { url: request.url, type, at: (timestamp - begin) * 1000, bytes: 0 });
  });
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => { const one = asked.get(requestId); if (one) one.bytes = encodedDataLength; });
  return (until = Infinity) => {
    const before = [...asked.values()].filter(({ at }) => at < until);
    const sum = (test) => before.filter(test).reduce((total, { bytes }) => total + bytes, 0);
    return { all: sum(() => true), script: sum(({ type }) => type === "Script"), font: sum(({ type }) => type === "Font"), files: before.length, list: before };
  };
}

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)];
