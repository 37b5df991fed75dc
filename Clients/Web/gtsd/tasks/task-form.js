// A task of one's own: new or changed. GTSD-P-3.4.
import { html } from "../../vendor/preact.js";
import { Button } from "../../design/button.js";
import { SelectField, TextArea, TextField } from "../../design/field.js";
import { Segments } from "../../design/segments.js";
import { Sheet } from "../../design/sheet.js";
import { Summary } from "../../design/states.js";
import { send } from "../../ground/api.js";
import { asCallError } from "../../ground/errors.js";
import { useForm } from "../../ground/form.js";
import { useTexts } from "../../ground/language.js";
import { notify } from "../../ground/live.js";
import { edited, endOfDay, unsentTask } from "../parts/day.js";
import { kinds } from "../parts/kinds.js";
import { texts as taskTexts } from "../parts/texts.js";
import { texts } from "./texts.js";

/** @typedef {import("./model.js").DailyTask} DailyTask */

/** @param {{ task?: DailyTask, date?: string, onClose: () => void, onSaved: (task: DailyTask) => void }} properties `date` is the day that is shown */
export function TaskForm({ task, date, onClose, onSaved }) {
  const words = useTexts(texts), names = useTexts(taskTexts);
  const form = useForm({
    initial: {
      title: task?.title ?? "", description: task?.description ?? "", taskType: /** @type {string} */ (task?.taskType ?? "workout"),
      dueTime: task?.dueTime.slice(0, 5) ?? "", priority: String(task?.priority ?? 2),
    },
    check: ({ title }) => (title.trim() ? {} : { title: words.nameMissing }),
    submit: async ({ title, description, taskType, dueTime, priority }, key, isHere) => {
      const due = dueTime || (task && endOfDay);
      const about = description.trim();
      const details = { title: title.trim(), priority: Number(priority), ...(about && { description: about }), ...(due && { dueTime: due }) };
      const change = /** @type {any} */ ({ ...details, ...(task?.description && !about && { clear: ["description"] }) });
      const added = /** @type {any} */ ({ ...details, clientId: key, taskType, date });
      // Midnight may have passed while the form was open: what is of a day that is over is for today.
      const add = () => send("tasks.add", {}, added, { key, subject: `task ${key}` }).catch((thrown) => {
        if (asCallError(thrown).code !== "day_closed") throw thrown;
        return send("tasks.add", {}, { ...added, date: undefined }, { subject: `task ${key}` });
      });
      const saved = (/** @type {DailyTask} */ now) => {
        onSaved(now);
        if (isHere()) onClose();
      };
      try {
        saved(task ? await send("tasks.change", { id: task.id }, change, { key, subject: `task ${task.id}` })
          : await add());
        notify({ text: words.saved });
      } catch (thrown) {
        if (asCallError(thrown).code !== "queued") throw thrown;
        // Without a network the device keeps it and sends it later. GTSD-8.3-05.
        saved(task ? edited(task, change) : unsentTask(added));
        notify({ text: words.queued });
      }
    },
  });
  return html`<${Sheet} title=${task ? words.editTitle : words.addTitle} onClose=${onClose}>
    <form class="form" noValidate onSubmit=${form.onSubmit}>
      <${Summary} form=${form} />
      <${TextField} ...${form.field("title")} label=${words.name} />
      ${!task && html`<${SelectField} ...${form.field("taskType")} label=${words.kind}
        options=${Object.keys(kinds).map((kind) => [kind, names.kinds[/** @type {"meal"} */ (kind)]])} />`}
      <${TextField} ...${form.field("dueTime")} type="time" label=${words.time} hint=${words.timeHint} />
      <div class="field"><span class="label" aria-hidden="true">${words.priority}</span>
        <${Segments} name="priority" label=${words.priority} value=${form.values.priority} onInput=${form.field("priority").onInput}
          options=${words.priorities.map((text, index) => [String(index + 1), text])} /></div>
      <${TextArea} ...${form.field("description")} label=${words.description} />
      <${Button} kind="primary" isLarge type="submit" isBusy=${form.isBusy}>${words.save}</${Button}>
    </form>
  </${Sheet}>`;
}
