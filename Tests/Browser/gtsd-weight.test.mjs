// What GTSD's pages weigh and hold back, as far as it is no time: bytes before the first press, what comes only after the first picture, a page that
// comes back as it was left, and memory that does not grow. The times are in docs/benchmarks.md.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { journey } from "./support/browser.mjs";
import { chromium, whole } from "./support/chromium.mjs";
import { base, inBoth, password, person, tasks } from "./support/gtsd.mjs";
import { eventually, send, url } from "./support/stack.mjs";

const kilobyte = 1024;

/** Signs in without opening a page, so that nothing was fetched yet. */
async function arrive(page, { email }) {
  const answer = await page.request.post(`${base()}/gtsd/api/auth/login`, {
    headers: { "X-Barbell": "web", "Sec-Fetch-Site": "same-origin", Origin: base() }, data: { product: "gtsd", email, password },
  });
  assert.equal(answer.status(), 200);
}

/** What a page fetches, in bytes on the wire with the heads of answers. */
async function traffic(page) {
  const devtools = await page.context().newCDPSession(page), found = new Map();
  await devtools.send("Network.enable");
  devtools.on("Network.requestWillBeSent", ({ requestId, request, type }) => found.set(requestId, { path: new URL(request.url).pathname, type, bytes: 0 }));
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => { if (found.has(requestId)) found.get(requestId).bytes = encodedDataLength; });
  return () => [...found.values()];
}

const home = (page) => page.locator("main.home .columns");
const sum = (files) => files.reduce((total, { bytes }) => total + bytes, 0);
const shifts = (page) => page.addInitScript(() => {
  globalThis.shifted = 0;
  new PerformanceObserver((list) => { for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) globalThis.shifted += value; })
    .observe({ type: "layout-shift", buffered: true });
});

inBoth(({ language }) => {
  journey(`home weighs at most 150 KB before it can be used, 60 of it JavaScript, and asks for nothing twice [${language}]`, { base, language, width: 390 }, async (page) => {
    await arrive(page, await person());
    const fetched = await traffic(page);
    await page.goto("/gtsd/");
    await home(page).waitFor();
    await page.evaluate(() => document.fonts.ready);
    const files = fetched(), scripts = files.filter(({ type }) => type === "Script");
    assert.ok(scripts.length > 0 && scripts.every(({ path }) => path.startsWith("/r/")));
    assert.ok(sum(scripts) <= 60 * kilobyte, `${sum(scripts)} bytes of JavaScript`);
    assert.ok(sum(files) <= 150 * kilobyte, `${sum(files)} bytes`);
    const heavy = files.filter(({ type }) => ["Script", "Stylesheet", "Font"].includes(type)).map(({ path }) => path);
    assert.deepEqual(heavy, [...new Set(heavy)]);
  });

  journey(`what a phone has below the fold of home comes after its first picture [${language}]`, { base, language, width: 390 }, async (page) => {
    await arrive(page, await person());
    await page.addInitScript(() => new MutationObserver((_, observer) => {
      if (!document.querySelector("main.home .columns")) return;
      globalThis.begins = { withHero: !!document.querySelector("main.home .hero"), withGroups: !!document.querySelector("main.home .groups") };
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true }));
    await page.goto("/gtsd/");
    await page.locator("main.home[aria-busy=false] .groups").waitFor();
    assert.deepEqual(await page.evaluate(() => globalThis.begins), { withHero: true, withGroups: false });
  });

  journey(`nothing moves on home and among tasks while they come [${language}]`, { base, language, width: 390 }, async (page) => {
    await arrive(page, await person());
    await shifts(page);
    for (const path of ["/gtsd/", "/gtsd/tasks"]) {
      await page.goto(path);
      await page.locator(".tasks .task").first().waitFor();
      await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)));
      const shifted = await page.evaluate(() => globalThis.shifted);
      assert.ok(shifted < 0.02, `${path} moved by ${shifted}`);
    }
  });
});

