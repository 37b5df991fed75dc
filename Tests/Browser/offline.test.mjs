// Work that was not sent, in a real browser: on its disk, between its tabs, behind its service worker. The network is cut by stopping the
// server, because emulation misses workers.
import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { afterEach, beforeEach, test } from "node:test";
import { chromium, whole } from "./support/chromium.mjs";

const offline = new URL("../../Clients/Web/offline/", import.meta.url);
const source = (name) => readFileSync(new URL(name, offline), "utf8");
const worker = (name, release) => source(name).replace("{release}", release).replace('"{product}"', '"gtsd"').replace('"{files}"', "");
const policy = "default-src 'self'; require-trusted-types-for 'script'; trusted-types barbell-worker";

/** A server of pages, modules and one operation, which notes what it was sent. */
class Site {
  release = "one";
  worker = "worker.js";
  answer = () => 200;
  sent = [];
  port = 0;

  async start() {
    this.server = createServer((request, response) => {
      const send = (type, body, status = 200) =>
        response.writeHead(status, { "Content-Type": type, "Cache-Control": "no-cache", "Content-Security-Policy": policy }).end(body);
      const path = request.url.split("?")[0];
      if (path === "/gtsd/sw.js") return send("text/javascript", worker(this.worker, this.release));
      if (path.startsWith("/offline/")) return send("text/javascript", source(path.slice(9)));
      if (path.startsWith("/gtsd/api/")) {
        this.sent.push({ key: request.headers["idempotency-key"], path: path.slice(9) });
        const status = this.answer(this.sent.at(-1));
        return send("application/json", "{}", status);
      }
      if (path === "/page.js") return send("text/javascript", page);
      send("text/html", `<!doctype html><title>${this.release}</title><script type="module" src="/page.js"></script>`);
    });
    await new Promise((resolve) => this.server.listen(this.port, "127.0.0.1", resolve));
    this.port = this.server.address().port;
  }

