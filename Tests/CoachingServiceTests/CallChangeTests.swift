import AppTesting
import CoachingDomain
import Contracts
import HTTPCore
import Platform
import Security
import ServiceKit
import Storage
import TestSupport
import Testing
import Wire

@testable import CoachingService

@Suite struct CallChangeTests {
    /// Months are those of Riyadh, where April begins at 21:00 UTC.
    @Test(arguments: Engine.allCases) func othersAreToldWhichNumberOfCallsIsTheNewest(_ engine: Engine) async throws {
        try await CallScene.run(engine: engine, tier: .premium) { scene in
            let call = try await scene.booked(scene.slot(26)).call
            _ = try await scene.cancel(call.id)
            try await scene.fixture.settle()
            let told = scene.fixture.auth.app.service.events.filter { [.callBooked, .callCancelled].contains($0.type) }
                .compactMap(\.facts).sorted { ($0.version ?? 0) < ($1.version ?? 0) }
            #expect(told.map(\.version) == [1, 2] && told.map(\.count) == [1, 2])
            // 2026-03-31T21:00Z.
            #expect(told.allSatisfy { $0.until == Instant(milliseconds: 1_774_990_800_000) })
        }
    }

    @Test(.proves("FC-ADD-02"), arguments: Engine.allCases) func cancelledInTimeACallComesBack(_ engine: Engine) async throws {
        try await CallScene.run(engine: engine, tier: .premium) { scene in
            let call = try await scene.booked(scene.slot(26)).call
            #expect(call.refundableUntil == call.slot - .hours(24))
            // To the millisecond: 24 hours before.
            scene.fixture.app.clock.advance(by: .hours(2))
            let cancelled = try await scene.cancel(call.id)
            #expect(cancelled.call.status == .cancelled && cancelled.call.cancelledBy == .client && cancelled.quota?.used == 0)
            #expect(try await scene.cancel(call.id).quota?.used == 0)
            // The slot is free for others.
            let other = try await scene.fixture.callClient(of: scene.coach, tier: .premium)
            let again = try await scene.booked(call.slot, as: other).call
            scene.fixture.app.clock.advance(by: .milliseconds(1))
            #expect(try await scene.cancel(again.id, as: other).quota?.used == 1)
            // It moves to a free slot with its place in the month, and its old one is free.
            let mine = try await scene.booked(scene.slot(27, minutes: 0) - .milliseconds(1)).call
            let moved = try await scene.move(mine.id, to: mine.slot + .hours(1))
            #expect(moved.status == 200)
            #expect(try await scene.one(mine.id).slot == mine.slot + .hours(1))
            #expect(try await scene.fixture.app.number("SELECT calls FROM quota_months WHERE user_id = \(scene.client.id.text)") == 1)
            #expect(try await scene.book(mine.slot, as: other).status == 201)
            #expect(try await scene.move(mine.id, to: mine.slot).code == .slotUnavailable)
            // A quarter later overlaps with itself only.
            #expect(try await scene.move(mine.id, to: mine.slot + .minutes(75)).status == 200)
        }
    }

    @Test(.proves("FC-ADD-02"), arguments: Engine.allCases) func aLateCallDoesNotComeBackByBeingMovedFirst(_ engine: Engine) async throws {
        try await CallScene.run(engine: engine, tier: .premium) { scene in
            let call = try await scene.booked(scene.slot(26)).call
            scene.fixture.app.clock.advance(by: .hours(25))
            #expect(try await scene.move(call.id, to: scene.slot(200)).status == 200)
            let moved = try await scene.one(call.id)
            #expect(moved.refundableUntil == call.refundableUntil)
            // Nor by moving it again, in time.
            #expect(try await scene.move(call.id, to: moved.slot + .hours(2)).status == 200)
            #expect(try await scene.cancel(call.id).quota?.used == 1)
            // Moved in time it comes back; and what the coach moves late does as well.
            let other = try await scene.booked(scene.slot(26)).call
            scene.fixture.app.clock.advance(by: .hours(3))
            #expect(try await scene.move(other.id, to: scene.slot(100), as: scene.coach).status == 200)
            #expect(try await scene.cancel(other.id).quota?.used == 1)
        }
    }

    /// What hears of both knows by their times which came last, though two processes' clocks differ.
    @Test func theEndOfACallIsNotToldAsIfItCameBeforeItsBooking() async throws {
        try await CallScene.run { scene in
            let (clock, slot) = (scene.fixture.app.clock, scene.slot(50))
            clock.advance(by: .minutes(1))
            let call = try await scene.booked(slot).call
            func told(_ type: EventType) async throws -> Event {
                try await eventually("\(type) is told") { scene.fixture.auth.app.service.events.contains { $0.type == type } }
                return try #require(scene.fixture.auth.app.service.events.first { $0.type == type })
            }
            #expect(try await told(.callBooked).at == call.bookedAt)
            clock.advance(by: .seconds(-1))
            _ = try await scene.cancel(call.id)
            #expect(try await told(.callCancelled).at == call.bookedAt)
        }
    }

