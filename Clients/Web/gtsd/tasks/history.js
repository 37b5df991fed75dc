// How the same task went before: the last times that it was done, under what can be done about it today. GTSD-P-6.3-04.
import { html, useEffect, useState } from "../../vendor/preact.js";
import { ask } from "../../ground/api.js";
import { date, useTexts } from "../../ground/language.js";
import { proofs } from "../parts/task-row.js";
import { texts as taskTexts } from "../parts/texts.js";
import { texts } from "./texts.js";

const most = 5;

/** @param {{ task: import("./model.js").DailyTask, names: import("../parts/texts.js").TaskTexts }} properties */
function Proofs({ task, names }) {
  const all = proofs(task, names);
  return all.length > 0 ? all.map((proof, index) => [index > 0 && " · ", proof]) : names.done;
}

/** Comes after everything else of the sheet, and is left out where it cannot be read. @param {{ task: import("./model.js").DailyTask }} properties */
export function History({ task: { id } }) {
  const words = useTexts(texts), names = useTexts(taskTexts);
  const [items, setItems] = useState(/** @type {import("./model.js").DailyTask[]} */ ([]));
  useEffect(() => {
    const control = new AbortController();
    ask("tasks.history", { id, limit: most }, control.signal).then((history) => setItems(history.items), () => {});
    return () => control.abort();
  }, [id]);
  return items.length > 0 && html`<section class="proof" aria-labelledby="before">
    <h3 id="before">${words.before}</h3>
    <ul>${items.map((past) => html`<li key=${past.id}><span class="quiet">${date(past.date, { weekday: "long", day: "numeric", month: "long" })}</span>
      <span dir="auto"><${Proofs} task=${past} names=${names} /></span></li>`)}</ul>
  </section>`;
}
