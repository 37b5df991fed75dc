// The products' acceptance flows: replayed from here, with their last reports, and what they prove.
import { html, useEffect, useRef, useState } from "../vendor/preact.js";
import { useStore } from "./store.js";
import { call } from "./api.js";
import { choose } from "./routes.js";
import { moment } from "./format.js";
import { Badge, Empty, Head, Problem, Search, useAction, useAnswer } from "./ui.js";

const ends = { 0: ["ok", "passed"], 1: ["bad", "a check failed"], 2: ["bad", "a flow could not be read"], 3: ["bad", "a service was away"], 4: ["bad", "a contract was violated"] };
const reports = [["report.html", "Report"], ["cover.html", "Requirements"], ["surface.html", "Surface of the contracts"]];

const folder = (path) => path.split("/").slice(0, -1).join("/");

function Output({ lines, isRunning }) {
  const end = useRef();
  useEffect(() => { if (isRunning) end.current?.scrollIntoView({ block: "nearest" }); });
  return html`<pre class="output" dir="ltr">${lines.join("\n")}<span ref=${end}></span></pre>`;
}

export function Flows({ route }) {
  const { flows: run } = useStore();
  const { value, error } = useAnswer(() => call("GET", "api/flows"), "");
  const { error: refusal, isBusy, act } = useAction();
  const { q = "" } = route.choices, [page, setPage] = useState(null);
  const found = (value?.items ?? []).filter(({ path, title, tags }) => `${path} ${title} ${tags.join(" ")}`.toLowerCase().includes(q.toLowerCase()));
  const groups = Map.groupBy(found, ({ path }) => folder(path));
  const replay = (paths) => act(() => call("POST", "api/flows/run", { paths }));
  const left = reports.filter(([file]) => run?.reports?.includes(file)), isShown = left.some(([file]) => file === page);
  const isRunning = run?.running ?? false, [kind, words] = ends[run?.exitCode] ?? ["bad", "ended"];
  return html`
    <${Head} title="Flows" note="Each lives at a time of its own, so they disturb neither you nor each other.">
      <${Search} label="Name or tag" value=${q} onInput=${(text) => choose({ q: text })} placeholder="Name, folder, tag" />
      ${isRunning ? html`<button type="button" onClick=${() => act(() => call("POST", "api/flows/stop"))}>Stop</button>`
        : html`<button type="button" class="main" disabled=${isBusy || found.length === 0} onClick=${() => replay(q ? found.map(({ path }) => path) : [])}>Replay ${q ? found.length : "all"}</button>`}
    </${Head}>
    <${Problem} error=${error ?? refusal} />
    ${(isRunning || run?.ended) && html`<section class="card">
      <header><h3>${isRunning ? "Replaying…" : html`Last run <${Badge} kind=${kind}>${words}</${Badge}>`}</h3>
        ${run.ended && html`<time class="quiet">${moment(run.ended)}</time>`}
        ${!isRunning && left.map(([file, title]) => html`<a href=${`report/${file}`} target="_blank">${title}</a>`)}
        ${!isRunning && left.length > 0 && html`<button type="button" class="small" aria-pressed=${isShown} onClick=${() => setPage(isShown ? null : left[0][0])}>${isShown ? "Hide" : "Show here"}</button>`}</header>
      ${isShown ? html`<iframe title="Report" class="report" src=${`report/${page}`}></iframe>` : html`<${Output} lines=${run.lines} isRunning=${isRunning} />`}</section>`}
    ${value && found.length === 0 && html`<${Empty} title="No such flow">Flows are the .hurl files of Tests/Flows.</${Empty}>`}
    ${[...groups].map(([path, items]) => html`<section key=${path}>
      <header class="group"><h3>${path.replace("Tests/Flows/", "")}</h3><span class="quiet">${items.length}</span>
        <button type="button" class="small" disabled=${isRunning || isBusy} onClick=${() => replay(items.map((item) => item.path))}>Replay these</button></header>
      <ul class="plain flows">${items.map((item) => html`<li key=${item.path}>
        <span dir="auto">${item.title || item.path}</span> <small dir="ltr">${item.path.split("/").at(-1)}</small>
        ${item.tags.map((tag) => html`<span class="chip">${tag}</span>`)}
        <button type="button" class="small" disabled=${isRunning || isBusy} aria-label=${`Replay ${item.title}`} onClick=${() => replay([item.path])}>Replay</button></li>`)}</ul></section>`)}`;
}
