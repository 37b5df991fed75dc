import AppTesting
import CoachingDomain
import Contracts
import Platform
import ServiceKit
import Storage
import Synchronization
import TestSupport
import Testing
import Wire

@testable import CoachingService

/// Rows are held in one order: threads, coaches, what is theirs. PostgreSQL ends one of two transactions that wait for each other after a
/// second and runs it again, which nobody would see but for the time it takes.
@Suite(.serialized, .timeLimit(.minutes(2))) struct LockOrderTests {
    enum Parting: CaseIterable { case anotherCoach, deletedAccount }

    @Test(arguments: Parting.allCases) func whoPartsWithACoachHoldsTheirRowFirst(_ parting: Parting) async throws {
        try await CallScene.run(engine: .postgres) { scene in
            let (fixture, client, coach) = (scene.fixture, scene.client, scene.coach)
            let call = try await scene.booked(scene.slot(2)).call
            _ = try await fixture.app.database.write { db in
                try await db.execute("UPDATE coaches SET capacity = 1, clients = 1 WHERE user_id = \(coach.id.text)")
            }
            let dependencies = try fixture.callDependencies()
            let parts = Mutex(0), books = Mutex(0)
            let part: @Sendable () async throws -> Void = {
                try await fixture.app.database.write { db in
                    parts.withLock { $0 += 1 }
                    switch parting {
                    case .anotherCoach:
                        guard var thread = try await ThreadStore.hold(client.id, in: db) else { return }
                        _ = try await Assignment(dependencies: dependencies).release(&thread, run: nil, now: fixture.now, in: db)
                    case .deletedAccount:
                        try await Farewell(dependencies: dependencies).part(with: client.id, run: nil, now: fixture.now, in: db)
                    }
                }
            }
            let started = Mutex<Task<Void, any Error>?>(nil)
            // Somebody else books with the same coach meanwhile: the coach's row, then the quarters of an hour.
            try await fixture.app.database.write { db in
                guard books.withLock({ $0 += 1; return $0 }) == 1 else { return }
                _ = try await CoachStore.hold(coach.id, in: db)
                started.withLock { $0 = Task.detached { try await part() } }
                try await eventually("the parting waits for this transaction") {
                    try await db.first("""
                        SELECT 1 FROM pg_locks JOIN pg_locks AS mine ON mine.transactionid = pg_locks.transactionid
                        WHERE NOT pg_locks.granted AND mine.granted AND mine.pid = pg_backend_pid()
                        """) != nil
                }
                let quarters = try #require(SlotRule.quarters(from: call.slot, minutes: 15, CoachingPolicy()))
                _ = try await QuarterStore.take(
                    quarters, of: coach.id, for: .example, call: nil, until: fixture.now, now: fixture.now, in: db)
            }
            try await started.withLock { $0 }?.value
            #expect(parts.withLock { $0 } == 1 && books.withLock { $0 } == 1)
            #expect(try await fixture.app.rows("SELECT 1 FROM booked_quarters WHERE call_id IS NOT NULL") == 0)
        }
    }
}
