import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import Platform
import ServiceKit
import Storage
import Testing
import Wire

/// Tiers as events tell them.
@Suite(.serialized) struct EntitlementTests {
    private static let tiers = EventedTiers()
    private static let settings = ProbeService.Settings(receive: { event, db in try await tiers.receive(event, in: db) })

    private static func withTable(_ engine: Engine, _ body: (Probe) async throws -> Void) async throws {
        try await Probe.run(settings: settings, engine: engine) { app in
            try await app.database.write { db in
                for statement in EventedTiers.migration(was: 101).statements(for: engine) {
                    try await db.execute(SQL(stringLiteral: statement))
                }
            }
            try await body(app)
        }
    }

    private static func event(_ number: Int, _ tier: Tier?, version: Int64?) -> Event {
        Event(
            id: EventID(trusted: "01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e\(number + 10)"), type: .entitlementChanged, at: .example,
            user: .example,
            product: .fitcoach, run: nil, facts: EventFacts(tier: tier, version: version))
    }

    private static func tier(_ app: Probe) async throws -> Tier {
        try await app.database.read { db in try await tiers.tier(of: .example, in: db) }
    }

    @Test(arguments: Engine.allCases)
    func theHighestVersionDecidesInWhateverOrderTheyArrive(_ engine: Engine) async throws {
        try await Self.withTable(engine) { app async throws in
            #expect(try await Self.tier(app) == .freemium)
            let events = [
                Self.event(1, .premium, version: 1), Self.event(2, .smartPremium, version: 3), Self.event(3, .freemium, version: 2),
            ]
            for event in events { #expect(try await app.peer().answer(System.receiveEvent, event).status == 204) }
            #expect(try await Self.tier(app) == .smartPremium)
        }
    }

    @Test(arguments: Engine.allCases)
    func twentyVersionsAtOnceEndWithTheLast(_ engine: Engine) async throws {
        try await Self.withTable(engine) { app async throws in
            _ = try await parallel(20) { index in
                try await app.peer().answer(
                    System.receiveEvent, Self.event(index, index == 19 ? .premium : .smartPremium, version: Int64(index)))
            }
            #expect(try await Self.tier(app) == .premium)
        }
    }

    @Test(arguments: Engine.allCases)
    func whoWasDeletedIsNotBroughtBackByALateEvent(_ engine: Engine) async throws {
        try await Self.withTable(engine) { app async throws in
            #expect(try await app.peer().answer(System.receiveEvent, Self.event(1, .premium, version: 1)).status == 204)
            try await app.database.write { [now = app.clock.now()] db in
                try await Departures().note(.example, now: now, in: db)
                try await Self.tiers.forget(.example, in: db)
            }
            #expect(try await app.peer().answer(System.receiveEvent, Self.event(2, .smartPremium, version: 2)).status == 204)
            #expect(try await Self.tier(app) == .freemium)
            #expect(try await app.rows("SELECT user_id FROM entitlements") == 0)
        }
    }

    @Test func anEventThatSaysNothingChangesNothing() async throws {
        try await Self.withTable(.sqlite) { app async throws in
            for event in [Self.event(1, nil, version: 9), Self.event(2, .premium, version: nil)] {
                #expect(try await app.peer().answer(System.receiveEvent, event).status == 204)
            }
            #expect(try await Self.tier(app) == .freemium)
        }
    }
}

/// What a person's own choice of language does.
@Suite struct ChosenLanguageTests {
    private struct Chooser: Authenticator {
        func principal(bearer token: String, context: RequestContext) async throws -> Principal {
            try await People().principal(bearer: token, context: context)
        }
        func authenticate(bearer token: String, for endpoint: EndpointDescription, context: RequestContext) async throws -> Authentication {
            Authentication(try await principal(bearer: token, context: context), language: .arabic)
        }
    }

    private static let settings = ProbeService.Settings(
        routes: { _ in
            [
                Notes.mine.handle { Note($0.context.language.rawValue) },
                Notes.write.handle { _ in throw APIError(.validationFailed, fields: [FieldProblem("text", .required)]) },
            ]
        }, people: { _ in Chooser() })

    @Test func itCountsWhereTheRequestAsksForNone() async throws {
        try await Probe.run(settings: Self.settings) { app async throws in
            let person = app.client.with("Authorization", "Bearer person:01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f")
            #expect(try await person.call(Notes.mine).text.text == "ar")
            let refusal = try await person.answer(Notes.write, Note("x"))
            #expect(refusal.json?["message"]?.string == ErrorCode.validationFailed.message(.arabic))
            #expect(refusal.json?["fields"]?[0]?["message"]?.string == FieldRule.required.message(.arabic))
        }
    }

    @Test func theRequestsOwnGoesFirst() async throws {
        try await Probe.run(settings: Self.settings) { app async throws in
            let person = app.client.with("Authorization", "Bearer person:01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f").with(
                "Accept-Language", "en")
            #expect(try await person.call(Notes.mine).text.text == "en")
            #expect(
                try await person.answer(Notes.write, Note("x")).json?["message"]?.string == ErrorCode.validationFailed.message(.english))
        }
    }
}

/// One route, two statuses of success.
@Suite struct SavingTests {
    private static let save = Endpoint<Anyone, Nothing, Note, Note>(
        "probe.save", .post, "/saved", status: .created, otherStatus: .ok, summary: "Save")

    @Test func aRouteSaysWhetherItCreatedOrUpdated() async throws {
        let settings = ProbeService.Settings(routes: { _ in
            [Self.save.handleSaving { $0.body.count == nil ? .created($0.body) : .updated($0.body) }]
        })
        try await Probe.run(settings: settings) { app async throws in
            #expect(try await app.client.answer(Self.save, Note("new")).status == 201)
            #expect(try await app.client.answer(Self.save, Note("old", count: 1)).status == 200)
        }
        #expect(Self.save.description.isSuccess(200) && Self.save.description.isSuccess(201) && !Self.save.description.isSuccess(204))
    }
}
