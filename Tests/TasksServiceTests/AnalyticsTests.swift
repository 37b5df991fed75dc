import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import Platform
import ServiceKit
import Storage
import TasksService
import TestSupport
import Testing
import Wire

/// What happened in the apps, each event once.
@Suite(.serialized) struct AnalyticsTests {
    private static func event(_ index: Int, _ name: String = "task_completed", _ props: [String: String]? = nil) -> AnalyticsEvent {
        let digits = String(index)
        return AnalyticsEvent(
            id: EventID(trusted: "01960f3e-7b6a-7c3e-9d2a-" + String(repeating: "0", count: 12 - digits.count) + digits),
            name: ShortText(trusted: name), at: .example, props: props.map { .init(trusted: $0.mapValues(EventProperty.init(trusted:))) })
    }

    private static func send(_ person: Member, _ events: [AnalyticsEvent]) async throws -> Int {
        try await person.client.call(Tasks.analytics, AnalyticsBatch(events: events)).accepted
    }

    @Test(arguments: Engine.allCases)
    func anEventCountsOnce(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture async throws in
            let layla = try await fixture.member()
            let answer = try await layla.client.answer(Tasks.analytics, AnalyticsBatch(events: (0..<100).map { Self.event($0) }))
            #expect(answer.status == 202 && answer.json?["accepted"]?.integer == 100)
            // Half of them again, some within one batch.
            #expect(try await Self.send(layla, (50..<150).map { Self.event($0) }) == 50)
            #expect(try await Self.send(layla, [Self.event(200), Self.event(200, "other"), Self.event(200), Self.event(201)]) == 2)
            #expect(try await Self.send(layla, [Self.event(200)]) == 0)
            #expect(try await fixture.rows("SELECT id FROM analytics_events") == 152)
            // Of several with one id the first is kept.
            #expect(try await fixture.rows("SELECT id FROM analytics_events WHERE name = 'other'") == 0)
            #expect(
                try await fixture.rows("SELECT id FROM analytics_events WHERE received_at = \(fixture.now) AND at = \(Instant.example)")
                    == 152)

