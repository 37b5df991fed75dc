public import HTTPCore

/// An answer whose body is read while it comes. The call ends with this object: whoever stops reading lets go of it.
public final class StreamedResponse: Sendable {
    public let status: HTTPStatus
    /// In the order received, duplicates included.
    public let headers: HTTPHeaders
    private let body: BodyPipe
    private let end: @Sendable () -> Void

    /// - Parameter end: ends the transfer, if it still runs.
    init(status: HTTPStatus, headers: HTTPHeaders, body: BodyPipe, end: @escaping @Sendable () -> Void) {
        self.status = status
        self.headers = headers
        self.body = body
        self.end = end
    }

    deinit { end() }

    /// The bytes that have come since the last call, one at least; nil at the end. While nobody asks, no more than a buffer is received.
    /// One reader at a time.
    public func next() async throws(HTTPClientError) -> [UInt8]? { try await body.next() }
}
