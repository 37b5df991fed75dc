import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import Platform
import Security
import Storage
import TestSupport
import Testing
import Wire
@testable import ServiceKit

/// What happens to the row of an `Idempotency-Key` while a run takes long. Both engines.
@Suite(.serialized) struct KeyClaimTests {
    private static func middleware(_ app: Probe, _ database: any Database) throws -> Idempotency {
        let runtime = app.app.runtime
        return Idempotency(
            database: database, box: try runtime.keys.box("idempotency"), hashKey: runtime.keys.hmac("idempotency"),
            random: runtime.random, logger: runtime.logger)
    }

    private static func exchange(_ app: Probe) -> Exchange {
        let request = HTTPRequest(
            method: .post, path: "/notes", headers: ["Idempotency-Key": "a-key-that-nobody-guesses"], body: Array(#"{"text":"x"}"#.utf8))
        let context = RequestContext(requestID: "r", language: nil, now: app.clock.now(), run: nil, clientAddress: "127.0.0.1")
        return Exchange(request: request, route: Notes.add.handle { $0.body }, pathParameters: [:], context: context)
    }

    private static var answer: HTTPResponse { HTTPResponse(status: HTTPStatus(201), headers: [:], body: .bytes(Array("{}".utf8))) }

    @Test(arguments: Engine.allCases)
    func aLongRunHoldsItsClaim(_ engine: Engine) async throws {
        try await Probe.run(settings: .init(), engine: engine) { app async throws in
            var idempotency = try Self.middleware(app, app.database)
            idempotency.renewal = .milliseconds(5)
            let lease = app.clock.now() + .seconds(60)
            let response = try await idempotency.middleware(Self.exchange(app)) { _ in
                try await eventually("the claim is renewed") {
                    try await app.rows("SELECT 1 FROM idempotency_keys WHERE status IS NULL AND lease_until > \(lease)") == 1
                }
                return Self.answer
            }
            #expect(response.status == HTTPStatus(201))
            #expect(try await app.rows("SELECT 1 FROM idempotency_keys WHERE status = 201") == 1)
            try await eventually("nothing is held any more") { idempotency.held.longer(than: .zero) == nil }
        }
    }

    /// Many repeats of one slow request would otherwise have the writer for themselves.
    @Test(arguments: Engine.allCases)
    func whoWaitsOnlyReads(_ engine: Engine) async throws {
        let started = Gate(), gate = Gate()
        try await Probe.run(settings: .init(), engine: engine) { app async throws in
            let counting = CountingDatabase(app.database)
            let runner = try Self.middleware(app, app.database)
            var waiter = try Self.middleware(app, counting)
            waiter.patience = .milliseconds(200)
            async let first = runner.middleware(Self.exchange(app)) { _ in
                started.open()
                await gate.wait()
                return Self.answer
            }
            await started.wait()
            let error = await #expect(throws: APIError.self) {
                _ = try await waiter.middleware(Self.exchange(app)) { _ in Self.answer }
            }
            #expect(error?.code == .requestInProgress)
            #expect(counting.writes.count == 1 && counting.reads.count > 0)
            gate.open()
            #expect(try await first.status == HTTPStatus(201))
            let again = try await waiter.middleware(Self.exchange(app)) { _ in Self.answer }
            #expect(again.headers["Idempotency-Replayed"] == "true" && counting.writes.count == 2)
        }
    }
}

/// Counts transactions.
private struct CountingDatabase: Database {
    private let inner: any Database
    let reads = Collected<Int>()
    let writes = Collected<Int>()

    init(_ inner: any Database) { self.inner = inner }

    var engine: Engine { inner.engine }

    func read<T: Sendable>(_ body: @Sendable (any Connection) async throws -> T) async throws -> T {
        reads.add(1)
        return try await inner.read(body)
    }

    func snapshot<T: Sendable>(_ body: @Sendable (any Connection) async throws -> T) async throws -> T { try await inner.snapshot(body) }

    func write<T: Sendable>(_ body: @escaping @Sendable (any Connection) async throws -> T) async throws -> T {
        writes.add(1)
        return try await inner.write(body)
    }

    func close() async { await inner.close() }
}
