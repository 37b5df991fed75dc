public import HTTPClient

/// What carries requests to a service. The live one is `LiveTransport`; tests script their own.
public protocol ClientTransport: Sendable {
    /// Sends one request and returns the answer whatever its status.
    func send(_ request: ClientRequest) async throws(NetworkFailure) -> ClientResponse
}

/// Why there was no answer. Whether the service acted on the request is unknown unless said otherwise.
public enum NetworkFailure: Error, Sendable, Hashable, CaseIterable {
    /// Nobody was reached, so nothing happened.
    case unreachable
    case timedOut
    /// The connection broke.
    case interrupted
    /// No trusted connection, as behind a hotel's sign-in page.
    case insecure
    /// The caller gave up.
    case cancelled

    /// Whether the same request may succeed later without a change.
    public var isRetryable: Bool { self != .cancelled }
}

/// Requests over the project's own HTTP client.
public struct LiveTransport: ClientTransport {
    private let client: HTTPClient
    private let deadline: Duration

    /// - Parameter deadline: for each call, all its attempts included.
    public init(client: HTTPClient, deadline: Duration = .seconds(15)) {
        self.client = client
        self.deadline = deadline
    }

    public func send(_ request: ClientRequest) async throws(NetworkFailure) -> ClientResponse {
        do {
            return try await client.send(request, deadline: deadline)
        } catch {
            throw NetworkFailure(error)
        }
    }
}

extension NetworkFailure {
    init(_ error: HTTPClientError) {
        self =
            switch error {
            case .connectFailed, .circuitOpen: .unreachable
            case .deadlineExceeded: .timedOut
            case .cancelled: .cancelled
            case .tls: .insecure
            case .reset, .tooLarge, .file, .invalidRequest, .failed: .interrupted
            }
    }
}
