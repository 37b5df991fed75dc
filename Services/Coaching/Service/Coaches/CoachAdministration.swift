internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// What administrators see of coaches, and whom they give people to.
struct CoachAdministration: Sendable {
    let dependencies: CoachingDependencies

    func coaches(_ call: Call<Admin, PageQuery, Nothing>) async throws -> CoachLoadList {
        let query = call.parameters
        let after = try query.cursor.map { token throws(APIError) in try IDCursor(reading: token) }
        let limit = query.size
        return try await dependencies.database.snapshot { db in
            let found = try await CoachStore.page(after: after?.id, limit: Int64(limit) + 1, in: db)
            let view = try await dependencies.coachView(call.context, in: db)
            let page = ListPage(found, limit: limit) { IDCursor(id: $0.id.text).token }
            return CoachLoadList(
                items: page.items.map(view.load), nextCursor: page.nextCursor, waiting: try await ThreadStore.waitingCount(in: db))
        }
    }

    /// Gives somebody a coach, whoever they had. A wish for another one that nobody decided is fulfilled by it.
    func assign(_ call: Call<Admin, ClientParameters, NewAssignment>) async throws -> ClientAssignment {
        let (client, coach, context, admin) = (call.parameters.client, call.body.coachId, call.context, call.caller.person.userID)
        if try await dependencies.database.read({ db in try await PersonStore.find(client, in: db) }) == nil {
            try await Adoption(dependencies: dependencies).takeOver(client, for: context.origin, now: context.now)
        }
        let (assignment, woken) = try await dependencies.database.write { db -> (ClientAssignment, [UserID]) in
            // People without a first intake are not coached yet; coaches and administrators are not coached.
            guard try await PersonStore.find(client, in: db)?.goal != nil, try await CoachStore.find(client, in: db)?.isCoached != false,
                var thread = try await ThreadStore.hold(client, in: db)
            else { throw APIError(.notFound) }
            if thread.coach == coach {
                let woken = try await Handover(dependencies: dependencies).renew(thread, now: context.now, in: db)
                return (ClientAssignment(client: client, coach: coach, assignedAt: thread.assignedAt ?? context.now), woken)
            }
            guard thread.state != .closed else { throw APIError(.notFound) }
            let woken = try await Handover(dependencies: dependencies).run(
                &thread, to: coach, field: "coachId", for: context.run, now: context.now, in: db)
            if var request = try await ChangeRequestStore.pending(of: client, in: db) {
                (request.status, request.newCoach, request.decidedBy, request.decidedAt) = (.approved, coach, admin, context.now)
                _ = try await ChangeRequestStore.decide(request, in: db)
            }
            return (ClientAssignment(client: client, coach: coach, assignedAt: context.now), woken)
        }
        dependencies.feed.wake(woken)
        dependencies.runtime.work.wake()
        return assignment
    }
}

/// The cursor of a list by ids.
struct IDCursor: ListCursor, Equatable {
    let id: String

    init(id: String) { self.id = id }
    init(values: inout CursorReader) throws(APIError) { self.init(id: try values.next(Identifier<Self>.self).text) }
    var values: [any CursorValue] { [id] }
}
