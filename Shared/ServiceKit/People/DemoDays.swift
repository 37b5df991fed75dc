public import Platform
public import Storage
internal import Synchronization
public import Wire

/// Keeps what a demo shows up to date. All visitors of a demo are one person; on each day the first of them has what happened in the last
/// weeks written anew, so that a demo always shows the same story up to yesterday, and its tables never grow. FC-ADD-14.
///
/// Only once a day: this process remembers the day, and among several processes the row of `demo_days` decides, in the transaction that
/// writes the days.
public final class DemoDays: Sendable {
    private struct Known {
        /// Written, as far as this process knows.
        var day: LocalDate?
        /// A service that was asked for the person's facts gave no answer: nobody waits for it again before.
        var pausedUntil: ContinuousClock.Instant?
    }

    private static let pause = Duration.seconds(10)

    private let known = Mutex<[UserID: Known]>([:])

    public init() {}

    /// Calls `write` unless this process knows that the day was written. What fails is left to whoever visits after a pause, and this one
    /// sees what is there: a demo that is a day old is better than none.
    /// - Parameter write: returns false when there was nothing to write them from yet.
    /// - Returns: whether it was called, so that what is known of the person may be another.
    public func keep(_ user: UserID, on today: LocalDate, logger: Logger, _ write: () async throws -> Bool) async -> Bool {
        guard known.withLock({ Self.isDue($0[user], on: today) }) else { return false }
        do {
            guard try await write() else { return true }
            known.withLock { $0[user, default: Known()].day = max($0[user]?.day ?? today, today) }
        } catch {
            known.withLock { $0[user, default: Known()].pausedUntil = .now + Self.pause }
            logger.log(.warning, "demo days not written", ["user": .string(user.text), "error": .string("\(error)")])
        }
        return true
    }

    private static func isDue(_ known: Known?, on today: LocalDate) -> Bool {
        guard let known else { return true }
        if let day = known.day, day >= today { return false }
        return known.pausedUntil.map { $0 <= .now } ?? true
    }

    /// Takes the day, as this statement alone decides. The row stays locked until the transaction ends, so that everybody else finds the
    /// day written.
    /// - Returns: false when it was taken, or a later one was.
    public static func begin(_ user: UserID, on today: LocalDate, in db: any Connection) async throws -> Bool {
        try await db.execute("""
            INSERT INTO demo_days (user_id, day) VALUES (\(user.text), \(today.text))
            ON CONFLICT (user_id) DO UPDATE SET day = excluded.day WHERE demo_days.day < excluded.day
            """) == 1
    }

    /// For reports: leaves out what was never done by anybody.
    /// - Parameter column: of the row that is counted, with its table.
    public static func excluded(_ column: SQL) -> SQL {
        "NOT EXISTS (SELECT 1 FROM demo_days WHERE demo_days.user_id = \(column))"
    }

    /// The table; its rows go with those of `people`.
    public static let migration = Migration(
        module: "demo", number: 1, name: "create demo days",
        statements: [
            """
            CREATE TABLE demo_days (
                user_id TEXT PRIMARY KEY REFERENCES people (user_id) ON DELETE CASCADE,
                day TEXT NOT NULL)
            """
        ])
}
