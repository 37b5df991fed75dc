// Files on their way, kept on the device until the answer came: a page that is closed and a browser that is killed lose none of them.

/** @import { Database } from "./database.js" */
/** @typedef {{ id: string, bytes: ArrayBuffer, type: string, at: number } & Record<string, unknown>} Row bytes and whatever else is to be known after a restart */

export class Uploads {
  /** @param {Database} database @param {() => void} changed */
  constructor(database, changed) {
    this.database = database;
    this.changed = changed;
  }

  /** Throws `StorageTrouble` where there is no room. @param {Row} row */
  async add(row) {
    await this.database.run(["uploads"], "readwrite", (transaction) => transaction.objectStore("uploads").put(row));
    this.changed();
  }

  /** How far one has come by now. @param {Row} row */
  async update(row) {
    await this.database.replace("uploads", row, row.id);
  }

  /** @param {string} id @returns {Promise<boolean>} */
  async has(id) {
    return (await this.database.run(["uploads"], "readonly", (transaction) => transaction.objectStore("uploads").count(id))) > 0;
  }

  /** In the order in which they were chosen. @returns {Promise<Row[]>} */
  async list() {
    /** @type {Row[]} */
    const rows = await this.database.run(["uploads"], "readonly", (transaction) => transaction.objectStore("uploads").getAll());
    return rows.sort((a, b) => a.at - b.at);
  }

  /** @returns {Promise<number>} */
  count() {
    return this.database.run(["uploads"], "readonly", (transaction) => transaction.objectStore("uploads").count());
  }

  /** @param {string} id */
  async remove(id) {
    await this.database.run(["uploads"], "readwrite", (transaction) => transaction.objectStore("uploads").delete(id));
    this.changed();
  }
}
