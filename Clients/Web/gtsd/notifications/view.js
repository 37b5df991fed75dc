// What a person was told. Opening one marks it and leads to its screen. GTSD-7.3-06.
import { html } from "../../vendor/preact.js";
import { Button, IconButton } from "../../design/button.js";
import { Icon } from "../../design/icon.js";
import { Empty, Failure, Old, Skeleton } from "../../design/states.js";
import { digits, locale, plural, useTexts } from "../../ground/language.js";
import { back, href } from "../../ground/router.js";
import { useModel } from "../../ground/store.js";
import { useTitle } from "../../ground/title.js";
import { name, notificationsModel, path } from "./model.js";
import { texts } from "./texts.js";

/** @type {Record<import("../../contracts/types.d.ts").NotificationType, string>} */
const icons = { reminder: "bell", badge: "award", streak: "flame" };

export default function Notifications() {
  const words = useTexts(texts);
  const [state, tell] = useModel(notificationsModel);
  useTitle(words.title);
  return html`<main class="page settings notifications" id="content">
    <header><h1 tabindex="-1">${words.title}</h1><${IconButton} icon="arrow-left" mirrors label=${words.back} onClick=${() => back("/")} /></header>
    ${state.kind === "loading" && html`<${Skeleton} isList />`}
    ${state.kind === "failed" && html`<${Failure} error=${state.error} onRetry=${() => tell({ kind: "retry" })} />`}
    ${state.kind === "shown" && state.error && html`<${Old} name=${name} />`}
    ${state.kind === "shown" && !state.items.length && html`<${Empty} icon="bell" title=${words.emptyTitle} text=${words.empty} />`}
    ${state.kind === "shown" && state.items.length > 0 && html`
      <div class="sum"><p class="quiet" role="status">${state.unread ? plural(state.unread, words.count) : words.count.zero}</p>
        ${state.unread > 0 && html`<${Button} kind="soft" icon="check-check" onClick=${() => tell({ kind: "mark" })}>${words.readAll}</${Button}>`}</div>
      <ul>${state.items.map((item) => html`<li key=${item.id}>
        <a class="card told ${item.readAt ? "" : "is-unread"} is-${item.type}" href=${href(path(item.route))} onClick=${() => tell({ kind: "mark", id: item.id })}>
          <span class="sign"><${Icon} name=${icons[item.type]} size=${22} /></span>
          <span class="what">${!item.readAt && html`<span class="hidden">${words.unread} </span>`}<strong>${digits(item.title)}</strong><span>${digits(item.body)}</span>
            <time class="small quiet" datetime=${item.createdAt}>${moment(item.createdAt)}</time></span>
          ${!item.readAt && html`<i class="dot" aria-hidden="true"></i>`}
        </a></li>`)}</ul>
      ${state.next && html`<${Button} isBusy=${state.isReading} onClick=${() => tell({ kind: "more" })}>${words.more}</${Button}>`}`}
  </main>`;
}

/** @param {string} at */
const moment = (at) => new Intl.DateTimeFormat(locale(), { day: "numeric", month: "long", hour: "numeric", minute: "2-digit" }).format(new Date(at));
