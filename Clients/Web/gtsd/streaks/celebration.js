// A new badge is a moment: its coin turns in, and confetti falls where motion is welcome. GTSD-6.2-02, GTSD-P-6.5-04.
import { html, useState } from "../../vendor/preact.js";
import { Button } from "../../design/button.js";
import { Sheet } from "../../design/sheet.js";
import { digits, plural, useTexts } from "../../ground/language.js";
import { Medal } from "../parts/medal.js";
import { texts } from "./badges.texts.js";

const pieces = 42;
const colours = ["--blue", "--orange", "--purple", "--green", "--pink", "--cyan"];

/** Only transform and opacity move. The pieces are spread by their number, so that every time looks the same. */
const Confetti = () => html`<div class="confetti" data-testid="confetti" aria-hidden="true">${Array.from({ length: pieces }, (_, index) => html`
  <i key=${index} style=${{
    insetInlineStart: `${(index * 37) % 100}%`, background: `var(${colours[index % colours.length]})`, "--delay": `${(index % 9) * 70}ms`,
    "--turn": `${(index % 2 ? 1 : -1) * (1 + (index % 4) / 2)}turn`, "--drift": `${((index * 53) % 70) - 35}%`,
  }}></i>`)}</div>`;

/** @param {{ badges: import("./badges.js").Badge[], onClose: () => void }} properties newest first, or in any order: the first is shown large */
export function Celebration({ badges, onClose }) {
  const words = useTexts(texts);
  const [isCalm] = useState(() => matchMedia("(prefers-reduced-motion: reduce)").matches);
  const [first, ...others] = badges;
  return html`<${Sheet} title=${plural(badges.length, words.celebrate)} onClose=${onClose}>
    ${!isCalm && html`<${Confetti} />`}
    <div class="badge-detail celebrated">
      <${Medal} badge=${first} size="large" />
      <h3>${first.name}</h3>
      <p class="for-what">${digits(first.description)}</p>
      ${others.length > 0 && html`<div class="others"><p class="small quiet">${words.also}</p>
        <ul>${others.map((badge) => html`<li key=${badge.code}><${Medal} badge=${badge} size="small" /><span>${badge.name}</span></li>`)}</ul></div>`}
    </div>
    <div class="actions"><${Button} kind="primary" isLarge onClick=${onClose}>${words.goOn}</${Button}></div>
  </${Sheet}>`;
}
