// Pictures that were seen, as bytes, so that they are there without a network. GTSD-5.2-07: at most 100 of them and 50 MB; those that were
// not looked at for longest go first.

/** @import { Database } from "./database.js" */
/** @typedef {{ name: string, size: number, at: number }} Size what is known of a picture without reading it */

const most = 100, mostBytes = 50 * 1_048_576;

export class Pictures {
  /** @param {Database} database @param {{ most?: number, mostBytes?: number }} [bounds] */
  constructor(database, bounds = {}) {
    this.database = database;
    this.most = bounds.most ?? most;
    this.mostBytes = bounds.mostBytes ?? mostBytes;
  }

  /** Notes that a picture is looked at now. @param {string} name @returns {Promise<boolean>} whether it is here */
  async see(name) {
    const known = await this.database.run(["sizes"], "readonly", (transaction) => transaction.objectStore("sizes").get(name));
    if (known) await this.database.run(["sizes"], "readwrite", (transaction) => transaction.objectStore("sizes").put({ ...known, at: Date.now() }));
    return !!known;
  }

  /** @param {string} name @param {string} type @param {ArrayBuffer} bytes */
  async keep(name, type, bytes) {
    if (bytes.byteLength > this.mostBytes) return;
    const at = Date.now();
    await this.#write((pictures, sizes) => {
      pictures.put({ name, type, bytes, at });
      return sizes.put({ name, size: bytes.byteLength, at });
    });
    await this.#shorten();
  }

  /** @param {string} name @returns {Promise<{ type: string, bytes: ArrayBuffer, at: number } | undefined>} `at` is when it came */
  read(name) {
    return this.database.run(["pictures"], "readonly", (transaction) => transaction.objectStore("pictures").get(name));
  }

  async #shorten() {
    /** @type {Size[]} */
    const sizes = await this.database.run(["sizes"], "readonly", (transaction) => transaction.objectStore("sizes").getAll());
    let bytes = 0;
    const surplus = sizes.sort((a, b) => b.at - a.at).filter(({ size }, index) => (bytes += size) > this.mostBytes || index >= this.most);
    for (const { name } of surplus) await this.remove(name);
  }

  /** @param {string} name */
  async remove(name) {
    await this.#write((pictures, sizes) => {
      pictures.delete(name);
      return sizes.delete(name);
    });
  }

  /** @template T @param {(pictures: IDBObjectStore, sizes: IDBObjectStore) => IDBRequest<T>} ask */
  #write(ask) {
    return this.database.run(["pictures", "sizes"], "readwrite", (transaction) => ask(transaction.objectStore("pictures"), transaction.objectStore("sizes")));
  }
}