journey("every icon of home is one shape", { base, width: 390 }, async (page) => {
  await arrive(page, await person());
  await page.goto("/gtsd/");
  await page.locator("main.home[aria-busy=false] .groups").waitFor();
  const shapes = await page.locator("svg[viewBox='0 0 24 24']").evaluateAll((icons) =>
    icons.map(({ children }) => [...children].map(({ localName }) => localName).join()));
  // The mark of a task that is not done is empty.
  const drawn = shapes.filter((names) => names !== "");
  assert.ok(drawn.length > 10, `${drawn.length} icons`);
  assert.deepEqual([...new Set(drawn)], ["path"]);
});

journey("the splash that comes with the page is taken over, and nothing of it is made anew", { base }, async (page) => {
  await arrive(page, await person());
  await page.addInitScript(() => {
    globalThis.parts = new Set();
    new MutationObserver(() => document.querySelectorAll(".splash, .splash *").forEach((part) => globalThis.parts.add(part)))
      .observe(document, { childList: true, subtree: true });
  });
  await page.goto("/gtsd/");
  await home(page).waitFor();
  assert.deepEqual(await page.evaluate(() => [...globalThis.parts].map(({ localName }) => localName)), ["main", "img", "h1"]);
  assert.equal(await page.locator(".splash").count(), 0);
});

journey("the service worker is registered only after home shows the day", { base }, async (page) => {
  await arrive(page, await person());
  await page.addInitScript(() => {
    const { register } = ServiceWorkerContainer.prototype;
    ServiceWorkerContainer.prototype.register = function (...given) {
      globalThis.registered = { showsDay: !!document.querySelector("main.home .columns"), painted: performance.getEntriesByName("first-contentful-paint").length };
      return register.apply(this, given);
    };
  });
  let answer;
  const asked = new Promise((resolve) => { answer = resolve; });
  await page.route("**/gtsd/api/dashboard", (route) => answer(route));
  await page.goto("/gtsd/");
  const held = await asked;
  // A page that registers as soon as it has loaded and has nothing to do would do it by now.
  await page.evaluate(async () => { for (let round = 0; round < 5; round++) await new Promise((resolve) => requestIdleCallback(resolve)); });
  assert.equal(await page.evaluate(() => globalThis.registered), undefined);
  await held.continue();
  await page.waitForFunction(() => globalThis.registered);
  assert.deepEqual(await page.evaluate(() => globalThis.registered), { showsDay: true, painted: 1 });
  await page.evaluate(() => navigator.serviceWorker.ready);
});

journey("what is done before the page is calm is kept at once, and sent later", { base, expected: /ERR_|Failed to load/ }, async (page) => {
  const somebody = await person();
  await arrive(page, somebody);
  const [{ id }] = await tasks(somebody.headers);
  // Never answered: the page stays as busy as in its first second.
  await page.route("**/gtsd/api/profile/me", () => {});
  await page.route("**/gtsd/api/tasks/*/skip", (route) => route.abort());
  await page.goto("/gtsd/");
  await page.goto(`/gtsd/tasks?task=${id}`);
  await page.getByRole("dialog").getByRole("button", { name: /skip/i }).click();
  await page.getByText("Kept on this device").waitFor();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.reload();
  await eventually(async () => (await tasks(somebody.headers)).find((task) => task.id === id)?.status === "skipped");
});

