internal import EventLoop
internal import Platform
internal import SQLiteStorage
internal import Storage

/// Many writers, each waiting until its row is on disk before it writes the next.
enum DurableInserts {
    /// Prints rows a second.
    static func run(path: String, writers: Int, seconds: Int) async throws {
        let loop = try EventLoopGroup(count: 1, name: "insert")
        let database = try await SQLiteDatabase.open(path: path)
        _ = try await database.write { db in
            try await db.execute(
                """
                CREATE TABLE evidence (id TEXT PRIMARY KEY, user_id TEXT NOT NULL, task_id TEXT NOT NULL, note TEXT, created_at BIGINT NOT \
                NULL)
                """
            )
        }
        let ids = IDSource()
        let begin = ContinuousClock.now
        let end = begin + .seconds(seconds)
        let count = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<writers {
                group.addTask(executorPreference: loop.loops[0]) {
                    var answered = 0
                    while ContinuousClock.now < end {
                        try await insert(ids.next(), into: database)
                        answered += 1
                    }
                    return answered
                }
            }
            return try await group.reduce(0, +)
        }
        let elapsed = ContinuousClock.now - begin
        let stored: Int64 = try await database.read { db in try await db.query("SELECT COUNT(*) FROM evidence")[0].get(0) }
        guard stored == Int64(count) else { throw BenchError.wrongResult("\(count) rows answered, \(stored) stored") }
        await database.close()
        print(Measure.decimal(Double(count) / (elapsed / .seconds(1))))
    }

    private static func insert(_ id: String, into database: SQLiteDatabase) async throws {
        _ = try await database.write { db in
            try await db.execute("""
                INSERT INTO evidence (id, user_id, task_id, note, created_at)
                VALUES (\(id), \(user), \(task), \(note), \(1_772_352_000_000 as Int64))
                """)
        }
    }

    private static let user = "01954d3a-4c00-7abc-89ab-0123456789ab"
    private static let task = "01954d3a-4c00-7abc-89ab-ba9876543210"
    private static let note = "Ten minutes of reading before breakfast"
}
