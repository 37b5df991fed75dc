internal import Platform
internal import Synchronization
internal import Wire

/// People as they were read lately, so that a row with the same version need not be taken apart again.
final class PersonMemory: Sendable {
    /// More than ask at one moment; each takes less than 1 KB.
    private let people = Mutex(RecentlyUsed<UserID, Person>(capacity: 10_000))

    func find(_ id: UserID) -> Person? { people.withLock { $0.find(id) } }

    func keep(_ person: Person) { people.withLock { $0.keep(person, person.id) } }
}
