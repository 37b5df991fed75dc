extension Look {
    /// What the reports have in common besides: head, facts, cards, tables, filters. They are one file each, without outside resources.
    public static let report = base + "\n" + pages

    private static let pages = #"""
        header.top, main, footer { max-inline-size: 80rem; margin-inline: auto; padding-inline: 1rem; }
        header.top { padding-block-start: 1.5rem; }
        footer { padding-block: 2rem 2.5rem; color: var(--quiet); font-size: .88rem; }
        .brand { margin: 0; color: var(--quiet); font-weight: 600; letter-spacing: .02em; }
        h1 {
          margin: .1rem 0 .8rem; font-size: clamp(1.5rem, 5vw, 2.2rem); line-height: 1.2; display: flex; gap: .6rem; align-items: center;
        }
        h2 { font-size: 1.3rem; margin: 2.2rem 0 .8rem; }
        h3, h4, h5 { margin: 0; font-weight: 600; overflow-wrap: anywhere; }
        h3 { font-size: 1.02rem; }
        h4 { font-size: .96rem; }
        .facts { display: flex; flex-wrap: wrap; gap: .3rem 1.6rem; margin: 0; }
        .facts div { display: flex; gap: .4rem; min-inline-size: 0; }
        .facts dt { color: var(--quiet); white-space: nowrap; }
        .facts dd { margin: 0; font-weight: 600; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
        .icon {
          display: inline-grid; place-items: center; flex: none; inline-size: 1.45em; block-size: 1.45em; border-radius: 50%;
          font-size: .85em; font-weight: 700;
        }
        h1 .icon { font-size: .8em; }
        .icon.ok { color: var(--ok); background: var(--okbg); }
        .icon.bad { color: var(--bad); background: var(--badbg); }
        .icon.mid { color: var(--mid); background: var(--midbg); }
        .card { background: var(--card); border: 1px solid var(--line); border-radius: 10px; margin: 0 0 .6rem; }
        .chips { display: flex; flex-wrap: wrap; gap: .35rem; margin: .3rem 0 .7rem; }
        .chip { font-size: .8rem; padding: .05rem .55rem; border-radius: 99px; background: var(--code); overflow-wrap: anywhere; }
        .chip.tag { background: none; border: 1px solid var(--line); }
        .docs { list-style: none; margin: 0 0 .9rem; padding: 0; }
        .docs li { display: grid; grid-template-columns: minmax(7rem, 16rem) 1fr auto; gap: .8rem; align-items: center; padding: .25rem 0; }
        .doc { font-weight: 600; }
        .track { block-size: .55rem; border-radius: 99px; background: var(--line); overflow: hidden; }
        .track span { display: block; block-size: 100%; background: var(--bar); }
        .docs .num { font-size: .88rem; color: var(--quiet); }
        .legend {
          display: flex; flex-wrap: wrap; gap: .2rem 1rem; margin: 0 0 .4rem; padding: 0; list-style: none; color: var(--quiet);
          font-size: .8rem;
        }
        .legend svg { inline-size: .8rem; block-size: .8rem; vertical-align: -.1rem; margin-inline-end: .35rem; }
        .scroll { overflow-x: auto; }
        table { border-collapse: collapse; inline-size: 100%; font-size: .93rem; }
        th, td { text-align: start; vertical-align: top; padding: .4rem .6rem .4rem 0; border-block-start: 1px solid var(--line); }
        thead th { border-block-start: 0; color: var(--quiet); font-weight: 600; }
        tbody th { font-weight: 400; }
        .tools { display: flex; flex-wrap: wrap; gap: .6rem 1rem; align-items: center; margin: 0 0 .8rem; }
        input:not([type="checkbox"]), select, button {
          font: inherit; color: inherit; background: var(--card); border: 1px solid var(--quiet); border-radius: 6px; padding: .35rem .6rem;
          min-block-size: 2.4rem;
        }
        input[type="checkbox"] { inline-size: 1.15rem; block-size: 1.15rem; vertical-align: -.2rem; }
        button { cursor: pointer; }
        .alert { background: var(--badbg); color: var(--bad); border-radius: 6px; padding: .5rem .8rem; margin: .4rem 0; }
        .alert p, .alert ul { margin: .1rem 0; }
        .alert .quiet { color: inherit; }
        @media (max-width: 42rem) {
          .stack thead { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
          .stack tr {
            display: grid; grid-template-columns: auto 1fr; gap: 0 .6rem; border-block-start: 1px solid var(--line); padding: .4rem 0;
          }
          .stack td, .stack th { inline-size: auto; border: 0; padding: .1rem 0; }
          .stack td:nth-child(n + 3) { grid-column: 1 / -1; }
        }
        @media print { .tools, .skip { display: none; } }
        """#
}
