// GTSD-3.2-03, GTSD-P-3.6: the streak of now, the days behind it, and what was earned by them.
import { html } from "../../vendor/preact.js";
import { Empty, Failure, Old, Skeleton } from "../../design/states.js";
import { useTexts } from "../../ground/language.js";
import { choose, href } from "../../ground/router.js";
import { useModel } from "../../ground/store.js";
import { useTitle } from "../../ground/title.js";
import { BadgeSheet } from "./badge-sheet.js";
import { Badges } from "./badges.js";
import { Celebration } from "./celebration.js";
import { Heatmap } from "./heatmap.js";
import { StreakHero } from "./hero.js";
import { KindStreaks } from "./kinds.js";
import { streaksModel } from "./model.js";
import { texts } from "./texts.js";

/** `?badge=CODE` opens a badge, so that a notification can lead to it. @param {import("../shell/app.js").ScreenProperties} properties */
export default function Streaks({ place }) {
  const words = useTexts(texts);
  const [state, tell] = useModel(streaksModel);
  useTitle(words.title);
  const wanted = place.search.get("badge");
  const badge = state.kind === "shown" ? state.past.badges.find(({ code }) => code === wanted) : undefined;
  return html`<main class="page streaks" id="content">
    <header><h1 tabindex="-1">${words.title}</h1></header>
    ${state.kind === "loading" && html`<${Skeleton} rows=${3} />`}
    ${state.kind === "failed" && (state.error.code === "onboarding_required"
      ? html`<${Empty} icon="flame" title=${words.plan} text=${words.planText}><a class="button primary" href=${href("/onboarding")}>${words.planGo}</a></${Empty}>`
      : html`<${Failure} error=${state.error} onRetry=${() => tell({ kind: "retry" })} />`)}
    ${state.kind === "shown" && html`
      ${state.error && html`<${Old} name="streaks" />`}
      <div class="upper"><${StreakHero} streaks=${state.past.streaks} /><${KindStreaks} streaks=${state.past.streaks.byType} /></div>
      <${Heatmap} calendar=${state.past.calendar} />
      <${Badges} badges=${state.past.badges} onOpen=${(/** @type {any} */ each) => choose({ badge: each.code })} />
      ${state.celebrated.length > 0
        ? html`<${Celebration} badges=${state.celebrated} onClose=${() => tell({ kind: "celebrated" })} />`
        : badge && html`<${BadgeSheet} key=${badge.code} badge=${badge} onClose=${() => choose({ badge: undefined })} />`}`}
  </main>`;
}
