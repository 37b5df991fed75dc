internal import CoachingDomain
internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// Wishes for another coach: clients have them, administrators decide. FR-ACCOUNT-04-b, FC-ADD-07.
struct ChangeRequests: Sendable {
    let dependencies: CoachingDependencies

    func request(_ call: Call<SignedIn, Nothing, NewChangeRequest>) async throws -> ChangeRequest {
        let (client, now) = (try call.client(), call.now)
        let id = ChangeRequestID(trusted: dependencies.ids.next())
        let request = try await dependencies.database.write { db -> StoredChangeRequest in
            // Whoever deleted their account meanwhile wishes for nothing any more.
            guard let thread = try await ThreadStore.hold(client.id, in: db), thread.state != .closed, let coach = thread.coach else {
                throw APIError(.coachWaiting)
            }
            let request = StoredChangeRequest(
                id: id, client: client.id, coach: coach, status: .pending, reason: call.body.reason, requestedAt: now)
            guard try await ChangeRequestStore.insert(request, in: db) else { throw APIError(.requestPending) }
            return request
        }
        return request.shown(call.context.language)
    }

    func own(_ call: Call<SignedIn, PageQuery, Nothing>) async throws -> ChangeRequestList {
        let (client, query) = (try call.client(), call.parameters)
        let after = try query.cursor.map { token throws(APIError) in try TimeCursor(reading: token) }
        let limit = query.size
        let found = try await dependencies.database.read { db in
            try await ChangeRequestStore.page(of: client.id, after: after, limit: limit + 1, in: db)
        }
        let page = ListPage(found, limit: limit) { TimeCursor(at: $0.requestedAt, id: $0.id.text).token }
        return ChangeRequestList(items: page.items.map { $0.shown(call.context.language) }, nextCursor: page.nextCursor)
    }

    func list(_ call: Call<Admin, ChangeRequestQuery, Nothing>) async throws -> ClientChangeRequestList {
        let query = call.parameters
        let after = try query.cursor.map { token throws(APIError) in try TimeCursor(reading: token) }
        let limit = PageQuery(limit: query.limit, cursor: nil).size
        let found = try await dependencies.database.read { db in
            try await ChangeRequestStore.page(query.status ?? .pending, after: after, limit: limit + 1, in: db)
        }
        let page = ListPage(found, limit: limit) { TimeCursor(at: $0.requestedAt, id: $0.id.text).token }
        return ClientChangeRequestList(items: page.items.map(\.decided), nextCursor: page.nextCursor)
    }

    func approve(_ call: Call<Admin, ChangeRequestParameters, ChangeApproval>) async throws -> ClientChangeRequest {
        let coach = call.body.coachId
        return try await decide(call) { request in
            request.status = .approved
            request.newCoach = coach
        }
    }

    func refuse(_ call: Call<Admin, ChangeRequestParameters, Nothing>) async throws -> ClientChangeRequest {
        try await decide(call) { $0.status = .refused }
    }

    /// The same decision again changes nothing; another one comes too late.
    private func decide<Body>(
        _ call: Call<Admin, ChangeRequestParameters, Body>, _ decision: @escaping @Sendable (inout StoredChangeRequest) -> Void
    ) async throws -> ClientChangeRequest {
        let (id, context, admin) = (call.parameters.id, call.context, call.caller.person.userID)
        let (decided, woken) = try await dependencies.database.write { db -> (StoredChangeRequest, [UserID]) in
            // The thread before the request, which changes only while the thread is held.
            guard let client = try await ChangeRequestStore.find(id, in: db)?.client,
                var thread = try await ThreadStore.hold(client, in: db), let before = try await ChangeRequestStore.find(id, in: db)
            else { throw APIError(.notFound) }
            var request = before
            decision(&request)
            guard before.status == .pending else {
                guard before.status == request.status, before.newCoach == request.newCoach else { throw APIError(.versionConflict) }
                return (before, [])
            }
            request.decidedBy = admin
            request.decidedAt = context.now
            var woken = [client]
            if let coach = request.newCoach {
                // Whoever coaches or decides by now is coached by nobody, whatever they wished for before.
                guard try await CoachStore.find(client, in: db)?.isCoached != false else { throw APIError(.notFound) }
                woken = try await Handover(dependencies: dependencies).run(
                    &thread, to: coach, field: "coachId", for: context.run, now: context.now, in: db)
            } else {
                try await Notifier(dependencies: dependencies, run: context.run).tell(.changeRefused, to: client, about: client, in: db)
                try await dependencies.feed.tell(.thread, to: woken, about: client, now: context.now, in: db)
            }
            _ = try await ChangeRequestStore.decide(request, in: db)
            return (request, woken)
        }
        dependencies.feed.wake(woken)
        dependencies.runtime.work.wake()
        return decided.decided
    }
}
