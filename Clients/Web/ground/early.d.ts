/** What `early.js` asked for the first screen, by address; `api.js` takes each answer once. */
declare var early: Map<string, Promise<Response>> | undefined;

/**
 * What the device keeps of whoever was here last, opened by `early.js`; `database.js` takes it over once. It is opened without a result where there is none
 * yet, or where the browser has none.
 */
declare var earlyDatabase: { name: string, opening: Promise<IDBDatabase | undefined> } | undefined;