journey("what the device keeps is opened once, before anything else has come, and made by nobody but who keeps things there", { base }, async (page) => {
  await arrive(page, await person());
  await page.addInitScript(() => {
    globalThis.openings = [];
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (...given) {
      globalThis.openings.push(`${document.body ? "later" : "early"} ${given[1]}`);
      return open.apply(this, given);
    };
  });
  const shown = async () => {
    await page.goto("/gtsd/");
    await home(page).waitFor();
    await eventually(() => page.evaluate(async () => (await indexedDB.databases()).map(({ version }) => version).join() === "2"));
    return page.evaluate(() => globalThis.openings);
  };
  assert.deepEqual(await shown(), ["later 2"]);
  assert.deepEqual(await shown(), ["early undefined"]);
  const [{ name }] = await page.evaluate(() => indexedDB.databases());
  for (const former of ["deleted", "of an older release"]) {
    await page.goto("/gtsd/legal/privacy");
    await page.evaluate(async ([name, former]) => {
      const ended = (request) => new Promise((resolve, reject) => Object.assign(request, { onsuccess: resolve, onerror: reject }));
      await ended(indexedDB.deleteDatabase(name));
      if (former === "deleted") return;
      const request = indexedDB.open(name, 1);
      await ended(request);
      request.result.close();
    }, [name, former]);
    assert.deepEqual(await shown(), ["early undefined", "later 2"], former);
  }
  // Whoever gives it up waits for no page that is open.
  await page.evaluate((name) => new Promise((resolve) => { indexedDB.deleteDatabase(name).onsuccess = () => resolve(); }), name);
});

journey("home is whole and brought up to date also where no frame is painted", { base, width: 390 }, async (page) => {
  const somebody = await person();
  await arrive(page, somebody);
  await page.goto("/gtsd/");
  await page.locator("main.home[aria-busy=false] .groups").waitFor();
  const [{ id }] = await tasks(somebody.headers);
  await send("POST", `${url("tasks")}/tasks/${id}/skip`, {}, somebody.headers);
  const [next] = (await tasks(somebody.headers)).filter(({ status }) => status === "pending");
  await page.addInitScript(() => { globalThis.requestAnimationFrame = () => 0; });
  await page.reload();
  await page.waitForFunction((id) => document.querySelector("main.home[aria-busy=false] .tasks [data-task]")?.dataset.task === id, next.id, { polling: 100 });
  await page.locator("main.home .groups").waitFor();
});

journey("what waits is sent from an address, too, where there is nothing", { base, expected: /ERR_|Failed to load/ }, async (page) => {
  const somebody = await person();
  await arrive(page, somebody);
  const [{ id }] = await tasks(somebody.headers);
  await page.route("**/gtsd/api/tasks/*/skip", (route) => route.abort());
  await page.goto(`/gtsd/tasks?task=${id}`);
  await page.getByRole("dialog").getByRole("button", { name: /skip/i }).click();
  await page.getByText("Kept on this device").waitFor();
  await page.goto("/gtsd/nowhere");
  await page.getByRole("heading", { level: 1, name: "There is nothing here" }).waitFor();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.reload();
  await page.getByRole("heading", { level: 1, name: "There is nothing here" }).waitFor();
  await eventually(async () => (await tasks(somebody.headers)).find((task) => task.id === id)?.status === "skipped");
});

journey("a list of five hundred tasks is drawn as far as somebody looks [GTSD-4.1-11]", { base, width: 390 }, async (page) => {
  const somebody = await person(), [task] = await tasks(somebody.headers);
  await arrive(page, somebody);
  const items = Array.from({ length: 500 }, (_, index) => ({ ...task, id: `${task.id.slice(0, -4)}${1000 + index}`, title: `Task ${index + 1}`, dueTime: "08:00:00" }));
  await page.route("**/gtsd/api/tasks?*", (route) => route.fulfill({ json: { date: "2026-11-25", items } }));
  await page.goto("/gtsd/tasks");
  const rows = page.locator(".tasks .task");
  await rows.first().waitFor();
  const drawn = await rows.count();
  assert.ok(drawn < 200, `${drawn} rows at once`);
  await page.evaluate(async () => {
    while (document.querySelectorAll(".tasks .task").length < 500) {
      scrollTo(0, document.documentElement.scrollHeight);
      await new Promise(requestAnimationFrame);
    }
  });
  assert.equal(new Set(await rows.locator("a").evaluateAll((links) => links.map(({ dataset }) => dataset.task))).size, 500);
});

/** The screens of the tabs, one after the other, each until it shows what it asked for. */
const walk = (page, count) => page.evaluate(async (count) => {
  for (let screen = 0; screen < count; screen++) {
    const links = [...document.querySelectorAll("nav.tabs ul a")], link = links[(screen + 1) % links.length];
    link.click();
    const shows = () => document.querySelector("nav.tabs [aria-current]")?.pathname === link.pathname && document.querySelector("main h1") && !document.querySelector(".skeleton");
    while (!shows()) await new Promise(requestAnimationFrame);
  }
}, count);

