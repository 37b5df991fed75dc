/// One step of a schema. Once merged it is never edited: a later migration changes what it did.
///
/// Statements run in order, in one transaction with the row that records them. They use no application types, so that they mean
/// the same in years. On SQLite, statements that rebuild a table run with foreign keys checked at the end of the transaction
/// after `PRAGMA defer_foreign_keys = ON`.
///
/// A migration adds: processes of the release before go on working beside it, and may start again on what it made. One that takes
/// something away says `isBreaking`, and comes a release after the last use of what it takes.
public struct Migration: Sendable {
    /// Whose step it is, and which: what a migration is known by for ever.
    public struct ID: Sendable, Hashable, CustomStringConvertible {
        public let module: String
        public let number: Int

        public init(module: String, number: Int) {
            self.module = module
            self.number = number
        }

        public var description: String { "\(module) \(number)" }
    }

    public let id: ID
    /// A verb and a noun, such as `create users`.
    public let name: String
    /// Whether releases that do not know this migration cannot work after it. They refuse to start then.
    public let isBreaking: Bool
    /// Whether it was merged when a higher number of its module had been released, and is applied after that where that is.
    let isLate: Bool
    /// What it is called in `schema_migrations`, the table of releases that knew no modules; nil for what came after them.
    let was: Int?
    private let statements: [String]
    private let overrides: [Engine: [String]]

    /// - Parameters:
    ///   - module: a service, `platform`, or what a table that services share is called.
    ///   - number: counts up within the module, from 1; gaps are allowed.
    ///   - was: only for migrations that were released under an id without a module.
    ///   - isLate: only for those that were numbered below one that had been released; a new one gets a number above all.
    ///   - statements: one SQL statement each, portable.
    ///   - sqlite: replaces `statements` on SQLite.
    ///   - postgres: replaces `statements` on PostgreSQL.
    public init(
        module: String, number: Int, was: Int? = nil, name: String, isBreaking: Bool = false, isLate: Bool = false, statements: [String],
        sqlite: [String]? = nil, postgres: [String]? = nil
    ) {
        id = ID(module: module, number: number)
        self.isLate = isLate
        self.was = was
        self.name = name
        self.isBreaking = isBreaking
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
