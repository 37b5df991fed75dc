// A day, chosen by the browser's own calendar.
import { html } from "../../vendor/preact.js";
import { Icon } from "../../design/icon.js";

/** @param {{ name: string, label: string, value: string, onInput: (day: string) => void, problem?: string, min?: string, max?: string }} properties */
export const DayField = ({ name, label, value, onInput, problem, min, max }) => html`
  <div class="field ${problem ? "is-wrong" : ""}">
    <label for=${name}>${label}</label>
    <div class="box"><input type="date" id=${name} name=${name} value=${value} min=${min} max=${max} aria-invalid=${problem ? "true" : undefined}
      aria-describedby=${problem ? `${name}-wrong` : undefined} onInput=${(/** @type {any} */ event) => onInput(event.target.value)} /></div>
    ${problem && html`<p class="wrong" id="${name}-wrong"><${Icon} name="circle-alert" size=${16} /><span>${problem}</span></p>`}
  </div>`;
