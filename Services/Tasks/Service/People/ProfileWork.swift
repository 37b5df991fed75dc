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
                try await recordWeight(Kilograms(trusted: payload.weight), of: payload.user, date: payload.date, item)
            },
        ]
    }

    private func recordWeight(_ weight: Kilograms, of user: UserID, date: LocalDate, _ item: WorkItem) async throws {
        let record: @Sendable (PeerClient, LocalDate?) async throws -> Void = { peers, date in
            _ = try await peers.call(
                Profiles.recordWeight, reading: Nothing.self, at: dependencies.settings.profileURL, parameters: UserParameters(id: user),
                body: WeighIn(weightKg: weight, date: date), requestID: item.id, run: item.run, idempotencyKey: item.id,
                deadline: .seconds(10))
        }
        try await dependencies.runtime.peers.deliver { peers in
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
