// Lucide's icons, drawn with the colour and beside the size of the text. They are decoration: names belong to what holds them.
import { h } from "../vendor/preact.js";
import { icons } from "./icons.js";

/**
 * Made without a template, as no other part stands on a screen as often.
 * @param {{ name: string, size?: number, mirrors?: boolean, weight?: number }} properties `mirrors` where it points along the reading direction
 */
export const Icon = ({ name, size = 24, mirrors = false, weight = 2 }) => h("svg", {
  width: size, height: size, viewBox: "0 0 24 24", fill: "none", stroke: "currentColor", "stroke-width": weight, "stroke-linecap": "round",
  "stroke-linejoin": "round", "aria-hidden": "true", class: mirrors ? "mirrors" : undefined,
}, ...(icons[name] ?? []).map(([shape, attributes]) => h(shape, attributes)));
