internal import CEvent
internal import EventLoop
internal import HTTPCore

/// Answers that are written while they are made: chunked, or of the length the application declared.
extension Exchange {
    func stream(_ response: HTTPResponse, _ body: @Sendable (any HTTPBodyWriter) async throws -> Void) async {
        isStreaming = true
        guard beginStream(response) else { return }
        do {
            try await body(StreamWriter(self))
            finishStream()
        } catch {
            abortStream()
        }
    }

    private func beginStream(_ response: HTTPResponse) -> Bool {
        guard isOpen, writeHead(of: response, length: nil) else { return false }
        isEndless = response.headers["Content-Type"]?.hasPrefix("text/event-stream") ?? false
        if isEndless && listener.isDraining { cancel() }
        connection.writeOut()
        return true
    }

    /// Writes a piece. False when the peer is gone or the piece exceeds the declared length.
    func append(_ bytes: [UInt8]) -> Bool {
        guard isOpen else { return false }
        if let declaredLength {
            guard bytes.count <= declaredLength else { return false }
            self.declaredLength = declaredLength - bytes.count
        }
        let before = connection.unsentBytes
        if isChunked { connection.put(Array("\(String(bytes.count, radix: 16))\r\n".utf8), andRoomFor: bytes.count + 2) }
        connection.put(bytes)
        if isChunked { connection.put([0x0d, 0x0a]) }
        connection.streamed(connection.unsentBytes - before)
        connection.writeOut()
        return true
    }

    private func finishStream() {
        if let declaredLength, declaredLength > 0 { return abortStream() }
        guard isOpen else { return }
        if isChunked { connection.put(Array("0\r\n\r\n".utf8)) }
        finish()
    }

    /// The peer must not take a part for the whole: the connection ends without the last chunk.
    private func abortStream() {
        if isOpen { connection.close() }
    }

    // MARK: - Back-pressure

    var isBackedUp: Bool { isOpen && connection.unsentBytes > listener.limits.streamBufferBytes }

    /// Some of the backlog has left.
    func roomChanged() {
        if !writers.isEmpty && connection.unsentBytes <= listener.limits.streamBufferBytes / 2 {
            listener.loop.turn { wakeWriters() }
        }
    }

    /// Returns when half of the high-water mark is left, the connection is lost or the task is cancelled.
    func waitForRoom() async {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                if isOpen && !Task.isCancelled { writers.append(continuation) } else { continuation.resume() }
            }
        } onCancel: {
            listener.loop.execute { self.wakeWriters() }
        }
    }

    func wakeWriters() {
        let waiting = writers
        writers = []
        for writer in waiting { writer.resume() }
    }
}

/// What a stream's body writes to. Sendable because it only refers to its exchange, and goes to the exchange's loop first.
struct StreamWriter: HTTPBodyWriter {
    private let exchange: Exchange

    init(_ exchange: Exchange) { self.exchange = exchange }

    func write(_ bytes: [UInt8]) async throws {
        try Task.checkCancellation()
        guard exchange.listener.loop.isCurrent else {
            // From a task of another executor.
            let writer = self
            return try await Task(executorPreference: exchange.listener.loop) { try await writer.write(bytes) }.value
        }
        guard exchange.isOpen else { throw CancellationError() }
        if bytes.isEmpty { return }
        guard exchange.append(bytes) else { throw CancellationError() }
        while exchange.isBackedUp {
            await exchange.waitForRoom()
            try Task.checkCancellation()
        }
        guard exchange.isOpen else { throw CancellationError() }
    }
}
