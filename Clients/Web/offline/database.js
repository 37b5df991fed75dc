// What a browser keeps: work and files that were not sent, the answers that were read last, and the pictures that were seen. A browser may cut
// the connection at any time, and another tab may need a newer form of the database: both are met here and nowhere else.

/** @import { Work } from "./queue.js" */

/** @typedef {"work" | "uploads" | "answers" | "pictures" | "sizes"} StoreName */

const version = 2;
/** @type {Record<StoreName, IDBObjectStoreParameters>} */
const stores = {
  work: { keyPath: "number", autoIncrement: true }, uploads: { keyPath: "id" }, answers: { keyPath: "path" }, pictures: { keyPath: "name" }, sizes: { keyPath: "name" },
};
/** What is only told to be kept once it is on the disk; what can be read again is not worth that wait. */
const unsent = new Set(["work", "uploads"]);
/**
 * How long an answer of the browser is waited for, in milliseconds; files may take a slow disk a while. WebKitGTK was seen to answer none of a database's
 * transactions again after pages had followed each other quickly, and nothing else in the page may stand still for that.
 */
const patience = { readonly: 3_000, readwrite: 30_000, versionchange: 30_000 };
/** Screens, and the filters under which they were seen lately. */
const mostAnswers = 40;

/** The database is gone or full; `reason` is `full`, `blocked`, `closed`, or `silent` when the browser does not answer. */
export class StorageTrouble extends Error {
  /** @param {"full" | "blocked" | "closed" | "silent"} reason @param {unknown} [cause] */
  constructor(reason, cause) {
    super(`storage: ${reason}`, { cause });
    this.reason = reason;
  }
}

/** @param {unknown} error */
const trouble = (error) => new StorageTrouble(error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "closed", error);

/** The same, or trouble after this many milliseconds. @template T @param {Promise<T>} promise @param {number} limit @returns {Promise<T>} */
function answered(promise, limit) {
  /** @type {ReturnType<typeof setTimeout>} */
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new StorageTrouble("silent")), limit);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

export class Database {
  /** @type {Promise<IDBDatabase> | null} */
  #open = null;

  /** @param {string} name one a product and person, so that nobody sees another's work on a shared machine */
  constructor(name) {
    this.name = name;
  }

