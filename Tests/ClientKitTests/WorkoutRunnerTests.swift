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

    @Test("What the system does not give is not written over; what is damaged for good begins anew")
    func heldBack() async throws {
        try await withDirectory { directory in
            var first = try slot(directory)
            for name in ["first", "second"] { try first.save(workout(name)) }
            let before = DiskImage(of: directory), paths = files(below: directory).map(\.path)
            #expect(paths.count == 2)
            for path in paths {
                removeFile(path)
                block(path)
                #expect(throws: TokenStoreError.self) {
                    var reader = try slot(directory)
                    _ = try reader.load()
                }
                #expect(throws: TokenStoreError.self) {
                    var reader = try slot(directory)
                    try reader.save(workout("lost"))
                }
                unblock(path)
                before.restore(directory)
                var reader = try slot(directory)
                #expect(try reader.load()?.name.text == "second")
            }
            for path in paths { put([1, 2, 3], path) }
            #expect(throws: TokenStoreError.unreadable) {
                var reader = try slot(directory)
                _ = try reader.load()
            }
            var writer = try slot(directory)
            try writer.save(workout("third"))
            var again = try slot(directory)
            #expect(try again.load()?.name.text == "third")
        }
    }

    @Test("While the system does not give the workout there may be, no other begins; that one goes on once it is given")
    func beginsNothingWhileHeldBack() async throws {
        try await withDirectory { directory in
            let device = TrainingDevice(TrainingModel(), directory: directory)
            var app = try await device.signedIn()
            try await app.runner.send(.startEmpty(WorkoutName(trusted: "old")))
            let vault = DiskImage(of: device.vaultDirectory), paths = files(below: device.vaultDirectory).map(\.path)
            for path in paths {
                removeFile(path)
                block(path)
            }
            app = try device.start()
            await app.runner.restore()
            await #expect(throws: WorkoutRefusal.alreadyActive) { try await app.runner.send(.startEmpty(WorkoutName(trusted: "new"))) }
            #expect(await app.workout == nil)
            for path in paths { unblock(path) }
            vault.restore(device.vaultDirectory)
            await #expect(throws: WorkoutRefusal.alreadyActive) { try await app.runner.send(.startEmpty(WorkoutName(trusted: "new"))) }
            #expect(await app.workout?.name.text == "old")
        }
    }

    @Test("An outbox that the system did not give at the start is taken up once it does, with what was done meanwhile behind it")
    func outboxHeldBack() async throws {
        try await withDirectory { directory in
            let device = TrainingDevice(TrainingModel(), directory: directory)
            var app = try await device.signedIn()
            device.model.set { $0.isDown = true }
            await app.engine.submit(NewWorkout(id: .example, details: .example))
            await app.engine.settled()
            let vault = DiskImage(of: device.vaultDirectory)
            let outbox = files(below: device.vaultDirectory).map(\.path)
            for path in outbox {
                removeFile(path)
                block(path)
            }
            app = try device.start()
            #expect(await app.engine.problem != nil)
            let early = try await app.template("Early")
            #expect(await app.unsent == 1)
            for path in outbox { unblock(path) }
            vault.restore(device.vaultDirectory)
            device.model.set { $0.isDown = false }
            await app.foreground()
            #expect(device.model.taken[WorkoutID.example.text] == 1)
            #expect(device.model.entities(.template).map(\.entity.text) == [early.id.text])
            #expect(await app.unsent == 0)
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

    @Test("A finished workout goes only once it is in the outbox on the disk: until then it stays, over the end of the app too",
        arguments: [true, false])
    func outboxThatCannotBeWritten(_ isRestarted: Bool) async throws {
        try await withDirectory { directory in
            let device = TrainingDevice(TrainingModel(), directory: directory)
            var app = try await device.signedIn()
            let dips = TemplateExercise(
                exerciseId: ExerciseID(trusted: "dips"), sets: BoundedList(trusted: [TemplateSet(reps: Whole(trusted: 10))]))
            let template = Template(
                id: .example, details: TemplateDetails(name: .example, exercises: BoundedList(trusted: [dips])), version: 1,
                createdAt: .example, updatedAt: .example)
            try await app.runner.send(.start(template, names: [:]))
            let workout = try #require(await app.workout)
            try await app.runner.send(.toggle(try #require(workout.exercises.first?.sets.first?.id)))

            let disk = FileUserCache(directory: device.vaultDirectory, sealing: .test)
            let outbox = ["outbox.0", "outbox.1"].map { disk.path($0, of: .example) }
            for path in outbox { block(path) }
            try await app.runner.send(.finish)
            #expect(await app.workout?.stage == .sending)
            #expect(await app.runner.problem != nil)
            for path in outbox { unblock(path) }
            if isRestarted {
                app = try device.start()
                await app.runner.restore()
            } else {
                try await app.runner.send(.finish)
            }
            await app.engine.settled()
            #expect(await app.workout == nil)
            #expect(device.model.taken == [workout.id.text: 1])
        }
    }

    @Test("Nobody is told that they are signed out when the device keeps nothing of what is unsent: they still are signed in")
    func noWayOut() async throws {
        try await withDirectory { directory in
            let device = TrainingDevice(TrainingModel(), directory: directory), app = try await device.signedIn()
            device.model.set { $0.isDown = true }
            let disk = FileUserCache(directory: device.vaultDirectory, sealing: .test)
            let outbox = ["outbox.0", "outbox.1"].map { disk.path($0, of: .example) }
            // What was under way keeps one file of the vault, so that its folder is there.
            try await app.runner.send(.startEmpty(.example))
            for path in outbox { block(path) }
            await app.engine.submit(NewWorkout(id: .example, details: .example))
            await #expect(throws: TokenStoreError.self) { try await app.engine.logOut() }
            #expect(await app.manager.user != nil)
            #expect(await app.unsent == 1)
            for path in outbox { unblock(path) }
            #expect(try await app.engine.logOut() == UnsentQuestion(operations: 1, hasActiveWorkout: false))
            for path in outbox {
                removeFile(path)
                block(path)
            }
            await #expect(throws: TokenStoreError.self) { try await app.engine.answer(.keep) }
            #expect(await app.manager.user != nil)
            #expect(await app.unsent == 1)
            for path in outbox { unblock(path) }
            #expect(try await app.engine.logOut() == UnsentQuestion(operations: 1, hasActiveWorkout: false))
            try await app.engine.answer(.keep)
            #expect(await app.manager.user == nil)
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
