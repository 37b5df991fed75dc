import AppTesting
import Contracts
import JSONCoding
import Storage
import TestSupport
import Testing
import TrainingDomain
import Wire

/// A phone as its app sees it: what it knows, and what it has done and not been answered for.
private struct Phone {
    let number: Int
    var known: [String: SyncChange] = [:]
    var pending: [SyncOperation] = []
    var cursor: OpaqueToken?
    var made = 0
    private var sent: [SyncOperation] = []

    init(_ number: Int) { self.number = number }

    mutating func note(_ kind: SyncKind, _ entity: Int, base: Int64?, _ payload: some DTO) throws {
        made += 1
        var operation = try SyncOperation.put(kind, entity, number: number * 100_000 + made, base: base, payload)
        // An edit of what is not answered yet is made from the version that is going to be there.
        if let before = pending.last(where: { $0.entity == operation.entity }) {
            operation = try .put(kind, entity, number: number * 100_000 + made, base: (before.baseVersion?.value?.value ?? 0) + 1, payload)
        }
        pending.append(operation)
    }

    mutating func delete(_ kind: SyncKind, _ entity: Int) {
        made += 1
        pending.append(.delete(kind, entity, number: number * 100_000 + made))
    }

    /// Sends some of what is pending, perhaps with some of what was answered long ago, perhaps in disorder; the answer may be lost.
    mutating func sync(_ person: Somebody, _ luck: inout Luck, isCalm: Bool = false) async throws -> Bool {
        var batch = Array(pending.prefix(isCalm ? 100 : luck.number(0...8)))
        if !isCalm, luck.happens(30), let old = sent.randomElement(using: &luck) { batch.append(old) }
        if !isCalm, luck.happens(20), let twice = batch.randomElement(using: &luck) { batch.append(twice) }
        if !isCalm, luck.happens(30) { batch.shuffle(using: &luck) }
        let answer = try await person.sync(batch, device: number, cursor: cursor, limit: Int64(luck.number(1...9)))
        if !isCalm, luck.happens(25) { return true }
        let answered = Set(answer.results.map(\.id))
        sent += batch
        pending.removeAll { answered.contains($0.id) }
        for change in answer.changes { known[change.entity.text] = change }
        cursor = answer.cursor
        return answer.hasMore || !pending.isEmpty
    }
}

/// Whatever three phones do, and whatever the network does to them, they end with the same.
@Suite(.serialized) struct SyncScheduleTests {
    @Test(
        "Three devices with any schedule end equal and lose no finished set", .proves("IL-ADD-02"),
        arguments: Engine.allCases, [UInt64](1...8))
    func schedules(_ engine: Engine, _ seed: UInt64) async throws {
        try await TrainingFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            var luck = Luck(seed: seed)
            var phones = [Phone(1), Phone(2), Phone(3)]
            var finished: [Int: Set<String>] = [:]
            var deleted: Set<Int> = []
            for step in 1...60 {
                let index = luck.number(0...2)
                for _ in 0..<luck.number(0...3) {
                    try act(&phones[index], &luck, step: step, &finished, &deleted)
                }
                if luck.happens(60) { _ = try await phones[index].sync(person, &luck) }
            }
            for _ in 1...2 {
                for index in phones.indices {
                    while try await phones[index].sync(person, &luck, isCalm: true) {}
                }
            }
            let all = Dictionary(try await person.pull().changes.map { ($0.entity.text, $0) }) { _, last in last }
            for phone in phones {
                #expect(phone.pending.isEmpty)
                #expect(phone.known == all, "seed \(seed), phone \(phone.number)")
            }
            for (workout, sets) in finished where !deleted.contains(workout) {
                let kept = all[TestID.text(workout)]?.workout?.details.exercises.flatMap { $0.sets.map(\.id.text) } ?? []
                #expect(Set(kept) == sets && kept.count == sets.count, "seed \(seed), workout \(workout)")
            }
            for workout in deleted { #expect(all[TestID.text(workout)]?.deletedAt != nil) }
            // What is derived is of the same workouts.
            let workouts = all.values.compactMap(\.workout?.details)
            #expect(try await person.client.call(Training.summary) == HistorySummary(of: workouts))
        }
    }

    private func act(
        _ phone: inout Phone, _ luck: inout Luck, step: Int, _ finished: inout [Int: Set<String>], _ deleted: inout Set<Int>
    ) throws {
        let entity = luck.number(1...6)
        func base(_ number: Int) -> Int64? { phone.known[TestID.text(number)]?.version }
        switch luck.number(1...7) {
        case 1, 2:
            // One workout of three, perhaps on several phones at once: each logs sets of its own.
            let workout = 300 + luck.number(1...5)
            let set = phone.number * 1000 + phone.made
            finished[workout, default: []].insert(TestID.text(set))
            let exercise = luck.happens(50) ? "squat" : TestID.text(100 + entity)
            try phone.note(.workout, workout, base: nil, WorkoutDetails.of([(exercise, [.of(set, 1000 * Int64(entity), 5)])]))
        case 3:
            try phone.note(
                .template, 200 + entity, base: base(200 + entity),
                TemplateDetails.of("T \(phone.number) \(step)", [TestID.text(100 + entity)]))
        case 4:
            try phone.note(
                .exercise, 100 + entity, base: base(100 + entity),
                CustomExerciseDetails(name: ExerciseName(trusted: "Move \(luck.number(1...8))"), category: .core))
        case 5:
            try phone.note(
                .chart, 400 + entity, base: base(400 + entity),
                ChartDetails(exerciseId: ExerciseID(trusted: "squat"), metric: luck.happens(50) ? .heaviest : .totalSets, axis: .date))
        case 6: phone.delete(luck.happens(50) ? .template : .chart, (luck.happens(50) ? 200 : 400) + entity)
        default:
            if luck.happens(20) {
                deleted.insert(300 + entity)
                phone.delete(.workout, 300 + entity)
            } else {
                phone.delete(.exercise, 100 + entity)
            }
        }
    }
}
