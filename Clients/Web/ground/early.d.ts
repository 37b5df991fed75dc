/** What `early.js` asked for the first screen, by address; `api.js` takes each answer once. */
declare var early: Map<string, Promise<Response>> | undefined;
