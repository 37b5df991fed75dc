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
    /// - Returns: the streak up to it.
    static func add(_ date: LocalDate, of user: UserID, in db: any Connection) async throws -> Int64 {
        let before = try await db.first("""
            SELECT date, streak FROM training_days WHERE user_id = \(user.text) AND date <= \(date.text) ORDER BY date DESC LIMIT 1
            """).map(day)
        if let before, before.date == date { return before.streak }
        let streak = try await streak(after: before, on: date, of: user, in: db)
        try await db.enqueue("INSERT INTO training_days (user_id, date, streak) VALUES (\(user.text), \(date.text), \(streak))")
        try await recount(after: Day(date: date, streak: streak), of: user, in: db)
        return streak
    }

    /// The streak that has not ended before today, and the longest of all.
    static func streaks(of user: UserID, today: LocalDate, in db: any Connection) async throws -> TrainingStreak {
        let last = try await db.first("""
            SELECT date, streak FROM training_days WHERE user_id = \(user.text) ORDER BY date DESC LIMIT 1
            """).map(day)
        guard let last else { return TrainingStreak(current: 0, longest: 0) }
        let row = try await db.first("SELECT MAX(streak) AS longest FROM training_days WHERE user_id = \(user.text)")
        let goesOn = try await goesOn(from: last.date, to: today, of: user, in: db)
        return TrainingStreak(current: goesOn ? last.streak : 0, longest: try row?.get("longest") ?? 0)
    }

    /// Who crosses the date line westwards trains on a day before one that is there already: those after it follow from it.
    private static func recount(after day: Day, of user: UserID, in db: any Connection) async throws {
        var before = day
        let later = try await db.query("""
            SELECT date, streak FROM training_days WHERE user_id = \(user.text) AND date > \(day.date.text) ORDER BY date
            """).map(Self.day)
        for day in later {
            let streak = try await streak(after: before, on: day.date, of: user, in: db)
            guard streak != day.streak else { return }
            try await db.enqueue("""
                UPDATE training_days SET streak = \(streak) WHERE user_id = \(user.text) AND date = \(day.date.text)
                """)
            before = Day(date: day.date, streak: streak)
        }
    }

    private static func streak(after last: Day?, on date: LocalDate, of user: UserID, in db: any Connection) async throws -> Int64 {
        guard let last, try await goesOn(from: last.date, to: date, of: user, in: db) else { return 1 }
        return last.streak + 1
    }

    /// Whether all days between were days of rest in the plans of then.
    private static func goesOn(from last: LocalDate, to date: LocalDate, of user: UserID, in db: any Connection) async throws -> Bool {
        guard date > last + 1 else { return true }
        let plans = try await PlanStore.history(from: last, to: date, of: user, in: db)
        return TrainingStreak.goesOn(from: last, to: date) { day in
            guard let plan = plans.first(where: { $0.from <= day }) else { return false }
            return !plan.trainingDays.contains(PlanWeek.weekday(of: day))
        }
    }

    private static func day(_ row: Row) throws(DatabaseError) -> Day {
        guard let date: LocalDate = try row.text("date") else { throw .decoding(column: "date", reason: "missing") }
        return Day(date: date, streak: try row.get("streak"))
    }
}
