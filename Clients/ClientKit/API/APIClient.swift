public import Contracts
internal import HTTPCore
internal import JSONCoding
internal import Locking
public import PlatformCore
public import Wire

/// Typed calls to the services, made from the endpoint values that the services themselves serve. Knows nothing of sessions:
/// a `SessionManager` adds tokens.
public final class APIClient: Sendable {
    let addresses: ServiceAddresses
    private let transport: any ClientTransport
    private let ids: IDSource
    private let headers: [String: String]
    private let chosenLanguage: Lock<Language>

    /// - Parameter headers: sent with every request, such as the version of the app.
    public init(
        addresses: ServiceAddresses, transport: any ClientTransport, language: Language = .english, ids: IDSource = IDSource(),
        headers: [String: String] = [:]
    ) {
        self.addresses = addresses
        self.transport = transport
        self.ids = ids
        self.headers = headers
        chosenLanguage = Lock(language)
    }

    /// Sent as `Accept-Language` with every request from now on: the language of messages, mails and SMS.
    public var language: Language {
        get { chosenLanguage.withLock { $0 } }
        set { chosenLanguage.withLock { $0 = newValue } }
    }

    /// A key for one wish of the person: send it again with every retry of the same request, and never with another one.
    public func makeIdempotencyKey() -> String { ids.next() }

    /// Calls an endpoint.
    /// - Parameters:
    ///   - token: sent as the bearer token, unless the endpoint is for anyone.
    ///   - idempotencyKey: makes a write safe to repeat: the service does it once and gives the first answer again.
    public func call<By: Caller, Parameters: DTO, Body: DTO, Output: DTO>(
        _ endpoint: Endpoint<By, Parameters, Body, Output>, _ parameters: Parameters, _ body: Body, token: OpaqueToken? = nil,
        idempotencyKey: String? = nil
    ) async throws(ClientError) -> Output {
        let request = try prepare(endpoint, parameters, body, idempotencyKey: idempotencyKey)
        return try Self.output(Output.self, of: try await send(request, token: By.access == .anyone ? nil : token))
    }

    public func call<By: Caller, Body: DTO, Output: DTO>(
        _ endpoint: Endpoint<By, Nothing, Body, Output>, _ body: Body, token: OpaqueToken? = nil, idempotencyKey: String? = nil
    ) async throws(ClientError) -> Output {
        try await call(endpoint, Nothing(), body, token: token, idempotencyKey: idempotencyKey)
    }

    /// The request of a call, the same for its first attempt and its repetition: one request id, one key.
    func prepare<By: Caller, Parameters: DTO, Body: DTO, Output: Sendable>(
        _ endpoint: Endpoint<By, Parameters, Body, Output>, _ parameters: Parameters, _ body: Body, idempotencyKey: String?
    ) throws(ClientError) -> ClientRequest {
        var fields = HTTPHeaders()
        for (name, value) in headers { fields[name] = value }
        fields["Accept"] = "application/json"
        fields["Accept-Language"] = language.rawValue
        fields["X-Request-Id"] = ids.next()
        if let idempotencyKey { fields["Idempotency-Key"] = idempotencyKey }
        var bytes: [UInt8] = []
        if Body.self != Nothing.self {
            do { bytes = try JSONWriter.encode(body) } catch { throw .encoding }
            fields["Content-Type"] = "application/json"
        }
        let target: String
        do {
            target = try CallTarget.make(endpoint.path, parameters)
        } catch {
            throw error == .unencodable ? .encoding : .invalidURL
        }
        let url = addresses[endpoint.description.service] + target
        return ClientRequest(method: endpoint.method, url: url, headers: fields, body: bytes)
    }

    /// The answer to a request that succeeded. One that was asked for only if it had changed, and has not, succeeded too.
    func send(_ request: ClientRequest, token: OpaqueToken?) async throws(ClientError) -> ClientResponse {
        var request = request
        if let token { request.headers["Authorization"] = "Bearer " + token.text }
        let response: ClientResponse
        do { response = try await transport.send(request) } catch { throw .network(error) }
        let isUnchanged = response.status == .notModified && request.headers["If-None-Match"] != nil
        guard response.status.isSuccess || isUnchanged else { throw Self.refusal(response) }
        return response
    }

    static func refusal(_ response: ClientResponse) -> ClientError {
        let code = response.status.code, body = response.body, pause = retryAfter(response.headers)
        return ServiceRefusal(status: code, body: body, retryAfter: pause).map(ClientError.api)
            ?? .http(status: code, body: body, retryAfter: pause)
    }

    /// What proxies say, in seconds. RFC 9110 §10.2.3. The form with a date needs their clock and is not read.
    private static func retryAfter(_ headers: HTTPHeaders) -> Duration? {
        guard let text = headers["Retry-After"], let seconds = Int64(text), (0...86_400).contains(seconds) else { return nil }
        return .seconds(seconds)
    }

    static func output<Output: DTO>(_ type: Output.Type, of response: ClientResponse) throws(ClientError) -> Output {
        if let nothing = Nothing() as? Output { return nothing }
        guard response.headers["Content-Type"]?.lowercased().hasPrefix("application/json") == true else { throw .invalidResponse }
        do {
            return try InputDecoder.decode(type, fromAnswer: response.body)
        } catch {
            switch error {
            case .malformed: throw .invalidResponse
            case .invalid(let problems): throw .decoding(fields: problems.map(\.field))
            }
        }
    }
}