    @Test(arguments: Engine.allCases) func whatTheCoachCancelsComesBackAlways(_ engine: Engine) async throws {
        try await CallScene.run(engine: engine) { scene in
            let call = try await scene.booked(scene.slot(2)).call
            let cancelled = try await scene.cancel(call.id, as: scene.coach)
            #expect(cancelled.quota == nil && cancelled.call.cancelledBy == .coach)
            #expect(try await scene.book(scene.slot(2)).status == 201)
            #expect(try await scene.move(call.id, to: scene.slot(3)).code == .callClosed)
            #expect(try await scene.join(call.id).code == .callClosed)
        }
    }

    @Test(arguments: Engine.allCases) func cancelledManyTimesACallComesBackOnce(_ engine: Engine) async throws {
        try await CallScene.run(engine: engine, tier: .smartPremium) { scene in
            let call = try await scene.booked(scene.slot(50)).call
            _ = try await scene.booked(scene.slot(52))
            let answers = try await parallel(20) { number in
                try await (number % 2 == 0 ? scene.client : scene.coach).client.answer(
                    CoachingCalls.cancel, CallParameters(id: call.id), Nothing())
            }
            #expect(answers.allSatisfy { $0.status == 200 })
            #expect(try await scene.fixture.app.number("SELECT calls FROM quota_months") == 1)
            #expect(try await scene.fixture.app.rows("SELECT 1 FROM messages WHERE news = 'call_cancelled'") == 1)
        }
    }

