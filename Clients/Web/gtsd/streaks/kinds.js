// The streak of each kind of task. Kinds without any run yet are left out. GTSD-P-3.6-01.
import { html } from "../../vendor/preact.js";
import { Icon } from "../../design/icon.js";
import { number, plural, useTexts } from "../../ground/language.js";
import { texts } from "./texts.js";

/** @type {Record<string, string>} */
const icons = { workout: "dumbbell", cardio: "heart-pulse", meal: "utensils", supplement: "pill", hydration: "glass-water", weightLog: "scale", progressPhoto: "camera" };

/** @param {{ streaks: import("../../contracts/types.d.ts").TypeStreak[] }} properties */
export function KindStreaks({ streaks }) {
  const words = useTexts(texts);
  const run = streaks.filter(({ longest }) => longest > 0);
  if (!run.length) return null;
  return html`<section class="card kinds" aria-labelledby="kinds">
    <h2 id="kinds">${words.byType}</h2>
    <ul>${run.map(({ taskType, current, longest }) => html`<li key=${taskType} class="is-${taskType}">
      <span class="sign"><${Icon} name=${icons[taskType]} size=${20} /></span>
      <span class="name">${words.kinds[taskType]}</span>
      <strong class="figures">${plural(current, words.days)}</strong>
      <span class="small quiet">${words.best} ${number(longest)}</span>
    </li>`)}</ul>
  </section>`;
}
