// What the gallery makes of photos: months, days, weights beside them, pairs to compare. Pure.

/** @typedef {import("../../contracts/types.d.ts").Photo} Photo */
/** @typedef {import("../../contracts/types.d.ts").WeightEntry} WeightEntry */

/** The day of a moment where this device is, such as `2026-11-25`. @param {string} moment */
export function dayOf(moment) {
  const at = new Date(moment), two = (/** @type {number} */ part) => String(part).padStart(2, "0");
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** Newest first, under their months. GTSD-P-3.5-10. @param {Photo[]} photos @returns {{ month: string, photos: Photo[] }[]} */
export function byMonth(photos) {
  /** @type {Map<string, Photo[]>} */
  const months = new Map();
  for (const photo of photos) {
    const month = dayOf(photo.takenAt).slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), photo]);
  }
  return [...months].map(([month, photos]) => ({ month, photos }));
}

/**
 * The newest photos as they were read again, with the older ones that are shown already, so that nobody loses the place. Where they do not reach
 * those, or there are no older ones any more, they stand alone.
 * @param {{ photos: Photo[], cursor?: string }} newest @param {{ photos?: Photo[], cursor?: string }} shown @returns {{ photos: Photo[], cursor?: string }}
 */
export function withOlder({ photos, cursor }, shown) {
  const last = photos.at(-1)?.id, place = cursor && shown.photos ? shown.photos.findIndex(({ id }) => id === last) : -1;
  const older = place < 0 ? [] : shown.photos?.slice(place + 1) ?? [];
  return older.length ? { photos: [...photos, ...older], cursor: shown.cursor } : { photos, cursor };
}

const dayLength = 86_400_000;
const longestAgo = 14;

/** The weigh-in of the day or the last one of the two weeks before it. @param {WeightEntry[]} weights @param {string} moment */
export function weightAt(weights, moment) {
  const day = dayOf(moment);
  const before = weights.filter((entry) => entry.date <= day).sort((a, b) => a.date.localeCompare(b.date)).at(-1);
  return before && Date.parse(day) - Date.parse(before.date) <= longestAgo * dayLength ? before : undefined;
}

/** Spans to choose pairs by, in days; `0` is the first and the newest. */
export const spans = [30, 90, 180, 0];

/**
 * Two photos from one angle: the newest, and of the others the one whose distance to it is nearest to the span.
 * @param {Photo[]} photos newest first @param {number} span in days; 0 for as long as there is
 * @returns {{ before: Photo, after: Photo } | undefined}
 */
export function pairOf(photos, span) {
  const [after, ...others] = photos;
  if (!others.length) return undefined;
  const distance = (/** @type {Photo} */ photo) => (Date.parse(after.takenAt) - Date.parse(photo.takenAt)) / dayLength;
  const before = span === 0 ? others[others.length - 1]
    : others.reduce((best, photo) => (Math.abs(distance(photo) - span) < Math.abs(distance(best) - span) ? photo : best));
  return { before, after };
}

/** Whole days between two photos. @param {Photo} before @param {Photo} after */
export const daysBetween = (before, after) => Math.round((Date.parse(dayOf(after.takenAt)) - Date.parse(dayOf(before.takenAt))) / dayLength);
