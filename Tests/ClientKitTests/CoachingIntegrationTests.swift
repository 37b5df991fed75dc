import AppTesting
@testable import ClientKit
import ClientPlatform
@testable import CoachingService
import Contracts
import HTTPCore
import Platform
import Security
import ServiceKit
import Storage
import Synchronization
import TestSupport
import Testing
import Wire

/// A client's app against the coaching service itself: messages over a socket that breaks, news over a line that is cut.
@Suite(.serialized, .timeLimit(.minutes(2))) struct CoachingIntegrationTests {
    private struct Scene: Sendable {
        let service: AppUnderTest<CoachingService>
        let client: Somebody
        let coach: Somebody
        let wire: Wiretap
        let clock: ManualClock
        let directory: String

        /// Starts the app: what is on its disk stays.
        func start(over line: (any EventLine)? = nil) throws -> Phone { try Phone(self, line) }
        func setOnline(_ isOnline: Bool) { wire.point(at: isOnline ? service.port ?? 1 : 1) }

        func answer(_ text: String) async throws {
            let id = ClientMessageID(trusted: service.app.runtime.ids.next())
            let answer = try await coach.client.answer(
                CoachDesk.send, ClientParameters(client: client.id), NewMessage(clientId: id, text: MessageText(trusted: text)))
            #expect(answer.status == 201)
        }

        /// The thread as the coach reads it.
        func theirs() async throws -> [String] {
            try await coach.client.call(
                CoachDesk.messages, ThreadQuery(client: client.id, limit: Whole(trusted: 100)), Nothing()
            ).items.compactMap(\.text)
        }
    }

    private struct Phone: Sendable {
        let engine: ThreadEngine
        let feed: CoachingFeed
        let line: CutLine
        let alarm = ManualAlarm()

        init(_ scene: Scene, _ other: (any EventLine)?) throws {
            let store = MemoryTokenStore(), far = scene.clock.now() + .days(20)
            store.saveSession(
                StoredSession(
                    accessToken: scene.client.token, refreshToken: .example, refreshKey: "k", expiresAt: far, refreshAt: far,
                    isRemembered: true, user: scene.client.account))
            let cache = ThreadCache(directory: scene.directory + "/cache", sealing: .test)
            let vault = ThreadVault(directory: scene.directory + "/vault", sealing: .test)
            let session = try SessionManager.make(scene.wire, store, cache: cache, clock: scene.clock, address: Wiretap.authAddress)
            engine = ThreadEngine(
                session: session, user: scene.client.id, cache: cache, vault: vault, clock: scene.clock,
                ids: IDSource(clock: scene.clock), alarm: ManualAlarm())
            line = CutLine(scene.service)
            feed = CoachingFeed(session: session, engine: engine, line: other ?? line, clock: scene.clock, alarm: alarm)
        }

        func sync() async {
            await engine.foreground()
            await engine.settled()
        }
        func say(_ text: String) async { await engine.send(MessageText(trusted: text)) }
        var texts: [String] { get async { await engine.items.compactMap(\.text) } }
        var statuses: [ThreadItem.Status?] { get async { await engine.items.map(\.status) } }
    }

    private func run(tier: Tier = .freemium, _ body: (Scene) async throws -> Void) async throws {
        let clock = ManualClock(Instant(milliseconds: 1_772_427_600_000))
        try await AppUnderTest<AuthStandIn>.beside(clock) { auth in
            try await AppUnderTest<ProfileStandIn>.beside(clock) { profiles in
                let settings = CoachingSettings(
                    auth: AuthLink(url: auth.url), profileURL: profiles.url, mediaURL: "http://127.0.0.1:9",
                    push: PushLink(url: "http://127.0.0.1:9"), smtpURL: Secret("smtp://127.0.0.1:9"))
                try await AppUnderTest<CoachingService>.run(settings: settings, transport: .socket, clock: clock) { service in
                    func somebody(_ role: Role, _ name: String) -> Somebody {
                        let somebody = auth.somebody(.fitcoach, name: name, role: role, lifetime: .days(30), on: service.client)
                        var profile = Profile(
                            userId: somebody.id, product: .fitcoach, timezone: ZoneName(trusted: "Asia/Riyadh"), tier: .freemium,
                            onboardingCompleted: true, nextStep: .home, version: 1, updatedAt: clock.now())
                        profile.mainGoal = .generalFitness
                        profiles.app.service.set(
                            PersonFacts(profile: profile, settings: .example, preferences: .example, devices: []))
                        return somebody
                    }
                    let (client, coach) = (somebody(.user, "Layla"), somebody(.coach, "Omar"))
                    _ = try await client.client.call(CoachingThreads.quota)
                    _ = try await service.database.write { db in
                        try await db.execute("UPDATE threads SET coach_id = \(coach.id.text), assignment = 1")
                    }
                    _ = try await coach.client.send(.get, "/coaching/profile")
                    if tier != .freemium {
                        _ = try await service.tell(
                            .entitlementChanged, about: client.id, of: .fitcoach, facts: EventFacts(tier: tier, version: 1))
                    }
                    let wire = Wiretap(service.app.runtime.http)
                    wire.point(at: service.port ?? 1)
                    try await withDirectory { directory in
                        try await body(
                            Scene(service: service, client: client, coach: coach, wire: wire, clock: clock, directory: directory))
                    }
                }
            }
        }
    }

    @Test("What is written without a connection is there at once, goes out in its order, and is there once though answers were lost",
        .proves("AC-GLOBAL-05-b"))
    func offline() async throws {
        try await run { scene in
            let phone = try scene.start()
            try await phone.engine.load()
            scene.setOnline(false)
            for text in ["one", "two", "three"] { await phone.say(text) }
            #expect(await phone.texts.suffix(3) == ["one", "two", "three"])
            #expect(await phone.statuses.suffix(3) == [.sending, .sending, .sending])
            // The app ends; what was written is on the disk.
            let again = try scene.start()
            #expect(await again.texts.suffix(3) == ["one", "two", "three"])
            scene.setOnline(true)
            scene.wire.loseNextAnswer(startingWith: "/coaching/messages/")
            for _ in 0..<2 { await again.sync() }
            #expect(await again.engine.queue.outbox.unsent == 0)
            #expect(try await scene.theirs().suffix(3) == ["one", "two", "three"])
            try await again.engine.load()
            #expect(await again.texts.suffix(3) == ["one", "two", "three"])
            #expect(await again.statuses.suffix(3) == [.sent, .sent, .sent])
        }
    }

    @Test("At the end of the month's messages nothing is lost: what waits is held, and goes out with a higher tier")
    func quota() async throws {
        try await run { scene in
            let phone = try scene.start()
            for number in 1...22 { await phone.say("\(number)") }
            await phone.engine.settled()
            #expect(try await scene.theirs().count == 20)
            #expect(await phone.engine.thread.isRatingDue)
            let held = await phone.engine.items.suffix(2).map(\.status)
            guard case .held(let refusal)? = held.first ?? nil else {
                Issue.record("\(held)")
                return
            }
            #expect(refusal.known == .quotaExceeded && refusal.upgrade == .premium && held.count == 2)
            // One of them is taken back.
            let last = try #require(await phone.engine.queue.outbox.calls.last?.call.id)
            #expect(await phone.engine.takeBack(last))
            _ = try await scene.service.tell(
                .entitlementChanged, about: scene.client.id, of: .fitcoach, facts: EventFacts(tier: .premium, version: 2))
            await phone.sync()
            #expect(await phone.engine.queue.outbox.unsent == 0)
            #expect(try await scene.theirs().last == "21")
        }
    }

    @Test("A higher tier reaches an app that is open: it shows what is left, and what was held goes out. So does another month")
    func upgrade() async throws {
        try await run { scene in
            let phone = try scene.start()
            await phone.feed.foreground()
            try await eventually("the line is open") { await phone.feed.follower.phase == .open }
            for number in 1...21 { await phone.say("\(number)") }
            await phone.engine.settled()
            #expect(await phone.engine.queue.outbox.unsent == 1)
            _ = try await scene.service.tell(
                .entitlementChanged, about: scene.client.id, of: .fitcoach, facts: EventFacts(tier: .premium, version: 2))
            try await eventually("what was held is out") { await phone.engine.queue.outbox.unsent == 0 }
            try await eventually("it is shown") { await phone.engine.thread.quota == MessageQuota(used: 21, limit: 200) }
            #expect(try await scene.theirs().last == "21")
            await phone.feed.background()
            scene.clock.advance(by: .days(30))
            #expect(await phone.engine.thread.quota == nil)
        }
    }

    @Test("A message that is refused waits for the person, who sends it again as the same one")
    func refused() async throws {
        try await run { scene in
            _ = try await scene.service.database.write { db in try await db.execute("UPDATE threads SET state = 'blocked'") }
            let phone = try scene.start()
            await phone.say("one")
            await phone.engine.settled()
            let item = try #require(await phone.engine.items.last)
            guard case .failed(let refusal, let issue)? = item.status else {
                Issue.record("\(item)")
                return
            }
            #expect(refusal.known == .blocked && item.text == "one")
            _ = try await scene.service.database.write { db in try await db.execute("UPDATE threads SET state = 'open'") }
            await phone.engine.sendAgain(issue, MessageText(trusted: "one, please"))
            await phone.engine.settled()
            #expect(try await scene.theirs() == ["one, please"])
            #expect(await phone.engine.queue.outbox.unsent == 0)
            #expect(await phone.engine.items.last?.id == item.id)
        }
    }

    /// Each step is seen, and none of them goes back.
    @Test("A message is being sent, was sent, arrived and was read", .proves("FR-MESSAGING-01-c"), arguments: TransportKind.allCases)
    func receipts(_ kind: TransportKind) async throws {
        try await run { scene in
            let socket = SocketLine(port: scene.service.port ?? 1)
            let phone = try scene.start(over: kind == .urlSession ? socket : nil), upTo = UpTo(upTo: SequenceNumber(trusted: 1))
            await phone.feed.foreground()
            scene.setOnline(false)
            await phone.say("one")
            #expect(await phone.statuses == [.sending])
            await phone.engine.settled()
            scene.setOnline(true)
            await phone.sync()
            #expect(await phone.statuses == [.sent])
            let client = ClientParameters(client: scene.client.id)
            _ = try await scene.coach.client.call(CoachDesk.delivered, client, upTo)
            try await eventually("it arrived") { await phone.statuses == [.delivered] }
            _ = try await scene.coach.client.call(CoachDesk.read, client, upTo)
            try await eventually("it was read") { await phone.statuses == [.read] }
            _ = try await scene.coach.client.call(CoachDesk.delivered, client, upTo)
            try await phone.engine.load()
            #expect(await phone.statuses == [.read])
            await phone.feed.background()
        }
    }

    @Test("What the app loads has arrived, and the coach is told so: no event tells of what came while it was closed")
    func arrivals() async throws {
        try await run { scene in
            func seen() async throws -> [MessageStatus] {
                try await scene.coach.client.call(CoachDesk.messages, ThreadQuery(client: scene.client.id), Nothing()).items.map(\.status)
            }
            for text in ["one", "two"] { try await scene.answer(text) }
            #expect(try await seen() == [.sent, .sent])
            let phone = try scene.start()
            try await phone.engine.load()
            await phone.engine.settled()
            #expect(try await seen() == [.delivered, .delivered])
            // Read again there is nothing new to say.
            try await phone.engine.load()
            #expect(await phone.engine.queue.outbox.unsent == 0)
        }
    }

    @Test("News come over a line that is cut again and again: nothing is missed, nothing comes twice, receipts go on")
    func news() async throws {
        try await run(tier: .smartPremium) { scene in
            let phone = try scene.start()
            await phone.feed.foreground()
            try await eventually("the line is open") { await phone.feed.follower.phase == .open }
            for number in 1...30 {
                if number % 3 == 0 { try await scene.answer("\(number)") } else { await phone.say("\(number)") }
                await phone.engine.settled()
                if number % 4 == 0 {
                    phone.line.cut()
                    try await eventually("the break is noticed") { await phone.feed.follower.phase == .waiting }
                    scene.clock.advance(by: .seconds(60))
                    await phone.alarm.fire()
                    try await eventually("the line is open again") { await phone.feed.follower.phase == .open }
                }
            }
            try await eventually("everything is there") { await phone.texts == (1...30).map(String.init) }
            _ = try await scene.coach.client.call(
                CoachDesk.read, ClientParameters(client: scene.client.id), UpTo(upTo: SequenceNumber(trusted: 30)))
            try await eventually("they read it") { await phone.statuses.compactMap { $0 }.allSatisfy { $0 == .read } }
            #expect(await phone.engine.thread.unread == 10)
            await phone.engine.read(upTo: 30)
            #expect(await phone.engine.thread.unread == 0)
            await phone.engine.settled()
            let marks = try await scene.client.client.call(CoachingThreads.messages, MessageQuery(), Nothing()).marks
            #expect(marks.clientRead == 30)
            await phone.feed.background()
            #expect(await phone.feed.follower.phase == .stopped)
        }
    }

    @Test("An event that this app cannot read takes nothing from the one that came in the same piece")
    func eventOfANewerService() async throws {
        try await run { scene in
            let line = OnePieceLine(), phone = try scene.start(over: line), shown = Record<FeedEventType>()
            let news = phone.feed.stream()
            let reader = Task { for await event in news { shown.add(event.type) } }
            await phone.feed.foreground()
            try await eventually("both are shown") { shown.all == [.thread, .call] }
            await phone.feed.background()
            line.gate.open()
            reader.cancel()
        }
    }
}

