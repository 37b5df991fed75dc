internal import Contracts
internal import HTTPCore
internal import Platform
internal import ServiceKit
internal import WebDomain
internal import Wire

/// Everything that a browser sees of the web service.
struct WebFront: Front {
    let runtime: ServiceRuntime
    let settings: WebSettings
    let operations: Operations
    let pages: PageAnswers
    let sessions: Sessions
    let forwarding: Forwarding
    let uploads: UploadBudget

    /// What changes nothing. RFC 9110 §9.2.1.
    private static let reads: Set<HTTPMethod> = [.get, .head, .options]

    func respond(to request: HTTPRequest, _ context: RequestContext) async throws -> HTTPResponse {
        let address = WebAddress(path: request.path)
        if !Self.reads.contains(request.method), !address.isDocument { try checkOrigin(request, context) }
        switch address {
        case .session(let product):
            return try await SessionAnswers(sessions: sessions, forwarding: forwarding).respond(visit(product, request, context))
        case .api(let product, let path):
            return try await forward(path, visit(product, request, context))
        case .document(let product, let language, let path):
            var request = request
            if let language { request.headers["Accept-Language"] = language.rawValue }
            // Each product has terms of its own; whose page it is, its address says.
            if [Help.termsPage.path, Help.privacyPage.path].contains(where: { $0.match(path) != nil }) {
                request.query = "product=\(product.rawValue)"
            }
            return try await forward(path, visit(product, request, context))
        case .nothing: 
            throw APIError(.noSuchRoute, detail: "Pages begin at /\(Product.allCases.map(\.rawValue).joined(separator: "/, /"))/.")
        case .products, .withoutSlash, .shell, .worker, .manifest, .asset:
            guard request.method == .get || request.method == .head else { throw APIError(allowed: ["GET", "HEAD"]) }
            return try page(address, request)
        }
    }

    private func forward(_ path: String, _ visit: Visit) async throws -> HTTPResponse {
        let (operation, path) = try operations.find(visit.request.method, path)
        return try await forwarding.respond(operation, path, visit)
    }

    /// Only what an operation takes as raw bytes goes into a file. That, and more than usual in memory, only of somebody who could be signed
    /// in.
    func intake(of head: HTTPRequest, _ context: RequestContext) throws -> BodyIntake {
        guard case .api(let product, let path) = WebAddress(path: head.path) else { return .memory }
        try checkOrigin(head, context)
        let (operation, _) = try operations.find(head.method, path)
        guard operation.endpoint.rawBody != nil || operation.bodyLimit != nil else { return .memory }
        guard let cookie = visit(product, head, context).cookie else {
            throw APIError(.tokenMissing, detail: "Sign in before an upload.")
        }
        if let limit = operation.bodyLimit { return .largerMemory(limit) }
        // Whether an upload is wanted, only its service knows, which sees it once it has come whole.
        let announced = head.headers["Content-Length"].flatMap { Int($0) } ?? settings.uploadLimit
        let client = IPAddress(context.clientAddress), address = client?.subscriber.description ?? context.clientAddress
        let hold = uploads.admit(
            min(announced, settings.uploadLimit), of: address, site: client?.site?.description, session: cookie.id)
        guard let hold else {
            throw APIError(.unavailable, retryAfter: .seconds(5), detail: "As many uploads are on their way as may be.")
        }
        return .file(directory: settings.spool, maximum: settings.uploadLimit, hold: hold, within: settings.uploadTime)
    }

    private func page(_ address: WebAddress, _ request: HTTPRequest) throws(APIError) -> HTTPResponse {
        switch address {
        case .products: moved("/\(Product.gtsd.rawValue)/")
        case .withoutSlash(let product): moved("/\(product.rawValue)/")
        case .shell(let product): try pages.shell(product, request)
        case .worker(let product): try pages.worker(product, request)
        case .manifest(let product): try pages.manifest(product, request)
        case .asset(let release, let path): try pages.asset(release, path, request)
        case .session, .api, .document, .nothing: throw APIError(.noSuchRoute)
        }
    }

    private func moved(_ path: String) -> HTTPResponse {
        HTTPResponse(status: HTTPStatus(308), headers: ["Location": path, "Cache-Control": "no-cache"])
    }

    private func visit(_ product: Product, _ request: HTTPRequest, _ context: RequestContext) -> Visit {
        Visit(product, request, context, forwarding.cookies, runtime)
    }

    private func checkOrigin(_ request: HTTPRequest, _ context: RequestContext) throws(APIError) {
        do throws(SameOrigin.Refusal) {
            try SameOrigin.check(
                marker: request.headers[SameOrigin.field], fetchSite: request.headers["Sec-Fetch-Site"], origin: request.headers["Origin"],
                own: context.publicURL(settings.publicURL))
        } catch {
            let detail =
                switch error {
                case .noField: "What changes something has the field \(SameOrigin.field): \(SameOrigin.fieldValue)."
                case .otherOrigin: "Only this service's own pages may do this."
                case .unknownOrigin: "Neither Sec-Fetch-Site nor Origin says which page sent this."
                }
            throw APIError(.forbidden, detail: detail)
        }
    }
}
