// Sends what waits, one after the other, and removes it after the answer and never before: what a crash interrupts is sent again, under
// the same key.
import { StorageTrouble } from "./database.js";
import { ready } from "./queue.js";
import { pause, verdict } from "./verdict.js";

/** @import { Work } from "./queue.js" */

/** Where a full disk does not even take a note, what it has already is sent nevertheless. @param {unknown} error */
const evenFull = (error) => {
  if (!(error instanceof StorageTrouble)) throw error;
  return true;
};

/**
 * @typedef {object} Store where work waits
 * @property {() => Promise<Work[]>} list in order
 * @property {(work: Work) => Promise<boolean>} update says whether it was there still
 * @property {(number: number) => Promise<void>} remove
 */

/**
 * @typedef {object} Answer
 * @property {number} status 0 where there was none
 * @property {string} [code]
 * @property {string} [message]
 * @property {number} [retryAfter] milliseconds
 */

export class Sender {
  /** @type {Promise<void> | null} */
  #running = null;
  #asked = false;
  #stopped = false;
  #state = "idle";
  /** Ends a rest, for what came meanwhile. */
  #disturb = () => {};

  /**
   * @param {object} world
   * @param {Store} world.store
   * @param {(work: Work) => Promise<Answer>} world.send never throws
   * @param {(milliseconds: number) => Promise<boolean | void>} world.wait ends early, with true, when there is reason to try all again, as the network's return
   * @param {(work: Work) => Promise<boolean>} [world.isFree] whether no page is sending what was done there itself; `flush` is called once it no longer does
   * @param {() => number} [world.random]
   * @param {() => number} [world.now] milliseconds since some moment
   * @param {(state: "idle" | "sending" | "waiting" | "signedOut") => void} [world.tell]
   */
  constructor({ store, send, wait, isFree = async () => true, random = Math.random, now = () => performance.now(), tell = () => {} }) {
    this.store = store;
    this.send = send;
    this.wait = wait;
    this.isFree = isFree;
    this.random = random;
    this.now = now;
    this.tell = tell;
  }

  /** Sends all that can be sent. Called again meanwhile, it looks again once it is through. */
  flush() {
    this.#asked = true;
    this.#disturb();
    this.#running ??= this.#run().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  stop() {
    this.#stopped = true;
    this.#disturb();
  }

  async #run() {
    while (this.#asked && !this.#stopped) {
      this.#asked = false;
      const outcome = await this.#pass();
      if (outcome === "signIn") return this.#turn("signedOut");
    }
    this.#turn("idle");
  }

  /** @param {"idle" | "sending" | "waiting" | "signedOut"} state */
  #turn(state) {
    if (state !== this.#state) this.tell(state);
    this.#state = state;
  }

  /**
   * Until nothing is left that can be sent. What is not taken now holds back what is about the same thing and nothing else; without any answer
   * everything waits.
   * @returns {Promise<"done" | "signIn">}
   */
  async #pass() {
    /** What has to wait, until when. @type {Map<string, number>} */
    const aside = new Map();
    /** What pages are sending themselves. @type {Set<string>} */
    const elsewhere = new Set();
    /** @type {Promise<void> | null} */
    let rest = null;
    /** Until when all that would come waits. @type {number | null} */
    let away = null;
    let waiting = await this.store.list();
    while (!this.#stopped) {
      const able = ready(waiting).filter(({ subject }) => !elsewhere.has(subject));
      /** @type {Work | undefined} */
      const work = away !== null ? undefined : able.find(({ subject }) => !aside.has(subject));
      if (able.length === 0) return "done";
      if (!work) {
        this.#turn("waiting");
        if (!rest) {
          const end = away ?? Math.min(...aside.values());
          const mine = this.wait(Math.max(0, end - this.now())).then((isWoken) => {
            // Something else has been put aside since.
            if (rest !== mine) return;
            for (const [subject, due] of aside) if (isWoken || due <= end) aside.delete(subject);
            rest = away = null;
          });
          rest = mine;
        }
        await Promise.race([rest, this.#disturbance()]);
        if (this.#stopped) return "done";
        this.#asked = false;
        elsewhere.clear();
        waiting = await this.store.list();
        continue;
      }
      if (!await this.isFree(work)) {
        elsewhere.add(work.subject);
        continue;
      }
      work.attempts += 1;
      // What was sent or given up meanwhile, maybe in another tab, is not sent any more.
      if (!await this.store.update(work).catch(evenFull)) {
        waiting = await this.store.list();
        continue;
      }
      this.#turn("sending");
      const answer = await this.send(work);
      switch (verdict(answer.status, answer.code, answer.retryAfter, work.method)) {
        case "done":
          await this.store.remove(/** @type {number} */ (work.number));
          waiting = waiting.filter((other) => other !== work);
          break;
        case "signIn":
          return "signIn";
        case "refused":
          work.refusal = { status: answer.status, code: answer.code, message: answer.message };
          // Where there is no room for why, it is asked again another time, and what is behind it does not wait for that.
          await this.store.update(work).catch(evenFull);
          break;
        case "later": {
          /** @type {number} */
          const due = this.now() + pause(work.attempts, this.random(), answer.retryAfter);
          aside.set(work.subject, due);
          // Who asks for patience means all that would come.
          if (answer.status === 0 || answer.status === 429) away = due;
          rest = null;
        }
      }
    }
    return "done";
  }

  /** Something else came, or comes. @returns {Promise<void>} */
  #disturbance() {
    return this.#asked ? Promise.resolve() : new Promise((resolve) => {
      this.#disturb = resolve;
    });
  }
}
