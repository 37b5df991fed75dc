import AppTesting
import Contracts
import Storage
import TestSupport
import Testing
import TrainingDomain
import Wire

/// Records of any history are those that the whole history has.
@Suite(.serialized) struct RecordHistoryTests {
    @Test("Records kept up to date are the records made anew", arguments: Engine.allCases, [UInt64](1...4))
    func recomputed(_ engine: Engine, _ seed: UInt64) async throws {
        try await TrainingFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            var luck = Luck(seed: seed)
            var history: [Int: WorkoutDetails] = [:]
            for step in 1...25 {
                let sets = (0..<luck.number(1...4)).map { index in
                    LoggedSet.of(
                        step * 10 + index, Int64(luck.number(1...6)) * 1000, Int64(luck.number(0...6)), luck.happens(20) ? .warmup : nil,
                        unit: luck.happens(30) ? .lb : .kg)
                }
                let workout = WorkoutDetails.of(
                    [("squat", sets)], at: Instant(milliseconds: 1_700_000_000_000) + .days(Int64(luck.number(0...20))))
                #expect(try await person.post(workout, 1000 + step).status == 201)
                history[1000 + step] = workout
                if luck.happens(35), let gone = history.keys.sorted().randomElement(using: &luck) {
                    history[gone] = nil
                    let answer = try await person.client.answer(
                        Training.deleteWorkout, WorkoutParameters(id: WorkoutID(trusted: TestID.text(gone))), Nothing())
                    #expect(answer.status == 204)
                }
                let list = try await person.client.call(
                    Training.records, RecordQuery(exerciseId: ExerciseID(trusted: "squat")), Nothing())
                #expect(list.items.map(Found.init) == Self.expected(history), "seed \(seed), step \(step)")
            }
        }
    }

    private struct Found: Equatable {
        let kind: RecordKind
        let workout: String
        init(kind: RecordKind, workout: String) { (self.kind, self.workout) = (kind, workout) }
        init(_ record: PersonalRecord) { self.init(kind: record.kind, workout: record.workoutId.text) }
    }

    /// By the words of the rule and nothing else: the first workout that reached the most there is.
    private static func expected(_ history: [Int: WorkoutDetails]) -> [Found] {
        let inOrder = history.sorted { ($0.value.startedAt, $0.key) < ($1.value.startedAt, $1.key) }
        /// In ten-millionths of a gram; a hundredth of a pound is 4.5359237 g.
        func mass(_ set: LoggedSet) -> Int64 {
            guard let weight = set.weight else { return 0 }
            return weight.value.hundredths * (weight.unit == .kg ? 100_000_000 : 45_359_237)
        }
        return RecordKind.allCases.compactMap { kind in
            var best: (value: Int64, workout: Int)?
            for (number, workout) in inOrder {
                let sets = workout.exercises.flatMap(\.sets).filter { $0.label != .warmup && ($0.reps?.value ?? 0) > 0 }
                let value: Int64 =
                    switch kind {
                    case .heaviest: sets.map(mass).max() ?? 0
                    case .mostReps: sets.map { $0.reps?.value ?? 0 }.max() ?? 0
                    case .oneRepMax:
                        sets.map { ($0.reps?.value ?? 0) == 1 ? mass($0) : mass($0) * (30 + ($0.reps?.value ?? 0)) / 30 }.max() ?? 0
                    case .volume: sets.map { mass($0) * ($0.reps?.value ?? 0) }.reduce(0, +)
                    }
                if value > best?.value ?? 0 { best = (value, number) }
            }
            return best.map { Found(kind: kind, workout: TestID.text($0.workout)) }
        }
    }
}
