// All photos of one person, to choose two of; older pages come until there are enough for years.
import { ask } from "../../ground/api.js";
import { asCallError } from "../../ground/errors.js";
import { recent, remember } from "../../ground/recent.js";
import { readWeighIns } from "../parts/weigh-ins.js";

/** @typedef {import("../../contracts/types.d.ts").Photo} Photo */
/** @typedef {import("../../contracts/types.d.ts").WeightEntry} WeightEntry */
/** @typedef {{ photos?: Photo[], weights: WeightEntry[], error?: import("../../ground/errors.js").CallError }} State */
/** @typedef {{ kind: "came", photos: Photo[], weights: WeightEntry[] } | { kind: "failed", error: import("../../ground/errors.js").CallError } | { kind: "again" }} Event */
const mostPages = 8;

/** @type {import("../../ground/store.js").Model<State, Event, "load">} */
export const comparisonModel = {
  returned: { kind: "again" },
  begin: () => [{ weights: [], ...recent("comparison") }, ["load"]],
  update(state, event) {
    switch (event.kind) {
      case "came": return [{ photos: event.photos, weights: event.weights }, []];
      case "failed": return [{ ...state, error: event.error }, []];
      case "again": return [{ ...state, error: undefined }, ["load"]];
    }
  },
  async run(_, tell, signal) {
    try {
      const weights = readWeighIns("all", signal).then(({ items }) => items, () => []);
      /** @type {Photo[]} */
      const photos = [];
      let cursor;
      for (let page = 0; page < mostPages; page++) {
        /** @type {import("../../contracts/types.d.ts").PhotoPage} */
        const answer = await ask("media.photos", { limit: 50, cursor }, signal);
        photos.push(...answer.items);
        cursor = answer.nextCursor;
        if (!cursor) break;
      }
      const found = { photos, weights: await weights };
      remember("comparison", found);
      tell({ kind: "came", ...found });
    } catch (error) {
      if (!signal.aborted) tell({ kind: "failed", error: asCallError(error) });
    }
  },
};
