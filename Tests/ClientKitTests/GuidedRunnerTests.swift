@testable import ClientKit
import Contracts
import HTTPCore
import JSONCoding
import Platform
import Synchronization
import TestSupport
import Testing
import TrainingDomain
import Wire

/// The part of the training service that keeps sessions, in memory.
private final class SessionService: ClientTransport {
    struct State {
        var sessions: [TrainingSession] = []
        var isDown = false
        /// The next answers get lost, although what was asked is done.
        var losing = 0
        var heard: [String] = []
        var begun: [NewTrainingSession] = []
        /// Finds no set done that it knows of.
        var finishesNothing = false
        /// What every request is answered with, whatever it asks.
        var instead: ClientResponse?
        /// What something on the way does not let through.
        var blocked: String?
        /// By its own clock it takes a beginning of the last two days, as the service does; any when nil.
        var clock: Instant?
    }
    let people = ModelService()
    private let state = Mutex(State())
    var now: State { state.withLock { $0 } }
    func set(_ change: @Sendable (inout State) -> Void) { state.withLock { change(&$0) } }

    private static let endpoints: [(String, EndpointDescription)] = [
        ("start", TrainingPlans.start.description), ("tick", TrainingPlans.tickSet.description),
        ("complete", TrainingPlans.complete.description), ("discard", TrainingPlans.discard.description),
    ]

    func send(_ request: ClientRequest) async throws(NetworkFailure) -> ClientResponse {
        guard !request.path.hasPrefix("/auth/") else { return try await people.send(request) }
        if state.withLock({ $0.isDown }) { throw .unreachable }
        if let instead = now.instead { return instead }
        let found = Self.endpoints.first { $0.1.method == request.method && $0.1.path.match(request.path) != nil }
        guard let (name, endpoint) = found else { return ModelService.refusal(.notFound) }
        if now.blocked == name { return ClientResponse(status: HTTPStatus(413)) }
        let id = endpoint.path.match(request.path)?["id"] ?? ""
        let (response, isLost) = state.withLock { state -> (ClientResponse, Bool) in
            state.heard.append(name)
            let isLost = state.losing > 0
            if isLost { state.losing -= 1 }
            return (Self.answer(name, id, request.body, &state), isLost)
        }
        if isLost { throw .timedOut }
        return response
    }

    private static func unbelievable(_ new: NewTrainingSession, _ state: State) -> FieldRule? {
        guard let now = state.clock, let at = new.startedAt else { return nil }
        if at > now + .seconds(30) { return .mustNotBeLater(than: .example) }
        return at < now - .hours(48) ? .mustBeLater(than: .example) : nil
    }

    private static func answer(_ name: String, _ id: String, _ body: [UInt8], _ state: inout State) -> ClientResponse {
        if name == "start" {
            guard let new = try? InputDecoder.decode(NewTrainingSession.self, from: body) else {
                return ModelService.refusal(.malformedRequest)
            }
            state.begun.append(new)
            if let rule = unbelievable(new, state) {
                let refusal = APIError(.validationFailed, fields: [FieldProblem("startedAt", rule)])
                return ModelService.json(422, refusal.body(.english, requestID: "r-1"))
            }
            if let known = state.sessions.first(where: { $0.id == new.id }) { return ModelService.json(200, known) }
            guard !state.sessions.contains(where: { $0.status == .active }) else { return ModelService.refusal(.sessionActive) }
            let session = TrainingSession(
                id: new.id, status: .active, title: "Push", startedAt: new.startedAt ?? .example, finishedAt: nil,
                items: PlanDay.guided.items.map { SessionItem(item: $0, doneSets: []) })
            state.sessions.append(session)
            return ModelService.json(201, session)
        }
        guard let place = state.sessions.firstIndex(where: { $0.id.text == id }) else { return ModelService.refusal(.notFound) }
        let old = state.sessions[place]
        func closed(_ status: TrainingSessionStatus) -> ClientResponse {
            if old.status == status { return ModelService.json(200, old) }
            guard old.status == .active else { return ModelService.refusal(.sessionClosed) }
            let finish = try? InputDecoder.decode(SessionFinish.self, from: body)
            state.sessions[place] = TrainingSession(
                id: old.id, status: status, title: old.title, startedAt: old.startedAt, finishedAt: finish?.finishedAt, items: old.items)
            return ModelService.json(200, state.sessions[place])
        }
        switch name {
        case "complete" where state.finishesNothing: return ModelService.refusal(.validationFailed)
        case "complete": return closed(.completed)
        case "discard": return closed(.discarded)
        default:
            guard let tick = try? InputDecoder.decode(SetTick.self, from: body) else { return ModelService.refusal(.malformedRequest) }
            guard old.status == .active else { return ModelService.refusal(.sessionClosed) }
            let items = old.items.map { item -> SessionItem in
                guard item.item.id == tick.item else { return item }
                let others = item.doneSets.filter { $0 != tick.set.value }
                return SessionItem(item: item.item, doneSets: tick.done == false ? others : (others + [tick.set.value]).sorted())
            }
            state.sessions[place] = TrainingSession(
                id: old.id, status: .active, title: old.title, startedAt: old.startedAt, finishedAt: nil, items: items)
            return ModelService.json(200, state.sessions[place])
        }
    }
}

