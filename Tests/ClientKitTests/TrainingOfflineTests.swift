@testable import ClientKit
import Contracts
import JSONCoding
import Platform
import Synchronization
import TestSupport
import Testing
import TrainingDomain
import Wire

/// IronLift's loop without a connection.
@Suite(.timeLimit(.minutes(5))) struct TrainingOfflineTests {
    /// Logs a workout from its beginning, or goes on with the one that is there, until it is finished.
    private func log(_ app: TrainingApp, _ template: Template) async throws {
        await app.runner.restore()
        if await app.runner.question == .resume { try await app.runner.send(.resume) }
        if await app.workout == nil { try await app.runner.send(.start(template, names: [:])) }
        if let sets = await app.workout?.exercises.first?.sets, await app.workout?.stage == .logging {
            for set in sets where !set.isDone {
                try await app.runner.send(.weight(set.id, typed: "20", .kg))
                try await app.runner.send(.toggle(set.id))
            }
            try await app.runner.send(.finish)
        }
    }

    @Test(
        "The loop is run a hundred times without a connection and ended anywhere; every finished workout reaches the service once",
        .proves("IL-CORE-01"))
    func coreLoop() async throws {
        try await withDirectory { directory in
            let model = TrainingModel(), random = SeededRandom(seed: 100)
            let device = TrainingDevice(model, directory: directory)
            var app = try await device.signedIn()
            let template = try await app.template()
            var finished: Set<String> = []
            for loop in 0..<100 {
                model.set { $0.isDown = true }
                device.clock.advance(by: .hours(1))
                // Ended before one of the writes that the loop makes, two draws each; sometimes not at all.
                let image = Mutex<DiskImage?>(nil)
                device.switchOff.arm(Int(random.below(45)) + 1) { image.withLock { $0 = DiskImage(of: directory) } }
                try await log(app, template)
                device.switchOff.disarm()
                await app.engine.settled()
                if let image = image.withLock({ $0 }) {
                    image.restore(directory)
                    app = try device.start()
                    await app.runner.restore()
                    if app.cache.workouts(of: .example).count == loop { try await log(app, template) }
                    #expect(await app.workout == nil)
                }
                finished = Set(app.cache.workouts(of: .example).map(\.id.text))
                #expect(finished.count == loop + 1)
                // Now and then there is a connection, and some answers get lost.
                if random.below(4) == 0 {
                    let losing = Int(random.below(2))
                    model.set {
                        $0.isDown = false
                        $0.losing = losing
                    }
                    await app.foreground()
                    app = try device.start()
                }
            }
            model.set { $0.isDown = false }
            for _ in 0..<3 { await app.foreground() }
            #expect(await app.unsent == 0)
            #expect(Set(model.entities(.workout).map(\.entity.text)) == finished)
            #expect(model.taken.count == 100)
            #expect(model.taken.values.allSatisfy { $0 == 1 })
        }
    }

    @Test("A workout is begun and finished without a connection, past the token's end, and posted once later", .proves("WORK-20"))
    func offline() async throws {
        try await withDirectory { directory in
            let model = TrainingModel(), device = TrainingDevice(model, directory: directory)
            var app = try await device.signedIn()
            _ = try await app.template("Push")
            await app.foreground()
            model.set { $0.isDown = true }
            device.clock.advance(by: .days(2))
            model.sessions.expireAccessTokens()
            app = try device.start()
            let template = try #require(app.cache.templates(of: .example).first)
            try await log(app, template)
            await app.engine.settled()
            #expect(await app.workout == nil)
            #expect(await app.unsent == 1)
            #expect(model.entities(.workout).isEmpty)
            #expect(app.cache.workouts(of: .example).count == 1)

            model.set { $0.isDown = false }
            app = try device.start()
            await app.foreground()
            await app.foreground()
            #expect(model.taken.values.map { $0 } == [1])
            #expect(await app.unsent == 0)
            #expect(model.entities(.workout).first?.workout?.details == app.cache.workouts(of: .example).first?.details)
        }
    }

    @Test(
        "Asked after a workout, the template is updated or left; without a connection it is sent later, and a deleted one is not asked about",
        .proves("WORK-15-b"), arguments: [true, false])
    func templateQuestion(_ isUpdated: Bool) async throws {
        try await withDirectory { directory in
            let model = TrainingModel(), device = TrainingDevice(model, directory: directory)
            let app = try await device.signedIn()
            let template = try await app.template()
            await app.foreground()
            model.set { $0.isDown = true }
            func finish(_ template: Template) async throws {
                try await app.runner.send(.start(template, names: [:]))
                let entry = try #require(await app.workout?.exercises.first)
                try await app.runner.send(.addSet(entry.id))
                try await app.runner.send(.toggle(entry.sets[0].id))
                try await app.runner.send(.finish)
            }
            try await finish(try #require(app.cache.template(template.id, of: .example)))
            guard case .updateTemplate(let diff) = await app.runner.question else { throw NeverHappened() }
            #expect(diff.sets.map(\.done) == [3])
            try await app.runner.send(.answerTemplate(isUpdated: isUpdated))
            await app.engine.settled()
            let here = app.cache.template(template.id, of: .example)?.details.exercises[0].sets.count
            #expect(here == (isUpdated ? 3 : 2))
            model.set { $0.isDown = false }
            await app.foreground()
            #expect(model.entities(.template).first?.template?.details.exercises[0].sets.count == here)
            #expect(await app.engine.queue.outbox.issues.isEmpty)

            try await app.runner.send(.start(try #require(app.cache.template(template.id, of: .example)), names: [:]))
            await app.engine.delete(template.id)
            let entry = try #require(await app.workout?.exercises.first)
            try await app.runner.send(.addSet(entry.id))
            try await app.runner.send(.toggle(entry.sets[0].id))
            try await app.runner.send(.finish)
            #expect(await app.runner.question == nil)
            #expect(await app.workout == nil)
        }
    }

    @Test("A template that was made without a connection and sent during its first workout is updated after it without a conflict")
    func templateOfThisDevice() async throws {
        try await withDirectory { directory in
            let model = TrainingModel(), device = TrainingDevice(model, directory: directory)
            let app = try await device.signedIn()
            model.set { $0.isDown = true }
            let template = try await app.template()
            #expect(template.version == 0)
            try await app.runner.send(.start(template, names: [:]))
            model.set { $0.isDown = false }
            await app.foreground()
            #expect(app.cache.template(template.id, of: .example)?.version == 1)

            let entry = try #require(await app.workout?.exercises.first)
            try await app.runner.send(.addSet(entry.id))
            try await app.runner.send(.toggle(entry.sets[0].id))
            try await app.runner.send(.finish)
            try await app.runner.send(.answerTemplate(isUpdated: true))
            await app.foreground()
            #expect(await app.engine.queue.outbox.issues.isEmpty)
            #expect(model.entities(.template).first?.template?.details.exercises[0].sets.count == 3)
        }
    }

    @Test("One list serves the template editor, the workout and one's own exercises, and makes new ones without a connection", .proves("EXER-09"))
    func pickerEverywhere() async throws {
        try await withDirectory { directory in
            let model = TrainingModel(), device = TrainingDevice(model, directory: directory)
            let app = try await device.signedIn(), ids = IDSource(clock: device.clock)
            let library = BundledLibrary(path: directory + "/library", bundled: Self.bundle(10))
            model.set { $0.isDown = true }
            func create(_ name: String) async throws -> PickedExercise {
                let own = app.cache.exercises(of: .example).compactMap { PickedExercise($0) }
                var picker = ExercisePicker(library.exercises(.english) + own)
                for event in [PickerEvent.search(name), .openForm, .chooseCategory(.back)] { _ = picker.apply(event) { ids.next() } }
                let effects = picker.apply(.create) { ids.next() }
                guard case .make(let new) = effects.first, case .picked(let picked) = effects.last else { throw NeverHappened() }
                await app.engine.make(new)
                #expect(picked.name.text == name)
                return picked
            }
            var editor = TemplateEditor(id: TemplateID(trusted: ids.next()))
            _ = try editor.apply(.rename("Rows"))
            _ = try editor.apply(.addExercise(try await create("Ring Row")))
            #expect(editor.exercises.last?.exerciseId.isCustom == true)
            try await app.runner.send(.startEmpty(.example))
            try await app.runner.send(.addExercise(try await create("Towel Row")))
            #expect(await app.workout?.exercises.map(\.name.text) == ["Towel Row"])
            _ = try await create("Inverted Row")
            await app.engine.settled()
            #expect(app.cache.exercises(of: .example).map(\.details.name.text) == ["Inverted Row", "Ring Row", "Towel Row"])
            // They reach the service before what uses them.
            model.set { $0.isDown = false }
            await app.foreground()
            #expect(model.entities(.exercise).count == 3)
        }
    }

    @Test("A chart is made from the history on the device, without a connection", .proves("CHRT-05"))
    func chart() async throws {
        try await withDirectory { directory in
            let model = TrainingModel(), device = TrainingDevice(model, directory: directory)
            var app = try await device.signedIn()
            let template = try await app.template()
            for _ in 0..<3 {
                try await log(app, template)
                device.clock.advance(by: .days(2))
            }
            await app.engine.add(ChartDetails(exerciseId: ExerciseID(trusted: "dips"), metric: .maxVolume, axis: .session))
            await app.foreground()
            model.set { $0.isDown = true }
            app = try device.start()
            let chart = try #require(app.cache.charts(of: .example).first)
            let history = app.cache.workouts(of: .example).map { PastWorkout(id: $0.id, details: $0.details) }
            let line = ChartModel(chart.details, history: history) { LocalDate(daysSinceEpoch: $0.milliseconds / 86_400_000) }
            // 20 kg × 10 each time.
            #expect(line.points.map(\.value) == [200, 200, 200])
            #expect(line.points.map(\.session) == [1, 2, 3])
        }
    }

    /// As `GET /training/library` gives it.
    static func bundle(_ count: Int, suffix: String = "") -> [UInt8] {
        let muscles = ["chest", "lats", "shoulders", "quadriceps", "biceps", "abdominals", "neck"]
        let items = (0..<count).map { index in
            JSONValue.object([
                "id": .string("exercise-\(index)"),
                "name": .object(["en": .string("Exercise \(index)\(suffix)"), "ar": .string("تمرين \(index)")]),
                "kind": "strength", "primary": .string(muscles[index % muscles.count]),
            ])
        }
        return JSONValue.object(["version": 1, "exercises": .array(items)]).bytes()
    }

    @Test("Before any contact an app lists the exercises it was built with, and updates them by version later")
    func library() async throws {
        try await withDirectory { directory in
            let model = TrainingModel(), device = TrainingDevice(model, directory: directory)
            let app = try await device.signedIn(), path = directory + "/library"
            model.set { $0.isDown = true }
            var library = BundledLibrary(path: path, bundled: Self.bundle(1000))
            #expect(library.count == 1000)
            await #expect(throws: ClientError.network(.unreachable)) { try await library.update(app.manager) }
            var picker = ExercisePicker(library.exercises(.arabic))
            _ = picker.apply(.search("exercise 77")) { "" }
            #expect(picker.visible.first?.name.text == "تمرين 77")

            model.set {
                $0.isDown = false
                $0.library = (Self.bundle(1003, suffix: "!"), "\"v2\"")
            }
            #expect(try await library.update(app.manager))
            #expect(library.count == 1003)
            #expect(try await !library.update(app.manager))
            // The newer list is there at the next start; what is no list is not taken.
            library = BundledLibrary(path: path, bundled: Self.bundle(1000))
            #expect(library.exercises(.english).first?.name.text == "Exercise 0!")
            model.set { $0.library = (Array("{}".utf8), "\"v3\"") }
            await #expect(throws: ClientError.invalidResponse) { try await library.update(app.manager) }
            #expect(library.count == 1003)
        }
    }
}
