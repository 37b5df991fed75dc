// The photo that proves a task, and the way to where it is looked at. GTSD-ADD-02.
import { html, useEffect, useState } from "../../vendor/preact.js";
import { Icon } from "../../design/icon.js";
import { ask } from "../../ground/api.js";
import { asCallError } from "../../ground/errors.js";
import { dropPictures } from "../../ground/pictures.js";
import { recent, remember, unremember } from "../../ground/recent.js";
import { href } from "../../ground/router.js";
import { PhotoImage } from "../parts/photo-image.js";

/** @typedef {import("../../contracts/types.d.ts").Photo} Photo */

/** What it is remembered as, for a day without a network. @param {string} id */
const name = (id) => `photo ${id}`;

/** @param {{ id: string, names: import("../parts/texts.js").TaskTexts }} properties */
export function PhotoProof({ id, names }) {
  const [photo, setPhoto] = useState(/** @type {Photo | "gone" | undefined} */ (recent(name(id))));
  const read = (/** @type {AbortSignal} */ signal) => ask("media.photo", { id: /** @type {any} */ (id) }, signal).then((found) => {
    remember(name(id), found);
    setPhoto(found);
  }, (thrown) => {
    // Without an answer what is remembered stays; of one that was deleted, on whatever device, nothing stays on this one.
    if (signal.aborted || asCallError(thrown).code !== "not_found") return;
    unremember(name(id));
    dropPictures(`${id} thumbnail`, `${id} preview`);
    setPhoto("gone");
  });
  useEffect(() => {
    const control = new AbortController();
    read(control.signal);
    return () => control.abort();
  }, [id]);
  if (photo === "gone") return html`<p class="hint-line"><${Icon} name="image-off" size=${22} />${names.photoGone}</p>`;
  const instead = html`<span class="hint-line"><${Icon} name="camera" size=${22} />${names.withPhoto}</span>`;
  return html`<a class="photo" href=${href(`/progress?photo=${id}`)}>
    ${photo ? html`<${PhotoImage} photo=${photo} kind="preview" alt=${names.withPhoto} lost=${instead} />` : instead}</a>`;
}
