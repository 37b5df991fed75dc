// What waits to be sent: order, repeats, refusals. The rules alone, without a browser.
import assert from "node:assert/strict";
import { test } from "node:test";
import { StorageTrouble } from "../../Clients/Web/offline/database.js";
import { isDone, whereToLook } from "../../Clients/Web/offline/done.js";
import { ready, summary } from "../../Clients/Web/offline/queue.js";
import { Sender } from "../../Clients/Web/offline/sender.js";
import { pause, verdict } from "../../Clients/Web/offline/verdict.js";

/** A store that forgets nothing but what is removed, as IndexedDB. */
class Kept {
  rows = [];
  async list() {
    return structuredClone(this.rows);
  }
  async update(work) {
    const place = this.rows.findIndex((row) => row.number === work.number);
    if (place >= 0) this.rows[place] = structuredClone(work);
    return place >= 0;
  }
  async remove(number) {
    this.rows = this.rows.filter((row) => row.number !== number);
  }
  add(key, subject = key) {
    this.rows.push({ number: this.rows.length + 1 + (this.rows.at(-1)?.number ?? 0), key, subject, attempts: 0, at: 0 });
  }
}
const sender = (store, send) => {
  const states = [];
  return Object.assign(new Sender({ store, send, wait: async () => {}, random: () => 0, tell: (state) => states.push(state) }), { states });
};

test("what a service has is done, what nobody knows is sent again, the rest is a decision", () => {
  for (const status of [200, 201, 204]) assert.equal(verdict(status), "done");
  for (const status of [0, 408, 425, 429, 500, 502, 503, 504]) assert.equal(verdict(status), "later");
  assert.equal(verdict(409, "request_in_progress"), "later");
  assert.equal(verdict(409, "limit_reached", 82_800_000), "later", "what a day allows is waited for");
  assert.equal(verdict(409, "limit_reached"), "refused", "what there is no room for is not");
  assert.equal(verdict(401, "token_expired"), "signIn");
  for (const status of [400, 403, 404, 409, 410, 413, 415, 422]) assert.equal(verdict(status), "refused");
});

test("what is to be taken away is done where it is not there, and only then", () => {
  assert.equal(verdict(404, "not_found", 0, "DELETE"), "done", "somebody deleted it, or an answer was lost");
  assert.equal(verdict(409, "task_not_completed", 0, "DELETE"), "done", "there is nothing to take back");
  assert.equal(verdict(404, "no_such_route", 0, "DELETE"), "refused", "nobody looked for it");
  assert.equal(verdict(409, "day_closed", 0, "DELETE"), "refused");
  for (const method of ["POST", "PATCH"]) assert.equal(verdict(404, "not_found", 0, method), "refused");
});

test("a deletion whose answer was lost long ago holds nothing back", async () => {
  const store = new Kept(), sent = [];
  for (const key of ["undo", "next"]) store.add(key, "a task");
  store.rows[0].method = "DELETE";
  await sender(store, async ({ key }) => {
    sent.push(key);
    return key === "undo" ? { status: 409, code: "task_not_completed" } : { status: 200 };
  }).flush();
  assert.deepEqual(sent, ["undo", "next"]);
  assert.deepEqual(store.rows, []);
});

