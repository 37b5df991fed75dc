internal import Contracts
internal import HTTPCore
internal import Platform
internal import Security
internal import ServiceKit
internal import Storage
internal import Wire

/// Links that give one finished export to whoever has them. The token is the right; only its hash is kept.
struct Shares: Sendable {
    let keeper: MediaKeeper
    let flows: ExportFlows

    static let lifetime: Duration = .days(7)

    func share(_ id: ExportID, _ request: ShareRequest, of person: SignedIn, _ context: RequestContext) async throws -> ShareLink {
        let export = try await flows.find(id, of: person)
        guard export.status == .done else { throw APIError(.exportNotReady) }
        let token = OpaqueToken(trusted: base64url(keeper.runtime.random.bytes(24)))
        let expiresAt = context.now + (request.expiresIn.map { .seconds($0.value) } ?? Self.lifetime)
        let isMade = try await keeper.database.write { db in
            guard try await OwnerStore.claim(person.userID, in: db) else { return false }
            return try await db.execute("""
                INSERT INTO shares (token_hash, export_id, expires_at, created_at)
                SELECT \(Self.hash(token)), id, CAST(\(expiresAt) AS BIGINT), CAST(\(context.now) AS BIGINT) FROM exports
                WHERE id = \(id.text) AND status = 'done'
                """) == 1
        }
        // Deleted meanwhile.
        guard isMade else { throw APIError(.notFound) }
        return ShareLink(token: token, url: try CallTarget.make(Exports.shared.path, ShareParameters(token: token)), expiresAt: expiresAt)
    }

    func end(_ id: ExportID, of person: SignedIn) async throws {
        _ = try await flows.find(id, of: person)
        try await keeper.database.write { db in try await db.execute("DELETE FROM shares WHERE export_id = \(id.text)") }
    }

    func shared(_ token: OpaqueToken, _ context: RequestContext) async throws -> HTTPResponse {
        let found = try await keeper.database.read { db -> (StoredExport, Instant)? in
            guard let row = try await db.first("SELECT export_id, expires_at FROM shares WHERE token_hash = \(Self.hash(token))"),
                let export = try await ExportStore.find(ExportID(trusted: try row.get(0)), in: db)
            else { return nil }
            return (export, try row.get(1))
        }
        guard let (export, expiresAt) = found else { throw APIError(.notFound) }
        guard context.now < expiresAt else { throw APIError(.linkExpired) }
        return try await flows.file(export, context, isShared: true)
    }

    /// Links that ended long ago.
    static func sweep(before limit: Instant, in db: any Connection) async throws {
        try await db.execute("DELETE FROM shares WHERE expires_at < \(limit)")
    }

    private static func hash(_ token: OpaqueToken) -> String { hex(sha256(token.text)) }
}