  async stop() {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  get url() {
    return `http://127.0.0.1:${this.port}/gtsd/`;
  }
}

const page = `
  import { Outbox } from "/offline/outbox.js"
  import { startWorker } from "/offline/register.js"
  const send = async (work) => {
    try {
      const response = await fetch("/gtsd/api" + work.path, { method: work.method, headers: { "Idempotency-Key": work.key } })
      return { status: response.status, ...(await response.json().catch(() => ({}))) }
    } catch { return { status: 0 } }
  }
  globalThis.outbox = new Outbox({ name: "gtsd layla", build: document.title, send })
  globalThis.startWorker = () => startWorker("gtsd", (takeOver) => { globalThis.takeOver = takeOver })
`;

let site, folder, context;
const open = async () => {
  context = await chromium.launchPersistentContext(folder, whole);
  context.setDefaultTimeout(60_000);
};
const tab = async () => {
  const tab = await context.newPage();
  await tab.goto(site.url);
  await tab.waitForFunction(() => globalThis.outbox);
  return tab;
};
const work = (tab, name) => tab.evaluate((name) => outbox.do({ subject: name, method: "POST", path: `/${name}` }), name);
const unsent = (tab) => tab.evaluate(async () => (await outbox.status()).unsent);
const until = async (ask) => {
  for (let round = 0; round < 200; round++) {
    if (await ask()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("it did not come");
};

beforeEach(async () => {
  folder = mkdtempSync("/tmp/barbell-offline-");
  site = new Site();
  await site.start();
  await open();
});
afterEach(async () => {
  await context.close().catch(() => {});
  await site.stop().catch(() => {});
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

test("a browser that is killed after it said that work is kept has it when it comes back", { timeout: 60_000 }, async () => {
  const first = await tab();
  await site.stop();
  await work(first, "evidence");
  const devtools = await context.newCDPSession(first);
  const gone = new Promise((resolve) => context.on("close", resolve));
  devtools.send("Browser.crash").catch(() => {});
  await gone;
  await site.start();
  await open();
  const second = await tab();
  await until(() => site.sent.length > 0);
  await until(async () => (await unsent(second)) === 0);
  assert.deepEqual([...new Set(site.sent.map((one) => one.path))], ["/evidence"]);
  assert.equal(new Set(site.sent.map((one) => one.key)).size, 1);
});

test("one tab sends for all; when it closes another one does", { timeout: 60_000 }, async () => {
  const [a, b] = [await tab(), await tab()];
  await site.stop();
  await work(a, "one");
  await work(b, "two");
  assert.equal(await unsent(a), 2);
  await a.close();
  await site.start();
  await until(async () => (await unsent(b)) === 0);
  for (const path of ["/one", "/two"]) assert.equal(new Set(site.sent.filter((one) => one.path === path).map((one) => one.key)).size, 1);
});

test("a tab that begins to lead without a network fetches what sends once there is one", { timeout: 60_000 }, async () => {
  const [a, b] = [await tab(), await tab()];
  await site.stop();
  await work(b, "one");
  const missed = b.waitForEvent("requestfailed", (request) => request.url().endsWith("/sender.js"));
  await a.close();
  await missed;
  await site.start();
  await until(async () => (await unsent(b)) === 0);
  assert.deepEqual([...new Set(site.sent.map((one) => one.path))], ["/one"]);
});

test("what one tab writes the other shows", { timeout: 60_000 }, async () => {
  const [a, b] = [await tab(), await tab()];
  await b.evaluate(() => {
    globalThis.changes = 0;
    outbox.onChange(() => {
      changes += 1;
    });
  });
  site.answer = () => 409;
  await work(a, "one");
  await b.waitForFunction(() => globalThis.changes > 0);
  await until(async () => (await b.evaluate(async () => (await outbox.status()).refused)) === 1);
});

test("a database that goes away under the page is opened again", { timeout: 60_000 }, async () => {
  const first = await tab();
  await first.evaluate(() =>
    new Promise((resolve, reject) => {
      const request = indexedDB.deleteDatabase("gtsd layla");
      request.onsuccess = resolve;
      request.onerror = reject;
    })
  );
  await work(first, "after");
  await until(() => site.sent.some((one) => one.path === "/after"));
});

test("a database that answers nothing is given up, and asked again once it answers", { timeout: 60_000 }, async () => {
  const [first, second] = [await tab(), await tab()];
  await site.stop();
  await work(first, "before");
  // A transaction that never ends: everything behind it waits, as it did in WebKitGTK.
  await first.evaluate(() =>
    new Promise((resolve) => {
      const request = indexedDB.open("gtsd layla");
      request.onsuccess = () => {
        const store = request.result.transaction(["work", "answers"], "readwrite").objectStore("work");
        const again = () => {
          store.count().onsuccess = () => { if (!globalThis.isOver) again(); };
          resolve();
        };
        again();
      };
    })
  );
  const reason = await second.evaluate(() => outbox.database.list().then(() => "answered", (trouble) => trouble.reason));
  assert.equal(reason, "silent");
  await first.evaluate(() => { globalThis.isOver = true; });
  await until(async () => (await unsent(second)) === 1);
});

test("a full disk is said so, and nobody is told that it was kept", { timeout: 60_000 }, async () => {
  const first = await tab();
  const devtools = await context.newCDPSession(first);
  await devtools.send("Storage.overrideQuotaForOrigin", { origin: new URL(site.url).origin, quotaSize: 200_000 });
  const reason = await first.evaluate(async () => {
    try {
      for (let round = 0; round < 40; round++) {
        await outbox.do({ subject: `s${round}`, method: "POST", path: "/large", body: crypto.getRandomValues(new Uint8Array(60_000)) });
      }
      return "kept";
    } catch (error) {
      return error.reason;
    }
  });
  assert.equal(reason, "full");
  await devtools.send("Storage.overrideQuotaForOrigin", { origin: new URL(site.url).origin });
  await work(first, "small");
  await until(() => site.sent.some((one) => one.path === "/small"));
});

test("the page opens without a network, and a newer one waits until it is asked for", { timeout: 60_000 }, async () => {
  const first = await tab();
  await first.evaluate(() => startWorker());
  await first.evaluate(() => navigator.serviceWorker.ready);
  await site.stop();
  const second = await context.newPage();
  await second.goto(`${site.url}tasks/today`);
  assert.equal(await second.title(), "one");
  await site.start();
  site.release = "two";
  await first.reload();
  await first.waitForFunction(() => globalThis.outbox);
  await first.evaluate(() => startWorker());
  await first.waitForFunction(() => globalThis.takeOver);
  assert.equal(await first.title(), "one", "nobody is interrupted");
  await first.evaluate(() => {
    takeOver();
  });
  await until(async () => (await first.title().catch(() => "")) === "two");
});

test("the worker that ends workers removes pages and keeps what was not sent", { timeout: 60_000 }, async () => {
  const first = await tab();
  await first.evaluate(() => startWorker());
  await first.evaluate(() => navigator.serviceWorker.ready);
  site.answer = () => 503;
  await work(first, "unsent");
  site.worker = "worker-off.js";
  await first.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration()).update();
  });
  await until(async () => (await first.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length).catch(() => 1)) === 0);
  await first.waitForFunction(() => globalThis.outbox);
  assert.deepEqual(await first.evaluate(() => caches.keys()), []);
  assert.equal(await unsent(first), 1);
});
