// Sends what waits, one after the other, and removes it after the answer and never before: what a crash interrupts is sent again, under
// the same key.
import { ready } from "./queue.js";
import { pause, verdict } from "./verdict.js";

/** @import { Work } from "./queue.js" */

/**
 * @typedef {object} Store where work waits
 * @property {() => Promise<Work[]>} list in order
 * @property {(work: Work) => Promise<void>} update
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

  /**
   * @param {object} world
   * @param {Store} world.store
   * @param {(work: Work) => Promise<Answer>} world.send never throws
   * @param {(milliseconds: number) => Promise<void>} world.wait ends early when there is reason to try again, as the network's return
   * @param {() => number} [world.random]
   * @param {(state: "idle" | "sending" | "waiting" | "signedOut") => void} [world.tell]
   */
  constructor({ store, send, wait, random = Math.random, tell = () => {} }) {
    this.store = store;
    this.send = send;
    this.wait = wait;
    this.random = random;
    this.tell = tell;
  }

  /** Sends all that can be sent. Called again meanwhile, it looks again once it is through. */
  flush() {
    this.#asked = true;
    this.#running ??= this.#run().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  stop() {
    this.#stopped = true;
  }

  async #run() {
    while (this.#asked && !this.#stopped) {
      this.#asked = false;
      this.tell("sending");
      const outcome = await this.#pass();
      if (outcome === "signIn") return this.tell("signedOut");
    }
    this.tell("idle");
  }

  /** Until nothing is left that can be sent. @returns {Promise<"done" | "signIn">} */
  async #pass() {
    let waiting = await this.store.list();
    for (;;) {
      const [work] = ready(waiting);
      if (!work || this.#stopped) return "done";
      work.attempts += 1;
      await this.store.update(work);
      const answer = await this.send(work);
      switch (verdict(answer.status, answer.code)) {
        case "done":
          await this.store.remove(/** @type {number} */ (work.number));
          waiting = waiting.filter((other) => other !== work);
          break;
        case "signIn":
          return "signIn";
        case "refused":
          work.refusal = { status: answer.status, code: answer.code, message: answer.message };
          await this.store.update(work);
          break;
        case "later":
          this.tell("waiting");
          await this.wait(pause(work.attempts, this.random(), answer.retryAfter));
          this.tell("sending");
      }
    }
  }
}
