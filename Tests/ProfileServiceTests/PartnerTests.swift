import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import Storage
import TestSupport
import Testing
import Wire

@Suite struct PartnerTests {
    static func details(_ name: String, email: String? = nil, phone: String? = nil, _ relationship: Relationship = .friend) throws
        -> PartnerDetails
    {
        PartnerDetails(
            name: try PersonName(validating: name), email: try email.map { try EmailAddress(validating: $0) },
            phone: try phone.map { try PhoneNumber(validating: $0) }, relationship: relationship)
    }

    @Test(.proves("GTSD-P-3.2-09"), arguments: Engine.allCases)
    func severalPartnersByEmailOrPhone(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture in
            let person = try await fixture.somebody()
            #expect(try await person.client.call(Profiles.partners).items.isEmpty)
            let omar = try await person.client.call(Profiles.addPartner, try Self.details("Omar", email: "Omar@Example.com"))
            let sara = try await person.client.call(Profiles.addPartner, try Self.details("سارة 🏃‍♀️", phone: "+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧", .family))
            let both = try await person.client.call(
                Profiles.addPartner, try Self.details("Rana", email: "rana@example.com", phone: "0501112222", .coach))
            #expect(omar.email?.text == "omar@example.com" && sara.phone?.text == "+966501234567" && sara.name.text == "سارة 🏃‍♀️")
            let neither = try await person.client.json(
                .post, Profiles.addPartner.path.description, #"{"name": "Nobody", "relationship": "friend"}"#)
            #expect(neither.status == 422 && neither.fields == ["email one_of_required"])
            #expect(try await person.client.call(Profiles.partners).items == [omar, sara, both])
            #expect(try await person.client.call(Profiles.me).partners == [omar, sara, both])
            #expect(try await person.client.answer(Profiles.deletePartner, PartnerParameters(id: sara.id), Nothing()).status == 204)
            #expect(try await fixture.again(person).client.call(Profiles.partners).items == [omar, both])
        }
    }

