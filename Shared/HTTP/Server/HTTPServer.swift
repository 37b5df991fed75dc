public import EventLoop
internal import Glibc
public import HTTPCore

/// An HTTP/1.1 server: one listener a loop on one port, each request answered on the loop that accepted its connection.
///
/// `HEAD` never gets a body: the responder answers it as the `GET`, and the server sends the head alone with the length the
/// body would have had. Framing is the server's: `Content-Length` of known bodies, `Transfer-Encoding`, `Connection` and a
/// missing `Date` are set here. What cannot be framed with certainty is refused (`HTTPRejection`) and its connection closed.
///
/// Drain the server before its loops stop.
public final class HTTPServer: Sendable {
    /// The port it listens on; the kernel's choice when it was started with 0.
    public let port: Int
    /// What its connections hold.
    public let load: ServerLoad
    private let listeners: [Listener]

    private init(port: Int, listeners: [Listener], load: ServerLoad) {
        self.port = port
        self.listeners = listeners
        self.load = load
    }

    /// Listens, and serves from then on. Ignores SIGPIPE for the process: a peer that is gone is an error of the write.
    /// - Parameters:
    ///   - host: the address to bind, numeric or a name.
    ///   - port: 0 for a free one.
    ///   - rejected: the answer to a request that never reaches the responder; `.bytes` or `.empty`.
    public static func start(
        host: String, port: Int, loops: EventLoopGroup, limits: HTTPLimits = HTTPLimits(), responder: any HTTPResponder,
        rejected: @escaping @Sendable (HTTPRejection) -> HTTPResponse = HTTPRejection.plain
    ) async throws(HTTPServerError) -> HTTPServer {
        signal(SIGPIPE, SIG_IGN)
        let sockets = try ListeningSocket.group(host: host, port: port, count: loops.loops.count)
        let actual = sockets[0].port
        let load = ServerLoad()
        var listeners: [Listener] = []
        for (socket, loop) in zip(sockets, loops.loops) {
            do throws(HTTPServerError) {
                listeners.append(
                    try await Listener.open(
                        socket, loop: loop, limits: limits, responder: responder, load: load, loops: loops.loops.count, rejected: rejected))
            } catch {
                for listener in listeners { await listener.drain(within: .zero) }
                throw error
            }
        }
        return HTTPServer(port: actual, listeners: listeners, load: load)
    }

    /// Serves on, also new connections, and ends each connection with its next answer (`Connection: close`): what keeps connections
    /// to this server takes its next ones to another without losing a request.
    public func leave() { for listener in listeners { listener.loop.execute { listener.leave() } } }

    /// Stops accepting, once everybody who has connected is accepted; closes idle connections and lets running exchanges finish, each
    /// answered with `Connection: close`.
    /// Event streams (`text/event-stream`), which have no end of their own, are cancelled at once; whatever else still runs
    /// after `limit` is cancelled and its connection cut. Returns when nothing runs any more, at the latest a second after
    /// the limit. Safe to call more than once.
    public func drain(within limit: Duration) async {
        await withTaskGroup(of: Void.self) { group in
            for listener in listeners { group.addTask { await listener.drain(within: limit) } }
        }
    }
}

/// A server could not start.
public enum HTTPServerError: Error, Equatable {
    case unknownHost(String)
    /// `errno` of the call that failed: EADDRINUSE, EACCES, EADDRNOTAVAIL …
    case cannotListen(host: String, port: Int, errno: Int32)
    /// The call that failed for want of memory or descriptors.
    case outOfResources(String)
}