            // The ids are hers; what others have is not told.
            let omar = try await fixture.member()
            #expect(try await Self.send(omar, (0..<10).map { Self.event($0) }) == 10)
            #expect(try await fixture.rows("SELECT id FROM analytics_events WHERE user_id = \(omar.id.text)") == 10)
        }
    }

    @Test(arguments: Engine.allCases)
    func twentyTimesTheSameAtOnce(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture async throws in
            let layla = try await fixture.member()
            let accepted = try await parallel(20) { index in
                // In all kinds of orders, overlapping.
                let events = (index..<index + 60).map { Self.event($0) }
                return try await Self.send(layla, index.isMultiple(of: 2) ? events : events.reversed())
            }
            #expect(accepted.reduce(0, +) == 79)
            #expect(try await fixture.rows("SELECT id FROM analytics_events") == 79)
        }
    }

    @Test(arguments: Engine.allCases)
    func whatAnEventSaysIsKept(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture async throws in
            let layla = try await fixture.member()
            let props = ["نوع": "وجبة 🍽️", "quote": "\"'\\;--", "null": "\u{0}", "": ""]
            #expect(try await Self.send(layla, [Self.event(1, "شاشة 📱", props)]) == 1)
            let text: String = try await fixture.tasks.database.read { db in
                try #require(try await db.first("SELECT props FROM analytics_events WHERE name = 'شاشة 📱'")).get(0)
            }
            let kept = try JSONParser.parse(Array(text.utf8))
            for (key, value) in props { #expect(kept[key]?.string == value) }
        }
    }

    @Test(arguments: [
        (#"{"events": []}"#, "events too_few"), (#"{}"#, "events required"), (#"{"events": {}}"#, "events wrong_type"),
        (#"{"events": [{"name": "x", "at": "2026-03-01T08:00:00Z"}]}"#, "events.0.id required"),
        (#"{"events": [{"id": "7", "name": "x", "at": "2026-03-01T08:00:00Z"}]}"#, "events.0.id malformed"),
        (
            #"{"events": [{"id": "01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f", "name": " ", "at": "2026-03-01T08:00:00Z"}]}"#,
            "events.0.name required"
        ),
        (#"{"events": [{"id": "01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f", "name": "x", "at": "yesterday"}]}"#, "events.0.at malformed"),
        (
            #"{"events": [{"id": "01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f", "name": "x", "at": "2026-03-01T08:00:00Z", "props": {"a": 1}}]}"#,
            "events.0.props.a wrong_type"
        ),
    ])
    func aBadBatchIsNamed(_ body: String, _ field: String) async throws {
        try await TasksFixture.run { fixture async throws in
            let layla = try await fixture.member()
            let answer = try await layla.client.json(.post, Tasks.analytics.path.description, body)
            #expect(answer.status == 422 && answer.fields == [field], "\(answer.text)")
            #expect(try await fixture.rows("SELECT id FROM analytics_events") == 0)
        }
    }

    /// Counted before it is read, and told in few words.
    @Test func aMegabyteOfRubbishIsRefusedInFewWords() async throws {
        try await TasksFixture.run { fixture async throws in
            let layla = try await fixture.member()
            let events = Array(repeating: "{}", count: 300_000).joined(separator: ",")
            let answer = try await layla.client.json(.post, Tasks.analytics.path.description, "{\"events\":[\(events)]}")
            #expect(answer.status == 422 && answer.fields == ["events too_many"])
            #expect(answer.body.count < 1000)
            let many = Array(repeating: "{}", count: 100).joined(separator: ",")
            let told = try await layla.client.json(.post, Tasks.analytics.path.description, "{\"events\":[\(many)]}")
            #expect(told.fields.count == 100 && told.json?["truncated"] == true)
        }
    }

    @Test func aBatchHasBounds() async throws {
        try await TasksFixture.run { fixture async throws in
            let layla = try await fixture.member()
            func refused(_ events: [AnalyticsEvent]) async throws -> [String] {
                let answer = try await layla.client.answer(Tasks.analytics, AnalyticsBatch(events: events))
                #expect(answer.status == 422)
                return answer.fields
            }
            #expect(try await refused((0..<101).map { Self.event($0) }) == ["events too_many"])
            let many = Dictionary(uniqueKeysWithValues: (0..<21).map { ("\($0)", "") })
            #expect(try await refused([Self.event(0), Self.event(1, "x", many)]) == ["events.1.props too_many"])
            #expect(try await refused([Self.event(0, "x", ["a": String(repeating: "ا", count: 1001)])]) == ["events.0.props.a too_long"])
            #expect(try await refused([Self.event(0, "x", [String(repeating: "k", count: 101): ""])]) == ["events.0.props too_long"])
            #expect(try await fixture.rows("SELECT id FROM analytics_events") == 0)
            #expect(try await Self.send(layla, [Self.event(0, "x", ["a": String(repeating: "ا", count: 1000)])]) == 1)
        }
    }

    /// In all kinds of batches at once, and repeats count as well; the next day there is room again.
    @Test(arguments: Engine.allCases)
    func aPersonHasAQuotaADay(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture async throws in
            let (layla, omar) = (try await fixture.member(), try await fixture.member())
            let statuses = try await parallel(24) { index in
                let events = (0..<100).map { Self.event(index * 100 + $0) }
                return try await layla.client.answer(Tasks.analytics, AnalyticsBatch(events: events)).status
            }
            #expect(statuses.count { $0 == 202 } == 20 && statuses.count { $0 == 429 } == 4)
            #expect(try await fixture.rows("SELECT id FROM analytics_events") == 2000)
            let refused = try await layla.client.answer(Tasks.analytics, AnalyticsBatch(events: [Self.event(0)]))
            // It is 05:00 by UTC.
            #expect(refused.code == .rateLimited && refused.headers["Retry-After"] == "68400")
            #expect(try await Self.send(omar, [Self.event(0)]) == 1)
            fixture.tasks.clock.advance(by: .hours(19))
            #expect(try await Self.send(layla, (3000..<3010).map { Self.event($0) }) == 10)
        }
    }

    /// Around midnight by UTC one of two processes is on the next day already, and the other is not.
    @Test(arguments: Engine.allCases)
    func theDayOfAQuotaOnlyGoesForward(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture async throws in
            let layla = try await fixture.member()
            let midnight = fixture.now + .hours(19)
            var accepted = 0
            for index in 0..<24 {
                fixture.tasks.clock.set(index.isMultiple(of: 2) ? midnight : midnight - .seconds(1))
                let events = (0..<100).map { Self.event(index * 100 + $0) }
                let answer = try await layla.client.answer(Tasks.analytics, AnalyticsBatch(events: events))
                #expect(answer.status == (accepted < 20 ? 202 : 429), "batch \(index)")
                if answer.status == 202 { accepted += 1 }
            }
            #expect(accepted == 20)
            fixture.tasks.clock.set(midnight + .hours(24))
            #expect(try await Self.send(layla, [Self.event(3000)]) == 1)
        }
    }

    @Test(arguments: Engine.allCases)
    func eventsAreKeptForFourHundredDays(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture async throws in
            let layla = try await fixture.member()
            _ = try await Self.send(layla, (0..<50).map { Self.event($0) })
            let begin = fixture.now
            fixture.tasks.clock.advance(by: .hours(1))
            _ = try await Self.send(layla, (50..<60).map { Self.event($0) })
            try await fixture.tasks.app.service.tidy(now: begin + .days(400))
            #expect(try await fixture.rows("SELECT id FROM analytics_events") == 60)
            try await fixture.tasks.app.service.tidy(now: begin + .days(400) + .minutes(1))
            let left = try await fixture.rows("SELECT id FROM analytics_events")
            #expect(left == 10)
        }
    }
}
