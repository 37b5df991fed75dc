// The weights of a range as a line in SVG. Time runs along the reading direction; the numbers stand in a table for who cannot see the line.
import { html } from "../../vendor/preact.js";
import { date, language } from "../../ground/language.js";
import { inUnit, inWords, weight } from "./units.js";

const edge = { start: 8, over: 16, under: 42 };
const short = /** @type {const} */ ({ day: "numeric", month: "short" });

/** Three weights around all others that are whole numbers in the person's unit, since a rounded one would stand where it is not. @param {number[]} values */
function scale(values) {
  const least = Math.min(...values) - 0.5, most = Math.max(...values) + 0.5;
  for (let step = 1; ; step++) {
    const low = Math.floor(least / step) * step;
    if (low + 2 * step >= most) return [low, low + step, low + 2 * step];
  }
}

/** @param {{ series: import("../../contracts/types.d.ts").WeightSeries, goal?: number, units: import("./units.js").Units, words: import("./texts.js").ProfileTexts }} properties */
export function WeightChart({ series, goal, units, words }) {
  const { items } = series;
  // A narrow screen has a narrower drawing, so that its texts stay as large.
  const wide = matchMedia("(min-width: 45rem)").matches ? 600 : 320, high = 228;
  const days = items.map(({ date }) => Date.parse(date));
  const lines = scale(items.map(({ weightKg }) => inUnit(weightKg, units))), [low, , top] = lines;
  const labels = lines.map((line) => inWords(line, units));
  // Room for the longest label, whatever its language calls the unit.
  const end = 20 + 7.5 * Math.max(...labels.map(({ length }) => length));
  const [first, last] = [days[0], days.at(-1) ?? days[0]];
  const isMirrored = language() === "ar";
  const across = (/** @type {number} */ day) => {
    const part = last === first ? 1 : (day - first) / (last - first);
    const x = edge.start + part * (wide - edge.start - end);
    return isMirrored ? wide - x : x;
  };
  const left = isMirrored ? end : edge.start, right = isMirrored ? wide - edge.start : wide - end;
  const down = (/** @type {number} */ line) => edge.over + ((top - line) / (top - low)) * (high - edge.over - edge.under);
  const level = (/** @type {number} */ kg) => down(inUnit(kg, units));
  const points = items.map((item, index) => `${across(days[index]).toFixed(1)},${level(item.weightKg).toFixed(1)}`);
  const area = `${across(first)},${high - edge.under} ${points.join(" ")} ${across(last)},${high - edge.under}`;
  const aim = goal === undefined ? undefined : inUnit(goal, units);
  const newest = items[items.length - 1];
  return html`<figure class="weight-chart">
    <svg viewBox="0 0 ${wide} ${high}" aria-hidden="true">
      ${lines.map((line, index) => html`<g key=${line}>
        <line class="rule" x1=${left} x2=${right} y1=${down(line)} y2=${down(line)} />
        <text x=${isMirrored ? 4 : wide - 4} y=${down(line) + 4} text-anchor="end" direction=${isMirrored ? "rtl" : "ltr"}>${labels[index]}</text></g>`)}
      ${aim !== undefined && aim >= low && aim <= top && html`<line class="aim" x1=${left} x2=${right} y1=${down(aim)} y2=${down(aim)} />`}
      <polygon class="area" points=${area} />
      <polyline class="line" points=${points.join(" ")} />
      <circle class="dot" cx=${across(last)} cy=${level(newest.weightKg)} r="6" />
      ${last !== first && html`<text x=${across(first)} y=${high - 6} text-anchor="start" direction=${isMirrored ? "rtl" : "ltr"}>${date(items[0].date, short)}</text>`}
      <text x=${across(last)} y=${high - 6} text-anchor="middle" direction=${isMirrored ? "rtl" : "ltr"}>${date(newest.date, short)}</text>
    </svg>
    <figcaption class="hidden"><table><caption>${words.chart}</caption><thead><tr><th scope="col">${words.number}</th><th scope="col">${words.chart}</th></tr></thead>
      <tbody>${items.map((item) => html`<tr key=${item.id}><th scope="row">${date(item.date)}</th><td>${weight(item.weightKg, units)}</td></tr>`)}</tbody></table></figcaption>
  </figure>`;
}
