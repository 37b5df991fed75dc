// What the services sent to the world: SMS, mail and pushes, and what they charged. All of it stays in the sandbox.
import { html, useEffect, useState } from "../vendor/preact.js";
import { useStore } from "./store.js";
import { call, query } from "./api.js";
import { choose } from "./routes.js";
import { moment } from "./format.js";
import { Badge, Choice, Copy, Empty, Head, Problem, Search, useAction, useAnswer } from "./ui.js";

const channels = [["", "everything"], ["sms", "SMS"], ["mail", "mail"], ["push", "pushes"], ["payment", "payments"]];
const paymentKinds = { succeeded: "ok", requires_action: "mid", processing: "mid", failed: "bad", canceled: "" };

/** Links that lead into an app open as they are; those of a browser open beside the console. */
const Link = ({ href }) => html`<a href=${href} target="_blank" rel="noreferrer">${href}</a>`;

/** The text with its links alive. */
const Text = ({ text }) => html`<p class="text" dir="auto">${text.split(/((?:https?|[a-z][a-z0-9+.-]*):\/\/\S+)/).map((part, place) => (place % 2 ? html`<${Link} href=${part} />` : part))}</p>`;

function Detail({ base, message }) {
  const { value, error } = useAnswer(() => call("GET", `/sandbox/messages/${message.channel}/${encodeURIComponent(message.id)}${query({ to: message.to })}`, undefined, base), message.id);
  const [form, setForm] = useState("text");
  const forms = [["text", "Text"], ...(value?.html ? [["html", "HTML"]] : []), ...(value?.source ? [["source", "Source"]] : [])];
  return html`
    <${Problem} error=${error} />
    ${forms.length > 1 && html`<p class="tabs" role="group" aria-label="Form">${forms.map(([id, title]) => html`
      <button type="button" class="small" aria-pressed=${form === id} onClick=${() => setForm(id)}>${title}</button>`)}</p>`}
    ${form === "html" && html`<iframe title="The mail as HTML" sandbox="" src=${`${base}/sandbox/mails/${encodeURIComponent(message.id)}/html${query({ to: message.to })}`}></iframe>`}
    ${form === "source" && html`<pre dir="ltr">${value.source}</pre>`}
    ${form === "text" && html`<${Text} text=${message.text} />`}`;
}

function Message({ message, base, isOpen, onToggle }) {
  const { channel, to, subject, text, code, receivedAt, deliveries, links } = message;
  return html`
    <li class="card message">
      <button type="button" class="row" aria-expanded=${isOpen} onClick=${onToggle}>
        <${Badge} kind=${channel}>${channel === "sms" ? "SMS" : channel}</${Badge}><bdi class="to">${to}</bdi>
        <span class="subject" dir="auto">${subject ?? text.split("\n")[0]}</span>
        ${deliveries > 1 && html`<${Badge} kind="mid">${deliveries} times</${Badge}>`}<time>${moment(receivedAt)}</time></button>
      ${(code || isOpen) && html`<p class="handy">${code && html`<b class="code" dir="ltr">${code}</b><${Copy} text=${code} label="Copy the code" />`}
        ${isOpen && links.map((link) => html`<${Copy} text=${link} label="Copy the link" />`)}</p>`}
      ${isOpen && html`<${Detail} base=${base} message=${message} />`}
    </li>`;
}

const money = (minor, currency) => `${(minor / 100).toFixed(2)} ${currency}`;

const Payment = ({ payment }) => html`
  <li class="card message"><div class="row">
    <${Badge} kind=${paymentKinds[payment.status] ?? ""}>${payment.status.replaceAll("_", " ")}</${Badge}>
    <b dir="ltr">${money(payment.amount, payment.currency)}</b>
    <span class="subject" dir="ltr">${payment.reference}${payment.card ? ` · ${payment.card.brand} •••• ${payment.card.last4}` : ""}${payment.decline ? ` · ${payment.decline.replaceAll("_", " ")}` : ""}</span>
    ${payment.refunded > 0 && html`<${Badge}>${money(payment.refunded, payment.currency)} given back</${Badge}>`}
    ${payment.actionUrl && html`<a href=${payment.actionUrl} target="_blank" rel="noreferrer">Approve or refuse</a>`}
    <time>${moment(payment.createdAt)}</time></div></li>`;

/** Reads again whenever the sandbox says that something came. */
function useNews(base) {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (!base) return;
    const stream = new EventSource(`${base}/sandbox/live`), more = () => setCount((before) => before + 1);
    stream.onmessage = more;
    stream.addEventListener("payment", more);
    stream.onopen = more;
    return () => stream.close();
  }, [base]);
  return count;
}

export function Messages({ route }) {
  const { services } = useStore();
  const base = services.find(({ name }) => name === "sandbox")?.url;
  const { channel = "", q = "" } = route.choices;
  const news = useNews(base), [open, setOpen] = useState(null), [round, setRound] = useState(0), { error, act } = useAction();
  const asked = { channel: channel === "payment" ? undefined : channel, text: q };
  const messages = useAnswer(async () => (base && channel !== "payment" ? call("GET", `/sandbox/messages${query(asked)}`, undefined, base) : { items: [], total: 0 }), `${base} ${channel} ${q} ${news} ${round}`);
  const payments = useAnswer(async () => (base && (channel === "payment" || (channel === "" && !q)) ? call("GET", "/payments/intents", undefined, base) : { items: [], total: 0 }), `${base} ${channel} ${q} ${news}`);
  const clear = () => act(async () => { await call("DELETE", `/sandbox/messages${query(asked)}`, undefined, base); setRound(round + 1); });
  const items = messages.value?.items ?? [], paid = payments.value?.items ?? [];
  const [clearing, setClearing] = useState(false);
  return html`
    <${Head} title="Messages" note="Nothing leaves this machine: the sandbox plays the SMS gateway, the mail server, the push service and the bank.">
      <${Search} label="Recipient, subject or text" value=${q} onInput=${(value) => choose({ q: value })} placeholder="Recipient, subject, text" />
      <${Choice} label="Channel" value=${channel} onInput=${(value) => choose({ channel: value })} options=${channels} />
      ${channel !== "payment" && (clearing
        ? html`<button type="button" class="danger" onClick=${() => { setClearing(false); clear(); }}>Forget ${messages.value?.total ?? 0} messages</button><button type="button" onClick=${() => setClearing(false)}>Keep them</button>`
        : html`<button type="button" disabled=${items.length === 0} onClick=${() => setClearing(true)}>Clear…</button>`)}
    </${Head}>
    <${Problem} error=${error ?? messages.error ?? payments.error} />
    ${!base && html`<${Empty} title="The sandbox does not run">Start it in Services: it takes what the others send.</${Empty}>`}
    ${base && messages.value && items.length + paid.length === 0 && html`<${Empty} title=${q || channel ? "Nothing like that" : "Nothing has arrived yet"}>Ask for a code, sign up by mail, or buy something.</${Empty}>`}
    <ul class="messages">${items.map((message) => {
      const key = `${message.channel} ${message.id} ${message.to}`;
      return html`<${Message} key=${key} message=${message} base=${base} isOpen=${open === key} onToggle=${() => setOpen(open === key ? null : key)} />`;
    })}</ul>
    ${messages.value?.total > items.length && html`<p class="quiet">The newest ${items.length} of ${messages.value.total}.</p>`}
    ${paid.length > 0 && html`<h3>Payments</h3><ul class="messages">${paid.map((payment) => html`<${Payment} key=${payment.id} payment=${payment} />`)}</ul>`}`;
}
