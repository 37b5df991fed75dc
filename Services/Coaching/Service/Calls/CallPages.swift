internal import CoachingDomain
internal import Contracts
internal import HTTPCore
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// Free slots, one's calls, and when a coach can be called.
struct CallPages: Sendable {
    let dependencies: CoachingDependencies

    private var policy: CoachingPolicy { dependencies.policy }

    func slots(_ call: Call<SignedIn, SlotQuery, Nothing>) async throws -> SlotList {
        let (query, now) = (call.parameters, call.now)
        // Both sides move a call; only its client books one.
        let reader = try query.call == nil ? Participant(person: call.client(), side: .client) : call.participant()
        let zone = dependencies.zone(reader.person.timezone)
        let from = query.from ?? zone.localDate(at: now), to = query.to ?? from + 6
        // Checked here too, because one of them may be left out.
        if let problem = SlotQuery(from: from, to: to).problems().first {
            throw APIError(.validationFailed, fields: [query.to == nil ? problem : FieldProblem("to", problem.rule)])
        }
        let newMinutes = policy.callMinutes[reader.person.tier] ?? 0
        let (start, end) = (zone.startOfDay(from), zone.startOfDay(to + 1))
        let demo = call.demo
        typealias Found = (Availability?, Set<Int64>, Int64)
        let (availability, taken, minutes) = try await dependencies.database.read { db -> Found in
            if let demo { return (demo.availability, [], newMinutes) }
            let moved = try await callToMove(query.call, by: reader, now: now, in: db)
            guard let thread = try await ThreadStore.find(moved?.client ?? reader.id, in: db), let coach = thread.coach else {
                throw APIError(.coachWaiting)
            }
            if let moved, moved.coach != coach { throw APIError(.callClosed) }
            let (minutes, length) = (moved?.minutes ?? newMinutes, SlotRule.length(policy))
            // A call that begins at the end of the last day reaches beyond it.
            let quarters = start.milliseconds / length..<max(start, end).milliseconds / length + minutes / policy.slotMinutes + 2
            var taken = try await QuarterStore.taken(quarters, of: coach, for: thread.client, call: moved?.id, now: now, in: db)
            for own in try await CallStore.open(of: thread.client, with: nil, in: db) where own.id != moved?.id {
                taken.formUnion(SlotRule.quarters(from: own.startsAt, minutes: own.minutes, policy) ?? 0..<0)
            }
            return (try await AvailabilityStore.find(coach, in: db), taken, minutes)
        }
        var slots: [Instant] = []
        if let availability {
            let coachZone = dependencies.zone(availability.timezone)
            slots = SlotRule(availability, policy).free(from: start, to: end, minutes: minutes, taken: taken, now: now) {
                (coachZone.localDate(at: $0), coachZone.localTime(at: $0))
            }
        }
        return SlotList(
            items: slots.map { CallSlot(slot: $0, endsAt: $0 + .minutes(minutes)) }, timezone: zone.name, durationMinutes: minutes)
    }

    /// A call of the reader's that can be moved; nil where none is meant.
    private func callToMove(
        _ id: CoachingCallID?, by reader: Participant, now: Instant, in db: any Connection
    ) async throws -> StoredCall? {
        guard let id else { return nil }
        guard let found = try await CallStore.find(id, of: reader.id, reader.side, in: db) else { throw APIError(.notFound) }
        guard found.status == .scheduled, now < found.startsAt else { throw APIError(.callClosed) }
        return found
    }

    func list(_ call: Call<SignedIn, CallQuery, Nothing>) async throws -> CallList {
        let (person, query, now) = (try call.participant(), call.parameters, call.now)
        if let demo = call.demo { return demo.calls(query) }
        let after = try query.cursor.map { token throws(APIError) in try TimeCursor(reading: token) }
        let limit = Int(query.limit?.value ?? 20)
        return try await dependencies.database.snapshot { db in
            let found = try await CallStore.page(
                query.period ?? .upcoming, after: after, limit: limit + 1, of: person.id, person.side, in: db)
            let page = ListPage(found, limit: limit) { TimeCursor(at: $0.startsAt, id: $0.id.text).token }
            let view = try await dependencies.callView(of: Array(page.items), for: person.side, now: now, in: db)
            return CallList(items: page.items.map { view.call($0) }, nextCursor: page.nextCursor)
        }
    }

    func one(_ call: Call<SignedIn, CallParameters, Nothing>) async throws -> CoachingCall {
        try await view(of: call).call
    }

    func calendar(_ call: Call<SignedIn, CallParameters, Nothing>) async throws -> HTTPResponse {
        let (shown, person) = try await view(of: call)
        let text = CallCalendar.text(
            shown, for: person.side, zone: dependencies.zone(person.person.timezone), language: call.context.language,
            method: shown.status == .cancelled ? .cancel : .publish, organizer: dependencies.settings.mailFrom.address)
        return HTTPResponse(
            status: .ok,
            headers: [
                "Content-Type": "text/calendar; charset=utf-8", "Cache-Control": "no-store",
                "Content-Disposition": "attachment; filename=\"call.ics\"",
            ], body: .bytes(Array(text.utf8)))
    }

    func availability(_ call: Call<Coach, Nothing, Nothing>) async throws -> Availability {
        let coach = try call.coach().id
        guard let found = try await dependencies.database.read({ db in try await AvailabilityStore.find(coach, in: db) }) else {
            throw APIError(.notFound)
        }
        return found
    }

    func saveAvailability(_ call: Call<Coach, Nothing, Availability>) async throws -> Availability {
        let (coach, availability, now) = (try call.coach().id, call.body, call.now)
        guard dependencies.zones.zone(availability.timezone) != nil else {
            throw APIError(.validationFailed, fields: [FieldProblem("timezone", .malformed(expected: .timeZone))])
        }
        try await dependencies.database.write { db in
            // After whoever is booking with this coach.
            _ = try await CoachStore.hold(coach, in: db)
            try await AvailabilityStore.save(availability, of: coach, now: now, in: db)
        }
        return availability
    }

    /// For other services.
    func left(_ call: Call<PeerService, UserParameters, Nothing>) async throws -> CallQuota {
        let (user, now) = (call.parameters.id, call.now)
        return try await dependencies.database.read { db in
            guard try await PersonStore.find(user, in: db) != nil else { throw APIError(.notFound) }
            var quota = try await CallTelling(dependencies: dependencies, run: nil, now: now).quota(of: user, in: db)
            quota.resetsAt = dependencies.month(at: now).end
            return quota
        }
    }

    private func view(of call: Call<SignedIn, CallParameters, Nothing>) async throws -> (call: CoachingCall, person: Participant) {
        let (person, id, now) = (try call.participant(), call.parameters.id, call.now)
        if let shown = call.demo?.call(id) { return (shown, person) }
        let shown = try await dependencies.database.read { db -> CoachingCall in
            guard let found = try await CallStore.find(id, of: person.id, person.side, in: db) else { throw APIError(.notFound) }
            return try await dependencies.callView(of: [found], for: person.side, now: now, in: db).call(found)
        }
        return (shown, person)
    }
}
