public import HTTPCore
internal import JSONCoding
public import Wire

/// An endpoint with the code that serves it.
public struct Route: Sendable {
    public let endpoint: EndpointDescription
    let handler: Handler
    /// Where a body of this route goes, when not into memory.
    var upload: Upload?
    /// The most bytes of a body, where it may be larger than those of other routes.
    var bodyLimit: Int?
    /// Whether an answer that was stored under an `Idempotency-Key` may still be given.
    var stillHolds: (@Sendable ([UInt8], RequestContext) async throws -> Bool)?

    /// The same with bodies of up to so many bytes, where the service takes fewer of others.
    public func takingBodies(upTo bytes: Int) -> Route {
        var route = self
        route.bodyLimit = bytes
        return route
    }

    /// The same, where a repeat of a request gets the first answer only while `check` says that it still holds; else it is a new request.
    /// - Parameter check: given the answer's bytes.
    public func replayed(while check: @escaping @Sendable ([UInt8], RequestContext) async throws -> Bool) -> Route {
        var route = self
        route.stillHolds = check
        return route
    }
}

/// A request on its way to its route.
public struct Exchange: Sendable {
    public let request: HTTPRequest
    public let route: Route
    /// The values of the template's holes.
    public let pathParameters: [String: String]
    public var context: RequestContext
}

/// One step from exchange to answer. Throws `APIError` for every refusal; anything else is our fault.
public typealias Handler = @Sendable (Exchange) async throws -> HTTPResponse

/// A step around another one.
public typealias Middleware = @Sendable (Exchange, Handler) async throws -> HTTPResponse

extension Endpoint where Output: DTO {
    /// Serves this endpoint: decodes, checks the caller, calls `body` once, encodes.
    public func handle(_ body: @escaping @Sendable (Call<By, Parameters, Body>) async throws -> Output) -> Route {
        let status = HTTPStatus(description.status)
        let isEmpty = Output.self == Nothing.self
        return Route(endpoint: description) { exchange in
            let output = try await body(try self.call(exchange))
            return isEmpty
                ? HTTPResponse(status: status)
                : HTTPResponse(status: status, headers: jsonHeaders, body: .bytes(try JSONWriter.encode(output)))
        }
    }
}

/// What a route that creates or updates did, which decides its status.
public enum Saved<Output: Sendable>: Sendable {
    case created(Output)
    case updated(Output)
}

extension Endpoint where Output: DTO {
    /// Serves this endpoint with its status for what was created and its other status for what was there.
    public func handleSaving(_ body: @escaping @Sendable (Call<By, Parameters, Body>) async throws -> Saved<Output>) -> Route {
        let created = HTTPStatus(description.status)
        let updated = HTTPStatus(description.otherStatus ?? description.status)
        return Route(endpoint: description) { exchange in
            switch try await body(try self.call(exchange)) {
            case .created(let output): HTTPResponse(status: created, headers: jsonHeaders, body: .bytes(try JSONWriter.encode(output)))
            case .updated(let output): HTTPResponse(status: updated, headers: jsonHeaders, body: .bytes(try JSONWriter.encode(output)))
            }
        }
    }
}

extension Endpoint where Output == RawOutput {
    /// Serves this endpoint with a response the handler makes itself.
    public func handle(_ body: @escaping @Sendable (Call<By, Parameters, Body>) async throws -> HTTPResponse) -> Route {
        let type: String = if case .content(let type) = description.success { type } else { "application/octet-stream" }
        return Route(endpoint: description) { exchange in
            var response = try await body(try self.call(exchange))
            if response.headers["Content-Type"] == nil { response.headers["Content-Type"] = type }
            return response
        }
    }
}

extension Endpoint where Output == RawOutput {
    /// As `handle`, for answers that follow from the request's own fields, as streams that go on where another one ended.
    public func handleRequest(
        _ body: @escaping @Sendable (Call<By, Parameters, Body>, HTTPRequest) async throws -> HTTPResponse
    ) -> Route {
        Route(endpoint: description) { exchange in try await body(try self.call(exchange), exchange.request) }
    }
}

extension Endpoint where Output: DTO {
    /// Serves this endpoint with a response the handler makes itself, for what an `Output` cannot say, such as an answer that breaks off.
    public func handleResponse(_ body: @escaping @Sendable (Call<By, Parameters, Body>) async throws -> HTTPResponse) -> Route {
        Route(endpoint: description) { exchange in try await body(try self.call(exchange)) }
    }
}

let jsonHeaders: HTTPHeaders = ["Content-Type": "application/json", "Cache-Control": "no-store"]

extension Endpoint {
    func call(_ exchange: Exchange) throws -> Call<By, Parameters, Body> {
        let caller = try By(exchange.context.principal)
        return Call(
            caller: caller, parameters: try parameters(of: exchange), body: try self.body(of: exchange.request),
            context: exchange.context)
    }

    /// A path parameter that cannot be what the template wants names nothing that exists.
    private func parameters(of exchange: Exchange) throws(APIError) -> Parameters {
        if Parameters.self == Nothing.self, let nothing = Nothing() as? Parameters { return nothing }
        var items = exchange.pathParameters.map { (name: $0.key, value: $0.value) }
        if let query = exchange.request.query { items += PercentEncoding.queryItems(query) }
        do {
            return try InputDecoder.decode(Parameters.self, parameters: items)
        } catch {
            guard case .invalid(let problems) = error else { throw APIError(.malformedRequest) }
            if problems.contains(where: { exchange.pathParameters[$0.field] != nil }) { throw APIError(.notFound) }
            throw APIError(.validationFailed, fields: problems)
        }
    }

    private func body(of request: HTTPRequest) throws(APIError) -> Body {
        if Body.self == Nothing.self, let nothing = Nothing() as? Body { return nothing }
        if !request.body.isEmpty {
            guard let type = request.headers["Content-Type"], MediaType.isJSON(type) else {
                throw APIError(.unsupportedMediaType, detail: "Send the body as JSON with Content-Type: application/json.")
            }
        }
        do {
            return try InputDecoder.decode(Body.self, from: request.body)
        } catch {
            switch error {
            case .malformed(let syntax):
                throw APIError(.malformedRequest, fields: [FieldProblem("line \(syntax.line), column \(syntax.column)", .malformedJSON)])
            case .invalid(let problems): throw APIError(.validationFailed, fields: problems)
            }
        }
    }
}

enum MediaType {
    /// `application/json` and the types that say they are JSON (`+json`), with any parameters.
    static func isJSON(_ value: String) -> Bool {
        let type = value.prefix { $0 != ";" }.lowercased().filter { $0 != " " }
        return type == "application/json" || (type.hasPrefix("application/") && type.hasSuffix("+json"))
    }
}
