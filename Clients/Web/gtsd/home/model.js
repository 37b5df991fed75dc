// What the home screen knows: the day in numbers, its tasks, and what the person does it for.
import { ask } from "../../ground/api.js";
import { painted } from "../../ground/calm.js";
import { asCallError } from "../../ground/errors.js";
import { go } from "../../ground/router.js";
import { home } from "../parts/day.js";

/** @typedef {import("../../contracts/types.d.ts").Dashboard} Dashboard */
/** @typedef {import("../../contracts/types.d.ts").DailyTask} DailyTask */
/** @typedef {import("../parts/day.js").Day} Day */
/** @typedef {{ day?: Day, error?: import("../../ground/errors.js").CallError, isLoading: boolean }} State */
/** @typedef {{ kind: "came", day: Day } | { kind: "failed", error: import("../../ground/errors.js").CallError } | { kind: "again" }} Event */

/** @type {import("../../ground/store.js").Model<State, Event, "load" | "renew">} */
export const homeModel = {
  returned: { kind: "again" },
  begin() {
    const day = home.recent();
    return [{ day, isLoading: true }, [day ? "renew" : "load"]];
  },
  update(state, event) {
    switch (event.kind) {
      case "came": return [{ day: event.day, isLoading: false }, []];
      // What was read before stays; the error says that it may be old.
      case "failed": return [{ ...state, error: event.error, isLoading: false }, []];
      case "again": return [{ ...state, error: undefined, isLoading: true }, ["load"]];
    }
  },
  async run(effect, tell, signal) {
    // The answers that came early are taken apart once what was kept can be seen.
    if (effect === "renew") await painted();
    if (signal.aborted) return;
    try {
      tell({ kind: "came", day: await home.read(() => read(signal)) });
    } catch (thrown) {
      if (signal.aborted) return;
      const error = asCallError(thrown);
      if (error.action === "onboard" || error.code === "onboarding_required") return go("/onboarding", { replaces: true });
      tell({ kind: "failed", error });
    }
  },
};

/** @param {AbortSignal} signal @returns {Promise<Day>} */
async function read(signal) {
  const [dashboard, list, profile] = await Promise.all([
    ask("tasks.dashboard", {}, signal), ask("tasks.list", { limit: 100 }, signal),
    // Only for the words in it; the day is there without them.
    ask("profile.me", {}, signal).catch(() => undefined),
  ]);
  return { dashboard, tasks: list.items, motivation: profile?.motivation };
}

/** GTSD-P-3.3-01: morning from 5, afternoon from 12, evening from 18. @param {number} hour @returns {"morning" | "afternoon" | "evening"} */
export const timeOfDay = (hour) => (hour >= 5 && hour < 12 ? "morning" : hour >= 12 && hour < 18 ? "afternoon" : "evening");

/** Done and all of each group that has tasks. @param {DailyTask[]} tasks @param {{ id: string }[]} groups */
export function perGroup(tasks, groups) {
  return groups.map(({ id }) => tasks.filter((task) => task.group === id))
    .map((own, index) => ({ id: groups[index].id, done: own.filter((task) => task.status === "completed").length, all: own.length }))
    .filter(({ all }) => all > 0);
}
