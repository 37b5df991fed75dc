// The gallery: pages of 50, newest first, as the filters in the address have it.
import { ask, send } from "../../ground/api.js";
import { asCallError } from "../../ground/errors.js";
import { dropPictures } from "../../ground/pictures.js";
import { amendAll, recent, remember, unremember } from "../../ground/recent.js";
import { readWeighIns } from "../parts/weigh-ins.js";
import { withOlder } from "./arrange.js";
import { withNews } from "./news.js";

/** @typedef {import("../../contracts/types.d.ts").Photo} Photo */
/** @typedef {import("../../contracts/types.d.ts").WeightEntry} WeightEntry */
/** @typedef {{ angle?: string, stage?: string, from?: string, to?: string }} Filters */
/** @typedef {import("./news.js").News} News */
/**
 * `news` is what was done here since these filters were chosen.
 * @typedef {{ filters: Filters, photos?: Photo[], weights: WeightEntry[], cursor?: string, error?: import("../../ground/errors.js").CallError, isLoading: boolean,
 *   news: News[] }} State
 */
/**
 * @typedef {{ kind: "choose", filters: Filters } | { kind: "came", filters: Filters, photos: Photo[], cursor?: string, after?: string, known: number }
 *   | { kind: "weighed", weights: WeightEntry[] } | { kind: "failed", error: import("../../ground/errors.js").CallError } | { kind: "again" | "more" }
 *   | News} Event
 * @typedef {{ kind: "load", filters: Filters, cursor?: string, count?: number, known: number } | { kind: "weigh" }} Effect `count` is how many are to be
 *   read at least, `known` how much of the news the services had when the reading began
 */

/** How many pages are read again at once; what is older stays as it is. */
const mostPages = 8;

/** What they are remembered as. @param {Filters} filters */
export const name = (filters) => `photos ${JSON.stringify(filters)}`;

/** @type {import("../../ground/store.js").Model<State, Event, Effect>} */
export const galleryModel = {
  returned: { kind: "again" },
  begin(filters) {
    const state = remembered(filters, []);
    return [state, [reading(state), { kind: "weigh" }]];
  },
  update(state, event) {
    switch (event.kind) {
      case "choose": {
        const next = remembered(event.filters, state.weights);
        return [next, [reading(next)]];
      }
      case "came": {
        // An answer to filters that were changed meanwhile.
        if (event.filters !== state.filters) return [state, []];
        // A page behind one that is not the last any more would leave a gap.
        if (event.after && event.after !== state.cursor) return [state, []];
        const found = event.after ? followed(state.photos ?? [], event) : withOlder(event, state);
        const photos = withNews(found.photos, state.news.slice(event.known), state.filters);
        return [shown({ ...state, cursor: found.cursor, error: undefined, isLoading: false }, photos), []];
      }
      case "weighed": return [{ ...state, weights: event.weights }, []];
      case "failed": return [{ ...state, error: event.error, isLoading: false }, []];
      case "again": return [{ ...state, error: undefined, isLoading: true }, [reading(state)]];
      case "more": return state.isLoading || !state.cursor ? [state, []]
        : [{ ...state, isLoading: true }, [{ kind: "load", filters: state.filters, cursor: state.cursor, known: state.news.length }]];
      case "arrived": case "changed": case "gone":
        return [shown({ ...state, news: [...state.news, event] }, withNews(state.photos, [event], state.filters)), []];
    }
  },
  async run(effect, tell, signal) {
    try {
      if (effect.kind === "weigh") return tell({ kind: "weighed", weights: (await readWeighIns("all", signal)).items });
      /** @type {Photo[]} */
      const photos = [];
      const { filters, cursor: after, count = 0, known } = effect;
      let cursor = after;
      for (let page = 0; page < mostPages; page++) {
        /** @type {import("../../contracts/types.d.ts").PhotoPage} */
        const answer = await ask("media.photos", /** @type {any} */ ({ ...filters, limit: 50, cursor }), signal);
        photos.push(...answer.items);
        cursor = answer.nextCursor;
        if (!cursor || photos.length >= count) break;
      }
      tell({ kind: "came", filters, photos, cursor, after, known });
    } catch (error) {
      // Photos are shown without weights, too.
      if (!signal.aborted && effect.kind === "load") tell({ kind: "failed", error: asCallError(error) });
    }
  },
};

/** What was read last under these filters. @param {Filters} filters @param {WeightEntry[]} weights @returns {State} */
const remembered = (filters, weights) => ({ filters, weights, isLoading: true, news: [], ...recent(name(filters)) });

/** All that is shown is read again, as links of pictures work for some minutes only. @param {State} state @returns {Effect} */
const reading = ({ filters, photos, news }) => ({ kind: "load", filters, count: photos?.length, known: news.length });

/** @param {Photo[]} former @param {{ photos: Photo[], cursor?: string }} next */
function followed(former, { photos, cursor }) {
  const known = new Set(former.map(({ id }) => id));
  return { photos: [...former, ...photos.filter(({ id }) => !known.has(id))], cursor };
}

/** What is shown is there after a restart, too. @param {State} state @param {Photo[] | undefined} photos @returns {State} */
function shown(state, photos) {
  if (photos) remember(name(state.filters), { photos, cursor: state.cursor });
  return { ...state, photos };
}

/** Deletes a photo; nothing of it stays on this device. @param {string} id */
export async function removePhoto(id) {
  await send("media.deletePhoto", /** @type {any} */ ({ id }), /** @type {any} */ ({}));
  for (const start of ["photos ", "comparison"]) {
    amendAll(start, ({ photos, ...rest }) => ({ ...rest, photos: photos.filter((/** @type {Photo} */ photo) => photo.id !== id) }));
  }
  unremember(`photo ${id}`);
  dropPictures(`${id} thumbnail`, `${id} preview`);
}
