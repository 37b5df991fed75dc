// A password being chosen: its three rules tick off while it is typed, and a bar says how strong it is.
import { html } from "../../vendor/preact.js";
import { PasswordField } from "../../design/field.js";
import { Icon } from "../../design/icon.js";
import { passwordRules, passwordStrength } from "./checks.js";

/** @param {{ field: any, label: string, words: import("./texts.js").AuthTexts }} properties */
export function NewPassword({ field, label, words }) {
  const met = passwordRules(field.value), strength = passwordStrength(field.value);
  return html`<${PasswordField} ...${field} label=${label} icon="lock" autocomplete="new-password" texts=${words.eye}>
    <div class="strength" data-strength=${field.value ? strength : ""}>
      <div class="bars" aria-hidden="true">${[0, 1, 2].map((bar) => html`<i class=${field.value && strength > bar ? "on" : ""}></i>`)}</div>
      <p class="small" role="status">${field.value ? `${words.strength} ${words.strengths[strength]}` : ""}</p>
    </div>
    <ul class="rules" aria-label=${words.rulesTitle}>${words.rules.map((rule, index) => html`
      <li class=${met[index] ? "met" : ""}><${Icon} name=${met[index] ? icons.met : icons.open} size=${16} />${rule}</li>`)}</ul>
  </${PasswordField}>`;
}
const icons = { met: "circle-check", open: "circle" };