test("what became of a task is asked where it may be done already, and it is where the task is as it was to be", () => {
  const path = "/gtsd/api/tasks/01a2/evidence", body = { type: "metrics", metrics: { calories: 650, proteinG: 40 }, notes: "Late", completedAt: "2026-03-01T20:50:00.000Z" };
  for (const code of ["task_completed", "day_closed"]) assert.equal(whereToLook({ path }, code), "/gtsd/api/tasks/01a2");
  assert.equal(whereToLook({ path: "/gtsd/api/tasks/01a2/skip" }, "day_closed"), "/gtsd/api/tasks/01a2");
  for (const other of ["/gtsd/api/tasks/01a2", "/gtsd/api/tasks", "/gtsd/api/profile/weights"]) assert.equal(whereToLook({ path: other }, "day_closed"), undefined);
  assert.equal(whereToLook({ path }, "validation_failed"), undefined);

  const complete = { method: "POST", path, body }, undo = { method: "DELETE", path }, skip = { method: "POST", path: path.replace("evidence", "skip") };
  const evidence = { id: "01a3", taskId: "01a2", late: false, notes: "Late", metrics: { proteinG: 40, calories: 650 }, type: "metrics", createdAt: "2026-03-01T20:51:00.000Z" };
  const done = { status: "completed", evidence }, left = { status: "skipped" }, open = { status: "pending" };
  const are = (work) => [done, left, open].map((task) => isDone(work, task));
  assert.deepEqual([are(complete), are(skip), are(undo)], [[true, false, false], [false, true, false], [false, false, true]]);
  for (const other of [{ metrics: { calories: 600, proteinG: 40 } }, { notes: undefined }, { type: "photo_reference", metrics: undefined, photoId: "01a4" }]) {
    assert.equal(isDone(complete, { status: "completed", evidence: { ...evidence, ...other } }), false, "another device was faster");
  }
});

test("pauses grow to a minute, differ from each other and are never shorter than what was asked for", () => {
  assert.deepEqual([1, 2, 3, 7, 8, 1000].map((attempts) => pause(attempts, 1)), [1000, 2000, 4000, 60000, 60000, 60000]);
  assert.equal(pause(3, 0), 2000);
  assert.equal(pause(1, 0.5, 30000), 30000);
  assert.equal(pause(1, 0.5, 86_400_000), 86_400_000);
});

test("of each thing the first is sent; a refusal holds back what is about the same thing and nothing else", () => {
  const waiting = [{ subject: "a", refusal: {} }, { subject: "b" }, { subject: "a" }, { subject: "b" }, { subject: "c" }];
  assert.deepEqual(ready(waiting).map((work) => waiting.indexOf(work)), [1, 4]);
  assert.deepEqual(summary([{ at: 5, refusal: { message: "The day is over." } }, { at: 7 }]), {
    unsent: 2, flying: 0, refused: 1, oldest: 5, reason: "The day is over.",
  });
  assert.equal(summary([{ key: "a", at: 5 }, { key: "b", at: 7 }], (key) => key === "b").flying, 1);
});

/** A sender whose waits end when the test says so. */
function patient(store, answers) {
  const sent = [], waits = [];
  const send = async ({ key }) => {
    sent.push(key);
    return answers.shift() ?? { status: 200 };
  };
  const wait = (time) => new Promise((resolve) => { waits.push({ time, resolve }); });
  return { sent, waits, sender: new Sender({ store, send, wait, random: () => 0, now: () => 0, tell: () => {} }) };
}
const turn = () => new Promise((resolve) => { setTimeout(resolve, 5); });

test("who asks for patience is left alone with everything", async () => {
  const store = new Kept();
  for (const key of ["one", "two"]) store.add(key);
  const { sent, waits, sender } = patient(store, [{ status: 429, retryAfter: 30_000 }]);
  const flushed = sender.flush();
  await turn();
  assert.deepEqual(sent, ["one"]);
  assert.equal(waits[0].time, 30_000);
  waits[0].resolve();
  await flushed;
  assert.deepEqual(sent, ["one", "one", "two"]);
});

test("what asks for more patience holds back nothing else that was put aside", async () => {
  const store = new Kept();
  store.add("one");
  const { sent, waits, sender } = patient(store, [{ status: 503 }, { status: 503, retryAfter: 60_000 }]);
  const flushed = sender.flush();
  await turn();
  store.add("two");
  sender.flush();
  await turn();
  assert.deepEqual(sent, ["one", "two"]);
  assert.equal(waits.at(-1).time, 500);
  waits.at(-1).resolve();
  await turn();
  assert.deepEqual(sent, ["one", "two", "one"]);
  assert.equal(waits.at(-1).time, 60_000);
  waits.at(-1).resolve();
  await flushed;
  assert.deepEqual(sent, ["one", "two", "one", "two"]);
});

