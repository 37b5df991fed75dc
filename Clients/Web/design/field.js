// Fields: a label above, a hint and what is wrong below, all tied together for who cannot see them.
import { html, useState } from "../vendor/preact.js";
import { typedNumber, western } from "../ground/language.js";
import { Icon } from "./icon.js";
import { IconButton } from "./button.js";

/**
 * @typedef {object} FieldProperties
 * @property {string} name
 * @property {any} value
 * @property {string} label
 * @property {(value: any) => void} onInput
 * @property {string} [problem]
 * @property {string} [hint]
 * @property {string} [icon]
 * @property {"text" | "email" | "password" | "time"} [type]
 * @property {string} [autocomplete]
 * @property {"numeric" | "decimal" | "email" | "text"} [inputmode]
 * @property {"words" | "sentences"} [autocapitalize] for text; nothing else is capitalized
 * @property {string} [placeholder]
 * @property {string} [unit]
 * @property {any} [after] what stands at the end of the box
 * @property {any} [children] what stands below it
 */

/** @param {FieldProperties & { control: (attributes: object) => any }} properties */
function Frame({ name, label, problem, hint, icon, unit, after, children, control }) {
  const described = [hint && `${name}-hint`, problem && `${name}-wrong`].filter(Boolean).join(" ");
  return html`<div class="field ${problem ? "is-wrong" : ""}">
    <label for=${name}>${label}</label>
    <div class="box">
      ${icon && html`<${Icon} name=${icon} size=${20} />`}
      ${control({ id: name, name, "aria-invalid": problem ? "true" : undefined, "aria-describedby": described || undefined })}
      ${unit && html`<span class="unit" aria-hidden="true">${unit}</span>`}${after}
    </div>
    ${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
    ${problem && html`<p class="wrong" id="${name}-wrong"><${Icon} name="circle-alert" size=${16} /><span>${problem}</span></p>`}
    ${children}
  </div>`;
}

/** @param {string} [inputmode] */
const isNumber = (inputmode) => inputmode === "numeric" || inputmode === "decimal";

/** Numbers may be typed in any digits. They are shown in the language's and told in Western ones. @param {FieldProperties} properties */
export const TextField = ({ type = "text", autocomplete = "off", autocapitalize, inputmode, placeholder, ...rest }) => html`
  <${Frame} ...${rest} control=${(/** @type {object} */ attributes) => html`<input ...${attributes} type=${type}
    value=${isNumber(inputmode) ? typedNumber(rest.value) : rest.value} autocomplete=${autocomplete}
    inputmode=${inputmode} placeholder=${placeholder} spellcheck=${type === "text" && !inputmode} autocapitalize=${type === "text" ? autocapitalize : "none"}
    dir=${type === "time" ? undefined : type === "email" || inputmode ? "ltr" : "auto"} class=${inputmode ? "figures" : undefined}
    onInput=${(/** @type {any} */ event) => {
      const { value } = event.target;
      rest.onInput(isNumber(inputmode) || type === "email" ? western(value) : value);
    }} />`} />`;

/** @param {FieldProperties & { texts: { show: string, hide: string } }} properties */
export function PasswordField({ autocomplete = "current-password", texts, ...rest }) {
  const [isShown, setShown] = useState(false);
  return html`<${Frame} ...${rest}
    after=${html`<${IconButton} icon=${isShown ? icons.hide : icons.show} label=${isShown ? texts.hide : texts.show} onClick=${() => setShown(!isShown)} />`}
    control=${(/** @type {object} */ attributes) => html`<input ...${attributes} type=${isShown ? "text" : "password"} value=${rest.value}
      autocomplete=${autocomplete} autocapitalize="none" spellcheck="false" dir="ltr" onInput=${(/** @type {any} */ event) => rest.onInput(event.target.value)} />`} />`;
}

const icons = { show: "eye", hide: "eye-off" };

/** Several lines. @param {FieldProperties} properties */
export const TextArea = ({ placeholder, ...rest }) => html`
  <${Frame} ...${rest} control=${(/** @type {object} */ attributes) => html`<textarea ...${attributes} rows="3" dir="auto" placeholder=${placeholder}
    value=${rest.value} onInput=${(/** @type {any} */ event) => rest.onInput(event.target.value)}></textarea>`} />`;

/** @param {FieldProperties & { options: [string, string][] }} properties */
export const SelectField = ({ options, ...rest }) => html`
  <${Frame} ...${rest} after=${html`<${Icon} name="chevron-down" size=${20} />`} control=${(/** @type {object} */ attributes) => html`
    <select ...${attributes} onChange=${(/** @type {any} */ event) => rest.onInput(event.target.value)}>
      ${options.map(([value, text]) => html`<option value=${value} selected=${value === rest.value}>${text}</option>`)}
    </select>`} />`;

/** A box to tick, with its text beside it. @param {{ name: string, value: any, onInput: (value: boolean) => void, problem?: string, children?: any }} properties */
export const Tick = ({ name, value, onInput, problem, children }) => html`
  <div class="field ${problem ? "is-wrong" : ""}">
    <div class="tick">
      <input type="checkbox" id=${name} name=${name} checked=${value} aria-invalid=${problem ? "true" : undefined}
        aria-describedby=${problem ? `${name}-wrong` : undefined} onChange=${(/** @type {any} */ event) => onInput(event.target.checked)} />
      <label for=${name}>${children}</label>
    </div>
    ${problem && html`<p class="wrong" id="${name}-wrong"><${Icon} name="circle-alert" size=${16} /><span>${problem}</span></p>`}
  </div>`;
