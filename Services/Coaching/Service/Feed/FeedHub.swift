internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import Synchronization
internal import Wire

/// Tells the streams of this process when their person has news. What this process wrote is told at once; what others wrote is found by
/// their signals: some times a second, and at once where a bus brings their hints. The feed's table is the truth and is read again every two
/// seconds: a signal or a hint only says that it is worth a look.
final class FeedHub: Sendable {
    /// Streams of one person; the oldest ends when another one opens.
    static let streamsPerPerson = 10
    /// All visitors of a demo are one person.
    static let streamsOfDemo = 1000
    /// How long somebody still counts as there after their last stream: apps connect again.
    private static let grace: Duration = .seconds(3)
    /// How long after a feed was written its transaction may still be open.
    private static let noteLife: Duration = .seconds(1)

    private struct Stream {
        let number: Int
        let inbox: FeedInbox
    }

    private struct State {
        var next = 0
        var streams: [UserID: [Stream]] = [:]
        /// Streams whose person is not written down as there yet.
        var arrived: [(person: UserID, inbox: FeedInbox)] = []
        /// People whose last stream ended, with when they go.
        var leaving: [UserID: ContinuousClock.Instant] = [:]
        /// People here whose feed this process wrote, and until when that is looked for.
        var noted: [UserID: ContinuousClock.Instant] = [:]
        var isRunning = false
    }

    /// What there is to do for one round of the loop.
    struct Round {
        var arrived: [(person: UserID, inbox: FeedInbox)]
        var gone: [UserID]
        var noted: [UserID]
    }

    /// This process among those that have streams.
    let process: String
    private let state = Mutex(State())
    private let runtime: ServiceRuntime
    /// Rings when a round is worth it. What rings during one is heard by the next.
    let bells: AsyncStream<Void>
    private let bell: AsyncStream<Void>.Continuation

    init(runtime: ServiceRuntime) {
        process = runtime.ids.next()
        self.runtime = runtime
        (bells, bell) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
        runtime.hints.listen { [bell] in bell.yield() }
    }

    /// Has the loop begin its next round soon.
    func ring() { bell.yield() }

    /// After a transaction that wrote signals: has other processes look for them.
    func hint() { runtime.hints.send() }

    /// A place for one stream of a person, until what is returned is dropped.
    func subscribe(_ person: UserID, isDemo: Bool = false) -> FeedSubscription {
        let most = isDemo ? Self.streamsOfDemo : Self.streamsPerPerson
        let inbox = FeedInbox()
        let (number, oldest, starts) = state.withLock { state -> (Int, FeedInbox?, Bool) in
            state.next += 1
            var mine = state.streams[person] ?? []
            let oldest = mine.count >= most ? mine.removeFirst().inbox : nil
            mine.append(Stream(number: state.next, inbox: inbox))
            state.streams[person] = mine
            state.leaving[person] = nil
            state.arrived.append((person, inbox))
            defer { state.isRunning = true }
            return (state.next, oldest, !state.isRunning)
        }
        ring()
        oldest?.tell { $0.end = .replaced }
        if starts { Task { await FeedWatch(hub: self, runtime: runtime).run() } }
        return FeedSubscription(inbox) { [weak self] in self?.drop(number, of: person) }
    }

    /// Has the streams of these people look at once.
    func wake(_ people: [UserID]) {
        for inbox in state.withLock({ state in people.flatMap { state.streams[$0] ?? [] }.map(\.inbox) }) { inbox.tellNews(upTo: nil) }
    }

    /// Remembers that these people's feeds are being written by a transaction of this process, which is not over yet.
    func note(_ people: [UserID]) {
        let end = ContinuousClock.now + Self.noteLife
        state.withLock { state in
            for person in people where state.streams[person] != nil { state.noted[person] = end }
        }
        ring()
    }

    private func drop(_ number: Int, of person: UserID) {
        state.withLock { state in
            guard var mine = state.streams[person] else { return }
            mine.removeAll { $0.number == number }
            state.streams[person] = mine.isEmpty ? nil : mine
            if mine.isEmpty { state.leaving[person] = .now + Self.grace }
        }
    }

    // MARK: - For the loop

    /// What there is to do now; nil when nobody listens any more, and the loop ends.
    func round() -> Round? {
        state.withLock { state in
            let now = ContinuousClock.now
            let gone = state.leaving.filter { $0.value <= now }.map(\.key)
            for person in gone { state.leaving[person] = nil }
            let round = Round(arrived: state.arrived, gone: gone, noted: Array(state.noted.keys))
            state.arrived = []
            state.noted = state.noted.filter { $0.value > now }
            state.isRunning = !(state.streams.isEmpty && state.leaving.isEmpty && gone.isEmpty)
            return state.isRunning ? round : nil
        }
    }

    /// For a round that failed: those who came are written down by the next one, and those who went, unless they came back.
    func retry(_ arrived: [(person: UserID, inbox: FeedInbox)], gone: [UserID]) {
        state.withLock { state in
            state.arrived += arrived
            for person in gone where state.streams[person] == nil && state.leaving[person] == nil { state.leaving[person] = .now }
        }
    }

    /// Who has streams here, or had one a moment ago.
    var people: [UserID] { state.withLock { Array($0.streams.keys) + Array($0.leaving.keys) } }

    func tellNews(_ person: UserID, upTo seq: Int64?) {
        for inbox in state.withLock({ $0.streams[person]?.map(\.inbox) ?? [] }) { inbox.tellNews(upTo: seq) }
    }

    func tell(_ person: UserID, _ change: (inout FeedInbox.Told) -> Void) {
        for inbox in state.withLock({ $0.streams[person]?.map(\.inbox) ?? [] }) { inbox.tell(change) }
    }

    /// A second went by.
    func tick() {
        for inbox in state.withLock({ state in state.streams.values.flatMap { $0.map(\.inbox) } }) { inbox.tell { $0.isTick = true } }
    }
}
