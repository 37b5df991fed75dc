internal import HTTPCore
internal import JSONCoding
internal import Wire

/// The reference of services as one page of HTML: without outside resources, and readable without its script. The script searches, opens
/// what is linked to, and sends requests from the forms.
public struct ReferencePage: Sendable {
    /// Where a service answers, and where its page is.
    public struct Links: Sendable {
        /// The address that curl lines use, without a slash at its end.
        public let address: String
        /// What forms put before a path; empty where the page itself comes from the service.
        let base: String
        /// Pages of the other services by their names, for the head of the page: `auth.html`.
        public let pages: [(service: String, href: String)]

        public init(address: String, pages: [(service: String, href: String)] = []) { self.init(address, base: address, pages) }

        /// Of a page that its service gives itself, under whatever address; curl lines use the variable that `barbell env` sets.
        public static func own(_ service: String) -> Links { Links(variable(service), base: "", []) }

        /// `$AUTH_URL`
        public static func variable(_ service: String) -> String { "$\(service.uppercased())_URL" }

        private init(_ address: String, base: String, _ pages: [(service: String, href: String)]) {
            self.address = address
            self.base = base
            self.pages = pages
        }
    }

    public let title: String
    public static let style = ReferenceStyle.text
    public static let script = ReferenceScript.text
    /// What is inside `<body>`, without the script.
    public let body: String

    /// - Parameters:
    ///   - book: one service; of several, the first is shown.
    public init(_ book: ReferenceBook, _ links: Links) {
        let chapter = book.chapters.first ?? .init("")
        title = "\(chapter.service) · Barbell API"
        var writer = PageWriter(book: book, chapter: chapter, links: links)
        writer.write()
        body = writer.out.html
    }

    /// The whole page, for a file.
    public var html: String {
        """
        <!doctype html>
        <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">\
        <meta name="color-scheme" content="light dark"><title>\(Markup.escaped(title))</title><style>\(Self.style)</style></head>
        <body>\(body)<script>\(Self.script)</script></body></html>

        """
    }
}

/// Writes the frame of a page: head, index, conventions, and what the extensions write of operations, types and errors.
struct PageWriter {
    let book: ReferenceBook
    let chapter: ReferenceBook.Chapter
    let links: ReferencePage.Links
    var out = Markup()
    /// Types by their Swift names, for links.
    let types: [String: ReferenceType]

    init(book: ReferenceBook, chapter: ReferenceBook.Chapter, links: ReferencePage.Links) {
        self.book = book
        self.chapter = chapter
        self.links = links
        types = Dictionary(book.types.map { ($0.type, $0) }) { first, _ in first }
    }

    mutating func write() {
        out.add("<a class=\"skip\" href=\"#main\">Skip to the operations</a>")
        head()
        out.add("<div class=\"columns\">")
        index()
        out.add("<main id=\"main\" data-base=\"\(Markup.escaped(links.base))\">")
        conventions()
        for area in chapter.areas {
            out.add("<section aria-labelledby=\"\(Self.anchor(area))\"><h2 id=\"\(Self.anchor(area))\">")
            out.text(area.name)
            out.add("</h2>")
            out.add("<div class=\"lead\">")
            out.prose(area.summary)
            out.add("</div>")
            for endpoint in area.endpoints { operation(endpoint) }
            out.add("</section>")
        }
        schemas()
        errors()
        out.add("<p id=\"none\" hidden>Nothing has all of these words.</p></main></div>")
        out.add("<footer>Made from the contracts in the source. <kbd>/</kbd> goes to the search, <kbd>Esc</kbd> clears it.</footer>")
    }

    static func anchor(_ area: Area) -> String { "area-" + slug(area.name) }

    /// Letters and digits; the rest is a hyphen.
    static func slug(_ text: String) -> String {
        String(decoding: text.lowercased().utf8.map { (0x61...0x7a).contains($0) || (0x30...0x39).contains($0) ? $0 : 0x2d }, as: UTF8.self)
    }

