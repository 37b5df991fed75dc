// What a browser keeps: work that was not sent, and the answers that were read last. A browser may cut the connection at any time, and
// another tab may need a newer form of the database: both are met here and nowhere else.

/** @import { Work } from "./queue.js" */

const version = 1;
/** Screens, and the filters under which they were seen lately. */
const mostAnswers = 40;

/** The database is gone or full; `reason` is `full`, `blocked` or `closed`. */
export class StorageTrouble extends Error {
  /** @param {"full" | "blocked" | "closed"} reason @param {unknown} [cause] */
  constructor(reason, cause) {
    super(`storage: ${reason}`, { cause });
    this.reason = reason;
  }
}

/** @param {unknown} error */
const trouble = (error) => new StorageTrouble(error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "closed", error);

export class Database {
  /** @type {Promise<IDBDatabase> | null} */
  #open = null;

  /** @param {string} name one a product and person, so that nobody sees another's work on a shared machine */
  constructor(name) {
    this.name = name;
  }

  #connection() {
    this.#open ??= new Promise((resolve, reject) => {
      const request = indexedDB.open(this.name, version);
      request.onupgradeneeded = () => {
        const database = request.result;
        if (!database.objectStoreNames.contains("work")) database.createObjectStore("work", { keyPath: "number", autoIncrement: true });
        if (!database.objectStoreNames.contains("answers")) database.createObjectStore("answers", { keyPath: "path" });
      };
      request.onblocked = () => {
        reject(new StorageTrouble("blocked"));
      };
      request.onerror = () => {
        reject(trouble(request.error));
      };
      request.onsuccess = () => {
        const database = request.result;
        // A newer tab waits for this one to let go; a browser that cuts the line says so here.
        database.onversionchange = () => {
          database.close();
          this.#open = null;
        };
        database.onclose = () => {
          this.#open = null;
        };
        resolve(database);
      };
    });
    this.#open.catch(() => {
      this.#open = null;
    });
    return this.#open;
  }

  /**
   * One transaction of one request; nothing else is waited for inside of it.
   * @template T
   * @param {"work" | "answers"} store
   * @param {IDBTransactionMode} mode
   * @param {(store: IDBObjectStore) => IDBRequest<T>} ask
   * @returns {Promise<T>}
   */
  async #run(store, mode, ask, isAgain = false) {
    try {
      const database = await this.#connection();
      return await new Promise((resolve, reject) => {
        // Work is only told to be kept once it is on the disk; what can be read again is not worth that wait.
        const transaction = database.transaction([store], mode, { durability: store === "work" && mode === "readwrite" ? "strict" : "relaxed" });
        const request = ask(transaction.objectStore(store));
        transaction.oncomplete = () => {
          resolve(request.result);
        };
        transaction.onerror = transaction.onabort = () => {
          reject(trouble(transaction.error ?? request.error));
        };
      });
    } catch (error) {
      const isCut = error instanceof DOMException && error.name === "InvalidStateError";
      if (!isCut || isAgain) throw error instanceof StorageTrouble ? error : trouble(error);
      this.#open = null;
      return this.#run(store, mode, ask, true);
    }
  }

  /** @param {Work} work @returns {Promise<number>} its number */
  async add(work) {
    return Number(await this.#run("work", "readwrite", (store) => store.add(work)));
  }

  /** @returns {Promise<Work[]>} */
  list() {
    return this.#run("work", "readonly", (store) => store.getAll());
  }

  /** @param {Work} work */
  async update(work) {
    await this.#run("work", "readwrite", (store) => store.put(work));
  }

  /** @param {number} number */
  async remove(number) {
    await this.#run("work", "readwrite", (store) => store.delete(number));
  }

  /** Keeps an answer; no harm where there is no room for it. @param {string} path @param {unknown} body @param {number} at */
  async keep(path, body, at) {
    try {
      await this.#run("answers", "readwrite", (store) => store.put({ path, body, at }));
    } catch (error) {
      if (!(error instanceof StorageTrouble)) throw error;
    }
  }

  /** @param {string} path @returns {Promise<{ path: string, body: any, at: number } | undefined>} */
  kept(path) {
    return this.#run("answers", "readonly", (store) => store.get(path));
  }

  /** The answers that were kept last; older ones go. @returns {Promise<{ path: string, body: any, at: number }[]>} */
  async newestKept() {
    const answers = (await this.#run("answers", "readonly", (store) => store.getAll())).sort((a, b) => b.at - a.at);
    for (const { path } of answers.splice(mostAnswers)) await this.#run("answers", "readwrite", (store) => store.delete(path));
    return answers;
  }

  /** Forgets the answers; work stays. */
  async forgetAnswers() {
    await this.#run("answers", "readwrite", (store) => store.clear());
  }

  close() {
    this.#open?.then((database) => {
      database.close();
    }, () => {});
    this.#open = null;
  }
}
