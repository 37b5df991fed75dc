import AppTesting
import Contracts
import HTTPCore
import Platform
import Security
import Storage
import TestSupport
import Testing
import Wire
@testable import ServiceKit

/// Whoever asks makes keys up, and could fill the disk with the answers that are kept for them. Both engines.
@Suite(.serialized) struct AnswerBudgetTests {
    private static let pay = Endpoint<SignedIn, Nothing, Note, Note>(
        "probe.pay", .post, "/payments", status: .created, requiresKey: true, summary: "Pay")

    /// With room for three answers.
    private static func middleware(_ app: Probe) throws -> Idempotency {
        let runtime = app.app.runtime
        var idempotency = Idempotency(
            database: app.database, box: try runtime.keys.box("idempotency"), hashKey: runtime.keys.hmac("idempotency"),
            random: runtime.random, logger: runtime.logger)
        idempotency.budget = AnswerBudget(perDay: 3 * (AnswerBudget.row + 2))
        return idempotency
    }

    private static func exchange(
        _ app: Probe, _ number: Int, _ route: Route = Notes.add.handle { $0.body }, by principal: Principal = .anonymous,
        from address: String = "192.0.2.1"
    ) -> Exchange {
        let request = HTTPRequest(
            method: .post, path: route.endpoint.path.description, headers: ["Idempotency-Key": "a-key-that-nobody-guesses-\(number)"],
            body: Array(#"{"text":"x"}"#.utf8))
        var context = RequestContext(requestID: "r", language: nil, now: app.clock.now(), run: nil, clientAddress: address)
        context.principal = principal
        return Exchange(request: request, route: route, pathParameters: [:], context: context)
    }

    /// Two bytes.
    private static var answer: HTTPResponse { HTTPResponse(status: HTTPStatus(201), headers: [:], body: .bytes(Array("{}".utf8))) }

    private static func person(_ id: String) -> Principal {
        .person(SignedIn(userID: UserID(trusted: id), sessionID: .example, product: .gtsd, role: .user, isDemo: false))
    }

    @Test(arguments: Engine.allCases) func aStrangersAnswersAreKeptOnlySoFar(_ engine: Engine) async throws {
        try await Probe.run(settings: .init(), engine: engine) { app async throws in
            let idempotency = try Self.middleware(app), runs = Collected<Int>()
            func send(_ number: Int, from address: String = "192.0.2.1") async throws -> HTTPResponse {
                try await idempotency.middleware(Self.exchange(app, number, from: address)) { _ in
                    runs.add(number)
                    return Self.answer
                }
            }
            for number in 1...20 { #expect(try await send(number).status == HTTPStatus(201)) }
            #expect(try await app.rows("SELECT 1 FROM idempotency_keys") == 3)
            // What is kept is given again; what is not kept is done again.
            #expect(try await send(3).headers["Idempotency-Replayed"] == "true" && runs.count == 20)
            #expect(try await send(20).headers["Idempotency-Replayed"] == nil && runs.count == 21)
            _ = try await send(21, from: "192.0.2.2")
            #expect(try await app.rows("SELECT 1 FROM idempotency_keys") == 4)
            app.clock.advance(by: .days(1))
            _ = try await send(22)
            #expect(try await app.rows("SELECT 1 FROM idempotency_keys") == 5)
        }
    }

    /// A cart's answer is as large, whichever transaction it is kept in.
    @Test(arguments: Engine.allCases) func whatARouteKeepsItselfHasTheSameLimit(_ engine: Engine) async throws {
        try await Probe.run(settings: .init(), engine: engine) { app async throws in
            let idempotency = try Self.middleware(app), database = app.database
            for number in 1...5 {
                let answer = try await idempotency.middleware(Self.exchange(app, number)) { exchange in
                    if let claim = exchange.context.claim {
                        try await database.write { db in try await claim.keep(Array("{}".utf8), in: db) }
                    }
                    return Self.answer
                }
                #expect(answer.status == HTTPStatus(201))
            }
            #expect(try await app.rows("SELECT 1 FROM idempotency_keys") == 3)
        }
    }

    /// A repeat would pay twice.
    @Test(arguments: Engine.allCases) func whatMovesMoneyIsRefusedInstead(_ engine: Engine) async throws {
        try await Probe.run(settings: .init(), engine: engine) { app async throws in
            let idempotency = try Self.middleware(app), route = Self.pay.handle { $0.body }
            func send(_ number: Int, by person: String) async throws -> HTTPResponse {
                try await idempotency.middleware(Self.exchange(app, number, route, by: Self.person(person))) { _ in Self.answer }
            }
            for number in 1...3 { #expect(try await send(number, by: "1").status == HTTPStatus(201)) }
            let refused = await #expect(throws: APIError.self) { _ = try await send(4, by: "1") }
            #expect(refused?.code == .rateLimited && refused?.retryAfterSeconds != nil)
            #expect(try await app.rows("SELECT 1 FROM idempotency_keys") == 3)
            #expect(try await send(3, by: "1").headers["Idempotency-Replayed"] == "true")
            #expect(try await send(4, by: "2").status == HTTPStatus(201))
            app.clock.advance(by: .days(1))
            #expect(try await send(4, by: "1").status == HTTPStatus(201))
        }
    }

    @Test func answersToServicesAreAllKept() async throws {
        try await Probe.run(settings: .init()) { app async throws in
            let idempotency = try Self.middleware(app)
            for number in 1...5 {
                _ = try await idempotency.middleware(Self.exchange(app, number, by: .service("tasks"))) { _ in Self.answer }
            }
            #expect(try await app.rows("SELECT 1 FROM idempotency_keys") == 5)
        }
    }
}
