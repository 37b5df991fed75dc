// Every screen of GTSD in both languages and both themes: what axe finds, what fits, what can be touched. GTSD-8.4.
import assert from "node:assert/strict";
import { violations } from "./support/axe.mjs";
import { journey } from "./support/browser.mjs";
import { base, inBoth, person, signIn } from "./support/gtsd.mjs";

const before = ["/sign-in", "/sign-up", "/forgot-password", "/reset-password?token=abc", "/reset-password", "/verify-email"];
const inside = ["/", "/tasks", "/nowhere", "/profile"];

/** Controls that are smaller than a finger, links within sentences apart. */
const small = (page) => page.evaluate(() => [...document.querySelectorAll("a, button, input, select, textarea, label:has(> input)")]
  .filter((node) => node.checkVisibility({ opacityProperty: true }) && !node.matches(".hidden, .skip, p > a, label > a, .tick > input, .summary button"))
  .map((node) => ({ node, box: (node.matches(".box > *") ? node.parentElement : node).getBoundingClientRect() }))
  .filter(({ box }) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
  .map(({ node, box }) => `${node.outerHTML.slice(0, 80)} ${Math.round(box.width)}×${Math.round(box.height)}`));

const isWide = (page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

async function look(page, path, found) {
  await page.goto(`/gtsd${path}`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.waitForLoadState("networkidle");
  // Colours of what still moves are no colours of ours.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().filter(({ effect }) => effect.getComputedTiming().iterations < 9).map(({ finished }) => finished)));
  for (const violation of await violations(page)) found.push(`${path}: ${violation}`);
  for (const control of await small(page)) found.push(`${path}: small ${control}`);
  if (await isWide(page)) found.push(`${path}: scrolls sideways`);
}

inBoth(({ language }) => {
  for (const scheme of ["light", "dark"]) {
    journey(`GTSD-8.4-01 GTSD-8.4-04 GTSD-8.4-05 GTSD-8.5-01 screens for everybody (${language}, ${scheme})`, { base, language, scheme, width: 390 }, async (page) => {
      const found = [];
      for (const path of before) await look(page, path, found);
      await page.goto("/gtsd/sign-up");
      await page.getByRole("button").last().click();
      await page.getByRole("alert").waitFor();
      for (const violation of await violations(page)) found.push(`/sign-up refused: ${violation}`);
      await signIn(page, await person());
      for (const path of inside) await look(page, path, found);
      await page.goto("/gtsd/tasks");
      await page.locator("[data-task]").first().click();
      await page.getByRole("dialog").getByRole("textbox").first().waitFor();
      await page.waitForTimeout(400);
      for (const violation of await violations(page)) found.push(`/tasks?task: ${violation}`);
      for (const control of await small(page)) found.push(`/tasks?task: small ${control}`);
      await page.setViewportSize({ width: 320, height: 640 });
      for (const path of [...inside]) {
        await page.goto(`/gtsd${path}`);
        await page.getByRole("heading", { level: 1 }).waitFor();
        if (await isWide(page)) found.push(`${path}: scrolls sideways at 320 px`);
      }
      assert.deepEqual(found, []);
    });
  }
});
