internal import CEvent
internal import EventLoop
internal import HTTPCore

/// Connections that leave HTTP: from the head of the answer on, what is read and written is the application's.
extension Exchange {
    /// Read while nobody has asked for it.
    static let receiveBuffer = 64 << 10

    func upgrade(_ response: HTTPResponse, farewell: [UInt8], _ body: @Sendable (any HTTPDuplex) async throws -> Void) async {
        isStreaming = true
        isUpgraded = true
        isEndless = true
        guard isOpen, writeHead(of: response, length: nil) else { return }
        if listener.isDraining { cancel() }
        connection.writeOut()
        connection.readUpgraded()
        try? await body(Duplex(self))
        if isOpen, listener.isDraining { _ = append(farewell) }
        // What is still unsent goes, then the connection.
        while isOpen, connection.unsentBytes > 0, !Task.isCancelled { await waitForRoom() }
        if isOpen { connection.close() }
    }

    /// Bytes have come, or none will any more.
    func receive(_ bytes: UnsafeBufferPointer<UInt8>) {
        received.append(contentsOf: bytes)
        listener.loop.turn { wakeReaders() }
    }

    func receiveEnd() {
        hasEnded = true
        listener.loop.turn { wakeReaders() }
    }

    var room: Int { max(0, Self.receiveBuffer - received.count) }
    var wantsMore: Bool { !hasEnded && room > 0 }

    func takeReceived() async -> [UInt8]? {
        while received.isEmpty, !hasEnded, isOpen, !Task.isCancelled {
            await withTaskCancellationHandler {
                await withCheckedContinuation { continuation in
                    if received.isEmpty, !hasEnded, isOpen, !Task.isCancelled { readers.append(continuation) } else { continuation.resume() }
                }
            } onCancel: {
                listener.loop.execute { self.wakeReaders() }
            }
        }
        guard !received.isEmpty else { return nil }
        defer {
            received = []
            if isOpen { connection.readUpgraded() }
        }
        return received
    }

    func wakeReaders() {
        let waiting = readers
        readers = []
        for reader in waiting { reader.resume() }
    }
}

/// What an upgraded connection's closure reads from and writes to. Sendable because it only refers to its exchange, and goes to the exchange's
/// loop first.
struct Duplex: HTTPDuplex {
    private let exchange: Exchange
    private let writer: StreamWriter

    init(_ exchange: Exchange) {
        self.exchange = exchange
        writer = StreamWriter(exchange)
    }

    func write(_ bytes: [UInt8]) async throws { try await writer.write(bytes) }

    func read() async throws -> [UInt8]? {
        guard exchange.listener.loop.isCurrent else {
            let exchange = exchange
            return await Task(executorPreference: exchange.listener.loop) { await exchange.takeReceived() }.value
        }
        try Task.checkCancellation()
        return await exchange.takeReceived()
    }
}
