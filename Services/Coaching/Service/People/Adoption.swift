internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// Takes people over from the profile service: what coaches and clients see of each other, and whom clients fit.
struct Adoption: Sendable {
    let dependencies: CoachingDependencies

    var handlers: [WorkHandler] {
        [
            CoachingWork.takeOver.handle { payload, item in
                let now = dependencies.runtime.clocks.now(run: item.run)
                // May be done again: what is known is not taken twice.
                _ = try await takeOver(payload.user, for: item.origin, now: now)
            }
        ]
    }

    /// Brings what is known of somebody up to date with the profile service, and has them coached once they are through their first intake.
    /// - Parameter isCoached: false for coaches, administrators and the person of a demo, who takes nobody's place.
    /// - Returns: nil when there is nobody, or nobody any more.
    @discardableResult
    func takeOver(_ user: UserID, isCoached: Bool = true, for origin: CallOrigin, now: Instant) async throws -> Person? {
        let facts = try await dependencies.runtime.peers.ask(
            Profiles.facts, reading: CoachedPerson.self, at: dependencies.settings.profileURL, parameters: UserParameters(id: user),
            for: origin)
        guard let facts else { return nil }
        let (person, woken) = try await dependencies.database.write { db -> (Person?, [UserID]) in
            try await PersonStore.insert(user, product: facts.profile.product, now: now, in: db)
            _ = try await PersonStore.take(facts.profile, language: facts.settings.language, of: user, in: db)
            guard let person = try await PersonStore.find(user, in: db) else { return (nil, []) }
            guard isCoached else { return (person, []) }
            return (person, try await Assignment(dependencies: dependencies).enter(person, run: origin.run, now: now, in: db))
        }
        dependencies.feed.wake(woken)
        return person
    }
}
