// Accounts: found, signed in as, given a role or a tier, deleted.
import { html, useState } from "../vendor/preact.js";
import { call, query } from "./api.js";
import { address, choose, go } from "./routes.js";
import { moment } from "./format.js";
import { Badge, Choice, Copy, Empty, Head, Problem, Search, useAction, useAnswer } from "./ui.js";

const products = [["", "every product"], ["gtsd", "GTSD"], ["fitcoach", "FitCoach+"], ["ironlift", "IronLift"], ["stack", "Stack"]];
const roles = ["user", "coach", "admin"].map((role) => [role, role]);
const tiers = [["", "another tier…"], ["freemium", "Freemium"], ["premium", "Premium"], ["smart_premium", "Smart Premium"]];

const name = ({ name, email, phone, id }) => name ?? email ?? phone ?? id;

function List({ choices }) {
  const { q = "", product = "" } = choices;
  const { value, error } = useAnswer(() => call("GET", `api/people${query({ q, product })}`), `${q} ${product}`);
  const people = value?.items ?? [];
  return html`
    <${Head} title="People" note="Accounts of all four products, newest first.">
      <${Search} label="Name, address, number or id" value=${q} onInput=${(text) => choose({ q: text })} placeholder="Name, address, number, id" />
      <${Choice} label="Product" value=${product} onInput=${(text) => choose({ product: text })} options=${products} />
    </${Head}>
    <${Problem} error=${error} />
    ${value && people.length === 0 && html`<${Empty} title=${q || product ? "Nobody like that" : "Nobody yet"}>Sign up in an app, or <code>barbell seed</code> the personas of the documents.</${Empty}>`}
    ${people.length > 0 && html`<div class="scroll"><table class="wide cards">
      <thead><tr><th>Person</th><th>Product</th><th>Role</th><th>Mail</th><th>Phone</th><th>Since</th></tr></thead>
      <tbody>${people.map((person) => html`<tr key=${person.id}>
        <th scope="row"><a href=${address("people", [person.id])}><bdi>${name(person)}</bdi></a>${person.demo && html` <${Badge}>demo</${Badge}>`}</th>
        <td>${person.product}</td><td>${person.role === "user" ? "" : html`<${Badge} kind="mid">${person.role}</${Badge}>`}</td>
        <td><bdi>${person.email ?? ""}</bdi></td><td dir="ltr">${person.phone ?? ""}</td><td><time>${moment(person.createdAt)}</time></td></tr>`)}</tbody></table></div>
      ${people.length === 50 && html`<p class="quiet">The newest 50; look for the others by name.</p>`}`}`;
}

function Session({ tokens }) {
  const request = `curl -H 'Authorization: Bearer ${tokens.accessToken}' `;
  return html`<div class="card"><header><h3>Signed in</h3></header>
    <p class="row">Access token, good for ${Math.round(tokens.expiresIn / 60)} minutes <${Copy} text=${tokens.accessToken} /> <${Copy} text=${request} label="Copy as the start of a curl line" /></p>
    ${tokens.refreshToken && html`<p class="row">Refresh token <${Copy} text=${tokens.refreshToken} /></p>`}
    <pre dir="ltr" class="short">${tokens.accessToken}</pre></div>`;
}

function One({ id }) {
  const [round, setRound] = useState(0), [tokens, setTokens] = useState(null), [isSure, setSure] = useState(false);
  const { value, error } = useAnswer(() => call("GET", `api/people${query({ q: id })}`), `${id} ${round}`);
  const rows = useAnswer(() => call("GET", `api/people/${id}/rows`), `${id} ${round}`);
  const { error: refusal, isBusy, act } = useAction();
  const person = value?.items.find((one) => one.id === id);
  const change = (what, body) => act(async () => { await call("PUT", `api/people/${id}/${what}`, body); setRound(round + 1); });
  const remove = () => act(async () => { await call("DELETE", `api/people/${id}`); go("people"); });
  return html`
    <p><a href=${address("people")}>← Everybody</a></p>
    <${Problem} error=${error ?? refusal} />
    ${value && !person && html`<${Empty} title="Nobody has this id">The account may have been deleted: <code>${id}</code></${Empty}>`}
    ${person && html`
      <${Head} title=${html`<bdi>${name(person)}</bdi>`} note=${`${person.product} · ${person.role} · since ${moment(person.createdAt)}`}>
        <button type="button" disabled=${isBusy} onClick=${() => act(async () => setTokens(await call("POST", `api/people/${id}/sessions`)))}>Sign in as</button>
        <${Choice} label="Role" hidden=${false} value=${person.role} options=${roles} onInput=${(role) => change("role", { role })} />
        ${person.product === "fitcoach" && html`<${Choice} label="Tier" hidden=${false} value="" options=${tiers} onInput=${(tier) => tier && change("tier", { tier })} />`}
      </${Head}>
      <dl class="facts"><div><dt>Id</dt><dd dir="ltr"><code>${id}</code> <${Copy} text=${id} /></dd></div>
        ${person.email && html`<div><dt>Mail</dt><dd><bdi>${person.email}</bdi> ${person.emailVerified ? html`<${Badge} kind="ok">verified</${Badge}>` : html`<${Badge} kind="mid">not verified</${Badge}>`}</dd></div>`}
        ${person.phone && html`<div><dt>Phone</dt><dd dir="ltr">${person.phone}</dd></div>`}
        <div><dt>Onboarding</dt><dd>${person.onboardingCompleted ? "done" : "not done"}</dd></div></dl>
      ${tokens && html`<${Session} tokens=${tokens} />`}
      <p class="row"><a href=${address("logs", [], { user: id })}>Log</a> <a href=${address("traces", [], { q: id, only: "all" })}>Traces</a>
        ${(person.email ?? person.phone) && html`<a href=${address("messages", [], { q: person.email ?? person.phone })}>Messages</a>`}</p>
      <h3>Rows about this person</h3>
      ${(rows.value?.problems ?? []).map(({ service, problem }) => html`<p class="problem" key=${service}>${problem}</p>`)}
      ${rows.value && (rows.value.rows.length === 0 ? html`<p class="quiet">None but the account.</p>` : html`<ul class="chips">${rows.value.rows.map(({ service, table, column, count }) => html`
        <li class="chip"><a href=${address("data", [service, table], { column, value: id })}>${service} · ${table}</a> ${count}</li>`)}</ul>`)}
      <h3>End</h3>
      <p class="row">${isSure
        ? html`<button type="button" class="danger" disabled=${isBusy} onClick=${remove}>Delete the account and all that belongs to it</button><button type="button" onClick=${() => setSure(false)}>Keep it</button>`
        : html`<button type="button" onClick=${() => setSure(true)}>Delete…</button>`}</p>`}`;
}

export const People = ({ route }) => (route.rest[0] ? html`<${One} id=${route.rest[0]} key=${route.rest[0]} />` : html`<${List} choices=${route.choices} />`);
