import ClientKit
import Contracts
import Synchronization
import TasksDomain
import TestSupport
import Testing
import Wire

/// What an app is made of between its screens and its data; none of it needs a network.
@Suite(.timeLimit(.minutes(1))) struct UseCaseTests {
    @Test(.proves("GTSD-P-2-02", "GTSD-P-2-03", "GTSD-P-1.2-02")) func signingInAndUp() async throws {
        let auth = FakeAuth()
        let email = ShortText(trusted: "layla@example.com")
        let signedIn = try await LogIn(auth)(LoginRequest(product: .gtsd, email: email, password: .example))
        #expect(signedIn.nextStep == .home)
        let wrong = LoginRequest(product: .gtsd, email: email, password: try GivenPassword(validating: "wrong"))
        await #expect(throws: ClientError.http(status: 401, body: [])) { try await LogIn(auth)(wrong) }
        #expect(try await SignUp(auth)(SignUpWish(.of("layla@example.com"), idempotencyKey: "k")).nextStep == .onboarding)
        #expect(auth.asked.withLock { $0 } == ["logIn layla@example.com", "logIn layla@example.com", "signUp layla@example.com k"])
    }

    @Test(.proves("GTSD-P-2-02")) func biometricsOpenTheLockOfASession() async throws {
        let locked = FakeAuth([.unlock, .home])
        #expect(try await BiometricLogIn(locked, FakeBiometrics(error: nil))("Open GTSD") == .home)
        #expect(locked.asked.withLock { $0 } == ["startUp false", "startUp true"])
        for error in BiometricError.allCases {
            let auth = FakeAuth([.unlock, .home])
            await #expect(throws: error) { try await BiometricLogIn(auth, FakeBiometrics(error: error))("Open GTSD") }
            #expect(auth.asked.withLock { $0 } == ["startUp false"], "the lock stays")
        }
        // Without a session a finger proves nothing.
        #expect(try await BiometricLogIn(FakeAuth([.login, .home]), FakeBiometrics(error: nil))("Open GTSD") == .login)
    }

    @Test(.proves("GTSD-P-2-02", "GTSD-P-2-03")) func tasksPhotosAndOnboarding() async throws {
        let day = TaskDay(date: .example, tasks: [ShownTask(task: .example, isSynced: true)], syncedAt: .example)
        let tasks = FakeTasks(day)
        tasks.state.withLock { $0.readings = [.kept(day), .fresh(day)] }
        var readings: [TaskReading] = []
        for await reading in await FetchTasks(tasks)(.example) { readings.append(reading) }
        #expect(readings == [.kept(day), .fresh(day)])

        try await SubmitEvidence(tasks)(EvidenceWish(.example, .words("Oats")))
        let nothing = EvidenceWish(.example, EvidenceDetails(type: .textLog))
        await #expect(throws: InvalidFields.self) { try await SubmitEvidence(tasks)(nothing) }
        #expect(tasks.state.withLock { $0.done } == ["complete"])

        let photos = FakePhotos()
        #expect(try await UploadPhoto(photos)(PhotoWish([1], .example)).status == .pending)
        await #expect(throws: PhotoError.compressionFailed) { try await UploadPhoto(photos)(PhotoWish([], .example)) }
        #expect(await FetchPhotos(photos)(()) == [.example])
        #expect(try await CompleteOnboarding(FakeUsers())(()) == .example)
    }
}

@Suite(.timeLimit(.minutes(1))) struct TodayModelTests {
    private func task(_ number: Int, _ type: TaskType, _ time: String) throws -> ShownTask {
        var task = DailyTask.example
        task.id = TaskID(trusted: "01960f3e-7b6a-7c3e-9d2a-00000000000\(number)")
        task.taskType = type
        task.group = type.group
        task.dueTime = try LocalTime(validating: time)
        return ShownTask(task: task, isSynced: true)
    }

    @Test("The screen is told what the person does, and says what is to be seen; nothing else changes it", .proves("GTSD-P-1.2-01"))
    func intents() async throws {
        let day = TaskDay(
            date: .example, tasks: [try task(1, .meal, "08:00"), try task(2, .hydration, "12:00"), try task(3, .meal, "19:00")],
            syncedAt: .example)
        let tasks = FakeTasks(day)
        tasks.state.withLock { $0.readings = [.kept(day), .failed(.network(.unreachable))] }
        let model = TodayModel(tasks, date: .example), states = model.states()
        #expect(await model.state.day == nil)

        await model.send(.appear)
        var state = await model.state
        #expect(state.day == day && state.isStale && !state.isLoading && state.error == .network(.unreachable) && state.percent == 0)
        tasks.state.withLock { $0.readings = [.kept(day), .fresh(day)] }
        await model.send(.appear)
        state = await model.state
        #expect(!state.isStale && state.error == nil)

        await model.send(.complete(day.tasks[0].task.id, EvidenceDetails(type: .textLog)))
        state = await model.state
        #expect(state.problems == [FieldProblem("text", .required)] && state.percent == 0)
        await model.send(.complete(day.tasks[0].task.id, .words("Oats")))
        await model.send(.skip(day.tasks[1].task.id))
        state = await model.state
        #expect(state.problems.isEmpty && state.percent == 33)
        #expect(state.tasks.map(\.task.status) == [.completed, .skipped, .pending] && state.tasks.map(\.isSynced) == [false, false, true])
        await model.send(.filter(.init(group: .nutrition, status: .incomplete)))
        #expect(await model.state.tasks.map(\.task.id) == [day.tasks[2].task.id])
        await model.send(.undo(day.tasks[0].task.id))
        #expect(await model.state.tasks.map(\.task.id) == [day.tasks[0].task.id, day.tasks[2].task.id])

        // What the service has to say of a completion comes by itself, once.
        tasks.answer(.example)
        tasks.answer(.example)
        try await eventually { await !model.state.newBadges.isEmpty }
        #expect(await model.state.newBadges == CompletionAnswer.example.newBadges)
        await model.send(.celebrated)
        state = await model.state
        #expect(state.newBadges.isEmpty && state.streak == CompletionAnswer.example.streak)

        await model.send(.choose(.example + 1))
        #expect(await model.state.date == .example + 1)
        // Every state went out, and the last one is what is shown.
        let shown = await model.state
        for await state in states where state == shown { break }
    }
}

