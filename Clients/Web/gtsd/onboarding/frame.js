// Around every step: how far it is, the way back, the steps beside it where there is room.
import { html } from "../../vendor/preact.js";
import { IconButton } from "../../design/button.js";
import { Icon } from "../../design/icon.js";
import { language, number, speak, useTexts } from "../../ground/language.js";
import { Mark } from "../shell/splash.js";
import { canOpen, questions, steps } from "./flow.js";
import { texts } from "./texts.js";

/** @param {{ state: import("./model.js").Asking, tell: import("./view.js").Tell, children?: any }} properties */
export function Frame({ state, tell, children }) {
  const words = useTexts(texts);
  const { step, question, values, isNarrow, unsent } = state;
  const at = steps.indexOf(step), other = language() === "ar" ? "en" : "ar";
  const part = isNarrow ? question / questions(step, values).length : 0;
  const label = words.position(number(at + 1), number(steps.length));
  return html`<div class="wizard">
    <aside>
      <${Mark} />
      <ol>${steps.map((name, index) => html`
        <li key=${name} class=${index < at ? "is-done" : ""} aria-current=${index === at ? "step" : undefined}>
          <span class="number" aria-hidden="true">${index < at ? html`<${Icon} name="check" size=${16} weight=${3} />` : number(index + 1)}</span>
          ${index < at && canOpen(name, state.done) && name !== "welcome"
            ? html`<button type="button" onClick=${() => tell({ kind: "edit", step: name })}>${words.steps[index]}</button>` : words.steps[index]}
        </li>`)}</ol>
      <p class="kept"><${Icon} name="shield-check" size=${18} />${unsent.length ? words.kept : words.sent}</p>
    </aside>
    <div class="way">
      <header>
        ${at > 0 ? html`<${IconButton} icon="arrow-left" mirrors label=${words.back} onClick=${() => tell({ kind: "back" })} />` : html`<${Mark} size=${32} />`}
        <div class="progress" role="progressbar" aria-label=${words.progress} aria-valuemin="1" aria-valuemax=${steps.length} aria-valuenow=${at + 1} aria-valuetext=${label}>
          <i style=${{ "--part": `${(100 * (at + 1 + part)) / steps.length}%` }}></i></div>
        <p class="position figures">${label}</p>
        <div class="tools">
          <button type="button" class="button plain" lang=${other} onClick=${() => speak(other)}>${words.language}</button>
          <${IconButton} icon="log-out" mirrors label=${words.signOut} onClick=${() => tell({ kind: "leave" })} />
        </div>
      </header>
      ${children}
    </div>
  </div>`;
}
