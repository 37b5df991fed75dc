// GTSD-7.1, GTSD-P-3.7-01: who somebody is here, what they want, and how their body goes towards it.
import { html, useState } from "../../vendor/preact.js";
import { Button, IconButton } from "../../design/button.js";
import { Icon } from "../../design/icon.js";
import { Segments } from "../../design/segments.js";
import { Empty, Failure, Old, Skeleton } from "../../design/states.js";
import { date, useTexts } from "../../ground/language.js";
import { choose, go, href } from "../../ground/router.js";
import { useModel } from "../../ground/store.js";
import { useTitle } from "../../ground/title.js";
import { Avatar } from "./avatar.js";
import { BodyForm } from "./body-form.js";
import { texts as factsTexts } from "./facts.texts.js";
import { FoodForm } from "./food-form.js";
import { MeasurementForm, NameForm } from "./forms.js";
import { GoalForm } from "./goal-form.js";
import { EarnedBadges, Measurements, Partners } from "./lists.js";
import { profileModel } from "./model.js";
import { PartnerForm } from "./partner-form.js";
import { texts } from "./texts.js";
import { weight } from "./units.js";
import { WeightChart } from "./weight-chart.js";
import { WeightForm } from "./weight-form.js";
import { WeightList } from "./weight-list.js";
import { useUnsentWeights } from "./weight-unsent.js";

const forms = { name: NameForm, goal: GoalForm, body: BodyForm, food: FoodForm, weight: WeightForm, measurement: MeasurementForm, partner: PartnerForm };

/** What was asked first and has no card of its own: the form and its icon. @type {["body" | "food", string][]} */
const facts = [["body", "ruler"], ["food", "utensils"]];

/** `?log=weight` opens a form, so that a link can lead to it: `log=measurement`, `log=name`. @param {import("../shell/app.js").ScreenProperties} properties */
export default function Profile({ place }) {
  const words = useTexts(texts), more = useTexts(factsTexts);
  const [state, tell] = useUnsentWeights(useModel(profileModel));
  const wanted = place.search.get("log") ?? "";
  const [open, setOpen] = useState(/** @type {keyof typeof forms | undefined} */ (Object.hasOwn(forms, wanted) ? wanted : undefined));
  useTitle(words.title);
  const close = () => { setOpen(undefined); if (place.search.has("log")) choose({ log: undefined }); };
  const again = () => tell({ kind: "again" });
  const Form = open && forms[open];
  return html`<main class="page profile" id="content">
    <header><h1 tabindex="-1">${words.title}</h1><${IconButton} icon="settings" label=${words.settings} onClick=${() => go("/settings")} /></header>
    ${state.kind === "loading" && html`<${Skeleton} />`}
    ${state.kind === "failed" && html`<${Failure} error=${state.error} onRetry=${again} />`}
    ${state.kind === "shown" && html`
      ${state.error && html`<${Old} name="profile" />`}
      <${Identity} person=${state.person} words=${words} onEdit=${() => setOpen("name")} onGoal=${() => setOpen("goal")} onChanged=${again} />
      <div class="halves">
        <${Weights} person=${state.person} range=${state.range} words=${words}
          onRange=${(/** @type {any} */ range) => tell({ kind: "range", range })} onAdd=${() => setOpen("weight")} onChanged=${again} />
        <${EarnedBadges} person=${state.person} words=${words} />
        <${Measurements} person=${state.person} words=${words} onAdd=${() => setOpen("measurement")} onChanged=${again} />
        <${Partners} person=${state.person} words=${words} onAdd=${() => setOpen("partner")} onChanged=${again} />
      </div>
      <ul class="card rows">
        ${facts.map(([form, icon]) => html`<li key=${form}><button type="button" onClick=${() => setOpen(form)}>
          <${Icon} name=${icon} size=${22} /><span>${more[form]}</span><${Icon} name="chevron-right" size=${20} mirrors /></button></li>`)}
        <li><a href=${href("/settings")}><${Icon} name="settings" size=${22} /><span>${words.settings}</span><${Icon} name="chevron-right" size=${20} mirrors /></a></li>
      </ul>
      ${Form && html`<${Form} key=${open} person=${state.person} onClose=${close} onSaved=${again} />`}`}
  </main>`;
}

/** @param {{ person: import("./model.js").Person, words: import("./texts.js").ProfileTexts, onEdit: () => void, onGoal: () => void, onChanged: () => void }} properties */
function Identity({ person: { profile, settings }, words, onEdit, onGoal, onChanged }) {
  const facts = [
    [words.weight, profile.weightKg ? weight(profile.weightKg, settings.units) : words.none, ""],
    [words.goalWeight, profile.targetWeightKg ? weight(profile.targetWeightKg, settings.units) : words.none,
      profile.targetDate ? `${words.by} ${date(profile.targetDate, { day: "numeric", month: "short", year: "numeric" })}` : ""],
    [words.goal, profile.primaryGoal ? words.goals[profile.primaryGoal] : words.none, ""],
  ];
  return html`<section class="card identity" aria-label=${profile.name ?? words.title}>
    <${Avatar} profile=${profile} words=${words} onChanged=${onChanged} />
    <div class="who"><p class="name"><bdi>${profile.name ?? words.none}</bdi><${IconButton} icon="pencil" label=${words.edit} onClick=${onEdit} /></p>
      ${profile.email && html`<p class="quiet"><bdi>${profile.email}</bdi></p>`}</div>
    <dl>${facts.map(([label, value, more]) => html`<div key=${label}><dt>${label}</dt><dd>${value}${more && html`<span class="small quiet">${more}</span>`}</dd></div>`)}</dl>
    <${Button} kind="soft" icon="target" onClick=${onGoal}>${words.changeGoal}</${Button}>
  </section>`;
}

/**
 * @param {{ person: import("./model.js").Person, range: string, words: import("./texts.js").ProfileTexts, onRange: (range: any) => void, onAdd: () => void,
 *   onChanged: () => void }} properties
 */
function Weights({ person, range, words, onRange, onAdd, onChanged }) {
  const { weights, profile, settings } = person;
  const [first] = weights.items;
  const change = weight(weights.change ?? 0, settings.units, { signDisplay: "exceptZero" });
  return html`<section class="card weights" aria-labelledby="weights">
    <header><h2 id="weights">${words.chart}</h2><${Button} kind="soft" icon="plus" onClick=${onAdd}>${words.logWeight}</${Button}></header>
    <${Segments} name="range" label=${words.range} value=${range} options=${words.ranges} onInput=${onRange} />
    ${first
      ? html`<p class="change"><strong class="figures">${weight(weights.current ?? first.weightKg, settings.units)}</strong>
          ${weights.change !== undefined && html`<span class="quiet"><bdi>${change}</bdi> ${words.since} ${date(first.date, { day: "numeric", month: "long" })}</span>`}</p>
        <${WeightChart} series=${weights} goal=${profile.targetWeightKg} units=${settings.units} words=${words} />
        <${WeightList} person=${person} onChanged=${onChanged} />`
      : html`<${Empty} icon="scale" title=${words.chartEmpty} text=${words.chartEmptyText} />`}
  </section>`;
}
