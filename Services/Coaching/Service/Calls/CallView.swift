internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

extension CoachingDependencies {
    /// What is needed to show these calls: the names of their people.
    func callView(of calls: [StoredCall], now: Instant, in db: any Connection) async throws -> CallView {
        guard !calls.isEmpty else { return CallView(names: [:], policy: policy, now: now) }
        let people = Set(calls.map(\.client)).union(calls.map(\.coach)).map(\.text).sorted()
        var names: [UserID: PersonName] = [:]
        for row in try await db.query("SELECT user_id, name FROM people WHERE user_id IN (\(list: people))") {
            names[UserID(trusted: try row.get("user_id"))] = try row.text("name")
        }
        // What coaches call themselves comes before their account's name.
        for row in try await db.query("SELECT user_id, name FROM coaches WHERE user_id IN (\(list: people)) AND name IS NOT NULL") {
            names[UserID(trusted: try row.get("user_id"))] = try row.text("name")
        }
        return CallView(names: names, policy: policy, now: now)
    }
}

/// Calls as both sides see them.
struct CallView {
    let names: [UserID: PersonName]
    let policy: CoachingPolicy
    let now: Instant

    func call(_ stored: StoredCall) -> CoachingCall {
        CoachingCall(
            id: stored.id, status: stored.status(at: now), slot: stored.startsAt, endsAt: stored.endsAt, durationMinutes: stored.minutes,
            purpose: stored.purpose, client: party(stored, .client), coach: party(stored, .coach),
            joinOpensAt: stored.startsAt - policy.joinOpens, refundableUntil: stored.refundableUntil(policy.cancelCutoff),
            bookedAt: stored.bookedAt, cancelledBy: stored.cancelledBy, cancelledAt: stored.cancelledAt, version: stored.version)
    }

    private func party(_ stored: StoredCall, _ side: CallSide) -> CallParty {
        let person = stored.person(side)
        return CallParty(id: person, name: names[person], joinedAt: stored.joinedAt(side))
    }
}
