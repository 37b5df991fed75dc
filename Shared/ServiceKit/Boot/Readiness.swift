internal import Platform
internal import Storage
internal import Synchronization
internal import Wire

/// Whether the database takes what a service writes. Asked by anybody and often, so that one question is under way at a time, a good
/// answer holds for a moment, and nobody waits longer than the limit: a database that says nothing is one that does not answer.
final class Readiness: Sendable {
    private struct State {
        var goodAt: ContinuousClock.Instant?
        var asking: Task<DependencyFault?, Never>?
    }

    private let database: any Database
    private let clocks: TestClocks
    private let logger: Logger
    private let state = Mutex(State())

    /// Less than the second in which whoever asks expects to hear.
    static let limit = Duration.milliseconds(800)
    private static let goodFor = Duration.milliseconds(250)

    init(database: any Database, clocks: TestClocks, logger: Logger) {
        self.database = database
        self.clocks = clocks
        self.logger = logger
    }

    /// What is wrong with the database; nil when nothing is.
    func fault() async -> DependencyFault? {
        let asking: Task<DependencyFault?, Never>? = state.withLock { state in
            if let goodAt = state.goodAt, goodAt + Self.goodFor > .now { return nil }
            if let asking = state.asking { return asking }
            let asking = Task { await self.ask() }
            state.asking = asking
            return asking
        }
        guard let asking else { return nil }
        return await withCheckedContinuation { continuation in
            let first = First(continuation)
            let timer = Task {
                guard (try? await Task.sleep(for: Self.limit)) != nil else { return }
                first.finish(.noAnswer)
            }
            Task {
                first.finish(await asking.value)
                timer.cancel()
            }
        }
    }

    private func ask() async -> DependencyFault? {
        let fault: DependencyFault?
        do {
            let now = clocks.now(run: nil)
            try await database.check()
            // The row of an event that nobody sends: a table that every service has, and a row that is always there.
            try await database.write { db in
                try await db.enqueue("""
                    INSERT INTO inbox (event_id, received_at) VALUES ('readiness', \(now))
                    ON CONFLICT (event_id) DO UPDATE SET received_at = excluded.received_at
                    """)
            }
            fault = nil
        } catch {
            logger.log(.error, "database not ready", ["error": .string("\(error)")])
            fault = Self.fault(of: error)
        }
        state.withLock { state in
            state.asking = nil
            state.goodAt = fault == nil ? .now : nil
        }
        return fault
    }

    private static func fault(of error: any Error) -> DependencyFault {
        switch error as? DatabaseError {
        case .diskFull?: .diskFull
        case .corrupt?: .damaged
        case .busy?, .connectionLost?, .connectionFailed?, .interrupted?, .commitOutcomeUnknown?, .closed?, .timedOut?, .unresponsive?:
            .noAnswer
        default: .cannotWrite
        }
    }

    /// The first of two outcomes.
    private final class First: Sendable {
        private let continuation: Mutex<CheckedContinuation<DependencyFault?, Never>?>
        init(_ continuation: CheckedContinuation<DependencyFault?, Never>) { self.continuation = Mutex(continuation) }

        func finish(_ fault: DependencyFault?) {
            let waiting = continuation.withLock { waiting in
                defer { waiting = nil }
                return waiting
            }
            waiting?.resume(returning: fault)
        }
    }
}
