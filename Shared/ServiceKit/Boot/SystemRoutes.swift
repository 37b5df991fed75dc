internal import Contracts
internal import HTTPCore
internal import JSONCoding
internal import Platform
internal import Storage
internal import Synchronization
internal import Wire

/// The routes every service has.
struct SystemRoutes: Sendable {
    let service: String
    let database: any Database
    let metrics: Metrics
    let document: JSONValue
    let clocks: TestClocks
    let worker: Worker
    let lifecycle: Lifecycle
    let testHooks: Bool
    let receive: @Sendable (Event, any Connection) async throws -> Void
    let work: WorkQueue

    var routes: [Route] {
        let always = [
            System.health.handle { _ in Health(status: "ok", service: service) },
            System.ready.handle(ready),
            System.metrics.handle { _ in HTTPResponse(status: .ok, body: .bytes(Array(metrics.render().utf8))) },
            System.openAPI.handle { _ in JSONDocument(document) },
            System.receiveEvent.handle(receiveEvent),
        ]
        return testHooks ? always + [System.moveClock.handle(moveClock)] : always
    }

    private func ready(_ call: Call<Anyone, Nothing, Nothing>) async throws -> Health {
        guard !lifecycle.isDraining else { throw APIError(.unavailable, retryAfter: .seconds(1)) }
        _ = try await database.read { db in try await db.query("SELECT 1 AS one") }
        return Health(status: "ready", service: service)
    }

    /// The id goes in under its primary key in the transaction of the effect; a repeat finds it there and has no effect.
    private func receiveEvent(_ call: Call<PeerService, Nothing, Event>) async throws -> Nothing {
        try await database.write { db in
            let isNew = try await db.execute("""
                INSERT INTO inbox (event_id, received_at) VALUES (\(call.body.id.text), \(call.now)) ON CONFLICT (event_id) DO NOTHING
                """)
            if isNew == 1 { try await receive(call.body, db) }
        }
        // What the fact led to may be due now.
        work.wake()
        return Nothing()
    }

    private func moveClock(_ call: Call<Anyone, Nothing, ClockMove>) async throws -> ClockMoved {
        guard let jobs = try await worker.advance(call.body.run.text, to: call.body.now) else { throw APIError(.clockBackwards) }
        return ClockMoved(now: call.body.now, jobs: jobs)
    }
}

/// Whether the process is on its way out.
final class Lifecycle: Sendable {
    private let draining = Atomic(false)
    var isDraining: Bool { draining.load(ordering: .acquiring) }
    func drain() { draining.store(true, ordering: .releasing) }
}
