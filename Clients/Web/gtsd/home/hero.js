// How much of today is done, and the days before it: what the eye finds first. GTSD-P-3.3-02, -03.
import { html } from "../../vendor/preact.js";
import { Icon } from "../../design/icon.js";
import { Ring } from "../../design/ring.js";
import { percent } from "../../ground/language.js";
import { href } from "../../ground/router.js";

/** @param {{ dashboard: import("./model.js").Dashboard, words: import("./texts.js").HomeTexts }} properties */
export function Hero({ dashboard, words }) {
  const { completed, total, streak } = dashboard;
  return html`<section class="hero" aria-label=${words.ring(percent(dashboard.percent))}>
    <p class="flame ${streak.current ? "is-lit" : ""}"><${Icon} name="flame" size=${24} />
      <b>${streak.current ? words.streak(streak.current) : words.noStreak}</b>
      ${dashboard.newBadgeCount > 0 && html`<a class="fresh" href=${href("/streaks")}><${Icon} name="award" size=${16} />${words.newBadges(dashboard.newBadgeCount)}</a>`}
      ${streak.longest > streak.current && html`<span>${words.longest(streak.longest)}</span>`}</p>
    <${Ring} percent=${dashboard.percent} size=${136} width=${15} label=${words.ring(percent(dashboard.percent))}>
      <b class="figures">${percent(dashboard.percent)}</b>
    </${Ring}>
    <div class="said">
      <p class="count-of">${words.done(completed, total)}</p>
      <p class="cheer">${words.cheer(completed, total)}</p>
    </div>
    <a class="button" href=${href("/tasks")}>${words.open}</a>
  </section>`;
}
