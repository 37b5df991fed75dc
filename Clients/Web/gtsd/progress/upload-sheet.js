// Camera or files, then a look at them, then the angle, then they are sent. GTSD-P-3.5-06, GTSD-5.1-01.
import { html, useEffect, useRef, useState } from "../../vendor/preact.js";
import { Button, IconButton } from "../../design/button.js";
import { SelectField } from "../../design/field.js";
import { Icon } from "../../design/icon.js";
import { Segments } from "../../design/segments.js";
import { Sheet } from "../../design/sheet.js";
import { DayField } from "../parts/day-field.js";
import { dayOf } from "./arrange.js";
import { capturedAt } from "./compress.js";
import { fits, mostFileBytes } from "./waiting.js";

/** @typedef {import("./upload.js").Upload} Upload */
/** @typedef {{ id: string, file: File, url: string, captured?: string }} Chosen */
const most = 20;

/** @param {{ words: import("./texts.js").ProgressTexts, taskId?: string, waiting: Upload[], onClose: () => void, onUpload: (uploads: Upload[]) => void }} properties */
export function UploadSheet({ words, taskId, waiting, onClose, onUpload }) {
  const [chosen, setChosen] = useState(/** @type {Chosen[]} */ ([]));
  const [angle, setAngle] = useState(""), [stage, setStage] = useState(""), [problem, setProblem] = useState("");
  const today = dayOf(new Date().toISOString());
  const [day, setDay] = useState(/** @type {string | undefined} */ (undefined)), sent = useRef(false);
  const shown = day ?? chosen[0]?.captured?.slice(0, 10) ?? today, isDay = shown && shown <= today;
  const all = useRef(chosen);
  all.current = chosen;
  useEffect(() => () => { if (!sent.current) for (const { url } of all.current) URL.revokeObjectURL(url); }, []);

  const pick = async (/** @type {any} */ event) => {
    const files = /** @type {File[]} */ ([...event.target.files]);
    event.target.value = "";
    const small = files.filter(({ size }) => size <= mostFileBytes);
    const read = await Promise.all(small.slice(0, most - chosen.length).map(look));
    const readable = read.filter((file) => file !== undefined);
    setProblem(small.length < files.length ? words.tooLarge : files.length > most - chosen.length ? words.most : readable.length < read.length ? words.unreadable : "");
    setChosen((before) => [...before, ...readable]);
  };
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (!angle || !chosen.length || !isDay) return;
    if (!fits(chosen.length, waiting)) return setProblem(words.tooMany);
    sent.current = true;
    onUpload(chosen.map(({ id, file, url, captured }) => /** @type {Upload} */ ({
      id, at: Date.now(), file, url, angle, stage: stage || undefined, taskId, step: "compress", sent: 0, status: "going", takenAt: moment(day, captured, today),
    })));
    onClose();
  };
  const drop = (/** @type {Chosen} */ gone) => { URL.revokeObjectURL(gone.url); setChosen(chosen.filter(({ id }) => id !== gone.id)); };
  return html`<${Sheet} title=${words.uploadTitle} onClose=${onClose}>
    <form class="form" noValidate onSubmit=${submit}>
      ${taskId && html`<p class="hint-line"><${Icon} name="list-checks" size=${20} />${words.forTask}</p>`}
      <div class="sources">
        <label class="button soft"><input type="file" class="hidden" name="camera" accept="image/*" capture="environment" onChange=${pick} />
          <${Icon} name="camera" size=${22} />${words.take}</label>
        <label class="button"><input type="file" class="hidden" name="files" accept="image/*" multiple onChange=${pick} />
          <${Icon} name="images" size=${22} />${words.choose}</label>
      </div>
      ${problem && html`<p class="wrong-line" role="alert"><${Icon} name="circle-alert" size=${18} />${problem}</p>`}
      ${chosen.length === 0 ? html`<p class="quiet small">${words.pickHint}</p>` : html`
        <ul class="previews">${chosen.map((one, index) => html`<li key=${one.id}>
          <img src=${one.url} alt=${words.preview(index + 1)} width="300" height="400" />
          <${IconButton} icon="x" label="${words.remove}: ${words.preview(index + 1)}" onClick=${() => drop(one)} /></li>`)}</ul>
        <div class="field"><p class="label" aria-hidden="true">${words.which}</p>
          <${Segments} name="upload-angle" label=${words.which} value=${angle} onInput=${setAngle} options=${Object.entries(words.angle)} /></div>
        <${SelectField} name="upload-stage" label=${words.stageOptional} value=${stage} onInput=${setStage} options=${[["", words.noStage], ...Object.entries(words.stage)]} />
        <${DayField} name="taken-on" label=${words.takenOn} value=${shown} onInput=${setDay} problem=${isDay ? undefined : shown ? words.noFuture : words.noSuchDay} />`}
      <${Button} kind="primary" isLarge type="submit" icon="upload" isDisabled=${!angle || !chosen.length}>${words.upload(Math.max(1, chosen.length))}</${Button}>
    </form>
  </${Sheet}>`;
}

/** What can be shown, with its day; nothing of what this browser cannot read. @param {File} file @returns {Promise<Chosen | undefined>} */
async function look(file) {
  try {
    (await createImageBitmap(file, { resizeWidth: 8, resizeHeight: 8 })).close();
    return { id: crypto.randomUUID(), file, url: URL.createObjectURL(file), captured: await capturedAt(file) };
  } catch {
    return undefined;
  }
}

/**
 * When a photo was taken: as the camera says unless another day was chosen, whose noon it is then; else now.
 * @param {string | undefined} day @param {string | undefined} captured @param {string} today
 */
function moment(day, captured, today) {
  if (captured && (!day || captured.startsWith(day))) return new Date(captured).toISOString();
  return new Date(day && day !== today ? `${day}T12:00:00` : Date.now()).toISOString();
}
