internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// The loop of a process with streams: writes down who is there, and brings what other processes told to the streams here.
struct FeedWatch: Sendable {
    let hub: FeedHub
    let runtime: ServiceRuntime

    /// Between the beginnings of two rounds, at least.
    static let interval: Duration = .milliseconds(50)
    /// And at most, where other processes are heard over a bus.
    static let quietInterval: Duration = .milliseconds(250)
    /// Every feed is looked at this often, for hints that were lost.
    private static let fullLook: Duration = .seconds(2)
    private static let sweeping: Duration = .seconds(5)
    /// People, and signals, of one query.
    private static let chunk = 500
    private static let page: Int64 = 2000

    private var now: Instant { runtime.clocks.now(run: nil) }

    /// Runs while anybody listens.
    func run() async {
        // By itself, so that a silent database stops neither heartbeats nor the end of tokens.
        let ticks = Task {
            while (try? await Task.sleep(for: .seconds(1))) != nil { hub.tick() }
        }
        let rounds = Task {
            while (try? await Task.sleep(for: runtime.hints.areHeard ? Self.quietInterval : Self.interval)) != nil { hub.ring() }
        }
        await watch()
        rounds.cancel()
        ticks.cancel()
    }

    private func watch() async {
        var place: FeedSignalPlace?
        var (looks, sweeps, renewals) = (Timer(Self.fullLook), Timer(Self.sweeping), Timer(PresenceStore.renewal))
        var bells = hub.bells.makeAsyncIterator()
        while let round = hub.round() {
            let next = ContinuousClock.now + Self.interval
            do {
                if place == nil { place = FeedSignalPlace(settled: try await read(FeedSignalStore.last)) }
                try await greet(round.arrived)
                try await partWith(round.gone)
                try await hear(&place)
                try await look(looks.isDue() ? hub.people : round.noted)
                // Their transactions may end at any time.
                if !round.noted.isEmpty { hub.ring() }
                if renewals.isDue() { try await renew() }
                if sweeps.isDue() { try await write { db in try await PresenceStore.sweep(now: now, in: db) } }
            } catch DatabaseError.closed {
                // The process ends: there is nobody to find it again for.
                return
            } catch {
                // The database may be silent for a while: the next round finds what this one missed.
                hub.retry(round.arrived, gone: round.gone)
                runtime.logger.log(.debug, "feeds were not read", ["error": .string("\(error)")])
            }
            await bells.next()
            try? await Task.sleep(until: next, clock: .continuous)
        }
    }

    private func greet(_ arrived: [(person: UserID, inbox: FeedInbox)]) async throws {
        for people in Self.chunks(arrived.map(\.person)) {
            typealias Companion = (person: UserID, client: UserID)
            let there = try await runtime.database.write { db -> [Companion] in
                try await PresenceStore.enter(people, at: hub.process, now: now, in: db)
                return try await PresenceStore.companions(of: people, at: now, in: db)
            }
            for companion in there { hub.tell(companion.person) { $0.presence[companion.client] = true } }
        }
        if !arrived.isEmpty { hub.hint() }
        // What was written before other processes knew of this stream.
        for one in arrived { one.inbox.tellNews(upTo: nil) }
    }

    private func partWith(_ people: [UserID]) async throws {
        for people in Self.chunks(people) {
            try await write { db in try await PresenceStore.leave(people, from: hub.process, now: now, in: db) }
        }
        if !people.isEmpty { hub.hint() }
    }

    private func hear(_ place: inout FeedSignalPlace?) async throws {
        guard var reading = place else { return }
        defer { place = reading }
        var last = reading.settled
        while true {
            let signals = try await read { [last] db in try await FeedSignalStore.list(after: last, limit: Self.page, in: db) }
            for signal in signals where reading.take(signal.id) { pass(signal) }
            last = signals.last?.id ?? last
            if Int64(signals.count) < Self.page { break }
        }
        reading.settle(now: .now)
    }

    private func pass(_ signal: FeedSignal) {
        switch (signal.kind, signal.client) {
        case (.news, _): hub.tellNews(signal.user, upTo: signal.seq)
        case (.typing, let client?): hub.tell(signal.user) { $0.typing.insert(client) }
        case (.online, let client?): hub.tell(signal.user) { $0.presence[client] = true }
        case (.offline, let client?): hub.tell(signal.user) { $0.presence[client] = false }
        case (.typing, nil), (.online, nil), (.offline, nil), (nil, _): break
        }
    }

    private func look(_ people: [UserID]) async throws {
        for people in Self.chunks(people) {
            for (person, last) in try await read({ db in try await FeedStore.last(of: people, in: db) }) {
                hub.tellNews(person, upTo: last)
            }
        }
    }

    /// Who was taken for gone while the database was silent is written down again.
    private func renew() async throws {
        for people in Self.chunks(hub.people) {
            let renewed = try await runtime.database.write { db in
                try await PresenceStore.renew(people, at: hub.process, now: now, in: db)
            }
            guard renewed < people.count else { continue }
            try await write { db in try await PresenceStore.enter(people, at: hub.process, now: now, in: db) }
        }
    }

    private func read<T: Sendable>(_ body: @escaping @Sendable (any Connection) async throws -> T) async throws -> T {
        try await runtime.database.read(body)
    }

    private func write(_ body: @escaping @Sendable (any Connection) async throws -> Void) async throws {
        try await runtime.database.write(body)
    }

    /// In one order everywhere, so that no two transactions wait for each other.
    private static func chunks(_ people: [UserID]) -> [[UserID]] {
        let sorted = Set(people).sorted { $0.text.utf8.lexicographicallyPrecedes($1.text.utf8) }
        return stride(from: 0, to: sorted.count, by: chunk).map { Array(sorted[$0..<min(sorted.count, $0 + chunk)]) }
    }
}

/// Says when something is due again.
private struct Timer {
    private let interval: Duration
    private var next: ContinuousClock.Instant

    init(_ interval: Duration) {
        self.interval = interval
        next = .now + interval
    }

    mutating func isDue() -> Bool {
        guard next <= .now else { return false }
        next = .now + interval
        return true
    }
}
