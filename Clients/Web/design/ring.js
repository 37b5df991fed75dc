// How far something is, as a ring that fills along the reading direction. The number is in its name, so that it does not hang on a drawing.
import { html } from "../vendor/preact.js";

/**
 * @param {object} properties
 * @param {number} properties.percent 0 to 100; more is a full ring
 * @param {string} properties.label what a screen reader says
 * @param {number} [properties.size] in px
 * @param {number} [properties.width] of the line
 * @param {string} [properties.kind] a class that gives the colour
 * @param {any} [properties.children] what stands in the middle
 */
export function Ring({ percent, label, size = 64, width = 7, kind = "", children }) {
  const shown = Math.min(100, Math.max(0, percent));
  const radius = (size - width) / 2, middle = size / 2;
  const circle = (/** @type {object} */ more) => html`<circle cx=${middle} cy=${middle} r=${radius} fill="none" stroke-width=${width} pathLength="100" ...${more} />`;
  return html`<div class="ring ${kind}" role="img" aria-label=${label}>
    <svg width=${size} height=${size} viewBox="0 0 ${size} ${size}" aria-hidden="true">
      ${circle({ class: "track" })}
      ${circle({ class: shown > 0 ? "part" : "part none", "stroke-linecap": "round", "stroke-dasharray": "100 100", "stroke-dashoffset": 100 - shown })}
    </svg>
    ${children && html`<div class="in" aria-hidden="true">${children}</div>`}
  </div>`;
}
