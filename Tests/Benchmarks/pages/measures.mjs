// What is measured of the pages, each by itself, on a phone that phone.mjs describes.
import { context, median, open, traffic } from "./phone.mjs";

const home = "main.home > header button";
/** Asked in a timer, as asking in every frame would have the page draw frames that nobody needs. */
const until = (page, isSo) => page.waitForFunction(isSo, undefined, { polling: 100 });
const settled = (page) => until(page, () => seen.answers > 0);

/** The first visit with nothing kept: medians of some. */
export async function cold(browser, base, language, state, rounds) {
  const found = [];
  for (let round = 0; round < rounds; round++) {
    const visit = await context(browser, base, language, state), { page, devtools } = await open(visit), sum = traffic(devtools);
    await page.goto("/gtsd/", { waitUntil: "commit" });
    await settled(page);
    await page.waitForTimeout(500);
    const seen = await page.evaluate(() => ({ ...globalThis.seen }));
    // The splash is large, too: the picture of home is not complete before home is there.
    found.push({ ...seen, lcp: Math.max(seen.lcp, seen.home), ...sum(seen.answers) });
    if (process.env.LIST) console.error(found.at(-1).list.map(({ at, type, bytes, url }) => `${Math.round(at)} ${type} ${bytes} ${new URL(url).pathname}`).join("\n"));
    await visit.close();
  }
  const typical = (name) => median(found.map((one) => one[name]));
  return { lcp: typical("lcp"), interactive: typical("answers"), cls: typical("cls"), bytes: typical("all"), script: typical("script"), font: typical("font"), files: typical("files") };
}

/** A later start, from what the worker and the device keep. */
export async function warm(browser, base, language, state, rounds) {
  const visit = await context(browser, base, language, state);
  const first = await open(visit, { isSlow: false });
  await first.page.goto("/gtsd/", { waitUntil: "commit" });
  await settled(first.page);
  await first.page.evaluate(() => navigator.serviceWorker.ready);
  await first.page.close();
  const found = [];
  for (let round = 0; round < rounds; round++) {
    const { page } = await open(visit);
    await page.goto("/gtsd/", { waitUntil: "commit" });
    await until(page, () => seen.home > 0);
    await page.waitForTimeout(500);
    found.push(await page.evaluate(() => ({ home: seen.home, longest: Math.max(0, ...seen.long) })));
    await page.close();
  }
  await visit.close();
  return { warm: median(found.map(({ home }) => home)), warmLongest: median(found.map(({ longest }) => longest)) };
}

/** A minute of somebody's use: tabs, a filter, a task opened and closed, words typed. */
export async function use(browser, base, state) {
  const visit = await context(browser, base, "en", state), { page } = await open(visit);
  await page.goto("/gtsd/", { waitUntil: "commit" });
  await settled(page);
  const tap = async (what) => { await what.first().tap(); await page.waitForTimeout(400); };
  for (const tab of ["Tasks", "Progress", "Streaks", "Profile", "Home", "Tasks"]) await tap(page.getByRole("navigation").getByRole("link", { name: tab }));
  for (let round = 0; round < 2; round++) {
    await tap(page.locator(".tasks .task a"));
    await page.keyboard.press("Escape");
    await page.waitForTimeout(300);
  }
  await tap(page.locator("button.add"));
  await page.locator("dialog input").first().tap();
  await page.keyboard.type("Stretch for ten minutes", { delay: 60 });
  await page.waitForTimeout(500);
  const { acts, cls } = await page.evaluate(() => ({ acts: [...seen.acts.values()], cls: seen.cls }));
  await visit.close();
  return { inp: Math.max(0, ...acts), acts: acts.length, useCls: cls };
}

/** A list of five hundred tasks, from its first to its last. */
export async function scroll(browser, base, state, list) {
  const visit = await context(browser, base, "en", state), { page, devtools } = await open(visit);
  const items = Array.from({ length: 500 }, (_, index) => {
    const task = list.items[index % list.items.length];
    return { ...task, id: `${task.id.slice(0, -4)}${String(index).padStart(4, "0")}`, title: `${task.title} ${index}` };
  });
  await page.route("**/gtsd/api/tasks?*", (route) => route.fulfill({ json: { ...list, items, nextCursor: undefined } }));
  await page.goto("/gtsd/tasks", { waitUntil: "commit" });
  await page.waitForFunction(() => document.querySelectorAll(".tasks .task").length > 0);
  await page.waitForTimeout(1500);
  const opening = await page.evaluate(() => { const { long } = seen; seen.long = []; return Math.max(0, ...long); });
  const shown = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
  for (let left = await shown(), round = 0; left > 0 && round < 60; left = await shown(), round++) {
    await devtools.send("Input.synthesizeScrollGesture", { x: 195, y: 500, yDistance: -2500, speed: 4000 });
  }
  const long = await page.evaluate(() => seen.long), drawn = await page.locator(".tasks .task").count();
  await visit.close();
  if (drawn < items.length) throw new Error(`${drawn} rows were reached`);
  return { long: long.length, longest: Math.max(0, ...long), opening };
}

/** What the page's objects take after two hundred screens, beside what they took after sixty. */
export async function heap(browser, base, state, screens = 200) {
  const visit = await context(browser, base, "en", state), { page, devtools } = await open(visit, { isSlow: false });
  await page.goto("/gtsd/", { waitUntil: "commit" });
  await settled(page);
  const walk = async (count) => {
    for (let screen = 0; screen < count; screen++) {
      await page.evaluate(async (index) => {
        const link = document.querySelectorAll("nav.tabs ul a")[index];
        link.click();
        while (link.ariaCurrent !== "page" || document.querySelector(".skeleton")) await new Promise(requestAnimationFrame);
      }, (screen + 1) % 5);
    }
    for (let round = 0; round < 3; round++) await devtools.send("HeapProfiler.collectGarbage");
    const { usedSize } = await devtools.send("Runtime.getHeapUsage");
    const { nodes } = await devtools.send("Memory.getDOMCounters");
    return { usedSize, nodes };
  };
  const before = await walk(60), after = await walk(screens);
  await visit.close();
  return { heap: before.usedSize, heapAfter: after.usedSize, nodes: before.nodes, nodesAfter: after.nodes };
}

/** Whether a step back from another document shows the page that was left, as it was; else why not. */
export async function back(browser, base, state) {
  const visit = await context(browser, base, "en", state), { page, devtools } = await open(visit, { isSlow: false }), why = [];
  await devtools.send("Page.enable");
  devtools.on("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }) => why.push(...notRestoredExplanations.map(({ reason }) => reason)));
  await page.addInitScript(() => addEventListener("pageshow", ({ persisted }) => { globalThis.persisted = persisted; }));
  await page.goto("/gtsd/", { waitUntil: "commit" });
  await settled(page);
  await page.waitForTimeout(1000);
  await page.goto("/gtsd/legal/privacy");
  await page.evaluate(() => { setTimeout(() => history.back()); });
  await page.locator(home).first().waitFor();
  const persisted = await page.evaluate(() => globalThis.persisted);
  await visit.close();
  return { back: persisted ? 1 : 0, why: why.join(",") };
}
