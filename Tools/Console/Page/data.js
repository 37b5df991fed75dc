// The services' databases, to look at. Rows lead to those they point at.
import { html, useState } from "../vendor/preact.js";
import { call, query } from "./api.js";
import { address, choose, go } from "./routes.js";
import { moment } from "./format.js";
import { Choice, Empty, Head, Problem, Search, useAnswer } from "./ui.js";

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
/** Between 2001 and 2096, as milliseconds. */
const isInstant = (column, value) => /(_at|_until|_on|^at|until)$/.test(column) && /^\d{12,13}$/.test(value);

function Value({ service, table, column, value }) {
  if (value === null) return html`<i class="null">null</i>`;
  if (typeof value === "object") return html`<span dir="auto">${value.cut}…</span> <small>${value.length} bytes</small>`;
  const isPerson = column.person || (service === "auth" && table === "users" && column.name === "id");
  if (isPerson && uuid.test(value)) return html`<a href=${address("people", [value])}>${value}</a>`;
  if (column.table) return html`<a href=${address("data", [service, column.table], { column: column.target ?? "id", value })}>${value}</a>`;
  if (isInstant(column.name, value)) return html`<time title=${value}>${moment(Number(value))}</time>`;
  if (/^[[{]/.test(value) && value.length > 60) return html`<details><summary>${value.slice(0, 50)}…</summary><pre>${pretty(value)}</pre></details>`;
  return html`<span dir="auto">${value}</span>`;
}

function pretty(text) {
  try { return JSON.stringify(JSON.parse(text), null, 2); } catch { return text; }
}

function Table({ service, table, choices }) {
  const { column = "", value = "" } = choices, skip = Number(choices.skip ?? 0);
  const [text, setText] = useState(value);
  const { value: found, error } = useAnswer(() => call("GET", `api/tables/${service}/${table}${query({ column: value && column, value, skip })}`), `${service} ${table} ${column} ${value} ${skip}`);
  const columns = found?.table.columns ?? [];
  return html`
    <${Head} title=${`${service} · ${table}`} note=${found && `${found.count > found.most ? `more than ${found.most}` : found.count} rows${value ? ` with ${column} = ${value}` : ""}, newest first`}>
      <form class="row" onSubmit=${(event) => { event.preventDefault(); choose({ column: column || columns[0]?.name, value: text, skip: "" }); }}>
        <${Choice} label="Column" value=${column || columns[0]?.name} onInput=${(name) => choose({ column: name })} options=${columns.map(({ name }) => [name, name])} />
        <${Search} label="Value" value=${text} onInput=${setText} placeholder="is exactly" /><button>Find</button>
        ${value && html`<a href=${address("data", [service, table])}>All rows</a>`}</form>
    </${Head}>
    <${Problem} error=${error} />
    ${found && (found.rows.length === 0 ? html`<${Empty} title="No row">${value ? "None has this value." : "Nothing is stored here yet."}</${Empty}>` : html`
      <div class="scroll rows" dir="ltr"><table>
        <thead><tr>${columns.map(({ name, type, key }) => html`<th>${key ? "🔑 " : ""}${name}<small>${type.toLowerCase()}</small></th>`)}</tr></thead>
        <tbody>${found.rows.map((row) => html`<tr>${row.map((cell, place) => html`<td><${Value} service=${service} table=${table} column=${columns[place]} value=${cell} /></td>`)}</tr>`)}</tbody></table></div>
      <p class="row">${skip > 0 && html`<button type="button" onClick=${() => choose({ skip: String(Math.max(0, skip - 50)) })}>Newer</button>`}
        ${found.more && html`<button type="button" onClick=${() => choose({ skip: String(skip + 50) })}>Older</button>`}</p>`)}`;
}

export function Data({ route }) {
  const { value, error } = useAnswer(() => call("GET", "api/tables"), "");
  const [service, table] = route.rest, [q, setQ] = useState("");
  if (table) return html`<p><a href=${address("data")}>← All tables</a></p><${Table} service=${service} table=${table} choices=${route.choices} key=${`${service} ${table}`} />`;
  const first = () => {
    for (const one of value?.services ?? []) for (const name of one.tables ?? []) if (name.includes(q)) return go("data", [one.name, name]);
  };
  return html`
    <${Head} title="Data" note="What the services have stored, read only. Each service has a database of its own.">
      <form onSubmit=${(event) => { event.preventDefault(); first(); }}><${Search} label="Table" value=${q} onInput=${setQ} placeholder="Table" /></form></${Head}>
    <${Problem} error=${error} />
    <div class="grid">${(value?.services ?? []).map(({ name, tables, problem }) => {
      const found = (tables ?? []).filter((one) => one.includes(q.trim().toLowerCase()));
      if (q && found.length === 0) return null;
      return html`<section class="card" key=${name}><header><h3>${name}</h3><span class="quiet">${tables?.length ?? ""}</span></header>
        ${problem ? html`<p class="problem">${problem}</p>` : html`<ul class="plain">${found.map((one) => html`<li><a href=${address("data", [name, one])}>${one}</a></li>`)}</ul>`}</section>`;
    })}</div>`;
}