test("what allows so much a day waits for tomorrow alone, and all is tried again when it is woken", async () => {
  const store = new Kept();
  for (const key of ["spent", "one"]) store.add(key);
  const day = 86_400_000;
  const { sent, waits, sender } = patient(store, [{ status: 409, code: "limit_reached", retryAfter: day }, { status: 503 }, { status: 503 }]);
  const flushed = sender.flush();
  await turn();
  assert.deepEqual(sent, ["spent", "one"]);
  assert.equal(waits.at(-1).time, 500);
  waits.at(-1).resolve();
  await turn();
  assert.deepEqual(sent, ["spent", "one", "one"]);
  assert.equal(waits.at(-1).time, 1000);
  waits.at(-1).resolve(true);
  await flushed;
  assert.deepEqual(sent, ["spent", "one", "one", "spent", "one"]);
});

test("in order, each removed after its answer", async () => {
  const store = new Kept(), sent = [];
  for (const key of ["one", "two", "three"]) store.add(key, "a task");
  await sender(store, async (work) => {
    assert.ok(store.rows.some((row) => row.key === work.key), "it is there until the answer is");
    sent.push(work.key);
    return { status: 200 };
  }).flush();
  assert.deepEqual(sent, ["one", "two", "three"]);
  assert.deepEqual(store.rows, []);
});

// A tab that dies at any step of a replay: before the request, with the request at the service, before the answer, after it.
for (const step of ["before", "at the service", "after"]) {
  test(`a tab that dies ${step} loses nothing and doubles nothing`, async () => {
    const store = new Kept(), done = new Map();
    for (const key of ["one", "two", "three"]) store.add(key);
    const service = async (work) => {
      done.set(work.key, (done.get(work.key) ?? 0) + (done.has(work.key) ? 0 : 1));
    };
    let dies = true;
    const dying = new Kept();
    dying.rows = store.rows;
    const send = async (work) => {
      if (work.key === "two" && dies) {
        dies = false;
        if (step !== "before") await service(work);
        throw new Error("the tab died");
      }
      await service(work);
      return { status: 204 };
    };
    await assert.rejects(sender(store, send).flush(), /died/);
    if (step === "after") assert.equal(store.rows.length, 2);
    await sender(store, send).flush();
    assert.deepEqual([...done.entries()], [["one", 1], ["two", 1], ["three", 1]]);
    assert.deepEqual(store.rows, []);
  });
}

test("without a network it waits and sends the same again", async () => {
  const store = new Kept(), keys = [];
  store.add("one");
  const statuses = [0, 503, 429, 201];
  const it = sender(store, async (work) => {
    keys.push(work.key);
    return { status: statuses.shift() };
  });
  await it.flush();
  assert.deepEqual(keys, ["one", "one", "one", "one"]);
  assert.ok(it.states.includes("waiting") && it.states.at(-1) === "idle");
});

test("what a full disk has is sent although it takes no note of it", async () => {
  const store = new Kept(), sent = [];
  for (const key of ["one", "two"]) store.add(key);
  store.update = async () => { throw new StorageTrouble("full"); };
  await sender(store, async ({ key }) => {
    sent.push(key);
    return { status: 200 };
  }).flush();
  assert.deepEqual(sent, ["one", "two"]);
  assert.deepEqual(store.rows, []);
});

test("what is refused on a full disk holds back nothing else, and is kept", async () => {
  const store = new Kept(), sent = [];
  for (const [key, subject] of [["one", "a"], ["after", "a"], ["two", "b"]]) store.add(key, subject);
  store.update = async () => { throw new StorageTrouble("full"); };
  await sender(store, async ({ key }) => {
    sent.push(key);
    return key === "one" ? { status: 409, code: "day_closed" } : { status: 200 };
  }).flush();
  assert.deepEqual(sent, ["one", "two"]);
  assert.deepEqual(store.rows.map(({ key }) => key), ["one", "after"]);
});

