// Spans as bars over one time, each under what it was done for.
import { html, useMemo, useState } from "../vendor/preact.js";
import { micros } from "./format.js";

/** The spans as a tree, walked from its roots: each with its depth and its place on the axis, in parts of a hundred. */
function laidOut(spans) {
  const known = new Map(spans.map((span) => [span.id, span])), children = new Map();
  for (const span of spans) {
    const parent = known.has(span.parent) ? span.parent : "";
    children.set(parent, [...(children.get(parent) ?? []), span]);
  }
  const begin = spans.reduce((least, { began }) => (BigInt(began) < least ? BigInt(began) : least), BigInt(spans[0].began));
  const at = (span) => Number(BigInt(span.began) - begin) / 1000;
  const whole = Math.max(...spans.map((span) => at(span) + span.micros), 1);
  const rows = [];
  const walk = (parent, depth) => {
    for (const span of children.get(parent) ?? []) {
      rows.push({ span, depth, hasChildren: children.has(span.id), start: (at(span) / whole) * 100, width: (span.micros / whole) * 100, at: at(span) });
      walk(span.id, depth + 1);
    }
  };
  walk("", 0);
  return { rows, whole };
}

const kindWords = { server: "answers", client: "asks", consumer: "works", internal: "does", producer: "sends" };

function Row({ row, isOpen, isFolded, onToggle, onFold }) {
  const { span, depth, hasChildren, start, width, at } = row;
  const isDatabase = "db.system.name" in span.attributes;
  return html`
    <li class="span ${span.failure ? "failed" : ""}">
      <div class="row">
        <span class="name">
          <svg class="indent" width=${depth * 14} height="1" aria-hidden="true"></svg>
          ${hasChildren ? html`<button type="button" class="fold" aria-expanded=${!isFolded} aria-label=${`Parts of ${span.name}`} onClick=${onFold}>${isFolded ? "▸" : "▾"}</button>` : html`<i class="fold"></i>`}
          <button type="button" class="what" aria-expanded=${isOpen} onClick=${onToggle}>
            <b class="svc">${span.service}</b> <span class="kind">${isDatabase ? "" : kindWords[span.kind]}</span> ${span.name}</button></span>
        <svg class="bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
          <rect class=${isDatabase ? "db" : span.kind} x=${Math.min(start, 99.6)} width=${Math.max(width, 0.4)} y="1" height="8" rx="0.5" /></svg>
        <span class="num">${micros(span.micros)}</span>
      </div>
      ${isOpen && html`<dl class="more facts">
        <div><dt>after</dt><dd>${micros(at)}</dd></div>
        ${span.failure && html`<div><dt>failed</dt><dd class="bad">${span.failure}</dd></div>`}
        ${Object.entries(span.attributes).map(([name, value]) => html`<div><dt>${name}</dt><dd>${name === "db.query.text" ? html`<pre>${value}</pre>` : String(value)}</dd></div>`)}
      </dl>`}
    </li>`;
}

export function Waterfall({ spans }) {
  const { rows, whole } = useMemo(() => laidOut(spans), [spans]);
  const [open, setOpen] = useState(null), [folded, setFolded] = useState(new Set());
  const toggleFold = (id) => setFolded((before) => {
    const after = new Set(before);
    if (!after.delete(id)) after.add(id);
    return after;
  });
  // What is under something folded is left out: all rows after it that are deeper.
  let hiddenBelow = Infinity;
  const visible = rows.filter(({ span, depth }) => {
    if (depth > hiddenBelow) return false;
    hiddenBelow = folded.has(span.id) ? depth : Infinity;
    return true;
  });
  return html`
    <div class="waterfall" dir="ltr">
      <p class="axis" aria-hidden="true"><span>0</span><span>${micros(whole / 2)}</span><span>${micros(whole)}</span></p>
      <ol>${visible.map((row) => html`<${Row} key=${row.span.id} row=${row} isOpen=${open === row.span.id} isFolded=${folded.has(row.span.id)}
        onToggle=${() => setOpen(open === row.span.id ? null : row.span.id)} onFold=${() => toggleFold(row.span.id)} />`)}</ol>
    </div>`;
}
