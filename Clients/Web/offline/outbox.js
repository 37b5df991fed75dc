// What somebody did, kept on the device until the services have it. Everything a person may do without a network goes through `do`.
import { Database, StorageTrouble } from "./database.js";
import { summary } from "./queue.js";
import { betweenTabs, whenLeader } from "./tabs.js";

/** @import { Work } from "./queue.js" */
/** @import { Answer, Sender } from "./sender.js" */

export class Outbox {
  #listeners = new Set();
  /** Ends the sender's wait. */
  #wake = () => {};
  /** @type {Sender | null} */
  #sender = null;
  #isLeader = false;
  /** @type {Promise<void> | null} */
  #leading = null;
  #state = "idle";
  #closing = new AbortController();

  /**
   * @param {object} settings
   * @param {string} settings.name of the product and the person
   * @param {string} settings.build the release
   * @param {(work: Work) => Promise<Answer>} settings.send
   * @param {Promise<void>} [settings.calm] sending begins after it; work is kept from the first moment
   * @param {() => void} [settings.heard] called when another tab has changed something that did not wait
   */
  constructor({ name, build, send, calm = Promise.resolve(), heard = () => {} }) {
    this.build = build;
    this.send = send;
    this.database = new Database(name);
    this.tabs = betweenTabs(name, (message) => {
      if (message === "written") heard();
      else {
        if (message === "flush") this.#wake();
        this.#changed(false);
      }
    });
    this.stop = whenLeader(name, () => {
      this.#isLeader = true;
      calm.then(() => this.#lead());
    });
    const look = () => {
      if (document.visibilityState === "visible") this.flush();
    };
    const { signal } = this.#closing;
    addEventListener("online", look, { signal });
    addEventListener("pageshow", ({ persisted }) => persisted && look(), { signal });
    document.addEventListener("visibilitychange", look, { signal });
  }

  /**
   * Keeps what was done, on the disk, and begins to send it. Throws `StorageTrouble` where it cannot be kept, so that nobody believes it was.
   * @param {{ subject: string, method: string, path: string, body?: unknown, key?: string }} deed
   */
  async do({ subject, method, path, body, key = crypto.randomUUID() }) {
    await this.database.add({ key, subject, method, path, body, at: Date.now(), build: this.build, attempts: 0 });
    this.#changed(true);
    this.flush();
    return key;
  }

  /** Sends what waits, if this tab is the one that sends; else tells the one that does. */
  flush() {
    if (this.#sender) {
      this.#sender.flush().catch((error) => {
        if (!(error instanceof StorageTrouble)) throw error;
      });
    } else if (this.#isLeader) this.#lead();
    else this.tabs.tell("flush");
  }

  /** Tries again at once what waits for the network, as it is back. */
  wake() {
    this.#wake();
    this.flush();
  }

  /** Tells the other tabs of a change that the services have. */
  tellWritten() {
    this.tabs.tell("written");
  }

  /** Fetches what sends, and sends. Where that does not come, it is asked for again: this tab leads, and nobody else will send. */
  #lead() {
    this.#leading ??= import("./sender.js").then(({ Sender }) => {
      if (this.#closing.signal.aborted) return;
      this.#sender = new Sender({
        store: this.database,
        send: this.send,
        wait: (milliseconds) => waitOrWake(milliseconds, (wake) => {
          this.#wake = wake;
        }),
        tell: (state) => {
          this.#state = state;
          this.#changed(true);
        },
      });
      this.flush();
    }, async () => {
      await waitOrWake(2_000);
      this.#leading = null;
      if (!this.#closing.signal.aborted) this.#lead();
    });
  }

  /** Whether something about a subject waits: what is done about it next has to wait behind it. @param {string} subject */
  async holds(subject) {
    return (await this.database.list()).some((work) => work.subject === subject);
  }

  /** Lets another tab send, and lets go of the database. */
  close() {
    this.#closing.abort();
    this.#sender?.stop();
    this.stop();
    this.tabs.close();
    this.database.close();
  }

  /** What waits, for whoever shows it. */
  async status() {
    return { ...summary(await this.database.list()), state: this.#state };
  }

  /** Gives refused work up, by the person's decision; what waited behind it goes on. */
  async giveUpRefused() {
    for (const { number, refusal } of await this.database.list()) if (refusal && number !== undefined) await this.database.remove(number);
    this.#changed(true);
    this.flush();
  }

  /** Gives all of it up, by the person's decision, and sends nothing any more. */
  async giveUp() {
    this.#sender?.stop();
    await this.database.giveUpUnsent();
    this.#changed(true);
  }

  /** Calls back at every change, in whichever tab it was made. @param {() => void} listener @returns {() => void} ends it */
  onChange(listener) {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** @param {boolean} isOurs */
  #changed(isOurs) {
    // Something that was asked for before may end after it.
    if (this.#closing.signal.aborted) return;
    for (const listener of this.#listeners) listener();
    if (isOurs) this.tabs.tell("changed");
    else if (this.#sender) this.flush();
  }
}

/**
 * Waits, or until the network is back or the page is looked at again.
 * @param {number} milliseconds @param {(wake: () => void) => void} [give] gets what ends it
 */
function waitOrWake(milliseconds, give = () => {}) {
  return /** @type {Promise<void>} */ (new Promise((resolve) => {
    const waking = new AbortController();
    const wake = () => {
      waking.abort();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(wake, milliseconds);
    give(wake);
    addEventListener("online", wake, { signal: waking.signal });
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") wake();
    }, { signal: waking.signal });
  }));
}
