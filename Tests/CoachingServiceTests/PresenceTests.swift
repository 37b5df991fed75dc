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

    /// A process that lives does not keep those there who left it while the database was silent.
    @Test(arguments: Engine.allCases) func onlyWhoListensIsRenewed(_ engine: Engine) async throws {
        try await CoachingFixture.run(engine: engine) { fixture in
            let (client, coach) = try await fixture.pair()
            try await fixture.app.database.write { db in
                try await PresenceStore.enter([client.id, coach.id], at: "here", now: fixture.now, in: db)
            }
            fixture.app.clock.advance(by: .seconds(70))
            let renewed = try await fixture.app.database.write { db in
                try await PresenceStore.renew([coach.id], at: "here", now: fixture.now, in: db)
            }
            #expect(renewed == 1)
            fixture.app.clock.advance(by: .seconds(10))
            try await fixture.app.database.write { db in try await PresenceStore.sweep(now: fixture.now, in: db) }
            #expect(try await fixture.number("SELECT COUNT(*) FROM presence WHERE user_id = \(client.id.text)") == 0)
            #expect(try await fixture.number("SELECT COUNT(*) FROM presence WHERE user_id = \(coach.id.text)") == 1)
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

    /// Whoever was blocked, or has another coach by now, does not see when the other one is there.
    @Test(arguments: Engine.allCases) func onlyTheOtherSideOfAnOpenThreadSeesWhoIsThere(_ engine: Engine) async throws {
        try await CoachingFixture.run(engine: engine) { fixture in
            let omar = try await fixture.workingCoach(capacity: 1), layla = try await fixture.somebody()
            _ = try await layla.client.call(CoachChoice.coach)
            let sara = try await fixture.workingCoach(capacity: 1), admin = try await fixture.somebody(role: .admin)
            try await fixture.app.database.write { db in
                try await PresenceStore.enter([layla.id, omar.id, sara.id], at: "elsewhere", now: fixture.now, in: db)
            }
            func sees(_ coach: Somebody) async throws -> Bool {
                try await layla.client.call(CoachChoice.profile, CoachParameters(id: coach.id), Nothing()).online
            }
            func isSeen(by coach: Somebody) async throws -> [Bool] {
                let card = try await coach.client.call(CoachDesk.client, ClientParameters(client: layla.id), Nothing())
                return [card.online] + (try await coach.client.call(CoachDesk.clients, PageQuery(), Nothing()).items.map(\.online))
            }
            #expect(try await layla.client.call(CoachChoice.coach).online == true)
            #expect(try await sees(omar))
            #expect(try await isSeen(by: omar) == [true, true])
            try await fixture.setState(.blocked, of: layla)
            #expect(try await layla.client.call(CoachChoice.coach).online == false)
            #expect(try await !sees(omar))
            #expect(try await isSeen(by: omar) == [false, false])
            // With another coach the thread is open again, and the one before is somebody else.
            _ = try await admin.client.call(
                CoachingAdmin.assign, ClientParameters(client: layla.id), NewAssignment(coachId: sara.id))
            #expect(try await layla.client.call(CoachChoice.coach).online == true)
            #expect(try await sees(sara))
            #expect(try await !sees(omar))
            #expect(try await isSeen(by: sara) == [true, true])
            // Coaches see of themselves that they are there.
            #expect(try await omar.client.call(CoachDesk.profile, Nothing(), Nothing()).profile.online)
        }
    }

    /// As the head of the conversation shows it.
    @Test(.proves("FR-MESSAGING-05-a"), arguments: Engine.allCases) func aCoachIsOnlineWhileTheyListen(_ engine: Engine) async throws {
        try await CoachingFixture.run(engine: engine) { fixture in
            let omar = try await fixture.workingCoach(capacity: 1), layla = try await fixture.somebody()
            #expect(try await layla.client.call(CoachChoice.coach).online == false)
            let listening = try await fixture.open(as: omar)
            try await eventually("he is there") { try await layla.client.call(CoachChoice.coach).online == true }
            listening.cut()
            try await eventually("he is gone") { try await layla.client.call(CoachChoice.coach).online == false }
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

    @Test func whatARoundDidNotWriteDownIsNamedByTheNext() async throws {
        try await CoachingFixture.run { fixture in
            let (client, coach) = try await fixture.pair()
            let hub = FeedHub(runtime: fixture.app.app.runtime)
            hub.retry([(person: coach.id, inbox: FeedInbox())], gone: [client.id])
            let next = try #require(hub.round())
            #expect(next.arrived.map(\.person) == [coach.id] && next.gone == [client.id])
            // Once it was written down, nobody is left to do anything for.
            let isOver = hub.round() == nil
            #expect(isOver)
            // Whoever came back meanwhile does not go.
            let subscription = hub.subscribe(client.id)
            hub.retry([], gone: [client.id])
            #expect(hub.people == [client.id])
            _ = subscription.inbox.take()
        }
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
