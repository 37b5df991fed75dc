internal import Glibc
public import HTTPClient
public import Contracts
public import HTTPCore
public import JSONCoding
public import ServiceKit
public import Wire

/// Sends requests to an app under test, over a socket or straight into its responder.
public struct AppClient: Sendable {
    enum Route: Sendable {
        case inProcess(AppResponder)
        case socket(port: Int, HTTPClient)
    }
    let transport: Route
    /// Headers of every request, such as a run or a language.
    public var headers: HTTPHeaders = [:]

    init(transport: Route) { self.transport = transport }

    /// Calls an app at a port of this machine.
    public init(port: Int, _ http: HTTPClient) { transport = .socket(port: port, http) }

    /// Calls an app in-process.
    public init(responder: AppResponder) { transport = .inProcess(responder) }

    public func with(_ name: String, _ value: String) -> AppClient {
        var copy = self
        copy.headers[name] = value
        return copy
    }

    /// Speaks as the holder of a token.
    public func bearing(_ token: OpaqueToken) -> AppClient { with("Authorization", "Bearer " + token.text) }

    /// Sends a request as it is.
    public func send(_ method: HTTPMethod, _ target: String, headers extra: HTTPHeaders = [:], body: [UInt8] = []) async throws -> Answer {
        var fields = headers
        for (name, value) in extra { fields[name] = value }
        switch transport {
        case .inProcess(let responder):
            let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
            let request = HTTPRequest(
                method: method, path: String(parts[0]), query: parts.count > 1 ? String(parts[1]) : nil, headers: fields, body: body)
            return Answer(await responder.respond(to: request))
        case .socket(let port, let client):
            let request = ClientRequest(method: method, url: "http://127.0.0.1:\(port)\(target)", headers: fields, body: body)
            let response = try await client.send(request, deadline: .seconds(30))
            return Answer(status: response.status.code, headers: response.headers, body: response.body)
        }
    }

    /// Sends JSON text.
    public func json(_ method: HTTPMethod, _ target: String, _ text: String, headers: HTTPHeaders = [:]) async throws -> Answer {
        var headers = headers
        headers["Content-Type"] = "application/json"
        return try await send(method, target, headers: headers, body: Array(text.utf8))
    }

    /// Calls an endpoint; the answer may be a refusal. Every answer is held against the endpoint's contract.
    public func answer<By: Caller, Parameters: DTO, Body: DTO, Output: Sendable>(
        _ endpoint: Endpoint<By, Parameters, Body, Output>, _ parameters: Parameters, _ body: Body, headers extra: HTTPHeaders = [:]
    ) async throws -> Answer {
        var extra = extra
        var bytes: [UInt8] = []
        if Body.self != Nothing.self {
            bytes = try JSONWriter.encode(body)
            extra["Content-Type"] = "application/json"
        }
        let answer = try await send(endpoint.method, try CallTarget.make(endpoint.path, parameters), headers: extra, body: bytes)
        let violations = endpoint.description.violations(
            status: answer.status, contentType: answer.headers["Content-Type"], body: answer.json)
        guard violations.isEmpty else { throw ContractBroken(endpoint: endpoint.description.id, violations: violations) }
        return answer
    }

    public func answer<By: Caller, Body: DTO, Output: Sendable>(
        _ endpoint: Endpoint<By, Nothing, Body, Output>, _ body: Body, headers: HTTPHeaders = [:]
    ) async throws -> Answer { try await answer(endpoint, Nothing(), body, headers: headers) }

    public func answer<By: Caller, Output: Sendable>(_ endpoint: Endpoint<By, Nothing, Nothing, Output>) async throws -> Answer {
        try await answer(endpoint, Nothing(), Nothing())
    }

    /// Calls an endpoint and wants it to succeed.
    public func call<By: Caller, Parameters: DTO, Body: DTO, Output: DTO>(
        _ endpoint: Endpoint<By, Parameters, Body, Output>, _ parameters: Parameters, _ body: Body, headers: HTTPHeaders = [:]
    ) async throws -> Output {
        let answer = try await answer(endpoint, parameters, body, headers: headers)
        guard endpoint.description.isSuccess(answer.status) else {
            throw AppTestingError.unexpected(status: answer.status, body: String(decoding: answer.body, as: UTF8.self))
        }
        return try InputDecoder.decode(Output.self, from: answer.body)
    }

    @discardableResult
    public func call<By: Caller, Body: DTO, Output: DTO>(
        _ endpoint: Endpoint<By, Nothing, Body, Output>, _ body: Body, headers: HTTPHeaders = [:]
    ) async throws -> Output { try await call(endpoint, Nothing(), body, headers: headers) }

    @discardableResult
    public func call<By: Caller, Output: DTO>(_ endpoint: Endpoint<By, Nothing, Nothing, Output>) async throws -> Output {
        try await call(endpoint, Nothing(), Nothing())
    }
}

/// An answer that departs from its contract.
public struct ContractBroken: Error {
    public let endpoint: String
    public let violations: [ContractViolation]
}

/// What came back.
public struct Answer: Sendable {
    public let status: Int
    public let headers: HTTPHeaders
    public let body: [UInt8]
    /// The parsed body; nil when there is none or it is not JSON.
    public var json: JSONValue? { body.isEmpty ? nil : try? JSONParser.parse(body) }
    /// The error code of a refusal.
    public var code: ErrorCode? { json?["code"]?.string.flatMap(ErrorCode.init(rawValue:)) }
    public var text: String { String(decoding: body, as: UTF8.self) }
    /// `field code` of every refused field.
    public var fields: [String] {
        (json?["fields"]?.array ?? []).map { ($0["field"]?.string ?? "") + " " + ($0["code"]?.string ?? "") }
    }

    public init(status: Int, headers: HTTPHeaders, body: [UInt8]) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    init(_ response: HTTPResponse) {
        status = response.status.code
        headers = response.headers
        body =
            switch response.body {
            case .bytes(let bytes): bytes
            case .file(let path): Self.content(path)
            case .empty, .stream, .upgrade: []
            }
    }

    /// A file answer is sent by the transport; in-process it is read whole.
    private static func content(_ path: String) -> [UInt8] {
        guard let file = fopen(path, "r") else { return [] }
        defer { fclose(file) }
        var content: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count = fread(&piece, 1, piece.count, file)
            if count == 0 { return content }
            content += piece[..<count]
        }
    }
}
