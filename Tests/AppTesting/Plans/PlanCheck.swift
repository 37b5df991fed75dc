internal import Glibc
internal import Storage
internal import Synchronization

/// How a statement finds its rows, as the engine plans it.
///
/// The tables of tests are small, where reading them whole is right; so PostgreSQL is told to read one whole only if nothing else is
/// possible. What is found then is what a full table would be read by. Joins of nearly empty tables are as cheap by merging as by looking
/// up, so that a table counts only if it is read whole by either.
enum PlanCheck {
    private static let checked = Mutex<Set<String>>([])

    /// Looks at each statement that no test of this process has looked at yet, when `BARBELL_SCANS` names a file: what reads a table whole
    /// without a reason in `Scans` is added there. `BARBELL_SCANS=fail` makes it a failure.
    /// - Throws: `UnexplainedScans`.
    static func check(
        _ database: RecordingDatabase, service: String, wanted: String? = getenv("BARBELL_SCANS").map({ String(cString: $0) })
    ) async throws {
        guard let wanted else { return }
        var problems: [String] = []
        for sql in database.statements where isPlanned(sql.text) {
            let key = "\(service) \(database.engine.rawValue) \(sql.text)"
            guard checked.withLock({ $0.insert(key).inserted }) else { continue }
            let scanned = try await database.engine == .sqlite ? sqlite(database.inner, sql) : postgres(database.inner, sql)
            for table in scanned where !Scans.isExplained(service, database.engine, table, sql.text) {
                problems.append("\(service), \(database.engine.rawValue), \(table): \(words(sql.text))")
            }
        }
        guard !problems.isEmpty else { return }
        guard wanted != "fail", let file = fopen(wanted, "a") else { throw UnexplainedScans(problems: problems) }
        fputs(problems.joined(separator: "\n") + "\n", file)
        fclose(file)
    }

    private static func words(_ text: String) -> String {
        text.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    }

    private static func isPlanned(_ text: String) -> Bool {
        ["SELECT", "INSERT", "UPDATE", "DELETE", "WITH"].contains(String(text.prefix { $0.isLetter }))
    }

    /// `SEARCH` goes down an index; `SCAN` reads everything, perhaps in an index's order.
    private static func sqlite(_ database: any Database, _ sql: SQL) async throws -> Set<String> {
        let steps = try await database.read { db in
            try await db.query("EXPLAIN QUERY PLAN " + sql).map { try $0.get("detail", as: String.self) }
        }
        return Set(steps.compactMap { step in
            let parts = step.split(separator: " ")
            guard parts.count > 1, parts[0] == "SCAN", !step.contains("CONSTANT ROW"), !parts[1].hasPrefix("("),
                !step.contains("VIRTUAL TABLE")
            else {
                return nil
            }
            return table(String(parts[1]), in: sql.text)
        })
    }

    private static func postgres(_ database: any Database, _ sql: SQL) async throws -> Set<String> {
        let scanned = try await postgres(database, sql, without: ["enable_seqscan"])
        guard !scanned.isEmpty else { return [] }
        return scanned.intersection(
            try await postgres(database, sql, without: ["enable_seqscan", "enable_mergejoin", "enable_hashjoin"]))
    }

    private static func postgres(_ database: any Database, _ sql: SQL, without settings: [SQL]) async throws -> Set<String> {
        let lines = try await database.write { db in
            for setting in settings { try await db.execute("SET LOCAL " + setting + " = off") }
            return try await db.query("EXPLAIN (COSTS OFF) " + sql).map { try $0.get(0, as: String.self) }
        }
        var scanned: Set<String> = []
        for (index, line) in lines.enumerated() {
            let words = line.split(separator: " ").map(String.init)
            guard let on = words.firstIndex(of: "on"), on + 1 < words.count else { continue }
            let isWhole =
                if line.contains("Seq Scan") {
                    true
                } else if line.contains("Index Scan using") || line.contains("Index Only Scan using") {
                    // An index without a condition is walked from one end to the other.
                    !lines[(index + 1)...].prefix { !$0.contains("->") }.contains { $0.contains("Index Cond") }
                } else {
                    false
                }
            if isWhole, !words[on + 1].hasPrefix("pg_") { scanned.insert(table(words[on + 1], in: sql.text)) }
        }
        return scanned
    }

    /// SQLite names the alias.
    private static func table(_ name: String, in text: String) -> String {
        let words = text.split { " \n(),".contains($0) }.map(String.init)
        for (index, word) in words.enumerated() where word == name && index > 0 {
            if words[index - 1] == "AS", index > 1 { return words[index - 2] }
        }
        return name
    }
}

/// Statements that read a table whole without a reason for it in `Scans`.
struct UnexplainedScans: Error, CustomStringConvertible {
    let problems: [String]
    var description: String {
        "give these an index, or a reason in Tests/AppTesting/Plans/Scans.swift:\n" + problems.joined(separator: "\n")
    }
}
