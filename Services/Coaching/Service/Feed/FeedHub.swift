internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import Synchronization
internal import Wire

/// Tells the streams of this process when their person has news. What this process wrote is told at once; what others wrote is found by one
/// query for all watched people, some times a second. The feed's table is the truth: a hint only says that it is worth a look.
final class FeedHub: Sendable {
    enum Signal: Sendable {
        /// There may be events up to this number, or behind it when nil.
        case look(Int64?)
        /// A second went by.
        case tick
    }

    private struct State {
        var next = 0
        var streams: [UserID: [(number: Int, signals: AsyncStream<Signal>.Continuation)]] = [:]
        var known: [UserID: Int64] = [:]
        var isRunning = false
    }

    /// Streams of one person; the oldest ends when another one opens.
    static let streamsPerPerson = 10
    static let interval: Duration = .milliseconds(50)
    /// People of one query.
    private static let chunk = 500

    private let state = Mutex(State())
    private let database: any Database
    private let logger: Logger

    init(database: any Database, logger: Logger) {
        self.database = database
        self.logger = logger
    }

    /// Signals for one stream of a person, until the stream is dropped.
    func signals(for person: UserID) -> AsyncStream<Signal> {
        let (stream, signals) = AsyncStream<Signal>.makeStream(bufferingPolicy: .bufferingNewest(2))
        let (number, oldest, starts) = state.withLock { state -> (Int, AsyncStream<Signal>.Continuation?, Bool) in
            state.next += 1
            var mine = state.streams[person] ?? []
            let oldest = mine.count >= Self.streamsPerPerson ? mine.removeFirst().signals : nil
            mine.append((state.next, signals))
            state.streams[person] = mine
            let starts = !state.isRunning
            state.isRunning = true
            return (state.next, oldest, starts)
        }
        oldest?.finish()
        signals.onTermination = { [weak self] _ in self?.drop(number, of: person) }
        if starts { Task { await run() } }
        return stream
    }

    /// Has the streams of these people look at once.
    func wake(_ people: [UserID]) {
        let signals = state.withLock { state in people.flatMap { state.streams[$0] ?? [] } }
        for one in signals { one.signals.yield(.look(nil)) }
    }

    private func drop(_ number: Int, of person: UserID) {
        state.withLock { state in
            state.streams[person]?.removeAll { $0.number == number }
            if state.streams[person]?.isEmpty == true {
                state.streams[person] = nil
                state.known[person] = nil
            }
        }
    }

    /// Runs while anybody listens.
    private func run() async {
        var ticked = ContinuousClock.now
        while true {
            let people = state.withLock { state -> [UserID] in
                state.isRunning = !state.streams.isEmpty
                return Array(state.streams.keys)
            }
            guard !people.isEmpty else { return }
            for start in stride(from: 0, to: people.count, by: Self.chunk) {
                await look(Array(people[start..<min(people.count, start + Self.chunk)]))
            }
            if ticked.duration(to: .now) >= .seconds(1) {
                ticked = .now
                let all = state.withLock { state in state.streams.values.flatMap { $0 } }
                for one in all { one.signals.yield(.tick) }
            }
            try? await Task.sleep(for: Self.interval)
        }
    }

    private func look(_ people: [UserID]) async {
        do {
            for (person, last) in try await database.read({ db in try await FeedStore.last(of: people, in: db) }) {
                let signals = state.withLock { state -> [AsyncStream<Signal>.Continuation] in
                    guard state.streams[person] != nil, state.known[person] != last else { return [] }
                    state.known[person] = last
                    return state.streams[person]?.map(\.signals) ?? []
                }
                for one in signals { one.yield(.look(last)) }
            }
        } catch {
            // The database may be silent for a while: the next look finds what this one missed.
            logger.log(.debug, "feeds were not read", ["error": .string("\(error)")])
        }
    }
}
