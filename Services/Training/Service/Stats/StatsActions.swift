internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import TrainingDomain
internal import Wire

/// What somebody's workouts came to, and everybody's.
struct StatsActions: Sendable {
    let dependencies: TrainingDependencies

    func stats(_ call: Call<SignedIn, Nothing, Nothing>) async throws -> TrainingStats {
        let person = try call.person()
        let today = dependencies.today(of: person, now: call.now)
        return try await dependencies.database.snapshot { db in
            let totals = try await StatsStore.totals(of: person.id, in: db)
            let streak = try await TrainingDayStore.streaks(of: person.id, today: today, in: db)
            return TrainingStats(
                totalWorkouts: totals.workouts, totalSeconds: totals.seconds, currentStreak: streak.current, longestStreak: streak.longest,
                muscles: try await MuscleStore.list(of: person.id, in: db),
                completionRate: totals.planned == 0 ? nil : totals.completed * 100 / totals.planned)
        }
    }

    /// Plans and their workouts are FitCoach+'s, and so are their numbers.
    func report(_ call: Call<Admin, ReportQuery, Nothing>) async throws -> SessionReport {
        let (from, to) = (Self.midnight(call.parameters.from), Self.midnight(call.parameters.to + 1))
        let (started, completed) = try await dependencies.database.read { db in try await StatsStore.begun(from: from, to: to, in: db) }
        // Rounded half up to one decimal.
        let percent = started == 0 ? nil : Double((completed * 1000 + started / 2) / started) / 10
        return SessionReport(started: started, completed: completed, completionPercent: percent)
    }

    private static func midnight(_ date: LocalDate) -> Instant { Instant(milliseconds: date.daysSinceEpoch * 86_400_000) }
}
