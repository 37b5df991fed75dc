internal import Contracts
internal import NutritionDomain
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// What every way of logging has in common. Writers hold the person's row.
struct LogDesk: Sendable {
    let dependencies: NutritionDependencies

    /// How far the clock of a phone may be ahead of this one's: at midnight it is on the next date already. Nobody is asked where else on
    /// earth a day has begun: who travels has the zone of their profile changed.
    private static let clockTolerance = Duration.minutes(5)

    /// A date on which something may be logged.
    /// - Parameter date: today in the person's zone when nil.
    /// - Throws: `day_not_started`; `validation_failed` for a day of another calendar.
    func begun(_ date: LocalDate?, for person: Person, now: Instant) throws(APIError) -> LocalDate {
        guard let date else { return dependencies.today(of: person, now: now) }
        guard date <= dependencies.today(of: person, now: now + Self.clockTolerance) else { throw APIError(.dayNotStarted) }
        if let rule = date.entryProblem(today: date) { throw APIError(.validationFailed, fields: [FieldProblem("date", rule)]) }
        return date
    }

    /// Follows up on entries of a date that were just added to it: its targets are noted, and who is to hear of the meal is told.
    func added(_ logs: [StoredLog], of person: Person, _ context: RequestContext, in db: any Connection) async throws {
        guard let date = logs.first?.date else { return }
        try await DayTargetStore.note(date, of: person, in: db)
        for log in logs { try await tell(log, of: person, context, in: db) }
    }

    /// Writes a changed entry, if anything of it changed.
    /// - Throws: `limit_reached` when its new day is full.
    func save(
        _ log: StoredLog, before: StoredLog, of person: Person, _ context: RequestContext, in db: any Connection
    ) async throws -> StoredLog {
        guard log.differs(from: before) else { return before }
        var log = log
        log.version = before.version + 1
        guard try await LogStore.save(log, before: before, limit: person.policy.entriesPerDay, of: person.id, in: db) else {
            throw APIError(.limitReached)
        }
        if (log.date, log.category) != (before.date, before.category) { try await added([log], of: person, context, in: db) }
        return log
    }

    /// Tells of the first entry of a meal on a date that has energy, once for ever. Older dates are nobody's evidence any more.
    private func tell(_ log: StoredLog, of person: Person, _ context: RequestContext, in db: any Connection) async throws {
        // A coffee without sugar is no meal.
        let kcal = (log.nutrients.kcal.hundredths + 50) / 100
        guard person.policy.mealsAreEvidence, kcal > 0, log.date >= dependencies.today(of: person, now: context.now) - 1 else { return }
        guard try await ToldMealStore.insert(log.category, on: log.date, of: person.id, in: db) else { return }
        try await dependencies.runtime.events.publish(
            .mealLogged, user: person.id, product: person.product, at: context.now, run: context.run,
            facts: EventFacts(count: kcal, date: log.date, meal: log.category), in: db)
    }
}

extension StoredLog {
    fileprivate func differs(from other: StoredLog) -> Bool {
        (date, category, name, unit, portion, weight) != (other.date, other.category, other.name, other.unit, other.portion, other.weight)
            || basis != other.basis || note != other.note
    }
}
