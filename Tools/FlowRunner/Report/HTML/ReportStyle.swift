/// What the report of a run adds to the looks of all reports.
enum ReportStyle {
    static let text = #"""
        .result { display: flex; flex-wrap: wrap; gap: 1rem 2rem; justify-content: space-between; align-items: end; }
        .result > div { flex: 1 1 24rem; min-inline-size: 0; }
        .history { margin: 0; flex: 0 1 auto; min-inline-size: 0; }
        .history figcaption { color: var(--quiet); font-size: .8rem; }
        .history svg { display: block; max-inline-size: 100%; block-size: 4.4rem; overflow: visible; }
        .history .ok, .count .ok { fill: var(--ok); background: var(--ok); }
        .history .bad, .count .bad { fill: var(--bad); background: var(--bad); }
        .history .mid, .count .mid { fill: var(--mid); background: var(--mid); }
        .history .took { fill: var(--quiet); opacity: .55; }
        .history .now { fill: var(--code); }

        .views { display: flex; flex-wrap: wrap; gap: .2rem; margin-block: 1.4rem 0; border-block-end: 1px solid var(--line); }
        .views button {
          border: 0; background: none; border-radius: 6px 6px 0 0; padding: .4rem .9rem; color: var(--quiet); font-weight: 600;
        }
        .views button[aria-current] { color: var(--ink); box-shadow: inset 0 -3px 0 var(--bar); }
        .views button:hover { background: var(--code); }
        .views .mark { font-size: .8rem; padding: 0 .45rem; border-radius: 99px; background: var(--code); margin-inline-start: .35rem; }
        .views .mark.bad { background: var(--badbg); color: var(--bad); }
        .tools { position: sticky; inset-block-start: 0; z-index: 2; background: var(--bg); padding-block: .7rem; margin: 0; }
        .tools label { display: flex; gap: .4rem; align-items: center; min-inline-size: 0; }
        .tools .text { flex: 2 1 15rem; }
        .tools .pick { flex: 1 1 10rem; }
        .tools input:not([type="checkbox"]), .tools select { inline-size: 100%; min-inline-size: 0; text-overflow: ellipsis; }
        .tools .check { white-space: nowrap; }
        .tools output { color: var(--quiet); font-size: .88rem; font-variant-numeric: tabular-nums; }
        .empty { text-align: center; padding: 2.5rem 1rem; color: var(--quiet); border: 1px dashed var(--line); border-radius: 12px; }

        #flows, #requirements, #slowest { scroll-margin-block-start: 5rem; }
        .group > header { display: flex; flex-wrap: wrap; gap: .2rem .8rem; align-items: baseline; margin-block: 1.3rem .5rem; }
        .group h2 { margin: 0; font-size: 1.1rem; overflow-wrap: anywhere; }
        .flow { overflow: clip; margin-block-end: .4rem; }
        .flow.failed { border-color: var(--bad); }
        .flow.flaky { border-color: var(--mid); }
        .row {
          all: unset; box-sizing: border-box; display: flex; gap: .6rem; align-items: center; inline-size: 100%; padding: .5rem .8rem;
          cursor: pointer; scroll-margin-block: 5rem 1rem;
        }
        button.row:hover { background: color-mix(in oklab, var(--code) 55%, transparent); }
        .row:focus-visible { outline: 3px solid var(--link); outline-offset: -3px; border-radius: 8px; }
        .row::before {
          content: ""; flex: none; inline-size: .45em; block-size: .45em; border: solid var(--quiet); border-width: 0 2px 2px 0;
          transform: rotate(-45deg);
        }
        .row[aria-expanded="true"]::before { transform: rotate(45deg); }
        .row .name { flex: 1; min-inline-size: 0; overflow-wrap: anywhere; }
        .flow h3, .step h4 { margin: 0; font-size: inherit; }
        .flow > h3 .name { font-weight: 600; }
        .row .quiet { font-weight: 400; }
        .row .quiet { white-space: nowrap; }
        .inner { padding: 0 .8rem .8rem; }
        .path { margin: .1rem 0 .5rem; }

