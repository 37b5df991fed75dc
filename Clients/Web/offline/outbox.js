// What somebody did, kept on the device until the services have it. Everything a person may do without a network goes through `do`.
import { Database, StorageTrouble } from "./database.js";
import { summary } from "./queue.js";
import { asOnlyOne, beingSent, betweenTabs, isFree, whenLeader } from "./tabs.js";

/** @import { Work } from "./queue.js" */
/** @import { Answer, Sender } from "./sender.js" */
/** @typedef {{ key: string, subject: string, method: string, path: string, body?: unknown, at?: number }} Deed */

/**
 * How long the tab that leads may take to answer, in milliseconds, until one that is looked at takes it for frozen; and how long a call waits for being kept
 * before it goes out without.
 */
const patience = 3_000;

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
  /** Runs while the tab that leads was told to send and has not answered. @type {ReturnType<typeof setTimeout> | undefined} */
  #unheard;

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
      if (message === "written") return heard();
      if (message === "heard") return this.#hear();
      if (message === "flush") {
        this.#wake();
        if (this.#isLeader) this.tabs.tell("heard");
      }
      this.#changed(false);
    });
    this.leading = whenLeader(name, {
      lead: () => {
        this.#isLeader = true;
        this.#hear();
        calm.then(() => this.#lead());
      },
      lose: () => {
        this.#isLeader = false;
        this.#sender?.stop();
        this.#sender = this.#leading = null;
      },
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
   * @param {Omit<Deed, "key"> & { key?: string }} deed
   */
  async do({ key = crypto.randomUUID(), ...deed }) {
    await this.database.add(this.#work({ key, ...deed }));
    this.#changed(true);
    this.flush();
    return key;
  }

  /**
   * Keeps what was done while whoever did it sends it, so that it does not go with the page; until then, and for a minute at most, nobody else sends it.
   * What `send` leaves there is sent later. `send` gets its number, and none where the browser keeps nothing; then also whether that was for want of any answer.
   * @template T @param {Deed} deed @param {(number: number | undefined, isSilent?: boolean) => Promise<T>} send @returns {Promise<T>}
   */
  async hold(deed, send) {
    let isAtIt = false;
    try {
      return await asOnlyOne(deed.key, async () => {
        isAtIt = true;
        const { number, reason } = await this.database.add(this.#work(deed), { limit: patience }).then((number) => ({ number }), (trouble) => trouble);
        return send(number, reason === "silent");
      });
    } catch (error) {
      if (isAtIt) throw error;
      // The browser gives no lock. What is not kept nobody else can send.
      return await send(undefined);
    } finally {
      this.#changed(true);
    }
  }

  /** Forgets what was held, as its answer came. @param {number | undefined} number */
  async release(number) {
    if (number !== undefined) await this.database.remove(number).catch(() => {});
  }

  /** @param {Deed} deed @returns {Work} */
  #work({ key, subject, method, path, body, at = Date.now() }) {
    return { key, subject, method, path, body, at, build: this.build, attempts: 0 };
  }

  /** Sends what waits, if this tab is the one that sends; else tells the one that does. */
  flush() {
    if (this.#closing.signal.aborted) return;
    if (this.#sender) {
      this.#sender.flush().catch((error) => {
        if (!(error instanceof StorageTrouble)) throw error;
      });
    } else if (this.#isLeader) this.#lead();
    else {
      this.tabs.tell("flush");
      this.#unheard ??= setTimeout(() => {
        this.#hear();
        if (document.visibilityState === "visible") this.leading.takeOver();
      }, patience);
    }
  }

  /** Somebody leads who is awake. */
  #hear() {
    clearTimeout(this.#unheard);
    this.#unheard = undefined;
  }

  /** Tries all that waits again at once, as the network is back or the person asks for it. */
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
    if (!this.#isLeader) return;
    this.#leading ??= import("./sender.js").then(({ Sender }) => {
      if (this.#closing.signal.aborted || !this.#isLeader || this.#sender) return;
      this.#sender = new Sender({
        store: this.database,
        send: this.send,
        isFree: (work) => isFree(work, () => this.flush()),
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

  /** Whether something about a subject waits: what is done about it next has to wait behind it. @param {string} subject @param {number} [number] of what is next */
  async holds(subject, number = Infinity) {
    return (await this.database.list()).some((work) => work.subject === subject && Number(work.number) < number);
  }

  /** Lets another tab send, and lets go of the database. */
  close() {
    this.#closing.abort();
    this.#hear();
    this.#sender?.stop();
    this.leading.stop();
    this.tabs.close();
    this.database.close();
  }

  /** What waits, for whoever shows it. @param {(key: string) => boolean} [isFlying] whether the page sends it itself in this moment, as other tabs may */
  async status(isFlying = () => false) {
    const waiting = await this.database.list(), elsewhere = await beingSent(waiting);
    return { ...summary(waiting, (key) => elsewhere.has(key) || isFlying(key)), state: this.#state };
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
    // Another tab waits for this one, which may still be coming to rest.
    else if (this.#isLeader) this.flush();
  }
}

/**
 * Waits, or until the network is back or the page is looked at again.
 * @param {number} milliseconds @param {(wake: () => void) => void} [give] gets what ends it @returns whether it was ended before its time
 */
function waitOrWake(milliseconds, give = () => {}) {
  return /** @type {Promise<boolean>} */ (new Promise((resolve) => {
    const waking = new AbortController();
    const end = (isWoken = true) => {
      waking.abort();
      clearTimeout(timer);
      resolve(isWoken);
    };
    const wake = () => end();
    const timer = setTimeout(end, milliseconds, false);
    give(wake);
    addEventListener("online", wake, { signal: waking.signal });
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") wake();
    }, { signal: waking.signal });
  }));
}