/// The guided workout on the disk and on its way to the service.
@Suite(.timeLimit(.minutes(2))) struct GuidedRunnerTests {
    private struct Phone {
        let service = SessionService()
        let clock = ManualClock(), steady = ManualMonotonicClock()
        let notices = NoticeLog()
        let directory: String
        let session: SessionManager

        init(_ directory: String) async throws {
            self.directory = directory
            session = try SessionManager.make(service, MemoryTokenStore(), clock: clock)
            _ = try await session.logIn(.example)
        }

        /// Starts the app.
        func start() async -> GuidedRunner {
            let runner = GuidedRunner(
                session: session, user: ModelService.person("").id, vault: TrainingVault(directory: directory, sealing: .test),
                notices: notices, clock: clock, steady: steady, ids: IDSource(clock: clock))
            await runner.restore()
            return runner
        }

        func pass(_ seconds: Int64) {
            clock.advance(by: .seconds(seconds))
            steady.advance(by: .seconds(seconds))
        }
    }

    @Test("Killed after each tick, with a connection and without, it goes on where it was, and the service has the same in the end",
        .proves("FR-WORKOUT-04-d", "NFR-REL-03"), arguments: [true, false])
    func killed(isOnline: Bool) async throws {
        try await withDirectory { directory in
            let phone = try await Phone(directory)
            phone.service.set { $0.isDown = !isOnline }
            var app = await phone.start()
            try await app.start(.guided)
            for number in 0..<24 {
                try await app.send(.completeSet)
                if isOnline, number == 7 { phone.service.set { $0.losing = 1 } }
                await app.settled()
                let last = await app.workout
                app = await phone.start()
                await app.settled()
                #expect(await app.workout?.items == last?.items)
                #expect(await app.workout?.rest == last?.rest)
                #expect(await app.workout?.place == last?.place)
                phone.pass(90)
                try await app.send(.seen)
            }
            let workout = try #require(await app.workout)
            #expect((workout.stage, workout.progress) == (.allDone, 1))
            phone.service.set { $0.isDown = false }
            #expect(await app.sync())
            #expect(phone.service.now.sessions.map(\.items) == [workout.items])
            try await app.send(.finish)
            #expect(await app.sync())
            #expect(phone.service.now.sessions.map(\.status) == [.completed])
            #expect(phone.service.now.heard.count { $0 == "start" } == 1)
            #expect(await app.workout == nil)
        }
    }

    @Test("A rest ends when it would have, whether the app ran or not; its notification is set again")
    func restOverTheEnd() async throws {
        try await withDirectory { directory in
            let phone = try await Phone(directory)
            var app = await phone.start()
            try await app.start(.guided)
            try await app.send(.completeSet)
            let due = phone.clock.now() + .seconds(60)
            #expect(phone.notices.instant == due)
            await app.settled()
            phone.pass(45)
            phone.notices.withdraw()
            app = await phone.start()
            #expect(phone.notices.instant == due)
            #expect(await app.workout?.resting(now: phone.clock.now()) == 15)
            phone.pass(15)
            try await app.send(.seen)
            #expect(await app.workout?.stage == .set(2))
            #expect(phone.notices.instant == nil)
        }
    }

    @Test("A clock that somebody sets does not change the rest, and moves its notification", arguments: [-7200, 7200] as [Int64])
    func clockSet(_ jump: Int64) async throws {
        try await withDirectory { directory in
            let phone = try await Phone(directory), app = await phone.start()
            try await app.start(.guided)
            try await app.send(.completeSet)
            phone.pass(20)
            try await app.send(.seen)
            phone.clock.advance(by: .seconds(jump))
            phone.pass(1)
            try await app.send(.seen)
            #expect(await app.workout?.resting(now: phone.clock.now()) == 39)
            #expect(phone.notices.instant == phone.clock.now() + .seconds(39))
        }
    }

    @Test("Two workouts without a connection reach the service one after the other, and one that was given up does not stand in their way")
    func twoOffline() async throws {
        try await withDirectory { directory in
            let phone = try await Phone(directory)
            phone.service.set { $0.isDown = true }
            var app = await phone.start()
            for isGivenUp in [false, true, false] {
                try await app.start(.guided)
                try await app.send(.completeSet)
                try await app.send(isGivenUp ? .discard : .finish)
                phone.pass(3600)
                await app.settled()
                app = await phone.start()
                #expect(await app.workout == nil)
            }
            phone.service.set { $0.isDown = false }
            #expect(await app.sync())
            #expect(phone.service.now.sessions.map(\.status) == [.completed, .completed])
            #expect(phone.service.now.sessions.map { $0.items[0].doneSets } == [[1], [1]])
        }
    }

    @Test("The service hears which plan a workout is of, also from the next run of the app")
    func planOfTheWorkout() async throws {
        try await withDirectory { directory in
            let phone = try await Phone(directory)
            phone.service.set { $0.isDown = true }
            let plan = TrainingPlanID(trusted: "01960f3e-7b6a-7c3e-9d2d-000000000001")
            var app = await phone.start()
            try await app.start(.guided, of: plan)
            try await app.send(.completeSet)
            await app.settled()
            app = await phone.start()
            phone.service.set { $0.isDown = false }
            #expect(await app.sync())
            let told = phone.service.now.begun.map { $0.planId }
            #expect(told == [plan])
        }
    }

    @Test("A workout that comes too late is none of now unless the person says so", arguments: [true, false])
    func tooLate(counts: Bool) async throws {
        try await withDirectory { directory in
            let phone = try await Phone(directory), app = await phone.start()
            phone.service.set { $0.isDown = true }
            try await app.start(.guided)
            try await app.send(.completeSet)
            try await app.send(.finish)
            phone.pass(72 * 3600)
            let now = phone.clock.now()
            phone.service.set { ($0.isDown, $0.clock) = (false, now) }
            #expect(await app.sync() == false)
            #expect(await app.refusal?.code == .validationFailed)
            #expect(await app.comesTooLate)
            #expect(phone.service.now.sessions.isEmpty)
            if counts { await app.countNow() } else { await app.settle() }
            #expect(await app.sync())
            #expect(await app.comesTooLate == false)
            let statuses = phone.service.now.sessions.map { $0.status }, dates = phone.service.now.begun.map { $0.startedAt == nil }
            let wanted: [TrainingSessionStatus] = counts ? [.completed] : []
            #expect(statuses == wanted)
            #expect(dates.contains(true) == counts)
        }
    }

    @Test("Where the device's clock is wrong a workout is one of now", arguments: [-72, 72] as [Int64])
    func wrongClock(_ hours: Int64) async throws {
        try await withDirectory { directory in
            let phone = try await Phone(directory), app = await phone.start()
            let real = phone.clock.now() - .hours(hours)
            phone.service.set { $0.clock = real }
            try await app.start(.guided)
            #expect(await app.sync())
            let dates = phone.service.now.begun.map { $0.startedAt != nil }
            #expect(dates == [true, false])
            #expect(await app.refusal == nil)
        }
    }

    @Test("A workout of a wrong clock is one of its day once the clock is right", arguments: [-72, 72] as [Int64], [false, true])
    func clockSetRight(_ hours: Int64, isOver: Bool) async throws {
        try await withDirectory { directory in
            let phone = try await Phone(directory), app = await phone.start()
            phone.service.set { $0.isDown = true }
            let begun = phone.clock.now() - .hours(hours)
            try await app.start(.guided)
            try await app.send(.completeSet)
            phone.pass(60)
            if isOver { try await app.send(.finish) }
            await app.settled()
            phone.clock.advance(by: .hours(-hours))
            phone.pass(60)
            let now = phone.clock.now()
            phone.service.set { ($0.isDown, $0.clock) = (false, now) }
            #expect(await app.sync())
            #expect(await app.refusal == nil)
            let dates = phone.service.now.begun.map { $0.startedAt }, ends = phone.service.now.sessions.map { $0.finishedAt }
            #expect(dates == [begun])
            let end: Instant? = isOver ? begun + .seconds(60) : nil
            #expect(ends == [end])
        }
    }

    @Test("What the system holds back at the start is not written over, and goes on once it gives it")
    func heldBack() async throws {
        try await withDirectory { directory in
            let phone = try await Phone(directory), first = await phone.start()
            phone.service.set { $0.isDown = true }
            try await first.start(.guided)
            try await first.send(.completeSet)
            await first.settled()
            let disk = DiskImage(of: directory), paths = files(below: directory).map(\.path)
            for path in paths {
                removeFile(path)
                block(path)
            }
            let app = await phone.start()
            await #expect(throws: WorkoutRefusal.alreadyActive) { try await app.start(.guided) }
            for path in paths { unblock(path) }
            disk.restore(directory)
            try await app.send(.seen)
            #expect(await app.workout?.items[0].doneSets == [1])
        }
    }

    @Test("One that was ended on another device ends here")
    func endedElsewhere() async throws {
        try await withDirectory { directory in
            let phone = try await Phone(directory), app = await phone.start()
            try await app.start(.guided)
            await app.settled()
            phone.service.set { state in
                let old = state.sessions[0]
                state.sessions[0] = TrainingSession(
                    id: old.id, status: .discarded, title: "", startedAt: old.startedAt, finishedAt: nil, items: old.items)
            }
            try await app.send(.completeSet)
            await app.settled()
            #expect(await app.workout == nil)
            #expect(phone.notices.instant == nil)
            #expect(await app.refusal == nil)
        }
    }

    @Test("What the service refuses for good is said, and out of the way once it was seen")
    func refused() async throws {
        try await withDirectory { directory in
            let phone = try await Phone(directory), app = await phone.start()
            phone.service.set { state in
                state.sessions = [
                    TrainingSession(id: .example, status: .active, title: "", startedAt: .example, finishedAt: nil, items: [])
                ]
            }
            try await app.start(.guided)
            #expect(await app.sync() == false)
            #expect(await app.refusal?.code == .sessionActive)
            await app.settle()
            #expect(await app.workout == nil)
            #expect(await app.sync())
        }
    }

    @Test("A session that has ended and what a proxy answers are no refusals: the workout waits, and goes on at the next sign-in")
    func endedSession() async throws {
        try await withDirectory { directory in
            let phone = try await Phone(directory), app = await phone.start()
            try await app.start(.guided)
            await app.settled()
            phone.service.people.set { $0.refreshing = .answers(401, "{}") }
            phone.service.set { $0.instead = ModelService.refusal(.unauthenticated) }
            try await app.send(.completeSet)
            await app.settled()
            #expect(await phone.session.user == nil)
            #expect(await app.refusal == nil)
            await app.settle()

            phone.service.people.set { $0.refreshing = .works }
            let page = ClientResponse(
                status: HTTPStatus(403), headers: ["Content-Type": "text/html"], body: Array("<p>Not from here</p>".utf8))
            phone.service.set { $0.instead = page }
            _ = try await phone.session.logIn(.example)
            #expect(await app.sync() == false)
            #expect(await app.refusal == nil)
            await app.settle()

            phone.service.set { $0.instead = nil }
            #expect(await app.sync())
            #expect(await app.workout != nil)
            let sets = phone.service.now.sessions.map { $0.items[0].doneSets }, statuses = phone.service.now.sessions.map { $0.status }
            #expect(sets == [[1]])
            #expect(statuses == [.active])
        }
    }

    @Test("A step that never gets through is said where the service can be reached, and left out without the rest of the workout")
    func stuckStep() async throws {
        try await withDirectory { directory in
            let phone = try await Phone(directory), app = await phone.start()
            try await app.start(.guided)
            #expect(await app.sync())
            phone.service.set { $0.instead = ClientResponse(status: HTTPStatus(403)) }
            try await app.send(.completeSet)
            for minute in 1...15 {
                if minute == 9 { phone.service.set { ($0.instead, $0.blocked) = (nil, "tick") } }
                #expect(await app.sync() == false)
                #expect(await app.refusal == nil, "\(minute): seven at most that say something")
                phone.pass(60)
            }
            #expect(await app.sync() == false)
            #expect(await app.refusal?.status == 413)
            await app.settle()
            #expect(await app.sync())
            try await app.send(.finish)
            #expect(await app.sync())
            let statuses = phone.service.now.sessions.map { $0.status }
            #expect(statuses == [.completed])
        }
    }

    @Test("An answer for a newer app is one: what was told is not told again, and nothing was refused")
    func answerForANewerApp() async throws {
        try await withDirectory { directory in
            let phone = try await Phone(directory), app = await phone.start()
            let answer = ClientResponse(status: .ok, headers: ["Content-Type": "application/json"], body: Array("{}".utf8))
            phone.service.set { $0.instead = answer }
            try await app.start(.guided)
            try await app.send(.completeSet)
            #expect(await app.sync())
            #expect(await app.refusal == nil)
            #expect(await app.workout != nil)
        }
    }

    @Test("What the service does not finish is given up there once it was seen, and does not stand in the way of the next one")
    func refusedToTheEnd() async throws {
        try await withDirectory { directory in
            let phone = try await Phone(directory), app = await phone.start()
            phone.service.set { $0.finishesNothing = true }
            try await app.start(.guided)
            try await app.send(.completeSet)
            try await app.send(.finish)
            #expect(await app.sync() == false)
            #expect(await app.refusal?.code == .validationFailed)
            await app.settle()
            #expect(await app.sync())
            phone.service.set { $0.finishesNothing = false }
            try await app.start(.guided)
            try await app.send(.completeSet)
            try await app.send(.finish)
            #expect(await app.sync())
            let statuses = phone.service.now.sessions.map { $0.status }
            #expect(statuses == [.discarded, .completed])
        }
    }
}
