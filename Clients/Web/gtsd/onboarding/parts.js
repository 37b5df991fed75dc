// The large controls of the wizard: cards to choose from, chips, a day in three parts, a stepper.
import { html, useEffect, useState } from "../../vendor/preact.js";
import { Button, IconButton } from "../../design/button.js";
import { TextField } from "../../design/field.js";
import { Icon } from "../../design/icon.js";
import { date, digits, number, western } from "../../ground/language.js";
import { signs } from "./signs.js";

/** Shows what was typed in the language's digits. @param {HTMLInputElement} input @returns {string} what it says in Western ones */
function inDigits(input) {
  const typed = western(input.value);
  // Written only where it differs: a browser puts the cursor behind what is written.
  if (input.value !== digits(typed)) input.value = digits(typed);
  return typed;
}

/** @param {{ name: string, problem?: string }} properties */
export const Wrong = ({ name, problem }) => problem && html`<p class="wrong" id="${name}-wrong"><${Icon} name="circle-alert" size=${16} /><span>${problem}</span></p>`;

/**
 * One of a few, as large cards over native radio buttons. GTSD-P-3.2-07.
 * @param {{ name: string, label: string, isHidden?: boolean, options: import("./questions.texts.js").Choices, value: string, problem?: string,
 *   look?: string, onInput: (value: string) => void }} properties
 */
export const Choice = ({ name, label, isHidden = false, options, value, problem, look = "", onInput }) => html`
  <fieldset class="field ${problem ? "is-wrong" : ""}" id=${name} tabindex="-1" aria-describedby=${problem ? `${name}-wrong` : undefined}>
    <legend class=${isHidden ? "hidden" : "label"}>${label}</legend>
    <div class="choices ${look}">${options.map(([option, text, more]) => html`
      <label key=${option} class="choice">
        <input type="radio" class="hidden" name=${name} value=${option} checked=${option === value} onChange=${() => onInput(option)} />
        <span class="sign"><${Icon} name=${signs[option]} size=${22} /></span>
        <span><b>${text}</b>${more && html`<small>${more}</small>`}</span>
        <span class="dot" aria-hidden="true"><${Icon} name="check" size=${16} weight=${3} /></span>
      </label>`)}</div>
    <${Wrong} name=${name} problem=${problem} />
  </fieldset>`;

/**
 * As many as fit, and what a person types themselves. GTSD-P-3.2-08.
 * @param {{ name: string, label: string, hint: string, options: [string, string][], values: string[], problem?: string,
 *   words: import("./questions.texts.js").QuestionTexts["parts"], takes: import("./steps/simple.js").StepProperties["takes"], onInput: (values: string[]) => void }} properties
 */
export function Many({ name, label, hint, options, values, problem, words, takes, onInput }) {
  const [own, setOwn] = useState("");
  const known = options.map(([value]) => value);
  const toggle = (/** @type {string} */ value) => onInput(values.includes(value) ? values.filter((other) => other !== value) : [...values, value]);
  const add = () => {
    const typed = own.trim();
    const same = options.find(([value, text]) => [value, text].some((word) => word.toLowerCase() === typed.toLowerCase()))?.[0] ?? typed;
    if (same && !values.some((value) => value.toLowerCase() === same.toLowerCase())) onInput([...values, same]);
    setOwn("");
  };
  // A word that nobody added is meant all the same: whoever goes on takes it along.
  useEffect(() => {
    takes.set(name, add);
    return () => { takes.delete(name); };
  });
  const all = [...options, ...values.filter((value) => !known.includes(value)).map((value) => [value, value])];
  return html`<fieldset class="field" id=${name} tabindex="-1">
    <legend class="label">${label}</legend>
    <p class="hint">${hint}</p>
    <div class="ticks">${all.map(([value, text]) => html`
      <label key=${value}><input type="checkbox" class="hidden" checked=${values.includes(value)} onChange=${() => toggle(value)} />
        ${values.includes(value) && html`<${Icon} name="check" size=${16} weight=${3} />`}<bdi>${text}</bdi></label>`)}</div>
    <div class="own" onKeyDown=${(/** @type {KeyboardEvent} */ event) => {
      if (event.key === "Enter" && !event.isComposing) { event.preventDefault(); event.stopPropagation(); add(); }
    }}>
      <${TextField} name="${name}-own" label=${`${label}: ${words.own}`} value=${own} placeholder=${words.own} onInput=${setOwn} />
      <${Button} kind="soft" icon="plus" onClick=${add}>${words.addOwn}</${Button}>
    </div>
    <${Wrong} name=${name} problem=${problem} />
  </fieldset>`;
}