    private mutating func head() {
        out.add("<header class=\"top\"><p class=\"brand\">Barbell API</p><h1>")
        out.text(chapter.service)
        out.add("</h1><dl class=\"facts\">")
        let facts = [
            ("operations", String(chapter.operations.count)), ("schemas", String(book.types.count)), ("address", links.address),
        ]
        for (name, value) in facts {
            out.add("<div>")
            out.element("dt", "", name)
            out.element("dd", "", value)
            out.add("</div>")
        }
        out.add("</dl>")
        if !links.pages.isEmpty {
            out.add("<nav class=\"services\" aria-label=\"Services\">")
            for page in links.pages {
                let isThis = page.service == chapter.service
                out.add("<a href=\"\(Markup.escaped(page.href))\"\(isThis ? " aria-current=\"page\"" : "")>")
                out.text(page.service)
                out.add("</a>")
            }
            out.add("</nav>")
        }
        out.add(
            """
            </header><form class="tools" role="search"><label class="find"><span class="vh">Search operations, fields and errors</span>\
            <input id="find" type="search" placeholder="Search: a path, a field, an error" autocomplete="off"></label>\
            <span id="count" class="quiet" role="status"></span>\
            <details class="session"><summary>Try it as</summary><div class="inner">\
            <label>Access token <input id="token" type="password" autocomplete="off" spellcheck="false"></label>\
            <label>Language <select id="language"><option value="en">English</option><option value="ar">العربية</option></select></label>\
            <label>Test run <input id="run" autocomplete="off" spellcheck="false" placeholder="X-Test-Run"></label>\
            <p class="quiet">Kept in this tab only. An answer with a token offers to use it.</p></div></details></form>
            """)
    }

    private mutating func index() {
        out.add("<nav class=\"index\" aria-label=\"Operations\"><details open><summary>Operations</summary>")
        for area in chapter.areas {
            out.add("<p><a href=\"#\(Self.anchor(area))\">")
            out.text(area.name)
            out.add("</a></p><ul>")
            for endpoint in area.endpoints {
                out.add("<li data-of=\"\(endpoint.id)\"><a href=\"#\(endpoint.id)\" title=\"")
                out.text("\(endpoint.method.rawValue) \(endpoint.path)")
                out.add("\"><span class=\"verb \(endpoint.method.rawValue.lowercased())\">\(Self.short(endpoint))</span> ")
                out.text(Self.brief(endpoint.summary))
                out.add("</a></li>")
            }
            out.add("</ul>")
        }
        out.add("<p><a href=\"#schemas\">Schemas</a></p><p><a href=\"#errors\">Errors</a></p></details></nav>")
    }

    private static func short(_ endpoint: EndpointDescription) -> String {
        endpoint.method == .delete ? "DEL" : endpoint.method.rawValue
    }

    /// The first half of a sentence.
    static func brief(_ summary: String) -> String { String(summary.prefix { !";:(".contains($0) }) }

    private mutating func conventions() {
        out.add(
            "<details class=\"card\"><summary><h2 class=\"small\">How requests and answers work</h2></summary><div class=\"inner\"><ul>")
        for line in Self.conventions { out.add("<li>\(Markup.phrase(line))</li>") }
        out.add("</ul></div></details>")
    }

    private static let conventions = [
        "Bodies are JSON. Members and query items that are not listed are ignored; `null` counts as left out. Texts are trimmed.",
        "Tokens go into `Authorization: Bearer …`. `Accept-Language` chooses the language of messages: `en` or `ar`.",
        "A write takes an `Idempotency-Key`: a repeat with the same key and body is done once and answered like the first.",
        "Every refusal has one shape, `ErrorBody`. Decide by `code`; show `message`; single fields are told in `fields`.",
        "Outside production an error also has a `detail` for developers: which rule refused the request and what to send instead.",
        "Every answer carries `X-Request-Id`; `barbell logs --request ID` finds everything that the request led to.",
        """
        Moments are UTC with milliseconds, days are `YYYY-MM-DD` in the person's zone. Ids are lower-case UUIDs unless they say otherwise.
        """,
        "Every GET also answers HEAD. A path with another method is 405 with `Allow`.",
    ]
}
