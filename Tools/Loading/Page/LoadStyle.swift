/// What the report of a load adds to the looks of all reports.
enum LoadStyle {
    static let text = #"""
        .charts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 30rem), 1fr)); gap: .8rem; }
        .chart { padding: .7rem .9rem; min-inline-size: 0; }
        .chart figcaption { display: flex; flex-wrap: wrap; gap: .1rem 1.2rem; justify-content: space-between; align-items: baseline; }
        .chart .legend { margin: 0; }
        .chart .legend svg { inline-size: 1.5rem; block-size: .625rem; }
        .plot { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: .2rem .6rem; margin-block-start: .6rem; }
        .plot > svg { inline-size: 100%; block-size: 9rem; overflow: visible; }
        .scale, .moments { display: flex; justify-content: space-between; color: var(--quiet); font-size: .8rem; line-height: 1; }
        .scale { flex-direction: column; text-align: end; margin-block: -.4rem; min-inline-size: 3.4rem; }
        .moments { grid-column: 2; }
        .chart path { fill: none; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; vector-effect: non-scaling-stroke; }
        .chart .grid { stroke: var(--line); stroke-width: 1; }
        .chart .wanted { stroke: var(--quiet); stroke-dasharray: 6 5; }
        .chart .made { stroke: var(--bar); }
        .chart .p50 { stroke: var(--work); }
        .chart .p95 { stroke: var(--bar); stroke-dasharray: 8 4; }
        .chart .p99 { stroke: var(--db); stroke-dasharray: 1 5; stroke-width: 2.5; }
        rect.failed { fill: var(--bad); }
        rect.hint { fill: transparent; }
        rect.hint:hover { fill: var(--quiet); fill-opacity: .18; }
        details { margin-block: .2rem 1rem; }
        summary { cursor: pointer; color: var(--quiet); padding-block: .5rem; min-block-size: 2.4rem; }

        .lines, .faults { list-style: none; padding: 0; margin: 0; }
        .lines { padding: .5rem .9rem; }
        .lines li { display: flex; gap: .6rem; align-items: center; padding-block: .25rem; }
        .fault { padding: .7rem .9rem; }
        .fault p { margin: .2rem 0 .5rem; }
        .answers { padding: .5rem .9rem; }
        .answers li { grid-template-columns: 5.5rem 1fr auto; gap: 0 .8rem; }
        .answers .num { min-inline-size: 8rem; text-align: end; }
        .answers .quiet { grid-column: 2 / -1; overflow-wrap: anywhere; }
        .part { inline-size: 100%; block-size: .55rem; border-radius: 99px; background: var(--line); }
        .part.ok { fill: var(--ok); } .part.mid { fill: var(--mid); } .part.bad { fill: var(--bad); }

        .times td, .times th { text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums; padding-inline: .6rem; }
        .times th:first-child {
          text-align: start; white-space: normal; overflow-wrap: anywhere; position: sticky; inset-inline-start: 0; background: var(--card);
          min-inline-size: 7rem;
        }
        .times .bad { color: var(--bad); font-weight: 600; }
        .spread { display: block; inline-size: 9rem; block-size: .8rem; margin-block: .35rem; background: var(--code); border-radius: 3px; }
        .far { fill: color-mix(in oklab, var(--bar) 30%, var(--code)); }
        .most { fill: color-mix(in oklab, var(--bar) 60%, var(--code)); }
        .half { fill: var(--bar); }
        @media print { details { display: none; } }
        """#
}