// Playwright turns the browser's memory of pages off, and what it notes of a journey takes memory itself: these have a browser of their own.
let browser;
before(async () => {
  // What is compiled of functions that run often counts as memory, too, and comes and goes: here it is compiled once.
  const once = "--js-flags=--no-opt --no-maglev --no-sparkplug --no-flush-bytecode";
  browser = await chromium.launch({ ...whole, args: [...whole.args, once], ignoreDefaultArgs: ["--disable-back-forward-cache"] });
});
after(async () => { await browser?.close(); });

async function alone(body) {
  const context = await browser.newContext({ baseURL: base(), viewport: { width: 390, height: 844 }, timezoneId: "Asia/Riyadh", locale: "en-GB" });
  context.setDefaultTimeout(60_000);
  try {
    const page = await context.newPage(), somebody = await person({ name: "Layla" });
    await arrive(page, somebody);
    await page.addInitScript(() => addEventListener("pageshow", ({ persisted }) => { globalThis.isRestored = persisted; }));
    await page.goto("/gtsd/");
    await home(page).waitFor();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await body(page, somebody);
  } finally {
    await context.close();
  }
}

test("two hundred screens leave no more in memory than sixty", { timeout: 180_000 }, () => alone(async (page) => {
  const devtools = await page.context().newCDPSession(page);
  const used = async () => {
    for (let round = 0; round < 3; round++) await devtools.send("HeapProfiler.collectGarbage");
    return { heap: (await devtools.send("Runtime.getHeapUsage")).usedSize, nodes: (await devtools.send("Memory.getDOMCounters")).nodes };
  };
  await walk(page, 60);
  const first = await used();
  await walk(page, 100);
  const middle = await used();
  await walk(page, 100);
  const last = await used();
  // What a screen leaves behind grows with each hundred of them; what the browser makes once, such as tables of what ran, grows in one.
  const growth = Math.min(middle.heap - first.heap, last.heap - middle.heap);
  assert.ok(growth < first.heap * 0.03, `${first.heap} bytes became ${middle.heap} and ${last.heap}`);
  assert.ok(last.nodes < first.nodes * 1.1, `${first.nodes} nodes became ${last.nodes}`);
}));

const back = async (page) => {
  await page.evaluate(() => { setTimeout(() => history.back()); });
  await page.waitForFunction(() => globalThis.isRestored);
};

test("a step back from another document shows the screen that was left, brought up to date", { timeout: 60_000 }, () => alone(async (page, somebody) => {
  await page.goto("/gtsd/legal/privacy");
  const [{ id }] = await tasks(somebody.headers);
  await send("POST", `${url("tasks")}/tasks/${id}/skip`, {}, somebody.headers);
  const [next] = (await tasks(somebody.headers)).filter(({ status }) => status === "pending");
  await back(page);
  assert.ok(await home(page).isVisible(), "it is there at once");
  await page.waitForFunction((id) => document.querySelector("main.home .tasks [data-task]")?.dataset.task === id, next.id);
}));

test("a step back after signing out shows nothing of whoever was here", { timeout: 60_000 }, () => alone(async (page) => {
  await page.goto("/gtsd/legal/privacy");
  const other = await page.context().newPage();
  await other.goto("/gtsd/settings");
  await other.getByRole("button", { name: "Sign out", exact: true }).click();
  await other.getByRole("dialog").getByRole("button", { name: "Sign out", exact: true }).click();
  await other.waitForURL(/sign-in/);
  // Whether the browser still has the page in its memory or fetches it again.
  await page.evaluate(() => { setTimeout(() => history.back()); });
  await page.waitForURL(/sign-in/);
  await page.getByRole("button", { name: "Sign in" }).first().waitFor();
  assert.equal(await page.getByText("Layla").count(), 0);
}));
