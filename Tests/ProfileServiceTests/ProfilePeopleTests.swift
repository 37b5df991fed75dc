import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import Platform
import ProfileService
import ServiceKit
import Storage
import TestSupport
import Testing
import Wire

/// Who a request comes from: people this service knows, does not know yet, and no longer knows.
@Suite(.serialized) struct ProfilePeopleTests {
    @Test(arguments: Engine.allCases)
    func whoComesBeforeTheirEventIsFetchedOnce(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            let answers = try await parallel(20) { _ in try await person.client.answer(Profiles.me) }
            #expect(answers.allSatisfy { $0.status == 200 })
            #expect(try await fixture.rows("SELECT user_id FROM people") == 1)
            #expect(try await person.patch(#"{"name":"Noor"}"#).status == 200)
            // Their event comes late and takes nothing back.
            try await fixture.tell(.userCreated, about: person, facts: EventFacts(name: PersonName(trusted: "Layla")))
            #expect(try await person.profile().name?.text == "Noor")
            // Nobody is asked again.
            await fixture.auth.app.shutDown()
            #expect(try await person.profile().name?.text == "Noor")
        }
    }

    @Test(arguments: Engine.allCases)
    func whoArrivedByEventIsNotFetched(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            // Auth's keys are known before auth goes away.
            _ = try await fixture.somebody(name: "Omar").profile()
            let person = try await fixture.somebody()
            try await fixture.tell(
                .userCreated, about: person,
                facts: EventFacts(name: PersonName(trusted: "From the event"), email: EmailAddress(trusted: "event@example.com")))
            await fixture.auth.app.shutDown()
            let profile = try await person.profile()
            #expect(profile.name?.text == "From the event" && profile.email?.text == "event@example.com")
        }
    }

    @Test func whileAuthIsDownStrangersHaveToWait() async throws {
        try await ProfileFixture.run { fixture async throws in
            let known = try await fixture.somebody(name: "Omar")
            _ = try await known.profile()
            let stranger = try await fixture.somebody()
            await fixture.auth.app.shutDown()
            for language in ["en", "ar"] {
                let answer = try await stranger.client.with("Accept-Language", language).answer(Profiles.me)
                #expect(answer.status == 503 && answer.code == .unavailable && answer.headers["Retry-After"] != nil)
                #expect(answer.json?["message"]?.string == ErrorCode.unavailable.message(language == "ar" ? .arabic : .english))
            }
            #expect(try await stranger.patch(#"{"name":"x"}"#).status == 503)
            #expect(try await fixture.rows("SELECT user_id FROM people") == 1)
            #expect(try await known.profile().name?.text == "Omar")
        }
    }

    @Test func whomAuthDoesNotKnowEither() async throws {
        try await ProfileFixture.run { fixture async throws in
            let (_, token) = fixture.auth.app.service.signIn(.gtsd, now: fixture.now, isKnown: false)
            #expect(try await fixture.client.bearing(token).answer(Profiles.me).code == .unauthenticated)
            #expect(try await fixture.client.answer(Profiles.me).code == .tokenMissing)
            #expect(try await fixture.client.bearing(OpaqueToken(trusted: "no.such.token")).answer(Profiles.me).code == .tokenMalformed)
            #expect(try await fixture.rows("SELECT user_id FROM people") == 0)
        }
    }

    @Test(arguments: Engine.allCases)
    func whoWasDeletedStaysAway(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.planned()
            let omar = try await fixture.somebody(name: "Omar")
            try await omar.weigh(70)
            try await fixture.tell(.userDeleted, about: person)
            // The token is good for some minutes more, and auth would still know the account.
            #expect(try await person.client.answer(Profiles.me).code == .unauthenticated)
            #expect(try await person.patch(#"{"name":"x"}"#).code == .unauthenticated)
            #expect(try await person.weighIn(#"{"weightKg":80}"#).code == .unauthenticated)
            // Their event of creation, delivered late, does not bring them back.
            try await fixture.tell(.userCreated, about: person)
            #expect(try await fixture.again(person).client.answer(Profiles.me).code == .unauthenticated)
            #expect(try await fixture.rows("SELECT user_id FROM people") == 1)
            #expect(try await fixture.rows("SELECT id FROM weights") == 1)
            #expect(try await omar.profile().weightKg?.value == 70)
        }
    }

    /// How long it is known who was deleted counts from when the news came, and not from what it tells of.
    @Test(arguments: Engine.allCases)
    func lateNewsBringsNobodyBack(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            let facts = EventFacts(name: PersonName(trusted: "Layla"), email: EmailAddress(trusted: "layla@example.com"))
            #expect(try await fixture.tell(.userDeleted, about: person, at: fixture.now - .days(31)).status == 204)
            try await fixture.app.app.service.tidy(now: fixture.now)
            #expect(try await fixture.tell(.userCreated, about: person, facts: facts).status == 204)
            #expect(try await fixture.rows("SELECT user_id FROM people") == 0)
        }
    }

    @Test func aSessionEnds() async throws {
        try await ProfileFixture.run { fixture async throws in
            let person = try await fixture.somebody()
            _ = try await person.profile()
            fixture.profile.clock.advance(by: .minutes(16))
            #expect(try await person.client.answer(Profiles.me).code == .tokenExpired)
            #expect(try await fixture.again(person).profile().name?.text == "Layla")
        }
    }

    @Test func aDemoReadsAndChangesNothing() async throws {
        try await ProfileFixture.run { fixture async throws in
            let demo = try await fixture.somebody(.fitcoach, demo: true)
            #expect(try await demo.profile().name?.text == "Layla")
            for language in ["en", "ar"] {
                let answer = try await demo.patch(#"{"name":"x"}"#, language: language)
                #expect(answer.status == 403 && answer.code == .demoReadOnly)
            }
            #expect(try await demo.profile().name?.text == "Layla")
        }
    }

    @Test func aProfileShowsItsProductsTier() async throws {
        try await ProfileFixture.run { fixture async throws in
            let person = try await fixture.somebody(.fitcoach, tier: .premium)
            #expect(try await person.profile().tier == .premium)
            #expect(try await fixture.somebody(.gtsd, tier: .premium).profile().tier == .freemium)
        }
    }

    /// What is shown is kept under the version of the row, so everything that is shown has to make it grow.
    @Test(arguments: Engine.allCases)
    func anAddressThatComesLateIsShownAtOnce(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            try await fixture.tell(.userCreated, about: person)
            let before = try await person.client.call(Profiles.me)
            #expect(before.email == nil)
            let facts = EventFacts(email: EmailAddress(trusted: "late@example.com"))
            try await fixture.tell(.userCreated, about: person, facts: facts)
            let after = try await person.client.call(Profiles.me)
            #expect(after.email?.text == "late@example.com" && after.version == before.version + 1)
            try await fixture.tell(.userCreated, about: person, facts: facts)
            #expect(try await person.client.call(Profiles.me).version == after.version)
        }
    }
}
