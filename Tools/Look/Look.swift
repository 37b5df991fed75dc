/// How the reports look, whose colours are those of the console's page (`Tools/Console/Page/console.css`). One style sheet, so that they
/// stay one family.
public enum Look {
    /// Colours, in both schemes, and what holds on every page. `data-scheme` of the root element overrides what the system prefers.
    ///
    /// Colours of texts keep a contrast of 4.5 to 1 or more in both schemes, as WCAG 2.2 asks.
    public static let base = """
        :root { color-scheme: light; --mono: \(mono); \(light) }
        @media (prefers-color-scheme: dark) { :root:not([data-scheme="light"]) { color-scheme: dark; \(dark) } }
        :root[data-scheme="dark"] { color-scheme: dark; \(dark) }
        \(everywhere)
        """

    private static let mono = #"ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace"#

    private static let light = """
        --bg: #f6f7f9; --card: #fff; --ink: #16191d; --quiet: #59626e; --line: #d9dde3; --code: #eef0f4; --link: #0b57c2;
        --ok: #0f6b38; --okbg: #e2f3e8; --bad: #b3261e; --badbg: #fdeae8; --mid: #7a5200; --midbg: #fbf0d9;
        --bar: #3a76d6; --db: #8a5cd1; --work: #0f6b5a;
        """

    private static let dark = """
        --bg: #121417; --card: #1b1f24; --ink: #e8ebef; --quiet: #a3adba; --line: #323842; --code: #262b32; --link: #8ab8ff;
        --ok: #6fd69a; --okbg: #143322; --bad: #ff9a91; --badbg: #44191a; --mid: #f0c366; --midbg: #3a2d10;
        --bar: #5b93ea; --db: #b490f0; --work: #4fc2ab;
        """

    private static let everywhere = #"""
        * { box-sizing: border-box; }
        body {
          margin: 0; background: var(--bg); color: var(--ink);
          font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Noto Sans Arabic", sans-serif;
        }
        a { color: var(--link); }
        code, pre, kbd { font-family: var(--mono); font-size: .86em; }
        code { overflow-wrap: anywhere; }
        pre {
          margin: 0; padding: .7rem .8rem; background: var(--code); border-radius: 6px; overflow: auto; white-space: pre-wrap;
          overflow-wrap: anywhere; max-block-size: 28rem;
        }
        :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: 4px; }
        .vh { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
        .skip { position: absolute; inset-inline-start: -99rem; }
        .skip:focus { inset-inline-start: 1rem; inset-block-start: .5rem; background: var(--card); padding: .5rem 1rem; z-index: 5; }
        .quiet { color: var(--quiet); font-size: .88rem; }
        .num { font-variant-numeric: tabular-nums; white-space: nowrap; }
        """#
}
