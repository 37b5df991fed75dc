public import HTTPCore
internal import Security
public import Wire

/// A page of HTML that runs no scripts and loads nothing: its one style stands in it and is allowed by hash.
public struct Page: Sendable {
    private let language: Language
    private let head: String
    private let style: String
    private let body: String
    private let headers: HTTPHeaders
    private let allowsForms: Bool

    /// - Parameters:
    ///   - title: plain text, escaped here.
    ///   - head: HTML after the title, such as more `meta` elements.
    ///   - body: HTML; whoever made it escaped what came from elsewhere.
    ///   - headers: more fields of the answer.
    ///   - allowsForms: whether its forms may be sent, to where the page came from and nowhere else.
    public init(
        _ language: Language, title: String, head: String = "", style: String, body: String, headers: HTTPHeaders = [:],
        allowsForms: Bool = false
    ) {
        self.language = language
        self.head = head + "<title>\(Self.escaped(title))</title>\n"
        self.style = style
        self.body = body
        self.headers = headers
        self.allowsForms = allowsForms
    }

    public var html: String {
        """
        <!doctype html>
        <html lang="\(language.rawValue)" dir="\(language == .arabic ? "rtl" : "ltr")">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        \(head)<style>\(style)</style>
        </head>
        <body>
        \(body)</body>
        </html>

        """
    }

    public var response: HTTPResponse {
        var fields: HTTPHeaders = [
            "Content-Language": language.rawValue, "Vary": "Accept-Language", "Cache-Control": "public, max-age=300",
            "Content-Security-Policy": policy, "Referrer-Policy": "no-referrer",
        ]
        for (name, value) in headers { fields[name] = value }
        return HTTPResponse(status: .ok, headers: fields, body: .bytes(Array(html.utf8)))
    }

    /// Allows this page's own style, by its hash, its forms where it has some, and nothing else. CSP Level 3 §2.3.1.
    private var policy: String {
        let hash = base64url(sha256(style)).replacing("-", with: "+").replacing("_", with: "/") + "="
        let forms = allowsForms ? "'self'" : "'none'"
        return "default-src 'none'; style-src 'sha256-\(hash)'; base-uri 'none'; form-action \(forms); frame-ancestors 'none'"
    }

    /// For text and for attributes in double quotes.
    public static func escaped(_ text: String) -> String {
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
}
