// The gallery: pages of 50, newest first, as the filters in the address have it.
import { ask, send } from "../../ground/api.js";
import { asCallError } from "../../ground/errors.js";
import { recent, remember } from "../../ground/recent.js";
import { readWeighIns } from "../parts/weigh-ins.js";
import { dayOf } from "./arrange.js";

/** @typedef {import("../../contracts/types.d.ts").Photo} Photo */
/** @typedef {import("../../contracts/types.d.ts").WeightEntry} WeightEntry */
/** @typedef {{ angle?: string, stage?: string, from?: string, to?: string }} Filters */
/** @typedef {{ filters: Filters, photos?: Photo[], weights: WeightEntry[], cursor?: string, error?: import("../../ground/errors.js").CallError, isLoading: boolean }} State */
/**
 * @typedef {{ kind: "choose", filters: Filters } | { kind: "came", filters: Filters, photos: Photo[], cursor?: string, isMore: boolean }
 *   | { kind: "weighed", weights: WeightEntry[] } | { kind: "failed", error: import("../../ground/errors.js").CallError } | { kind: "again" | "more" }
 *   | { kind: "gone", id: string } | { kind: "arrived" | "changed", photo: Photo }} Event
 * @typedef {{ kind: "load", filters: Filters, cursor?: string } | { kind: "weigh" }} Effect
 */

/** What they are remembered as. @param {Filters} filters */
export const name = (filters) => `photos ${JSON.stringify(filters)}`;

/** @type {import("../../ground/store.js").Model<State, Event, Effect>} */
export const galleryModel = {
  returned: { kind: "again" },
  begin: (filters) => [{ filters, weights: [], isLoading: true, ...recent(name(filters)) }, [{ kind: "load", filters }, { kind: "weigh" }]],
  update(state, event) {
    switch (event.kind) {
      case "choose": return [{ filters: event.filters, weights: state.weights, isLoading: true, ...recent(name(event.filters)) }, [{ kind: "load", filters: event.filters }]];
      case "came": {
        // An answer to filters that were changed meanwhile.
        if (event.filters !== state.filters) return [state, []];
        const kept = event.isMore ? state.photos ?? [] : [];
        const known = new Set(kept.map(({ id }) => id));
        const photos = [...kept, ...event.photos.filter(({ id }) => !known.has(id))];
        remember(name(event.filters), { photos, cursor: event.cursor });
        return [{ ...state, photos, cursor: event.cursor, error: undefined, isLoading: false }, []];
      }
      case "weighed": return [{ ...state, weights: event.weights }, []];
      case "failed": return [{ ...state, error: event.error, isLoading: false }, []];
      case "again": return [{ ...state, error: undefined, isLoading: true }, [{ kind: "load", filters: state.filters }]];
      case "more": return state.isLoading || !state.cursor ? [state, []]
        : [{ ...state, isLoading: true }, [{ kind: "load", filters: state.filters, cursor: state.cursor }]];
      case "arrived": return [shown(state, placed(state, event.photo)), []];
      case "changed": return [shown(state, state.photos?.map((photo) => (photo.id === event.photo.id ? event.photo : photo)).sort(newestFirst)), []];
      case "gone": return [shown(state, state.photos?.filter(({ id }) => id !== event.id)), []];
    }
  },
  async run(effect, tell, signal) {
    try {
      if (effect.kind === "weigh") return tell({ kind: "weighed", weights: (await readWeighIns("all", signal)).items });
      const page = await ask("media.photos", /** @type {any} */ ({ ...effect.filters, limit: 50, cursor: effect.cursor }), signal);
      tell({ kind: "came", filters: effect.filters, photos: page.items, cursor: page.nextCursor, isMore: !!effect.cursor });
    } catch (error) {
      // Photos are shown without weights, too.
      if (!signal.aborted && effect.kind === "load") tell({ kind: "failed", error: asCallError(error) });
    }
  },
};

/** What came or went here is there after a restart, too. @param {State} state @param {Photo[] | undefined} photos @returns {State} */
function shown(state, photos) {
  if (photos) remember(name(state.filters), { photos, cursor: state.cursor });
  return { ...state, photos };
}

/** @param {Photo} a @param {Photo} b */
const newestFirst = (a, b) => b.takenAt.localeCompare(a.takenAt);

/** A photo that was just sent, where it belongs; not where filters leave it out. @param {State} state @param {Photo} photo */
function placed({ photos, filters }, photo) {
  const day = dayOf(photo.takenAt);
  const fits = (!filters.angle || filters.angle === photo.photoType) && (!filters.stage || filters.stage === photo.stage)
    && (!filters.from || filters.from <= day) && (!filters.to || day <= filters.to);
  if (!fits || photos?.some(({ id }) => id === photo.id)) return photos;
  return [photo, ...(photos ?? [])].sort(newestFirst);
}

/** @param {string} id */
export const removePhoto = (id) => send("media.deletePhoto", /** @type {any} */ ({ id }), /** @type {any} */ ({}));
