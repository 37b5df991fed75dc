internal import CoachingDomain
internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// Cancels, moves and ends calls. FC-ADD-02.
struct CallChanges: Sendable {
    let dependencies: CoachingDependencies

    private var policy: CoachingPolicy { dependencies.policy }

    var handlers: [WorkHandler] {
        [CoachingWork.endCall.handle { payload, item in try await end(payload, item) }]
    }

    func cancel(_ call: Call<SignedIn, CallParameters, Nothing>) async throws -> BookedCall {
        let (person, id, now) = (try call.participant(), call.parameters.id, call.now)
        let telling = CallTelling(dependencies: dependencies, run: call.context.run, now: now)
        let (answer, people) = try await dependencies.database.write { db -> (BookedCall, [UserID]) in
            var (found, thread) = try await held(id, for: person, in: db)
            var people: [UserID] = []
            if found.status != .cancelled {
                guard now < found.startsAt else { throw APIError(.callClosed) }
                guard let cancelled = try await cancel(found, by: person.side, in: &thread, telling, db) else {
                    throw APIError(.callClosed)
                }
                found = cancelled
                people = [found.client, found.coach]
            }
            return (try await self.answer(found, to: person, telling, in: db), people)
        }
        dependencies.runtime.work.wake()
        dependencies.feed.wake(people)
        return answer
    }

    func move(_ call: Call<SignedIn, CallParameters, CallMove>) async throws -> BookedCall {
        let (person, id, slot, context) = (try call.participant(), call.parameters.id, call.body.slot, call.context)
        let now = context.now
        let booking = CallBooking(dependencies: dependencies)
        let telling = CallTelling(dependencies: dependencies, run: context.run, now: now)
        let (answer, people) = try await dependencies.database.write { db -> (BookedCall, [UserID]) in
            let (found, _) = try await held(id, for: person, in: db)
            guard found.status == .scheduled, now < found.startsAt else { throw APIError(.callClosed) }
            let quarters = try booking.quarters(from: slot, minutes: found.minutes, now: now)
            var (thread, coach) = try await booking.open(found.client, in: db)
            guard coach == found.coach else { throw APIError(.callClosed) }
            guard slot != found.startsAt else { return (try await self.answer(found, to: person, telling, in: db), []) }
            try await booking.check(slot, quarters, of: coach, for: found.client, but: id, now: now, in: db)
            switch person.side {
            case .client: try await Allowance.callChanges(policy.callChangesPerDay).use(found.client, now: now, in: db)
            case .coach: try CallLimit.check(policy.coachMoves, of: found)
            }
            guard try await QuarterStore.take(quarters, of: coach, for: found.client, call: id, until: nil, now: now, in: db) else {
                throw APIError(.slotUnavailable)
            }
            try await QuarterStore.free(id, but: quarters, in: db)
            guard let moved = try await CallStore.move(
                id, by: person.side, to: slot, until: slot + .minutes(found.minutes),
                refundableUntil: cutoff(of: found, movedTo: slot, by: person.side, now), in: db)
            else { throw APIError(.callClosed) }
            try await dependencies.runtime.work.add(CoachingWork.endCall, CallEnd(moved), run: context.run, dueAt: moved.endsAt, in: db)
            try await telling.post(.callMoved, moved, in: &thread, zone: try await zone(of: found.client, in: db), db)
            try await telling.notify(.callMoved, moved, by: person.side, in: db)
            try await CallReminders(dependencies: dependencies).schedule(moved, run: context.run, now: now, in: db)
            try await telling.feed(moved, changesQuota: false, in: db)
            return (try await self.answer(moved, to: person, telling, in: db), [moved.client, moved.coach])
        }
        dependencies.runtime.work.wake()
        dependencies.feed.wake(people)
        return answer
    }

    /// Cancels what a client has booked and what they keep, with one coach or with all, because that coach is theirs no longer. The calls
    /// come back to them. The thread's row is held, and its coach is still the old one, so that both are told.
    /// - Parameter coach: all when nil.
    /// - Returns: who is to be woken.
    func cancelUpcoming(
        in thread: inout StoredThread, with coach: UserID?, run: String?, now: Instant, _ db: any Connection
    ) async throws -> [UserID] {
        let telling = CallTelling(dependencies: dependencies, run: run, now: now)
        try await HoldStore.purge(of: thread.client, in: db)
        var people: [UserID] = []
        for call in try await CallStore.open(of: thread.client, with: coach, in: db) where call.startsAt > now {
            guard try await cancel(call, by: nil, in: &thread, telling, db) != nil else { continue }
            people += [call.client, call.coach]
        }
        return people
    }

