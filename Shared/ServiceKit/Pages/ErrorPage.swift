internal import HTTPCore
internal import Wire

/// What somebody sees whose link does not lead to a page: what happened and what to do, in their language, instead of JSON.
struct ErrorPage: Sendable {
    let error: APIError
    let language: Language
    let requestID: String

    /// Whether whoever asks reads pages: a browser names `text/html` when it opens a link. Programs name JSON, or nothing.
    static func isWanted(by request: HTTPRequest) -> Bool {
        guard request.method == .get || request.method == .head, let accept = request.headers["Accept"] else { return false }
        let kinds = accept.utf8.split(separator: UInt8(ascii: ",")).map { kind in
            kind.prefix { $0 != UInt8(ascii: ";") }.filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }.map { $0 | 0x20 }
        }
        return kinds.contains(Array("text/html".utf8)) && !kinds.contains(Array("application/json".utf8))
    }

    /// Whether an endpoint is something that people open from a link: a page, a film, a file.
    static func isFor(_ endpoint: EndpointDescription) -> Bool {
        if case .content = endpoint.success { return endpoint.method == .get }
        return false
    }

    var response: HTTPResponse {
        var headers: HTTPHeaders = ["Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store", "X-Robots-Tag": "noindex"]
        if let seconds = error.retryAfterSeconds { headers["Retry-After"] = String(seconds) }
        headers["WWW-Authenticate"] = error.challenge
        var response = page(headers).response
        response.status = HTTPStatus(error.code.status)
        return response
    }

    private func page(_ headers: HTTPHeaders) -> Page {
        Page(
            language, title: title, head: "<meta name=\"robots\" content=\"noindex\">\n", style: Self.style,
            body: """
                <main>
                <h1>\(Page.escaped(title))</h1>
                <p>\(Page.escaped(error.message(language)))</p>
                <p class="dim">\(language == .arabic ? "رقم الطلب" : "Request") <bdi dir="ltr">\(Page.escaped(requestID))</bdi></p>
                </main>

                """, headers: headers)
    }

    private var title: String {
        switch (error.code.status, language) {
        case (401, .english), (403, .english): "This page is not for everybody"
        case (401, .arabic), (403, .arabic): "هذه الصفحة ليست متاحة للجميع"
        case (500..., .english): "This page cannot be shown right now"
        case (500..., .arabic): "لا يمكن عرض هذه الصفحة الآن"
        case (_, .english): "This link does not lead anywhere"
        case (_, .arabic): "هذا الرابط لا يؤدي إلى أي صفحة"
        }
    }

    private static let style = """
        :root { color-scheme: light dark; --ink: #1a1d21; --dim: #59616b; --paper: #f3f4f5; --card: #ffffff; --line: #dcdfe3; }
        @media (prefers-color-scheme: dark) { :root { --ink: #eceef0; --dim: #a3acb6; --paper: #14171a; --card: #1c2024; --line: #333a41; \
        } }
        * { box-sizing: border-box; }
        body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 1.5rem; font: 1.0625rem/1.65 system-ui, \
        sans-serif;
               color: var(--ink); background: var(--paper); text-align: center; }
        main { width: min(28rem, 100vw - 3rem); padding: 2.5rem 2rem; background: var(--card); border: 1px solid var(--line);
               border-radius: 1.25rem; }
        h1 { font-size: 1.5rem; line-height: 1.35; margin: 0 0 .75rem; text-wrap: balance; }
        p { margin: 0; text-wrap: balance; overflow-wrap: anywhere; }
        .dim { color: var(--dim); font-size: .8125rem; margin-top: 1.5rem; }
        """
}
