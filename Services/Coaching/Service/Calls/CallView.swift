internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

extension CoachingDependencies {
    /// What is needed to show these calls to one of their sides: the names of their people, and who coaches them now.
    func callView(of calls: [StoredCall], for side: CallSide, now: Instant, in db: any Connection) async throws -> CallView {
        guard !calls.isEmpty else { return CallView(names: [:], coaches: nil, policy: policy, now: now) }
        let clients = Set(calls.map(\.client))
        let people = clients.union(calls.map(\.coach)).map(\.text).sorted()
        var names: [UserID: PersonName] = [:]
        for row in try await db.query("SELECT user_id, name FROM people WHERE user_id IN (\(list: people))") {
            names[UserID(trusted: try row.get("user_id"))] = try row.text("name")
        }
        // What coaches call themselves comes before their account's name.
        for row in try await db.query("SELECT user_id, name FROM coaches WHERE user_id IN (\(list: people)) AND name IS NOT NULL") {
            names[UserID(trusted: try row.get("user_id"))] = try row.text("name")
        }
        let coaches = side == .coach ? try await ThreadStore.coaches(of: Array(clients), in: db) : nil
        return CallView(names: names, coaches: coaches, policy: policy, now: now)
    }
}

/// Calls as both sides see them. What a client wanted to talk about, and who they are, is for whoever coaches them now.
struct CallView {
    let names: [UserID: PersonName]
    /// Who coaches these clients now, where a coach reads; nil where the client does.
    let coaches: [UserID: UserID]?
    let policy: CoachingPolicy
    let now: Instant

    /// - Parameter namesFormer: whether a coach who has its client no longer is told their name, as in the mail that says so.
    func call(_ stored: StoredCall, namesFormer: Bool = false) -> CoachingCall {
        CoachingCall(
            id: stored.id, status: stored.status(at: now), slot: stored.startsAt, endsAt: stored.endsAt, durationMinutes: stored.minutes,
            purpose: isFormer(stored) ? nil : stored.purpose,
            client: party(stored, .client, isNamed: namesFormer || !isFormer(stored)), coach: party(stored, .coach),
            joinOpensAt: stored.startsAt - policy.joinOpens, refundableUntil: stored.refundableUntil(policy.cancelCutoff),
            bookedAt: stored.bookedAt, cancelledBy: stored.cancelledBy, cancelledAt: stored.cancelledAt, version: stored.version)
    }

    private func party(_ stored: StoredCall, _ side: CallSide, isNamed: Bool = true) -> CallParty {
        let person = stored.person(side)
        return CallParty(id: person, name: isNamed ? names[person] : nil, joinedAt: stored.joinedAt(side))
    }

    /// Whether whoever reads it coaches its client no longer.
    private func isFormer(_ stored: StoredCall) -> Bool { coaches.map { $0[stored.client] != stored.coach } ?? false }
}
