import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import Platform
import ServiceKit
import Storage
import TestSupport
import Testing
import Wire

@testable import CoachingService

/// What a case lets administrators see, and whom it is about.
@Suite(.serialized, .timeLimit(.minutes(2))) struct CaseTests {
    private func report(_ message: MessageID, by client: Somebody) async throws -> Answer {
        try await client.client.answer(CoachingThreads.report, MessageParameters(id: message), MessageReport(reason: .spam))
    }
    private func thread(_ id: SafetyCaseID, as admin: Somebody) async throws -> Answer {
        try await admin.client.answer(CoachingAdmin.caseThread, SafetyCaseParameters(id: id), Nothing())
    }
    private func open(_ admin: Somebody) async throws -> [SafetyCase] {
        try await admin.client.call(CoachingAdmin.cases, SafetyCaseQuery(), Nothing()).items
    }

    @Test(.proves("FC-ADD-11"), arguments: Engine.allCases)
    func aCaseShowsNothingThatWasSaidAfterItWasOpened(_ engine: Engine) async throws {
        try await CoachingFixture.run(engine: engine) { fixture in
            let (layla, omar) = try await fixture.pair(tier: .smartPremium)
            let admin = try await fixture.somebody(role: .admin)
            let reported = try await omar.answer(1, "You are lazy", to: layla).sent().message
            _ = try await layla.say(1, "That hurts").sent()
            #expect(try await report(reported.id, by: layla).status == 202)
            _ = try await layla.say(2, "My sister is ill").sent()
            let opened = try #require(try await open(admin).first)
            let shown = try InputDecoder.decode(CaseThread.self, from: try await thread(opened.id, as: admin).body).items
            #expect(shown.compactMap(\.text) == ["You are lazy", "That hurts"])
            // Once it is decided nobody has a reason to look.
            _ = try await admin.client.call(
                CoachingAdmin.decide, SafetyCaseParameters(id: opened.id), CaseDecision(decision: .dismiss))
            #expect(try await thread(opened.id, as: admin).code == .versionConflict)
            #expect(try await fixture.number("SELECT COUNT(*) FROM case_looks") == 1)
        }
    }

    /// What a release before this one opened says nothing of where its thread stood.
    @Test func ofAnOlderCaseNothingBehindTheReportedMessageIsShown() async throws {
        try await CoachingFixture.run { fixture in
            let (layla, omar) = try await fixture.pair()
            let admin = try await fixture.somebody(role: .admin)
            for number in 1...3 { _ = try await omar.answer(number, "\(number)", to: layla).sent() }
            let second = try await layla.client.call(CoachingThreads.messages, MessageQuery(), Nothing()).items[1]
            #expect(try await report(second.id, by: layla).status == 202)
            _ = try await fixture.app.database.write { db in try await db.execute("UPDATE safety_cases SET last_seq = NULL") }
            let opened = try #require(try await open(admin).first)
            let shown = try InputDecoder.decode(CaseThread.self, from: try await thread(opened.id, as: admin).body).items
            #expect(shown.map(\.text) == ["1", "2"])
        }
    }

    @Test(.proves("FC-ADD-11"), arguments: Engine.allCases)
    func theFilesOfACaseOpenForAdministratorsAndEachLookIsLogged(_ engine: Engine) async throws {
        try await AppUnderTest<MediaStandIn>.beside(ManualClock()) { media in
            try await CoachingFixture.run(engine: engine, configure: { $0.mediaURL = media.url }) { fixture in
                let (layla, omar) = try await fixture.pair(tier: .smartPremium)
                let admin = try await fixture.somebody(role: .admin)
                func send(_ number: Int) async throws -> Message {
                    try await layla.say(number, "Look", files: [media.app.service.addPicture(of: layla.id)]).sent().message
                }
                func path(_ url: String?) throws -> String {
                    let url = try #require(url)
                    return String(url[try #require(url.firstRange(of: "/coaching/")).lowerBound...])
                }
                let reported = try await send(1)
                let opening = try await omar.client.answer(
                    CoachDesk.report, ThreadMessageParameters(client: layla.id, id: reported.id), MessageReport(reason: .inappropriate))
                #expect(opening.status == 202)
                let later = try await send(2)
                let opened = try #require(try await open(admin).first)
                let shown = try InputDecoder.decode(CaseThread.self, from: try await thread(opened.id, as: admin).body).items
                let file = try #require(shown.first?.attachments?.first), picture = try path(file.url)
                let (link, small) = (
                    try await admin.client.send(.get, picture), try await admin.client.send(.get, try path(file.thumbnailUrl))
                )
                #expect(link.status == 302 && link.headers["Location"] == MediaLinks.example.url)
                #expect(small.status == 302 && small.headers["Location"] == MediaLinks.example.thumbnailUrl)
                let looks = try await admin.client.call(CoachingAdmin.caseLooks, CaseLooksQuery(id: opened.id), Nothing()).items
                #expect(looks.map { $0.file } == [file.id, file.id, nil])
                // Nothing else opens, for nobody else, and nothing once it is decided.
                let other = try #require(later.attachments?.first)
                #expect(try await admin.client.send(.get, try path(other.url)).status == 403)
                #expect(try await admin.client.send(.get, picture.replacing(file.id.text, with: other.id.text)).status == 404)
                for somebody in [layla, omar] { #expect(try await somebody.client.send(.get, picture).status == 403) }
                _ = try await admin.client.call(
                    CoachingAdmin.decide, SafetyCaseParameters(id: opened.id), CaseDecision(decision: .dismiss))
                #expect(try await admin.client.send(.get, picture).code == .versionConflict)
                #expect(try await fixture.number("SELECT COUNT(*) FROM case_looks") == 3)
            }
        }
    }

    /// A message stays its coach's, whoever coaches its reader by now.
    @Test(.proves("FC-ADD-12"), arguments: Engine.allCases) func aReportNamesTheCoachWhoWrote(_ engine: Engine) async throws {
        try await CoachingFixture.run(engine: engine) { fixture in
            let omar = try await fixture.workingCoach(capacity: 1), layla = try await fixture.somebody()
            _ = try await layla.client.call(CoachChoice.coach)
            let admin = try await fixture.somebody(role: .admin)
            let messages = [
                try await omar.answer(1, to: layla).sent().message.id, try await omar.answer(2, to: layla).sent().message.id,
            ]
            let sara = try await fixture.workingCoach(capacity: 1)
            _ = try await admin.client.call(
                CoachingAdmin.assign, ClientParameters(client: layla.id), NewAssignment(coachId: sara.id))
            #expect(try await report(messages[0], by: layla).status == 202)
            // While they wait for another one as well.
            _ = try await fixture.app.database.write { db in
                try await db.execute("UPDATE threads SET coach_id = NULL WHERE client_id = \(layla.id.text)")
            }
            #expect(try await report(messages[1], by: layla).status == 202)
            let cases = try await open(admin)
            #expect(cases.count == 2 && cases.allSatisfy { $0.coach == omar.id && $0.openedBy == .client })
            // Their thread with whoever coaches them now is not to be closed for it.
            for one in cases {
                let answer = try await admin.client.answer(
                    CoachingAdmin.decide, SafetyCaseParameters(id: one.id), CaseDecision(decision: .block))
                #expect(answer.status == 422 && answer.fields == ["decision unavailable"])
            }
        }
    }

    @Test(arguments: Engine.allCases) func aCoachReportsTwentyTimesADayInWhateverThreads(_ engine: Engine) async throws {
        try await CoachingFixture.run(engine: engine) { fixture in
            let omar = try await fixture.somebody(role: .coach, name: "Omar")
            var messages: [ThreadMessageParameters] = []
            for _ in 1...30 {
                let client = try await fixture.callClient(of: omar)
                messages.append(ThreadMessageParameters(client: client.id, id: try await client.say(1).sent().message.id))
            }
            let all = messages
            let answers = try await parallel(30) { number in
                try await omar.client.answer(CoachDesk.report, all[number], MessageReport(reason: .spam))
            }
            #expect(answers.count { $0.status == 202 } == 20)
            let refused = answers.filter { $0.code == .limitReached }
            #expect(refused.count == 10)
            #expect(refused.allSatisfy { $0.json?["retryAfter"]?.integer == 86_400 })
            #expect(
                refused.allSatisfy { $0.json?["message"]?.string == "You have done this as often as a day allows. Try again later." })
            #expect(try await fixture.number("SELECT COUNT(*) FROM safety_cases") == 20)
        }
    }
}
