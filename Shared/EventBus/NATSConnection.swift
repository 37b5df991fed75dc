internal import CNATS
internal import Synchronization

/// What the C library gave: a connection, and JetStream over it. Its calls hold up the thread that makes them.
///
/// `@unchecked Sendable`: the pointers are set in `init` only and destroyed in `deinit`; behind them the library locks by itself.
final class NATSConnection: @unchecked Sendable {
    let connection: OpaquePointer
    let jetStream: OpaquePointer
    /// Where subscribers say that they have done something.
    let inbox: String
    private let confirmed: OpaquePointer
    private let hinted: OpaquePointer
    private let waiting: Unmanaged<Waiting>
    private let listeners: Unmanaged<Listeners>
    /// Where the processes of one name tell each other that something is worth a look.
    private let hints: String

    static let stream = "BARBELL_FACTS"
    private static let subjects = "barbell.facts.*"
    /// How long a message is known by its id: as long as somebody whose answer was lost may try again after it.
    private static let duplicates: Int64 = 2 * 3600 * 1_000_000_000

    init(url: String, name: String, authorities: String?, waiting: Waiting, listeners: Listeners) throws(BusError) {
        var connection: OpaquePointer?, jetStream: OpaquePointer?, confirmed: OpaquePointer?, hinted: OpaquePointer?
        var inbox: UnsafeMutablePointer<CChar>?
        var status = barbell_nats_connect(&connection, url, name, authorities)
        guard status == NATS_OK, let connection else { throw BusError(status) }
        let (held, heard) = (Unmanaged.passRetained(waiting), Unmanaged.passRetained(listeners))
        hints = "barbell.hints." + name
        status = natsConnection_JetStream(&jetStream, connection, nil)
        if status == NATS_OK { status = natsInbox_Create(&inbox) }
        self.inbox = inbox.map { String(cString: $0) } ?? ""
        natsInbox_Destroy(inbox)
        if status == NATS_OK { status = natsConnection_Subscribe(&confirmed, connection, self.inbox, hear, held.toOpaque()) }
        if status == NATS_OK { status = natsConnection_Subscribe(&hinted, connection, hints, hearHint, heard.toOpaque()) }
        guard status == NATS_OK, let jetStream, let confirmed, let hinted else {
            natsSubscription_Destroy(confirmed)
            jsCtx_Destroy(jetStream)
            natsConnection_Destroy(connection)
            held.release()
            heard.release()
            throw BusError(status)
        }
        (self.connection, self.jetStream, self.confirmed, self.hinted) = (connection, jetStream, confirmed, hinted)
        (self.waiting, self.listeners) = (held, heard)
    }

    deinit {
        natsSubscription_Destroy(confirmed)
        natsSubscription_Destroy(hinted)
        jsCtx_Destroy(jetStream)
        // Ends the library's threads of this connection, so that nothing calls back after it.
        natsConnection_Destroy(connection)
        waiting.release()
        listeners.release()
    }

    /// False while it is lost, so that nobody waits for what cannot come.
    var isConnected: Bool { natsConnection_Status(connection) == NATS_CONN_STATUS_CONNECTED }

    func makeStream(replicas: Int) throws(BusError) {
        try check(barbell_nats_stream(jetStream, Self.stream, Self.subjects, Int64(replicas), Self.duplicates))
    }

    func publish(_ bytes: [UInt8], to subscriber: String, id: String, within milliseconds: Int64) throws(BusError) {
        let status = bytes.withUnsafeBytes { bytes in
            barbell_nats_publish(
                jetStream, Self.subject(subscriber), id, inbox, bytes.baseAddress, Int32(bytes.count), milliseconds)
        }
        try check(status)
    }

    /// May hold up the thread while the server takes nothing.
    func hint() { _ = natsConnection_Publish(connection, hints, nil, 0) }

    static func subject(_ subscriber: String) -> String { "barbell.facts." + subscriber }

    private func check(_ status: natsStatus) throws(BusError) { if status != NATS_OK { throw BusError(status) } }
}

/// Called by a thread of the library.
private func hear(_: OpaquePointer?, _: OpaquePointer?, message: OpaquePointer?, closure: UnsafeMutableRawPointer?) {
    defer { natsMsg_Destroy(message) }
    guard let closure, let data = natsMsg_GetData(message) else { return }
    let bytes = UnsafeRawBufferPointer(start: data, count: Int(natsMsg_GetDataLength(message)))
    Unmanaged<Waiting>.fromOpaque(closure).takeUnretainedValue().finish(String(decoding: bytes.prefix(200), as: UTF8.self))
}

/// Called by a thread of the library.
private func hearHint(_: OpaquePointer?, _: OpaquePointer?, message: OpaquePointer?, closure: UnsafeMutableRawPointer?) {
    natsMsg_Destroy(message)
    if let closure { Unmanaged<Listeners>.fromOpaque(closure).takeUnretainedValue().call() }
}

/// Those who hear hints.
final class Listeners: Sendable {
    private let bodies = Mutex<[@Sendable () -> Void]>([])

    func add(_ body: @escaping @Sendable () -> Void) { bodies.withLock { $0.append(body) } }
    func call() { for body in bodies.withLock({ $0 }) { body() } }
}

/// Those who wait until a subscriber has done something.
final class Waiting: Sendable {
    private let callers = Mutex<[String: CheckedContinuation<Void, Never>?]>([:])

    /// From now on a confirmation of this id is remembered. Whoever waits for it already, as a piece of work whose lease has ended, goes on.
    func expect(_ id: String) {
        let former = callers.withLock { $0.updateValue(nil, forKey: id) } ?? nil
        former?.resume()
    }

    /// Returns once it is confirmed, at the latest after `limit`.
    /// - Returns: whether it was.
    func wait(_ id: String, _ limit: Duration) async -> Bool {
        let timer = Task {
            if (try? await Task.sleep(for: limit)) != nil { finish(id) }
        }
        let began = ContinuousClock.now
        await withCheckedContinuation { continuation in
            let isOver = callers.withLock { callers in
                guard callers.keys.contains(id) else { return true }
                callers[id] = continuation
                return false
            }
            if isOver { continuation.resume() }
        }
        timer.cancel()
        return ContinuousClock.now - began < limit
    }

    func forget(_ id: String) { _ = callers.withLock { $0.removeValue(forKey: id) } }

    func finish(_ id: String) {
        let caller = callers.withLock { $0.removeValue(forKey: id) } ?? nil
        caller?.resume()
    }
}
