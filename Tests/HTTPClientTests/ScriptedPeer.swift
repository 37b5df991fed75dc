import HTTPCore
import Synchronization

/// A request as it was on the wire.
struct SeenRequest: Sendable {
    var line: String
    var headers: HTTPHeaders
    var body: [UInt8]
    /// Which connection it came on, from 0.
    var connection: Int
    var text: String { String(decoding: body, as: UTF8.self) }
}

/// An HTTP/1.1 peer that answers each request as a script says and remembers what it saw.
final class ScriptedPeer: Sendable {
    enum Step: Sendable {
        /// Raw bytes of an answer; the connection stays open.
        case answer(String)
        case answerAndClose(String)
        /// Reads the request and closes without a word.
        case close
        /// Reads the request and resets the connection.
        case reset
        /// Says nothing until the other side gives up.
        case hang

        static func status(_ status: String, headers: [String] = [], body: String = "") -> Step {
            .answer((["HTTP/1.1 \(status)", "Content-Length: \(body.utf8.count)"] + headers).joined(separator: "\r\n") + "\r\n\r\n" + body)
        }
    }

    private let listener: RawListener
    private let log: Log
    private final class Log: Sendable { let state = Mutex((requests: [SeenRequest](), abandoned: 0)) }

    /// - Parameter script: what to do with a request, given how many came before it on any connection.
    init(_ script: @escaping @Sendable (SeenRequest, Int) -> Step) {
        let log = Log()
        self.log = log
        listener = RawListener { connection in
            while let request = Self.read(connection) {
                let number = log.state.withLock { state in
                    state.requests.append(request)
                    return state.requests.count - 1
                }
                switch script(request, number) {
                case .answer(let text): connection.write(text)
                case .answerAndClose(let text): connection.write(text); return
                case .close: return
                case .reset: connection.resetOnClose(); return
                case .hang:
                    connection.waitForEnd()
                    log.state.withLock { $0.abandoned += 1 }
                    return
                }
            }
        }
    }

    deinit { listener.stop() }

    func url(_ path: String = "/") -> String { "http://127.0.0.1:\(listener.port)\(path)" }
    var port: Int { listener.port }
    var requests: [SeenRequest] { log.state.withLock(\.requests) }
    /// How many hanging requests the other side gave up.
    var abandoned: Int { log.state.withLock(\.abandoned) }
    var peakConnections: Int { listener.peakConnections }
    var openConnections: Int { listener.openConnections }
    func stop() { listener.stop() }

    private static func read(_ connection: RawConnection) -> SeenRequest? {
        guard let line = connection.line() else { return nil }
        var headers = HTTPHeaders()
        while let field = connection.line(), !field.isEmpty {
            guard let colon = field.firstIndex(of: ":") else { continue }
            headers.add(String(field[..<colon]), String(field[field.index(after: colon)...].drop { $0 == " " }))
        }
        let length = headers["Content-Length"].flatMap { Int($0) } ?? 0
        guard let body = connection.bytes(length) else { return nil }
        return SeenRequest(line: line, headers: headers, body: body, connection: connection.index)
    }
}
