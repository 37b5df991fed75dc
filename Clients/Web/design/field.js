// Fields: a label above, a hint and what is wrong below, all tied together for who cannot see them.
import { html, useState } from "../vendor/preact.js";
import { plural, typedNumber, useTexts, western } from "../ground/language.js";
import { Icon } from "./icon.js";
import { IconButton } from "./button.js";
import { texts as fieldTexts } from "./field.texts.js";
import { ungrouped } from "./numbers.js";

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
 * @property {"numeric" | "decimal" | "tel" | "email" | "text"} [inputmode]
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

/** With its groups, which nobody wants to lose while they type. @param {string} typed */
const inWestern = (typed) => typed.split("٬").map(western).join("٬");

/**
 * Numbers may be typed in any digits and in groups. They are shown in the language's digits and told in Western ones. A number to call is shown in
 * those, too: groups of Arabic digits would stand in the other order.
 * @param {FieldProperties} properties
 */
export function TextField({ type = "text", autocomplete = "off", autocapitalize, inputmode, placeholder, ...rest }) {
  const [typed, setTyped] = useState({ text: "", told: "" });
  const number = () => typedNumber(typed.told === rest.value ? typed.text : rest.value);
  // Any digits are typed in a phone number, and it is no number: nothing in it parts groups or fractions.
  const isPhone = inputmode === "tel";
  return html`<${Frame} ...${rest} control=${(/** @type {object} */ attributes) => html`<input ...${attributes} type=${type}
    value=${isNumber(inputmode) ? number() : rest.value} autocomplete=${autocomplete}
    inputmode=${inputmode} placeholder=${placeholder} spellcheck=${type === "text" && !inputmode} autocapitalize=${type === "text" ? autocapitalize : "none"}
    dir=${type === "time" ? undefined : type === "email" || inputmode ? "ltr" : "auto"} class=${inputmode ? "figures" : undefined}
    onInput=${(/** @type {any} */ event) => {
      const { value } = event.target;
      if (!isNumber(inputmode)) return rest.onInput(type === "email" || isPhone ? western(value) : value);
      const told = ungrouped(western(value));
      setTyped({ text: inWestern(value), told });
      rest.onInput(told);
    }} />`} />`;
}

/** @param {FieldProperties & { texts: { show: string, hide: string } }} properties */
export function PasswordField({ autocomplete = "current-password", texts, ...rest }) {
  const [isShown, setShown] = useState(false);
  return html`<${Frame} ...${rest}
    after=${html`<${IconButton} icon=${isShown ? icons.hide : icons.show} label=${isShown ? texts.hide : texts.show} onClick=${() => setShown(!isShown)} />`}
    control=${(/** @type {object} */ attributes) => html`<input ...${attributes} type=${isShown ? "text" : "password"} value=${rest.value}
      autocomplete=${autocomplete} autocapitalize="none" spellcheck="false" dir="ltr" onInput=${(/** @type {any} */ event) => rest.onInput(event.target.value)} />`} />`;
}

const icons = { show: "eye", hide: "eye-off" };

/**
 * Several lines. `remaining` counts the characters that are left, below nothing those too many.
 * @param {FieldProperties & { remaining?: number }} properties
 */
export function TextArea({ placeholder, remaining, ...rest }) {
  const words = useTexts(fieldTexts);
  const counted = remaining === undefined ? {} : room(remaining, rest, words);
  return html`<${Frame} ...${rest} ...${counted} control=${(/** @type {object} */ attributes) => html`<textarea ...${attributes} rows="3" dir="auto"
    placeholder=${placeholder} value=${rest.value} onInput=${(/** @type {any} */ event) => rest.onInput(event.target.value)}></textarea>`} />`;
}

/**
 * What is said of the room that is left. A text may be refused before its characters are used up: an emoji is one, and takes the room of many.
 * @param {number} remaining @param {FieldProperties} field @param {typeof fieldTexts.en} words
 */
function room(remaining, { value, problem }, words) {
  if (remaining < 0) return { hint: plural(-remaining, words.over) };
  return problem && value.trim() ? { hint: undefined, problem: words.heavy } : { hint: plural(remaining, words.left) };
}

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