  #connection() {
    this.#open ??= this.#taken() ?? this.#opened(version);
    this.#open.catch(() => {
      this.#open = null;
    });
    return this.#open;
  }

  /** What the page opened before its modules came, if it is this one; opened anew where it has not all that this release knows. */
  #taken() {
    const early = globalThis.earlyDatabase;
    if (early?.name !== this.name) return undefined;
    globalThis.earlyDatabase = undefined;
    return early.opening.then((database) => {
      if (database && database.version >= version) return this.#heeded(database);
      database?.close();
      return this.#opened(version);
    });
  }

  /** @param {number} [wanted] whatever there is, without one @returns {Promise<IDBDatabase>} */
  #opened(wanted) {
    return new Promise((resolve, reject) => {
      const request = indexedDB.open(this.name, wanted);
      request.onupgradeneeded = () => {
        const database = request.result;
        for (const [name, key] of Object.entries(stores)) if (!database.objectStoreNames.contains(name)) database.createObjectStore(name, key);
      };
      request.onblocked = () => {
        reject(new StorageTrouble("blocked"));
      };
      request.onerror = () => {
        // A newer release was here, which has all that this one knows and more.
        if (request.error?.name === "VersionError") resolve(this.#opened());
        else reject(trouble(request.error));
      };
      request.onsuccess = () => {
        resolve(this.#heeded(request.result));
      };
    });
  }

  /** A newer tab waits for this one to let go; a browser that cuts the line says so here. @param {IDBDatabase} database */
  #heeded(database) {
    database.onversionchange = () => {
      database.close();
      this.#open = null;
    };
    database.onclose = () => {
      this.#open = null;
    };
    return database;
  }

  /**
   * One transaction; nothing else is waited for inside of it.
   * @template T
   * @param {StoreName[]} names
   * @param {IDBTransactionMode} mode
   * @param {(transaction: IDBTransaction) => IDBRequest<T>} ask gives the request whose result is wanted
   * @param {{ limit?: number, isStrict?: boolean }} [options] `limit` is how long it is waited for, in milliseconds
   * @returns {Promise<T>}
   */
  async run(names, mode, ask, options = {}, isAgain = false) {
    const { limit = patience[mode], isStrict = mode === "readwrite" && names.some((name) => unsent.has(name)) } = options;
    try {
      const database = await answered(this.#connection(), patience.readonly);
      return await new Promise((resolve, reject) => {
        const transaction = database.transaction(names, mode, { durability: isStrict ? "strict" : "relaxed" });
        const request = ask(transaction);
        // What was given up is not done later, when somebody believes that it was not.
        const timer = setTimeout(() => {
          try {
            transaction.abort();
          } catch {
            // It is being committed: it is done, and the answer comes.
            if (mode !== "readonly") return;
          }
          reject(new StorageTrouble("silent"));
        }, limit);
        const done = () => {
          clearTimeout(timer);
          resolve(request.result);
        };
        // What is read is known before its transaction has ended, what is written is there only then.
        if (mode === "readonly") request.onsuccess = done;
        else transaction.oncomplete = done;
        transaction.onerror = transaction.onabort = () => {
          clearTimeout(timer);
          reject(trouble(transaction.error ?? request.error));
        };
      });
    } catch (error) {
      const isCut = error instanceof DOMException && error.name === "InvalidStateError";
      if (!isCut || isAgain) throw error instanceof StorageTrouble ? error : trouble(error);
      this.#open = null;
      return this.run(names, mode, ask, options, true);
    }
  }

  /**
   * @template T @param {StoreName} name @param {IDBTransactionMode} mode @param {(store: IDBObjectStore) => IDBRequest<T>} ask
   * @param {{ limit?: number, isStrict?: boolean }} [options] @returns {Promise<T>}
   */
  #run(name, mode, ask, options) {
    return this.run([name], mode, (transaction) => ask(transaction.objectStore(name)), options);
  }

  /**
   * @param {Work} work @param {{ limit?: number }} [options] `limit` holds also while it is being committed, which may never end
   * @returns {Promise<number>} its number
   */
  async add(work, { limit = patience.readwrite } = {}) {
    const adding = this.#run("work", "readwrite", (store) => store.add(work), { limit });
    try {
      return Number(await answered(adding, limit));
    } catch (error) {
      // What comes after it was given up is taken away: whoever added it believes that it is not there.
      adding.then((number) => this.remove(Number(number))).catch(() => {});
      throw error;
    }
  }

  /** @returns {Promise<Work[]>} */
  list() {
    return this.#run("work", "readonly", (store) => store.getAll());
  }

  /** @param {Work} work @returns {Promise<boolean>} whether it was there still */
  update(work) {
    return this.replace("work", work, /** @type {number} */ (work.number));
  }

  /**
   * Puts something in the place of what is there. What was given up meanwhile stays away.
   * @param {StoreName} name @param {unknown} value @param {IDBValidKey} key @returns {Promise<boolean>} whether it was there still
   */
  async replace(name, value, key) {
    return undefined !== await this.#run(name, "readwrite", (store) => {
      const found = store.getKey(key);
      found.onsuccess = () => {
        if (found.result !== undefined) store.put(value);
      };
      return found;
    });
  }

  /** Need not be on the disk at once: what is there still is sent again, under the same key. @param {number} number */
  async remove(number) {
    const limit = patience.readonly;
    await answered(this.#run("work", "readwrite", (store) => store.delete(number), { limit, isStrict: false }), limit);
  }

  /** Keeps an answer; no harm where there is no room for it. @param {string} path @param {unknown} body @param {number} at */
  async keep(path, body, at) {
    try {
      await this.#run("answers", "readwrite", (store) => store.put({ path, body, at }));
    } catch (error) {
      if (!(error instanceof StorageTrouble)) throw error;
    }
  }

  /** Forgets one answer, as far as the browser lets it. @param {string} path */
  async unkeep(path) {
    await this.#run("answers", "readwrite", (store) => store.delete(path)).catch(() => {});
  }

  /** @param {string} path @returns {Promise<{ path: string, body: any, at: number } | undefined>} */
  kept(path) {
    return this.#run("answers", "readonly", (store) => store.get(path));
  }

  /** The answers that were kept last; older ones go, which nobody waits for. @returns {Promise<{ path: string, body: any, at: number }[]>} */
  async newestKept() {
    const answers = (await this.#run("answers", "readonly", (store) => store.getAll())).sort((a, b) => b.at - a.at);
    const old = answers.splice(mostAnswers);
    if (old.length > 0) this.#run("answers", "readwrite", (store) => old.map(({ path }) => store.delete(path))[0]).catch(() => {});
    return answers;
  }

  /** Forgets what can be read again; what was not sent stays. */
  async forgetRead() {
    await this.#clear(["answers", "pictures", "sizes"]);
  }

  /** Gives up all that was not sent, by the person's decision. */
  async giveUpUnsent() {
    await this.#clear(["work", "uploads"]);
  }

  /** @param {StoreName[]} names */
  async #clear(names) {
    await this.run(names, "readwrite", (transaction) => names.map((name) => transaction.objectStore(name).clear())[0]);
  }

  close() {
    this.#open?.then((database) => {
      database.close();
    }, () => {});
    this.#open = null;
  }
}
