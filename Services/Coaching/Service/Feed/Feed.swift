internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

/// What people are told, numbered without gaps for each of them. Streams read it; they are woken after the transaction that wrote it.
struct Feed: Sendable {
    let hub: FeedHub
    let typing = TypingThrottle()

    init(runtime: ServiceRuntime) { hub = FeedHub(runtime: runtime) }

    /// Adds an event to the feeds of these people, in the caller's transaction.
    /// - Parameters:
    ///   - client: whose thread it is about.
    ///   - subject: a message's place in its thread, or a call's id.
    func tell(
        _ type: FeedEventType, to people: [UserID], about client: UserID?, subject: String? = nil, now: Instant, in db: any Connection
    ) async throws {
        // In one order everywhere, so that no two transactions wait for each other.
        for person in people.sorted(by: { $0.text.utf8.lexicographicallyPrecedes($1.text.utf8) }) {
            try await FeedStore.append(type, to: person, about: client, subject: subject, now: now, in: db)
        }
        try await FeedSignalStore.tellNews(of: people, from: hub.process, now: now, in: db)
        hub.note(people)
    }

    /// After the transaction: has the streams of these people look at once. Without it they look a moment later.
    func wake(_ people: [UserID]) {
        hub.wake(people)
        if !people.isEmpty { hub.hint() }
    }
}
