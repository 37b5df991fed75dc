// A browser with a disk of its own, which can be killed and opened again.
import { mkdtempSync, rmSync } from "node:fs";
import { test } from "node:test";
import { chromium, whole } from "./chromium.mjs";

/**
 * One journey of a person whose browser may die. `body` gets the page, and `restart({ isKilled })`, which gives the next one.
 * @param {string} name @param {{ base: () => string, language?: "en" | "ar" }} settings
 * @param {(page: import("playwright-core").Page, restart: (how?: { isKilled?: boolean }) => Promise<import("playwright-core").Page>) => Promise<void>} body
 */
export function restartable(name, { base, language = "en" }, body) {
  test(name, { timeout: 90_000 }, async () => {
    const folder = mkdtempSync("/tmp/barbell-restart-");
    let context, page;
    const open = async () => {
      context = await chromium.launchPersistentContext(folder, {
        ...whole, baseURL: base(), timezoneId: "Asia/Riyadh", viewport: { width: 390, height: 844 },
      });
      context.setDefaultTimeout(60_000);
      await context.addInitScript((language) => localStorage.getItem("language") ?? localStorage.setItem("language", language), language);
      page = await context.newPage();
      return page;
    };
    try {
      await body(await open(), async ({ isKilled = false } = {}) => {
        if (isKilled) {
          const gone = new Promise((resolve) => context.on("close", resolve));
          (await context.newCDPSession(page)).send("Browser.crash").catch(() => {});
          await gone;
        } else await context.close();
        return open();
      });
    } finally {
      await context?.close().catch(() => {});
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    }
  });
}
