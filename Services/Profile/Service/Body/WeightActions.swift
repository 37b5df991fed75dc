internal import Contracts
internal import Platform
internal import ProfileDomain
internal import ServiceKit
internal import Storage
internal import Wire

/// The log of somebody's weight. Its newest entry is the weight of their profile.
struct WeightActions: Sendable {
    let dependencies: ProfileDependencies
    private let log: WeightLog
    private let profiles: ProfileWriter

    init(dependencies: ProfileDependencies) {
        self.dependencies = dependencies
        log = WeightLog(dependencies: dependencies)
        profiles = ProfileWriter(dependencies: dependencies)
    }

    /// Items of a series when nobody says how many.
    private static let points = 200

    /// Every range includes entries dated after today, which travelling west leaves behind.
    func list(_ call: Call<SignedIn, WeightQuery, Nothing>) async throws -> WeightSeries {
        let (person, query) = (try call.person(), call.parameters)
        let range = query.range ?? .all
        let start = WeightRule.start(of: range, today: dependencies.today(of: person, now: call.now))
        let entries = try await dependencies.database.read { db in try await WeightStore.points(of: person.id, since: start, in: db) }
        let points = WeightRule.shown(entries, by: dependencies.policy(of: person).weightsADay, date: \.date)
        let inRange = start.map { start in points.drop { $0.date < start } } ?? points[...]
        let summary = WeightRule.summary(first: inRange.first?.weight, last: inRange.last?.weight, newest: points.last?.weight)
        let shown = Curve.downsample(
            Array(inRange), to: query.points.map { Int($0.value) } ?? Self.points, x: { Double($0.date.daysSinceEpoch) }, y: \.weight.value)
        return WeightSeries(
            range: range, items: try shown.map { try $0.entry() }, count: inRange.count, starting: summary.starting,
            current: summary.current, change: summary.change, percent: summary.percent, trend: summary.trend)
    }

    func add(_ call: Call<SignedIn, Nothing, WeighIn>) async throws -> WeightEntry {
        // Else a repeat, as after an answer that got lost, would log it again.
        try await add(call.body, as: nil, of: try call.person(), now: call.now, run: call.context.run) { entry, db in
            try await call.keep(entry, in: db)
        }
    }

    /// A weight that another service was given, such as evidence of a task.
    func record(_ call: Call<PeerService, RecordedWeightQuery, WeighIn>) async throws -> WeightEntry {
        let (id, evidence) = (call.parameters.id, call.parameters.evidence)
        let person = try await dependencies.database.read { db in try await dependencies.person(id, in: db) }
        guard let person else { throw APIError(.notFound) }
        return try await add(call.body, as: evidence, of: person, now: call.now, run: call.context.run) { entry, db in
            try await call.keep(entry, in: db)
        }
    }

    /// - Parameter keep: the last of the transaction.
    private func add(
        _ weighIn: WeighIn, as evidence: EvidenceID?, of person: Person, now: Instant, run: String?,
        keep: @escaping @Sendable (WeightEntry, any Connection) async throws -> Void
    ) async throws -> WeightEntry {
        guard let weight = weighIn.weight else { throw APIError(.validationFailed, fields: weighIn.problems()) }
        let unit: WeightUnit = weighIn.weightKg == nil ? .lb : .kg
        let today = dependencies.today(of: person, now: now)
        let date = weighIn.date ?? today
        var problems: [FieldProblem] = []
        if let problem = ProfileRule.weightProblem(
            weight, policy: dependencies.policy(of: person), field: unit == .lb ? "weightLb" : "weightKg")
        {
            problems.append(problem)
        }
        if let rule = date.entryProblem(today: dependencies.lastDay(of: person, now: now)) { problems.append(FieldProblem("date", rule)) }
        guard problems.isEmpty else { throw APIError(.validationFailed, fields: problems) }
        let entry = try await dependencies.database.write { db in
            // Weigh-ins of one person take turns, so that their ids are in the order of the entries and each sees which one is the newest.
            try await PersonStore.hold(person.id, in: db)
            if let evidence, let known = try await WeightStore.find(evidence, of: person.id, in: db) { return known }
            let id = try await log.newID(on: date, of: person.id, in: db)
            let entry = WeightEntry(id: id, date: date, weightKg: weight, enteredUnit: unit, note: weighIn.note, createdAt: now)
            try await WeightStore.insert(entry, as: evidence, of: person.id, in: db)
            let isNewest = try await WeightStore.newest(of: person.id, in: db)?.id == entry.id
            if isNewest { try await profiles.change(person.id, now: now, in: db) { $0.profile.weightKg = weight } }
            // Yesterday's task may still want a weight of yesterday. One that came as evidence has done its task.
            let isAsked = dependencies.policy(of: person).hasOnboarding && evidence == nil && date >= today - 1
            if isNewest || isAsked {
                try await log.announce(weight, date: date, as: evidence, isNewest: isNewest, of: person, now: now, run: run, in: db)
                // Also where the profile is as it was: a subscriber of an older release takes every weight for the newest.
                try await profiles.announce(person, now: now, run: run, in: db)
            }
            try await keep(entry, db)
            return entry
        }
        dependencies.runtime.work.wake()
        return entry
    }

    func delete(_ call: Call<SignedIn, WeightParameters, Nothing>) async throws -> Nothing {
        let (person, id) = (try call.person(), call.parameters.id)
        try await remove(from: person, now: call.now, run: call.context.run) { db in
            guard let date = try await WeightStore.delete(id, of: person.id, in: db) else { throw APIError(.notFound) }
            return (date, id)
        }
        return Nothing()
    }

    /// A weight whose evidence was taken back. What was weighed before on that day counts again.
    func withdraw(_ call: Call<PeerService, RecordedWeightParameters, Nothing>) async throws -> Nothing {
        let (id, evidence) = (call.parameters.id, call.parameters.evidence)
        let person = try await dependencies.database.read { db in try await dependencies.person(id, in: db) }
        // Of nobody there is nothing to take back.
        guard let person else { return Nothing() }
        try await remove(from: person, now: call.now, run: call.context.run) { db in
            try await WeightStore.delete(evidence, of: person.id, in: db)
        }
        return Nothing()
    }

    /// The profile goes back to the newest entry that is left. Without any, where there are intakes, it has no weight: that of the second
    /// one, which somebody may have corrected since, counts again. Elsewhere it keeps its weight: the targets are made from it, and a
    /// person whose log is empty still weighs something.
    /// - Parameter entry: takes an entry out of the log, and says which that was; nil when there was none.
    private func remove(
        from person: Person, now: Instant, run: String?,
        _ entry: @escaping @Sendable (any Connection) async throws -> (date: LocalDate, id: WeightID)?
    ) async throws {
        try await dependencies.database.write { db in
            try await PersonStore.hold(person.id, in: db)
            guard let deleted = try await entry(db) else { return }
            let newest = try await WeightStore.newest(of: person.id, in: db)
            let wasShown = newest.map { ($0.date, $0.id) < deleted } ?? dependencies.policy(of: person).hasIntakes
            guard wasShown else { return }
            try await profiles.change(person.id, now: now, in: db) { $0.profile.weightKg = newest?.weightKg }
            try await profiles.announce(person, now: now, run: run, in: db)
        }
        dependencies.runtime.work.wake()
    }
}
