public import HTTPCore

/// An open WebSocket as a server has it. Any task may send; one reads.
public struct WebSocketChannel: Sendable {
    private let duplex: any HTTPDuplex

    public init(_ duplex: any HTTPDuplex) { self.duplex = duplex }

    /// Returns once the message is below the connection's high-water mark: a slow reader holds who sends to it.
    public func send(_ text: String) async throws { try await duplex.write(WebSocketFrame.encode(.text, Array(text.utf8))) }

    public func send(_ bytes: [UInt8]) async throws { try await duplex.write(WebSocketFrame.encode(.binary, bytes)) }

    /// Asks for a sign of life; the answer comes as `.pong`.
    public func ping() async throws { try await duplex.write(WebSocketFrame.encode(.ping, [])) }

    /// Says goodbye; what is still to be read is read on until the peer has answered.
    public func close(_ code: WebSocketCloseCode, reason: String = "") async throws {
        try await duplex.write(WebSocketFrame.close(code, reason: reason))
    }

    /// Reads until the connection ends. Pings and the closing are answered; a peer that breaks the protocol is told how, and the
    /// connection ends.
    /// - Parameter take: gets each `.text`, `.binary` and `.pong`.
    public func read(messageBytes: Int, _ take: (WebSocketEvent) async throws -> Void) async throws {
        var reader = WebSocketReader(.server, messageBytes: messageBytes)
        while let bytes = try await duplex.read() {
            let events: [WebSocketEvent]
            do throws(WebSocketFailure) { events = try reader.read(bytes) } catch {
                return try await close(error.code, reason: error.reason)
            }
            for event in events {
                switch event {
                case .ping(let payload): try await duplex.write(WebSocketFrame.encode(.pong, payload))
                case .close(let code, _): return try await answer(code)
                case .text, .binary, .pong: try await take(event)
                }
            }
        }
    }

    /// §5.5.1: the same code back, nothing without one.
    private func answer(_ code: WebSocketCloseCode?) async throws {
        guard let code else { return try await duplex.write(WebSocketFrame.encode(.close, [])) }
        try await close(code)
    }
}

/// Answers to requests for a WebSocket.
public enum WebSocketAnswer {
    /// - Parameter body: has the channel until it returns; the connection ends then.
    /// - Throws: what is wrong with the request.
    public static func open(
        _ request: HTTPRequest, _ body: @escaping @Sendable (WebSocketChannel) async throws -> Void
    ) throws(WebSocketHandshake.Refusal) -> HTTPResponse {
        let accept = try WebSocketHandshake.accept { request.headers[$0] }
        return HTTPResponse(
            status: .switchingProtocols, headers: ["Upgrade": "websocket", "Sec-WebSocket-Accept": accept],
            body: .upgrade(farewell: WebSocketFrame.close(.goingAway)) { try await body(WebSocketChannel($0)) })
    }
}
