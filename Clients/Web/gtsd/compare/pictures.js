// Two photos in one frame: the upper one is clipped and never resized, by a native range that lies over both. Vertical swipes scroll the page.
import { html, useState } from "../../vendor/preact.js";
import { Button } from "../../design/button.js";
import { Icon } from "../../design/icon.js";
import { date, percent } from "../../ground/language.js";
import { PhotoImage } from "../parts/photo-image.js";
import { Weight } from "../parts/weight.js";
import { dayOf, weightAt } from "../progress/arrange.js";

/** @typedef {import("./model.js").Photo} Photo */
/** @typedef {{ pair: { before: Photo, after: Photo }, weights: import("./model.js").WeightEntry[], words: import("../progress/texts.js").ProgressTexts }} Properties */
const half = 50;

/** @param {Properties} properties */
export function Slider({ pair, weights, words }) {
  const [at, setAt] = useState(half);
  /** @type {[string, number][]} */
  const ends = [[words.ends.before, 100], [words.ends.half, half], [words.ends.after, 0]];
  return html`
    <div class="split" style=${{ "--at": `${at}%`, "--ratio": `${pair.after.width / pair.after.height}` }}>
      <${Picture} photo=${pair.after} label=${words.after} />
      <div class="upper"><${Picture} photo=${pair.before} label=${words.before} /></div>
      <span class="edge" aria-hidden="true"><i><${Icon} name="chevrons-left-right" size=${24} /></i></span>
      <input type="range" min="0" max="100" step="1" value=${at} aria-label=${words.slider} aria-valuetext=${words.value(percent(at))}
        onInput=${(/** @type {any} */ event) => setAt(Number(event.target.value))} />
    </div>
    <div class="captions">
      <${Caption} photo=${pair.before} label=${words.before} weights=${weights} words=${words} />
      <${Caption} photo=${pair.after} label=${words.after} weights=${weights} words=${words} />
    </div>
    <div class="ends">${ends.map(([text, value]) => html`<${Button} key=${value} kind=${at === value ? "soft" : ""} onClick=${() => setAt(value)}>${text}</${Button}>`)}</div>`;
}

/** @param {Properties} properties */
export const Sides = ({ pair, weights, words }) => html`<div class="sides">
  ${[[pair.before, words.before], [pair.after, words.after]].map(([photo, label]) => html`<figure key=${label}>
    <${Picture} photo=${photo} label=${label} /><figcaption><${Caption} photo=${photo} label=${label} weights=${weights} words=${words} /></figcaption></figure>`)}
</div>`;

/** @param {{ photo: Photo, label: string }} properties */
const Picture = ({ photo, label }) => html`
  <${PhotoImage} photo=${photo} kind="preview" alt=${`${label}: ${date(dayOf(photo.takenAt))}`} draggable=${false}
    lost=${html`<span class="lost"><${Icon} name="image-off" size=${40} /></span>`} />`;

/** Date and weight: what makes of two pictures a comparison. @param {{ photo: Photo, label: string, weights: Properties["weights"], words: Properties["words"] }} properties */
function Caption({ photo, label, weights, words }) {
  const weight = weightAt(weights, photo.takenAt);
  return html`<p class="caption"><b>${label}</b><span>${date(dayOf(photo.takenAt), { day: "numeric", month: "short", year: "numeric" })}</span>
    <span class=${weight ? "figures" : "quiet"}>${weight ? html`<${Weight} kg=${weight.weightKg} />` : words.noWeight}</span></p>`;
}
