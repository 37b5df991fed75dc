// GTSD-3.1, GTSD-3.2, GTSD-P-3.3.
import { html, useEffect, useState } from "../../vendor/preact.js";
import { IconButton } from "../../design/button.js";
import { Icon } from "../../design/icon.js";
import { Pull } from "../../design/pull.js";
import { Failure, Old, Skeleton } from "../../design/states.js";
import { afterFrame } from "../../ground/calm.js";
import { date, number, useTexts } from "../../ground/language.js";
import { go, href } from "../../ground/router.js";
import { useModel } from "../../ground/store.js";
import { useTitle } from "../../ground/title.js";
import { TaskRow } from "../parts/task-row.js";
import { Hero } from "./hero.js";
import { homeModel, timeOfDay } from "./model.js";
import { Actions, Badges, Groups, Motivation, Stats } from "./parts.js";
import { texts } from "./texts.js";

/** Whether a home was drawn since the page began. Its first picture does without what a phone has below the fold, so that it is there sooner. */
let isPictured = false;

export default function Home() {
  const words = useTexts(texts);
  const [{ day, error, isLoading }, tell] = useModel(homeModel);
  const [isWhole, setWhole] = useState(isPictured);
  useTitle(words.title);
  // An effect may come before the frame that it follows, where that takes long.
  useEffect(() => { if (day && !isWhole) afterFrame().then(() => setWhole(isPictured = true)); }, [!day]);
  if (!day) {
    return html`<main class="page home" id="content">
      <header><h1 tabindex="-1">${words.title}</h1></header>
      ${error ? html`<${Failure} error=${error} onRetry=${() => tell({ kind: "again" })} />` : html`<${Skeleton} />`}
    </main>`;
  }
  const { dashboard, tasks } = day;
  const greeting = words.greet(words.greetings[timeOfDay(new Date().getHours())], dashboard.name);
  return html`<main class="page home" id="content" aria-busy=${isLoading || !isWhole}>
    <${Pull} onPull=${() => tell({ kind: "again" })} />
    <header>
      <div><p class="quiet">${date(dashboard.date)}</p><h1 tabindex="-1" dir="auto">${greeting}</h1></div>
      <div class="tools">
        <${IconButton} icon="refresh-cw" label=${words.refresh} onClick=${() => tell({ kind: "again" })} />
        <${IconButton} icon="bell" label=${words.bell(dashboard.unread)} onClick=${() => go("/notifications")}>
          ${dashboard.unread > 0 && html`<b class="count figures" aria-hidden="true">${number(Math.min(dashboard.unread, 99))}</b>`}
        </${IconButton}>
      </div>
    </header>
    ${(error || isLoading) && html`<${Old} name="home" isReading=${!error} />`}
    <div class="columns">
      <div>
        <${Hero} dashboard=${dashboard} words=${words} />
        <${Stats} stats=${dashboard.stats} tasks=${tasks} words=${words} />
        <section aria-labelledby="next">
          <header><h2 id="next">${words.next}</h2><a href=${href("/tasks")}>${words.all}<${Icon} name="chevron-right" size=${18} mirrors /></a></header>
          ${dashboard.tasksPreview.length
            ? html`<ul class="tasks">${dashboard.tasksPreview.map((task) => html`<${TaskRow} key=${task.id} task=${task} />`)}</ul>`
            : html`<p class="card quiet">${words.allDone}</p>`}
        </section>
        ${tasks.some(({ status }) => status === "completed") && html`<${Offer} />`}
      </div>
      <div>${isWhole && html`
        <${Groups} tasks=${tasks} words=${words} />
        <${Actions} tasks=${tasks} words=${words} />
        <${Badges} badges=${dashboard.recentBadges} words=${words} />
        ${day.motivation && html`<${Motivation} text=${day.motivation} words=${words} />`}
        <a class="how" href=${href("/how-it-works")}><${Icon} name="info" size=${18} />${words.how}</a>`}
      </div>
    </div>
  </main>`;
}

/** Comes after everything else of the screen. */
function Offer() {
  const [Opened, setOpened] = useState(/** @type {any} */ (null));
  useEffect(() => { import("../parts/push-offer.js").then((module) => setOpened(() => module.default), () => {}); }, []);
  return Opened && html`<${Opened} />`;
}
