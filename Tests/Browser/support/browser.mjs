// A browser for journeys: Debian's Chromium, driven by Playwright's library. Whatever a page complains of fails the journey.
import { mkdirSync, writeFileSync } from "node:fs";
import { after, test } from "node:test";
import { chromium, shell, whole } from "./chromium.mjs";
import { day } from "./stack.mjs";

export const out = process.env.BROWSER_OUT ?? "out/browser";

const browsers = new Map();
/** The browser of one shape, which all journeys of a file share. */
const browserOf = (shape) => browsers.get(shape) ?? browsers.set(shape, chromium.launch(shape)).get(shape);
after(async () => { for (const browser of browsers.values()) await (await browser).close(); });

/**
 * What a page complains of from now on: errors that nobody caught, words in its console, answers that say that a service failed, and whatever
 * its policy or Trusted Types refused. `expected` are words of complaints that belong to the journey.
 * @param {import("playwright-core").Page} page @param {RegExp} [expected] @returns {Promise<string[]>}
 */
export async function complaintsOf(page, expected) {
  const complaints = [];
  const complain = (text) => { if (!expected?.test(text) && !/Service Worker registration blocked by Playwright/.test(text)) complaints.push(text); };
  page.on("pageerror", (error) => complain(`error: ${error.message}`));
  page.on("console", (message) => ["error", "warning"].includes(message.type()) && complain(`${message.type()}: ${message.text()} ${message.location().url}`));
  page.on("response", (response) => response.status() >= 500 && complain(`${response.status()} of ${response.url()}`));
  // Of its own accord too, as a page may catch what is thrown and the console may be told otherwise.
  await page.exposeFunction("journeyRefusal", (text) => complain(text));
  await page.addInitScript(() => addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) =>
    window.journeyRefusal(`the policy refused ${effectiveDirective}: ${blockedURI} ${sample}`)));
  return complaints;
}

/** Where a page is and what it says, in a line: a report without its trace shows what was in the way. @param {import("playwright-core").Page} page */
async function seen(page) {
  const words = await page.locator("body").innerText({ timeout: 2000 }).catch((error) => `(${error.message.split("\n")[0]})`);
  return `${page.url()}: ${words.replaceAll(/\s+/g, " ").slice(0, 500)}`;
}

/** Leaves what shows why a journey failed: its trace, and its page as it was then, in a picture and in HTML. What cannot be had any more is left out. */
async function leave(page, path) {
  mkdirSync(out, { recursive: true });
  await page.context().tracing.stop({ path: `${path}.zip` }).catch(() => {});
  await page.screenshot({ path: `${path}.png`, timeout: 5000 }).catch(() => {});
  await page.content().then((html) => writeFileSync(`${path}.html`, html)).catch(() => {});
}

/**
 * One journey in a page of its own. `expected` are words of complaints that belong to it; `run` is a test run whose clock the services go by, and
 * `time` what the page's own clock stands at. `isWhole` journeys are about what only the whole browser has.
 * @param {string} name
 * @param {{
 *   width?: number, scheme?: "light" | "dark", direction?: "ltr" | "rtl", language?: "en" | "ar", locale?: string, base: () => string, expected?: RegExp,
 *   run?: () => string, time?: string, isCalm?: boolean, isWhole?: boolean, hasTouch?: boolean, timeout?: number, timezone?: string,
 * }} settings
 * @param {(page: import("playwright-core").Page) => Promise<void>} body
 */
export function journey(name, settings, body) {
  const { width = 1280, scheme = "light", direction = "ltr", language = "en", base, expected, locale, time = day?.time, isCalm = false, isWhole = false, hasTouch = false, timeout = 180_000,
    timezone = "Asia/Riyadh" } = settings;
  test(name, { timeout }, async () => {
    const run = settings.run?.() ?? day?.run;
    // Pictures are those of the whole browser.
    const browser = await browserOf(isWhole || process.env.COMPARE_PICTURES || process.env.UPDATE_PICTURES ? whole : shell);
    const context = await browser.newContext({
      viewport: { width, height: width < 500 ? 844 : 860 }, colorScheme: scheme, baseURL: base(), timezoneId: timezone, permissions: ["clipboard-read", "clipboard-write"],
      locale, hasTouch, ...(isCalm && { reducedMotion: "reduce", serviceWorkers: "block" }),
    });
    context.setDefaultTimeout(60_000);
    if (run) await context.addCookies([{ name: "barbell_run", value: run, url: base() }]);
    // What is done, without a film of it; the page at each step only where it is asked for, as that alone costs a good part of a journey's time.
    await context.tracing.start({ screenshots: false, snapshots: !isCalm && !!process.env.JOURNEY_SNAPSHOTS });
    const page = await context.newPage();
    // Fonts are optional to pages, so that none waits for them; who looks at pages does.
    if (isCalm) {
      await page.route("**/r/**/*.css", async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: (await response.text()).replaceAll("font-display: optional", "font-display: block") });
      });
    }
    if (time) await page.clock.setFixedTime(time);
    const complaints = await complaintsOf(page, expected);
    await page.addInitScript((kept) => { for (const [name, value] of Object.entries(kept)) localStorage.getItem(name) ?? localStorage.setItem(name, value); },
      { direction, language });
    try {
      await body(page);
      if (complaints.length) throw new Error(`the page complained:\n  ${complaints.join("\n  ")}`);
      await context.tracing.stop();
    } catch (error) {
      error.message += `\n  the page was ${await seen(page)}`;
      await leave(page, `${out}/${name.replace(/\W+/g, "-")}`);
      throw error;
    } finally {
      await context.close();
    }
  });
}
