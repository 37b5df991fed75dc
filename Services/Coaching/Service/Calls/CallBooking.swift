internal import CoachingDomain
internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// Keeps slots for clients and books them. FR-MESSAGING-07.
///
/// Whoever books holds the client's thread and then the coach's row, so that neither is booked twice at a time; the key of
/// `booked_quarters` makes sure of it.
struct CallBooking: Sendable {
    let dependencies: CoachingDependencies

    private var policy: CoachingPolicy { dependencies.policy }

    /// Keeps a slot from everybody else for some minutes. Asked for again it is the same one, with the same end; after a change of tier,
    /// whose calls are longer or shorter, it is kept anew.
    func hold(_ call: Call<SignedIn, Nothing, NewCallHold>) async throws -> Saved<CallHold> {
        let (client, slot, now) = (try call.client(), call.body.slot, call.now)
        let minutes = policy.callMinutes[client.tier] ?? 0
        let (quarters, end) = (try quarters(from: slot, minutes: minutes, now: now), slot + .minutes(minutes))
        return try await dependencies.database.write { db in
            let (_, coach) = try await open(client.id, in: db)
            if let kept = try await HoldStore.find(of: client.id, in: db), kept.coach == coach, kept.hold.slot == slot,
                kept.hold.endsAt == end, kept.hold.expiresAt > now {
                return .updated(kept.hold)
            }
            try await check(slot, quarters, of: coach, for: client.id, now: now, in: db)
            let used = try await CallQuotaStore.used(month(now), of: client.id, in: db)
            guard used < limit(client.tier) else { throw refusal(client.tier, used: used, now) }
            try await HoldStore.purge(of: client.id, in: db)
            let until = now + policy.hold
            guard try await QuarterStore.take(quarters, of: coach, for: client.id, call: nil, until: until, now: now, in: db) else {
                throw APIError(.slotUnavailable)
            }
            let hold = CallHold(id: CallHoldID(trusted: dependencies.ids.next()), slot: slot, endsAt: end, expiresAt: until)
            try await HoldStore.save(hold, of: client.id, at: coach, in: db)
            return .created(hold)
        }
    }

    /// Gives a kept slot back. What is not kept any more is given back already.
    func release(_ call: Call<SignedIn, CallHoldParameters, Nothing>) async throws -> Nothing {
        let (client, id) = (try call.client(), call.parameters.id)
        try await dependencies.database.write { db in
            // The thread's row before the others.
            _ = try await ThreadStore.hold(client.id, in: db)
            guard try await HoldStore.find(of: client.id, in: db)?.hold.id == id else { throw APIError(.notFound) }
            try await HoldStore.purge(of: client.id, in: db)
        }
        return Nothing()
    }

    func book(_ call: Call<SignedIn, Nothing, NewCall>) async throws -> BookedCall {
        let (client, wanted, context) = (try call.client(), call.body, call.context)
        let now = context.now
        let minutes = policy.callMinutes[client.tier] ?? 0
        let quarters = try quarters(from: wanted.slot, minutes: minutes, now: now)
        let month = month(now)
        let (booked, people) = try await dependencies.database.write { db -> (BookedCall, [UserID]) in
            var (thread, coach) = try await open(client.id, in: db)
            try await check(wanted.slot, quarters, of: coach, for: client.id, now: now, in: db)
            guard try await CallQuotaStore.use(month, limit: limit(client.tier), of: client.id, in: db) else {
                throw refusal(client.tier, used: try await CallQuotaStore.used(month, of: client.id, in: db), now)
            }
            try await Allowance.callChanges(policy.callChangesPerDay).use(client.id, now: now, in: db)
            let booked = StoredCall(
                id: CoachingCallID(trusted: dependencies.ids.next()), client: client.id, coach: coach, startsAt: wanted.slot,
                endsAt: wanted.slot + .minutes(minutes), status: .scheduled, version: 1, purpose: wanted.purpose,
                clientEmail: wanted.email, minutes: minutes, bookedAt: now, month: month.text, isRefunded: false)
            try await CallStore.insert(booked, in: db)
            guard try await QuarterStore.take(quarters, of: coach, for: client.id, call: booked.id, until: nil, now: now, in: db) else {
                throw APIError(.slotUnavailable)
            }
            try await HoldStore.purge(of: client.id, in: db)
            try await dependencies.runtime.work.add(
                CoachingWork.endCall, CallEnd(booked), run: context.run, dueAt: booked.endsAt, in: db)
            let telling = CallTelling(dependencies: dependencies, run: context.run, now: now)
            let quota = try await telling.quota(of: client.id, in: db)
            try await telling.publish(.callBooked, of: client.id, remaining: quota.remaining, in: db)
            try await telling.post(.callBooked, booked, in: &thread, zone: client.timezone, db)
            try await telling.notify(.callBooked, booked, by: .client, in: db)
            try await CallReminders(dependencies: dependencies).schedule(booked, run: context.run, now: now, in: db)
            try await telling.feed(booked, changesQuota: true, in: db)
            let view = try await dependencies.callView(of: [booked], for: .client, now: now, in: db)
            let answer = BookedCall(call: view.call(booked), quota: quota)
            // Else a repeat, as after an answer that got lost, would find its own slot taken and its own month used up.
            try await call.keep(answer, in: db)
            return (answer, thread.others(than: nil))
        }
        dependencies.runtime.work.wake()
        dependencies.feed.wake(people)
        return booked
    }

