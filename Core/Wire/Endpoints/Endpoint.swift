public import HTTPCore

/// A route, whole: what the server mounts, the clients call, the harness checks and the OpenAPI document shows.
public struct Endpoint<By: Caller, Parameters: DTO, Body: DTO, Output: Sendable>: Sendable {
    public let description: EndpointDescription
    public var method: HTTPMethod { description.method }
    public var path: PathTemplate { description.path }

    init(_ description: EndpointDescription) { self.description = description }
}

/// What an endpoint says of itself, without its types.
public struct EndpointDescription: Sendable {
    public enum Success: Sendable {
        case json(ObjectSchema)
        case empty
        /// A body that is not JSON, such as `text/html`.
        case content(type: String)
    }

    /// `service.verbNoun`; the OpenAPI `operationId`.
    public let id: String
    public let service: String
    public let method: HTTPMethod
    public let path: PathTemplate
    public let access: Access
    /// The services that may call it, where only services may.
    public let callers: [ServiceName]
    /// The products whose people may call it; the people of others are refused with `wrong_product`.
    public let products: [Product]
    /// The status of a successful answer.
    public let status: Int
    /// A second status of success: 200 of a route that creates with 201 or updates.
    public let otherStatus: Int?
    public let success: Success
    /// What a `.content` is, where that is JSON: the body as a whole, the data of each event, each message of a WebSocket.
    public let carried: ObjectSchema?
    /// What each message is that a client sends over a WebSocket.
    public let commands: ObjectSchema?
    public let parameters: ObjectSchema
    public let body: ObjectSchema?
    /// The media type of a body that is not JSON, such as `application/octet-stream`; nil when there is none.
    public let rawBody: String?
    /// Its own errors; those any route can answer with are in `ErrorCode.universal`.
    public let errors: [ErrorCode]
    public let requirements: [String]
    public let summary: String
    /// Whether a demo session, which only looks around, may call it.
    public let isDemoAllowed: Bool
    /// Whether the request is refused without an `Idempotency-Key`: what moves money or goods.
    public let requiresKey: Bool
    /// The JSON texts shown in the document; parameters as an object.
    public let parametersExample: @Sendable () throws -> [UInt8]
    public let bodyExample: @Sendable () throws -> [UInt8]
    public let outputExample: @Sendable () throws -> [UInt8]
    /// That of `otherStatus` where it looks otherwise, as what waits is not what is done. Nil where it is the same, found there already.
    public let otherOutputExample: (@Sendable () throws -> [UInt8])?

    /// The JSON text shown for a status of success.
    public func example(of status: Int) throws -> [UInt8] {
        guard status == otherStatus, let otherOutputExample else { return try outputExample() }
        return try otherOutputExample()
    }

    /// Whether `Idempotency-Key` means something here: on whatever changes something, as a change of a version that is sent again after its
    /// answer was lost would look like somebody else's. Not with a raw body: its bytes are not kept to be compared.
    public var takesKey: Bool {
        switch method {
        case .post, .put, .patch, .delete: rawBody == nil
        default: false
        }
    }

    /// The fewest characters of an `Idempotency-Key` by a caller who is not signed in: a key that somebody else could guess would give
    /// them this caller's answer. A UUID has 36.
    public static let shortestAnonymousKey = 16

    /// For how long the answer to an `Idempotency-Key` is kept.
    public static let keyLifetime: Duration = .hours(24)

    /// Whether it is there for tests and development alone: no part of the product, and not served without test hooks.
    public var isTestHook: Bool { path.segments.first == .literal("_test") }

    /// Whether it takes the access tokens of people.
    public var isForPeople: Bool { access == .signedIn || access == .coach || access == .admin }

    /// The objects that it is sent.
    public var inputs: [ObjectSchema] { [body, commands].compactMap { $0 } }

    /// The objects that it answers with when all is well.
    public var outputs: [ObjectSchema] {
        if case .json(let output) = success { [output] } else { [carried].compactMap { $0 } }
    }

    public func isSuccess(_ status: Int) -> Bool { status == self.status || status == otherStatus }

    /// Every error this endpoint can answer with.
    public var allErrors: [ErrorCode] {
        var codes = errors
        codes += [.malformedRequest, .methodNotAllowed, .requestTimeout, .contentTooLarge, .rateLimited, .internalError, .unavailable]
        if body != nil || !parameters.fields.isEmpty || takesKey { codes.append(.validationFailed) }
        if body != nil { codes.append(.unsupportedMediaType) }
        if rawBody != nil { codes.append(.storageFull) }
        if takesKey { codes += [.requestInProgress, .idempotencyMismatch] }
        if access != .anyone { codes += ErrorCode.tokenRefusals }
        if isForPeople && products.count < Product.allCases.count { codes.append(.wrongProduct) }
        if isForPeople && !isDemoAllowed { codes.append(.demoReadOnly) }
        if access == .coach || access == .admin { codes.append(.roleRequired) }
        if access == .service { codes.append(.forbidden) }
        if !path.parameterNames.isEmpty { codes.append(.notFound) }
        return Array(Set(codes)).sorted { $0.rawValue < $1.rawValue }
    }
}
