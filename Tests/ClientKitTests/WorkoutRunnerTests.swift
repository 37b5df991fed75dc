@testable import ClientKit
import Contracts
import Platform
import TestSupport
import Testing
import TrainingDomain
import Wire

/// The workout under way on the disk: whatever ends the app, it goes on where it was.
@Suite(.timeLimit(.minutes(5))) struct WorkoutRunnerTests {
    private func slot(_ directory: String) throws -> VaultSlot<ActiveWorkout> {
        VaultSlot(.workout, of: .example, in: TrainingVault(directory: directory, sealing: .test))
    }
    private func workout(_ name: String) -> ActiveWorkout {
        var desk = WorkoutDesk()
        _ = try? desk.apply(.startEmpty(WorkoutName(trusted: name)), now: .example) { LoggedSetID.example.text }
        return desk.workout ?? .example
    }

    @Test("A save that is cut at any byte leaves the former state or the new one")
    func cutAtEveryByte() async throws {
        try await withDirectory { directory in
            var writer = try slot(directory)
            _ = try writer.load()
            for name in ["first", "old"] { try writer.save(workout(name)) }
            let before = DiskImage(of: directory)
            let oldFiles = files(below: directory)
            try writer.save(workout("new"))
            let newest = try #require(files(below: directory).first { file in !oldFiles.contains { $0.bytes == file.bytes } })
            let whole = newest.bytes

            for length in 0...whole.count {
                // Killed while the file beside it is written.
                before.restore(directory)
                put(Array(whole.prefix(length)), newest.path + ".new-0123456789abcdef")
                var reader = try slot(directory)
                #expect(try reader.load()?.name.text == "old")
                // Cut in its place, as by a disk that does not keep what it said.
                put(Array(whole.prefix(length)), newest.path)
                reader = try slot(directory)
                #expect(try reader.load()?.name.text == (length == whole.count ? "new" : "old"))
                // And the next save works.
                try reader.save(workout("next"))
                var again = try slot(directory)
                #expect(try again.load()?.name.text == "next")
            }
        }
    }

    @Test("What an unfinished save left is removed at the next start")
    func tidy() async throws {
        try await withDirectory { directory in
            let device = TrainingDevice(TrainingModel(), directory: directory)
            let app = try await device.signedIn()
            try await app.runner.send(.startEmpty(.example))
            let kept = files(below: device.vaultDirectory)
            put([1, 2, 3], try #require(kept.first).path + ".new-0123456789abcdef")
            _ = try device.start()
            #expect(files(below: device.vaultDirectory).map(\.path).sorted() == kept.map(\.path).sorted())
        }
    }

    @Test("After each of 50 edits the app is ended, and what it finds is what it had", .proves("WORK-18"))
    func killedAfterEachEdit() async throws {
        try await withDirectory { directory in
            let device = TrainingDevice(TrainingModel(), directory: directory), random = SeededRandom(seed: 18)
            var app = try await device.signedIn()
            let template = try await app.template(sets: 3)
            try await app.runner.send(.start(template, names: [:]))
            for _ in 0..<50 {
                let now = try #require(await app.workout)
                device.clock.advance(by: .seconds(Int64(random.below(40))))
                try await app.runner.send(edit(now, random))
                let last = await app.workout
                app = try device.start()
                await app.runner.restore()
                #expect(await app.workout == last)
                try await app.runner.send(.resume)
            }
        }
    }

    private func edit(_ workout: ActiveWorkout, _ random: SeededRandom) -> WorkoutEvent {
        let picked = PickedExercise(id: ExerciseID(trusted: "barbell-row"), name: .example, category: .back)
        guard !workout.exercises.isEmpty else { return .addExercise(picked) }
        let exercise = workout.exercises[Int(random.below(UInt64(workout.exercises.count)))]
        guard !exercise.sets.isEmpty else { return .addSet(exercise.id) }
        let set = exercise.sets[Int(random.below(UInt64(exercise.sets.count)))].id
        switch random.below(10) {
        case 0: return .weight(set, typed: "\(random.below(200)),5", random.below(2) == 0 ? .kg : .lb)
        case 1: return .reps(set, typed: "\(random.below(20))")
        case 2, 3, 4: return .toggle(set)
        case 5: return .addSet(exercise.id)
        case 6: return .removeSet(set)
        case 7: return .addExercise(picked)
        case 8: return .note(typed: "note \(random.below(100))")
        default: return .extendRest(seconds: random.below(2) == 0 ? 10 : -10)
        }
    }

    @Test("The start of the app offers the workout; its notification is set again to the end the rest had")
    func resumed() async throws {
        try await withDirectory { directory in
            let device = TrainingDevice(TrainingModel(), directory: directory)
            var app = try await device.signedIn()
            try await app.runner.send(.start(try await app.template(), names: [:]))
            let set = try #require(await app.workout?.exercises.first?.sets.first?.id)
            try await app.runner.send(.toggle(set))
            let due = device.clock.now() + .seconds(60)
            #expect(app.notices.instant == due)
            device.clock.advance(by: .seconds(45))
            app = try device.start()
            await app.runner.restore()
            #expect(await app.runner.question == .resume)
            try await app.runner.send(.resume)
            #expect(app.notices.instant == due)
            #expect(await app.workout?.rest?.remaining(now: device.clock.now()) == 15)
            try await app.runner.send(.cancel)
            try await app.runner.send(.discard)
            #expect(app.notices.instant == nil)
            app = try device.start()
            await app.runner.restore()
            #expect(await app.workout == nil)
        }
    }

    @Test("Exercises have the names that the library and the person give them, in the reader's language")
    func names() async throws {
        try await withDirectory { directory in
            let device = TrainingDevice(TrainingModel(), directory: directory), app = try await device.signedIn()
            let library = BundledLibrary(path: directory + "/library", bundled: TrainingOfflineTests.bundle(3))
            let own = CustomExerciseID(trusted: LoggedSetID.example.text)
            await app.engine.make(NewCustomExercise(id: own, name: ExerciseName(trusted: "Towel Row"), category: .back))
            let exercises = ["exercise-1", own.text, "gone"].map { TemplateExercise(exerciseId: ExerciseID(trusted: $0)) }
            let template = Template(
                id: .example, details: TemplateDetails(name: .example, exercises: BoundedList(trusted: exercises)), version: 1,
                createdAt: .example, updatedAt: .example)
            try await app.runner.start(template, library: library, language: .arabic)
            #expect(await app.workout?.exercises.map(\.name.text) == ["تمرين 1", "Towel Row", "gone"])
        }
    }

    @Test("An app that cannot write says so and goes on")
    func fullDisk() async throws {
        try await withDirectory { directory in
            let device = TrainingDevice(TrainingModel(), directory: directory)
            let app = try await device.signedIn()
            // A file where the directory should be makes every write fail.
            put([1], device.vaultDirectory)
            try await app.runner.send(.startEmpty(.example))
            #expect(await app.runner.problem != nil)
            #expect(await app.workout != nil)
            await app.engine.put(TemplateID.example, TemplateChange(baseVersion: nil, details: .example))
            await app.engine.settled()
            #expect(await app.engine.problem != nil)
            #expect(await app.unsent == 1)
        }
    }
}
