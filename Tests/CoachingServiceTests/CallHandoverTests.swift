import AppTesting
import Contracts
import Platform
import ServiceKit
import Storage
import TestSupport
import Testing
import Wire

@testable import CoachingService

/// A client gets another coach while a call is booked.
@Suite(.timeLimit(.minutes(2))) struct CallHandoverTests {
    /// Whoever has many clients has to know whose call is off, although they read nothing of them any more.
    @Test(arguments: Engine.allCases) func theCoachBeforeIsToldWhoseCallIsOff(_ engine: Engine) async throws {
        try await CallScene.run(engine: engine, tier: .premium) { scene in
            let fixture = scene.fixture, address = "khalid@example.com"
            let settings = CoachSettings(
                name: PersonName(trusted: "Khalid"), specialization: nil, bio: nil, languages: [.ar], goals: [],
                capacity: CoachCapacity(trusted: 5), isTaking: false, email: EmailAddress(trusted: address))
            _ = try await scene.coach.client.call(CoachDesk.saveProfile, Nothing(), settings)
            let call = try await scene.client.client.call(
                CoachingCalls.book, Nothing(), NewCall(slot: scene.slot(30), purpose: CallPurpose(trusted: "My knee"))
            ).call
            try await eventually("the booking is mailed") { try await fixture.mails(to: address).count == 1 }
            let (omar, admin) = (try await fixture.workingCoach(capacity: 5), try await fixture.somebody(role: .admin))
            _ = try await admin.client.call(
                CoachingAdmin.assign, ClientParameters(client: scene.client.id), NewAssignment(coachId: omar.id))
            try await eventually("its end, too") { try await fixture.mails(to: address).count == 2 }
            let mail = try #require(try await fixture.mails(to: address).last)
            #expect(mail.subject?.contains("Layla") == true, "\(mail.subject ?? "")")
            #expect(mail.text.contains("\r\nMETHOD:CANCEL\r\n") && mail.text.contains("UID:\(call.id.text)@coaching.barbell\r\n"))
            #expect(!mail.text.contains("My knee"))
            // What they look at later does not name anybody.
            #expect(try await scene.one(call.id, as: scene.coach).client.name == nil)
        }
    }

    /// Nobody is let into it any more, so that it costs nobody their month, unless both were there before.
    @Test(arguments: Engine.allCases) func aCallThatHasBegunIsClosedToTheCoachBeforeAndComesBack(_ engine: Engine) async throws {
        try await CallScene.run(engine: engine) { scene in
            let fixture = scene.fixture, mona = try await fixture.callClient(of: scene.coach)
            let hers = try await scene.booked(scene.slot(3), as: mona).call, mine = try await scene.booked(scene.slot(4)).call
            let (omar, admin) = (try await fixture.workingCoach(capacity: 5), try await fixture.somebody(role: .admin))
            func handOver(_ client: Somebody) async throws {
                _ = try await admin.client.call(
                    CoachingAdmin.assign, ClientParameters(client: client.id), NewAssignment(coachId: omar.id))
            }
            func calls(of client: Somebody) async throws -> Int64 {
                try await fixture.number("SELECT calls FROM quota_months WHERE user_id = \(client.id.text)")
            }
            // Both are there.
            fixture.app.clock.advance(by: .hours(3))
            for somebody in [mona, scene.coach] { #expect(try await scene.join(hers.id, as: somebody).status == 200) }
            try await handOver(mona)
            for somebody in [mona, scene.coach] { #expect(try await scene.join(hers.id, as: somebody).code == .callClosed) }
            // The coach alone is.
            fixture.app.clock.advance(by: .hours(1))
            #expect(try await scene.join(mine.id, as: scene.coach).status == 200)
            try await handOver(scene.client)
            for somebody in [scene.client, scene.coach, omar] { #expect(try await scene.join(mine.id, as: somebody).status != 200) }
            #expect(try await calls(of: scene.client) == 1)
            fixture.app.clock.advance(by: .minutes(15))
            try await eventually("both ends are written down") {
                try await fixture.rows("SELECT 1 FROM calls WHERE status IN ('finished', 'missed')") == 2
            }
            #expect(try await scene.one(mine.id).status == .missed)
            #expect(try await calls(of: scene.client) == 0)
            let told = try await scene.client.client.call(CoachingThreads.messages, MessageQuery(), Nothing()).items.last
            #expect(told?.news == .callCancelled && told?.text?.contains("did not come") == false)
            #expect(try await scene.one(hers.id, as: mona).status == .finished)
            #expect(try await calls(of: mona) == 1)
        }
    }

    /// What was told of the client before the call, and is heard of while both are there.
    @Test(arguments: Engine.allCases) func aRoleThatIsToldLateCancelsNoCallThatHasBegun(_ engine: Engine) async throws {
        try await CallScene.run(engine: engine) { scene in
            let fixture = scene.fixture, before = fixture.now
            let call = try await scene.booked(scene.slot(3)).call
            fixture.app.clock.advance(by: .minutes(185))
            for somebody in [scene.client, scene.coach] { #expect(try await scene.join(call.id, as: somebody).status == 200) }
            let answer = try await fixture.tell(
                .roleChanged, about: scene.client, facts: EventFacts(version: 1, role: .coach), at: before)
            #expect(answer.status == 204)
            #expect(try await fixture.rows("SELECT 1 FROM threads WHERE coach_id IS NULL") == 1)
            fixture.app.clock.advance(by: .minutes(10))
            try await eventually("the end is written down") {
                try await fixture.rows("SELECT 1 FROM calls WHERE status NOT IN ('scheduled', 'live')") == 1
            }
            #expect(try await fixture.rows("SELECT 1 FROM calls WHERE status = 'finished'") == 1)
            #expect(try await fixture.number("SELECT calls FROM quota_months") == 1)
        }
    }

    @Test(arguments: Engine.allCases) func anAccountWhoseEndIsToldLateCallsOffNoCallThatHasBegun(_ engine: Engine) async throws {
        try await CallScene.run(engine: engine) { scene in
            let fixture = scene.fixture, address = "khalid@example.com", before = fixture.now
            let settings = CoachSettings(
                name: PersonName(trusted: "Khalid"), specialization: nil, bio: nil, languages: [.ar], goals: [],
                capacity: CoachCapacity(trusted: 5), isTaking: false, email: EmailAddress(trusted: address))
            _ = try await scene.coach.client.call(CoachDesk.saveProfile, Nothing(), settings)
            _ = try await scene.booked(scene.slot(3))
            try await eventually("the booking is mailed") { try await fixture.mails(to: address).count == 1 }
            fixture.app.clock.advance(by: .minutes(185))
            #expect(try await fixture.tell(.userDeleted, about: scene.client, at: before).status == 204)
            try await fixture.settle()
            let told = try await fixture.mails(to: address).map(\.text)
            #expect(!told.contains { $0.contains("METHOD:CANCEL") })
            // Their coach sees a closed conversation for as long as after any other end.
            #expect(try await fixture.number("SELECT last_at FROM threads WHERE state = 'closed'") == fixture.now.milliseconds)
        }
    }
}
