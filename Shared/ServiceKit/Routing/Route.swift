public import HTTPCore
internal import JSONCoding
public import Wire

/// An endpoint with the code that serves it.
public struct Route: Sendable {
    public let endpoint: EndpointDescription
    private(set) var handler: Handler
    /// Where a body of this route goes, when not into memory.
    var upload: Upload?
    /// The most bytes of a body, where it may be larger than those of other routes.
    var bodyLimit: Int?
    /// Whether an answer that was stored under an `Idempotency-Key` may still be given.
    var stillHolds: (@Sendable (HTTPStatus, [UInt8], RequestContext) async throws -> Bool)?

    /// Whether answers are kept for repeats of a request under its `Idempotency-Key`.
    var keepsAnswers = true

    /// The same behind steps, the first of them outermost.
    func behind(_ steps: [Middleware]) -> Route {
        var route = self
        for step in steps.reversed() {
            let next = route.handler
            route.handler = { exchange in try await step(exchange, next) }
        }
        return route
    }

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
        route.stillHolds = { _, bytes, context in try await check(bytes, context) }
        return route
    }

    /// The same, where only an answer with this status is the end. One with another says that something is under way: a repeat of the
    /// request is asked of the route again, which goes on from there.
    public func replayed(with status: HTTPStatus) -> Route {
        var route = self
        route.stillHolds = { answered, _, _ in answered == status }
        return route
    }

    /// The same, where a repeat runs again: the handler itself knows what it has done already, and its answers are too large to be kept.
    /// An `Idempotency-Key` is taken and nothing of it is kept.
    public func repeatable() -> Route {
        var route = self
        route.keepsAnswers = false
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
        let calls = CallReader<By, Parameters, Body>()
        return Route(endpoint: description) { exchange in
            let output = try await body(try calls.read(exchange))
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
        let calls = CallReader<By, Parameters, Body>()
        return Route(endpoint: description) { exchange in
            switch try await body(try calls.read(exchange)) {
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
        let calls = CallReader<By, Parameters, Body>()
        return Route(endpoint: description) { exchange in
            var response = try await body(try calls.read(exchange))
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
        let calls = CallReader<By, Parameters, Body>()
        return Route(endpoint: description) { exchange in try await body(try calls.read(exchange), exchange.request) }
    }
}

extension Endpoint where Output: DTO {
    /// Serves this endpoint with a response the handler makes itself, for what an `Output` cannot say, such as an answer that breaks off.
    public func handleResponse(_ body: @escaping @Sendable (Call<By, Parameters, Body>) async throws -> HTTPResponse) -> Route {
        let calls = CallReader<By, Parameters, Body>()
        return Route(endpoint: description) { exchange in try await body(try calls.read(exchange)) }
    }
}

let jsonHeaders: HTTPHeaders = ["Content-Type": "application/json", "Cache-Control": "no-store"]
