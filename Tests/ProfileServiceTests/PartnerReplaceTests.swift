import AppTesting
import Contracts
import Platform
@testable import ProfileService
import ServiceKit
import Storage
import TestSupport
import Testing
import Wire

/// Handing in a whole list, as the wizard does.
@Suite struct PartnerReplaceTests {
    private static func replace(_ fixture: ProfileFixture, _ person: Somebody, with details: [PartnerDetails]) async throws -> [Partner] {
        let ids = fixture.profile.app.runtime.ids
        let now = fixture.now
        return try await fixture.profile.database.write { db in
            try await PartnerStore.replace(details, of: person.id, now: now, ids: ids, in: db)
            return try await PartnerStore.list(of: person.id, in: db)
        }
    }

    @Test(arguments: Engine.allCases)
    func whoStaysKeepsTheirID(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture in
            let person = try await fixture.somebody()
            #expect(try await person.client.call(Profiles.partners).items.isEmpty)
            let other = try await fixture.somebody()
            let foreign = try await other.client.call(Profiles.addPartner, try PartnerTests.details("Omar", email: "omar@example.com"))
            let before = try await Self.replace(
                fixture, person,
                with: [
                    try PartnerTests.details("Omar", email: "omar@example.com", phone: "1111111"),
                    try PartnerTests.details("Sara", phone: "2222222"), try PartnerTests.details("Rana", email: "rana@example.com"),
                ])
            #expect(before.map(\.name.text) == ["Omar", "Sara", "Rana"])
            fixture.profile.clock.advance(by: .minutes(1))
            let after = try await Self.replace(
                fixture, person,
                with: [
                    try PartnerTests.details("New", email: "new@example.com"),
                    // Omar's address with Sara's number and the other way round.
                    try PartnerTests.details("Omar", email: "omar@example.com", phone: "2222222"),
                    try PartnerTests.details("Sara", email: "sara@example.com", phone: "1111111", .spouse),
                ])
            #expect(after.map(\.name.text) == ["Omar", "New", "Sara"] || after.map(\.name.text) == ["Omar", "Sara", "New"])
            let byName = Dictionary(uniqueKeysWithValues: after.map { ($0.name.text, $0) })
            #expect(byName["Omar"]?.id == before[0].id && byName["Omar"]?.phone?.text == "2222222")
            #expect(byName["Sara"]?.relationship == .spouse)
            #expect(!before.map(\.id).contains(try #require(byName["New"]?.id)))
            #expect(try await Self.replace(fixture, person, with: []).isEmpty)
            #expect(try await other.client.call(Profiles.partners).items == [foreign])
        }
    }

    @Test(arguments: Engine.allCases)
    func aContactTwiceInOneListIsOnePartner(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture in
            let person = try await fixture.somebody()
            #expect(try await person.client.call(Profiles.partners).items.isEmpty)
            let partners = try await Self.replace(
                fixture, person,
                with: [
                    try PartnerTests.details("First", email: "one@example.com"),
                    try PartnerTests.details("Second", email: "ONE@example.com", phone: "1234567"),
                    try PartnerTests.details("Third", phone: "1234567"),
                ])
            #expect(partners.count == 1 && partners[0].name.text == "Third" && partners[0].email?.text == "one@example.com")
            // Ten contacts that are each there twice are ten partners, eleven are too many and change nothing.
            let ten = try (0..<10).map { try PartnerTests.details("P\($0)", email: "p\($0)@example.com") }
            #expect(try await Self.replace(fixture, person, with: ten + ten).count == 10)
            let eleven = try ten + [PartnerTests.details("P10", email: "p10@example.com")]
            await #expect(throws: APIError(.limitReached)) { try await Self.replace(fixture, person, with: eleven) }
            #expect(try await person.client.call(Profiles.partners).items.map(\.name.text) == ten.map(\.name.text))
        }
    }

    /// Whatever the code does, the table holds ten at most and each contact once.
    @Test(arguments: Engine.allCases)
    func theTableItselfKeepsTheLimit(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture in
            let person = try await fixture.somebody()
            #expect(try await person.client.call(Profiles.partners).items.isEmpty)
            _ = try await person.client.call(
                Profiles.addPartner, try PartnerTests.details("One", email: "one@example.com", phone: "1111111"))
            func insert(position: Int, email: String?, phone: String?) async throws {
                try await fixture.profile.database.write { db in
                    try await db.execute("""
                        INSERT INTO partners (id, user_id, position, name, email, phone, relationship, created_at)
                        VALUES (\("x\(position)"), \(person.id.text), \(position), \("X"), \(email), \(phone), \("friend"), 0)
                        """)
                }
            }
            await #expect(throws: DatabaseError.checkViolation("partner_limit")) {
                try await insert(position: 10, email: "a@b.io", phone: nil)
            }
            await #expect(throws: DatabaseError.self) { try await insert(position: 0, email: "a@b.io", phone: nil) }
            await #expect(throws: DatabaseError.self) { try await insert(position: 1, email: "one@example.com", phone: nil) }
            await #expect(throws: DatabaseError.self) { try await insert(position: 1, email: nil, phone: "1111111") }
            try await insert(position: 1, email: "two@example.com", phone: nil)
        }
    }
}