    @Test(.proves("FC-ADD-01"), arguments: Engine.allCases) func bothGetInWhileItIsTime(_ engine: Engine) async throws {
        try await CallScene.run(engine: engine) { scene in
            let call = try await scene.booked(scene.slot(3)).call
            let clock = scene.fixture.app.clock
            clock.advance(by: .minutes(165))
            #expect(try await scene.join(call.id).code == .tooEarly)
            clock.advance(by: .minutes(10))
            #expect(try await scene.join(call.id, as: scene.coach).status == 200)
            #expect(try await scene.one(call.id).status == .scheduled)
            let stranger = try await scene.fixture.callClient(of: scene.coach)
            let otherCoach = try await scene.fixture.somebody(role: .coach)
            for nobody in [stranger, otherCoach] { #expect(try await scene.join(call.id, as: nobody).status == 404) }
            let link = try await scene.client.client.call(CoachingCalls.join, CallParameters(id: call.id), Nothing())
            #expect(link.url.hasPrefix("http://127.0.0.1:8025/rooms/\(call.id.text)?token=") && link.expiresAt == call.endsAt)
            // Signed by the secret that the rooms share.
            let token = link.url.split(separator: "=").last?.split(separator: ".").map(String.init) ?? []
            let key = try #require(HMACKey(Array(RoomSettings.sandboxSecret.reveal().utf8)))
            #expect(key.verify(base64urlDecode(token[2]) ?? [], of: Array("\(token[0]).\(token[1])".utf8)))
            clock.advance(by: .minutes(5))
            #expect(try await scene.one(call.id).status == .live)
            clock.advance(by: .minutes(15))
            #expect(try await scene.join(call.id).code == .callEnded)
            #expect(try await scene.one(call.id).status == .finished)
            try await eventually("the end is written down") {
                try await scene.fixture.app.rows("SELECT 1 FROM calls WHERE status = 'finished'") == 1
            }
            #expect(try await scene.fixture.app.rows("SELECT 1 FROM booked_quarters") == 0)
        }
    }

    @Test(arguments: Engine.allCases) func aCallToWhichOneSideDidNotComeIsMissed(_ engine: Engine) async throws {
        try await CallScene.run(engine: engine) { scene in
            let call = try await scene.booked(scene.slot(3)).call
            let clock = scene.fixture.app.clock
            // The end that was meant when it was booked says nothing of a call that was moved.
            #expect(try await scene.move(call.id, to: scene.slot(5)).status == 200)
            clock.advance(by: .hours(5))
            try await scene.fixture.app.perform(CoachingWork.endCall, try CallEnd(example: call.id, call.endsAt))
            #expect(try await scene.join(call.id).status == 200)
            #expect(try await scene.one(call.id).status == .live)
            clock.advance(by: .minutes(15))
            try await eventually("the end is written down") {
                try await scene.fixture.app.rows("SELECT 1 FROM calls WHERE status = 'missed'") == 1
            }
            let past = try await scene.coach.client.call(CoachingCalls.list, CallQuery(period: .past), Nothing())
            #expect(past.items.map(\.id) == [call.id] && past.items.first?.status == .missed)
        }
    }

    /// The client had no say in the new time, and it is too near to be cancelled by the usual rule.
    @Test(arguments: Engine.allCases) func whatTheCoachMovesCanBeCancelledUntilItBegins(_ engine: Engine) async throws {
        try await CallScene.run(engine: engine) { scene in
            let call = try await scene.booked(scene.slot(200)).call
            #expect(try await scene.move(call.id, to: scene.slot(3), as: scene.coach).status == 200)
            let moved = try await scene.one(call.id)
            #expect(moved.refundableUntil == moved.slot)
            // A time that the client chooses then counts as usual.
            #expect(try await scene.move(call.id, to: scene.slot(100)).status == 200)
            #expect(try await scene.one(call.id).refundableUntil == scene.slot(76))
            #expect(try await scene.move(call.id, to: scene.slot(3), as: scene.coach).status == 200)
            scene.fixture.app.clock.advance(by: .hours(2))
            #expect(try await scene.cancel(call.id).quota?.used == 0)
        }
    }

    @Test(arguments: Engine.allCases) func aCallToWhichTheCoachDidNotComeComesBack(_ engine: Engine) async throws {
        try await CallScene.run(engine: engine) { scene async throws in
            let call = try await scene.booked(scene.slot(3)).call
            scene.fixture.app.clock.advance(by: .hours(3))
            #expect(try await scene.join(call.id).status == 200)
            scene.fixture.app.clock.advance(by: .minutes(15))
            try await eventually("the end is written down") {
                try await scene.fixture.app.rows("SELECT 1 FROM calls WHERE status = 'missed'") == 1
            }
            #expect(try await scene.fixture.app.number("SELECT calls FROM quota_months WHERE user_id = \(scene.client.id.text)") == 0)
            let thread = try await scene.client.client.call(CoachingThreads.messages, MessageQuery(), Nothing())
            #expect(thread.items.last?.news == .callCancelled)
            #expect(thread.items.last?.text?.contains("did not come") == true)
            // Another one can be booked at once, and whoever does not come to that loses it.
            let other = try await scene.booked(scene.slot(30)).call
            scene.fixture.app.clock.advance(by: .hours(30))
            #expect(try await scene.join(other.id, as: scene.coach).status == 200)
            scene.fixture.app.clock.advance(by: .minutes(15))
            try await eventually("the end is written down") {
                try await scene.fixture.app.rows("SELECT 1 FROM calls WHERE status = 'missed'") == 2
            }
            #expect(try await scene.fixture.app.number("SELECT calls FROM quota_months WHERE user_id = \(scene.client.id.text)") == 1)
        }
    }

    /// Nobody is let into it any more, so that it costs nobody their month, unless both were there before.
    @Test(arguments: Engine.allCases) func aCallThatABlockEndsComesBack(_ engine: Engine) async throws {
        try await CallScene.run(engine: engine) { scene in
            let mona = try await scene.fixture.callClient(of: scene.coach)
            let hers = try await scene.booked(scene.slot(3), as: mona).call, mine = try await scene.booked(scene.slot(4)).call
            func block(_ client: Somebody) async throws {
                let answer = try await scene.coach.client.answer(
                    CoachDesk.block, ClientParameters(client: client.id), NewBlock(reason: .harassment))
                #expect(answer.status == 202)
            }
            func calls(of client: Somebody) async throws -> Int64 {
                try await scene.fixture.number("SELECT calls FROM quota_months WHERE user_id = \(client.id.text)")
            }
            // Both are there, and then it is closed.
            scene.fixture.app.clock.advance(by: .hours(3))
            for somebody in [mona, scene.coach] { #expect(try await scene.join(hers.id, as: somebody).status == 200) }
            try await block(mona)
            // It has begun and nobody is there yet.
            scene.fixture.app.clock.advance(by: .hours(1))
            try await block(scene.client)
            #expect(try await scene.join(mine.id).code == .blocked)
            #expect(try await calls(of: scene.client) == 1)
            scene.fixture.app.clock.advance(by: .minutes(15))
            try await eventually("both ends are written down") {
                try await scene.fixture.rows("SELECT 1 FROM calls WHERE status IN ('finished', 'missed')") == 2
            }
            #expect(try await scene.one(mine.id).status == .missed)
            #expect(try await calls(of: scene.client) == 0)
            #expect(try await scene.one(hers.id, as: mona).status == .finished)
            #expect(try await calls(of: mona) == 1)
        }
    }

    @Test(.proves("FC-ADD-03")) func thePurposeIsKeptForTheCoach() async throws {
        try await CallScene.run { scene in
            let long = String(repeating: "ش", count: 501)
            #expect(try await scene.book(scene.slot(2), purpose: long).status == 422)
            #expect(try await scene.book(scene.slot(2), purpose: String(repeating: "ش", count: 500)).status == 201)
            let seen = try await scene.coach.client.call(CoachingCalls.list, CallQuery(), Nothing())
            #expect(seen.items.first?.purpose?.text == String(repeating: "ش", count: 500) && seen.items.first?.client.name?.text == "Layla")
        }
    }

    /// What somebody wants to talk about, and who they are, is for whoever coaches them.
    @Test(arguments: Engine.allCases) func aFormerCoachSeesNeitherWhoItWasNorWhatFor(_ engine: Engine) async throws {
        try await CallScene.run(engine: engine, tier: .premium) { scene in
            let (fixture, client, coach) = (scene.fixture, scene.client, scene.coach)
            let wish = NewCall(slot: scene.slot(2), purpose: CallPurpose(trusted: "My knee"))
            let id = try await client.client.call(CoachingCalls.book, Nothing(), wish).call.id
            _ = try await scene.cancel(id)
            let before = try await scene.one(id, as: coach)
            #expect(before.purpose?.text == "My knee" && before.client.name?.text == "Layla")
            let next = try await fixture.somebody(role: .coach, name: "Sara")
            try await fixture.app.database.write { db in
                guard let thread = try await ThreadStore.hold(client.id, in: db) else { return }
                _ = try await ThreadStore.assign(next.id, to: thread, now: fixture.now, in: db)
            }
            let seen = try await coach.client.call(CoachingCalls.list, CallQuery(period: .past), Nothing()).items
            #expect(seen.map(\.id) == [id] && seen.first?.client.id == client.id)
            let again = try await scene.one(id, as: coach)
            for call in seen + [again] {
                #expect(call.purpose == nil && call.client.name == nil && call.coach.name?.text == "Khalid")
            }
            let entry = try await coach.client.send(.get, "/coaching/calls/\(id.text)/calendar.ics")
            let mail = CallMail(call: id, news: .callCancelled, side: .coach, to: EmailAddress(trusted: "khalid@example.com"))
            try await fixture.app.perform(CoachingWork.mailCall, mail)
            let sent = try #require(try await fixture.mails(to: "khalid@example.com").first)
            for text in [entry.text, sent.text, sent.subject ?? ""] {
                #expect(!text.isEmpty && !text.contains("My knee") && !text.contains("Layla"))
            }
            // The client keeps what they said.
            let kept = try await scene.one(id)
            #expect(kept.purpose?.text == "My knee" && kept.client.name?.text == "Layla" && kept.coach.name?.text == "Khalid")
        }
    }

    @Test(arguments: Engine.allCases) func callsWithACoachWhoLeavesComeBack(_ engine: Engine) async throws {
        try await CallScene.run(engine: engine) { scene in
            let call = try await scene.booked(scene.slot(2)).call
            let changes = try CallChanges(dependencies: scene.fixture.callDependencies())
            let woken = try await scene.fixture.app.database.write { db -> [UserID] in
                guard var thread = try await ThreadStore.hold(scene.client.id, in: db) else { return [] }
                return try await changes.cancelUpcoming(
                    in: &thread, with: scene.coach.id, run: nil, now: scene.fixture.now, db)
            }
            #expect(Set(woken) == [scene.client.id, scene.coach.id])
            #expect(try await scene.one(call.id).status == .cancelled)
            #expect(try await scene.fixture.app.number("SELECT calls FROM quota_months") == 0)
            #expect(try await scene.fixture.app.rows("SELECT 1 FROM booked_quarters") == 0)
        }
    }
}

extension CallEnd {
    init(example call: CoachingCallID, _ end: Instant) throws {
        self = try JSONColumn.value(
            CallEnd.self, #"{"call":"\#(call.text)","endsAt":\#(end.milliseconds)}"#, column: "payload")
    }
}

extension CoachingFixture {
    func callDependencies() throws -> CoachingDependencies {
        let runtime = app.app.runtime
        let settings = CoachingSettings(
            auth: AuthLink(url: auth.url), profileURL: profile.url, mediaURL: profile.url, push: PushLink(url: sandbox.url),
            smtpURL: Secret("smtp://127.0.0.1:1"))
        return CoachingDependencies(runtime: runtime, settings: settings, zones: ZoneDatabase(), feed: Feed(runtime: runtime))
    }
}
