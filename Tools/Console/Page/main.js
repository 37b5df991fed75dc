// The console's frame: sections at the side, the one that is open beside them, keys that lead everywhere.
import { html, render, useEffect, useState } from "../vendor/preact.js";
import { follow, useStore } from "./store.js";
import { address, go, useRoute } from "./routes.js";
import { Sheet } from "./ui.js";
import { timeOfDay } from "./format.js";
import { Services } from "./services.js";
import { Logs } from "./logs.js";
import { Traces } from "./traces.js";
import { Messages } from "./messages.js";
import { Clock, stackTime } from "./clock.js";
import { People } from "./people.js";
import { Data } from "./data.js";
import { Faults } from "./faults.js";
import { Flows } from "./flows.js";
import { Reference } from "./reference.js";

const sections = [
  { id: "services", title: "Services", key: "1", view: Services },
  { id: "logs", title: "Log", key: "2", view: Logs },
  { id: "traces", title: "Traces", key: "3", view: Traces },
  { id: "messages", title: "Messages", key: "4", view: Messages },
  { id: "clock", title: "Clock", key: "5", view: Clock },
  { id: "people", title: "People", key: "6", view: People },
  { id: "data", title: "Data", key: "7", view: Data },
  { id: "faults", title: "Faults", key: "8", view: Faults },
  { id: "flows", title: "Flows", key: "9", view: Flows },
  { id: "api", title: "API", key: "0", view: Reference },
];

const keys = [
  ...sections.map(({ key, title }) => [key, title]),
  ["/", "the filter of a section"], ["d", "light, dark or as the system"], ["r", "the other reading direction"], ["?", "this list"],
];

/** A choice that stays from one visit to the next, on the root element as `data-NAME`. */
function useKept(name, values, apply) {
  const [value, setValue] = useState(() => localStorage.getItem(name) ?? values[0]);
  useEffect(() => {
    localStorage.setItem(name, value);
    apply(value);
  }, [value]);
  return [value, () => setValue((now) => values[(values.indexOf(now) + 1) % values.length])];
}

function App() {
  const { link, services, clock, faults, flows } = useStore();
  const route = useRoute();
  const [isHelping, setHelping] = useState(false);
  const root = document.documentElement;
  const [scheme, nextScheme] = useKept("scheme", ["system", "light", "dark"], (value) => { root.dataset.scheme = value; });
  const [direction, turn] = useKept("direction", ["ltr", "rtl"], (value) => { root.dir = value; });
  const section = sections.find(({ id }) => id === route.section) ?? sections[0];

  useEffect(() => {
    const pressed = (event) => {
      const isTyping = event.target.closest("input, textarea, select, [contenteditable]");
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping || document.querySelector("dialog[open]")) return;
      const wanted = sections.find(({ key }) => key === event.key);
      if (wanted) go(wanted.id);
      else if (event.key === "d") nextScheme();
      else if (event.key === "r") turn();
      else if (event.key === "?") setHelping(true);
      else if (event.key === "/") document.querySelector("[data-search]")?.focus();
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, []);
  useEffect(() => {
    document.title = `${section.title} · Barbell`;
    // On a phone the sections are a strip that scrolls sideways.
    document.querySelector("nav [aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [section]);

  const bad = services.filter(({ phase }) => phase !== "ready" && phase !== "completed").length;
  const marks = {
    services: bad > 0 && html`<b class="mark bad">${bad}</b>`,
    clock: clock?.virtual && html`<b class="mark mid">${timeOfDay(stackTime(clock)).slice(0, 5)}</b>`,
    faults: faults?.faults?.length > 0 && html`<b class="mark mid">${faults.faults.length}</b>`,
    flows: flows?.running && html`<b class="mark">…</b>`,
  };
  return html`
    <a class="skip" href="#main" onClick=${(event) => { event.preventDefault(); document.getElementById("main").focus(); }}>To the content</a>
    <nav aria-label="Sections">
      <h1><img src="page/icon.svg" alt="" width="26" height="26" /> Barbell</h1>
      <ul>${sections.map(({ id, title, key }) => html`
        <li key=${id}><a href=${address(id)} aria-current=${id === section.id ? "page" : undefined}>
          <span>${title}</span>${marks[id]}<kbd aria-hidden="true">${key}</kbd></a></li>`)}
      </ul>
      <footer>
        <p class="link ${link}" role="status">${{ connecting: "Connecting…", live: "Live", lost: "Not connected, trying again…" }[link]}</p>
        <button type="button" class="small" onClick=${nextScheme}>${{ system: "As the system", light: "Light", dark: "Dark" }[scheme]}</button>
        <button type="button" class="small" onClick=${turn}>${direction === "ltr" ? "Left to right" : "Right to left"}</button>
        <button type="button" class="small" onClick=${() => setHelping(true)}>Keys</button>
      </footer>
    </nav>
    <main id="main" tabindex="-1"><${section.view} route=${route} key=${section.id} /></main>
    ${isHelping && html`<${Sheet} title="Keys" onClose=${() => setHelping(false)}>
      <dl class="keys">${keys.map(([key, text]) => html`<div><dt><kbd>${key}</kbd></dt><dd>${text}</dd></div>`)}</dl></${Sheet}>`}`;
}

follow();
const place = document.getElementById("app");
place.replaceChildren();
render(html`<${App} />`, place);
