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
  /** The release that pages lead to, where it is another one. */
  pages = null;
  worker = "worker.js";
  answer = () => 200;
  sent = [];
  port = 0;

  async start() {
    this.server = createServer(async (request, response) => {
      const send = (type, body, status = 200) =>
        response.writeHead(status, { "Content-Type": type, "Cache-Control": "no-cache", "Content-Security-Policy": policy }).end(body);
      const path = request.url.split("?")[0];
      if (path === "/gtsd/sw.js") return send("text/javascript", worker(this.worker, this.release));
      if (path.startsWith("/offline/")) return send("text/javascript", source(path.slice(9)));
      if (path.startsWith("/gtsd/api/")) {
        this.sent.push({ key: request.headers["idempotency-key"], path: path.slice(9) });
        const status = await this.answer(this.sent.at(-1));
        return send("application/json", "{}", status);
      }
      if (path === "/page.js") return send("text/javascript", page);
      const release = this.pages ?? this.release;
      send("text/html", `<!doctype html><title>${release}</title><link rel="icon" href="/r/${release}/gtsd/mark.svg"><script type="module" src="/page.js"></script>`);
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
  const calm = location.search === "?busy" ? new Promise(() => {}) : undefined
  globalThis.outbox = new Outbox({ name: "gtsd layla", build: document.title, send, calm })
  globalThis.startWorker = () => startWorker("gtsd", (takeOver) => { globalThis.takeOver = takeOver })
`;

let site, folder, context;
const open = async () => {
  context = await chromium.launchPersistentContext(folder, whole);
  context.setDefaultTimeout(60_000);
};
const tab = async (search = "") => {
  const tab = await context.newPage();
  await tab.goto(site.url + search);
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

test("a tab that is looked at sends in the place of one that is frozen, which may lead again", { timeout: 60_000 }, async () => {
  const [a, b] = [await tab(), await tab()];
  const devtools = await context.newCDPSession(a);
  await devtools.send("Page.setWebLifecycleState", { state: "frozen" });
  await work(b, "one");
  await until(() => site.sent.length === 1);
  await devtools.send("Page.setWebLifecycleState", { state: "active" });
  await until(() => a.evaluate(async () => (await navigator.locks.query()).pending.some(({ name }) => name === "leader of gtsd layla")));
  await work(a, "two");
  await until(async () => (await unsent(a)) === 0);
  await b.close();
  await work(a, "three");
  await until(async () => (await unsent(a)) === 0);
  assert.deepEqual(site.sent.map(({ path }) => path), ["/one", "/two", "/three"]);
});

test("what a frozen tab was sending another one sends once its minute is over, and what is behind it", { timeout: 60_000 }, async () => {
  const [a, b] = [await tab(), await tab()];
  await a.evaluate(() => {
    outbox.hold({ key: "held", subject: "task", method: "POST", path: "/held", at: Date.now() - 120_000 }, () => new Promise(() => {}));
  });
  await until(async () => (await unsent(b)) === 1);
  const devtools = await context.newCDPSession(a);
  await devtools.send("Page.setWebLifecycleState", { state: "frozen" });
  await b.evaluate(async () => {
    await outbox.do({ subject: "task", method: "POST", path: "/after" });
    outbox.flush();
  });
  await until(async () => (await unsent(b)) === 0);
  assert.deepEqual(site.sent.map(({ path }) => path), ["/held", "/after"]);
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

test("a tab that leads sends for another one before it has come to rest itself", { timeout: 60_000 }, async () => {
  await tab("?busy");
  const other = await tab();
  await work(other, "one");
  await until(async () => (await unsent(other)) === 0);
  assert.deepEqual(site.sent.map((one) => one.path), ["/one"]);
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

test("what one tab is sending counts as on its way in the other, for a minute", { timeout: 60_000 }, async () => {
  const [a, b] = [await tab(), await tab()];
  const flying = () => b.evaluate(async () => {
    const { unsent, flying } = await outbox.status();
    return `${flying} of ${unsent}`;
  });
  const hold = (key, at) => a.evaluate(([key, at]) => {
    const ended = new Promise((resolve) => { globalThis.end = resolve; });
    outbox.hold({ key, subject: key, method: "POST", path: "/one", at }, () => ended);
  }, [key, at]);
  // What is sent for the first tab stays where it is.
  site.answer = () => new Promise(() => {});
  await hold("old", Date.now() - 120_000);
  await until(async () => (await unsent(b)) === 1);
  assert.equal(await flying(), "0 of 1");
  await hold("new", Date.now());
  await until(async () => (await unsent(b)) === 2);
  assert.equal(await flying(), "1 of 2");
  await a.evaluate(() => globalThis.end());
  await until(async () => (await flying()) === "0 of 2");
});

test("what one tab gives up the other one does not send", { timeout: 60_000 }, async () => {
  const [a, b] = [await tab(), await tab()];
  let release;
  site.answer = () => new Promise((resolve) => { release = resolve; });
  for (const name of ["one", "two", "three", "four", "five"]) await work(a, name);
  await until(() => site.sent.length === 1);
  await b.evaluate(() => outbox.giveUp());
  site.answer = () => 200;
  release(200);
  await until(() => a.evaluate(async () => (await outbox.status()).state === "idle"));
  assert.deepEqual(site.sent.map(({ path }) => path), ["/one"]);
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

test("of the answers that were kept the newest forty are read, and older ones go", { timeout: 60_000 }, async () => {
  const first = await tab();
  const read = await first.evaluate(async () => {
    for (let at = 1; at <= 45; at++) await outbox.database.keep(`answer ${at}`, {}, at);
    return (await outbox.database.newestKept()).map(({ at }) => at);
  });
  assert.deepEqual(read, Array.from({ length: 40 }, (_, index) => 45 - index));
  await until(() => first.evaluate(async () => !await outbox.database.kept("answer 1") && !await outbox.database.kept("answer 5")));
  assert.ok(await first.evaluate(() => outbox.database.kept("answer 6")));
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

test("a commit that never ends holds no call back, and what comes of it later is taken away", { timeout: 60_000 }, async () => {
  const first = await tab();
  // The row is on the disk until the test tells so: a tab that comes to rest meanwhile would send it, as it should.
  await site.stop();
  const given = await first.evaluate(async () => {
    // It is committed, and the page is not told before the test wants it to be.
    const told = [], { prototype } = IDBTransaction, { abort } = prototype, complete = Object.getOwnPropertyDescriptor(prototype, "oncomplete");
    prototype.abort = () => { throw new DOMException("It is being committed.", "InvalidStateError"); };
    Object.defineProperty(prototype, "oncomplete", {
      configurable: true,
      set(listener) { complete.set.call(this, this.mode === "readonly" ? listener : () => told.push(listener)); },
    });
    globalThis.tell = () => {
      Object.assign(prototype, { abort });
      Object.defineProperty(prototype, "oncomplete", complete);
      for (const listener of told) listener();
    };
    const deed = { key: "held", subject: "one", method: "POST", path: "/one" };
    const given = await outbox.hold(deed, async (number, isSilent) => `${number} ${isSilent}`);
    await outbox.release(12345);
    return given;
  });
  assert.equal(given, "undefined true");
  assert.equal(await unsent(first), 1);
  await first.evaluate(() => globalThis.tell());
  await until(async () => (await unsent(first)) === 0);
  await site.start();
  await first.evaluate(() => outbox.wake());
  await until(() => first.evaluate(async () => (await outbox.status()).state === "idle"));
  assert.deepEqual(site.sent, []);
});

test("where the browser gives no lock it is sent at once, and only once", { timeout: 60_000 }, async () => {
  const first = await tab();
  const tries = await first.evaluate(async () => {
    navigator.locks.request = async () => { throw new DOMException("There are none here.", "SecurityError"); };
    const tries = [], hold = (key, status) => outbox.hold({ key, subject: "one", method: "POST", path: "/one" }, async (number) => {
      tries.push(`${key} ${number}`);
      if (status !== 200) throw new Error(`refused ${key}`);
    });
    await hold("first", 200);
    await hold("second", 409).catch(({ message }) => tries.push(message));
    return tries;
  });
  assert.deepEqual(tries, ["first undefined", "second undefined", "refused second"]);
});

test("a full disk is said so, nobody is told that it was kept, and what it has is sent while it is full", { timeout: 60_000 }, async () => {
  const first = await tab();
  const devtools = await context.newCDPSession(first);
  // Before anything is kept: for some seconds after that Chromium goes by what it knew of the quota.
  await devtools.send("Storage.overrideQuotaForOrigin", { origin: new URL(site.url).origin, quotaSize: 200_000 });
  await work(first, "before");
  await until(async () => (await unsent(first)) === 0);
  await site.stop();
  const { reason, keys } = await first.evaluate(async () => {
    const keys = [];
    try {
      for (let round = 0; round < 40; round++) {
        keys.push(await outbox.do({ subject: `s${round}`, method: "POST", path: "/large", body: crypto.getRandomValues(new Uint8Array(60_000)) }));
      }
      return { reason: "kept", keys };
    } catch (error) {
      return { reason: error.reason, keys };
    }
  });
  assert.equal(reason, "full");
  assert.ok(keys.length > 0, "something is kept");
  await site.start();
  await first.evaluate(() => outbox.wake());
  await until(async () => (await unsent(first)) === 0);
  assert.deepEqual([...new Set(site.sent.filter(({ path }) => path === "/large").map(({ key }) => key))].sort(), keys.sort());
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

test("the page opens with a worker that cannot open its cache", { timeout: 60_000 }, async () => {
  const first = await tab();
  await first.evaluate(() => startWorker());
  await first.evaluate(() => navigator.serviceWorker.ready);
  await until(() => context.serviceWorkers().length > 0);
  await context.serviceWorkers()[0].evaluate(() => {
    caches.open = async () => { throw new DOMException("The disk is gone.", "UnknownError"); };
  });
  site.release = "two";
  const second = await context.newPage();
  await second.goto(`${site.url}tasks/today`);
  assert.equal(await second.title(), "two");
});

test("a worker keeps no page of another release, and is tried again", { timeout: 60_000 }, async () => {
  const first = await tab();
  const kept = () => first.evaluate(async () => {
    const pages = [];
    for (const name of await caches.keys()) {
      for (const answer of await (await caches.open(name)).matchAll("/gtsd/")) pages.push(`${name}: ${/<title>(\w+)/.exec(await answer.text())[1]}`);
    }
    return pages;
  });
  site.pages = "zero";
  // Whether the refusal is told depends on the browser; that the worker is gone is what counts.
  await first.evaluate(() => startWorker().catch(() => {}));
  await until(async () => (await first.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)) === 0);
  assert.deepEqual(await kept(), []);
  site.pages = null;
  await first.evaluate(() => startWorker());
  await first.evaluate(() => navigator.serviceWorker.ready);
  assert.deepEqual(await kept(), ["gtsd one: one"]);
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
