// The streak of now, large. It grows into place once, by transform only, and stands still for who wants less motion. GTSD-P-3.6-07.
import { html } from "../../vendor/preact.js";
import { Icon } from "../../design/icon.js";
import { Ring } from "../../design/ring.js";
import { number, plural, useTexts } from "../../ground/language.js";
import { texts } from "./texts.js";

/** @param {{ streaks: import("../../contracts/types.d.ts").Streaks }} properties */
export function StreakHero({ streaks }) {
  const words = useTexts(texts);
  const { current, nextMilestone } = streaks;
  const next = nextMilestone === undefined ? words.pastAll : words.toMilestone(plural(nextMilestone - current, words.days), plural(nextMilestone, words.mark));
  return html`<section class="streak-hero" aria-label=${plural(current, words.inARow)}>
    <div class="now">
      <${Ring} percent=${nextMilestone ? (current / nextMilestone) * 100 : 100} label=${next} size=${148} width=${12} kind="flame">
        <span class="fire ${current ? "burns" : ""}"><${Icon} name="flame" size=${64} weight=${1.8} /></span>
      </${Ring}>
      <div>
        ${current > 0
          ? html`<p class="figure"><strong data-streak=${current}>${number(current)}</strong> <span>${plural(current, words.underFigure)}</span></p>`
          : html`<p class="figure"><strong class="hidden" data-streak="0">${number(0)}</strong><span class="none">${words.none}</span></p>`}
        <p class="next">${current > 0 ? next : words.noneHint}</p>
      </div>
    </div>
    <dl>${[[icons.longest, words.longest, streaks.longest], [icons.total, words.total, streaks.totalCompliantDays],
      [icons.freezes, words.freezes, streaks.freezesAvailable]].map(([icon, label, count]) => html`
      <div key=${icon}><dt><${Icon} name=${icon} size=${18} />${label}</dt><dd class="figures">${number(Number(count))}</dd></div>`)}</dl>
  </section>`;
}
const icons = { longest: "trophy", total: "calendar-check", freezes: "snowflake" };
