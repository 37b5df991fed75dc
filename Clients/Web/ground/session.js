// Who is here, as far as the page may know: the server holds the tokens.
import { asCallError } from "./errors.js";
import { product, session } from "./api.js";
import { closeDevice, openDevice } from "./device.js";
import { drop, keep, kept } from "./kept.js";

/** @typedef {import("./errors.js").CallError} CallError */
/** @typedef {{ kind: "checking" } | { kind: "unknown", error: CallError } | { kind: "stranger" } | { kind: "person", userId: string }} Session */

/** @typedef {{ kind: "found", session: Session } | { kind: "again" } | { kind: "came" } | { kind: "left" }} Event */
/** @typedef {"look"} Effect */

/** @type {import("./store.js").Model<Session, Event, Effect>} */
export const sessionModel = {
  begin: () => [{ kind: "checking" }, ["look"]],
  update(state, event) {
    switch (event.kind) {
      case "found": return [event.session, []];
      case "again": return [{ kind: "checking" }, ["look"]];
      // A sign-in changes the cookie; who it belongs to is asked for, while the screens go on.
      case "came": return [state.kind === "person" ? state : { kind: "person", userId: "" }, ["look"]];
      case "left": return [{ kind: "stranger" }, []];
    }
  },
  async run(_, tell) {
    try {
      const found = await session("GET");
      tell({ kind: "found", session: found.isSignedIn ? await person(found.userId) : { kind: "stranger" } });
    } catch (thrown) {
      const error = asCallError(thrown), last = kept(lastPerson);
      // Without a network whoever was here last sees what they saw last; the services decide again once they can be asked.
      tell({ kind: "found", session: !error.isAnswered && last ? await person(last) : { kind: "unknown", error } });
    }
  },
};

const lastPerson = `person of ${product}`;

/** @param {string} userId @returns {Promise<Session>} */
async function person(userId) {
  keep(lastPerson, userId);
  await openDevice(userId);
  return { kind: "person", userId };
}

/** Nobody is here any more. */
export function leaveDevice() {
  drop(lastPerson);
  return closeDevice();
}
