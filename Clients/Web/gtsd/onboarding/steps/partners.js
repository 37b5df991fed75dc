// Who helps: a list, and a sheet to add somebody. A row goes by its button or by a swipe, and can be brought back. GTSD-P-3.2-09, -10.
import { html, useRef, useState } from "../../../vendor/preact.js";
import { Button, IconButton } from "../../../design/button.js";
import { SelectField, TextField } from "../../../design/field.js";
import { Icon } from "../../../design/icon.js";
import { Sheet } from "../../../design/sheet.js";
import { notify } from "../../../ground/live.js";
import { onSwipe } from "../../../design/swipe.js";
import { initials } from "../../parts/initials.js";
import { nobody, partnerOf, partnerProblems } from "../partner.js";

/** @typedef {import("./simple.js").StepProperties} StepProperties */

const most = 10;

/** @param {StepProperties} given */
export function Partners(given) {
  const { values: { partners }, set, words } = given;
  const [isAdding, setAdding] = useState(false);
  const current = useRef(partners);
  current.current = partners;
  const remove = (/** @type {number} */ index) => {
    const partner = partners[index];
    set("partners", partners.filter((_, other) => other !== index));
    notify({
      text: `${partner.name} ${words.parts.removed}`,
      action: { label: words.parts.undo, run: () => set("partners", current.current.toSpliced(index, 0, partner)) },
    });
  };
  const relation = (/** @type {string} */ value) => words.relationships.find(([word]) => word === value)?.[1];
  return html`
    ${partners.length > 0 ? html`<ul class="partners">${partners.map((partner, index) => html`
      <li key=${partner.name + index} ...${onSwipe(() => remove(index))}>
        <span class="sign" aria-hidden="true">${initials(partner.name, 1) || html`<${Icon} name="user" size=${20} />`}</span>
        <span><b><bdi>${partner.name}</bdi></b>
          <small>${relation(partner.relationship)} · <bdi dir=${partner.email ? undefined : "ltr"}>${partner.email ?? partner.phone}</bdi></small></span>
        <${IconButton} icon="trash-2" label="${words.parts.remove} ${partner.name}" onClick=${() => remove(index)} />
      </li>`)}</ul>` : html`<div class="nobody"><${Icon} name="users" size=${40} /><p>${words.parts.none}</p></div>`}
    ${partners.length < most ? html`<${Button} kind="soft" icon="user-plus" onClick=${() => setAdding(true)}>${words.parts.add}</${Button}>`
      : html`<p class="quiet">${words.parts.full}</p>`}
    ${isAdding && html`<${Adding} given=${given} onClose=${() => setAdding(false)} />`}`;
}

/** @param {{ given: StepProperties, onClose: () => void }} properties */
function Adding({ given: { values, set, words, judge }, onClose }) {
  const [typed, setTyped] = useState(nobody);
  const [problems, setProblems] = useState(/** @type {Record<string, string>} */ ({}));
  const add = (/** @type {Event} */ event) => {
    event.preventDefault();
    // The form of the step lies around this one in the tree of components, though not on the page.
    event.stopPropagation();
    const wrong = partnerProblems(judge, typed, words.parts);
    setProblems(wrong);
    const first = Object.keys(wrong)[0];
    if (first) return document.getElementById(`partner-${first}`)?.focus();
    set("partners", [...values.partners, partnerOf(typed)]);
    onClose();
  };
  const field = (/** @type {keyof typeof typed} */ key) => ({
    name: `partner-${key}`, label: words.parts[key], value: typed[key], problem: problems[key],
    onInput: (/** @type {string} */ text) => { setTyped({ ...typed, [key]: text }); setProblems({ ...problems, [key]: "" }); },
  });
  return html`<${Sheet} title=${words.parts.addTitle} onClose=${onClose}>
    <form class="form" noValidate onSubmit=${add}>
      <${TextField} ...${field("name")} icon="user" />
      <${SelectField} ...${field("relationship")} options=${words.relationships} />
      <${TextField} ...${field("email")} type="email" inputmode="email" icon="mail" />
      <${TextField} ...${field("phone")} inputmode="tel" icon="phone" />
      <${Button} kind="primary" isLarge type="submit">${words.parts.save}</${Button}>
    </form>
  </${Sheet}>`;
}