    /// Forgets a client's calls and holds, because their account is deleted: their coaches' quarters are free again. The thread's row is
    /// held. Feeds of the coaches are told by whoever closes the thread.
    func purge(_ client: UserID, run: String?, now: Instant, in db: any Connection) async throws {
        let notifier = Notifier(dependencies: dependencies, run: run)
        for call in try await CallStore.open(of: client, with: nil, in: db) where call.startsAt > now {
            try await notifier.tell(.callCancelled, to: call.coach, about: client, call: call, in: db)
            guard let address = try await CoachStore.email(of: call.coach, in: db) else { continue }
            let mail = CallMail(call: call.id, news: .callCancelled, side: .coach, to: address, gone: GoneCall(call))
            try await dependencies.runtime.work.add(CoachingWork.mailCall, mail, run: run, in: db)
        }
        try await HoldStore.purge(of: client, in: db)
        // Their quarters go with them.
        try await db.enqueue("DELETE FROM calls WHERE client_id = \(client.text)")
    }

    /// Until when a moved call is given back, where its new time does not say it: a client who could not cancel for nothing any more
    /// cannot by moving first, and one whose coach moved it need not come to a time they did not choose.
    private func cutoff(of call: StoredCall, movedTo slot: Instant, by side: CallSide, _ now: Instant) -> Instant? {
        let before = call.refundableUntil(policy.cancelCutoff)
        return side == .coach ? slot : now > before ? before : nil
    }

    // MARK: - One call

    /// - Parameter side: whose wish it was; nil when the client's coach changed.
    private func cancel(
        _ call: StoredCall, by side: CallSide?, in thread: inout StoredThread, _ telling: CallTelling, _ db: any Connection
    ) async throws -> StoredCall? {
        let isRefunded = side != .client || telling.now <= call.refundableUntil(policy.cancelCutoff)
        guard let cancelled = try await CallStore.cancel(call.id, by: side, isRefunded: isRefunded, now: telling.now, in: db) else {
            return nil
        }
        try await QuarterStore.free(call.id, in: db)
        if isRefunded { try await CallQuotaStore.giveBack(call.month, of: call.client, in: db) }
        try await telling.publishEnd(of: cancelled, in: db)
        try await telling.post(.callCancelled, cancelled, in: &thread, zone: try await zone(of: call.client, in: db), db)
        try await telling.notify(.callCancelled, cancelled, by: side, in: db)
        try await CallStore.forgetAddress(of: cancelled.id, in: db)
        try await telling.feed(cancelled, changesQuota: isRefunded, in: db)
        return cancelled
    }

    /// Nothing happens to a call that was cancelled or moved, or that ended already.
    private func end(_ payload: CallEnd, _ item: WorkItem) async throws {
        let telling = CallTelling(dependencies: dependencies, run: item.run, now: dependencies.runtime.clocks.now(run: item.run))
        let people = try await dependencies.database.write { db -> [UserID] in
            guard let found = try await CallStore.find(payload.call, in: db) else { return [] }
            var thread = try await ThreadStore.hold(found.client, in: db)
            let isShut = thread?.state == .blocked || thread?.coach != found.coach
            guard let ended = try await CallStore.end(payload.call, at: payload.endsAt.instant, isShut: isShut, in: db) else {
                return []
            }
            try await QuarterStore.free(ended.id, in: db)
            if ended.isRefunded {
                try await CallQuotaStore.giveBack(ended.month, of: ended.client, in: db)
                try await post(.callCancelled, ended, in: &thread, telling, db)
            }
            if ended.status == .missed { try await telling.publishEnd(of: ended, in: db) }
            try await telling.feed(ended, changesQuota: ended.isRefunded, in: db)
            return [ended.client, ended.coach]
        }
        dependencies.feed.wake(people)
    }

    /// A call of this person's, with its thread's and its coach's row held.
    /// - Throws: `not_found` for other people's calls.
    private func held(
        _ id: CoachingCallID, for person: Participant, in db: any Connection
    ) async throws -> (StoredCall, StoredThread) {
        guard let seen = try await CallStore.find(id, of: person.id, person.side, in: db),
            let thread = try await ThreadStore.hold(seen.client, in: db)
        else { throw APIError(.notFound) }
        _ = try await CoachStore.hold(seen.coach, in: db)
        // What was read before the row was held may have changed since.
        guard let found = try await CallStore.find(id, of: person.id, person.side, in: db) else { throw APIError(.notFound) }
        return (found, thread)
    }

    private func answer(
        _ call: StoredCall, to person: Participant, _ telling: CallTelling, in db: any Connection
    ) async throws -> BookedCall {
        let view = try await dependencies.callView(of: [call], for: person.side, now: telling.now, in: db)
        let quota = person.side == .client ? try await telling.quota(of: call.client, in: db) : nil
        return BookedCall(call: view.call(call), quota: quota)
    }

    /// - Parameter thread: nil where there is none any more.
    private func post(
        _ news: SystemNews, _ call: StoredCall, in thread: inout StoredThread?, _ telling: CallTelling, _ db: any Connection
    ) async throws {
        guard var open = thread else { return }
        try await telling.post(news, call, in: &open, zone: try await zone(of: call.client, in: db), db)
        thread = open
    }

    private func zone(of client: UserID, in db: any Connection) async throws -> ZoneName {
        try await PersonStore.find(client, in: db)?.timezone ?? Zone.utc.name
    }
}
