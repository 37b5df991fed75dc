internal import HTTPCore
internal import Wire

/// The page that leads to those of all services: every operation in one list, with a search over all of them.
public struct ReferenceIndex: Sendable {
    public let body: String
    public static let script = ReferenceScript.index

    /// - Parameter pages: where each service's page is.
    public init(_ book: ReferenceBook, _ pages: [(service: String, href: String)]) {
        var out = Markup()
        out.add(
            "<header class=\"top\"><p class=\"brand\">Barbell API</p><h1>Reference</h1><nav class=\"services\" aria-label=\"Services\">")
        for page in pages {
            out.add("<a href=\"\(Markup.escaped(page.href))\">")
            out.text(page.service)
            out.add("</a>")
        }
        out.add(
            """
            </nav></header><form class="tools" role="search"><label class="find"><span class="vh">Search the operations of all \
            services</span>\
            <input id="find" type="search" placeholder="Search all services" autocomplete="off"></label>\
            <span id="count" class="quiet" role="status"></span></form><main id="main" class="whole">
            """)
        for chapter in book.chapters {
            let href = pages.first { $0.service == chapter.service }?.href ?? ""
            out.add("<section><h2>")
            out.text(chapter.service)
            out.add("</h2>")
            for area in chapter.areas where !area.endpoints.contains(where: { $0.id.hasPrefix("system.") }) {
                out.add("<h3 class=\"area\"><a href=\"\(Markup.escaped(href))#\(PageWriter.anchor(area))\">")
                out.text(area.name)
                out.add("</a></h3><ul class=\"list\">")
                for endpoint in area.endpoints {
                    let words = "\(endpoint.id) \(endpoint.method.rawValue) \(endpoint.path) \(endpoint.summary)".lowercased()
                    out.add("<li data-find=\"\(Markup.escaped(words))\"><a href=\"\(Markup.escaped(href))#\(endpoint.id)\">")
                    out.add("<span class=\"verb \(endpoint.method.rawValue.lowercased())\">\(endpoint.method.rawValue)</span><code>")
                    out.text(endpoint.path.description)
                    out.add("</code></a><span class=\"quiet\">")
                    out.text(endpoint.summary)
                    out.add("</span></li>")
                }
                out.add("</ul>")
            }
            out.add("</section>")
        }
        out.add("<p id=\"none\" hidden>Nothing has all of these words.</p></main>")
        body = out.html
    }

    /// The whole page, for a file.
    public var html: String {
        """
        <!doctype html>
        <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">\
        <meta name="color-scheme" content="light dark"><title>Barbell API</title><style>\(ReferencePage.style)</style></head>
        <body>\(body)<script>\(Self.script)</script></body></html>

        """
    }
}
