// One task: what it aims at, and what can be done about it as it stands. GTSD-4.2, GTSD-P-6.3-04.
import { html, useState } from "../../vendor/preact.js";
import { Button } from "../../design/button.js";
import { Icon } from "../../design/icon.js";
import { Sheet } from "../../design/sheet.js";
import { number, time, useTexts } from "../../ground/language.js";
import { isUnsent } from "../parts/day.js";
import { kinds } from "../parts/kinds.js";
import { usePhotoWaits } from "../parts/photo-waits.js";
import { targets, words as own } from "../parts/task-row.js";
import { texts as taskTexts } from "../parts/texts.js";
import { Weight } from "../parts/weight.js";
import { Deletion } from "./deletion.js";
import { EvidenceForm } from "./evidence-form.js";
import { History } from "./history.js";
import { PhotoProof } from "./photo-proof.js";
import { texts } from "./texts.js";

/** @param {{ task: import("./model.js").DailyTask, onClose: () => void, onEdit: () => void, tell: (event: import("./model.js").Event) => void }} properties */
export function TaskSheet({ task, onClose, onEdit, tell }) {
  const words = useTexts(texts), names = useTexts(taskTexts);
  const [isLeaving, setLeaving] = useState(false);
  const isWaiting = usePhotoWaits(task.id);
  const { icon, colour } = kinds[task.taskType];
  /** @param {import("./model.js").Event} event */
  const act = (event) => { onClose(); tell(event); };
  const isOwn = task.source === "own", isDone = task.status === "completed";
  return html`<${Sheet} title=${html`<bdi>${own(task, task.title)}</bdi>`} label=${own(task, task.title)} onClose=${onClose}>
    <div class="about">
      <span class="circle ${colour}"><${Icon} name=${icon} /></span>
      <div>
        ${task.description && html`<p dir="auto">${own(task, task.description)}</p>`}
        <p class="quiet small">${words.dueAt} <time class="figures">${time(task.dueTime)}</time>
          ${targets(task, names).map((aim) => html` <span class="aim"><bdi class="figures">${aim}</bdi></span>`)}</p>
      </div>
    </div>
    ${isUnsent(task) ? html`<p class="hint-line"><${Icon} name="cloud-upload" size=${22} />${words.unsent}</p>` : html`
    ${isWaiting && !isDone && html`<p class="hint-line"><${Icon} name="cloud-upload" size=${22} />${names.photoWaits}</p>`}
    ${isDone ? html`<${Proof} task=${task} words=${words} names=${names} />`
      : html`<${EvidenceForm} task=${task} onSubmit=${(/** @type {import("./model.js").EvidenceDetails} */ details) => act({ kind: "complete", task, details })} />`}
    <div class="more-actions">
      ${task.status !== "pending" && html`<${Button} icon="undo-2" onClick=${() => act({ kind: "undo", task })}>${words.undo}</${Button}>`}
      ${task.status === "pending" && html`<${Button} icon="skip-forward" onClick=${() => act({ kind: "skip", task })}>${words.skip}</${Button}>`}
      ${isOwn && !isDone && html`<${Button} icon="pencil" onClick=${onEdit}>${words.edit}</${Button}>`}
      ${isOwn && !isLeaving && html`<${Button} kind="danger" icon="trash-2" onClick=${() => setLeaving(true)}>${words.remove}</${Button}>`}
    </div>
    ${isLeaving && html`<${Deletion} words=${words} onStay=${() => setLeaving(false)} onDelete=${() => act({ kind: "delete", task })} />`}
    <${History} task=${task} />`}
  </${Sheet}>`;
}

/** @param {{ task: import("./model.js").DailyTask, words: import("./texts.js").TasksTexts, names: import("../parts/texts.js").TaskTexts }} properties */
const Proof = ({ task: { evidence }, words, names }) => evidence && html`<section class="proof">
  <h3>${words.proven}</h3>
  ${evidence.text && html`<p dir="auto">${evidence.text}</p>`}
  ${evidence.metrics && html`<ul>${Object.entries(evidence.metrics).map(([name, value]) => html`
    <li><span class="quiet">${names.metrics[name]?.[0]}</span>
      <bdi class="figures">${name === "weightKg" ? html`<${Weight} kg=${value} />` : `${number(value)} ${names.metrics[name]?.[1]}`}</bdi></li>`)}</ul>`}
  ${evidence.photoId && html`<${PhotoProof} key=${evidence.photoId} id=${evidence.photoId} names=${names} />`}
  ${evidence.notes && html`<p class="quiet" dir="auto">${evidence.notes}</p>`}
</section>`;
