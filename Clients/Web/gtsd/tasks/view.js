// GTSD-4.1, GTSD-4.2, GTSD-4.3, GTSD-P-3.4. The open task stands in the address, so back closes it.
import { html, useState } from "../../vendor/preact.js";
import { IconButton } from "../../design/button.js";
import { Icon } from "../../design/icon.js";
import { Pull } from "../../design/pull.js";
import { Empty, Failure, Old, Skeleton } from "../../design/states.js";
import { date, useTexts } from "../../ground/language.js";
import { go, shut } from "../../ground/router.js";
import { useModel } from "../../ground/store.js";
import { useTitle } from "../../ground/title.js";
import { FilterBar, useFilters } from "./filters.js";
import { List } from "./list.js";
import { tasksModel } from "./model.js";
import { TaskForm } from "./task-form.js";
import { TaskSheet } from "./task-sheet.js";
import { texts } from "./texts.js";

/** @param {import("../shell/app.js").ScreenProperties} properties */
export default function Tasks({ place }) {
  const words = useTexts(texts);
  const [{ items, date: day, error, isLoading }, tell] = useModel(tasksModel);
  const filters = useFilters(place.search);
  const [editing, setEditing] = useState(/** @type {import("./model.js").DailyTask | "new" | null} */ (null));
  useTitle(words.title);
  const wanted = place.search.get("task");
  const opened = wanted && items?.find(({ id }) => id === wanted);
  const done = items?.filter(({ status }) => status === "completed").length ?? 0;
  return html`<main class="page tasks-screen" id="content" aria-busy=${isLoading}>
    <${Pull} onPull=${() => tell({ kind: "again" })} />
    <header>
      <div><p class="quiet">${day ? date(day) : "\u00A0"}</p><h1 tabindex="-1">${words.title}</h1></div>
      <div class="tools">
        <${IconButton} icon="refresh-cw" label=${words.refresh} onClick=${() => tell({ kind: "again" })} />
        <button type="button" class="button primary add" onClick=${() => setEditing("new")}><${Icon} name="plus" size=${20} /><span>${words.add}</span></button>
      </div>
    </header>
    ${items && html`<${FilterBar} filters=${filters} words=${words} done=${done} all=${items.length} />`}
    ${(error || isLoading) && items && html`<${Old} name="tasks" isReading=${!error} />`}
    ${items ? html`<${List} items=${items} filters=${filters} words=${words} tell=${tell} />`
      : error ? html`<${Failure} error=${error} onRetry=${() => tell({ kind: "again" })} />` : html`<${Skeleton} isList rows=${6} />`}
    ${wanted && items && !editing && (opened
      ? html`<${TaskSheet} key=${opened.id} task=${opened} onClose=${() => shut("task")} tell=${tell} onEdit=${() => setEditing(opened)} />`
      : html`<div role="alert"><${Empty} icon="target" title=${words.gone} text=${words.goneText}>
          <button type="button" class="button" onClick=${() => go("/tasks", { replaces: true })}>${words.showAll}</button></${Empty}></div>`)}
    ${editing && html`<${TaskForm} task=${editing === "new" ? undefined : editing} date=${day} onClose=${() => setEditing(null)}
      onSaved=${(/** @type {import("./model.js").DailyTask} */ task) => tell({ kind: "settled", task })} />`}
  </main>`;
}
