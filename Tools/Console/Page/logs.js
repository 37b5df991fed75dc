// The lines of all services as they come, and those of the past that belong to one request or person.
import { html, useEffect, useRef, useState } from "../vendor/preact.js";
import { changed, state, useStore } from "./store.js";
import { call, query } from "./api.js";
import { address, choose } from "./routes.js";
import { timeOfDay } from "./format.js";
import { Badge, Choice, Copy, Empty, Head, Problem, Search, useAnswer } from "./ui.js";

const ranks = ["trace", "debug", "info", "notice", "warning", "error", "critical"];
const shown = 600;

/** Whether a line fits what is chosen. A line that is no record belongs to whatever came before it. */
function fits(line, { service, level, q }) {
  if (service && line.service !== service) return false;
  if (level && line.level && ranks.indexOf(line.level) < ranks.indexOf(level)) return false;
  return !q || (line.raw ?? line.text).toLowerCase().includes(q.toLowerCase());
}

export function Line({ line, isOpen, onToggle }) {
  const { service, level = "", text, time, raw, request, trace, user } = line;
  // The time and the level stand before the words of a record.
  const words = time ? text.replace(/^\S+ \S+ /, "").replace(/ · \S+$/, "") : text;
  return html`
    <li class="line ${level}">
      <button type="button" aria-expanded=${isOpen} onClick=${onToggle}>
        <time>${time ? timeOfDay(time) : ""}</time><b class="svc">${service}</b><span class="words" dir="auto">${words}</span></button>
      ${isOpen && html`<div class="more">
        <p>${request && html`<a href=${address("logs", [], { request })}>All of this request</a>`}
          ${trace && html`<a href=${address("traces", [trace])}>Its trace</a>`}
          ${user && html`<a href=${address("logs", [], { user })}>All of this person</a> <a href=${address("people", [user])}>The person</a>`}
          <${Copy} text=${raw ?? text} /></p>
        <pre dir="ltr">${raw ? JSON.stringify(JSON.parse(raw), null, 2) : text}</pre></div>`}
    </li>`;
}

function Lines({ lines, isFollowing }) {
  const [open, setOpen] = useState(null);
  const place = useRef();
  useEffect(() => { if (isFollowing && open === null) place.current.scrollTop = place.current.scrollHeight; });
  return html`<ol class="log tall" dir="ltr" ref=${place} tabindex="0" aria-label="Lines">
    ${lines.map((line, place) => {
      const key = line.number ?? place;
      return html`<${Line} key=${key} line=${line} isOpen=${open === key} onToggle=${() => setOpen(open === key ? null : key)} />`;
    })}</ol>`;
}

function Past({ request, user, choices, live }) {
  // What goes on after a request was answered, as a message being sent, writes lines of it later: each that comes has the logs read again.
  const arrived = live.findLast((line) => (request ? line.request === request : line.user === user))?.number;
  const { value, error, isWaiting } = useAnswer(
    () => call("GET", `api/logs${query({ request, user, limit: 1000 })}`), `${request} ${user} ${arrived}`);
  const lines = (value?.lines ?? []).filter((line) => fits(line, choices));
  return html`
    <p class="chosen">${request ? html`Request <code>${request}</code>` : html`Person <code>${user}</code>`}
      <a href=${address("logs")}>Back to everything</a></p>
    <${Problem} error=${error} />
    ${!isWaiting && !error && lines.length === 0 && html`<${Empty} title="No line of it">The last 4 MB of each log were searched.</${Empty}>`}
    ${value?.cut && html`<p class="quiet">Only the newest 1,000 lines are shown.</p>`}
    <${Lines} lines=${lines} isFollowing=${false} />`;
}

export function Logs({ route }) {
  const { lines, skipped, services } = useStore();
  const [isPaused, setPaused] = useState(false), held = useRef(null);
  const { service = "", level = "", q = "", request, user } = route.choices;
  if (!isPaused) held.current = lines;
  const found = held.current.filter((line) => fits(line, { service, level, q })).slice(-shown);
  const clear = () => { state.lines = []; held.current = []; changed(); };
  return html`
    <${Head} title="Log" note="Lines of all services in the order in which they came. Touch one for its fields, its request and its trace.">
      <${Search} label="Text" value=${q} onInput=${(value) => choose({ q: value })} placeholder="Text, request id, code" />
      <${Choice} label="Service" value=${service} onInput=${(value) => choose({ service: value })}
        options=${[["", "every service"], ...services.map(({ name }) => [name, name])]} />
      <${Choice} label="Level" value=${level} onInput=${(value) => choose({ level: value })}
        options=${[["", "every level"], ...ranks.slice(1, 6).map((rank) => [rank, `${rank} and above`])]} />
      ${!request && !user && html`<button type="button" aria-pressed=${isPaused} onClick=${() => setPaused(!isPaused)}>${isPaused ? "Go on" : "Pause"}</button>
        <button type="button" onClick=${clear}>Clear</button>`}
    </${Head}>
    ${request || user ? html`<${Past} request=${request} user=${user} choices=${{ service, level, q }} live=${lines} />` : html`
      ${isPaused && html`<p class="chosen">Paused; <${Badge}>${lines.length - held.current.length}</${Badge}> lines wait.</p>`}
      ${skipped > 0 && html`<p class="quiet">${skipped} lines came too fast to be shown; barbell logs has them.</p>`}
      ${found.length === 0 ? html`<${Empty} title="Nothing yet">Lines appear as services write them.</${Empty}>`
        : html`<${Lines} lines=${found} isFollowing=${!isPaused} />`}`}`;
}
