public import HTTPCore
internal import JSONCoding

extension Endpoint where Output: DTO {
    /// An endpoint that answers with JSON, or with no content when `Output` is `Nothing`.
    /// - Parameters:
    ///   - products: those whose people may call it; others are refused.
    ///   - callers: the services that may call an endpoint for services; others are refused.
    ///   - otherExample: what an answer with `otherStatus` may look like, where that is not the example of `Output`.
    ///   - rawBody: the media type of a request body that is not JSON; `Body` is then `Nothing`.
    public init(
        _ id: String, _ method: HTTPMethod, _ path: PathTemplate, products: [Product] = Product.allCases, callers: [ServiceName] = [],
        status: HTTPStatus? = nil,
        otherStatus: HTTPStatus? = nil, otherExample: Output? = nil, rawBody: String? = nil,
        requiresKey: Bool = false, errors: [ErrorCode] = [],
        requirements: [String] = [], allowsDemo: Bool? = nil, summary: String
    ) {
        let isEmpty = Output.self == Nothing.self
        self.init(
            .init(
                id, method, path, Self.self, products: products, callers: callers, status: status ?? (isEmpty ? .noContent : .ok),
                otherStatus: otherStatus,
                rawBody: rawBody, requiresKey: requiresKey, success: isEmpty ? .empty : .json(Output.schema), errors: errors,
                requirements: requirements, summary: summary,
                isDemoAllowed: allowsDemo ?? (method == .get), outputExample: { isEmpty ? [] : try JSONWriter.encode(Output.example) },
                otherOutputExample: otherExample.map { example in { @Sendable () throws -> [UInt8] in try JSONWriter.encode(example) } }))
    }
}

/// An answer that is not read as a DTO: a page, a text, a file, a stream, a document for apps to keep. The handler makes the response
/// itself.
public struct RawOutput: Sendable {
    public let response: HTTPResponse
    public init(_ response: HTTPResponse) { self.response = response }
}

extension Endpoint where Output == RawOutput {
    /// An endpoint that answers with a body of the given media type.
    /// - Parameters:
    ///   - products: those whose people may call it; others are refused.
    ///   - status: 101 of a route that makes the connection a WebSocket.
    ///   - otherStatus: 302 of a route that may send the client to where the body is.
    ///   - rawBody: the media type of a request body that is not JSON; `Body` is then `Nothing`.
    ///   - carries: what the body is, or each event or message of a stream, where that is JSON.
    ///   - commands: what each message is that a client sends over a WebSocket.
    public init(
        _ id: String, _ method: HTTPMethod, _ path: PathTemplate, products: [Product] = Product.allCases, contentType: String,
        status: HTTPStatus = .ok, otherStatus: HTTPStatus? = nil,
        rawBody: String? = nil, carries: (any DTO.Type)? = nil, commands: (any DTO.Type)? = nil,
        errors: [ErrorCode] = [], requirements: [String] = [], summary: String
    ) {
        self.init(
            .init(
                id, method, path, Self.self, products: products, status: status, otherStatus: otherStatus, rawBody: rawBody,
                success: .content(type: contentType), carried: carries?.schema, commands: commands?.schema,
                errors: errors,
                requirements: requirements, summary: summary, isDemoAllowed: method == .get, outputExample: { [] }))
    }
}

extension EndpointDescription {
    fileprivate init<By: Caller, Parameters: DTO, Body: DTO, Output: Sendable>(
        _ id: String, _ method: HTTPMethod, _ path: PathTemplate, _: Endpoint<By, Parameters, Body, Output>.Type,
        products: [Product], callers: [ServiceName] = [], status: HTTPStatus,
        otherStatus: HTTPStatus? = nil, rawBody: String?, requiresKey: Bool = false,
        success: Success, carried: ObjectSchema? = nil, commands: ObjectSchema? = nil, errors: [ErrorCode], requirements: [String],
        summary: String, isDemoAllowed: Bool,
        outputExample: @escaping @Sendable () throws -> [UInt8], otherOutputExample: (@Sendable () throws -> [UInt8])? = nil
    ) {
        self.init(
            id: id, service: String(id.prefix { $0 != "." }), method: method, path: path, access: By.access,
            callers: callers, products: products, status: status.code,
            otherStatus: otherStatus?.code,
            success: success, carried: carried, commands: commands, parameters: Parameters.schema,
            body: Body.self == Nothing.self ? nil : Body.schema,
            rawBody: rawBody, errors: errors,
            requirements: requirements, summary: summary, isDemoAllowed: isDemoAllowed, requiresKey: requiresKey,
            parametersExample: { try JSONWriter.encode(Parameters.example) }, bodyExample: { try JSONWriter.encode(Body.example) },
            outputExample: outputExample, otherOutputExample: otherOutputExample)
    }
}
