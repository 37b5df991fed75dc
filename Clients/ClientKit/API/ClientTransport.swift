public import HTTPCore

/// What carries requests to a service. Apps use `URLSessionTransport`; tests script their own.
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
