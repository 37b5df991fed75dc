internal import Synchronization

/// The body of an answer on its way from the loop that receives it to whoever reads it. Holds a few pieces at most: while nobody reads,
/// the callee is told to wait.
final class BodyPipe: Sendable {
    private struct State {
        var bytes: [UInt8] = []
        /// A piece was refused and waits at the sender.
        var isHeld = false
        var end: Result<Void, HTTPClientError>?
        var reader: CheckedContinuation<Void, Never>?

        var isReadable: Bool { !bytes.isEmpty || end != nil }
    }

    /// Bytes that wait here before a further piece is refused.
    private static let most = 256 << 10

    private let state = Mutex(State())
    private let resume: @Sendable () -> Void

    /// - Parameter resume: asks for the piece that was refused.
    init(resume: @escaping @Sendable () -> Void) { self.resume = resume }

    /// - Returns: whether the piece was taken.
    func offer(_ piece: UnsafeRawBufferPointer) -> Bool {
        let (isTaken, reader) = state.withLock { state -> (Bool, CheckedContinuation<Void, Never>?) in
            guard state.bytes.count < Self.most else {
                state.isHeld = true
                return (false, nil)
            }
            state.bytes.append(contentsOf: piece)
            return (true, state.reader.take())
        }
        reader?.resume()
        return isTaken
    }

    /// No more comes. The first call counts.
    func finish(_ result: Result<Void, HTTPClientError>) {
        state.withLock { state -> CheckedContinuation<Void, Never>? in
            if state.end == nil { state.end = result }
            return state.reader.take()
        }?.resume()
    }

    /// All that has come since the last call; nil at the end. One reader at a time.
    func next() async throws(HTTPClientError) -> [UInt8]? {
        while true {
            let (bytes, end, wasHeld) = state.withLock { state in
                let taken = state.bytes, wasHeld = state.isHeld
                state.bytes = []
                state.isHeld = false
                return (taken, state.end, wasHeld)
            }
            if wasHeld { resume() }
            if !bytes.isEmpty { return bytes }
            if let end {
                try end.get()
                return nil
            }
            if Task.isCancelled { throw .cancelled }
            await wait()
        }
    }

    private func wait() async {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isOver = state.withLock { state in
                    if state.isReadable || Task.isCancelled { return true }
                    state.reader = continuation
                    return false
                }
                if isOver { continuation.resume() }
            }
        } onCancel: {
            state.withLock { $0.reader.take() }?.resume()
        }
    }
}