/// A line that gives all it has in one piece: an event of a newer service and one of today's.
private struct OnePieceLine: EventLine {
    let gate = Gate()

    func open(
        _ request: ClientRequest, _ take: @escaping @Sendable ([UInt8]) async -> Void
    ) async throws(NetworkFailure) -> ClientResponse {
        let after = request.path.split(separator: "=").last.flatMap { Int64($0) } ?? 0
        func event(_ type: String, _ seq: Int64) -> String { "event: \(type)\nid: \(seq)\ndata: {\"type\":\"\(type)\",\"seq\":\(seq)}\n\n" }
        await take(Array((event("ready", after) + event("dance", after + 1) + event("call", after + 2)).utf8))
        await gate.wait()
        return ClientResponse(status: .ok)
    }
}

/// A line over a socket, as apps have it.
private struct SocketLine: EventLine {
    let port: Int
    let transport = URLSessionTransport()

    func open(
        _ request: ClientRequest, _ take: @escaping @Sendable ([UInt8]) async -> Void
    ) async throws(NetworkFailure) -> ClientResponse {
        var moved = request
        moved.url = "http://127.0.0.1:\(port)\(request.path)"
        return try await transport.open(moved, take)
    }
}

/// A line to the service in this process, which breaks when it is told to.
private final class CutLine: EventLine {
    private struct Break: Error {}
    private let service: AppUnderTest<CoachingService>
    private let current = Mutex<Task<Void, any Error>?>(nil)

