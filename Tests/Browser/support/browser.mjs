// A browser for journeys: Debian's Chromium, driven by Playwright's library. Whatever a page complains of fails the journey.
import { mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";

const require = createRequire(import.meta.url);
const { chromium } = require(`${process.env.PLAYWRIGHT}/driver/package`);
const out = process.env.BROWSER_OUT ?? "out/browser";

let browser;
before(async () => { browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"] }); });
after(async () => { await browser?.close(); });

/**
 * One journey in a page of its own. `expected` are words of complaints that belong to it.
 * @param {string} name
 * @param {{ width?: number, scheme?: "light" | "dark", direction?: "ltr" | "rtl", language?: "en" | "ar", base: () => string, expected?: RegExp }} settings
 * @param {(page: import("playwright-core").Page) => Promise<void>} body
 */
export function journey(name, { width = 1280, scheme = "light", direction = "ltr", language = "en", base, expected }, body) {
  test(name, { timeout: 60_000 }, async () => {
    const context = await browser.newContext({
      viewport: { width, height: width < 500 ? 844 : 860 }, colorScheme: scheme, baseURL: base(), timezoneId: "Asia/Riyadh", permissions: ["clipboard-read", "clipboard-write"],
    });
    context.setDefaultTimeout(15_000);
    await context.tracing.start({ screenshots: true, snapshots: true });
    const page = await context.newPage(), complaints = [];
    const complain = (text) => { if (!expected?.test(text)) complaints.push(text); };
    page.on("pageerror", (error) => complain(`error: ${error.message}`));
    page.on("console", (message) => ["error", "warning"].includes(message.type()) && complain(`${message.type()}: ${message.text()} ${message.location().url}`));
    page.on("response", (response) => response.status() >= 500 && complain(`${response.status()} of ${response.url()}`));
    await page.addInitScript((kept) => { for (const [name, value] of Object.entries(kept)) localStorage.getItem(name) ?? localStorage.setItem(name, value); },
      { direction, language });
    try {
      await body(page);
      if (complaints.length) throw new Error(`the page complained:\n  ${complaints.join("\n  ")}`);
      await context.tracing.stop();
    } catch (error) {
      mkdirSync(out, { recursive: true });
      await context.tracing.stop({ path: `${out}/${name.replace(/\W+/g, "-")}.zip` });
      throw error;
    } finally {
      await context.close();
    }
  });
}
