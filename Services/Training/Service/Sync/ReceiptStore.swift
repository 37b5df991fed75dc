internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

/// What operations were answered with, so that one that is sent again is answered as it was. Sentences are not kept, nor what is
/// there instead: they follow from the repeat and from what is there now.
enum ReceiptStore {
    static let lifetime: Duration = .days(90)
    /// The newest of one person. A device repeats its last batch, which is a hundred operations; nobody has a hundred devices.
    static let most = 10_000
    /// Taken away at once: twice what a batch adds.
    private static let batch = 200

    static func find(
        _ operations: [OperationID], by device: TrainingDeviceID, of user: UserID, in db: any Connection
    ) async throws -> [OperationID: SyncResult] {
        var found: [OperationID: SyncResult] = [:]
        for group in SQLRows.groups(operations) {
            let rows = try await db.query("""
                SELECT operation, result FROM sync_receipts
                WHERE user_id = \(user.text) AND device = \(device.text) AND operation IN (\(list: group.map(\.text)))
                """)
            for row in rows {
                found[OperationID(trusted: try row.get("operation"))] = try JSONColumn.value(
                    SyncResult.self, try row.get("result"), column: "result")
            }
        }
        return found
    }

    static func insert(
        _ results: [(number: Int64, result: SyncResult)], by device: TrainingDeviceID, of user: UserID, now: Instant,
        in db: any Connection
    ) async throws {
        for group in SQLRows.groups(results) {
            let values = try group.map { row -> SQL in
                "(\(user.text), \(device.text), \(row.result.id.text), \(row.number), \(try JSONColumn.text(row.result)), \(now))"
            }
            try await db.enqueue("""
                INSERT INTO sync_receipts (user_id, device, operation, number, result, received_at) VALUES \(SQLRows.joined(values))
                """)
        }
        if !results.isEmpty { try await trim(user, in: db) }
    }

    /// Takes the oldest away beyond those that are kept. The caller holds the person.
    private static func trim(_ user: UserID, in db: any Connection) async throws {
        try await db.enqueue("""
            DELETE FROM sync_receipts WHERE user_id = \(user.text) AND (device, operation) IN (
                SELECT device, operation FROM sync_receipts WHERE user_id = \(user.text)
                ORDER BY received_at DESC, device DESC, operation DESC LIMIT \(batch) OFFSET \(most))
            """)
    }

    static func sweep(before: Instant, in database: any Database) async throws {
        try await database.sweep("sync_receipts", key: "user_id, device, operation", where: "received_at < \(before)")
    }
}
