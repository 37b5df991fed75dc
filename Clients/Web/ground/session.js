// Who is here, as far as the page may know: the server holds the tokens.
import { asCallError } from "./errors.js";
import { owner, product, session } from "./api.js";
import { closeDevice, openDevice } from "./device.js";
import "./follow.js";
import { drop, dropPersonal, keep, kept } from "./kept.js";

/** @typedef {import("./errors.js").CallError} CallError */
/**
 * Somebody whose session has ended still sees what they saw last, and may go on with what can wait; `isExpired` says so.
 * @typedef {{ kind: "checking" } | { kind: "unknown", error: CallError } | { kind: "stranger" } | { kind: "person", userId: string, isExpired: boolean }} Session
 */

/**
 * @typedef {{ kind: "found", session: Session } | { kind: "again" } | { kind: "back", last: string | null } | { kind: "came" }
 *   | { kind: "ended", last: string | null } | { kind: "left" }} Event
 */
/** @typedef {"recall" | "look" | "arrive"} Effect */

/** @type {import("./store.js").Model<Session, Event, Effect>} */
export const sessionModel = {
  begin: () => [{ kind: "checking" }, ["recall"]],
  update(state, event) {
    switch (event.kind) {
      case "found": return [isSame(state, event.session) ? state : event.session, []];
      case "again": return [{ kind: "checking" }, ["look"]];
      // Out of the browser's memory comes a page of whoever was here then: it goes on while it is asked, unless they have left since.
      case "back": return [state.kind === "person" && state.userId === event.last ? state : { kind: "checking" }, ["look"]];
      // A sign-in changes the cookie; who it belongs to is asked for, while the screens go on. Not those of whoever was here before.
      case "came": return state.kind === "stranger" ? [{ kind: "person", userId: "", isExpired: false }, ["arrive"]]
        : [state.kind === "person" && !state.isExpired ? state : { kind: "checking" }, ["arrive"]];
      // Whoever signed out in another tab, or was followed there by somebody else, is seen here no longer.
      case "ended":
        if (state.kind !== "person" || state.isExpired) return [state, []];
        return state.userId && event.last === state.userId ? [{ ...state, isExpired: true }, []] : [{ kind: "checking" }, ["look"]];
      case "left": return [{ kind: "stranger" }, []];
    }
  },
  async run(effect, tell) {
    if (effect === "arrive") drop(leaving);
    // What was asked before this page knew more is not for whoever is here now.
    if (effect !== "recall") globalThis.early?.clear();
    const last = effect === "recall" && !kept(leaving) ? lastKnown() : null;
    const asked = (kept(leaving) ? endSession() : Promise.resolve()).then(() => session("GET"));
    asked.catch(() => {});
    // Whoever was here last sees what they saw last, at once; who is here now, the server says.
    if (last) tell({ kind: "found", session: await person(last, false) });
    try {
      const found = await asked, former = lastKnown();
      if (last && last !== (found.isSignedIn ? found.userId : former)) tell({ kind: "found", session: { kind: "checking" } });
      if (found.isSignedIn) return tell({ kind: "found", session: await person(found.userId, false) });
      if (former) return tell({ kind: "found", session: await person(former, true) });
      await closeDevice();
      tell({ kind: "found", session: { kind: "stranger" } });
    } catch (thrown) {
      const error = asCallError(thrown), former = lastKnown();
      // Without a network whoever was here last sees what they saw last; the services decide again once they can be asked.
      if (!error.isAnswered && former) return tell({ kind: "found", session: await person(former, false) });
      tell({ kind: "found", session: kept(leaving) ? { kind: "stranger" } : { kind: "unknown", error } });
    }
  },
};

/** @param {Session} one @param {Session} other */
const isSame = (one, other) => one.kind === "person" && other.kind === "person" && one.userId === other.userId && one.isExpired === other.isExpired;

const lastPerson = `person of ${product}`, leaving = `leaving ${product}`, unnamed = "yes";

/** Who was here last and did not sign out. */
export const lastKnown = () => kept(lastPerson);

/** @param {string} userId @param {boolean} isExpired @returns {Promise<Session>} */
async function person(userId, isExpired) {
  keep(lastPerson, userId);
  await openDevice(userId);
  return { kind: "person", userId, isExpired };
}

async function endSession() {
  const whose = kept(leaving);
  try {
    await session("DELETE", whose === unnamed ? null : whose);
  } catch (thrown) {
    // The browser is somebody else's by now, who stays.
    if (asCallError(thrown).status !== 401) throw thrown;
  }
  drop(leaving);
}

/**
 * Signs out. What is kept of the person goes at once, also where the server cannot be told: then it is told before it is asked anything else.
 * GTSD-1.5-02, GTSD-1.5-03.
 */
export async function signOut() {
  keep(leaving, owner() ?? unnamed);
  await endSession().catch(() => {});
  dropPersonal([leaving]);
  await closeDevice();
}

/** Whether somebody signed out in another tab. @param {(nothing: void) => void} tell @returns {() => void} */
export function onLeftElsewhere(tell) {
  const reader = (/** @type {StorageEvent} */ event) => { if (event.key === lastPerson && !event.newValue) tell(); };
  addEventListener("storage", reader);
  return () => removeEventListener("storage", reader);
}
