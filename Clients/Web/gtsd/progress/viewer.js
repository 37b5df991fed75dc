// One photo over the whole screen. Right is right on the screen: in Arabic the next photo lies to the left. GTSD-5.2-03 … -06.
import { html, useEffect, useRef, useState } from "../../vendor/preact.js";
import { Button, IconButton } from "../../design/button.js";
import { Sheet } from "../../design/sheet.js";
import { Icon } from "../../design/icon.js";
import { explain } from "../../design/states.js";
import { texts as stateTexts } from "../../design/states.texts.js";
import { asCallError } from "../../ground/errors.js";
import { date, language, moment } from "../../ground/language.js";
import { announce, notify } from "../../ground/live.js";
import { PhotoImage } from "../parts/photo-image.js";
import { dayOf } from "./arrange.js";
import { removePhoto } from "./model.js";
import { PhotoForm } from "./photo-form.js";
import { step, useZoom } from "./zoom.js";

/**
 * @param {{ photos: import("./model.js").Photo[], index: number, words: import("./texts.js").ProgressTexts, onClose: () => void, onMove: (id: string) => void,
 *   onGone: (id: string) => void, onBroken: () => void, onChanged: (photo: import("./model.js").Photo) => void }} properties
 */
export function Viewer({ photos, index, words, onClose, onMove, onGone, onBroken, onChanged }) {
  const place = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const [asks, setAsks] = useState(/** @type {"" | "delete" | "edit"} */ ("")), [keptAt, setKeptAt] = useState(0);
  const photo = photos[index];
  const move = (/** @type {number} */ by) => {
    const next = photos[index + by];
    if (next) onMove(next.id);
  };
  const forward = language() === "ar" ? "left" : "right";
  const { zoom, handlers, by, reset } = useZoom((direction) => move(direction === forward ? -1 : 1));
  const title = photo ? words.photo(words.angle[photo.photoType], date(dayOf(photo.takenAt), { day: "numeric", month: "long", year: "numeric" })) : words.gone;

  useEffect(() => {
    place.current?.showModal();
    return () => {
      const { id } = /** @type {any} */ (shown.current ?? {});
      place.current?.close();
      const next = document.querySelector(`[data-photo="${id}"]`) ?? document.querySelector("main h1");
      if (next instanceof HTMLElement) next.focus({ preventScroll: true });
    };
  }, []);
  const shown = useRef(photo);
  useEffect(() => setKeptAt(0), [photo?.previewUrl]);
  useEffect(() => {
    shown.current = photo;
    reset();
    announce(`${title}. ${words.position(index + 1, photos.length)}`);
  }, [photo?.id]);
  const onKey = (/** @type {KeyboardEvent} */ event) => {
    if (asks) return;
    if (event.key === "ArrowRight" || event.key === "ArrowLeft") move((event.key === "ArrowRight") === (forward === "right") ? 1 : -1);
    else if (event.key === "+" || event.key === "=") by(step);
    else if (event.key === "-") by(1 / step);
    else return;
    event.preventDefault();
  };
  return html`<dialog ref=${place} class="viewer" aria-label=${title} onKeyDown=${onKey}
      onCancel=${(/** @type {Event} */ event) => { if (event.target !== place.current) return; event.preventDefault(); onClose(); }}>
    <header>
      <${IconButton} icon="x" label=${words.close} onClick=${onClose} />
      <div><h2 dir="auto">${title}</h2>
        ${photo && html`<p class="figures">${words.position(index + 1, photos.length)}${keptAt > 0 && ` · ${words.keptSince(moment(keptAt))}`}</p>`}</div>
      ${photo && html`<${IconButton} icon="pencil" label=${words.edit} onClick=${() => setAsks("edit")} />
        <${IconButton} icon="trash-2" label=${words.delete} onClick=${() => setAsks("delete")} />`}
    </header>
    ${photo ? html`<div class="stage" data-scale=${zoom.scale.toFixed(2)} ...${handlers}>
        <${PhotoImage} key=${photo.id} photo=${photo} kind=${zoom.scale > 1 ? "full" : "preview"} alt=${title} draggable=${false} onBroken=${onBroken}
          onKept=${setKeptAt} style=${{ transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }} lost=${html`<${Lost} text=${words.notShown} />`} />
      </div>` : html`<${Lost} text=${words.gone} />`}
    ${photo && html`<footer>
      <${IconButton} icon="chevron-left" mirrors label=${words.previous} onClick=${() => move(-1)} />
      <${IconButton} icon="zoom-out" label=${words.zoomOut} onClick=${() => by(1 / step)} />
      <${IconButton} icon="zoom-in" label=${words.zoomIn} onClick=${() => by(step)} />
      <${IconButton} icon="chevron-right" mirrors label=${words.next} onClick=${() => move(1)} />
    </footer>`}
    <p class="hidden" role="status" data-live></p>
    ${asks === "delete" && html`<${Deletion} photo=${photo} words=${words} onClose=${() => setAsks("")} onGone=${onGone} />`}
    ${asks === "edit" && html`<${PhotoForm} photo=${photo} words=${words} onClose=${() => setAsks("")}
      onChanged=${(/** @type {import("./model.js").Photo} */ changed) => { onChanged(changed); notify({ text: words.saved }); }} />`}
  </dialog>`;
}

/** @param {{ text: string }} properties */
const Lost = ({ text }) => html`<p class="stage lost" role="alert"><${Icon} name="image-off" size=${40} />${text}</p>`;

/** Asks first. @param {{ photo: import("./model.js").Photo, words: import("./texts.js").ProgressTexts, onClose: () => void, onGone: (id: string) => void }} properties */
function Deletion({ photo, words, onClose, onGone }) {
  const [isBusy, setBusy] = useState(false), [problem, setProblem] = useState("");
  const remove = async () => {
    setBusy(true);
    try {
      await removePhoto(photo.id);
      onGone(photo.id);
      notify({ text: words.deleted });
    } catch (thrown) {
      setProblem(explain(asCallError(thrown), stateTexts[language()]));
      setBusy(false);
    }
  };
  return html`<${Sheet} title=${words.deleteTitle} onClose=${onClose}>
    <p>${words.deleteText}</p>
    ${problem && html`<p class="wrong-line" role="alert"><${Icon} name="circle-alert" size=${18} />${problem}</p>`}
    <div class="actions"><${Button} isLarge onClick=${onClose}>${words.keep}</${Button}>
      <${Button} kind="danger" isLarge isBusy=${isBusy} onClick=${remove}>${words.deleteSure}</${Button}></div>
  </${Sheet}>`;
}
