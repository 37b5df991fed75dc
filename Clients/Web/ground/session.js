// Who is here, as far as the page may know: the server holds the tokens.
import { asCallError } from "./errors.js";
import { session } from "./api.js";

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
      tell({ kind: "found", session: found.isSignedIn ? { kind: "person", userId: found.userId } : { kind: "stranger" } });
    } catch (error) {
      tell({ kind: "found", session: { kind: "unknown", error: asCallError(error) } });
    }
  },
};
