internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

/// Brings a device and the service together: what it did is done here, then it hears what happened elsewhere.
struct SyncActions: Sendable {
    let dependencies: TrainingDependencies

    /// Changes of an answer when nobody says how many, and at most.
    private static let pageSize: Int64 = 200
    private static let mostChanges: Int64 = 500

    func changes(_ call: Call<SignedIn, SyncQuery, Nothing>) async throws -> SyncAnswer {
        let (person, query) = (try call.person(), call.parameters)
        let cursor = try query.cursor.map { token throws(APIError) in try SyncCursor(reading: token, of: person.id) }
        return try await page(of: person, after: cursor, limit: query.limit?.value, results: [])
    }

    /// All operations are one transaction, in which each is decided by itself: one that is refused undoes none of the others, and one
    /// commit is faster than a hundred. Operations with the same number are done in the order they come.
    func exchange(_ call: Call<SignedIn, Nothing, SyncRequest>) async throws -> SyncAnswer {
        let (person, request, context) = (try call.person(), call.body, call.context)
        let cursor = try request.cursor.map { token throws(APIError) in try SyncCursor(reading: token, of: person.id) }
        if let cursor {
            // A device that has to begin anew does so before it sends: what it deletes or edits may be long gone.
            try await dependencies.database.snapshot { db in _ = try await Self.check(cursor, of: person, in: db) }
        }
        let operations = request.operations.map { ReceivedOperation($0) }
        var results: [SyncResult] = []
        if !operations.isEmpty {
            results = try await dependencies.database.write { db in
                try await Self.apply(operations, by: request.device, of: person, context, in: db)
            }
        }
        return try await page(of: person, after: cursor, limit: request.limit?.value, results: results)
    }

    // MARK: Sending

    private static func apply(
        _ operations: [ReceivedOperation], by device: TrainingDeviceID, of person: Person, _ context: RequestContext,
        in db: any Connection
    ) async throws -> [SyncResult] {
        // Holds the person: a batch that comes twice at once is done once, and the second finds the receipts of the first.
        var ledger = try await RecordLedger(person.id, keys: Set(operations.compactMap(\.key)), now: context.now, in: db)
        var known = try await ReceiptStore.find(operations.map(\.id), by: device, of: person.id, in: db)
        var new: [(number: Int64, result: SyncResult)] = []
        let inOrder = operations.enumerated().sorted { ($0.element.number, $0.offset) < ($1.element.number, $1.offset) }
        for (_, operation) in inOrder where known[operation.id] == nil {
            let result = SyncResult(operation.id, try await outcome(of: operation, &ledger, in: db))
            known[operation.id] = result
            new.append((operation.number, result))
        }
        try await ledger.write(in: db)
        try await ReceiptStore.insert(new, by: device, of: person.id, now: context.now, in: db)
        return try shown(operations, known, ledger, context.language)
    }

    /// The answers in the order of the operations. What is there instead of what was not done, the device shows again: it is there once,
    /// however many operations ran into it, and only up to the bytes of a page: few bytes that are sent may run into everything a person
    /// keeps.
    private static func shown(
        _ operations: [ReceivedOperation], _ known: [OperationID: SyncResult], _ ledger: RecordLedger, _ language: Language
    ) throws -> [SyncResult] {
        var told: Set<RecordKey> = []
        var room = RecordStore.pageBytes
        return try operations.compactMap { operation in
            guard let result = known[operation.id]?.explained(operation.problems, language) else { return nil }
            guard result.status == .conflict || result.status == .refused, room > 0, let key = operation.key, told.insert(key).inserted,
                let record = ledger.record(key)
            else { return result }
            room -= Int64(try record.body?.text().utf8.count ?? 0)
            return room < 0 ? result : result.showing(record)
        }
    }

    /// - Returns: nil for an operation that cannot be read.
    private static func outcome(
        of operation: ReceivedOperation, _ ledger: inout RecordLedger, in db: any Connection
    ) async throws -> RecordOutcome? {
        guard let key = operation.key, let wish = operation.wish, operation.problems.isEmpty else { return nil }
        return switch wish {
        case .put(let body, let base): try await ledger.put(body, at: key, base: base, in: db)
        case .delete: try await ledger.delete(key, leavesTrace: true, in: db)
        }
    }

    // MARK: Hearing

    private func page(of person: Person, after cursor: SyncCursor?, limit: Int64?, results: [SyncResult]) async throws -> SyncAnswer {
        let limit = min(limit ?? Self.pageSize, Self.mostChanges)
        return try await dependencies.database.snapshot { db in
            let forgotten = try await Self.check(cursor, of: person, in: db)
            let page = try await RecordStore.changes(of: person.id, after: cursor?.change ?? 0, limit: limit, in: db)
            let next = SyncCursor(user: person.id, change: page.end, forgotten: cursor?.forgotten ?? forgotten)
            return SyncAnswer(results: results, changes: page.records.map(\.synced), cursor: next.token, hasMore: page.hasMore)
        }
    }

    /// - Returns: the last change that was forgotten.
    /// - Throws: `resync` when a device with this cursor may have missed something.
    private static func check(_ cursor: SyncCursor?, of person: Person, in db: any Connection) async throws -> Int64 {
        let forgotten = try await Tombstones.forgotten(of: person.id, in: db)
        guard let cursor else { return forgotten }
        let last = try await PersonStore.lastChange(of: person.id, in: db)
        guard cursor.isGood(forgotten: forgotten, last: last) else { throw APIError(.resync) }
        return forgotten
    }
}
