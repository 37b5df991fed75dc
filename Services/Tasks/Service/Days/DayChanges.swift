internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// Changes to somebody's days. Each is one transaction that holds the person's row, so that changes of one person take turns, and that
/// first makes and fixes the days that are due, so that whatever it changes is up to date.
struct DayChanges: Sendable {
    let dependencies: TasksDependencies

    /// Runs `body` in such a transaction and writes the person back.
    @discardableResult
    func change<T: Sendable>(
        _ person: Person, now: Instant, _ body: @escaping @Sendable (inout Person, any Connection) async throws -> T
    ) async throws -> (person: Person, result: T) {
        let changed = try await dependencies.database.write { db in
            guard var person = try await PersonStore.claim(person.id, in: db) else { throw APIError(.unauthenticated) }
            try await DayMaker(dependencies: dependencies).bringUpToDate(&person, now: now, in: db)
            let result = try await body(&person, db)
            try await PersonStore.save(person, in: db)
            return (person: person, result: result)
        }
        dependencies.runtime.work.wake()
        return changed
    }

    /// Makes and fixes the days that are due. Writes only if any are.
    func upToDate(_ person: Person, now: Instant) async throws -> Person {
        let calendar = dependencies.calendar(of: person, now: now)
        let isCurrent = try await dependencies.database.read { db in
            try await DayStore.isMade(calendar.today, of: person.id, in: db)
                && !DayMaker(dependencies: dependencies).hasDaysToFix(person, calendar)
        }
        return isCurrent ? person : try await change(person, now: now) { _, _ in }.person
    }
}
