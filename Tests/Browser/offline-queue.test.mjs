// What waits to be sent: order, repeats, refusals. The rules alone, without a browser.
import assert from "node:assert/strict";
import { test } from "node:test";
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
    this.rows[this.rows.findIndex((row) => row.number === work.number)] = structuredClone(work);
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
  assert.equal(verdict(401, "token_expired"), "signIn");
  for (const status of [400, 403, 404, 409, 410, 413, 415, 422]) assert.equal(verdict(status), "refused");
});

test("pauses grow to a minute, differ from each other and are never shorter than what was asked for", () => {
  assert.deepEqual([1, 2, 3, 7, 8, 1000].map((attempts) => pause(attempts, 1)), [1000, 2000, 4000, 60000, 60000, 60000]);
  assert.equal(pause(3, 0), 2000);
  assert.equal(pause(1, 0.5, 30000), 30000);
});

test("of each thing the first is sent; a refusal holds back what is about the same thing and nothing else", () => {
  const waiting = [{ subject: "a", refusal: {} }, { subject: "b" }, { subject: "a" }, { subject: "b" }, { subject: "c" }];
  assert.deepEqual(ready(waiting).map((work) => waiting.indexOf(work)), [1, 4]);
  assert.deepEqual(summary([{ at: 5, refusal: { message: "The day is over." } }, { at: 7 }]), { unsent: 2, refused: 1, oldest: 5, reason: "The day is over." });
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
