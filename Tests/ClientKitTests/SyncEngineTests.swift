@testable import ClientKit
import Contracts
import JSONCoding
import Platform
import TestSupport
import Testing
import TrainingDomain
import Wire

/// The outbox and the cache of a device against a service.
@Suite(.timeLimit(.minutes(5))) struct SyncEngineTests {
    private func device<R>(_ body: (TrainingDevice) async throws -> R) async throws -> R {
        try await withDirectory { try await body(TrainingDevice(TrainingModel(), directory: $0)) }
    }

    @Test("Ten idle minutes are no request, coming to the front is one and a write is one", .proves("IL-OOS-08"))
    func occasions() async throws {
        try await device { device in
            let app = try await device.signedIn()
            func count() -> Int { device.model.requests.count }
            for _ in 0..<10 {
                device.clock.advance(by: .minutes(1))
                await app.alarm.fire()
                await app.engine.settled()
            }
            #expect(count() == 0)
            await app.foreground()
            #expect(count() == 1)
            await app.engine.put(TemplateID.example, TemplateChange(baseVersion: nil, details: .example))
            await app.engine.settled()
            #expect(count() == 2)
            for _ in 0..<10 {
                device.clock.advance(by: .minutes(1))
                await app.alarm.fire()
                await app.engine.settled()
            }
            #expect(count() == 2)
            #expect(!app.alarm.isSet)
        }
    }

    @Test("After signing in, everything is on the device and can be read without a connection", .proves("AUTH-06"))
    func cached() async throws {
        try await device { device in
            let model = device.model
            let payloads: [(SyncKind, any DTO)] = [
                (.template, TemplateDetails.example), (.exercise, CustomExerciseDetails.example), (.chart, ChartDetails.example),
                (.workout, WorkoutDetails.example),
            ]
            for (kind, details) in payloads {
                for index in 0..<30 {
                    model.put(try #require(TrainingModel.change(kind, Self.id(index), 1, try Self.json(details))))
                }
            }
            model.set { $0.pageSize = 7 }
            var app = try await device.signedIn()
            await app.foreground()
            model.set { $0.isDown = true }
            app = try device.start()
            #expect(app.cache.templates(of: .example).count == 30)
            #expect(app.cache.exercises(of: .example).count == 30)
            #expect(app.cache.charts(of: .example).count == 30)
            #expect(app.cache.workouts(of: .example).map(\.details) == Array(repeating: .example, count: 30))
        }
    }
    private static func id(_ number: Int) -> String { "01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e" + (number < 10 ? "0\(number)" : "\(number)") }
    private static func json(_ value: some DTO) throws -> JSONValue { try JSONParser.parse(try JSONWriter.encode(value)) }

    @Test("After signing out nothing of the person is left, and the next one sees nothing of it", .proves("AUTH-05-b"))
    func cleared() async throws {
        try await device { device in
            let app = try await device.signedIn()
            _ = try await app.template("tell-tale")
            await app.engine.submit(NewWorkout(id: .example, details: .example))
            await app.foreground()
            #expect(try await app.engine.logOut() == nil)
            #expect(await app.manager.user == nil)
            #expect(files(below: device.directory).isEmpty)
            #expect(app.cache.templates(of: .example).isEmpty)
            // What comes too late is not kept.
            await app.engine.put(TemplateID.example, TemplateChange(baseVersion: nil, details: .example))
            #expect(files(below: device.directory).isEmpty)
            device.model.sessions.set { $0.user = ModelService.person("omar@example.com", id: Self.id(1)) }
            _ = try await app.manager.logIn(.example)
            let next = SyncEngine(
                session: app.manager, user: UserID(trusted: Self.id(1)), cache: app.cache,
                vault: TrainingVault(directory: device.vaultDirectory, sealing: .test), alarm: app.alarm)
            #expect(app.cache.templates(of: next.user).isEmpty)
            #expect(await next.queue.outbox.unsent == 0)
        }
    }

    @Test(
        "Signing out with an unsent workout asks; kept, it stays sealed and goes out at the next sign-in; discarded, it is gone",
        .proves("IL-ADD-04"), arguments: [UnsentAnswer.keep, .discard])
    func unsent(_ answer: UnsentAnswer) async throws {
        try await device { device in
            let model = device.model
            var app = try await device.signedIn()
            model.set { $0.isDown = true }
            await app.engine.submit(NewWorkout(id: .example, details: .example))
            await app.engine.settled()
            #expect(try await app.engine.logOut() == UnsentQuestion(operations: 1, hasActiveWorkout: false))
            #expect(await app.manager.user != nil)
            try await app.engine.answer(.stay)
            #expect(await app.unsent == 1)
            _ = try await app.engine.logOut()
            try await app.engine.answer(answer)
            #expect(await app.manager.user == nil)
            let left = files(below: device.directory)
            #expect(left.isEmpty == (answer == .discard))
            #expect(left.allSatisfy { !String(decoding: $0.bytes, as: UTF8.self).contains("barbell-squat") })
            // Somebody else signs in meanwhile; nothing of theirs and of the first one's meets.
            model.set { $0.isDown = false }
            model.sessions.set { $0.user = ModelService.person("omar@example.com", id: Self.id(1)) }
            _ = try await app.manager.logIn(.example)
            #expect(files(below: device.vaultDirectory).map(\.path) == left.map(\.path))
            #expect(model.entities(.workout).isEmpty)
            await app.manager.logOut()

            model.sessions.set { $0.user = ModelService.person("layla@example.com") }
            app = try await device.signedIn()
            await app.foreground()
            #expect(model.taken.values.map { $0 } == (answer == .keep ? [1] : []))
            #expect(app.cache.workouts(of: .example).count == (answer == .keep ? 1 : 0))
        }
    }

    @Test("What can still be sent is sent before signing out, and nobody is asked")
    func flushed() async throws {
        try await device { device in
            let app = try await device.signedIn()
            device.model.set { $0.isDown = true }
            await app.engine.submit(NewWorkout(id: .example, details: .example))
            await app.engine.settled()
            device.model.set { $0.isDown = false }
            #expect(try await app.engine.logOut() == nil)
            #expect(device.model.entities(.workout).count == 1)
            #expect(files(below: device.directory).isEmpty)
        }
    }

    @Test("A workout under way is asked about too: kept, it is there for its person alone; discarded, nothing writes it again")
    func activeWorkout() async throws {
        for answer in [UnsentAnswer.keep, .discard] {
            try await device { device in
                var app = try await device.signedIn()
                try await app.runner.send(.startEmpty(.example))
                #expect(try await app.engine.logOut(hasActiveWorkout: true) == UnsentQuestion(operations: 0, hasActiveWorkout: true))
                try await app.engine.answer(answer)
                try await app.runner.send(.note(typed: "late"))
                #expect(files(below: device.vaultDirectory).isEmpty == (answer == .discard))
                app = try await device.signedIn()
                await app.runner.restore()
                #expect(await app.runner.question == (answer == .keep ? .resume : nil))
                #expect(await app.workout?.note == nil)
            }
        }
    }

    @Test("Somebody whose cache is gone reads everything again")
    func cacheLost() async throws {
        try await device { device in
            var app = try await device.signedIn()
            _ = try await app.template()
            await app.foreground()
            // Signed out without the engine, as when the account asks for it elsewhere in the app.
            await app.manager.logOut()
            app = try await device.signedIn()
            #expect(app.cache.templates(of: .example).isEmpty)
            await app.foreground()
            #expect(app.cache.templates(of: .example).count == 1)
        }
    }

    @Test(
        "What a file had that cannot be read any more comes again; what was not sent stays, and what was deleted meanwhile goes",
        arguments: ["month", "catalog"], [true, false])
    func damaged(_ file: String, _ isSealed: Bool) async throws {
        try await device { device in
            let model = device.model
            for index in 0..<3 {
                model.put(try #require(TrainingModel.change(.workout, Self.id(index), 1, try Self.json(WorkoutDetails.example))))
            }
            let gone = Self.id(9)
            model.put(try #require(TrainingModel.change(.template, gone, 1, try Self.json(TemplateDetails.example))))
            var app = try await device.signedIn()
            await app.foreground()
            #expect(app.cache.workouts(of: .example).count == 3 && app.cache.templates(of: .example).count == 1)
            model.set { state in
                state.entities = state.entities.filter { $0.value.entity.text != gone }
                state.order = state.order.filter { !$0.key.contains(gone) }
                state.isDown = true
            }
            let unsent = try await app.template("Unsent")

            let month = TrainingShelf.month(of: try #require(app.cache.workouts(of: .example).first))
            let name = file == "month" ? "workouts-" + month : TrainingShelf.catalog
            let disk = FileUserCache(directory: device.cacheDirectory, sealing: .test)
            // Of another version, or damaged.
            if isSealed { try disk.write(Array("{}".utf8), name, of: .example) } else { put([1, 2, 3], disk.path(name, of: .example)) }
            // The app ends before it could ask.
            app = try device.start()
            #expect(app.cache.workouts(of: .example).isEmpty)
            app = try device.start()
            model.set { $0.isDown = false }
            await app.foreground()
            #expect(app.cache.workouts(of: .example).count == 3)
            #expect(app.cache.templates(of: .example).map(\.id) == [unsent.id])
            #expect(model.entities(.template).map(\.entity.text) == [unsent.id.text])
            // And not at every start from then on.
            app = try device.start()
            #expect(await app.engine.queue.outbox.cursor != nil)
            #expect(app.cache.workouts(of: .example).count == 3)
        }
    }

    @Test("After 410 everything is read again: what was deleted meanwhile goes, what was not sent stays")
    func resync() async throws {
        try await device { device in
            let model = device.model
            var app = try await device.signedIn()
            let gone = try await app.template("Gone"), stays = try await app.template("Stays")
            await app.foreground()
            model.set { state in
                state.entities = state.entities.filter { $0.value.entity.text != gone.id.text }
                state.order = state.order.filter { !$0.key.contains(gone.id.text) }
                state.isDown = true
            }
            let unsent = try await app.template("Unsent")
            model.set {
                $0.isDown = false
                $0.forgetsCursors = true
                $0.pageSize = 1
            }
            app = try device.start()
            await app.foreground()
            #expect(Set(app.cache.templates(of: .example).map(\.id)) == [stays.id, unsent.id])
            #expect(model.entities(.template).count == 2)
            app = try device.start()
            #expect(Set(app.cache.templates(of: .example).map(\.id)) == [stays.id, unsent.id])
        }
    }

    @Test("Two devices that change one template: the later one is told and shown what is there, and its own is kept for it to decide")
    func conflict() async throws {
        try await withDirectory { directory in
            let model = TrainingModel()
            let (one, two) = (
                TrainingDevice(model, directory: directory + "/one"), TrainingDevice(model, directory: directory + "/two")
            )
            let first = try await one.signedIn()
            let template = try await first.template()
            await first.foreground()
            let second = try await two.signedIn()
            await second.foreground()
            func rename(_ app: TrainingApp, _ name: String) async throws {
                var editor = TemplateEditor(try #require(app.cache.template(template.id, of: .example)))
                _ = try editor.apply(.rename(name))
                guard case .put(let id, let change) = try editor.apply(.save).first else { throw NeverHappened() }
                await app.engine.put(id, change)
                await app.engine.settled()
            }
            try await rename(first, "From one")
            try await rename(second, "From two")
            #expect(second.cache.template(template.id, of: .example)?.details.name.text == "From one")
            let issue = try #require(await second.engine.queue.outbox.issues.first)
            #expect(issue.code == .versionConflict)
            #expect(issue.operation.payload?.value["name"]?.string == "From two")
            // Twice in a row, before and after the answer, one device is in no conflict with itself.
            let before = try #require(first.cache.template(template.id, of: .example))
            try await rename(first, "Again")
            var stale = TemplateEditor(before)
            _ = try stale.apply(.rename("And again"))
            guard case .put(let id, let change) = try stale.apply(.save).first else { throw NeverHappened() }
            await first.engine.put(id, change)
            await first.engine.settled()
            #expect(await first.engine.queue.outbox.issues.isEmpty)
            #expect(model.entities(.template).first?.template?.details.name.text == "And again")
        }
    }

    @Test("A failed request is repeated by the alarm as it was, and done once")
    func lostAnswer() async throws {
        try await device { device in
            let app = try await device.signedIn()
            device.model.set { $0.losing = 1 }
            await app.engine.submit(NewWorkout(id: .example, details: .example))
            await app.engine.settled()
            #expect(app.alarm.isSet)
            device.clock.advance(by: .seconds(2))
            await app.alarm.fire()
            await app.engine.settled()
            #expect(device.model.requests.map { $0.operations.map(\.id) }.count == 2)
            #expect(device.model.requests[0].operations == device.model.requests[1].operations)
            #expect(device.model.taken.values.map { $0 } == [1])
            #expect(await app.unsent == 0)
        }
    }
}
