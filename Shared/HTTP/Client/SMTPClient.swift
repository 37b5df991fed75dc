public import CurlKit
public import EventLoop

/// Hands in mail without blocking the caller.
///
/// Give it a loop of its own, not those that serve requests: at the end of a delivery libcurl says QUIT and blocks its thread
/// until the server has replied, at most for the deadline.
public final class SMTPClient: Sendable {
    private let server: SMTPServer
    private let engines: LoopEngines

    public init(loops: EventLoopGroup, server: SMTPServer) {
        self.server = server
        engines = LoopEngines(loops: loops, limits: CurlMulti.Limits())
    }

    deinit { engines.close() }

    /// Ends every delivery with `.cancelled`, for good.
    public func close() { engines.close() }

    /// Returns once the server has taken responsibility for the mail. Sends once: trying again is the caller's outbox's business.
    public func send(_ message: SMTPMessage, deadline: Duration) async throws(SMTPError) {
        let server = server
        let result = await engines.onLoop { engine in await engine.deliver(message, to: server, within: deadline) }
        guard let result else { throw .cancelled }
        try result.get()
    }
}
