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

    /// Does what is refused on a day that has not begun. The zone that is known here is a copy: where the profile has another one by now,
    /// it is done once more by that. An app takes `day_not_started` as the last word, and what was eaten after a flight would be lost.
    /// - Throws: what `body` throws; `unavailable` where the profile does not answer, so that the app tries again.
    func withZone<Value: Sendable>(
        of person: Person, _ context: RequestContext, _ body: @Sendable (Person) async throws -> Value
    ) async throws -> Value {
        do { return try await body(person) } catch let error as APIError where error.code == .dayNotStarted {
            let known = try await Adoption(dependencies: dependencies).takeOver(person.id, for: context.origin, now: context.now)
            guard let known, known.timezone != person.timezone else { throw error }
            return try await body(known)
        }
    }

    /// A date on which something may be logged. What a day takes is limited, so that the days are too.
    /// - Parameters:
    ///   - date: today in the person's zone when nil.
    ///   - field: what the request calls it.
    /// - Throws: `day_not_started`; `validation_failed` for a day that is too long ago, or of another calendar.
    func open(_ date: LocalDate?, _ field: String = "date", for person: Person, now: Instant) throws(APIError) -> LocalDate {
        let today = dependencies.today(of: person, now: now)
        guard let date else { return today }
        try requireBegun(date, for: person, now: now)
        let first = today - person.policy.daysBack
        guard date >= first else {
            throw APIError(.validationFailed, fields: [FieldProblem(field, .mustBeLater(than: first - 1))])
        }
        return date
    }

    /// - Throws: `day_not_started`.
    func requireBegun(_ date: LocalDate, for person: Person, now: Instant) throws(APIError) {
        guard date <= dependencies.today(of: person, now: now + Self.clockTolerance) else { throw APIError(.dayNotStarted) }
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
        if (log.date, log.category) != (before.date, before.category) {
            try await added([log], of: person, context, in: db)
        } else if log.nutrients.kcal != before.nutrients.kcal {
            // A correction may give energy to what had none, or take back a slip.
            try await tell(log, of: person, context, in: db)
        }
        return log
    }

    /// Tells of the first entry of a meal on a date that has a meal's energy, once for ever. Older dates are nobody's evidence any more.
    private func tell(_ log: StoredLog, of person: Person, _ context: RequestContext, in db: any Connection) async throws {
        // A coffee without sugar is no meal; nor is more than anybody's evidence can have, which is a slip that will be corrected.
        let kcal = (log.nutrients.kcal.hundredths + 50) / 100
        guard person.policy.mealsAreEvidence, kcal > 0, CaloriesRule.range.contains(kcal),
            log.date >= dependencies.today(of: person, now: context.now) - 1
        else { return }
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
