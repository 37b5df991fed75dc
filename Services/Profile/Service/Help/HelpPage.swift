internal import Contracts
internal import HTTPCore
internal import ServiceKit
internal import Wire

/// A legal text as a page of its own: no scripts, nothing loaded from anywhere.
struct HelpPage: Sendable {
    let document: HelpDocument
    let brand: String
    let language: Language
    /// The page beside this one, by title and address.
    let other: (title: String, address: String)
    let mail: EmailAddress

    var response: HTTPResponse { page.response }

    private var page: Page {
        let brand = Page.escaped(brand)
        let sections = document.sections.map { section in
            "<section>\n<h2>\(Page.escaped(section.heading))</h2>\n"
                + section.paragraphs.map { "<p>\(Page.escaped($0))</p>\n" }.joined() + "</section>\n"
        }
        return Page(
            language, title: "\(document.title) · \(self.brand)", style: Self.style,
            body: """
                <header>
                <p class="brand"><bdi>\(brand)</bdi></p>
                <h1>\(Page.escaped(document.title))</h1>
                <p class="dim">\(Page.escaped(edition)) <bdi dir="ltr">\(Page.escaped(document.version))</bdi></p>
                </header>
                <main>
                \(sections.joined())</main>
                <footer>
                <p><a href="\(Page.escaped(other.address))">\(Page.escaped(other.title))</a></p>
                <p><a href="mailto:\(Page.escaped(mail.text))"><bdi dir="ltr">\(Page.escaped(mail.text))</bdi></a></p>
                </footer>

                """)
    }

    private var edition: String { language == .arabic ? "الإصدار" : "Version" }

    private static let style = """
        :root { color-scheme: light dark; --ink: #1a1d21; --dim: #59616b; --paper: #fbfbfa; --line: #dcdfe3; --accent: #00696b; }
        @media (prefers-color-scheme: dark) {
          :root { --ink: #eceef0; --dim: #a3acb6; --paper: #14171a; --line: #333a41; --accent: #5fd0cf; }
        }
        * { box-sizing: border-box; }
        body { margin: 0; font: 1.0625rem/1.65 system-ui, sans-serif; color: var(--ink); background: var(--paper); }
        header, main, footer { width: min(42rem, 100% - 2.5rem); margin: 0 auto; }
        header { padding-top: 2.5rem; padding-bottom: 1.25rem; border-bottom: 1px solid var(--line); }
        h1 { font-size: 1.875rem; line-height: 1.25; margin: 0; text-wrap: balance; }
        h2 { font-size: 1.1875rem; line-height: 1.4; margin: 2.25rem 0 .5rem; }
        p { margin: 0 0 .75rem; overflow-wrap: anywhere; }
        .brand { color: var(--accent); font-weight: 600; margin: 0 0 .25rem; }
        .dim { color: var(--dim); font-size: .9375rem; margin: .5rem 0 0; }
        footer { display: flex; flex-wrap: wrap; gap: 0 1.5rem; margin-top: 2.5rem; padding-top: 1rem; padding-bottom: 2.5rem;
                 border-top: 1px solid var(--line); }
        footer p { margin: 0; }
        a { display: inline-block; color: var(--accent); padding: .6rem 0; text-underline-offset: .2em; }
        a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 2px; }
        """
}
