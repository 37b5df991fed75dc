public import HTTPCore
internal import Security
public import Wire

/// A page of HTML that loads nothing: its one style, and its one script if it has one, stand in it and are allowed by hash.
public struct Page: Sendable {
    private let language: Language
    private let head: String
    private let style: String
    private let body: String
    private let headers: HTTPHeaders
    private let allowsForms: Bool
    private let script: String?
    private let framedBy: String

    /// - Parameters:
    ///   - title: plain text, escaped here.
    ///   - head: HTML after the title, such as more `meta` elements.
    ///   - body: HTML; whoever made it escaped what came from elsewhere.
    ///   - script: what runs in it. It may send requests to where the page came from and show pictures that they gave.
    ///   - headers: more fields of the answer.
    ///   - framedBy: which pages may show it inside of theirs, as `frame-ancestors` says it.
    ///   - allowsForms: whether its forms may be sent, to where the page came from and nowhere else.
    public init(
        _ language: Language, title: String, head: String = "", style: String, body: String, script: String? = nil,
        headers: HTTPHeaders = [:], framedBy: String = "'none'", allowsForms: Bool = false
    ) {
        self.language = language
        self.head = head + "<title>\(Self.escaped(title))</title>\n"
        self.style = style
        self.body = body
        self.headers = headers
        self.allowsForms = allowsForms
        self.script = script
        self.framedBy = framedBy
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
        \(body)\(script.map { "<script>\($0)</script>\n" } ?? "")</body>
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

    /// Allows this page's own style and script, by their hashes, its forms where it has some, and nothing else. CSP Level 3 §2.3.1.
    private var policy: String {
        let forms = allowsForms ? "'self'" : "'none'"
        let scripts = script.map { " script-src \(Self.source($0)); connect-src 'self'; img-src blob:;" } ?? ""
        return
            "default-src 'none'; style-src \(Self.source(style));\(scripts) base-uri 'none'; form-action \(forms); frame-ancestors \(framedBy)"
    }

    private static func source(_ text: String) -> String {
        "'sha256-\(base64url(sha256(text)).replacing("-", with: "+").replacing("_", with: "/"))='"
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
