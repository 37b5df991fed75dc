// GTSD-P-3.5-03, GTSD-P-3.5-04, GTSD-P-6.4-06. Which two and how stands in the address, so a comparison can be gone back to.
import { html, useState } from "../../vendor/preact.js";
import { SelectField } from "../../design/field.js";
import { Icon } from "../../design/icon.js";
import { Segments } from "../../design/segments.js";
import { Empty, Failure, Old, Skeleton } from "../../design/states.js";
import { date, useTexts } from "../../ground/language.js";
import { choose, href } from "../../ground/router.js";
import { useModel } from "../../ground/store.js";
import { useTitle } from "../../ground/title.js";
import { dayOf, daysBetween, pairOf, spans } from "../progress/arrange.js";
import { texts } from "../progress/texts.js";
import { comparisonModel } from "./model.js";
import { Sides, Slider } from "./pictures.js";

/** @typedef {import("./model.js").Photo} Photo */

/** @param {import("../shell/app.js").ScreenProperties} properties */
export default function Compare({ place }) {
  const words = useTexts(texts);
  const [{ photos, weights, error }, tell] = useModel(comparisonModel);
  const [isSides, setSides] = useState(false);
  useTitle(words.compareTitle);
  return html`<main class="page compare-screen" id="content">
    <header><div class="titled">
      <a class="icon-button" href=${href("/progress")} aria-label=${words.back}><${Icon} name="arrow-left" mirrors /></a>
      <h1 tabindex="-1">${words.compareTitle}</h1></div></header>
    ${!photos ? (error ? html`<${Failure} error=${error} onRetry=${() => tell({ kind: "again" })} />` : html`<${Skeleton} rows=${2} />`)
      : html`${error && html`<${Old} name="comparison" />`}
        <${Chosen} photos=${photos} search=${place.search} weights=${weights} words=${words} isSides=${isSides} onSides=${setSides} />`}
  </main>`;
}

/** The angle with most photos comes first, as two angles are no comparison. @param {Photo[]} photos */
function richest(photos) {
  const count = (/** @type {string} */ angle) => photos.filter(({ photoType }) => photoType === angle).length;
  return ["front", "side", "back"].reduce((best, angle) => (count(angle) > count(best) ? angle : best));
}

/**
 * @param {{ photos: Photo[], search: URLSearchParams, weights: import("./model.js").WeightEntry[], words: import("../progress/texts.js").ProgressTexts,
 *   isSides: boolean, onSides: (value: boolean) => void }} properties
 */
function Chosen({ photos, search, weights, words, isSides, onSides }) {
  const angle = search.get("angle") ?? richest(photos);
  const own = photos.filter(({ photoType }) => photoType === angle);
  const [before, after] = ["before", "after"].map((name) => own.find(({ id }) => id === search.get(name)));
  const span = search.get("span") ?? "0";
  const pair = before && after ? { before, after } : pairOf(own, Number(span));
  const angles = html`<${Segments} name="angle" label=${words.angleLabel} value=${angle} options=${Object.entries(words.angle)}
    onInput=${(/** @type {string} */ angle) => choose({ angle, before: undefined, after: undefined })} />`;
  if (!pair) return html`${angles}<${Empty} icon="images" title=${words.fewTitle} text=${words.few}><a class="button soft" href=${href("/progress")}>${words.back}</a></${Empty}>`;
  const days = own.map((photo) => [photo.id, date(dayOf(photo.takenAt), { day: "numeric", month: "short", year: "numeric" })]);
  const named = (/** @type {Record<string, string>} */ change) => choose({ span: undefined, before: pair.before.id, after: pair.after.id, ...change });
  const Pictures = isSides ? Sides : Slider;
  return html`<div class="compare">
    <div class="stands"><${Pictures} key=${pair.before.id + pair.after.id} pair=${pair} weights=${weights} words=${words} /></div>
    <div class="controls">
      <p class="apart"><${Icon} name="calendar" size=${20} /><b>${words.apart(Math.abs(daysBetween(pair.before, pair.after)))}</b></p>
      <${Segments} name="mode" label=${words.mode} value=${isSides ? "sides" : "slider"} options=${Object.entries(words.modes)}
        onInput=${(/** @type {string} */ mode) => onSides(mode === "sides")} />
      ${angles}
      <${Segments} name="span" label=${words.span} look="chips" value=${before && after ? "" : span}
        options=${spans.map((span) => [String(span), words.spans[/** @type {0 | 30 | 90 | 180} */ (span)]])}
        onInput=${(/** @type {string} */ span) => choose({ span, before: undefined, after: undefined })} />
      <div class="two">
        <${SelectField} name="before" label=${words.before} value=${pair.before.id} options=${days} onInput=${(/** @type {string} */ before) => named({ before })} />
        <${SelectField} name="after" label=${words.after} value=${pair.after.id} options=${days} onInput=${(/** @type {string} */ after) => named({ after })} />
      </div>
    </div>
  </div>`;
}