        rect.own { fill: var(--line); } rect.connect { fill: var(--quiet); } rect.send { fill: var(--work); }
        rect.wait { fill: var(--bar); }
        rect.receive { fill: var(--db); }
        rect.fault { fill: var(--mid); }
        rect.harness { fill: color-mix(in oklab, var(--quiet) 60%, var(--line)); }
        rect.server { fill: var(--bar); } rect.client { fill: color-mix(in oklab, var(--bar) 55%, var(--line)); }
        rect.database { fill: var(--db); }
        rect.consumer { fill: var(--work); }
        rect.internal { fill: var(--quiet); }
        rect.failure { fill: var(--bad); }
        .steps { list-style: none; margin: 0; padding: 0; }
        .step + .step { border-block-start: 1px solid color-mix(in oklab, var(--line) 55%, transparent); }
        .step .row {
          display: grid; grid-template-columns: auto auto minmax(0, 1fr) minmax(3.4rem, auto) minmax(5rem, 30%) 4.6rem;
          padding: .3rem .4rem; min-block-size: 2.2rem; border-radius: 6px; font-size: .94rem; font-weight: 400;
        }
        .step .row .name { display: flex; gap: .7rem; align-items: baseline; }
        .step .row .name > span { flex: 0 1 auto; min-inline-size: 40%; }
        .step .row .name small {
          flex: 1 1 0; min-inline-size: 0; color: var(--quiet); font-family: var(--mono); font-size: .8rem; overflow: hidden;
          text-overflow: ellipsis; white-space: nowrap;
        }
        .step .bar {
          inline-size: 100%; block-size: .8rem; background: color-mix(in oklab, var(--code) 60%, transparent); border-radius: 3px;
        }
        .step .took { text-align: end; font-size: .86rem; color: var(--quiet); font-variant-numeric: tabular-nums; white-space: nowrap; }
        .step.idle .row { color: var(--quiet); }
        .step.idle .row { cursor: default; }
        .step.idle .row::before, .step.injected .row::before { visibility: hidden; }
        .step.injected .row { cursor: default; color: var(--mid); font-size: .92rem; }
        .status {
          justify-self: end; font-variant-numeric: tabular-nums; font-size: .82rem; font-weight: 600; padding: 0 .5rem; border-radius: 99px;
          background: var(--code); white-space: nowrap;
        }
        .status.s2 { color: var(--ok); }
        .status.s4 { color: var(--mid); }
        .status.s5, .status.s0 { color: var(--bad); }
        .clock {
          justify-self: end; color: var(--mid); background: var(--midbg); font-size: .8rem; padding: 0 .5rem; border-radius: 99px;
          white-space: nowrap;
        }

