// The photo that proves a task, and the way to where it is looked at. GTSD-ADD-02.
import { html, useEffect, useState } from "../../vendor/preact.js";
import { Icon } from "../../design/icon.js";
import { ask } from "../../ground/api.js";
import { recent, remember } from "../../ground/recent.js";
import { href } from "../../ground/router.js";
import { PhotoImage } from "../parts/photo-image.js";

/** @typedef {import("../../contracts/types.d.ts").Photo} Photo */

/** What it is remembered as, for a day without a network. @param {string} id */
const name = (id) => `photo ${id}`;

/** @param {{ id: string, names: import("../parts/texts.js").TaskTexts }} properties */
export function PhotoProof({ id, names }) {
  const [photo, setPhoto] = useState(/** @type {Photo | undefined} */ (recent(name(id))));
  const read = (/** @type {AbortSignal} */ signal) => ask("media.photo", { id: /** @type {any} */ (id) }, signal).then((found) => {
    remember(name(id), found);
    setPhoto(found);
  }, () => {});
  useEffect(() => {
    const control = new AbortController();
    read(control.signal);
    return () => control.abort();
  }, [id]);
  const instead = html`<span class="hint-line"><${Icon} name="camera" size=${22} />${names.withPhoto}</span>`;
  return html`<a class="photo" href=${href(`/progress?photo=${id}`)}>
    ${photo ? html`<${PhotoImage} photo=${photo} kind="preview" alt=${names.withPhoto} lost=${instead} />` : instead}</a>`;
}
