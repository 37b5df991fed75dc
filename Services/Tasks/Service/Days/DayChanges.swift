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
    /// - Parameter body: is given the days that are open, too.
    @discardableResult
    func change<T: Sendable>(
        _ person: Person, now: Instant, _ body: @escaping @Sendable (inout Person, [StoredDay], any Connection) async throws -> T
    ) async throws -> (person: Person, result: T) {
        try await change(person, now: now, asking: { Question(known: ()) }, { person, days, _, db in try await body(&person, days, db) })
    }

    /// The same, with the answer to a question that is asked along with the days.
    func change<Answer, T: Sendable>(
        _ person: Person, now: Instant, asking question: @escaping @Sendable () -> Question<Answer>,
        _ body: @escaping @Sendable (inout Person, [StoredDay], Answer, any Connection) async throws -> T
    ) async throws -> (person: Person, result: T) {
        let changed = try await dependencies.database.write { db in
            guard var person = try await PersonStore.claim(person.id, in: db) else { throw APIError(.unauthenticated) }
            let (days, answer) = try await DayMaker(dependencies: dependencies).bringUpToDate(
                &person, now: now, asking: question(), in: db)
            let result = try await body(&person, days, answer, db)
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
        return isCurrent ? person : try await change(person, now: now) { _, _, _ in }.person
    }
}