test("a session that ended keeps everything until somebody signs in", async () => {
  const store = new Kept();
  store.add("one");
  let isSignedIn = false;
  const it = sender(store, async () => ({ status: isSignedIn ? 200 : 401 }));
  await it.flush();
  assert.equal(store.rows.length, 1);
  assert.equal(it.states.at(-1), "signedOut");
  isSignedIn = true;
  await it.flush();
  assert.equal(store.rows.length, 0);
});

test("what is refused stays with its reason, what is independent goes on", async () => {
  const store = new Kept(), sent = [];
  store.add("bad", "a");
  store.add("after", "a");
  store.add("good", "b");
  await sender(store, async (work) => {
    sent.push(work.key);
    return work.key === "bad" ? { status: 409, code: "day_closed", message: "The day is over." } : { status: 200 };
  }).flush();
  assert.deepEqual(sent, ["bad", "good"]);
  assert.deepEqual(store.rows.map((row) => [row.key, row.refusal?.code]), [["bad", "day_closed"], ["after", undefined]]);
});

test("what is not taken now holds back what is about the same thing and nothing else", async () => {
  const store = new Kept(), sent = [];
  store.add("bad", "a");
  store.add("after", "a");
  store.add("good", "b");
  let refusals = 2;
  await sender(store, async (work) => {
    sent.push(work.key);
    return { status: work.key === "bad" && refusals-- > 0 ? 503 : 200 };
  }).flush();
  assert.deepEqual(sent, ["bad", "good", "bad", "bad", "after"]);
  assert.deepEqual(store.rows, []);
});

test("without any answer nothing else is tried before it has rested", async () => {
  const store = new Kept(), sent = [], statuses = [0, 200, 200];
  store.add("one");
  store.add("two");
  await sender(store, async (work) => {
    sent.push(work.key);
    return { status: statuses.shift() };
  }).flush();
  assert.deepEqual(sent, ["one", "one", "two"]);
});

test("what comes while it rests is sent at once, and what it rests for only afterwards", async () => {
  const store = new Kept(), sent = [];
  store.add("bad");
  let rested, isTaken = false;
  const send = async (work) => {
    sent.push(work.key);
    return { status: work.key === "bad" && !isTaken ? 503 : 200 };
  };
  const it = new Sender({ store, send, wait: () => new Promise((resolve) => { rested = resolve; }), random: () => 0 });
  const through = it.flush();
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  await turn();
  store.add("late");
  it.flush();
  await turn();
  assert.deepEqual(sent, ["bad", "late"]);
  isTaken = true;
  rested();
  await through;
  assert.deepEqual(sent, ["bad", "late", "bad"]);
  assert.deepEqual(store.rows, []);
});

test("it does not rest for what was given up meanwhile", async () => {
  const store = new Kept();
  store.add("bad");
  const it = new Sender({ store, send: async () => ({ status: 503 }), wait: () => new Promise(() => {}), random: () => 0 });
  const through = it.flush();
  await new Promise((resolve) => setImmediate(resolve));
  await store.remove(1);
  it.flush();
  await through;
});

test("what is given up while something else is sent is not sent", async () => {
  const store = new Kept(), sent = [];
  for (const key of ["one", "two", "three"]) store.add(key);
  await sender(store, async ({ key }) => {
    sent.push(key);
    store.rows = store.rows.filter((row) => row.key === "three");
    return { status: 200 };
  }).flush();
  assert.deepEqual(sent, ["one", "three"]);
});

