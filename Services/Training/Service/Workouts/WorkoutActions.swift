internal import Contracts
internal import ServiceKit
internal import Storage
internal import TrainingDomain
internal import Wire

/// Finished workouts.
struct WorkoutActions: Sendable {
    let dependencies: TrainingDependencies
    private let desk: RecordDesk

    init(dependencies: TrainingDependencies) {
        self.dependencies = dependencies
        desk = RecordDesk(dependencies: dependencies)
    }

    /// Items of a page when nobody says how many, and at most. HIST-01.
    private static let pageSize: Int64 = 20
    private static let mostItems: Int64 = 100

    func list(_ call: Call<SignedIn, WorkoutQuery, Nothing>) async throws -> WorkoutPage {
        let (person, query) = (try call.person(), call.parameters)
        let after = try query.cursor.map { token throws(APIError) in try TimeCursor(reading: token) }
        let limit = min(query.limit?.value ?? Self.pageSize, Self.mostItems)
        // One more than asked for tells whether there is another page.
        let found = try await dependencies.database.read { db in
            try await WorkoutFactStore.page(of: person.id, after: after, limit: limit + 1, in: db)
        }
        let page = ListPage(found, limit: Int(limit)) { TimeCursor(at: $0.startedAt, id: $0.id.text).token }
        return WorkoutPage(items: Array(page.items), nextCursor: page.nextCursor)
    }

    /// A finished workout stays as it was sent first: the same again is the same record, another under its id is refused. WORK-14.
    func add(_ call: Call<SignedIn, Nothing, NewWorkout>) async throws -> Saved<Workout> {
        let (person, new) = (try call.person(), call.body)
        let key = RecordKey(.workout, new.id.text)
        return try await desk.change(key, of: person, now: call.now, view: \.workout) { ledger, db in
            if let current = ledger.record(key) {
                let isKnown = current.body?.workout?.contains(new.details) ?? false
                return isKnown ? .unchanged(current) : .conflict(current)
            }
            return try await ledger.put(.workout(new.details), at: key, base: nil, in: db)
        }
    }

    func one(_ call: Call<SignedIn, WorkoutParameters, Nothing>) async throws -> Workout {
        let person = try call.person()
        return try await desk.find(RecordKey(.workout, call.parameters.id.text), of: person, view: \.workout)
    }

    func note(_ call: Call<SignedIn, WorkoutParameters, WorkoutNotes>) async throws -> Workout {
        let (person, note) = (try call.person(), call.body.note)
        let key = RecordKey(.workout, call.parameters.id.text)
        return try await desk.change(key, of: person, now: call.now, view: \.workout) { ledger, _ in ledger.note(note, at: key) }.output
    }

    func delete(_ call: Call<SignedIn, WorkoutParameters, Nothing>) async throws -> Nothing {
        let person = try call.person()
        return try await desk.delete(RecordKey(.workout, call.parameters.id.text), of: person, now: call.now)
    }

    func summary(_ call: Call<SignedIn, Nothing, Nothing>) async throws -> HistorySummary {
        let person = try call.person()
        return try await dependencies.database.read { db in try await WorkoutFactStore.summary(of: person.id, in: db) }
    }

    /// The records follow from all workouts there are, in the order they began: one that arrives late, or goes, changes them at once.
    func records(_ call: Call<SignedIn, RecordQuery, Nothing>) async throws -> RecordList {
        let (person, exercise) = (try call.person(), call.parameters.exerciseId)
        let lifts = try await dependencies.database.read { db in try await LiftStore.list(exercise, of: person.id, in: db) }
        var book = RecordBook()
        for lift in lifts { book.take(lift.lift, of: lift.workout, at: lift.startedAt) }
        return RecordList(items: book.records(with: exercise))
    }
}
