import AppTesting
import Contracts
import HTTPCore
import Payments
import Platform
import Security
import ServiceKit
import Storage
import Synchronization
import Testing
import TestSupport
import Wire

/// Conversion and churn over the log of tier changes.
@Suite(.serialized) struct ReportTests {
    private func report(_ fixture: StoreFixture, _ from: String, _ to: String) async throws -> SubscriptionReport {
        try await fixture.admin.call(
            StoreAdmin.report, ReportQuery(from: try LocalDate(validating: from), to: try LocalDate(validating: to)), Nothing())
    }

    /// By what people really do, in one clock for all.
    @Test(.proves("FC-METRIC-05", "FC-METRIC-06", "FC-METRIC-07"), arguments: Engine.allCases)
    func countsWhatHappened(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { fixture async throws in
            let nothing = try await report(fixture, "2026-03-01", "2026-03-31")
            #expect(
                nothing.newPeople == 0 && nothing.conversionPercent == nil && nothing.smartPercent == nil && nothing.churnPercent == nil)
            // Eight people come on 2 March.
            let people = (0..<8).map { _ in fixture.person() }
            for person in people { #expect(try await fixture.tell(.userCreated, about: person.somebody).status == 204) }
            // Three pay at once, one at the last moment of 30 days, one a moment later.
            for person in people[0..<3] { try await person.subscribe(.premium) }
            // One of them moves up after a week.
            try await fixture.pass(.days(7))
            try await people[0].subscribe(.smartPremium, card: nil)
            try await fixture.pass(.days(23))
            try await people[3].subscribe(.premium)
            fixture.store.clock.advance(by: .milliseconds(1))
            try await people[4].subscribe(.smartPremium)

            let march = try await report(fixture, "2026-03-01", "2026-03-31")
            #expect(march.newPeople == 8 && march.convertedIn30Days == 4 && march.conversionPercent == 50)
            #expect(march.premiumPeople == 3 && march.movedToSmart == 1 && march.smartPercent == 33.3)
            #expect(march.payingAtStart == 0 && march.churned == 0 && march.churnPercent == nil)

            // In April one leaves, and one goes down and stays.
            #expect(try await people[1].cancel().status == 200)
            #expect(try await people[0].change(.premium).status == 201)
            try await fixture.pass(.days(20))
            let april = try await report(fixture, "2026-04-01", "2026-04-30")
            #expect(april.newPeople == 0 && april.conversionPercent == nil)
            #expect(april.payingAtStart == 3 && april.churned == 1 && april.churnPercent == 33.3)
            // Who was Premium at some time: the two from March, the one who came down, and the one who began.
            #expect(april.premiumPeople == 4 && april.movedToSmart == 0 && april.smartPercent == 0)
            // Who left and came back within the period has not left.
            try await people[1].subscribe(.premium, card: nil)
            #expect(try await report(fixture, "2026-04-01", "2026-04-30").churned == 0)
        }
    }

    /// Who deleted their account came all the same, and paid.
    @Test(arguments: Engine.allCases)
    func whoLeftAltogetherIsCounted(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { fixture async throws in
            let people = (0..<4).map { _ in fixture.person() }
            for person in people { #expect(try await fixture.tell(.userCreated, about: person.somebody).status == 204) }
            try await people[0].subscribe(.premium)
            let before = try await report(fixture, "2026-03-01", "2026-03-31")
            #expect(before.newPeople == 4 && before.convertedIn30Days == 1 && before.conversionPercent == 25)
            for person in people[0..<2] { #expect(try await fixture.tell(.userDeleted, about: person.somebody).status == 204) }
            // Told twice, and of somebody who never was here.
            #expect(try await fixture.tell(.userDeleted, about: people[0].somebody).status == 204)
            #expect(try await fixture.tell(.userDeleted, about: fixture.somebody()).status == 204)
            try await fixture.settle()
            #expect(try await report(fixture, "2026-03-01", "2026-03-31") == before)
            #expect(try await fixture.rows("SELECT user_id FROM customers") == 2)
            #expect(try await fixture.rows("SELECT user_id FROM former_customers") == 2)
        }
    }

    /// The borders of days, and the last tier of several, by rows.
    @Test(arguments: Engine.allCases)
    func borders(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { fixture async throws in
            let day = try Subscriber.instant("2026-05-01T00:00:00Z")
            func person(_ joined: Instant, _ changes: [(Tier, Tier, Instant)]) async throws {
                let id = fixture.store.app.runtime.ids.next()
                try await fixture.store.database.write { db in
                    try await db.execute("INSERT INTO customers (user_id, version, paid_orders, joined_at) VALUES (\(id), 1, 0, \(joined))")
                    for (index, change) in changes.enumerated() {
                        try await db.execute("""
                            INSERT INTO tier_changes (user_id, version, old_tier, new_tier, at)
                            VALUES (\(id), \(index + 1), \(change.0.rawValue), \(change.1.rawValue), \(change.2))
                            """)
                    }
                }
            }
            let moment: Duration = .milliseconds(1)
            // Joined just before, on, and at the last moment of the period.
            try await person(day - moment, [(.freemium, .premium, day - moment)])
            try await person(day, [(.freemium, .premium, day), (.premium, .smartPremium, day + .days(1))])
            try await person(day + .days(31) - moment, [(.freemium, .premium, day + .days(61) - moment)])
            try await person(day + .days(31), [])
            let may = try await report(fixture, "2026-05-01", "2026-05-31")
            #expect(may.newPeople == 2 && may.convertedIn30Days == 2 && may.conversionPercent == 100)
            #expect(may.premiumPeople == 2 && may.movedToSmart == 1 && may.smartPercent == 50)
            #expect(may.payingAtStart == 1 && may.churned == 0)
            // Several changes at one moment: the last version counts.
            try await person(day - .days(9), [
                (.freemium, .premium, day - .days(3)), (.premium, .freemium, day - .days(3)), (.freemium, .smartPremium, day - .days(3)),
                (.smartPremium, .freemium, day + .days(30)),
            ])
            let later = try await report(fixture, "2026-05-01", "2026-05-31")
            #expect(later.payingAtStart == 2 && later.churned == 1 && later.churnPercent == 50)
            #expect(try await report(fixture, "2026-05-01", "2026-05-30").churned == 0)
            #expect(try await report(fixture, "2026-05-01", "2026-05-01").newPeople == 1)
        }
    }

    @Test func onlyForAdministrators() async throws {
        try await StoreFixture.run { fixture async throws in
            let path = "/store/admin/reports/subscriptions?from=2026-03-01&to=2026-03-31"
            #expect(try await fixture.client.send(.get, path).code == .tokenMissing)
            #expect(try await fixture.somebody().client.send(.get, path).code == .roleRequired)
            #expect(try await fixture.somebody(role: .coach).client.send(.get, path).code == .roleRequired)
            #expect(try await fixture.somebody(.gtsd, role: .admin).client.send(.get, path).code == .wrongProduct)
            #expect(try await fixture.admin.send(.get, path).status == 200)
            for query in ["", "?from=2026-03-01", "?from=2026-03-01&to=2026-02-30", "?from=2026-03-02&to=2026-03-01", "?from=x&to=y"] {
                #expect(try await fixture.admin.send(.get, "/store/admin/reports/subscriptions" + query).status == 422, "\(query)")
            }
        }
    }
}
