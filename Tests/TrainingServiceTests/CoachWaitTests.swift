import AppTesting
import Contracts
import Platform
import ServiceKit
import Storage
import TestSupport
import Testing
import Wire

/// Who waits for a coach's plan, whatever clock each replica of coaching has and whatever order its news come in.
@Suite struct CoachWaitTests {
    /// A call is cancelled by a replica that is 30 seconds ahead, and 10 seconds later another one is booked with one that is not.
    @Test(arguments: Engine.allCases) func theVersionSaysWhichNewsAreLater(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine) { fixture in
            let (cancelled, booked) = (fixture.now + .seconds(30), fixture.now + .seconds(10))
            for isBookingFirst in [false, true] {
                let somebody = try await fixture.trainee()
                #expect(try await somebody.generate().basis == .generic)
                try await fixture.tell(.callBooked, about: somebody, facts: EventFacts(version: 1, count: 0), at: fixture.now)
                for isBooking in [isBookingFirst, !isBookingFirst] {
                    if isBooking {
                        try await fixture.tell(.callBooked, about: somebody, facts: EventFacts(version: 3, count: 0), at: booked)
                    } else {
                        try await fixture.tell(.callCancelled, about: somebody, facts: EventFacts(version: 2, count: 1), at: cancelled)
                    }
                }
                #expect(try await somebody.plan.basis == .coachPending)
                // The first booking, told once more, changes nothing; its end by the highest version ends it.
                try await fixture.tell(.callBooked, about: somebody, facts: EventFacts(version: 1, count: 0), at: fixture.now)
                try await fixture.tell(.callCancelled, about: somebody, facts: EventFacts(version: 4, count: 1), at: booked)
                #expect(try await somebody.plan.basis == .generic)
                try await fixture.tell(.callBooked, about: somebody, facts: EventFacts(version: 3, count: 0), at: booked)
                #expect(try await somebody.plan.basis == .generic)
            }
        }
    }

    /// A replica of coaching of the release before tells no version. Then moments decide.
    @Test(arguments: Engine.allCases) func withoutAVersionTheMomentDecides(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine) { fixture in
            let somebody = try await fixture.trainee()
            #expect(try await somebody.generate().basis == .generic)
            let cancelled = fixture.now + .minutes(1)
            try await fixture.tell(.callCancelled, about: somebody, facts: EventFacts(version: 7, count: 1), at: cancelled)
            try await fixture.tell(.callBooked, about: somebody, at: fixture.now)
            #expect(try await somebody.plan.basis == .generic)
            try await fixture.tell(.callBooked, about: somebody, at: cancelled + .seconds(1))
            #expect(try await somebody.plan.basis == .coachPending)
        }
    }

    /// The release before asks only whether there is a row, and goes on beside this one for a while.
    @Test(arguments: Engine.allCases) func whoWaitsNoLongerHasNoRow(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine) { fixture in
            let (left, planned) = (try await fixture.trainee(), try await fixture.trainee())
            let coach = try await fixture.somebody(.fitcoach, role: .coach)
            _ = try await planned.generate()
            try await fixture.assign(coach, to: planned)
            for somebody in [left, planned] { try await fixture.tell(.callBooked, about: somebody) }
            #expect(try await fixture.rows("SELECT 1 FROM coach_waits") == 2)
            try await fixture.tell(.callCancelled, about: left)
            #expect(try await PlanChangeTests.put(PlanChangeTests.plan, for: planned, by: coach).status == 200)
            for somebody in [left, planned] {
                #expect(try await fixture.rows("SELECT 1 FROM coach_waits WHERE user_id = \(somebody.id.text)") == 0)
            }
        }
    }
}
