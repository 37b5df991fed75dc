// Every badge: those earned in colour, the others grey with what they ask for. GTSD-P-3.6-04, GTSD-6.2-04.
import { html } from "../../vendor/preact.js";
import { digits, number, percent, useTexts } from "../../ground/language.js";
import { Medal } from "../parts/medal.js";
import { texts } from "./badges.texts.js";
import { newestFirst } from "./model.js";

/** @typedef {import("../../contracts/types.d.ts").Badge} Badge */

/** What is a share of the way to a weight; everything else is counted. @type {string[]} */
const shares = ["goal_halfway", "goal_reached"];

/** How far it is, where there is more than one step. @param {{ badge: Badge, words: import("./badges.texts.js").BadgesTexts }} properties */
export const Progress = ({ badge, words }) => {
  const write = shares.includes(badge.code) ? percent : number;
  const text = words.progress(write(Math.min(badge.progress, badge.target)), write(badge.target));
  return html`<span class="toward"><progress max=${badge.target} value=${badge.progress} aria-label=${text}></progress>
    <span class="small figures" aria-hidden="true">${text}</span></span>`;
};

/** @param {{ badges: Badge[], onOpen: (badge: Badge) => void }} properties */
export function Badges({ badges, onOpen }) {
  const words = useTexts(texts);
  const earned = badges.filter(({ earnedAt }) => earnedAt);
  const sorted = newestFirst(earned).concat(badges.filter(({ earnedAt }) => !earnedAt));
  return html`<section aria-labelledby="badges" class="badge-wall">
    <header><h2 id="badges">${words.title}</h2><p class="quiet">${words.count(number(earned.length), number(badges.length))}</p></header>
    <ul>${sorted.map((badge) => html`<li key=${badge.code}><button type="button" class="card badge-card ${badge.earnedAt ? "" : "is-locked"}" onClick=${() => onOpen(badge)}>
      <${Medal} badge=${badge} />
      <strong>${badge.name}</strong>
      <span class="hidden">${words[badge.earnedAt ? "earned" : "locked"]}</span>
      ${badge.earnedAt && !badge.seen && html`<span class="newly">${words.fresh}</span>`}
      <span class="small quiet">${digits(badge.earnedAt ? badge.description : badge.criteria)}</span>
      ${!badge.earnedAt && badge.target > 1 && html`<${Progress} badge=${badge} words=${words} />`}
    </button></li>`)}</ul>
  </section>`;
}
