import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import Platform
import Wire

/// Ids that tests give, the same in each run.
enum TestID {
    static func text(_ number: Int) -> String {
        let digits = String(number)
        return "01960f3e-7b6a-7c3e-9d2a-" + String(repeating: "0", count: 12 - digits.count) + digits
    }
}

/// Whole numbers that are the same in each run: splitmix64, Steele, Lea and Flood 2014.
struct Luck: RandomNumberGenerator {
    private var state: UInt64
    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var z = state
        z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
        return z ^ (z >> 31)
    }

    mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }
    mutating func happens(_ percent: Int) -> Bool { number(1...100) <= percent }
}

extension LoggedSet {
    /// - Parameter kilograms: in hundredths.
    static func of(
        _ number: Int, _ kilograms: Int64?, _ reps: Int64?, _ label: SetLabel? = nil, unit: WeightUnit = .kg
    ) -> LoggedSet {
        LoggedSet(
            id: LoggedSetID(trusted: TestID.text(number)), weight: kilograms.map { LiftedWeight(Hundredths(trusted: $0), unit) },
            reps: reps.map { Whole(trusted: $0) }, label: label)
    }
}

extension WorkoutDetails {
    static func of(
        _ exercises: [(String, [LoggedSet])], name: String = "Push day", at start: Instant = Instant(milliseconds: 1_772_427_600_000),
        minutes: Int64 = 52
    ) -> WorkoutDetails {
        WorkoutDetails(
            name: WorkoutName(trusted: name), startedAt: start, finishedAt: start + .minutes(minutes),
            exercises: BoundedList(
                trusted: exercises.map {
                    WorkoutExercise(
                        exerciseId: ExerciseID(trusted: $0.0), name: ExerciseName(trusted: "Of then"), sets: BoundedList(trusted: $0.1))
                }))
    }
}

extension TemplateDetails {
    static func of(_ name: String, _ exercises: [String] = ["barbell-squat"]) -> TemplateDetails {
        TemplateDetails(
            name: WorkoutName(trusted: name),
            exercises: BoundedList(trusted: exercises.map { TemplateExercise(exerciseId: ExerciseID(trusted: $0)) }))
    }
}

extension Somebody {
    func post(_ workout: WorkoutDetails, _ number: Int) async throws -> Answer {
        try await client.answer(Training.addWorkout, NewWorkout(id: WorkoutID(trusted: TestID.text(number)), details: workout))
    }

    func make(_ name: String, _ category: ExerciseCategory = .back, id: Int? = nil) async throws -> Answer {
        try await client.answer(
            Training.addCustomExercise,
            NewCustomExercise(
                id: id.map { CustomExerciseID(trusted: TestID.text($0)) }, name: ExerciseName(trusted: name), category: category))
    }

    func put(_ template: TemplateDetails, _ number: Int, base: Int64? = nil) async throws -> Answer {
        try await client.answer(
            Training.putTemplate, TemplateParameters(id: TemplateID(trusted: TestID.text(number))),
            TemplateChange(baseVersion: base, details: template))
    }

    func sync(
        _ operations: [SyncOperation], device: Int = 1, cursor: OpaqueToken? = nil, limit: Int64? = nil
    ) async throws -> SyncAnswer {
        try await client.call(
            Training.sync,
            SyncRequest(
                device: TrainingDeviceID(trusted: TestID.text(device)), operations: BoundedList(trusted: operations), cursor: cursor,
                limit: limit.map { Whole(trusted: $0) }))
    }

    /// All changes after a cursor.
    func pull(_ cursor: OpaqueToken? = nil, limit: Int64? = nil) async throws -> (changes: [SyncChange], cursor: OpaqueToken) {
        var (changes, cursor): ([SyncChange], OpaqueToken?) = ([], cursor)
        while true {
            let page = try await client.call(
                Training.changes, SyncQuery(cursor: cursor, limit: limit.map { Whole(trusted: $0) }), Nothing())
            changes += page.changes
            cursor = page.cursor
            if !page.hasMore { return (changes, page.cursor) }
        }
    }
}

extension SyncOperation {
    /// - Parameter number: its place among the operations of its device; its id too.
    static func put(_ kind: SyncKind, _ entity: Int, number: Int, base: Int64? = nil, _ payload: some DTO) throws -> SyncOperation {
        SyncOperation(
            id: OperationID(trusted: TestID.text(number)), number: Int64(number), kind: kind, action: .put, entity: TestID.text(entity),
            baseVersion: base, payload: JSONDocument(try JSONParser.parse(try JSONWriter.encode(payload))))
    }

    static func delete(_ kind: SyncKind, _ entity: Int, number: Int) -> SyncOperation {
        SyncOperation(
            id: OperationID(trusted: TestID.text(number)), number: Int64(number), kind: kind, action: .delete,
            entity: TestID.text(entity), baseVersion: nil, payload: nil)
    }
}
