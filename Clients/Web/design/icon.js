// Lucide's icons, drawn with the colour and beside the size of the text. They are decoration: names belong to what holds them.
import { html } from "../vendor/preact.js";
import { icons } from "./icons.js";

/** @param {{ name: string, size?: number, mirrors?: boolean, weight?: number }} properties `mirrors` where it points along the reading direction */
export const Icon = ({ name, size = 24, mirrors = false, weight = 2 }) => html`
  <svg width=${size} height=${size} viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width=${weight} stroke-linecap="round"
    stroke-linejoin="round" aria-hidden="true" class=${mirrors ? "mirrors" : undefined}>
    ${(icons[name] ?? []).map(([Shape, attributes]) => html`<${Shape} ...${attributes} />`)}
  </svg>`;
