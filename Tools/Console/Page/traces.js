// What requests did, in every service: a list, and one of them as a waterfall with its log.
import { html, useMemo, useState } from "../vendor/preact.js";
import { changed, state, useStore } from "./store.js";
import { call, query } from "./api.js";
import { address, choose } from "./routes.js";
import { fromNanos, micros, plural, timeOfDay } from "./format.js";
import { Badge, Choice, Empty, Head, Problem, Search, useAnswer } from "./ui.js";
import { Line } from "./logs.js";
import { Waterfall } from "./waterfall.js";

const shown = 300;

export const statusKind = (status) => (status >= 500 ? "bad" : status >= 400 ? "mid" : "ok");

function Row({ trace }) {
  const { id, name, service, services, spans, began, micros: took, wholeMicros, failed, status, method, code } = trace;
  return html`
    <tr>
      <td class="num"><time>${timeOfDay(fromNanos(began))}</time></td>
      <th scope="row"><a href=${address("traces", [id])}>${method && html`<span class="method">${method}</span>`} ${name}</a></th>
      <td>${status ? html`<${Badge} kind=${statusKind(status)}>${status}${code ? ` ${code}` : ""}</${Badge}>` : ""}
        ${failed && !(status >= 500) && html`<${Badge} kind="bad">failed within</${Badge}>`}</td>
      <td>${services.length > 1 ? `${service} +${services.length - 1}` : service}</td>
      <td class="num">${spans}</td>
      <td class="num">${micros(took)}${wholeMicros > took * 1.5 + 1000 ? html`<small> · ${micros(wholeMicros)} in all</small>` : ""}</td>
    </tr>`;
}

function List({ choices }) {
  const { traces, services } = useStore();
  const { q = "", service = "", only = "" } = choices;
  const found = traces.filter((trace) => {
    if (service && !trace.services.includes(service)) return false;
    if (only === "failed" && !trace.failed && !(trace.status >= 400)) return false;
    if (only === "slow" && trace.micros < 20_000) return false;
    if (only !== "all" && /^system\.|^sandbox\.(live|page)/.test(trace.name) && !trace.failed) return false;
    const text = [trace.id, trace.name, trace.request, trace.user, trace.code, trace.run].join(" ").toLowerCase();
    return !q || text.includes(q.toLowerCase());
  });
  const clear = async () => { await call("DELETE", "api/traces"); state.traces = []; changed(); };
  return html`
    <${Head} title="Traces" note="One for each request, with what it asked other services and databases, and the work that it left for later.">
      <${Search} label="Route, request, person, run or code" value=${q} onInput=${(value) => choose({ q: value })} placeholder="Route, request, person, code" />
      <${Choice} label="Service" value=${service} onInput=${(value) => choose({ service: value })}
        options=${[["", "every service"], ...services.map(({ name }) => [name, name])]} />
      <${Choice} label="Which" value=${only} onInput=${(value) => choose({ only: value })}
        options=${[["", "without health checks"], ["all", "all of them"], ["failed", "refused or failed"], ["slow", "longer than 20 ms"]]} />
      <button type="button" onClick=${clear}>Clear</button>
    </${Head}>
    ${found.length === 0 ? html`<${Empty} title="No trace yet">Send a request: <code>eval "$(barbell env)"; curl $AUTH_URL/auth/me</code></${Empty}>` : html`
      <p class="quiet" role="status">${plural(found.length, "trace")}${found.length > shown ? `, the newest ${shown} shown` : ""}</p>
      <div class="scroll"><table class="wide">
        <thead><tr><th class="num">Began</th><th>Request</th><th>Answer</th><th>Services</th><th class="num">Spans</th><th class="num">Took</th></tr></thead>
        <tbody>${found.slice(-shown).reverse().map((trace) => html`<${Row} key=${trace.id} trace=${trace} />`)}</tbody>
      </table></div>`}`;
}

function One({ id }) {
  const { traces } = useStore();
  // Spans of later work come after the first ones.
  const size = traces.find((trace) => trace.id === id)?.spans;
  const { value, error } = useAnswer(() => call("GET", `api/traces/${id}`), `${id} ${size}`);
  const log = useAnswer(() => call("GET", `api/logs${query({ request: id })}`), `${id} ${size}`);
  const [open, setOpen] = useState(null);
  const summary = value?.summary;
  const facts = useMemo(() => summary && [
    ["Request", summary.request], ["Person", summary.user], ["Run", summary.run], ["Trace", id],
  ].filter(([, text]) => text), [summary]);
  return html`
    <p><a href=${address("traces")}>← All traces</a></p>
    <${Problem} error=${error} />
    ${summary && html`
      <${Head} title=${`${summary.method ?? ""} ${summary.name}`} note=${`${plural(summary.spans, "span")} in ${summary.services.join(", ")}`}>
        ${summary.status && html`<${Badge} kind=${statusKind(summary.status)}>${summary.status} ${summary.code ?? ""}</${Badge}>`}
        <strong>${micros(summary.micros)}</strong></${Head}>
      <dl class="facts" dir="ltr">${facts.map(([name, text]) => html`<div><dt>${name}</dt><dd>${name === "Person" ? html`<a href=${address("people", [text])}>${text}</a>` : html`<code>${text}</code>`}</dd></div>`)}</dl>
      <${Waterfall} spans=${value.spans} />
      ${value.dropped > 0 && html`<p class="quiet">${plural(value.dropped, "more span")} not kept.</p>`}`}
    ${log.value?.lines.length > 0 && html`<h3>Log</h3><ol class="log" dir="ltr">
      ${log.value.lines.map((line, place) => html`<${Line} key=${place} line=${line} isOpen=${open === place} onToggle=${() => setOpen(open === place ? null : place)} />`)}</ol>`}`;
}

export const Traces = ({ route }) => (route.rest[0] ? html`<${One} id=${route.rest[0]} key=${route.rest[0]} />` : html`<${List} choices=${route.choices} />`);
