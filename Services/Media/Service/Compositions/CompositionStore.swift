internal import Contracts
internal import MediaDomain
internal import ServiceKit
internal import Storage
internal import Wire

/// A composition as it is now, resolved, with what its layers are made of.
struct FoundComposition: Sendable {
    let composition: Composition
    /// The media of its layers that are ready; what is missing was deleted.
    let items: [MediaID: StoredItem]

    /// For `CompositionRule`.
    var sources: [MediaID: MediaSource] { items.compactMapValues(\.source) }
}

/// Compositions with their layers.
enum CompositionStore {
    /// Nil for one that is nobody's or somebody else's. Runs several statements: call it in a `snapshot` or a `write`, so that they see the
    /// same state.
    static func find(_ id: CompositionID, of owner: UserID, in db: any Connection) async throws -> FoundComposition? {
        let rows = try await db.query("SELECT \(columns) FROM compositions WHERE id = \(id.text) AND owner = \(owner.text)")
        return try await found(rows, of: owner, in: db).first
    }

    /// Newest first.
    static func page(of owner: UserID, after: TimeCursor?, limit: Int, in db: any Connection) async throws -> [FoundComposition] {
        var sql: SQL = "SELECT \(columns) FROM compositions WHERE owner = \(owner.text)"
        if let after { sql = "\(sql) AND (created_at < \(after.at) OR (created_at = \(after.at) AND id < \(after.id)))" }
        return try await found(try await db.query("\(sql) ORDER BY created_at DESC, id DESC LIMIT \(limit)"), of: owner, in: db)
    }

    static func count(of owner: UserID, in db: any Connection) async throws -> Int64 {
        try await db.first("SELECT COUNT(*) AS compositions FROM compositions WHERE owner = \(owner.text)")?.get("compositions") ?? 0
    }

    /// Locks the composition's row: until the transaction ends nobody else changes it.
    /// - Parameter version: the one the change was made from; any when nil.
    /// - Returns: false when there is none of that owner in that version.
    static func claim(_ id: CompositionID, of owner: UserID, version: Int64?, in db: any Connection) async throws -> Bool {
        var sql: SQL = "UPDATE compositions SET version = version WHERE id = \(id.text) AND owner = \(owner.text)"
        if let version { sql = "\(sql) AND version = \(version)" }
        return try await db.execute(sql) == 1
    }

    static func insert(_ composition: Composition, of owner: UserID, in db: any Connection) async throws {
        try await db.enqueue("""
            INSERT INTO compositions (id, owner, canvas, loops, version, created_at, updated_at)
            VALUES (\(composition.id.text), \(owner.text), \(composition.canvas.rawValue), \(composition.loop), \(composition.version),
                    \(composition.createdAt), \(composition.updatedAt))
            """)
        for layer in composition.layers { try await LayerStore.insert(layer, to: composition.id, in: db) }
    }

    /// Writes what differs. The row is claimed.
    static func update(_ old: Composition, to new: Composition, in db: any Connection) async throws {
        try await db.enqueue("""
            UPDATE compositions SET canvas = \(new.canvas.rawValue), loops = \(new.loop), version = \(new.version),
                updated_at = \(new.updatedAt)
            WHERE id = \(new.id.text)
            """)
        let before = Dictionary(old.layers.map { ($0.id, $0) }) { first, _ in first }
        for layer in new.layers {
            switch before[layer.id] {
            case nil: try await LayerStore.insert(layer, to: new.id, in: db)
            case .some(let known) where known != layer: try await LayerStore.update(layer, in: db)
            case .some: break
            }
        }
        let kept = Set(new.layers.map(\.id))
        for layer in old.layers where !kept.contains(layer.id) { try await LayerStore.delete(layer.id, in: db) }
    }

    /// - Returns: whether this call deleted it.
    static func delete(_ id: CompositionID, of owner: UserID, in db: any Connection) async throws -> Bool {
        try await db.execute("DELETE FROM compositions WHERE id = \(id.text) AND owner = \(owner.text)") == 1
    }

    static func deleteAll(of user: UserID, in db: any Connection) async throws {
        try await db.enqueue("DELETE FROM compositions WHERE owner = \(user.text)")
    }

    private static let columns: SQL = "id, canvas, loops, version, created_at, updated_at"

    private static func found(_ rows: [Row], of owner: UserID, in db: any Connection) async throws -> [FoundComposition] {
        guard !rows.isEmpty else { return [] }
        let layers = try await LayerStore.layers(of: try rows.map { try $0.get("id") }, in: db)
        let items = try await ItemStore.items(layers.values.joined().map(\.mediaId), of: owner, in: db).filter { $0.value.source != nil }
        let sources = items.compactMapValues(\.source)
        return try rows.map { row in
            var composition = try composition(row, layers)
            CompositionRule.resolve(&composition, media: sources)
            let used = Set(composition.layers.map(\.mediaId))
            return FoundComposition(composition: composition, items: items.filter { used.contains($0.key) })
        }
    }

    private static func composition(_ row: Row, _ layers: [CompositionID: [MediaLayer]]) throws -> Composition {
        let id = CompositionID(trusted: try row.get("id"))
        return Composition(
            id: id, canvas: try row.requiredWord("canvas"), loop: try row.get("loops"), layers: layers[id] ?? [], duration: .zero,
            version: try row.get("version"), createdAt: try row.get("created_at"), updatedAt: try row.get("updated_at"))
    }
}
