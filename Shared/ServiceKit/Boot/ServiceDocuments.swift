internal import ContractDescriptions
internal import Contracts
internal import HTTPCore
internal import Reference
internal import Security
internal import Wire

/// What a service says of itself: its OpenAPI document, and the same as a page.
struct ServiceDocuments: Sendable {
    let openAPI: MadeOnce<Rendered<JSONDocument>>
    /// Nil where the page is switched off.
    let page: MadeOnce<HTTPResponse>?

    /// - Parameters:
    ///   - endpoints: those that are served.
    ///   - isProduction: whether no page of this machine, such as the console, may show the page inside of its own.
    init(service: String, endpoints: [EndpointDescription], hasPage: Bool, isProduction: Bool) {
        openAPI = MadeOnce { try Rendered(JSONDocument(try OpenAPIDocument(of: service, endpoints: endpoints).json)) }
        page = hasPage ? MadeOnce { Self.page(service, endpoints, isProduction: isProduction) } : nil
    }

    private static func page(_ service: String, _ served: [EndpointDescription], isProduction: Bool) -> HTTPResponse {
        let reference = ReferencePage(ReferenceBook(of: service, served: served), .own(service))
        let version = hex(sha256(reference.body + ReferencePage.style + ReferencePage.script)).prefix(32)
        return Page(
            .english, title: reference.title, head: "<meta name=\"color-scheme\" content=\"light dark\">\n", style: ReferencePage.style,
            body: reference.body, script: ReferencePage.script, headers: ["Cache-Control": "no-cache", "ETag": "\"\(version)\""],
            framedBy: isProduction ? "'none'" : "http://127.0.0.1:* http://localhost:*"
        ).response
    }
}
