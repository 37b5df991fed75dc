// The five tabs: at the lower end of a phone, at the side of everything wider. GTSD-P-5.4-02.
import { html } from "../../vendor/preact.js";
import { Icon } from "../../design/icon.js";
import { useTexts } from "../../ground/language.js";
import { href } from "../../ground/router.js";
import { Mark } from "./splash.js";
import { texts } from "./texts.js";

const tabs = [
  { id: "home", path: "/", icon: "house" },
  { id: "tasks", path: "/tasks", icon: "list-checks" },
  { id: "progress", path: "/progress", icon: "camera" },
  { id: "streaks", path: "/streaks", icon: "flame" },
  { id: "profile", path: "/profile", icon: "user" },
];

/** @param {{ current?: string }} properties */
export function Navigation({ current }) {
  const words = useTexts(texts);
  return html`
    <a class="skip" href="#content" onClick=${skip}>${words.skip}</a>
    <nav class="tabs" aria-label=${words.navigation}>
      <${Mark} />
      <ul>${tabs.map(({ id, path, icon }) => html`
        <li key=${id}><a href=${href(path)} aria-current=${id === current ? "page" : undefined}>
          <span class="sign"><${Icon} name=${icon} weight=${id === current ? 2.4 : 2} /></span><span>${words.tabs[id]}</span></a></li>`)}
      </ul>
    </nav>`;
}

/** @param {Event} event */
function skip(event) {
  event.preventDefault();
  const heading = document.querySelector("main h1");
  if (heading instanceof HTMLElement) heading.focus();
}
