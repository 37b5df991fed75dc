internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// Stores news as notifications, and sends them to the person's devices if they want that.
struct Notifier: Sendable {
    let dependencies: TasksDependencies

    /// Tells news that were not told before. The caller holds the person's row, and wakes the queue after its transaction.
    func tell(_ news: News, to person: Person, run: String?, now: Instant, in db: any Connection) async throws {
        let id = NotificationID(trusted: dependencies.ids.next())
        let date = dependencies.today(of: person, now: now)
        let isNew = try await NotificationStore.insert(news, on: date, id: id, of: person.id, now: now, in: db)
        guard isNew, person.pushEnabled else { return }
        try await PushWork(dependencies: dependencies).add(id, of: person.id, run: run, in: db)
    }
}
