// The weights of a range as a line in SVG. Time runs along the reading direction; the numbers stand in a table for who cannot see the line.
import { html, useLayoutEffect, useRef, useState } from "../../vendor/preact.js";
import { date, language } from "../../ground/language.js";
import { inUnit, inWords, weight } from "./units.js";

const edge = { start: 8, over: 16, under: 42 };
/** Between what is written and what else is there. */
const gap = 8;
const short = /** @type {const} */ ({ day: "numeric", month: "short" });

/** Three weights around all others that are whole numbers in the person's unit, since a rounded one would stand where it is not. @param {number[]} values */
function scale(values) {
  const least = Math.min(...values) - 0.5, most = Math.max(...values) + 0.5;
  for (let step = 1; ; step++) {
    const low = Math.floor(least / step) * step;
    if (low + 2 * step >= most) return [low, low + step, low + 2 * step];
  }
}

/**
 * How wide the widest label and the first and last day are as they are drawn, which no number of letters says: fonts come when they come, and a page may go
 * on with another one. Nothing before it was measured.
 * @param {string[]} texts measured anew when they change
 */
function useWidths(texts) {
  const place = useRef(/** @type {SVGSVGElement | null} */ (null));
  const [widths, setWidths] = useState(/** @type {Record<"label" | "first" | "last", number>} */ ({ label: 0, first: 0, last: 0 }));
  useLayoutEffect(() => {
    const measure = () => {
      const widest = (/** @type {string} */ selector) => Math.ceil(Math.max(0, ...Array.from(
        /** @type {NodeListOf<SVGTextElement>} */ (place.current?.querySelectorAll(selector) ?? []), (text) => text.getBBox().width)));
      const next = { label: widest("g text"), first: widest(".first"), last: widest(".last") };
      // The first day is measured while it is there.
      setWidths((before) => {
        const known = { ...next, first: next.first || before.first };
        return known.label === before.label && known.first === before.first && known.last === before.last ? before : known;
      });
    };
    measure();
    document.fonts?.addEventListener("loadingdone", measure);
    return () => document.fonts?.removeEventListener("loadingdone", measure);
  }, [texts.join()]);
  return /** @type {const} */ ([place, widths]);
}

/** @param {{ series: import("../../contracts/types.d.ts").WeightSeries, goal?: number, units: import("./units.js").Units, words: import("./texts.js").ProfileTexts }} properties */
export function WeightChart({ series, goal, units, words }) {
  const { items } = series;
  // A narrow screen has a narrower drawing, so that its texts stay as large.
  const wide = matchMedia("(min-width: 45rem)").matches ? 600 : 320, high = 228;
  const days = items.map(({ date }) => Date.parse(date));
  const lines = scale(items.map(({ weightKg }) => inUnit(weightKg, units))), [low, , top] = lines;
  const labels = lines.map((line) => inWords(line, units));
  const newest = items[items.length - 1], dates = [date(items[0].date, short), date(newest.date, short)];
  const [place, widths] = useWidths([...labels, ...dates]);
  // Room for the longest label, whatever its language calls the unit, and for the dot before it.
  const end = Math.max(20 + 7.5 * Math.max(...labels.map(({ length }) => length)), widths.label + 4 + gap);
  const [first, last] = [days[0], days.at(-1) ?? days[0]];
  // The last day stands below the middle of its dot; where both have no room, the first one gives way.
  const hasFirst = last !== first && edge.start + widths.first + gap <= wide - end - widths.last / 2;
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
  return html`<figure class="weight-chart">
    <svg ref=${place} viewBox="0 0 ${wide} ${high}" aria-hidden="true">
      ${lines.map((line, index) => html`<g key=${line}>
        <line class="rule" x1=${left} x2=${right} y1=${down(line)} y2=${down(line)} />
        <text x=${isMirrored ? 4 : wide - 4} y=${down(line) + 4} text-anchor="end" direction=${isMirrored ? "rtl" : "ltr"}>${labels[index]}</text></g>`)}
      ${aim !== undefined && aim >= low && aim <= top && html`<line class="aim" x1=${left} x2=${right} y1=${down(aim)} y2=${down(aim)} />`}
      <polygon class="area" points=${area} />
      <polyline class="line" points=${points.join(" ")} />
      <circle class="dot" cx=${across(last)} cy=${level(newest.weightKg)} r="6" />
      ${hasFirst && html`<text class="first" x=${across(first)} y=${high - 6} text-anchor="start" direction=${isMirrored ? "rtl" : "ltr"}>${dates[0]}</text>`}
      <text class="last" x=${across(last)} y=${high - 6} text-anchor="middle" direction=${isMirrored ? "rtl" : "ltr"}>${dates[1]}</text>
    </svg>
    <figcaption class="hidden"><table><caption>${words.chart}</caption><thead><tr><th scope="col">${words.number}</th><th scope="col">${words.chart}</th></tr></thead>
      <tbody>${items.map((item) => html`<tr key=${item.id}><th scope="row">${date(item.date)}</th><td>${weight(item.weightKg, units)}</td></tr>`)}</tbody></table></figcaption>
  </figure>`;
}