    // MARK: - What every booking asks

    /// The quarters of a slot.
    /// - Throws: `validation_failed` for what is no slot or is over.
    func quarters(from slot: Instant, minutes: Int64, now: Instant) throws(APIError) -> Range<Int64> {
        guard let quarters = SlotRule.quarters(from: slot, minutes: minutes, policy) else {
            throw APIError(
                .validationFailed, fields: [FieldProblem("slot", .notAllowed(values: ["…:00:00Z", "…:15:00Z", "…:30:00Z", "…:45:00Z"]))])
        }
        guard slot > now else { throw APIError(.validationFailed, fields: [FieldProblem("slot", .unavailable)]) }
        return quarters
    }

    /// The thread, held, with its coach, whose row is held too.
    func open(_ client: UserID, in db: any Connection) async throws -> (StoredThread, UserID) {
        guard let thread = try await ThreadStore.hold(client, in: db) else { throw APIError(.coachWaiting) }
        if thread.state == .blocked { throw APIError(.blocked) }
        guard thread.state == .open, let coach = thread.coach else { throw APIError(.coachWaiting) }
        _ = try await CoachStore.hold(coach, in: db)
        return (thread, coach)
    }

    /// Whether the coach has time and the client has no other call then. Whether somebody else took the slot says `QuarterStore.take`.
    /// - Throws: `slot_unavailable`.
    func check(
        _ slot: Instant, _ quarters: Range<Int64>, of coach: UserID, for client: UserID, but id: CoachingCallID? = nil, now: Instant,
        in db: any Connection
    ) async throws {
        guard SlotRule.isBookable(slot, now: now, policy), let availability = try await AvailabilityStore.find(coach, in: db) else {
            throw APIError(.slotUnavailable)
        }
        let zone = dependencies.zone(availability.timezone)
        let isOpen = SlotRule(availability, policy).covers(quarters) { (zone.localDate(at: $0), zone.localTime(at: $0)) }
        let length = SlotRule.length(policy)
        guard isOpen,
            try await !CallStore.overlaps(
                client, from: slot, to: Instant(milliseconds: quarters.upperBound * length), but: id, in: db),
            try await QuarterStore.taken(quarters, of: coach, for: client, call: id, now: now, in: db).isEmpty
        else { throw APIError(.slotUnavailable) }
    }

    private func month(_ now: Instant) -> QuotaMonth { dependencies.month(at: now) }
    private func limit(_ tier: Tier) -> Int64 { policy.monthlyCalls[tier] ?? 0 }

    /// Names the tier with more calls, where there is one. Without one the month's end is when it goes on.
    private func refusal(_ tier: Tier, used: Int64, _ now: Instant) -> APIError {
        QuotaRule.refusal(calls: used, tier: tier, resetsAt: month(now).end, policy)
    }
}
