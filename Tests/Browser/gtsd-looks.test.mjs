// Every screen of GTSD as it is looked at: in both languages by day what axe finds, what fits and what can be touched, in Arabic what axe finds of its
// colours by night, and in the widths and themes that differ whether it looks as in its committed picture. GTSD-8.4. The steps of the wizard are in
// gtsd-wizard.test.mjs.
import assert from "node:assert/strict";
import { before } from "node:test";
import { journey } from "./support/browser.mjs";
import { call, past, picture as photo } from "./support/gtsd-photos.mjs";
import { base, inBoth, signIn } from "./support/gtsd.mjs";
import { look, seen } from "./support/look.mjs";
import { now, regular } from "./support/past.mjs";
import { schemesOf } from "./support/pictures.mjs";

let layla;
before(async () => { layla = await regular(); });

const outside = [
  ["sign-in", "/sign-in"], ["sign-up", "/sign-up"], ["forgot-password", "/forgot-password"], ["new-password", "/reset-password?token=abc"],
  ["link-missing", "/reset-password"], ["verify-email", "/verify-email"], ["how-it-works", "/how-it-works"], ["terms", "/legal/terms"], ["privacy", "/legal/privacy"],
];
const main = [["home", "/"], ["tasks", "/tasks"], ["photos", "/progress"], ["streaks", "/streaks"], ["profile", "/profile"]];
const inside = [
  ...main, ["notifications", "/notifications"], ["settings", "/settings"], ["support", "/support"], ["nowhere", "/nowhere"], ["comparison", "/progress/compare"],
  ["badge", "/streaks?badge=day_one_done"], ["badge-locked", "/streaks?badge=streak_365"],
];

/** Opens what lies over screens. @type {[string, string, (page: import("playwright-core").Page) => Promise<unknown>][]} */
const sheets = [
  ["task", "/tasks", (page) => page.locator("[data-task]:not(.is-done)").first().click()],
  ["task-new", "/tasks", (page) => page.locator("main button.add").first().click()],
  ["upload", "/progress", async (page) => {
    await page.locator(".float").click();
    await page.locator("input[name=files]").setInputFiles({ name: "front.jpg", mimeType: "image/jpeg", buffer: await photo(page, "front", { isFlat: true }) });
    await page.locator(".previews img").waitFor();
  }],
  ["photo", "/progress", (page) => page.locator("button.photo-tile").first().click()],
  ["deletion", "/settings", (page) => page.locator(".ways-out button").last().click()],
];

/** Which pictures a theme has on a phone: everything by day, by night the main screens and where one comes in. */
const hasPicture = (name, scheme) => scheme === "light" || name === "sign-in" || main.some(([one]) => one === name);

/** Where main screens are looked at on wider screens too. */
const widths = { "en-light": [820, 1280], "ar-light": [1280], "ar-dark": [820], "en-dark": [] };

/** How many people have a badge depends on who else is in the stack; badges stay new, so that they are celebrated in every language. */
async function sameBadges(page) {
  const badges = { areSeen: false };
  await page.route(/\/api\/badges/, async (route) => {
    if (route.request().method() !== "GET") return route.fulfill({ status: 204 });
    const response = await route.fetch(), text = (await response.text()).replace(/"rarityPercent":[\d.]+/g, '"rarityPercent":12.5');
    return route.fulfill({ response, body: badges.areSeen ? text.replaceAll('"seen":false', '"seen":true') : text });
  });
  return badges;
}

/** The photos that Layla has, sent once. */
async function photographed(page) {
  const photos = [[13, "front", "before", 12], [13, "side", "before", 40], [8, "front", "during", 130], [1, "front", "after", 205], [1, "side", "after", 250]];
  if ((await call(page, "GET", "/photos")).items.length) return;
  await past(page, photos.map(([daysAgo, angle, stage, hue]) => ({ daysAgo, angle, stage, hue, isFlat: true })), Date.parse(now));
}

const open = async (page, path) => { await page.goto(`/gtsd${path}`); };

inBoth(({ language }) => {
  const looking = { base, language, locale: language, isCalm: true, time: now, timeout: 180_000 };
  for (const scheme of schemesOf(language)) {
    const colours = scheme === "dark";
    const at = (name) => (hasPicture(name, scheme) ? `${name}-390-${language}-${scheme}` : undefined);
    const wider = async (page, name, found) => {
      const size = page.viewportSize();
      for (const width of widths[`${language}-${scheme}`]) {
        await page.setViewportSize({ width, height: 860 });
        await seen(page, `${name}-${width}-${language}-${scheme}`, found);
      }
      await page.setViewportSize(size);
    };

    journey(`GTSD-8.4-01 GTSD-8.4-03 GTSD-8.4-04 GTSD-8.4-05 GTSD-8.4-06 GTSD-8.5-01 GTSD-8.5-02 screens before signing in are for everybody (${language}, ${scheme})`, { ...looking, scheme, width: 390 }, async (page) => {
      const found = [];
      for (const [name, path] of outside) {
        await open(page, path);
        await look(page, path, found, { colours, picture: at(name), isWhole: !path.startsWith("/legal") });
      }
      await open(page, "/sign-up");
      await page.getByRole("button").last().click();
      await page.getByRole("alert").waitFor();
      await look(page, "/sign-up refused", found, { colours, picture: at("sign-up-refused") });
      assert.deepEqual(found, []);
    });

    journey(`GTSD-P-6.6-06 GTSD-5.2-12 GTSD-8.4-01 GTSD-8.4-03 GTSD-8.4-04 GTSD-8.4-05 GTSD-8.4-06 GTSD-8.5-01 GTSD-8.5-02 screens of somebody with two weeks behind them are for everybody (${language}, ${scheme})`,
      { ...looking, scheme, width: 390, run: () => layla.run }, async (page) => {
        const found = [];
        await signIn(page, layla);
        await photographed(page);
        const badges = await sameBadges(page);
        await open(page, "/streaks");
        await page.getByRole("dialog").waitFor();
        await look(page, "celebration", found, { colours, picture: at("celebration"), isWhole: false });
        badges.areSeen = true;
        for (const [name, path] of inside) {
          await open(page, path);
          await look(page, path, found, { colours, picture: at(name), isWhole: !/badge=|notifications/.test(path) });
          if (main.some(([one]) => one === name)) await wider(page, name, found);
        }
        for (const [name, path, opens] of sheets) {
          await open(page, path);
          await opens(page);
          await page.getByRole("dialog").waitFor();
          await look(page, `${path} ${name}`, found, { colours, picture: at(name), isWhole: false });
        }
        assert.deepEqual(found, []);
      });
  }
});