test("what a page sends itself is left to it, also what is behind that, until it no longer does", async () => {
  const store = new Kept(), sent = [], held = new Set(["hers"]);
  store.add("hers", "a");
  store.add("after", "a");
  store.add("other", "b");
  const states = [];
  const it = new Sender({
    store, wait: async () => {}, tell: (state) => states.push(state), isFree: async ({ key }) => !held.has(key),
    send: async ({ key }) => {
      sent.push(key);
      return { status: 200 };
    },
  });
  await it.flush();
  assert.deepEqual(sent, ["other"]);
  await it.flush();
  assert.deepEqual(states, ["sending", "idle"], "what is sent elsewhere is nothing to tell of");
  held.clear();
  await it.flush();
  assert.deepEqual(sent, ["other", "hers", "after"]);
});

test("work that comes while it sends is sent too, by one sender", async () => {
  const store = new Kept(), sent = [];
  store.add("one");
  let running = 0;
  const it = sender(store, async (work) => {
    assert.equal(++running, 1);
    if (work.key === "one") {
      store.add("two");
      it.flush();
    }
    sent.push(work.key);
    running--;
    return { status: 200 };
  });
  await Promise.all([it.flush(), it.flush(), it.flush()]);
  assert.deepEqual(sent, ["one", "two"]);
});

test("five hundred in order", async () => {
  const store = new Kept(), sent = [];
  for (let number = 0; number < 500; number++) store.add(`work ${number}`, `exercise ${number % 3}`);
  await sender(store, async (work) => {
    sent.push(work.key);
    return { status: 200 };
  }).flush();
  for (const subject of [0, 1, 2]) {
    const of = sent.map((key) => Number(key.slice(5))).filter((number) => number % 3 === subject);
    assert.deepEqual(of, of.toSorted((a, b) => a - b));
  }
  assert.equal(new Set(sent).size, 500);
});

test("a page out of sight comes to rest although it draws nothing, also one that goes out of sight before its first picture", async () => {
  let turned;
  const page = { hidden: false, addEventListener: (_, told) => { turned = told; } };
  Object.assign(globalThis, { window: {}, document: page, requestAnimationFrame: () => {} });
  const { calm, pictured } = await import("../../Clients/Web/ground/calm.js");
  pictured();
  page.hidden = true;
  turned();
  await calm;
});

test("what waits for a frame comes in a page out of sight, too, which paints none", async () => {
  Object.assign(globalThis, { window: {}, document: { hidden: true, addEventListener: () => {} }, requestAnimationFrame: () => {} });
  const { afterFrame, painted } = await import("../../Clients/Web/ground/calm.js");
  await afterFrame();
  await painted();
});

test("of what a full storage did not take the page has the newest, until it is taken or dropped", async () => {
  const saved = new Map(), storage = {
    isFull: false,
    getItem: (name) => saved.get(name) ?? null,
    setItem(name, value) {
      if (this.isFull) throw new Error("full");
      saved.set(name, value);
    },
    removeItem: (name) => saved.delete(name),
  };
  let told;
  Object.defineProperty(globalThis, "localStorage", { value: storage, configurable: true });
  globalThis.addEventListener = (_, tell) => { told = tell; };
  const { keep, kept, drop, dropPersonal } = await import("../../Clients/Web/ground/kept.js");
  keep("theme", "dark");
  storage.isFull = true;
  keep("theme", "light");
  assert.equal(kept("theme"), "light");
  storage.isFull = false;
  keep("theme", "system");
  saved.set("theme", "dark");
  assert.equal(kept("theme"), "dark", "another tab chose it since");
  storage.isFull = true;
  keep("theme", "light");
  saved.set("theme", "system");
  told({ key: "theme" });
  assert.equal(kept("theme"), "system", "another tab chose it after this one could not");
  keep("theme", "light");
  saved.clear();
  told({ key: null });
  assert.equal(kept("theme"), null, "another tab took all of it away");
  keep("draft", "half a letter");
  dropPersonal([]);
  assert.equal(kept("draft"), null);
  drop("theme");
  assert.equal(kept("theme"), null);
});
