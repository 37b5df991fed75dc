/// One step of a schema. Once merged it is never edited: a later migration changes what it did.
///
/// Statements run in order, in one transaction with the row that records them. They use no application types, so that they mean
/// the same in years. On SQLite, statements that rebuild a table run with foreign keys checked at the end of the transaction
/// after `PRAGMA defer_foreign_keys = ON`.
public struct Migration: Sendable {
    /// Counts up from 1; gaps are allowed.
    public let id: Int
    /// A verb and a noun, such as `create users`.
    public let name: String
    private let statements: [String]
    private let overrides: [Engine: [String]]

    /// - Parameters:
    ///   - statements: one SQL statement each, portable.
    ///   - sqlite: replaces `statements` on SQLite.
    ///   - postgres: replaces `statements` on PostgreSQL.
    public init(id: Int, name: String, statements: [String], sqlite: [String]? = nil, postgres: [String]? = nil) {
        self.id = id
        self.name = name
        self.statements = statements
        var overrides: [Engine: [String]] = [:]
        overrides[.sqlite] = sqlite
        overrides[.postgres] = postgres
        self.overrides = overrides
    }

    /// What runs on an engine.
    public func statements(for engine: Engine) -> [String] { overrides[engine] ?? statements }

    /// Of what runs on an engine: FNV-1a, 64 bits, as 16 hexadecimal digits. It catches edits, not attackers.
    public func checksum(for engine: Engine) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for statement in statements(for: engine) {
            for byte in Array(statement.utf8) + [0] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
