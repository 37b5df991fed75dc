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

/// Reports, blocks, and what administrators decide of them.
@Suite(.serialized, .timeLimit(.minutes(2))) struct SafetyTests {
    private func block(_ client: Somebody, by coach: Somebody) async throws -> Answer {
        try await coach.client.answer(CoachDesk.block, ClientParameters(client: client.id), NewBlock(reason: .harassment))
    }
    private func report(_ message: MessageID, by client: Somebody) async throws -> Answer {
        try await client.client.answer(CoachingThreads.report, MessageParameters(id: message), MessageReport(reason: .spam))
    }

    @Test(.proves("FC-ADD-12"), arguments: Engine.allCases)
    func aBlockedThreadTakesNothingUntilAnAdministratorDecides(_ engine: Engine) async throws {
        try await CallScene.run(engine: engine, tier: .premium) { scene in
            let (fixture, client, coach) = (scene.fixture, scene.client, scene.coach)
            let admin = try await fixture.somebody(role: .admin)
            let answers = try await parallel(10) { _ in try await block(client, by: coach) }
            #expect(answers.allSatisfy { $0.status == 202 })
            #expect(try await fixture.number("SELECT COUNT(*) FROM safety_cases") == 1)
            #expect(try await client.say(1).code == .blocked)
            #expect(try await coach.answer(1, to: client).code == .blocked)
            #expect(try await scene.book(scene.slot(2)).code == .blocked)
            #expect(
                try await client.client.answer(CoachingCalls.hold, Nothing(), NewCallHold(slot: scene.slot(2))).code == .blocked)
            let cases = try await admin.client.call(CoachingAdmin.cases, SafetyCaseQuery(), Nothing()).items
            let opened = try #require(cases.first)
            #expect(cases.count == 1 && opened.kind == .block && opened.openedBy == .coach)
            // Two decisions at once: one holds.
            let decisions = try await parallel(10) { number in
                try await admin.client.answer(
                    CoachingAdmin.decide, SafetyCaseParameters(id: opened.id),
                    CaseDecision(decision: number % 2 == 0 ? .dismiss : .block))
            }
            #expect(Set(decisions.map(\.status)) == [200, 409])
            let isOpen = try await fixture.app.rows("SELECT 1 FROM threads WHERE state = 'open'") == 1
            #expect(try await client.say(2).status == (isOpen ? 201 : 403))
        }
    }

    /// What was agreed on before ends with the thread: nobody calls, is reminded or reads news of the other side.
    @Test(.proves("FC-ADD-12"), arguments: Engine.allCases)
    func blockedPeopleAreNotCalledNorToldAnything(_ engine: Engine) async throws {
        try await CallScene.run(engine: engine, tier: .smartPremium) { scene in
            let (fixture, client, coach) = (scene.fixture, scene.client, scene.coach)
            let soon = try await scene.booked(scene.slot(2)).call, later = try await scene.booked(scene.slot(30)).call
            let kept = try await client.client.answer(CoachingCalls.hold, Nothing(), NewCallHold(slot: scene.slot(4)))
            #expect(kept.status == 201)
            // One of them has begun.
            fixture.app.clock.advance(by: .hours(2))
            #expect(try await block(client, by: coach).status == 202)
            #expect(try await scene.one(later.id).status == .cancelled)
            #expect(try await client.client.call(CoachingThreads.quota).calls.used == 1, "it came back")
            #expect(try await scene.join(later.id).code == .callClosed)
            for somebody in [client, coach] { #expect(try await scene.join(soon.id, as: somebody).code == .blocked) }
            let taken: SQL = "SELECT 1 FROM booked_quarters WHERE call_id IS NULL OR call_id = \(later.id.text)"
            #expect(try await fixture.app.rows(taken) == 0)
            let messages = try await fixture.number("SELECT COUNT(*) FROM messages")
            for news in [EventType.workoutCompleted, .planGenerated] { try await fixture.tell(news, about: client) }
            #expect(try await fixture.number("SELECT COUNT(*) FROM messages") == messages)
            try await fixture.settle()
            // A release before this one left calls as they were; of those nobody is reminded.
            try await fixture.app.database.write { db in
                try await db.execute("UPDATE calls SET status = 'scheduled' WHERE id = \(later.id.text)")
            }
            fixture.tell(client, devices: ["layla"])
            fixture.app.clock.advance(by: later.slot - fixture.now - .minutes(15))
            let due = DueCallReminder(call: later.id, startsAt: EpochMilliseconds(later.slot), reminder: 2)
            try await fixture.app.perform(CoachingWork.remindOfCall, due)
            try await fixture.settle()
            #expect(try await fixture.pushed("layla").isEmpty)
        }
    }

    @Test(.proves("FC-ADD-11"), arguments: Engine.allCases)
    func administratorsReadOnlyWhatWasReportedAndEachLookIsLogged(_ engine: Engine) async throws {
        try await CoachingFixture.run(engine: engine) { fixture in
            let (layla, omar) = try await fixture.pair(tier: .smartPremium)
            let admin = try await fixture.somebody(role: .admin)
            for number in 1...60 { #expect(try await omar.answer(number, to: layla).status == 201) }
            // No route shows a thread to an administrator.
            for path in ["/coaching/messages", "/coaching/clients/\(layla.id.text)/messages", "/coaching/events"] {
                #expect(try await admin.client.send(.get, path).status == 403)
            }
            let reported = try await layla.client.call(
                CoachingThreads.messages, MessageQuery(after: SequenceNumber(trusted: 29), limit: Whole(trusted: 1)), Nothing()
            ).items
            let message = try #require(reported.first)
            let answers = try await parallel(10) { _ in try await report(message.id, by: layla) }
            #expect(answers.allSatisfy { $0.status == 202 })
            #expect(try await fixture.number("SELECT COUNT(*) FROM safety_cases") == 1)
            let opened = try #require(try await admin.client.call(CoachingAdmin.cases, SafetyCaseQuery(), Nothing()).items.first)
            let parameters = SafetyCaseParameters(id: opened.id)
            let seen = try await admin.client.call(CoachingAdmin.caseThread, parameters, Nothing()).items
            #expect(seen.map(\.seq) == Array(10...50))
            _ = try await admin.client.call(CoachingAdmin.caseThread, parameters, Nothing())
            let looks = try await admin.client.call(CoachingAdmin.caseLooks, CaseLooksQuery(id: opened.id), Nothing()).items
            #expect(looks.count == 2 && looks.allSatisfy { $0.administrator == admin.id && $0.at == fixture.now })
            // It is taken away for both sides; what is left is that something was there.
            _ = try await admin.client.call(CoachingAdmin.decide, parameters, CaseDecision(decision: .removeMessage))
            let left = try await layla.client.call(
                CoachingThreads.messages, MessageQuery(after: SequenceNumber(trusted: 29), limit: Whole(trusted: 1)), Nothing()
            ).items
            #expect(left.first?.removed == true && left.first?.text == nil)
            // Two years later nothing is left of the case.
            fixture.app.clock.advance(by: .days(731))
            try await fixture.app.app.service.tidy(now: fixture.now)
            #expect(try await fixture.number("SELECT COUNT(*) FROM safety_cases") == 0)
            #expect(try await fixture.number("SELECT COUNT(*) FROM case_looks") == 0)
        }
    }

    /// What a coach did closes the thread to that coach, not to the next; what a client did closes it until an administrator opens it.
    @Test(arguments: Engine.allCases) func anotherCoachIsWrittenToWhateverClosedTheThread(_ engine: Engine) async throws {
        try await CallScene.run(engine: engine, tier: .premium) { scene in
            let (fixture, client, first) = (scene.fixture, scene.client, scene.coach)
            let admin = try await fixture.somebody(role: .admin)
            func assign(_ coach: Somebody) async throws {
                _ = try await admin.client.call(
                    CoachingAdmin.assign, ClientParameters(client: client.id), NewAssignment(coachId: coach.id))
            }
            func decide(_ decision: SafetyDecision) async throws {
                let opened = try #require(try await admin.client.call(CoachingAdmin.cases, SafetyCaseQuery(), Nothing()).items.first)
                _ = try await admin.client.call(CoachingAdmin.decide, SafetyCaseParameters(id: opened.id), CaseDecision(decision: decision))
            }
            // The client reports the coach, and an administrator agrees.
            let reported = try await first.answer(1, "You are lazy", to: client).sent().message
            #expect(try await report(reported.id, by: client).status == 202)
            try await decide(.block)
            #expect(try await client.say(1).code == .blocked)
            let second = try await fixture.workingCoach(capacity: 5)
            try await assign(second)
            #expect(try await client.say(2).status == 201)
            #expect(try await second.answer(1, to: client).status == 201)
            #expect(try await scene.book(scene.slot(30), as: client).code != .blocked)
            // The second coach closes the thread, and leaves: whoever comes by themselves finds it closed.
            #expect(try await block(client, by: second).status == 202)
            let third = try await fixture.workingCoach(capacity: 5)
            try await fixture.tell(.roleChanged, about: second, facts: EventFacts(version: 7, role: .user))
            try await eventually("another coach is there") { try await client.client.call(CoachChoice.coach).id == third.id }
            #expect(try await client.say(3).code == .blocked)
            // An administrator who gives the client a coach means them to talk.
            let fourth = try await fixture.workingCoach(capacity: 5)
            try await assign(fourth)
            #expect(try await client.say(4).status == 201)
            // What is decided now of the second one's block is written down, and closes nothing.
            try await decide(.block)
            #expect(try await client.say(5).status == 201)
            // Nor does it keep the thread closed when the fourth one's block is dismissed.
            #expect(try await block(client, by: fourth).status == 202)
            #expect(try await client.say(6).code == .blocked)
            try await decide(.dismiss)
            #expect(try await client.say(7).status == 201)
        }
    }

    /// Not even where nobody else has room.
    @Test(arguments: Engine.allCases) func theCoachAThreadWasClosedForDoesNotOpenItByComingAgain(_ engine: Engine) async throws {
        try await CoachingFixture.run(engine: engine) { fixture in
            let omar = try await fixture.workingCoach(capacity: 1), layla = try await fixture.somebody()
            #expect(try await layla.client.call(CoachChoice.coach).id == omar.id)
            let admin = try await fixture.somebody(role: .admin)
            let message = try await omar.answer(1, "You are lazy", to: layla).sent().message
            #expect(try await report(message.id, by: layla).status == 202)
            let opened = try #require(try await admin.client.call(CoachingAdmin.cases, SafetyCaseQuery(), Nothing()).items.first)
            _ = try await admin.client.call(CoachingAdmin.decide, SafetyCaseParameters(id: opened.id), CaseDecision(decision: .block))
            // He leaves, and comes back before anybody else is there.
            try await fixture.tell(.roleChanged, about: omar, facts: EventFacts(version: 7, role: .user))
            try await eventually("nobody coaches her") { try await layla.client.answer(CoachChoice.coach).status == 202 }
            try await fixture.tell(.roleChanged, about: omar, facts: EventFacts(version: 8, role: .coach))
            try await fixture.settle()
            #expect(try await layla.client.answer(CoachChoice.coach).status == 202)
            // A process of another release may give her to him: the thread stays closed.
            let assignment = Assignment(dependencies: try fixture.callDependencies())
            let state = try await fixture.app.database.write { db -> ThreadState? in
                guard var thread = try await ThreadStore.hold(layla.id, in: db) else { return nil }
                _ = try await assignment.settle(omar.id, for: &thread, run: nil, now: fixture.now, in: db)
                let state = thread.state
                _ = try await assignment.release(&thread, run: nil, now: fixture.now, in: db)
                return state
            }
            #expect(state == .blocked)
            #expect(try await layla.say(1).code == .blocked)
            let sara = try await fixture.workingCoach(capacity: 1)
            try await eventually("another coach is there") { try await layla.client.call(CoachChoice.coach).id == sara.id }
            #expect(try await layla.say(2).status == 201)
        }
    }

    /// The decision is set aside for the thread by giving her another coach, and not for him.
    @Test(arguments: Engine.allCases) func whomSomebodyIsKeptFromTheyAreNotGivenByThemselves(_ engine: Engine) async throws {
        try await CoachingFixture.run(engine: engine) { fixture in
            let omar = try await fixture.workingCoach(capacity: 1), layla = try await fixture.somebody()
            #expect(try await layla.client.call(CoachChoice.coach).id == omar.id)
            let admin = try await fixture.somebody(role: .admin)
            let message = try await omar.answer(1, "You are lazy", to: layla).sent().message
            #expect(try await report(message.id, by: layla).status == 202)
            let opened = try #require(try await admin.client.call(CoachingAdmin.cases, SafetyCaseQuery(), Nothing()).items.first)
            _ = try await admin.client.call(CoachingAdmin.decide, SafetyCaseParameters(id: opened.id), CaseDecision(decision: .block))
            let sara = try await fixture.workingCoach(capacity: 1)
            _ = try await admin.client.call(
                CoachingAdmin.assign, ClientParameters(client: layla.id), NewAssignment(coachId: sara.id))
            #expect(try await layla.say(1).status == 201)
            try await fixture.tell(.roleChanged, about: sara, facts: EventFacts(version: 7, role: .user))
            try await fixture.settle()
            try await eventually("nobody coaches her") { try await layla.client.answer(CoachChoice.coach).status == 202 }
            // An administrator may mean it.
            _ = try await admin.client.call(
                CoachingAdmin.assign, ClientParameters(client: layla.id), NewAssignment(coachId: omar.id))
            #expect(try await layla.client.call(CoachChoice.coach).id == omar.id)
        }
    }

    /// Where there is no second coach, giving the first one again is how an administrator takes back what was decided.
    @Test(arguments: Engine.allCases) func whatWasDecidedIsTakenBackByGivingTheSameCoachAgain(_ engine: Engine) async throws {
        try await CoachingFixture.run(engine: engine) { fixture in
            let omar = try await fixture.workingCoach(capacity: 1), layla = try await fixture.somebody()
            #expect(try await layla.client.call(CoachChoice.coach).id == omar.id)
            let admin = try await fixture.somebody(role: .admin)
            @Sendable func assign() async throws -> UserID {
                try await admin.client.call(
                    CoachingAdmin.assign, ClientParameters(client: layla.id), NewAssignment(coachId: omar.id)
                ).coach
            }
            func decide(_ decision: SafetyDecision) async throws {
                let opened = try #require(try await admin.client.call(CoachingAdmin.cases, SafetyCaseQuery(), Nothing()).items.first)
                _ = try await admin.client.call(CoachingAdmin.decide, SafetyCaseParameters(id: opened.id), CaseDecision(decision: decision))
            }
            func told() async throws -> Int64 { try await fixture.number("SELECT last_seq FROM feeds WHERE user_id = \(layla.id.text)") }
            #expect(try await block(layla, by: omar).status == 202)
            try await decide(.block)
            #expect(try await layla.say(1).code == .blocked)
            // Once, however many say it.
            let before = try await told()
            let given = try await parallel(10) { _ in try await assign() }
            #expect(given.allSatisfy { $0 == omar.id })
            #expect(try await told() == before + 1)
            #expect(try await layla.say(2).status == 201)
            #expect(try await omar.answer(1, to: layla).status == 201)
            #expect(try await fixture.number("SELECT clients FROM coaches WHERE user_id = \(omar.id.text)") == 1)
            // What nobody decided yet is not decided by it.
            #expect(try await block(layla, by: omar).status == 202)
            _ = try await assign()
            #expect(try await layla.say(3).code == .blocked)
            try await decide(.dismiss)
            #expect(try await layla.say(4).status == 201)
        }
    }

    /// Of a block the other side sees that it is one, so that nobody is promised a secret.
    @Test func onlyReportsArePromisedToStaySecret() async throws {
        try await CallScene.run(tier: .premium) { scene in
            let message = try await scene.client.say(1).sent().message
            let reported = try await scene.coach.client.call(
                CoachDesk.report, ThreadMessageParameters(client: scene.client.id, id: message.id), MessageReport(reason: .spam))
            #expect(reported.message == "Thank you. We look at it, and nobody is told that it was you.")
            let blocked = try await scene.coach.client.call(
                CoachDesk.block, ClientParameters(client: scene.client.id), NewBlock(reason: .harassment))
            #expect(blocked.message == "Thank you. We look at it. The conversation is closed to both of you until then.")
        }
    }

    /// The coach's calendar loses what went with the client's account.
    @Test(arguments: Engine.allCases) func aCallThatGoesWithAnAccountIsTakenOutOfTheCoachsCalendar(
        _ engine: Engine
    ) async throws {
        try await CallScene.run(engine: engine, tier: .premium) { scene in
            let (fixture, client, coach) = (scene.fixture, scene.client, scene.coach)
            let settings = CoachSettings(
                name: PersonName(trusted: "Khalid"), specialization: nil, bio: nil, languages: [.ar], goals: [],
                capacity: CoachCapacity(trusted: 5), isTaking: false, email: EmailAddress(trusted: "khalid@example.com"))
            _ = try await coach.client.call(CoachDesk.saveProfile, Nothing(), settings)
            let call = try await scene.booked(scene.slot(30)).call
            try await eventually("the call is mailed") { try await fixture.mails(to: "khalid@example.com").count == 1 }
            #expect(try await fixture.tell(.userDeleted, about: client).status == 204)
            try await eventually("its end is mailed") { try await fixture.mails(to: "khalid@example.com").count == 2 }
            let mails = try await fixture.mails(to: "khalid@example.com")
            let end = try #require(mails.first { $0.text.contains("\r\nMETHOD:CANCEL\r\n") })
            #expect(end.text.contains("UID:\(call.id.text)@coaching.barbell\r\n"))
            #expect(end.text.contains("\r\nSEQUENCE:\(call.version + 1)\r\n"))
            #expect(end.text.contains("\r\nDTSTART;TZID=Asia/Riyadh:20260303T140000\r\n") && !end.text.contains("Layla"))
            // Nor is anything new written about somebody who is gone.
            let note = try await coach.client.answer(
                CoachDesk.addNote, ClientParameters(client: client.id), ClientNoteContent(text: ClientNoteText(trusted: "gone")))
            #expect(note.code == .notFound)
            #expect(try await fixture.number("SELECT COUNT(*) FROM client_notes") == 0)
        }
    }

    @Test func whatOneWroteOneselfIsReportedToNobody() async throws {
        try await CoachingFixture.run { fixture in
            let (layla, omar) = try await fixture.pair()
            let mine = try await layla.say(1).sent().message.id, theirs = try await omar.answer(1, to: layla).sent().message.id
            #expect(try await report(mine, by: layla).status == 422)
            #expect(try await report(theirs, by: layla).status == 202)
            let stranger = try await fixture.pair()
            #expect(try await report(theirs, by: stranger.client).status == 404)
            #expect(try await block(layla, by: stranger.coach).status == 404)
        }
    }

    /// FC-ADD-13: a client's words go with their account; the coach has a closed conversation without a word for 30 days.
    @Test(.proves("FC-ADD-13"), arguments: Engine.allCases) func everythingGoesWithTheAccount(_ engine: Engine) async throws {
        try await CallScene.run(engine: engine, tier: .premium) { scene in
            let (fixture, client, coach) = (scene.fixture, scene.client, scene.coach)
            for number in 1...10 { _ = try await client.say(number) }
            _ = try await coach.answer(1, to: client)
            _ = try await client.client.answer(CoachChoice.rate, Nothing(), NewRating(stars: Stars(trusted: 5)))
            _ = try await scene.booked(scene.slot(30))
            _ = try await coach.client.answer(
                CoachDesk.addNote, ClientParameters(client: client.id), ClientNoteContent(text: ClientNoteText(trusted: "mornings")))
            #expect(try await fixture.tell(.userDeleted, about: client).status == 204)
            for table: SQL in ["messages", "marks", "calls", "booked_quarters", "client_notes", "quota_months", "call_holds", "ratings"] {
                #expect(try await fixture.number("SELECT COUNT(*) FROM \(table)") == 0, "\(table.text)")
            }
            #expect(try await fixture.number("SELECT COUNT(*) FROM people WHERE user_id = \(client.id.text)") == 0)
            #expect(try await fixture.number("SELECT COUNT(*) FROM feeds WHERE user_id = \(client.id.text)") == 0)
            let clients = try await coach.client.call(CoachDesk.clients, PageQuery(), Nothing()).items
            #expect(clients.map(\.state) == [.closed])
            #expect(try await coach.answer(2, to: client).code == .personGone)
            // Nor does what they thought of their coach stay, in words or in numbers.
            #expect(try await fixture.number("SELECT stars + ratings FROM coaches") == 0)
            fixture.app.clock.advance(by: .days(30) + .milliseconds(1))
            try await fixture.app.app.service.tidy(now: fixture.now)
            #expect(try await fixture.number("SELECT COUNT(*) FROM threads") == 0)
        }
    }

    @Test(arguments: Engine.allCases) func whenACoachHadTimeGoesWithTheirAccount(_ engine: Engine) async throws {
        try await CallScene.run(engine: engine) { scene in
            // Somebody of whom nothing else is known here.
            let sara = try await scene.fixture.somebody(role: .coach, name: "Sara")
            _ = try await sara.client.call(CoachDesk.saveAvailability, Nothing(), .example)
            #expect(try await scene.fixture.number("SELECT COUNT(*) FROM availability") == 2)
            for coach in [scene.coach, sara] { #expect(try await scene.fixture.tell(.userDeleted, about: coach).status == 204) }
            #expect(try await scene.fixture.number("SELECT COUNT(*) FROM availability") == 0)
        }
    }
    @Test(arguments: Engine.allCases) func whatACoachSaidOfThemselvesGoesWithTheirAccount(_ engine: Engine) async throws {
        try await CoachingFixture.run(engine: engine) { fixture in
            let omar = try await fixture.workingCoach(capacity: 5), layla = try await fixture.somebody()
            #expect(try await layla.client.call(CoachChoice.coach).id == omar.id)
            let said: SQL = "capacity = 5 AND languages <> '' AND saved_at IS NOT NULL AND name IS NOT NULL"
            #expect(try await fixture.rows("SELECT 1 FROM coaches WHERE user_id = \(omar.id.text) AND \(said)") == 1)
            #expect(try await fixture.tell(.userDeleted, about: omar).status == 204)
            try await fixture.settle()
            let nothing: SQL = """
                name IS NULL AND specialization IS NULL AND bio IS NULL AND languages = '' AND goals = '' AND capacity = 0
                AND photo_id IS NULL AND email IS NULL AND saved_at IS NULL AND clients = 0
                """
            #expect(try await fixture.rows("SELECT 1 FROM coaches WHERE user_id = \(omar.id.text) AND \(nothing)") == 1)
        }
    }
}
