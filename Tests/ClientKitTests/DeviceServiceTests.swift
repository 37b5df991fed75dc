@testable import ClientKit
import Contracts
import HTTPCore
import Platform
import Synchronization
import TasksDomain
import TestSupport
import Testing
import Wire

/// What an app wants of its device: each a protocol, with something that stands for it in tests. GTSD-P-2-04.
@Suite(.timeLimit(.minutes(1))) struct DeviceServiceTests {
    @Test(.proves("GTSD-P-4.5-02"), arguments: Language.allCases) func sevenReasonsHaveWords(_ language: Language) {
        #expect(
            Set(BiometricError.allCases.map(\.rawValue))
                == ["failed", "cancelled", "fallback", "unavailable", "notEnrolled", "lockedOut", "unknown"])
        let texts = BiometricError.allCases.map { $0.message(language) }
        #expect(Set(texts).count == 7 && texts.allSatisfy { $0.count > 10 })
        #expect(texts.allSatisfy { text in text.unicodeScalars.contains { (0x600...0x6ff).contains($0.value) } == (language == .arabic) })
    }

    @Test(.proves("GTSD-P-4.6-02")) func oneNotificationOfANameAtATime() throws {
        let clock = ManualClock(Instant(milliseconds: 1_772_427_600_000)), device = MemoryNotifications(clock: clock)
        func notification(_ id: String, _ title: String, after seconds: Int64) -> LocalNotification {
            LocalNotification(id: id, title: title, body: "8 tasks left", at: clock.now() + .seconds(seconds))
        }
        device.schedule(notification("reminder", "First", after: 600))
        device.schedule(notification("water", "Drink", after: 300))
        device.schedule(notification("reminder", "Second", after: 1217))
        #expect(device.pending().map(\.title) == ["Drink", "Second"])
        #expect(device.pending()[1].at == clock.now() + .seconds(1200), "to the minute")
        // Before 1970 a minute is a minute too.
        #expect(LocalNotification(id: "", title: "", body: "", at: Instant(milliseconds: -1)).at == Instant(milliseconds: -60_000))
        device.cancel("water")
        device.cancel("nobody")
        #expect(device.pending().map(\.id) == ["reminder"])
    }

    @Test(.proves("GTSD-P-4.6-03")) func whatComesInFrontIsShownAsAlways() async throws {
        let clock = ManualClock(), device = MemoryNotifications(clock: clock), arrivals = device.arrivals()
        device.schedule(LocalNotification(id: "late", title: "Late", body: "", at: clock.now() + .seconds(7200)))
        device.schedule(LocalNotification(id: "due", title: "Now", body: "", at: clock.now() + .seconds(60), route: "gtsd://tasks/2026-03-02"))
        device.tick()
        clock.advance(by: .seconds(120))
        device.tick()
        device.tick()
        var arrived: ArrivedNotification?
        for await arrival in arrivals {
            arrived = arrival
            break
        }
        #expect(arrived?.notification.route == "gtsd://tasks/2026-03-02")
        #expect(arrived?.presentation == [.banner, .sound, .badge])
        #expect(device.pending().map(\.id) == ["late"])
    }

    @Test("A reader that ends takes nobody's arrivals away", .proves("GTSD-P-4.6-03")) func everyReaderHears() async throws {
        let clock = ManualClock(), device = MemoryNotifications(clock: clock), gone = device.arrivals()
        let reader = Task { for await _ in gone {} }
        reader.cancel()
        await reader.value
        let streams = [device.arrivals(), device.arrivals()]
        device.schedule(LocalNotification(id: "due", title: "Now", body: "", at: clock.now()))
        device.tick()
        for stream in streams {
            var arrivals = stream.makeAsyncIterator()
            let arrival = await arrivals.next()
            #expect(arrival?.notification.id == "due")
        }
    }

    @Test("Touching a notification leads to its screen, also where that starts the app", .proves("GTSD-7.3-06", "GTSD-P-4.6-04"))
    func whatIsTouchedLeadsSomewhere() async throws {
        let device = MemoryNotifications(clock: ManualClock())
        func touch(_ route: String?) { device.open(LocalNotification(id: "n", title: "", body: "", at: .example, route: route)) }
        touch("gtsd://tasks/2026-03-02")
        var opened = device.opened().makeAsyncIterator()
        touch("gtsd://streaks")
        touch(nil)
        var routes: [AppRoute] = []
        while routes.count < 3, let notification = await opened.next() { routes.append(AppRoute(route: notification.route ?? "")) }
        #expect(routes == [.tasks(try #require(LocalDate(year: 2026, month: 3, day: 2))), .streaks, .home])
    }

    @Test(.proves("GTSD-P-2-04")) func theNetworkSaysEachChangeOnce() async throws {
        let network = ManualNetwork(), changes = network.changes()
        network.set(isOnline: true)
        network.set(isOnline: false)
        network.set(isOnline: false)
        network.set(isOnline: true)
        var seen: [Bool] = []
        for await change in changes {
            seen.append(change)
            if seen.count == 2 { break }
        }
        #expect(seen == [false, true] && network.isOnline)
        #expect(try await StillCamera(.success([1])).takePicture() == [1])
        await #expect(throws: CameraError.denied) { try await StillCamera(.failure(.denied)).takePicture() }
    }

    @Test(.proves("GTSD-P-7-05")) func productionWritesNoDebugLineAndNobodyATokens() throws {
        let token = "eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiIwMTk2MGYzZSJ9.c2lnbmF0dXJlMQ", refresh = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b"
        func lines(_ environment: ServiceEnvironment) -> [String] {
            let sink = MemoryLog(), log = AppLog(environment, sink: sink)
            for level in AppLogLevel.allCases { log.log(level, "\(level) Bearer \(token), refresh=\(refresh) of 01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f ليلى") }
            return sink.lines
        }
        let rest = "Bearer […], refresh=[…] of 01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f ليلى"
        #expect(lines(.development) == AppLogLevel.allCases.map { "\($0) \(rest)" })
        #expect(lines(.production) == ["warning \(rest)", "error \(rest)"])
        #expect(AppLog.withoutTokens("counterrevolutionaries internationalisation") == "counterrevolutionaries internationalisation")
        var isMade = false
        AppLog(.production, sink: MemoryLog()).log(.debug, { isMade = true; return "" }())
        #expect(!isMade)
    }

    @Test(.proves("GTSD-P-2-04")) func analyticsAreSentOnceInBatches() async throws {
        let service = AnalyticsModel(), session = try await service.signedIn()
        let analytics = ServiceAnalytics(session: session, user: .example)
        for number in 0..<150 { analytics.record("screen_view", ["screen": "today", "n": "\(number)"]) }
        analytics.record("two\nlines")
        #expect(analytics.count == 150)
        service.state.withLock { $0.isDown = true }
        await #expect(throws: ClientError.self) { try await analytics.flush() }
        #expect(analytics.count == 150)
        service.state.withLock { $0.isDown = false }
        try await analytics.flush()
        #expect(service.state.withLock { $0.batches.map(\.count) } == [100, 50] && analytics.count == 0)
        for _ in 0..<1200 { analytics.record("tap") }
        #expect(analytics.count == 1000, "the oldest go")
        let memory = MemoryAnalytics()
        memory.record("signed_in")
        #expect(memory.names == ["signed_in"])
    }

    /// A service that takes events.
    private final class AnalyticsModel: ClientTransport {
        struct State { var isDown = false; var batches: [[AnalyticsEvent]] = [] }
        let sessions = ModelService()
        let state = Mutex(State())

        func signedIn() async throws -> SessionManager {
            let session = try SessionManager.make(self, MemoryTokenStore(), clock: ManualClock())
            _ = try await session.logIn(.example)
            return session
        }

        func send(_ request: ClientRequest) async throws(NetworkFailure) -> ClientResponse {
            guard request.path == "/analytics/events" else { return try await sessions.send(request) }
            if state.withLock({ $0.isDown }) { throw .unreachable }
            guard let batch = try? InputDecoder.decode(AnalyticsBatch.self, from: request.body) else {
                return ModelService.refusal(.validationFailed)
            }
            state.withLock { $0.batches.append(batch.events.items) }
            return ModelService.json(202, AnalyticsReceipt(accepted: batch.events.items.count))
        }
    }
}

@Suite(.timeLimit(.minutes(1))) struct EnvironmentTests {
    @Test(.proves("GTSD-P-7-04", "GTSD-8.2-03")) func eachEnvironmentHasItsAddress() throws {
        let expected: [ServiceEnvironment: String] = [
            .development: "http://localhost:3000", .staging: "https://staging-api.gtsd.com", .production: "https://api.gtsd.com",
        ]
        for environment in ServiceEnvironment.allCases {
            #expect(try ServiceAddresses(environment)["tasks"] == expected[environment])
            #expect(ServiceEnvironment(named: environment.rawValue) == environment)
        }
        #expect(ServiceEnvironment(named: nil) == .production && ServiceEnvironment(named: "Staging ") == .production)
        // Without TLS nobody but the machine itself.
        for address in ["http://staging-api.gtsd.com", "http://api.gtsd.com", "http://localhost.evil.com:3000"] {
            #expect(throws: ClientError.invalidURL) { try ServiceAddresses(gateway: address) }
        }
    }
}
