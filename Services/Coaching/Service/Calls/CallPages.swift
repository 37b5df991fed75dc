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
        let (client, query, now) = (try call.client(), call.parameters, call.now)
        let zone = dependencies.zone(client.timezone)
        let from = query.from ?? zone.localDate(at: now), to = query.to ?? from + 6
        // Checked here too, because one of them may be left out.
        if let problem = SlotQuery(from: from, to: to).problems().first {
            throw APIError(.validationFailed, fields: [query.to == nil ? problem : FieldProblem("to", problem.rule)])
        }
        let minutes = policy.callMinutes[client.tier] ?? 0
        let (start, end) = (zone.startOfDay(from), zone.startOfDay(to + 1))
        let length = SlotRule.length(policy)
        // A call that begins at the end of the last day reaches beyond it.
        let quarters = start.milliseconds / length..<max(start, end).milliseconds / length + minutes / policy.slotMinutes + 2
        let demo = call.demo
        let (availability, taken) = try await dependencies.database.read { db -> (Availability?, Set<Int64>) in
            if let demo { return (demo.availability, []) }
            guard let thread = try await ThreadStore.find(client.id, in: db), let coach = thread.coach else {
                throw APIError(.coachWaiting)
            }
            var taken = try await QuarterStore.taken(quarters, of: coach, for: client.id, now: now, in: db)
            for own in try await CallStore.open(of: client.id, with: nil, in: db) {
                taken.formUnion(SlotRule.quarters(from: own.startsAt, minutes: own.minutes, policy) ?? 0..<0)
            }
            return (try await AvailabilityStore.find(coach, in: db), taken)
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

    func list(_ call: Call<SignedIn, CallQuery, Nothing>) async throws -> CallList {
        let (person, query, now) = (try call.participant(), call.parameters, call.now)
        if let demo = call.demo { return demo.calls(query) }
        let after = try query.cursor.map { token throws(APIError) in try TimeCursor(reading: token) }
        let limit = Int(query.limit?.value ?? 20)
        return try await dependencies.database.snapshot { db in
            let found = try await CallStore.page(
                query.period ?? .upcoming, after: after, limit: limit + 1, of: person.id, person.side, in: db)
            let page = ListPage(found, limit: limit) { TimeCursor(at: $0.startsAt, id: $0.id.text).token }
            let view = try await dependencies.callView(of: Array(page.items), now: now, in: db)
            return CallList(items: page.items.map(view.call), nextCursor: page.nextCursor)
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
            return try await dependencies.callView(of: [found], now: now, in: db).call(found)
        }
        return (shown, person)
    }
}
