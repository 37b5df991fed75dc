// The streak, the year behind it and the badges are read together. What was shown before is there at once and is read again.
import { ask, product, send } from "../../ground/api.js";
import { asCallError } from "../../ground/errors.js";
import { recent, remember } from "../../ground/recent.js";

/** @typedef {import("../../contracts/types.d.ts").Badge} Badge */
/** @typedef {import("../../contracts/types.d.ts").BadgeCode} BadgeCode */
/** @typedef {import("../../ground/errors.js").CallError} CallError */
/**
 * @typedef {object} Past
 * @property {import("../../contracts/types.d.ts").Streaks} streaks
 * @property {import("../../contracts/types.d.ts").StreakCalendar} calendar
 * @property {Badge[]} badges
 */
/** @typedef {{ kind: "loading" } | { kind: "failed", error: CallError } | { kind: "shown", past: Past, celebrated: Badge[], error?: CallError }} State */
/** @typedef {{ kind: "read", past: Past } | { kind: "failed", error: CallError } | { kind: "retry" } | { kind: "celebrated" }} Event */
/** @typedef {{ kind: "read" } | { kind: "see", codes: BadgeCode[] }} Effect */

/** @param {Past} past @returns {State} */
const shown = (past) => ({ kind: "shown", past, celebrated: newestFirst(past.badges.filter(({ earnedAt, seen }) => earnedAt && !seen)) });

/** @param {Badge[]} badges */
export const newestFirst = (badges) => [...badges].sort((a, b) => String(b.earnedAt).localeCompare(String(a.earnedAt)));

/** @type {import("../../ground/store.js").Model<State, Event, Effect>} */
export const streaksModel = {
  returned: { kind: "retry" },
  begin() {
    const past = recent("streaks");
    return [past ? { kind: "shown", past, celebrated: [] } : { kind: "loading" }, [{ kind: "read" }]];
  },
  update(state, event) {
    switch (event.kind) {
      case "read": return [shown(event.past), []];
      // Old content is worth more than a page that says that there is no connection.
      case "failed": return [state.kind === "shown" ? { ...state, error: event.error } : { kind: "failed", error: event.error }, []];
      case "retry": return [state.kind === "shown" ? state : { kind: "loading" }, [{ kind: "read" }]];
      case "celebrated": {
        if (state.kind !== "shown") return [state, []];
        const codes = state.celebrated.map(({ code }) => code);
        const badges = state.past.badges.map((badge) => (codes.includes(badge.code) ? { ...badge, seen: true } : badge));
        return [{ kind: "shown", past: { ...state.past, badges }, celebrated: [] }, [{ kind: "see", codes }]];
      }
    }
  },
  async run(effect, tell, signal) {
    if (effect.kind === "see") {
      // One that is not marked is celebrated again, which does no harm.
      await Promise.allSettled(effect.codes.map((code) => send("tasks.seeBadge", { code }, {})));
      return;
    }
    try {
      const [streaks, calendar, badges] = await Promise.all([
        ask("tasks.streaks", {}, signal), ask("tasks.calendar", {}, signal), ask("tasks.badges", {}, signal),
      ]);
      const past = { streaks, calendar, badges: badges.items };
      remember("streaks", past);
      tell({ kind: "read", past });
    } catch (error) {
      tell({ kind: "failed", error: asCallError(error) });
    }
  },
};

/** The public address of an earned badge. @param {BadgeCode} code @param {string} key */
export async function share(code, key) {
  const { url } = await send("tasks.shareBadge", { code }, {}, { key });
  return `${location.origin}/${product}/api${url}`;
}
