// What this is for, what it gives, what becomes of the answers, and the way in. GTSD-P-3.2-01, GTSD-9.3-03.
import { html } from "../../../vendor/preact.js";
import { Button } from "../../../design/button.js";
import { Icon } from "../../../design/icon.js";
import { language, useTexts } from "../../../ground/language.js";
import { href } from "../../../ground/router.js";
import { questionTexts } from "../questions.texts.js";
import { signs } from "../signs.js";

/** @param {{ onStart: () => void }} properties */
export function Welcome({ onStart }) {
  const words = useTexts(questionTexts).welcome;
  return html`<main id="content"><div class="step welcome">
    <div class="head"><h1 tabindex="-1">${words.title}</h1><p class="quiet">${words.lead}</p></div>
    <ul class="benefits">${words.benefits.map(([sign, title, text]) => html`
      <li key=${sign}><span class="sign"><${Icon} name=${signs[sign]} size=${24} /></span><div><h2>${title}</h2><p>${text}</p></div></li>`)}</ul>
    <section class="aside"><${Icon} name="shield-check" size=${24} /><div><h2>${words.promiseTitle}</h2><p>${words.promise}</p><p>${words.consent}</p>
      <p><a href=${href(`/legal/${language()}/privacy`)} target="_blank">${words.policy}</a></p></div></section>
    <footer><${Button} kind="primary" isLarge onClick=${onStart}>${words.start}</${Button}></footer>
  </div></main>`;
}
