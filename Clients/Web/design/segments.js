// One of a few: native radio buttons that look like a row of segments or chips.
import { html } from "../vendor/preact.js";
import { Icon } from "./icon.js";

/**
 * @param {object} properties
 * @param {string} properties.name
 * @param {string} properties.label what is chosen
 * @param {string} properties.value
 * @param {[value: string, text: string, icon?: string][]} properties.options
 * @param {(value: any) => void} properties.onInput
 * @param {"segments" | "chips"} [properties.look]
 */
export const Segments = ({ name, label, value, options, onInput, look = "segments" }) => html`
  <fieldset>
    <legend class="hidden">${label}</legend>
    <div class=${look}>${options.map(([option, text, icon]) => html`
      <label key=${option}><input type="radio" class="hidden" name=${name} value=${option} checked=${option === value} onChange=${() => onInput(option)} />
        ${icon && html`<${Icon} name=${icon} size=${18} />`}<span>${text}</span></label>`)}</div>
  </fieldset>`;
