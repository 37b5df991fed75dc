internal import Contracts
internal import Platform
internal import ProfileDomain
internal import ServiceKit
internal import Storage
internal import Wire

/// What people measure about themselves.
struct BodyFlows: Sendable {
    let keeper: ProfileKeeper

    /// Items of a series when nobody says how many.
    static let points = 200

    /// Adds an entry for a weight that the caller has just given the profile, in the caller's transaction.
    /// - Throws: `limit_reached`.
    func log(_ weight: Kilograms, unit: WeightUnit, date: LocalDate, of person: Person, now: Instant, in db: any Connection) async throws {
        try await WeightStore.insert(
            WeightEntry(id: newWeightID(), date: date, weightKg: weight, enteredUnit: unit, note: nil, createdAt: now), of: person.id, in: db)
    }

    /// An entry dated after today, which moving west leaves behind, is in every range.
    func weights(_ query: WeightQuery, of person: Person, now: Instant) async throws -> WeightSeries {
        let range = query.range ?? .all
        let start = WeightRule.start(of: range, today: keeper.today(of: person, now: now))
        let points = try await keeper.database.read { db in try await WeightStore.points(of: person.id, since: start, in: db) }
        let inRange = start.map { start in points.drop { $0.date < start } } ?? points[...]
        let summary = WeightRule.summary(first: inRange.first?.weight, last: inRange.last?.weight, newest: points.last?.weight)
        let shown = WeightRule.downsample(
            Array(inRange), to: query.points.map { Int($0.value) } ?? Self.points, x: { Double($0.date.daysSinceEpoch) }, y: \.weight.value)
        return WeightSeries(
            range: range, items: try shown.map { try $0.entry() }, count: inRange.count, starting: summary.starting,
            current: summary.current, change: summary.change, percent: summary.percent, trend: summary.trend)
    }

    func addWeight(_ weighIn: WeighIn, of person: Person, now: Instant, run: String?) async throws -> WeightEntry {
        guard let weight = weighIn.weight else { throw APIError(.validationFailed, fields: weighIn.problems()) }
        let unit: WeightUnit = weighIn.weightKg == nil ? .lb : .kg
        let today = keeper.today(of: person, now: now)
        let date = weighIn.date ?? today
        var problems: [FieldProblem] = []
        if let problem = ProfileRule.weightProblem(
            weight, policy: keeper.policy(of: person), field: unit == .lb ? "weightLb" : "weightKg")
        {
            problems.append(problem)
        }
        if date > today { problems.append(FieldProblem("date", .mustNotBeLater(than: today))) }
        guard problems.isEmpty else { throw APIError(.validationFailed, fields: problems) }
        let entry = try await keeper.database.write { db in
            // One weigh-in of a person at a time, so that ids follow each other as the entries do and none misses the newest.
            try await PersonStore.hold(person.id, in: db)
            let entry = WeightEntry(id: newWeightID(), date: date, weightKg: weight, enteredUnit: unit, note: weighIn.note, createdAt: now)
            try await WeightStore.insert(entry, of: person.id, in: db)
            if let newest = try await WeightStore.newest(of: person.id, in: db), newest.id == entry.id {
                try await keeper.change(person.id, now: now, in: db) { $0.profile.weightKg = weight }
                try await announce(weight, date: date, of: person, now: now, run: run, in: db)
                try await keeper.announce(person, now: now, run: run, in: db)
            }
            return entry
        }
        keeper.runtime.work.wake()
        return entry
    }

    /// The profile goes back to the newest entry that is left. Without any it keeps its weight: the targets are made from it, and a
    /// person whose log is empty still weighs something.
    func deleteWeight(_ id: WeightID, of person: Person, now: Instant, run: String?) async throws {
        try await keeper.database.write { db in
            try await PersonStore.hold(person.id, in: db)
            guard let deleted = try await WeightStore.delete(id, of: person.id, in: db) else { throw APIError(.notFound) }
            guard let newest = try await WeightStore.newest(of: person.id, in: db), (newest.date, newest.id) < (deleted, id) else { return }
            try await keeper.change(person.id, now: now, in: db) { $0.profile.weightKg = newest.weightKg }
            try await keeper.announce(person, now: now, run: run, in: db)
        }
        keeper.runtime.work.wake()
    }

    /// Tells of a weight that is now the newest, in the caller's transaction.
    func announce(_ weight: Kilograms, date: LocalDate, of person: Person, now: Instant, run: String?, in db: any Connection) async throws {
        guard keeper.policy(of: person).hasOnboarding else { return }
        try await keeper.runtime.events.publish(
            .weightLogged, user: person.id, product: person.product, at: now, run: run,
            facts: EventFacts(count: weight.hundredths, date: date), in: db)
    }

    private func newWeightID() -> WeightID { WeightID(trusted: keeper.runtime.ids.next()) }
}