    init(_ service: AppUnderTest<CoachingService>) { self.service = service }

    func cut() { current.withLock { $0?.cancel() } }

    func open(
        _ request: ClientRequest, _ take: @escaping @Sendable ([UInt8]) async -> Void
    ) async throws(NetworkFailure) -> ClientResponse {
        let target = request.path.split(separator: "?", maxSplits: 1).map(String.init)
        let answer = await service.app.responder.respond(
            to: HTTPRequest(method: .get, path: target[0], query: target.count > 1 ? target[1] : "", headers: request.headers))
        guard case .stream(let write) = answer.body else { return ClientResponse(status: answer.status) }
        // Made while nobody can cut it, so that the one that is cut is this one.
        let task = current.withLock { current in
            let task = Task { try await write(Pipe(take: take)) }
            current = task
            return task
        }
        let result = await withTaskCancellationHandler { await task.result } onCancel: { task.cancel() }
        if case .failure = result { throw .interrupted }
        return ClientResponse(status: answer.status)
    }

    private struct Pipe: HTTPBodyWriter {
        let take: @Sendable ([UInt8]) async -> Void
        func write(_ bytes: [UInt8]) async throws {
            try Task.checkCancellation()
            // In two pieces, as lines give them.
            let half = bytes.count / 2
            await take(Array(bytes[..<half]))
            await take(Array(bytes[half...]))
        }
    }
}
