public import ClientKit
public import HTTPClient
public import HTTPCore

/// Requests over the project's own HTTP client.
public struct CurlTransport: ClientTransport {
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
            case .connectFailed, .noConnection, .circuitOpen: .unreachable
            case .deadlineExceeded: .timedOut
            case .cancelled: .cancelled
            case .tls: .insecure
            case .reset, .tooLarge, .file, .invalidRequest, .failed: .interrupted
            }
    }
}
