// GTSD-5.2, GTSD-P-3.5, GTSD-P-6.4. The open photo and the filters stand in the address, so back closes the one and keeps the others.
import { html, useEffect, useLayoutEffect, useMemo, useRef, useState } from "../../vendor/preact.js";
import { Button } from "../../design/button.js";
import { Icon } from "../../design/icon.js";
import { Empty, Failure, Old } from "../../design/states.js";
import { useTexts } from "../../ground/language.js";
import { announce, notify } from "../../ground/live.js";
import { choose, go, href, shut } from "../../ground/router.js";
import { useModel } from "../../ground/store.js";
import { useTitle } from "../../ground/title.js";
import { FilterBar, filtersOf } from "./filters.js";
import { Gallery, Waiting } from "./gallery.js";
import { galleryModel, name } from "./model.js";
import { texts } from "./texts.js";
import { UploadSheet } from "./upload-sheet.js";
import { useUploads } from "./uploads.js";
import { Viewer } from "./viewer.js";
import { keepAll } from "./waiting.js";

const patience = 60_000;

/** @param {import("../shell/app.js").ScreenProperties} properties */
export default function Progress({ place }) {
  const words = useTexts(texts);
  const { search } = place;
  const filters = useMemo(() => filtersOf(search), [...Object.values(filtersOf(search))]);
  const [state, tell] = useModel(galleryModel, filters);
  const [{ uploads, arrived, elsewhere }, send] = useUploads();
  const taskId = search.get("task") ?? undefined;
  const [isAdding, setAdding] = useState(!!taskId || search.has("add"));
  useTitle(words.title);
  useEffect(() => { if (filters !== state.filters) tell({ kind: "choose", filters }); }, [filters]);
  // Before the next picture, so that no gap opens between a photo on its way and the same one arrived.
  useLayoutEffect(() => {
    if (!arrived.length) return;
    for (const photo of arrived) tell({ kind: "arrived", photo });
    announce(words.arrived);
    // Once: what is deleted later must not come again with the next one.
    send({ kind: "taken" });
  }, [arrived]);
  useEffect(() => { if (elsewhere) tell({ kind: "again" }); }, [elsewhere]);
  const begin = async (/** @type {import("./upload.js").Upload[]} */ chosen) => {
    const uploads = await keepAll(chosen);
    if (uploads.some(({ isKept }) => !isKept)) notify({ text: words.unkept });
    send({ kind: "add", uploads });
  };

  const photos = state.photos;
  const wanted = search.get("photo");
  const index = photos?.findIndex(({ id }) => id === wanted) ?? -1;
  // Links of pictures work for some minutes only; a page that was open for longer asks for new ones.
  const asked = useRef(0);
  const onBroken = () => {
    if (Date.now() - asked.current < patience) return;
    asked.current = Date.now();
    tell({ kind: "again" });
  };
  const isFiltered = Object.values(filters).some(Boolean);
  const close = () => shut("photo");
  const open = (/** @type {string} */ id) => {
    const next = new URLSearchParams(search);
    next.set("photo", id);
    go(`/progress?${next}`);
  };
  const showAll = () => choose({ angle: undefined, stage: undefined, from: undefined, to: undefined });
  return html`<main class="page progress-screen" id="content">
    <header>
      <div><h1 tabindex="-1">${words.title}</h1><p class="quiet private"><${Icon} name="lock" size=${16} />${words.lead}</p></div>
      ${(photos?.length ?? 0) > 1 && html`<a class="button" href=${href("/progress/compare")}><${Icon} name="square-split-horizontal" size=${20} />${words.compare}</a>`}
    </header>
    ${(isFiltered || !!photos?.length) && html`<${FilterBar} filters=${filters} words=${words} />`}
    ${state.error && photos && html`<${Old} name=${name(state.filters)} />`}
    ${!photos ? (state.error ? html`<${Failure} error=${state.error} onRetry=${() => tell({ kind: "again" })} />` : html`<${Waiting} />`)
      : photos.length || uploads.length
        ? html`<${Gallery} photos=${photos} uploads=${uploads} words=${words} onOpen=${open} onBroken=${onBroken}
            onRetry=${(/** @type {string} */ id) => send({ kind: "retry", id })}
            onDrop=${(/** @type {string} */ id) => send({ kind: "drop", id })} hasMore=${!!state.cursor} onMore=${() => tell({ kind: "more" })} isLoading=${state.isLoading} />`
        : isFiltered ? html`<${Empty} icon="list-filter" title=${words.noneTitle} text=${words.none}>
            <${Button} kind="soft" onClick=${showAll}>${words.showAll}</${Button}></${Empty}>`
          : html`<${Empty} icon="camera" title=${words.emptyTitle} text=${words.empty} />`}
    <button type="button" class="button primary float" onClick=${() => setAdding(true)}><${Icon} name="plus" size=${22} />${words.add}</button>
    ${isAdding && html`<${UploadSheet} words=${words} taskId=${taskId} onClose=${() => { setAdding(false); choose({ task: undefined, add: undefined }); }}
      waiting=${uploads} onUpload=${begin} />`}
    ${wanted && photos && html`<${Viewer} photos=${photos} index=${index} words=${words} onClose=${close} onBroken=${onBroken}
      onChanged=${(/** @type {import("./model.js").Photo} */ photo) => tell({ kind: "changed", photo })}
      onMove=${(/** @type {string} */ id) => choose({ photo: id })}
      onGone=${(/** @type {string} */ id) => { close(); tell({ kind: "gone", id }); }} />`}
  </main>`;
}