    @Test(arguments: Engine.allCases)
    func aPartnerIsRemovedOnceAndOnlyByTheirOwn(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture in
            let person = try await fixture.somebody()
            let other = try await fixture.somebody()
            let partner = try await person.client.call(Profiles.addPartner, .example)
            let target = PartnerParameters(id: partner.id)
            let before = try await other.client.call(Profiles.me).version
            #expect(try await other.client.answer(Profiles.deletePartner, target, Nothing()).code == .notFound)
            #expect(try await other.client.call(Profiles.me).version == before)
            #expect(try await other.client.call(Profiles.partners).items.isEmpty)
            #expect(try await person.client.send(.delete, Profiles.partners.path.description + "/not-an-id").code == .notFound)
            #expect(try await person.client.call(Profiles.partners).items == [partner])
            let statuses = try await parallel(20) { _ in try await person.client.answer(Profiles.deletePartner, target, Nothing()).status }
            #expect(statuses.sorted() == [204] + Array(repeating: 404, count: 19))
        }
    }

    /// One number, with its country and without.
    @Test func aNumberIsTheSameHoweverItIsWritten() async throws {
        try await ProfileFixture.run { fixture in
            let person = try await fixture.somebody()
            let first = try await person.client.call(Profiles.addPartner, try Self.details("Omar", phone: "0501112222"))
            let again = try await person.client.call(Profiles.addPartner, try Self.details("Omar", phone: "+966 50 111 2222"))
            #expect(again.id == first.id)
            #expect(try await person.client.call(Profiles.partners).items.count == 1)
        }
    }

    @Test(arguments: Engine.allCases)
    func theSameContactIsTheSamePartner(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture in
            let person = try await fixture.somebody()
            let omar = try await person.client.call(Profiles.addPartner, try Self.details("Omar", email: "omar@example.com"))
            let sara = try await person.client.call(Profiles.addPartner, try Self.details("Sara", phone: "+966501234567"))
            // Another spelling of the address, a new name, and a phone on top.
            let renamed = try await person.client.call(
                Profiles.addPartner, try Self.details("Omar H.", email: "OMAR@example.COM", phone: "+966 55 555 5555", .colleague))
            #expect(renamed.id == omar.id && renamed.name.text == "Omar H." && renamed.relationship == .colleague)
            // By phone alone; the address that was known stays.
            let byPhone = try await person.client.call(Profiles.addPartner, try Self.details("Omar", phone: "00966555555555"))
            #expect(byPhone.id == omar.id && byPhone.email?.text == "omar@example.com")
            // And by address alone; the phone stays too.
            let byEmail = try await person.client.call(Profiles.addPartner, try Self.details("Omar", email: "omar@example.com"))
            #expect(byEmail == byPhone && byEmail.phone?.text == "+966555555555")
            #expect(try await person.client.call(Profiles.partners).items == [byEmail, sara])
            // Omar's address with Sara's phone: they were one person all along.
            let joined = try await person.client.call(
                Profiles.addPartner, try Self.details("Omar", email: "omar@example.com", phone: "+966501234567"))
            #expect(joined.id == omar.id)
            #expect(try await person.client.call(Profiles.partners).items == [joined])
            // Somebody else may have the same friend.
            let other = try await fixture.somebody()
            #expect(try await other.client.call(Profiles.addPartner, try Self.details("Omar", email: "omar@example.com")).id != omar.id)
        }
    }

    @Test(arguments: Engine.allCases)
    func tenAtMostHoweverManyComeAtOnce(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture in
            let person = try await fixture.somebody()
            let answers = try await parallel(20) { index in
                try await person.client.answer(
                    Profiles.addPartner, try Self.details("Friend \(index)", email: "friend\(index)@example.com"))
            }
            #expect(answers.count { $0.status == 201 } == 10)
            #expect(answers.count { $0.status == 409 && $0.code == .limitReached } == 10)
            let partners = try await person.client.call(Profiles.partners).items
            #expect(partners.count == 10 && Set(partners.map(\.id)).count == 10)
            // A contact that is there may still be brought up to date.
            let known = try #require(partners.first)
            let again = PartnerDetails(name: .example, email: known.email, phone: known.phone, relationship: .spouse)
            #expect(try await person.client.call(Profiles.addPartner, again).id == known.id)
            // Room again.
            #expect(try await person.client.answer(Profiles.deletePartner, PartnerParameters(id: known.id), Nothing()).status == 204)
            #expect(try await person.client.answer(Profiles.addPartner, try Self.details("New", phone: "+4915112345678")).status == 201)
            let full = try await person.client.with("Accept-Language", "ar").answer(
                Profiles.addPartner, try Self.details("More", phone: "1234567"))
            #expect(full.status == 409 && full.json?["message"]?.string == ErrorCode.limitReached.message(.arabic))
            #expect(try await person.client.call(Profiles.partners).items.last?.name.text == "New")
        }
    }

    @Test(arguments: Engine.allCases)
    func oneContactAddedTwentyTimesAtOnceIsOnePartner(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture in
            let person = try await fixture.somebody()
            let ids = try await parallel(20) { index in
                try await person.client.call(
                    Profiles.addPartner,
                    try Self.details("Friend \(index)", email: index % 2 == 0 ? "one@example.com" : nil, phone: "+966501234567")
                ).id
            }
            #expect(Set(ids).count == 1)
            #expect(try await fixture.rows("SELECT id FROM partners") == 1)
        }
    }

    @Test(arguments: [
        (#"{"name": "", "email": "a@b.io", "relationship": "friend"}"#, ["name required"]),
        (#"{"email": "a@b.io", "relationship": "friend"}"#, ["name required"]),
        (#"{"name": "\#(String(repeating: "n", count: 101))", "email": "a@b.io", "relationship": "friend"}"#, ["name too_long"]),
        (#"{"name": "a\u0000b", "email": "a@b.io", "relationship": "friend"}"#, ["name wrong_type"]),
        (#"{"name": "A", "email": "not an address", "relationship": "friend"}"#, ["email malformed"]),
        (#"{"name": "A", "email": "ليلى@مثال.سعودية", "relationship": "friend"}"#, ["email malformed"]),
        (#"{"name": "A", "phone": "123", "relationship": "friend"}"#, ["phone malformed"]),
        (#"{"name": "A", "phone": -966501234567, "relationship": "friend"}"#, ["phone wrong_type"]),
        (#"{"name": "A", "phone": "+96650123456789012345", "relationship": "friend"}"#, ["phone malformed"]),
        (#"{"name": "A", "email": "a@b.io", "relationship": "nemesis"}"#, ["relationship not_allowed"]),
        (#"{"name": "A", "email": "a@b.io"}"#, ["relationship required"]),
        (#"{"name": "A", "email": null, "phone": null, "relationship": "friend"}"#, ["email one_of_required"]),
    ])
    func aBadPartnerIsNamed(_ body: String, _ fields: [String]) async throws {
        try await ProfileFixture.run { fixture in
            let person = try await fixture.somebody()
            let answer = try await person.client.json(.post, Profiles.addPartner.path.description, body)
            #expect(answer.status == 422 && answer.fields == fields, "\(answer.text)")
            #expect(try await fixture.rows("SELECT id FROM partners") == 0)
        }
    }
}
