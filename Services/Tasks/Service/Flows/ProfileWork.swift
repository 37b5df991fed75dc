internal import Contracts
internal import JSONCoding
internal import ServiceKit
internal import Storage
internal import TasksDomain
internal import Wire

/// What goes to and comes from the profile service after transactions.
struct ProfileWork: Sendable {
    let keeper: TaskKeeper

    var handlers: [WorkKind: WorkHandler] {
        [
            TaskWork.takeOver: { item in
                guard let user = item.payload["user"]?.string else { throw WorkFailure.permanent("incomplete") }
                let now = keeper.runtime.clocks.now(run: item.run)
                try await keeper.takeOver(UserID(trusted: user), requestID: item.id, run: item.run, now: now)
            },
            TaskWork.recordWeight: { item in
                guard let user = item.payload["user"]?.string, let weight = item.payload["weight"]?.integer,
                    let date = try? LocalDate(validating: item.payload["date"]?.string ?? "")
                else { throw WorkFailure.permanent("incomplete") }
                try await recordWeight(Kilograms(trusted: weight), of: UserID(trusted: user), date: date, item)
            },
        ]
    }

    private func recordWeight(_ weight: Kilograms, of user: UserID, date: LocalDate, _ item: WorkItem) async throws {
        let record: @Sendable (PeerClient, LocalDate?) async throws -> Void = { peers, date in
            _ = try await peers.call(
                Profiles.recordWeight, reading: Nothing.self, at: keeper.settings.profileURL, parameters: UserParameters(id: user),
                body: WeighIn(weightKg: weight, date: date), requestID: item.id, run: item.run, idempotencyKey: item.id, deadline: .seconds(10))
        }
        try await keeper.runtime.peers.deliver { peers in
            do {
                try await record(peers, date)
            } catch let error as APIError where error.code == .validationFailed {
                // There the day may not have begun: the clocks differ a little, or the person has just travelled west. The weight counts
                // more than its date.
                try await record(peers, nil)
            }
        }
    }
}

extension Completion {
    /// A weight that was logged elsewhere does the weigh-in task of its day, if that is still to do. GTSD-P-3.3-06.
    func weightLogged(_ event: Event, in db: any Connection) async throws {
        guard let weight = event.facts?.count, (try? Kilograms(validating: Double(weight) / 100)) != nil, let date = event.facts?.date, var person = try await PersonStore.claim(event.user, in: db)
        else { return }
        let now = keeper.runtime.clocks.now(run: event.run)
        try await DayKeeper(keeper: keeper).bringUpToDate(&person, now: now, in: db)
        person.weight = weight
        let occasion = Occasion(now: now, run: event.run, language: person.language.language)
        let today = keeper.today(of: person, now: now)
        let isOpen = date <= today && !keeper.isFixed(date, of: person, now: now)
        let tasks = isOpen ? (try await TaskStore.day(date, of: person.id, in: db) ?? []).filter { $0.type == .weightLog } : []
        // The weight may have come from here, as evidence; then it has done its task.
        let isKnown = tasks.contains { $0.evidence?.metrics?.weightKg?.hundredths == weight }
        if let pending = tasks.first(where: { $0.status == .pending }), !isKnown {
            var metrics = TaskMetrics()
            metrics.weightKg = Hundredths(trusted: weight)
            _ = try await complete(
                pending.id, EvidenceDetails(type: .metrics, metrics: metrics), person: &person, context: occasion, tellsProfile: false, in: db)
        } else {
            // The way to the goal may have ended without a task.
            let standing = try await Standing.read(person, keeper: keeper, now: now, in: db)
            _ = try await Awards(keeper: keeper).give(
                to: person, before: standing, after: standing, run: event.run, language: occasion.language, now: now, in: db)
        }
        try await PersonStore.save(person, in: db)
    }
}
