// The frame of every screen before the app: what GTSD is beside what there is to do. On phones the first is a short band above the second.
import { html } from "../../vendor/preact.js";
import { speak, useTexts, language } from "../../ground/language.js";
import { Icon } from "../../design/icon.js";
import { Mark } from "../shell/splash.js";
import { texts } from "./texts.js";

/** @param {{ title: string, lead?: any, children?: any }} properties */
export function AuthLayout({ title, lead, children }) {
  const words = useTexts(texts);
  const other = language() === "ar" ? "en" : "ar";
  return html`<div class="auth">
    <aside aria-label=${words.about}>
      <${Mark} />
      <div class="pitch">
        <p class="claim">${words.claim.map((line) => html`<span key=${line}>${line} </span>`)}</p>
        <ul>${words.promises.map(([icon, text]) => html`<li key=${icon}><span><${Icon} name=${icon} size=${20} /></span>${text}</li>`)}</ul>
      </div>
      <${Rings} />
    </aside>
    <main>
      <div class="panel">
        <button type="button" class="button plain tongue" lang=${other} onClick=${() => speak(other)}><${Icon} name="languages" size=${20} />${words.otherLanguage}</button>
        <h1 tabindex="-1">${title}</h1>
        ${lead && html`<p class="lead">${lead}</p>`}
        ${children}
      </div>
    </main>
  </div>`;
}

/** Three rings that are nearly closed: the product's idea as a drawing. */
const Rings = () => html`<svg class="rings" viewBox="0 0 400 400" aria-hidden="true" fill="none" stroke-linecap="round" stroke-width="30">
  ${[["160", "78"], ["118", "62"], ["76", "88"]].map(([radius, part], index) => html`
    <circle class="track" cx="200" cy="200" r=${radius} /><circle class="part-${index}" cx="200" cy="200" r=${radius} pathLength="100" stroke-dasharray="${part} 100" />`)}
</svg>`;