/**
 * A day in three parts, typed in any digits; months by name, since people disagree on the order of numbers.
 * @param {{ name: string, label: string, value: import("./values.js").DayParts, problem?: string, words: import("./texts.js").FrameTexts, isBirth?: boolean,
 *   onInput: (value: import("./values.js").DayParts) => void }} properties
 */
export function DayField({ name, label, value, problem, words, isBirth = false, onInput }) {
  const part = (/** @type {"day" | "year"} */ key, /** @type {number} */ length) => html`
    <label><span>${words[key]}</span><span class="box"><input id=${key === "day" ? name : undefined} inputmode="numeric" dir="ltr" class="figures"
      autocomplete=${isBirth ? `bday-${key}` : "off"} maxlength=${length} value=${digits(value[key])} aria-invalid=${problem ? "true" : undefined}
      aria-describedby=${problem ? `${name}-wrong` : undefined}
      onInput=${(/** @type {any} */ { target }) => { onInput({ ...value, [key]: inDigits(target) }); }} /></span></label>`;
  return html`<fieldset class="field day-field ${problem ? "is-wrong" : ""}">
    <legend class="label">${label}</legend>
    <div class="parts">
      ${part("day", 2)}
      <label><span>${words.month}</span><span class="box"><select aria-label=${words.month} autocomplete=${isBirth ? "bday-month" : "off"}
        onChange=${(/** @type {any} */ event) => onInput({ ...value, month: event.target.value })}>
        <option value="" selected=${!value.month}></option>
        ${Array.from({ length: 12 }, (_, index) => String(index + 1)).map((month) => html`
          <option value=${month} selected=${month === value.month}>${date(`2000-${month.padStart(2, "0")}-01`, { month: "long" })}</option>`)}
      </select><${Icon} name="chevron-down" size=${20} /></span></label>
      ${part("year", 4)}
    </div>
    <${Wrong} name=${name} problem=${problem} />
  </fieldset>`;
}

/**
 * A small number, by buttons or typed. @param {{ name: string, label: string, value: string, least: number, most: number, problem?: string,
 *   words: import("./questions.texts.js").QuestionTexts["parts"], onInput: (value: string) => void }} properties
 */
export function Stepper({ name, label, value, least, most, problem, words, onInput }) {
  const count = Number(value) || least;
  const step = (/** @type {number} */ by) => onInput(String(Math.min(most, Math.max(least, count + by))));
  return html`<div class="field ${problem ? "is-wrong" : ""}">
    <label for=${name}>${label}</label>
    <div class="stepper">
      <${IconButton} icon="minus" label="${label}: ${words.less}" onClick=${() => step(-1)} />
      <input id=${name} role="spinbutton" inputmode="numeric" class="figures" autocomplete="off" maxlength="3" value=${digits(value)} aria-valuenow=${Number(value) || undefined}
        aria-valuemin=${least} aria-valuemax=${most} aria-valuetext=${number(count)} aria-invalid=${problem ? "true" : undefined}
        aria-describedby=${problem ? `${name}-wrong` : undefined}
        onKeyDown=${(/** @type {KeyboardEvent} */ event) => {
          const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
          if (by) { event.preventDefault(); step(by); }
        }}
        onInput=${(/** @type {any} */ { target }) => { onInput(inDigits(target)); }} />
      <${IconButton} icon="plus" label="${label}: ${words.more}" onClick=${() => step(1)} />
    </div>
    <${Wrong} name=${name} problem=${problem} />
  </div>`;
}
