internal import Contracts
internal import HTTPCore
internal import Security
internal import Wire

/// A legal text as a page of its own: no scripts, nothing loaded from anywhere.
struct HelpPage: Sendable {
    let document: HelpDocument
    let brand: String
    let language: Language
    /// The page beside this one, by title and address.
    let other: (title: String, address: String)
    let mail: EmailAddress

    var response: HTTPResponse {
        HTTPResponse(
            status: .ok,
            headers: [
                "Content-Language": language.rawValue, "Vary": "Accept-Language", "Cache-Control": "public, max-age=300",
                "Content-Security-Policy": Self.policy, "Referrer-Policy": "no-referrer",
            ],
            body: .bytes(Array(html.utf8)))
    }

    var html: String {
        let title = Self.escaped(document.title)
        let brand = Self.escaped(brand)
        let sections = document.sections.map { section in
            "<section>\n<h2>\(Self.escaped(section.heading))</h2>\n"
                + section.paragraphs.map { "<p>\(Self.escaped($0))</p>\n" }.joined() + "</section>\n"
        }
        return """
            <!doctype html>
            <html lang="\(language.rawValue)" dir="\(language == .arabic ? "rtl" : "ltr")">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>\(title) · \(brand)</title>
            <style>\(Self.style)</style>
            </head>
            <body>
            <header>
            <p class="brand"><bdi>\(brand)</bdi></p>
            <h1>\(title)</h1>
            <p class="dim">\(Self.escaped(edition)) <bdi dir="ltr">\(Self.escaped(document.version))</bdi></p>
            </header>
            <main>
            \(sections.joined())</main>
            <footer>
            <p><a href="\(Self.escaped(other.address))">\(Self.escaped(other.title))</a></p>
            <p><a href="mailto:\(Self.escaped(mail.text))"><bdi dir="ltr">\(Self.escaped(mail.text))</bdi></a></p>
            </footer>
            </body>
            </html>

            """
    }

    private var edition: String { language == .arabic ? "الإصدار" : "Version" }

    /// For text and for attributes in double quotes.
    static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "'": escaped += "&#39;"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

    /// Allows this page's own style, by its hash, and nothing else. CSP Level 3 §2.3.1.
    static let policy: String = {
        let hash = base64url(sha256(style)).replacing("-", with: "+").replacing("_", with: "/") + "="
        return "default-src 'none'; style-src 'sha256-\(hash)'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    }()

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
        p { margin: 0 0 .75rem; overflow-wrap: break-word; }
        .brand { color: var(--accent); font-weight: 600; margin: 0 0 .25rem; }
        .dim { color: var(--dim); font-size: .9375rem; margin: .5rem 0 0; }
        footer { display: flex; flex-wrap: wrap; gap: 0 1.5rem; margin-top: 2.5rem; padding-top: 1rem; padding-bottom: 2.5rem;
                 border-top: 1px solid var(--line); }
        footer p { margin: 0; }
        a { display: inline-block; color: var(--accent); padding: .6rem 0; text-underline-offset: .2em; }
        a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 2px; }
        """
}
