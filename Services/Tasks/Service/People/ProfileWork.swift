internal import Contracts
internal import JSONCoding
internal import ServiceKit
internal import Storage
internal import TasksDomain
internal import Wire

/// What goes to and comes from the profile service after transactions.
struct ProfileWork: Sendable {
    let dependencies: TasksDependencies

    var handlers: [WorkHandler] {
        [
            TasksWork.takeOver.handle { payload, item in
                let now = dependencies.runtime.clocks.now(run: item.run)
                try await Adoption(dependencies: dependencies).takeOver(payload.user, for: item.origin, now: now)
            },
            TasksWork.recordWeight.handle { payload, item in
                try await tell(payload, item)
            },
            TasksWork.withdrawWeight.handle { payload, item in try await tell(payload, item) },
        ]
    }

    /// Logs a weight, or takes it back if its evidence was. The evidence is looked for again after the weight was told: it may have been
    /// taken back meanwhile, and the work that was left for that may have run before this.
    private func tell(_ told: WeightRecord, _ item: WorkItem) async throws {
        guard let evidence = told.evidence else { return try await record(told, item) }
        if try await isThere(evidence, of: told.user) {
            try await record(told, item)
            if try await isThere(evidence, of: told.user) { return }
        }
        try await dependencies.runtime.peers.deliver { peers in
            _ = try await peers.call(
                Profiles.withdrawWeight, reading: Nothing.self, at: dependencies.settings.profileURL,
                parameters: RecordedWeightParameters(id: told.user, evidence: evidence), body: Nothing(), requestID: item.id, run: item.run,
                deadline: .seconds(10))
        }
    }

    private func isThere(_ evidence: EvidenceID, of user: UserID) async throws -> Bool {
        try await dependencies.database.read { db in try await EvidenceStore.isThere(evidence, of: user, in: db) }
    }

    private func record(_ told: WeightRecord, _ item: WorkItem) async throws {
        let date = told.date
        let record: @Sendable (PeerClient, LocalDate?) async throws -> Void = { peers, date in
            _ = try await peers.call(
                Profiles.recordWeight, reading: Nothing.self, at: dependencies.settings.profileURL,
                parameters: RecordedWeightQuery(id: told.user, evidence: told.evidence),
                body: WeighIn(weightKg: Kilograms(trusted: told.weight), date: date), requestID: item.id, run: item.run,
                idempotencyKey: item.id, deadline: .seconds(10))
        }
        try await dependencies.runtime.peers.deliver { peers in
            do {
                do {
                    try await record(peers, date)
                } catch let error as APIError where error.code == .validationFailed {
                    // There the day may not have begun: the clocks differ a little, or the person has just travelled west. The weight
                    // counts more than its date.
                    try await record(peers, nil)
                }
            } catch let error as APIError where error.code == .notFound {
                // Their account was deleted while this was on its way.
            }
        }
    }
}
