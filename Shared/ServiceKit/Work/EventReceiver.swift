internal import Contracts
internal import Platform
internal import Storage
internal import Wire

/// Takes facts, whichever way they come.
struct EventReceiver: Sendable {
    let database: any Database
    let clocks: TestClocks
    let receive: @Sendable (Event, any Connection) async throws -> Void
    let work: WorkQueue
    let revocations: Revocations
    /// From when a fact became true to when it is known here.
    let lag: MetricHistogram

    /// A repeat has no effect.
    /// - Parameter now: of the fact's test run, where it has one.
    func take(_ event: Event, now: Instant) async throws {
        let revoked: [Revocation] = try await database.write { db in
            guard try await Inbox.take(event.id.text, now: now, in: db) else { return [] }
            try await receive(event, db)
            return try await revocations.record(event, in: db)
        }
        revocations.apply(revoked)
        // In a test run's own time it says nothing.
        if event.run == nil { lag.observe(max(0, Double((clocks.now(run: nil) - event.at).milliseconds) / 1000)) }
        // What the fact led to may be due now.
        work.wake()
    }
}
