// One's data as a file. It takes a moment, which somebody may give up; what went wrong stands there until it was read.
import { html, useState } from "../../vendor/preact.js";
import { Alert, Overlay } from "../../design/over.js";
import { explain } from "../../design/states.js";
import { texts as stateTexts } from "../../design/states.texts.js";
import { ask } from "../../ground/api.js";
import { asCallError } from "../../ground/errors.js";
import { useTexts } from "../../ground/language.js";
import { notify } from "../../ground/live.js";
import { Action } from "./rows.js";

/** @param {{ words: import("./texts.js").SettingsTexts }} properties */
export function ExportRow({ words }) {
  const states = useTexts(stateTexts);
  const [work, setWork] = useState(/** @type {AbortController | null} */ (null));
  const [error, setError] = useState(/** @type {import("../../ground/errors.js").CallError | null} */ (null));
  const begin = async () => {
    const control = new AbortController();
    setWork(control);
    try {
      save(await ask("profile.export", {}, control.signal));
      notify({ text: words.exported });
    } catch (thrown) {
      if (!control.signal.aborted) setError(asCallError(thrown));
    } finally {
      setWork((/** @type {AbortController | null} */ now) => (now === control ? null : now));
    }
  };
  const giveUp = () => { work?.abort(); setWork(null); };
  return html`<${Action} icon="download" label=${words.export} hint=${words.exportText} onClick=${begin} />
    ${work && html`<${Overlay} text=${words.exporting} onCancel=${giveUp} />`}
    ${error && html`<${Alert} text=${explain(error, states)} onClose=${() => setError(null)} />`}`;
}

/** @param {unknown} data */
function save(data) {
  const address = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: "application/json" }));
  const link = Object.assign(document.createElement("a"), { href: address, download: "gtsd-data.json" });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
