internal import Contracts
internal import ServiceKit
internal import Storage
internal import TrainingDomain
internal import Wire

/// Days with a finished workout, each with the streak up to it: a streak is counted on when a day is added, and not from the beginning.
/// Writers hold the person's row.
enum TrainingDayStore {
    private struct Day {
        let date: LocalDate
        let streak: Int64
    }

    /// Adds a day, unless it is there.
    /// - Returns: the longest streak that it makes known: that up to it, the one before, which days of rest made longer after its last
    ///   workout, or that of a day behind it, as a workout that is told of late closes a gap.
    static func add(_ date: LocalDate, of user: UserID, in db: any Connection) async throws -> Int64 {
        let before = try await db.first("""
            SELECT date, streak FROM training_days WHERE user_id = \(user.text) AND date <= \(date.text) ORDER BY date DESC LIMIT 1
            """).map(day)
        if let before, before.date == date { return before.streak }
        let (streak, former) = try await streak(after: before, on: date, of: user, in: db)
        try await db.enqueue("INSERT INTO training_days (user_id, date, streak) VALUES (\(user.text), \(date.text), \(streak))")
        let later = try await recount(after: Day(date: date, streak: streak), of: user, in: db)
        return max(streak, former, later)
    }

    /// The streak that has not ended before today, and the longest of all.
    static func streaks(of user: UserID, today: LocalDate, in db: any Connection) async throws -> TrainingStreak {
        let last = try await db.first("""
            SELECT date, streak FROM training_days WHERE user_id = \(user.text) ORDER BY date DESC LIMIT 1
            """).map(day)
        guard let last else { return TrainingStreak(current: 0, longest: 0) }
        let row = try await db.first("SELECT MAX(streak) AS longest, MAX(ended) AS ended FROM training_days WHERE user_id = \(user.text)")
        let former = max(try row?.get("longest", as: Int64?.self) ?? 0, try row?.get("ended", as: Int64?.self) ?? 0)
        let rests = try await restDays(after: last.date, through: today, of: user, in: db)
        // A day of the plan without a workout ends it once it is over.
        let isOver = last.date + (rests + 1) < today
        return TrainingStreak(current: isOver ? 0 : last.streak + rests, longest: max(former, last.streak + rests))
    }

    /// Who crosses the date line westwards, or had no connection, trains on a day before one that is there already: those after it follow
    /// from it.
    /// - Returns: the longest streak that changes by it; 0 where none does.
    private static func recount(after day: Day, of user: UserID, in db: any Connection) async throws -> Int64 {
        var (before, longest) = (day, Int64(0))
        let later = try await db.query("""
            SELECT date, streak FROM training_days WHERE user_id = \(user.text) AND date > \(day.date.text) ORDER BY date
            """).map(Self.day)
        for day in later {
            let (streak, former) = try await streak(after: before, on: day.date, of: user, in: db)
            longest = max(longest, former)
            guard streak != day.streak else { break }
            try await db.enqueue("""
                UPDATE training_days SET streak = \(streak) WHERE user_id = \(user.text) AND date = \(day.date.text)
                """)
            longest = max(longest, streak)
            before = Day(date: day.date, streak: streak)
        }
        return longest
    }

    /// The streak of a day with a workout. Where it begins another one, the one before ended with the days of rest after its last workout.
    /// - Returns: `former` is how long that one was; 0 where none ended.
    private static func streak(
        after last: Day?, on date: LocalDate, of user: UserID, in db: any Connection
    ) async throws -> (streak: Int64, former: Int64) {
        guard let last else { return (1, 0) }
        let rests = try await restDays(after: last.date, through: date - 1, of: user, in: db)
        if last.date + (rests + 1) >= date { return (last.streak + rests + 1, 0) }
        try await db.enqueue("""
            UPDATE training_days SET ended = \(last.streak + rests) WHERE user_id = \(user.text) AND date = \(last.date.text)
            """)
        return (1, last.streak + rests)
    }

    /// By the plans of then.
    private static func restDays(
        after day: LocalDate, through end: LocalDate, of user: UserID, in db: any Connection
    ) async throws -> Int64 {
        guard end > day else { return 0 }
        let plans = try await PlanStore.history(from: day, to: end, of: user, in: db)
        return TrainingStreak.restDays(after: day, through: end) { day in
            guard let plan = plans.first(where: { $0.from <= day }) else { return false }
            return !plan.trainingDays.contains(PlanWeek.weekday(of: day))
        }
    }

    private static func day(_ row: Row) throws(DatabaseError) -> Day {
        guard let date: LocalDate = try row.text("date") else { throw .decoding(column: "date", reason: "missing") }
        return Day(date: date, streak: try row.get("streak"))
    }
}
