/// How tax documents look, on paper and on a phone.
enum DocumentStyle {
    static let css = """
        :root { color-scheme: light; --ink: #16191d; --dim: #5c646e; --line: #d9dde2; --accent: #00696b; --soft: #f2f6f6; }
        @page { size: A4; margin: 14mm; }
        * { box-sizing: border-box; }
        html { background: #e9ecef; }
        body { margin: 0; font: 0.9375rem/1.5 system-ui, "Noto Sans Arabic", sans-serif; color: var(--ink); }
        main { width: min(210mm, 100%); min-height: 297mm; margin: 1.5rem auto; padding: 16mm 15mm; background: #fff;
               box-shadow: 0 1px 12px rgb(0 0 0 / .12); display: flex; flex-direction: column; }
        p, h1, dl, dd, figure { margin: 0; }
        .alt { color: var(--dim); font-size: .8125em; }
        .number, td, .totals dd { font-variant-numeric: tabular-nums; }
        header { display: flex; justify-content: space-between; gap: 2rem; padding-bottom: 1.25rem; border-bottom: 3px solid \
        var(--accent); }
        .seller { font-size: 1.375rem; font-weight: 700; color: var(--accent); line-height: 1.3; }
        .vat { margin-top: .5rem; font-size: .875rem; }
        .title { text-align: end; }
        h1 { font-size: 1.25rem; line-height: 1.3; text-wrap: balance; }
        .title > .alt { font-size: 1rem; }
        .big { font-size: 1.375rem; font-weight: 700; margin-top: .25rem; }
        main > dl { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1rem 1.5rem; padding: 1.25rem 0; }
        main > dl > .wide { grid-column: 1 / -1; }
        dt { font-size: .8125rem; color: var(--dim); }
        main > dl dd { font-weight: 600; overflow-wrap: anywhere; }
        table { width: 100%; border-collapse: collapse; }
        thead th { background: var(--soft); font-size: .8125rem; font-weight: 600; line-height: 1.35; vertical-align: top; }
        thead th > span:first-child { display: block; }
        thead th > .alt { display: inline-block; font-weight: 400; }
        th, td { padding: .55rem .6rem; text-align: end; vertical-align: top; border-bottom: 1px solid var(--line); }
        th:first-child, [dir=rtl] th, [dir=rtl] td { text-align: start; }
        tbody th { font-weight: 500; overflow-wrap: anywhere; }
        td { white-space: nowrap; }
        tr { break-inside: avoid; }
        .end { display: flex; justify-content: space-between; gap: 2rem; padding-top: 1.5rem; break-inside: avoid; }
        figure { width: 42mm; flex: none; text-align: center; }
        figure svg { display: block; width: 100%; height: auto; border: 1px solid var(--line); border-radius: 4px; }
        figcaption { font-size: .8125rem; color: var(--dim); margin-top: .35rem; }
        .totals { flex: 0 1 26rem; }
        .totals > div { display: flex; justify-content: space-between; align-items: baseline; gap: 1.5rem; padding: .35rem .6rem; }
        .totals dt { font-size: .9375rem; color: var(--ink); }
        .totals .alt { display: inline-block; }
        .totals dd { white-space: nowrap; }
        .totals .sum { margin-top: .35rem; padding: .65rem .6rem; background: var(--soft); border-top: 2px solid var(--accent); \
        font-weight: 700; }
        .sum dd { font-size: 1.125rem; color: var(--accent); }
        .unit { font-size: .8125em; color: var(--dim); font-weight: 400; }
        .code { font-size: .8125em; padding: .05rem .4rem; border: 1px solid var(--line); border-radius: 3px; }
        footer { margin-top: auto; padding-top: 2rem; font-size: .8125rem; color: var(--dim); }
        @media print {
          html { background: none; }
          main { width: auto; min-height: 0; margin: 0; padding: 0; box-shadow: none; }
          footer { margin-top: 1rem; }
          * { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
        }
        @media screen and (max-width: 640px) {
          main { margin: 0; min-height: 100vh; padding: 1.25rem 1rem; }
          header, .end { flex-direction: column; align-items: stretch; gap: 1rem; }
          .title { text-align: start; }
          main > dl { grid-template-columns: 1fr 1fr; }
          thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
          table, tbody { display: block; }
          tr { display: grid; grid-template-columns: 1fr 1fr; padding: .6rem 0; border-bottom: 1px solid var(--line); }
          tbody th { grid-column: 1 / -1; font-weight: 600; }
          th, td { border: 0; padding: .15rem 0; text-align: start; }
          td.none { display: none; }
          td::before { content: attr(data-label) " "; color: var(--dim); font-size: .8125rem; }
          .totals { flex-basis: auto; order: -1; }
          .totals > div { padding-inline: 0; }
          .totals .sum { padding-inline: .6rem; }
          figure { align-self: center; }
        }
        """
}
