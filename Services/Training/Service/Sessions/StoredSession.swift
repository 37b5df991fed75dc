internal import Contracts
internal import TrainingDomain
internal import Wire

/// A workout of a plan without its exercises.
struct StoredSession: Sendable {
    let id: TrainingSessionID
    let split: SplitDay?
    let title: String?
    /// The day it counts for, on the person's calendar.
    let begunOn: LocalDate
    var status: TrainingSessionStatus
    let startedAt: Instant
    var finishedAt: Instant?

    /// A workout that was left running counts no longer than this, so that a forgotten one does not become most of somebody's training.
    static let longest: Duration = .hours(6)

    func seconds(until end: Instant) -> Int64 { max(0, min(end - startedAt, Self.longest).milliseconds / 1000) }
}

/// An exercise of a workout with the numbers of its ticked sets, ascending.
struct StoredSessionItem: Sendable {
    let item: StoredItem
    var done: [Int64]

    var isCompleted: Bool { Int64(done.count) >= item.sets }

    /// Ticks a set off or takes the tick back; the same twice is once.
    mutating func tick(_ number: Int64, _ isDone: Bool) {
        done.removeAll { $0 == number }
        if isDone { done = (done + [number]).sorted() }
    }

    mutating func tickAll(_ isDone: Bool) { done = isDone ? Array(1...item.sets) : [] }
}

struct WholeSession: Sendable {
    var session: StoredSession
    var items: [StoredSessionItem]
}

extension PlanView {
    func session(_ whole: WholeSession) -> TrainingSession {
        let session = whole.session
        return TrainingSession(
            id: session.id, status: session.status,
            title: StoredDay(weekday: 0, split: session.split, title: session.title).title(language), startedAt: session.startedAt,
            finishedAt: session.finishedAt, items: whole.items.map { SessionItem(item: item($0.item), doneSets: $0.done) })
    }
}
