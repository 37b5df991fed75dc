// A task of one's own: new or changed. GTSD-P-3.4.
import { html } from "../../vendor/preact.js";
import { Button } from "../../design/button.js";
import { SelectField, TextArea, TextField } from "../../design/field.js";
import { Segments } from "../../design/segments.js";
import { Sheet } from "../../design/sheet.js";
import { Summary } from "../../design/states.js";
import { send } from "../../ground/api.js";
import { useForm } from "../../ground/form.js";
import { useTexts } from "../../ground/language.js";
import { notify } from "../../ground/live.js";
import { kinds } from "../parts/kinds.js";
import { texts as taskTexts } from "../parts/texts.js";
import { texts } from "./texts.js";

/** @typedef {import("./model.js").DailyTask} DailyTask */

/** When a task is due that says nothing else, as the service has it. */
const endOfDay = "23:59";

/** @param {{ task?: DailyTask, onClose: () => void, onSaved: (task: DailyTask) => void }} properties */
export function TaskForm({ task, onClose, onSaved }) {
  const words = useTexts(texts), names = useTexts(taskTexts);
  const form = useForm({
    initial: {
      title: task?.title ?? "", description: task?.description ?? "", taskType: /** @type {string} */ (task?.taskType ?? "workout"),
      dueTime: task?.dueTime.slice(0, 5) ?? "", priority: String(task?.priority ?? 2),
    },
    check: ({ title }) => (title.trim() ? {} : { title: words.nameMissing }),
    submit: async ({ title, description, taskType, dueTime, priority }, key) => {
      const due = dueTime || (task && endOfDay);
      const details = { title: title.trim(), priority: Number(priority), ...(description.trim() && { description: description.trim() }), ...(due && { dueTime: due }) };
      const saved = task
        ? await send("tasks.change", { id: task.id }, details, { key })
        : await send("tasks.add", {}, { ...details, taskType: /** @type {import("../parts/kinds.js").TaskType} */ (taskType) }, { key });
      notify({ text: words.saved });
      onSaved(saved);
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
