internal import Contracts
internal import ServiceKit
internal import Storage
internal import Synchronization
internal import Wire

/// Tells the other side of a thread that somebody is writing. Nothing of it is kept, and nobody is told more often than they would see.
struct Typing: Sendable {
    let dependencies: CoachingDependencies

    /// - Throws: `not_found` for a client that is not this coach's.
    func tell(of client: UserID, by reader: Participant) async throws {
        let thread = try await dependencies.database.read { db -> StoredThread? in
            // Before their first intake clients have no thread yet, and nobody who could see it.
            if reader.side == .client { return try await ThreadStore.find(client, in: db) }
            return try await ThreadActions(dependencies: dependencies).thread(of: client, for: reader, in: db)
        }
        guard let thread, thread.state == .open, let other = reader.side == .client ? thread.coach : client else { return }
        guard dependencies.feed.typing.isDue(reader.id, client) else { return }
        let now = dependencies.runtime.clocks.now(run: nil)
        try await dependencies.database.write { db in
            try await FeedSignalStore.tellTyping(to: other, about: client, now: now, in: db)
        }
        dependencies.feed.hub.hint()
    }
}

/// How long ago somebody was last said to be writing, in this process.
final class TypingThrottle: Sendable {
    /// Apps show it for some seconds.
    static let interval: Duration = .seconds(2)
    private static let most = 10_000

    private struct Pair: Hashable {
        let writer: UserID
        let client: UserID
    }
    private let told = Mutex<[Pair: ContinuousClock.Instant]>([:])

    func isDue(_ writer: UserID, _ client: UserID) -> Bool {
        let now = ContinuousClock.now
        return told.withLock { told in
            let pair = Pair(writer: writer, client: client)
            if let last = told[pair], last.duration(to: now) < Self.interval { return false }
            if told.count >= Self.most { told = told.filter { $0.value.duration(to: now) < Self.interval } }
            // Busier than any service should be: nobody is told that anybody writes.
            guard told.count < Self.most else { return false }
            told[pair] = now
            return true
        }
    }
}
