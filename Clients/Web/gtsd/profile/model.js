// Everything about a person that their page shows, read together; after a change it is read again, while the old stays on the screen.
import { ask } from "../../ground/api.js";
import { asCallError } from "../../ground/errors.js";
import { recent, remember } from "../../ground/recent.js";
import { readSettings, recentSettings } from "../parts/settings.js";
import { readWeighIns } from "../parts/weigh-ins.js";

/**
 * @typedef {object} Person
 * @property {import("../../contracts/types.d.ts").Profile} profile
 * @property {import("../../contracts/types.d.ts").Settings} settings
 * @property {import("../../contracts/types.d.ts").WeightSeries} weights
 * @property {import("../../contracts/types.d.ts").Measurement[]} measurements
 * @property {import("../../contracts/types.d.ts").Partner[]} partners
 * @property {import("../../contracts/types.d.ts").Badge[]} badges
 */
/** @typedef {import("../../contracts/types.d.ts").WeightRange} Range */
/** @typedef {import("../../ground/errors.js").CallError} CallError */
/** @typedef {{ range: Range } & ({ kind: "loading" } | { kind: "failed", error: CallError } | { kind: "shown", person: Person, error?: CallError })} State */
/** @typedef {{ kind: "read", person: Person } | { kind: "failed", error: any } | { kind: "again" } | { kind: "range", range: Range }} Event */
/** @typedef {{ kind: "read", range: Range }} Effect */

/** @type {import("../../ground/store.js").Model<State, Event, Effect>} */
export const profileModel = {
  returned: { kind: "again" },
  begin() {
    const last = recent("profile"), person = last && { ...last, settings: recentSettings() ?? last.settings };
    return [person ? { kind: "shown", range: "3m", person } : { kind: "loading", range: "3m" }, [{ kind: "read", range: "3m" }]];
  },
  update(state, event) {
    switch (event.kind) {
      case "read": return [{ kind: "shown", range: state.range, person: event.person }, []];
      case "failed": return [state.kind === "shown" ? { ...state, error: event.error } : { kind: "failed", range: state.range, error: event.error }, []];
      case "again": return [state.kind === "shown" ? state : { kind: "loading", range: state.range }, [{ kind: "read", range: state.range }]];
      case "range": return [{ ...state, range: event.range }, [{ kind: "read", range: event.range }]];
    }
  },
  async run({ range }, tell, signal) {
    try {
      const [profile, settings, weights, measurements, partners, badges] = await Promise.all([
        ask("profile.me", {}, signal), readSettings(signal), readWeighIns(range, signal),
        ask("profile.measurements", {}, signal), ask("profile.partners", {}, signal), ask("tasks.badges", { earned: true }, signal),
      ]);
      const person = { profile, settings, weights, measurements: measurements.items, partners: partners.items, badges: badges.items };
      remember("profile", person);
      tell({ kind: "read", person });
    } catch (error) {
      tell({ kind: "failed", error: asCallError(error) });
    }
  },
};
