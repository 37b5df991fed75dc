internal import Contracts
internal import HTTPCore
internal import ServiceKit
internal import TasksDomain
internal import Wire

/// A shared badge as a page of its own: what it is and how it is earned, and nothing of who earned it. No scripts, nothing loaded
/// from anywhere. GTSD-P-3.6-06.
struct BadgePage: Sendable {
    let code: BadgeCode
    let language: Language

    var response: HTTPResponse { page.response }
    var html: String { page.html }

    private var page: Page {
        let badge = BadgeRule.text(code, language)
        let (name, description, criteria) = (Page.escaped(badge.name), Page.escaped(badge.description), Page.escaped(badge.criteria))
        let brand = ProductPolicy.of(.gtsd).brand[language] ?? ""
        return Page(
            language, title: "\(badge.name) · \(brand)",
            head: """
                <meta name="robots" content="noindex">
                <meta property="og:title" content="\(name) · \(Page.escaped(brand))">
                <meta property="og:description" content="\(description)">

                """,
            style: Self.style,
            body: """
                <main>
                <p class="emoji" aria-hidden="true">\(Page.escaped(badge.emoji))</p>
                <h1>\(name)</h1>
                <p>\(description)</p>
                <p class="dim"><span>\(language == .arabic ? "كيف يُكتسب:" : "How to earn it:")</span> \(criteria)</p>
                </main>
                <footer><p><bdi>\(Page.escaped(brand))</bdi></p></footer>

                """, headers: ["X-Robots-Tag": "noindex"])
    }

    private static let style = """
        :root { color-scheme: light dark; --ink: #1a1d21; --dim: #59616b; --paper: #f3f4f5; --card: #ffffff; --line: #dcdfe3;
                --accent: #00696b; }
        @media (prefers-color-scheme: dark) {
          :root { --ink: #eceef0; --dim: #a3acb6; --paper: #14171a; --card: #1c2024; --line: #333a41; --accent: #5fd0cf; }
        }
        * { box-sizing: border-box; }
        body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 1.5rem;
               font: 1.0625rem/1.65 system-ui, sans-serif; color: var(--ink); background: var(--paper); text-align: center; }
        main { width: min(26rem, 100vw - 3rem); padding: 2.5rem 2rem; background: var(--card); border: 1px solid var(--line);
               border-radius: 1.25rem; }
        .emoji { font-size: 5rem; line-height: 1.1; margin: 0 0 1rem; }
        h1 { font-size: 1.75rem; line-height: 1.3; margin: 0 0 .5rem; text-wrap: balance; }
        p { margin: 0; text-wrap: balance; overflow-wrap: break-word; }
        .dim { color: var(--dim); font-size: .9375rem; margin-top: 1.5rem; padding-top: 1.25rem; border-top: 1px solid var(--line); }
        .dim span { display: block; font-weight: 600; }
        footer { color: var(--accent); font-weight: 600; letter-spacing: .04em; margin-top: 1.25rem; }
        """
}
