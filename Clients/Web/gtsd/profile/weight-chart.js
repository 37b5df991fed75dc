// The weights of a range as a line in SVG. Time runs along the reading direction; the numbers stand in a table for who cannot see the line.
import { html } from "../../vendor/preact.js";
import { date, language } from "../../ground/language.js";
import { weight } from "./units.js";

const edge = { start: 8, end: 56, over: 16, under: 28 };
const short = /** @type {const} */ ({ day: "numeric", month: "short" });

/** @param {{ series: import("../../contracts/types.d.ts").WeightSeries, goal?: number, units: import("./units.js").Units, words: import("./texts.js").ProfileTexts }} properties */
export function WeightChart({ series, goal, units, words }) {
  const { items } = series;
  // A narrow screen has a narrower drawing, so that its texts stay as large.
  const wide = matchMedia("(min-width: 45rem)").matches ? 600 : 320, high = 220;
  const values = items.map(({ weightKg }) => weightKg), days = items.map(({ date }) => Date.parse(date));
  const [low, top] = [Math.floor(Math.min(...values) - 0.5), Math.ceil(Math.max(...values) + 0.5)];
  const [first, last] = [days[0], days.at(-1) ?? days[0]];
  const isMirrored = language() === "ar";
  const across = (/** @type {number} */ day) => {
    const part = last === first ? 1 : (day - first) / (last - first);
    const x = edge.start + part * (wide - edge.start - edge.end);
    return isMirrored ? wide - x : x;
  };
  const down = (/** @type {number} */ kg) => edge.over + ((top - kg) / (top - low)) * (high - edge.over - edge.under);
  const points = items.map((item, index) => `${across(days[index]).toFixed(1)},${down(item.weightKg).toFixed(1)}`);
  const area = `${across(first)},${high - edge.under} ${points.join(" ")} ${across(last)},${high - edge.under}`;
  const lines = [low, (low + top) / 2, top];
  const newest = items[items.length - 1];
  return html`<figure class="weight-chart">
    <svg viewBox="0 0 ${wide} ${high}" aria-hidden="true">
      ${lines.map((kg) => html`<g key=${kg}>
        <line class="rule" x1=${isMirrored ? edge.end : edge.start} x2=${isMirrored ? wide - edge.start : wide - edge.end} y1=${down(kg)} y2=${down(kg)} />
        <text x=${isMirrored ? 4 : wide - 4} y=${down(kg) + 4} text-anchor="end" direction=${isMirrored ? "rtl" : "ltr"}>
          ${weight(kg, units, { maximumFractionDigits: 0 })}</text></g>`)}
      ${goal !== undefined && goal >= low && goal <= top && html`<line class="aim" x1=${edge.start} x2=${wide - edge.end} y1=${down(goal)} y2=${down(goal)} />`}
      <polygon class="area" points=${area} />
      <polyline class="line" points=${points.join(" ")} />
      <circle class="dot" cx=${across(last)} cy=${down(newest.weightKg)} r="6" />
      <text x=${across(first)} y=${high - 6} text-anchor="start" direction=${isMirrored ? "rtl" : "ltr"}>${date(items[0].date, short)}</text>
      ${last !== first && html`<text x=${across(last)} y=${high - 6} text-anchor="middle" direction=${isMirrored ? "rtl" : "ltr"}>${date(newest.date, short)}</text>`}
    </svg>
    <figcaption class="hidden"><table><caption>${words.chart}</caption><thead><tr><th scope="col">${words.number}</th><th scope="col">${words.chart}</th></tr></thead>
      <tbody>${items.map((item) => html`<tr key=${item.id}><th scope="row">${date(item.date)}</th><td>${weight(item.weightKg, units)}</td></tr>`)}</tbody></table></figcaption>
  </figure>`;
}
