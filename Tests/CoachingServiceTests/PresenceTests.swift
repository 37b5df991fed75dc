import AppTesting
import Contracts
import HTTPCore
import Platform
import ServiceKit
import Storage
import TestSupport
import Testing
import Wire

@testable import CoachingService

/// Who is there and who writes, told across processes and forgotten by itself. FR-MESSAGING-01-d.
@Suite(.serialized, .timeLimit(.minutes(2))) struct PresenceTests {
    @Test(arguments: Engine.allCases) func theOtherSideComesWritesAndGoes(_ engine: Engine) async throws {
        try await CoachingFixture.run(engine: engine) { fixture in
            let (client, coach) = try await fixture.pair()
            let listening = try await fixture.open(as: coach)
            try await eventually("it is told") { listening.text.contains("event: ready") }
            let there = try await fixture.open(as: client)
            try await eventually("it is told") { listening.text.contains(#""client":"\#(client.id.text)","online":true"#) }
            // The client hears at once that the coach is there already.
            try await eventually("it is told") { there.text.contains(#""online":true"#) }
            #expect(try await coach.client.call(CoachDesk.client, ClientParameters(client: client.id), Nothing()).online)
            #expect(try await client.client.answer(CoachingThreads.typing).status == 204)
            #expect(try await client.client.answer(CoachingThreads.typing).status == 204)
            try await eventually("it is told") { listening.text.contains("event: typing") }
            #expect(try await fixture.number("SELECT COUNT(*) FROM feed_signals WHERE kind = 'typing'") == 1, "too soon")
            there.cut()
            try await eventually("it is told") { listening.text.contains(#""online":false"#) }
            // What is not kept has no number, and is nobody else's.
            #expect(!listening.text.split(separator: "\n\n").contains { $0.contains("id: ") && $0.contains("event: typing") })
            listening.cut()
        }
    }

    @Test(arguments: Engine.allCases) func whoseProcessIsNoMoreGoesByThemselves(_ engine: Engine) async throws {
        try await CoachingFixture.run(engine: engine) { fixture in
            let (client, coach) = try await fixture.pair()
            // Another process, which wrote this and ended.
            try await fixture.app.database.write { db in
                try await PresenceStore.enter([client.id], at: "gone", now: fixture.now - .seconds(70), in: db)
            }
            let listening = try await fixture.open(as: coach)
            try await eventually("it is told") { listening.text.contains(#""online":true"#) }
            fixture.app.clock.advance(by: .seconds(10))
            try await fixture.app.app.service.tidy(now: fixture.now)
            try await eventually("it is told") { listening.text.contains(#""online":false"#) }
            #expect(try await fixture.number("SELECT COUNT(*) FROM presence WHERE process = 'gone'") == 0)
            listening.cut()
        }
    }

    /// What one process writes reaches the streams of another, by a signal and not by waiting.
    @Test(arguments: Engine.allCases) func anotherProcessTellsByItsSignals(_ engine: Engine) async throws {
        try await CoachingFixture.run(engine: engine) { fixture in
            let (client, coach) = try await fixture.pair()
            let other = FeedHub(runtime: fixture.app.app.runtime)
            let listening = try await fixture.open(as: coach)
            try await eventually("it is told") { listening.text.contains("event: ready") }
            let subscription = other.subscribe(coach.id)
            try await eventually("both wrote that they are there") {
                try await fixture.number("SELECT COUNT(*) FROM presence WHERE user_id = \(coach.id.text)") == 2
            }
            _ = subscription.inbox.take()
            _ = try await client.say(1).sent()
            try await eventually("it is told") { listening.text.contains("event: message") }
            #expect(try await fixture.number("SELECT COUNT(*) FROM feed_signals WHERE kind = 'news' AND user_id = \(coach.id.text)") == 1)
            try await eventually("it is told") { subscription.inbox.take().upTo == 1 }
            listening.cut()
        }
    }

    @Test func theEleventhStreamTakesTheFirstOnesPlace() async throws {
        try await CoachingFixture.run { fixture in
            let (_, coach) = try await fixture.pair()
            var lines: [OpenLine] = []
            for _ in 1...11 { lines.append(try await fixture.open(as: coach)) }
            try await eventually("it is told") { lines[0].text.contains(#""reason":"replaced""#) }
            #expect(!lines[1].text.contains("event: end"))
            for line in lines { line.cut() }
        }
    }

    @Test func visitorsOfADemoDoNotTakeEachOthersPlaces() async throws {
        try await CoachingFixture.run { fixture in
            // All of them are one person.
            let visitor = try await fixture.somebody(demo: true)
            var lines: [OpenLine] = []
            for _ in 1...12 { lines.append(try await fixture.open(as: visitor)) }
            for line in lines { try await eventually("it is told") { line.text.contains("event: ready") } }
            #expect(lines.allSatisfy { !$0.text.contains("event: end") })
            for line in lines { line.cut() }
        }
    }

    @Test(arguments: ["expired", "withdrawn"]) func aStreamEndsWithItsToken(_ why: String) async throws {
        try await CoachingFixture.run { fixture in
            let (_, coach) = try await fixture.pair()
            let line = try await fixture.open(as: coach)
            try await eventually("it is told") { line.text.contains("event: ready") }
            if why == "expired" {
                fixture.app.clock.advance(by: .days(700))
                try await eventually("it is told") { line.text.contains(#""reason":"token_expired""#) }
            } else {
                try await fixture.tell(.roleChanged, about: coach, facts: EventFacts(version: fixture.now.milliseconds, role: .user))
                try await eventually("it is told") { line.text.contains(#""reason":"session_ended""#) }
            }
        }
    }

    // MARK: - Parts

    /// A stream that is told much while it does not look loses nothing of it.
    @Test func aSlowStreamLosesNoWakeUp() async {
        let inbox = FeedInbox()
        inbox.tellNews(upTo: 5)
        for _ in 0..<100 { inbox.tell { $0.isTick = true } }
        inbox.tell { $0.typing.insert(.example) }
        let told = inbox.take()
        #expect(told.upTo == 5 && told.isTick && told.typing == [.example])
        #expect(inbox.take().upTo == 0)
    }

    @Test func signalsBehindAGapAreWaitedForAndThenGivenUp() {
        var place = FeedSignalPlace(settled: 10)
        let start = ContinuousClock.now
        #expect(place.take(12) && !place.take(12))
        place.settle(now: start)
        #expect(place.settled == 10)
        // The transaction that took 11 ends later.
        #expect(place.take(11) && place.take(14))
        place.settle(now: start + .milliseconds(10))
        #expect(place.settled == 12 && !place.take(11))
        place.settle(now: start + .seconds(2))
        #expect(place.settled == 14, "13 was given out and rolled back")
    }

    @Test(arguments: Engine.allCases) func oldEventsGoAndWhoAsksForThemBeginsAgain(_ engine: Engine) async throws {
        try await CoachingFixture.run(engine: engine) { fixture in
            let (client, coach) = try await fixture.pair()
            for number in 1...3 { _ = try await client.say(number).sent() }
            fixture.app.clock.advance(by: .days(31))
            try await fixture.app.database.write { db in
                try await FeedStore.append(.thread, to: coach.id, about: client.id, subject: nil, now: fixture.now, in: db)
            }
            try await fixture.app.app.service.tidy(now: fixture.now)
            let span = try await fixture.app.database.read { db in try await FeedStore.span(of: coach.id, in: db) }
            #expect(span.first == span.last && span.last == 4)
            #expect(FeedStart(asked: 1, first: span.first, last: span.last).isReset)
        }
    }
}
