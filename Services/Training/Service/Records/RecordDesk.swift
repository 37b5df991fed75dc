internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// Changes one record of a person, for the routes of one thing. They follow the same rules as the batches of `SyncActions`.
struct RecordDesk: Sendable {
    let dependencies: TrainingDependencies

    /// - Throws: what an outcome without a record is refused with.
    func change<Output: Sendable>(
        _ key: RecordKey, of person: Person, now: Instant, view: @escaping @Sendable (Record) -> Output?,
        _ body: @escaping @Sendable (inout RecordLedger, any Connection) async throws -> RecordOutcome
    ) async throws -> Saved<Output> {
        try await dependencies.database.write { db in
            var ledger = try await RecordLedger(person.id, keys: [key], now: now, in: db)
            let outcome = try await body(&ledger, db)
            try await ledger.write(in: db)
            return try outcome.saved(view)
        }
    }

    /// - Throws: `not_found` for what is not there or not any more.
    func delete(_ key: RecordKey, of person: Person, now: Instant) async throws -> Nothing {
        try await dependencies.database.write { db in
            var ledger = try await RecordLedger(person.id, keys: [key], now: now, in: db)
            guard case .changed = try await ledger.delete(key, in: db) else { throw APIError(.notFound) }
            try await ledger.write(in: db)
            return Nothing()
        }
    }

    /// - Throws: `not_found` for what is not there or not any more.
    func find<Output: Sendable>(_ key: RecordKey, of person: Person, view: @Sendable (Record) -> Output?) async throws -> Output {
        let record = try await dependencies.database.read { db in try await RecordStore.find(key, of: person.id, in: db) }
        guard let found = record.flatMap(view) else { throw APIError(.notFound) }
        return found
    }

    func list<Output: Sendable>(_ kind: SyncKind, of person: Person, view: @Sendable (Record) -> Output?) async throws -> [Output] {
        try await dependencies.database.read { db in try await RecordStore.list(kind, of: person.id, in: db) }.compactMap(view)
    }

    func newID() -> String { dependencies.ids.next() }
}

extension RecordOutcome {
    /// The record as an answer, or what the request is refused with.
    fileprivate func saved<Output>(_ view: (Record) -> Output?) throws(APIError) -> Saved<Output> {
        switch self {
        case .created(let record):
            guard let output = view(record) else { throw APIError(.notFound) }
            return .created(output)
        case .changed(let record):
            guard let output = view(record) else { throw APIError(.notFound) }
            return .updated(output)
        case .unchanged(let record):
            guard let output = record.flatMap(view) else { throw APIError(.notFound) }
            return .updated(output)
        case .conflict: throw APIError(.versionConflict)
        case .nameTaken: throw APIError(.exerciseNameTaken)
        case .refused(let code): throw APIError(code)
        }
    }
}

extension Saved {
    /// What was saved, for routes with one status.
    var output: Output {
        switch self {
        case .created(let output), .updated(let output): output
        }
    }
}
