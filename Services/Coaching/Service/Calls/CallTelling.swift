internal import CoachingDomain
internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// Tells people and services what became of a call.
struct CallTelling: Sendable {
    let dependencies: CoachingDependencies
    let run: String?
    let now: Instant

    /// What a client has left of this month.
    func quota(of client: UserID, in db: any Connection) async throws -> CallQuota {
        let tier = try await PersonStore.find(client, in: db)?.tier ?? .freemium
        let used = try await CallQuotaStore.used(dependencies.month(at: now), of: client, in: db)
        return QuotaRule.calls(used: used, tier: tier, dependencies.policy)
    }

    /// Tells other services how many calls remain. The thread's row is held, so that the newest number has the highest version.
    func publish(_ type: EventType, of client: UserID, remaining: Int64, at time: Instant? = nil, in db: any Connection) async throws {
        let facts = EventFacts(
            version: try await ThreadStore.nextCallsVersion(of: client, in: db), count: remaining, until: dependencies.month(at: now).end)
        try await dependencies.runtime.events.publish(type, user: client, product: .fitcoach, at: time ?? now, run: run, facts: facts, in: db)
    }

    /// Says that a call will not be held. Where another one is coming, only what is left of the month is told.
    func publishEnd(of call: StoredCall, in db: any Connection) async throws {
        let remaining = try await quota(of: call.client, in: db).remaining
        let isLast = try await CallStore.open(of: call.client, with: nil, in: db).isEmpty
        // Not before it was booked, by whichever process's clock that was.
        let end = max(now, call.bookedAt)
        try await publish(isLast ? .callCancelled : .callQuotaChanged, of: call.client, remaining: remaining, at: end, in: db)
    }

    /// A system message that names the time by the client's clock, where the thread takes one. The thread's row is held.
    func post(
        _ news: SystemNews, _ call: StoredCall, in thread: inout StoredThread, zone name: ZoneName, _ db: any Connection
    ) async throws {
        guard thread.state == .open else { return }
        let time = dependencies.zone(name).time(at: call.startsAt).subject
        // A coach who was there, and is theirs no longer, did come.
        let subject = call.status == .missed && call.coachJoinedAt == nil ? "\(time) \(SystemText.missed)" : time
        try await Posting(dependencies: dependencies).post(.system(news, subject: subject), in: &thread, now: now, db)
    }

    /// Tells devices, and whoever gave an address by mail. FC-ADD-04.
    /// - Parameter side: who did it, and is told nothing on their devices; nil for neither.
    func notify(_ news: PushNews, _ call: StoredCall, by side: CallSide?, in db: any Connection) async throws {
        let notifier = Notifier(dependencies: dependencies, run: run)
        for other in CallSide.allCases where other != side {
            try await notifier.tell(news, to: call.person(other), about: call.client, call: call, in: db)
        }
        let addresses: [(CallSide, EmailAddress?)] = [
            (.client, call.clientEmail), (.coach, try await CoachStore.email(of: call.coach, in: db)),
        ]
        for case (let side, let address?) in addresses {
            let mail = CallMail(call: call.id, news: news, side: side, to: address)
            try await dependencies.runtime.work.add(CoachingWork.mailCall, mail, run: run, in: db)
        }
    }

    /// The last of a transaction.
    func feed(_ call: StoredCall, changesQuota: Bool, in db: any Connection) async throws {
        try await dependencies.feed.tell(
            .call, to: [call.client, call.coach], about: call.client, subject: call.id.text, now: now, in: db)
        guard changesQuota else { return }
        try await dependencies.feed.tell(.quota, to: [call.client], about: call.client, now: now, in: db)
    }
}

/// Which end of a call is meant: one that was moved since has another.
struct CallEnd: DTO {
    let call: CoachingCallID
    let endsAt: EpochMilliseconds

    init(_ call: StoredCall) {
        self.call = call.id
        endsAt = EpochMilliseconds(call.endsAt)
    }
    private init(call: CoachingCallID, endsAt: Instant) {
        self.call = call
        self.endsAt = EpochMilliseconds(endsAt)
    }
    static let example = CallEnd(call: .example, endsAt: .example)
}