        .more { padding: 0 .4rem 1rem 1.5rem; }
        .more h5 { font-size: .86rem; color: var(--quiet); margin-block: .9rem .2rem; }
        .checks, .spans { list-style: none; margin: 0; padding: 0; }
        .checks li { display: flex; gap: .6rem; padding: .15rem 0; }
        .checks li > div { min-inline-size: 0; flex: 1; }
        .found { color: var(--quiet); font-size: .88rem; overflow-wrap: anywhere; }
        .diff { display: grid; grid-template-columns: max-content 1fr; gap: .1rem .8rem; margin: .3rem 0; font-size: .9rem; }
        .diff dt { color: var(--quiet); }
        .diff dd {
          margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; font-family: var(--mono); font-size: .92em; unicode-bidi: plaintext;
        }
        .times { display: flex; flex-wrap: wrap; gap: .1rem 1.2rem; font-size: .88rem; margin: 0; }
        .times div { display: flex; gap: .35rem; align-items: baseline; }
        .times dt { color: var(--quiet); }
        .times dd { margin: 0; font-variant-numeric: tabular-nums; }
        .sides { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr)); gap: 0 1rem; align-items: start; }
        .sides > * { min-inline-size: 0; }
        .message pre .head { color: var(--quiet); }
        .message summary, .span summary { cursor: pointer; }
        .message summary { color: var(--quiet); font-size: .84rem; padding-block: .25rem; min-block-size: 1.5rem; }
        .message pre + pre { margin-block-start: .3rem; }
        .key { color: var(--link); } .lit { color: var(--mid); } .str { color: var(--ok); }
        .copy { position: relative; }
        .copy button {
          position: absolute; inset-block-start: .3rem; inset-inline-end: .3rem; font-size: .8rem; min-block-size: 1.7rem;
          padding: .1rem .5rem;
        }
        .copy pre { padding-inline-end: 4.8rem; }
        .span summary, .span > div {
          display: grid; grid-template-columns: minmax(0, 24rem) minmax(4rem, 1fr) 4.6rem; gap: .6rem; align-items: center;
          min-block-size: 1.6rem; font-size: .88rem; list-style: none;
        }
        .span summary::-webkit-details-marker { display: none; }
        .span summary:hover { background: color-mix(in oklab, var(--code) 55%, transparent); }
        .span .what { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
        .span .what i { font-style: normal; color: var(--quiet); }
        .span.failed .what, .span.failed .what i { color: var(--bad); }
        .span .bar { inline-size: 100%; block-size: .7rem; }
        .span .took { text-align: end; font-variant-numeric: tabular-nums; color: var(--quiet); }
        .span dl { margin: .2rem 0 .5rem 1rem; }
        .reqs td:first-child { inline-size: 2.6rem; }
        .reqs tbody th { inline-size: 12rem; }
        .reqs td:last-child { inline-size: 34%; }
        .reqs a { display: inline-block; margin-inline-end: .6rem; padding-block: .1rem; }
        .reqs .badlink { color: var(--bad); }
        .slow { list-style: none; margin: 1rem 0 0; padding: 0; }
        .slow li {
          display: grid; grid-template-columns: minmax(0, 26rem) minmax(4rem, 1fr) auto; gap: .8rem; align-items: center;
          padding: .25rem 0;
        }
        .slow svg { inline-size: 100%; block-size: .7rem; }
        .slow small { display: block; color: var(--quiet); }

        @media (max-width: 56rem) {
          .step .row { grid-template-columns: auto auto minmax(0, 1fr) auto 4.6rem; row-gap: .2rem; }
          .step .row .name { display: block; }
          .step .row .name small { display: block; }
          .step .row .bar { grid-column: 3 / -1; grid-row: 2; block-size: .35rem; }
        }
        @media (max-width: 42rem) {
          header.top, main, footer { padding-inline: .7rem; }
          .row { flex-wrap: wrap; }
          .flow > h3 .row .quiet { flex-basis: 100%; padding-inline-start: 2.6rem; }
          .tools { position: static; }
          .tools { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: .5rem .7rem; align-items: end; }
          .tools label { display: block; }
          .tools label > span { color: var(--quiet); font-size: .84rem; }
          .tools .text, .tools output { grid-column: 1 / -1; }
          .tools .check { display: flex; align-items: center; min-block-size: 2.75rem; }
          .tools .check span { color: var(--ink); font-size: inherit; }
          .views { flex-wrap: nowrap; }
          .views button { padding-inline: .6rem; }
          button, select, input:not([type="checkbox"]) { min-block-size: 2.75rem; }
          .step .row { grid-template-columns: auto auto minmax(0, 1fr) auto; column-gap: .5rem; padding-inline: .3rem; }
          .step .row .took { grid-column: 4; grid-row: 2; }
          .step .row .bar { grid-column: 3; }
          .more { padding-inline: 0; }
          .span summary, .span > div { grid-template-columns: minmax(0, 1fr) 4.6rem; }
          .span .bar { grid-column: 1 / -1; grid-row: 2; block-size: .35rem; }
          .slow li { grid-template-columns: minmax(0, 1fr) auto; }
          .slow svg { grid-column: 1 / -1; grid-row: 2; }
        }
        @media print { .views { display: none; } }
        """#
}
