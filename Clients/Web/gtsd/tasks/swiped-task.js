// A task that is not done yet, with what a swipe offers: log it, skip it, delete one's own. The sheet offers the same. GTSD-P-3.4-11.
import { html, useState } from "../../vendor/preact.js";
import { Drawer } from "../../design/drawer.js";
import { Icon } from "../../design/icon.js";
import { go } from "../../ground/router.js";
import { evidencePath, TaskFront } from "../parts/task-row.js";

/** @typedef {{ task: import("./model.js").DailyTask, tell: (event: import("./model.js").Event) => void, words: import("./texts.js").TasksTexts }} SwipedProperties */

/** @param {SwipedProperties} properties */
export function SwipedTask({ task, tell, words }) {
  const offers = ["log", task.status === "pending" && "skip", task.source === "own" && "delete"].filter(Boolean);
  return html`<${Drawer} kind="task is-${task.status}" count=${offers.length}
      actions=${(/** @type {() => void} */ close) => html`<${Offers} offers=${offers} task=${task} tell=${tell} words=${words} close=${close} />`}>
    <${TaskFront} task=${task} />
  </${Drawer}>`;
}

/** Deleting takes a second touch, as it cannot be taken back. @param {SwipedProperties & { offers: string[], close: () => void }} properties */
function Offers({ offers, task, tell, words, close }) {
  const [isSure, setSure] = useState(false);
  const offer = (/** @type {string} */ name, /** @type {string} */ icon, /** @type {string} */ text, /** @type {() => void} */ act) => offers.includes(name) && html`
    <button type="button" class=${{ log: "primary", delete: "danger" }[name] ?? ""} onClick=${act}><${Icon} name=${icon} size=${20} /><span>${text}</span></button>`;
  /** @param {import("./model.js").Event} event */
  const act = (event) => { close(); tell(event); };
  return html`
    ${offer("log", icons.log, words.complete, () => { close(); go(evidencePath(task)); })}
    ${offer("skip", icons.skip, words.skip, () => act({ kind: "skip", task }))}
    ${offer("delete", icons.delete, isSure ? words.removeSure : words.remove, () => (isSure ? act({ kind: "delete", task }) : setSure(true)))}`;
}
const icons = { log: "check", skip: "skip-forward", delete: "trash-2" };
