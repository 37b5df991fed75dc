// What was done to photos on this page, laid over what the gallery shows and over what it began to read before that. Pure.
import { dayOf } from "./arrange.js";

/** @typedef {import("../../contracts/types.d.ts").Photo} Photo */
/** @typedef {import("./model.js").Filters} Filters */
/** @typedef {{ kind: "gone", id: string } | { kind: "arrived" | "changed", photo: Photo }} News */

/** Photos after what was done to them, in its order. @param {Photo[] | undefined} photos @param {News[]} news @param {Filters} filters */
export const withNews = (photos, news, filters) => news.reduce((before, one) => after(before, one, filters), photos);

/** @param {Photo[] | undefined} photos @param {News} news @param {Filters} filters */
function after(photos, news, filters) {
  switch (news.kind) {
    case "arrived": return placed(photos, news.photo, filters);
    case "changed": return photos?.map((photo) => (photo.id === news.photo.id ? news.photo : photo)).sort(newestFirst);
    case "gone": return photos?.filter(({ id }) => id !== news.id);
  }
}

/** @param {Photo} a @param {Photo} b */
const newestFirst = (a, b) => b.takenAt.localeCompare(a.takenAt);

/** A photo that was just sent, where it belongs; not where filters leave it out. @param {Photo[] | undefined} photos @param {Photo} photo @param {Filters} filters */
function placed(photos, photo, { angle, stage, from, to }) {
  const day = dayOf(photo.takenAt);
  const fits = (!angle || angle === photo.photoType) && (!stage || stage === photo.stage) && (!from || from <= day) && (!to || day <= to);
  if (!fits || photos?.some(({ id }) => id === photo.id)) return photos;
  return [photo, ...(photos ?? [])].sort(newestFirst);
}
