// Measurements, partners and badges of a person, as cards with a way to add and to take out. What was taken out can be brought back.
import { html, useState } from "../../vendor/preact.js";
import { IconButton, Button } from "../../design/button.js";
import { Icon } from "../../design/icon.js";
import { onSwipe } from "../../design/swipe.js";
import { send } from "../../ground/api.js";
import { date, useTexts } from "../../ground/language.js";
import { notify } from "../../ground/live.js";
import { href } from "../../ground/router.js";
import { Medal } from "../parts/medal.js";
import { dayOf } from "../progress/arrange.js";
import { newestFirst } from "../streaks/model.js";
import { SharingSheet, standing } from "./sharing.js";
import { texts as sharingTexts } from "./sharing.texts.js";
import { measure } from "./units.js";

/** @typedef {{ person: import("./model.js").Person, words: import("./texts.js").ProfileTexts, onAdd: () => void, onChanged: () => void }} ListProperties */

/** Takes something out and offers to bring it back. @param {ListProperties} list @param {() => Promise<unknown>} remove @param {() => Promise<unknown>} restore */
async function takeOut({ words, onChanged }, remove, restore) {
  const attempt = async (/** @type {() => Promise<unknown>} */ change, /** @type {() => void} */ done) => {
    try { await change(); done(); } catch { notify({ text: words.failed }); }
    onChanged();
  };
  await attempt(remove, () => notify({ text: words.removed, action: { label: words.undo, run: () => attempt(restore, () => {}) } }));
}

/** @param {ListProperties} list */
export function Measurements(list) {
  const { person, words, onAdd } = list;
  return html`<section class="card listed" aria-labelledby="measurements">
    <header><h2 id="measurements">${words.measurements}</h2><${IconButton} icon="plus" label=${words.addMeasurement} onClick=${onAdd} /></header>
    ${!person.measurements.length && html`<p class="quiet">${words.noMeasurements}</p><${Button} kind="soft" icon="ruler" onClick=${onAdd}>${words.addMeasurement}</${Button}>`}
    <ul>${person.measurements.slice(0, 8).map((each) => html`<li key=${each.id}><span class="sign"><${Icon} name="ruler" size=${20} /></span>
      <span><strong>${words.kinds[each.type]}</strong><span class="small quiet">${date(dayOf(each.takenAt), { day: "numeric", month: "long" })}</span></span>
      <b class="figures">${measure(each, person.settings.units)}</b>
      <${IconButton} icon="trash-2" label="${words.remove}: ${words.kinds[each.type]}" onClick=${() => takeOut(list,
        () => send("profile.deleteMeasurement", { id: each.id }, {}),
        () => send("profile.addMeasurement", {}, { type: each.type, value: each.value, unit: each.unit, takenAt: each.takenAt }))} /></li>`)}</ul>
  </section>`;
}

/** A partner goes by the button or by a swipe. GTSD-P-3.2-10. @param {ListProperties} list */
export function Partners(list) {
  const { person, words, onAdd, onChanged } = list;
  const more = useTexts(sharingTexts);
  const [open, setOpen] = useState(/** @type {string | undefined} */ (undefined));
  const shown = person.partners.find(({ id }) => id === open);
  const remove = (/** @type {typeof person.partners[0]} */ { id, name, email, phone, relationship }) => takeOut(list,
    () => send("profile.deletePartner", { id }, {}), () => send("profile.addPartner", {}, { name, email, phone, relationship }));
  return html`<section class="card listed" aria-labelledby="partners">
    <header><h2 id="partners">${words.partners}</h2><${IconButton} icon="plus" label=${words.addPartner} onClick=${onAdd} /></header>
    ${!person.partners.length && html`<p class="quiet">${words.noPartners}</p><${Button} kind="soft" icon="user-plus" onClick=${onAdd}>${words.addPartner}</${Button}>`}
    <ul>${person.partners.map((each) => html`<li key=${each.id} ...${onSwipe(() => remove(each))}><span class="sign"><${Icon} name="users" size=${20} /></span>
      <span><strong><bdi>${each.name}</bdi></strong>
        <span class="small quiet">${words.relationships[each.relationship]}${each.email && html` · <bdi>${each.email}</bdi>`}
          ${each.phone && html` · <bdi dir="ltr">${each.phone}</bdi>`}</span>
        ${each.sharing && html`<span class="small quiet">${standing(each, more)}</span>`}</span>
      ${each.email && html`<${IconButton} icon="mail" label="${more.weekly}: ${each.name}" onClick=${() => setOpen(each.id)} />`}
      <${IconButton} icon="trash-2" label="${words.remove}: ${each.name}" onClick=${() => remove(each)} /></li>`)}</ul>
    ${shown && html`<${SharingSheet} partner=${shown} onClose=${() => setOpen(undefined)} onChanged=${onChanged} />`}
  </section>`;
}

/** GTSD-6.2-01. @param {{ person: import("./model.js").Person, words: import("./texts.js").ProfileTexts }} properties */
export const EarnedBadges = ({ person, words }) => html`<section class="card listed" aria-labelledby="earned">
  <header><h2 id="earned">${words.badges}</h2><a href=${href("/streaks")}>${words.allBadges}</a></header>
  ${!person.badges.length && html`<p class="quiet">${words.noBadges}</p>`}
  <ul class="coins">${newestFirst(person.badges).map((badge) => html`<li key=${badge.code}>
    <a href=${href(`/streaks?badge=${badge.code}`)}><${Medal} badge=${badge} /><span>${badge.name}</span></a></li>`)}</ul>
</section>`;