extension TodayModelTests {
    @Test("A completion is shown at once; what the service refuses is taken back, and the screen says why", .proves("GTSD-4.2-09"))
    func refused() async throws {
        let day = TaskDay(date: .example, tasks: [ShownTask(task: .example, isSynced: true)], syncedAt: .example)
        let tasks = FakeTasks(day), model = TodayModel(tasks, date: .example), id = DailyTask.example.id
        tasks.state.withLock { $0.readings = [.fresh(day)] }
        await model.send(.appear)
        await model.send(.complete(id, .words("Oats")))
        #expect(await model.state.percent == 100)
        tasks.refuse(id)
        try await eventually { await !model.state.refusals.isEmpty }
        let state = await model.state
        #expect(state.percent == 0 && state.tasks.map(\.task.status) == [.pending] && state.refusals == [.example])
        await model.send(.choose(.example + 1))
        #expect(await model.state.refusals == [.example], "it is the person's, whichever day they look at")
        await model.send(.settle(1))
        try await eventually { await model.state.refusals.isEmpty }
    }
}

@Suite(.timeLimit(.minutes(1))) struct PagerTests {
    private actor Source {
        var asked: [String] = []
        var failing = false
        func set(failing: Bool) { self.failing = failing }
        func page(_ cursor: OpaqueToken?) async throws(ClientError) -> (items: [Int], next: OpaqueToken?) {
            asked.append(cursor?.text ?? "")
            // Others run meanwhile.
            for _ in 0..<20 { await Task.yield() }
            if failing { throw .network(.unreachable) }
            let first = cursor.flatMap { Int($0.text) } ?? 0
            // Two of the page before come again, because the list grew at its beginning.
            let items = Array(max(0, first - 2)..<min(120, first + 50))
            return (items, first + 50 < 120 ? OpaqueToken(trusted: "\(first + 50)") : nil)
        }
    }

    @Test("The end of a list asks for the next page once, and the last page ends it", .proves("GTSD-P-9.2-01")) func pages() async throws {
        let source = Source()
        let pager = Pager<Int, Int>(id: { $0 }) { (cursor) async throws(ClientError) in try await source.page(cursor) }
        await withTaskGroup(of: Void.self) { group in for _ in 0..<10 { group.addTask { try? await pager.more() } } }
        #expect(await source.asked == [""])
        #expect(await pager.items == Array(0..<50))

        await source.set(failing: true)
        await #expect(throws: ClientError.network(.unreachable)) { try await pager.more() }
        #expect(await pager.items.count == 50)
        #expect(await [pager.isAtEnd, pager.isLoading] == [false, false])
        await source.set(failing: false)
        try await pager.more()
        #expect(await pager.items == Array(0..<100))
        try await pager.more()
        for _ in 0..<3 { try await pager.more() }
        #expect(await pager.items == Array(0..<120))
        #expect(await pager.isAtEnd)
        #expect(await source.asked == ["", "50", "50", "100"])
    }

    @Test func aServiceThatGivesTheSamePageForEverIsLeft() async throws {
        let pager = Pager<Int, Int>(id: { $0 }) { (_) async throws(ClientError) in ([1], OpaqueToken(trusted: "again")) }
        #expect(try await pager.all() == [1])
        let counter = Pager<Int, Int>(id: { $0 }) { (cursor) async throws(ClientError) in
            let next = (cursor.flatMap { Int($0.text) } ?? 0) + 1
            return ([next], OpaqueToken(trusted: "\(next)"))
        }
        #expect(try await counter.all().count == 200)
    }
}
