internal import Contracts
internal import HTTPCore
internal import Security
internal import TasksDomain
internal import Wire

/// A shared badge as a page of its own: what it is and how it is earned, and nothing of who earned it. No scripts, nothing loaded
/// from anywhere. GTSD-P-3.6-06.
struct BadgePage: Sendable {
    let code: BadgeCode
    let language: Language

    var response: HTTPResponse {
        HTTPResponse(
            status: .ok,
            headers: [
                "Content-Language": language.rawValue, "Vary": "Accept-Language", "Cache-Control": "public, max-age=300",
                "Content-Security-Policy": Self.policy, "Referrer-Policy": "no-referrer", "X-Robots-Tag": "noindex",
            ],
            body: .bytes(Array(html.utf8)))
    }

    var html: String {
        let badge = BadgeRule.text(code, language)
        let (name, description, criteria) = (Self.escaped(badge.name), Self.escaped(badge.description), Self.escaped(badge.criteria))
        let brand = Self.escaped(ProductPolicy.of(.gtsd).brand[language] ?? "")
        return """
            <!doctype html>
            <html lang="\(language.rawValue)" dir="\(language == .arabic ? "rtl" : "ltr")">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="robots" content="noindex">
            <meta property="og:title" content="\(name) · \(brand)">
            <meta property="og:description" content="\(description)">
            <title>\(name) · \(brand)</title>
            <style>\(Self.style)</style>
            </head>
            <body>
            <main>
            <p class="emoji" aria-hidden="true">\(Self.escaped(badge.emoji))</p>
            <h1>\(name)</h1>
            <p>\(description)</p>
            <p class="dim"><span>\(language == .arabic ? "كيف يُكتسب:" : "How to earn it:")</span> \(criteria)</p>
            </main>
            <footer><p><bdi>\(brand)</bdi></p></footer>
            </body>
            </html>

            """
    }

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
        :root { color-scheme: light dark; --ink: #1a1d21; --dim: #59616b; --paper: #f3f4f5; --card: #ffffff; --line: #dcdfe3; --accent: #00696b; }
        @media (prefers-color-scheme: dark) {
          :root { --ink: #eceef0; --dim: #a3acb6; --paper: #14171a; --card: #1c2024; --line: #333a41; --accent: #5fd0cf; }
        }
        * { box-sizing: border-box; }
        body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 1.5rem; font: 1.0625rem/1.65 system-ui, sans-serif;
               color: var(--ink); background: var(--paper); text-align: center; }
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
