// The grid: what is on its way first, then month after month. Pictures far from the screen are not asked for yet. GTSD-5.2-02, GTSD-5.2-11.
import { html, useEffect, useRef } from "../../vendor/preact.js";
import { Button, IconButton } from "../../design/button.js";
import { Icon } from "../../design/icon.js";
import { explain } from "../../design/states.js";
import { texts as stateTexts } from "../../design/states.texts.js";
import { date, language, percent } from "../../ground/language.js";
import { PhotoImage } from "../parts/photo-image.js";
import { byMonth, dayOf } from "./arrange.js";

/** @typedef {import("./texts.js").ProgressTexts} ProgressTexts */
/** @typedef {import("./upload.js").Upload} Upload */

/**
 * @param {{ photos: import("./model.js").Photo[], uploads: Upload[], words: ProgressTexts, onOpen: (id: string) => void, onBroken: () => void, onRetry: (id: string) => void,
 *   onDrop: (id: string) => void, hasMore: boolean, onMore: () => void, isLoading: boolean }} properties
 */
export function Gallery({ photos, uploads, words, onOpen, onBroken, onRetry, onDrop, hasMore, onMore, isLoading }) {
  return html`
    ${uploads.length > 0 && html`<section aria-labelledby="sending"><h2 id="sending" class="month">${words.sending}</h2>
      <ul class="photo-grid">${uploads.map((upload) => html`<${Sending} key=${upload.id} upload=${upload} words=${words} onRetry=${onRetry} onDrop=${onDrop} />`)}</ul></section>`}
    ${byMonth(photos).map(({ month, photos: own }) => html`<section key=${month} aria-labelledby=${`month-${month}`}>
      <h2 id=${`month-${month}`} class="month">${date(`${month}-01`, { month: "long", year: "numeric" })}</h2>
      <ul class="photo-grid">${own.map((photo) => html`<${Tile} key=${photo.id} photo=${photo} words=${words} onOpen=${onOpen} onBroken=${onBroken} />`)}</ul>
    </section>`)}
    ${hasMore && html`<${More} words=${words} onMore=${onMore} isLoading=${isLoading} />`}`;
}

/** @param {{ photo: import("./model.js").Photo, words: ProgressTexts, onOpen: (id: string) => void, onBroken: () => void }} properties */
function Tile({ photo, words, onOpen, onBroken }) {
  const day = dayOf(photo.takenAt);
  return html`<li><button type="button" class="photo-tile" data-photo=${photo.id}
      aria-label=${words.photo(words.angle[photo.photoType], date(day, { day: "numeric", month: "long", year: "numeric" }))}
      onClick=${() => onOpen(photo.id)}>
    <${PhotoImage} photo=${photo} kind="thumbnail" alt="" loading="lazy" decoding="async" onBroken=${onBroken}
      lost=${html`<span class="lost"><${Icon} name="image-off" size=${28} /><span class="hidden">${words.notShown}</span></span>`} />
    <span class="tag" aria-hidden="true"><span>${words.angle[photo.photoType]}</span><span class="figures">${date(day, { day: "numeric", month: "short" })}</span></span>
  </button></li>`;
}

/** Nobody else has heard of the photo yet, so that stopping leaves nothing of it. @param {Upload} upload */
const isStillOurs = ({ step }) => step === "compress" || step === "presign" || step === "put";

/** @param {{ upload: Upload, words: ProgressTexts, onRetry: (id: string) => void, onDrop: (id: string) => void }} properties */
function Sending({ upload, words, onRetry, onDrop }) {
  const { problem } = upload;
  const why = typeof problem === "string" ? words.failed[problem] : problem && explain(problem, stateTexts[language()]);
  return html`<li class="photo-tile is-${upload.status}">
    <img src=${upload.url} alt="" width="300" height="400" />
    ${upload.status === "failed"
      ? html`<div class="broken" role="alert"><p><${Icon} name="circle-alert" size=${18} />${why}</p>
          <button type="button" class="button" onClick=${() => onRetry(upload.id)}>${words.retry}</button>
          <button type="button" class="button" onClick=${() => onDrop(upload.id)}>${words.drop}</button></div>`
      : html`<div class="going">${isStillOurs(upload) && html`<${IconButton} icon="x" label=${words.drop} onClick=${() => onDrop(upload.id)} />`}
          <b class="figures" aria-hidden="true">${percent(upload.sent)}</b>
          <progress value=${upload.sent} max="100" aria-label=${words.percent(percent(upload.sent))}></progress></div>`}
  </li>`;
}

/**
 * Asks for the next page as soon as its end comes near; the button is for whoever does not scroll.
 * @param {{ words: ProgressTexts, onMore: () => void, isLoading: boolean }} properties
 */
function More({ words, onMore, isLoading }) {
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => entry.isIntersecting && !isLoading && onMore(), { rootMargin: "400px" });
    if (place.current) watch.observe(place.current);
    return () => watch.disconnect();
  }, [isLoading]);
  return html`<div class="older" ref=${place}><${Button} isBusy=${isLoading} onClick=${onMore}>${words.more}</${Button}></div>`;
}

/** The grid before it is there. */
export const Waiting = () => html`<div class="photo-grid skeleton" aria-busy="true">${Array.from({ length: 9 }, () => html`<span aria-hidden="true"></span>`)}</div>`;
