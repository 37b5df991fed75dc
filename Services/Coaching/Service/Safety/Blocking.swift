internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

/// Closes a thread to both of its sides until an administrator opens it again. FC-ADD-12.
struct Blocking: Sendable {
    let dependencies: CoachingDependencies

    /// Calls that have not begun come back to the client, and both are told. The thread's row is held.
    /// - Returns: who is to be woken.
    func close(_ thread: inout StoredThread, run: String?, now: Instant, _ db: any Connection) async throws -> [UserID] {
        if let coach = thread.coach { _ = try await CoachStore.hold(coach, in: db) }
        _ = try await CallChanges(dependencies: dependencies).cancelUpcoming(in: &thread, with: nil, run: run, now: now, db)
        thread.state = .blocked
        try await ThreadStore.setState(.blocked, of: thread.client, in: db)
        let people = thread.others(than: nil)
        try await dependencies.feed.tell(.thread, to: people, about: thread.client, now: now, in: db)
        return people
    }
}
