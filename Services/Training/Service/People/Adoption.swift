internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// Takes people over from the profile service, with what their plans follow from.
struct Adoption: Sendable {
    let dependencies: TrainingDependencies

    var handlers: [WorkHandler] {
        [
            TrainingWork.takeOver.handle { payload, item in
                let now = dependencies.runtime.clocks.now(run: item.run)
                // Both may be done again: what is known is not taken twice, and a plan that fits is not made again.
                guard let person = try await takeOver(payload.user, for: item.origin, now: now) else { return }
                guard person.product == .fitcoach else { return }
                try await Planning(dependencies: dependencies).follow(person.id, run: item.run, now: now)
            }
        ]
    }

    /// Brings what is known of somebody up to date with the profile service.
    /// - Returns: nil when there is nobody, or nobody any more.
    @discardableResult
    func takeOver(_ user: UserID, for origin: CallOrigin, now: Instant) async throws -> Person? {
        let facts = try await dependencies.runtime.peers.ask(
            Profiles.facts, reading: TrainedPerson.self, at: dependencies.settings.profileURL, parameters: UserParameters(id: user),
            for: origin)
        guard let facts else { return nil }
        return try await dependencies.database.write { db in
            try await PersonStore.insert(user, product: facts.profile.product, now: now, in: db)
            _ = try await PersonStore.take(facts.profile, language: facts.settings.language, of: user, in: db)
            return try await PersonStore.find(user, in: db)
        }
    }
}
