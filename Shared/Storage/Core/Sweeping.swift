extension Database {
    /// Deletes in small transactions, so that requests are never kept waiting by more than one of them, until nothing is left or a pass
    /// has done its share; the next pass goes on.
    /// - Parameters:
    ///   - key: the columns of the table's key, apart by commas.
    ///   - condition: what goes, which an index finds.
    public func sweep(_ table: StaticString, key: StaticString, where condition: SQL) async throws {
        for _ in 0..<Sweeping.batches {
            let count = try await write { db in
                try await db.execute("""
                    DELETE FROM \(unsafe: table) WHERE (\(unsafe: key)) IN (
                        SELECT \(unsafe: key) FROM \(unsafe: table) WHERE \(condition) LIMIT \(Sweeping.batch))
                    """)
            }
            guard count >= Sweeping.batch else { return }
            try await Task.sleep(for: Sweeping.pause)
        }
    }
}

private enum Sweeping {
    static let batch = 200
    /// Of one pass: 200,000 rows a minute.
    static let batches = 1000
    static let pause: Duration = .milliseconds(5)
}
