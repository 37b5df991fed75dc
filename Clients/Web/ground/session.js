// Who is here, as far as the page may know: the server holds the tokens.
import { asCallError } from "./errors.js";
import { owner, product, session } from "./api.js";
import { closeDevice, forgetDevice, openDevice } from "./device.js";
import "./follow.js";
import { drop, dropPersonal, keep, keepInTab, kept, keptInTab } from "./kept.js";

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
      // Whoever was followed by somebody else in another tab is seen here no longer. Where nobody is known just now, another tab has found that the session
      // ended, or signed out, which it tells.
      case "ended":
        if (state.kind !== "person") return [state, []];
        if (!state.userId || (event.last && event.last !== state.userId)) return [{ kind: "checking" }, ["look"]];
        return [state.isExpired ? state : { ...state, isExpired: true }, []];
      case "left": return [{ kind: "stranger" }, []];
    }
  },
  async run(effect, tell) {
    if (effect === "arrive") drop(leaving);
    // What was asked before this page knew more is not for whoever is here now.
    if (effect !== "recall") globalThis.early?.clear();
    const left = kept(leaving), formerly = () => (left ? null : staying());
    const last = effect === "recall" ? formerly() : null;
    const asked = (left ? endSession() : Promise.resolve()).then(() => session("GET"));
    asked.catch(() => {});
    // Whoever left, in another tab or in a page that was closed meanwhile, leaves nothing here.
    if (left) await (left === unnamed ? closeDevice() : forgetDevice(left));
    // Whoever was here last sees what they saw last, at once; who is here now, the server says.
    if (last) tell({ kind: "found", session: await person(last, false) });
    try {
      const found = await asked, former = formerly(), here = found.isSignedIn ? found.userId : former;
      if (here !== lastKnown()) globalThis.early?.clear();
      if (last && last !== here) tell({ kind: "found", session: { kind: "checking" } });
      if (found.isSignedIn) {
        const now = await person(found.userId, false);
        // The same person again changes nothing else that other tabs would hear of.
        if (effect === "arrive") keep(came, String(Date.now()));
        return tell({ kind: "found", session: now });
      }
      if (former) return tell({ kind: "found", session: await person(former, true) });
      await nobody();
      tell({ kind: "found", session: { kind: "stranger" } });
    } catch (thrown) {
      const error = asCallError(thrown), former = formerly();
      // Without a network, and while the server cannot say, whoever was here last sees what they saw last; it decides again once it can be asked.
      if ((!error.isAnswered || error.isTrouble) && former) return tell({ kind: "found", session: await person(former, false) });
      tell({ kind: "found", session: kept(leaving) ? { kind: "stranger" } : { kind: "unknown", error } });
    }
  },
};

/** @param {Session} one @param {Session} other */
const isSame = (one, other) => one.kind === "person" && other.kind === "person" && one.userId === other.userId && one.isExpired === other.isExpired;

const lastPerson = `person of ${product}`, leaving = `leaving ${product}`, unnamed = "yes";
/** Whose session was just found to have ended, so that other tabs tell that from signing out. */
const ended = `ended ${product}`;
/** When somebody signed in last. */
const came = `came ${product}`;
/** Whose session ends with the browser. */
const brief = `brief person of ${product}`;

/** Who was here last and did not sign out. */
export const lastKnown = () => kept(lastPerson);

/**
 * Notes whether somebody who signed in stays when the browser is closed. Who does not is nobody's business after that: whoever opens it next sees
 * nothing of them. GTSD-1.2-06.
 * @param {string} userId @param {boolean} isKept
 */
export const noteStay = (userId, isKept) => (isKept ? drop(brief) : keep(brief, userId));

/** Who was here last, unless their session ends with the browser and this tab, which ends no later, has not seen it. */
function staying() {
  const last = lastKnown();
  return kept(brief) === last && owner() !== last && keptInTab(lastPerson) !== last ? null : last;
}

/**
 * A tab that had its person open when another one found their session ended goes on showing them, and they stay known for it.
 * @param {string} here @param {(event: Event) => void} tell
 */
function stayOpen(here, tell) {
  keep(lastPerson, here);
  keep(brief, here);
  tell({ kind: "ended", last: here });
}

/** Nobody is here. What was read of somebody whose session ended with the browser goes, what they did not send waits for them. */
async function nobody() {
  const last = lastKnown();
  await (last ? forgetDevice(last) : closeDevice());
  if (last) keep(ended, last);
  drop(lastPerson);
  drop(brief);
  // By then other tabs have heard of it.
  setTimeout(() => drop(ended), 5_000);
}

/** @param {string} userId @param {boolean} isExpired @returns {Promise<Session>} */
async function person(userId, isExpired) {
  keep(lastPerson, userId);
  drop(ended);
  keepInTab(lastPerson, userId);
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
  dropPersonal([leaving]);
  await Promise.all([closeDevice(), endSession().catch(() => {})]);
}

/**
 * What another tab has done with the session: signed out or let somebody else in (`again`), had the same person sign in once more (`back`), or found that it
 * ended (`ended`).
 * @param {(event: Event) => void} tell @returns {() => void}
 */
export function onElsewhere(tell) {
  const reader = (/** @type {StorageEvent} */ { key, newValue }) => {
    const here = owner();
    if (key === came && newValue && here && here === lastKnown()) return tell({ kind: "back", last: here });
    if (key !== lastPerson) return;
    if (!newValue && here && kept(ended) === here) return stayOpen(here, tell);
    if (!newValue || (here && newValue !== here)) tell({ kind: "again" });
  };
  addEventListener("storage", reader);
  return () => removeEventListener("storage", reader);
}
