internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// Reading what one was told.
struct NotificationActions: Sendable {
    let dependencies: TasksDependencies

    func list(_ call: Call<SignedIn, NotificationQuery, Nothing>) async throws -> NotificationList {
        try await notifications(call.parameters, of: call.person(), call.context)
    }

    func read(_ call: Call<SignedIn, Nothing, ReadMark>) async throws -> NotificationList {
        let (person, ids, now) = (try call.person(), call.body.ids?.items, call.now)
        try await dependencies.database.write { db in try await NotificationStore.read(ids, of: person.id, now: now, in: db) }
        return try await notifications(NotificationQuery(), of: person, call.context)
    }

    private func notifications(_ query: NotificationQuery, of person: Person, _ context: RequestContext) async throws -> NotificationList {
        let today = dependencies.today(of: person, now: context.now)
        let after = try query.cursor.map { token throws(APIError) in try TimeCursor(reading: token, separator: ".") }
        let limit = query.limit?.value ?? PageSize.example
        let (found, unread) = try await dependencies.database.snapshot { db in
            (
                try await NotificationStore.page(of: person.id, isUnread: query.unread, after: after, limit: limit + 1, in: db),
                try await NotificationStore.unread(of: person.id, in: db)
            )
        }
        let page = ListPage(found, limit: Int(limit)) { TimeCursor(at: $0.createdAt, id: $0.id.text).token(separator: ".") }
        return NotificationList(
            items: page.items.compactMap { $0.shown(context.language, on: today) }, unread: unread, nextCursor: page.nextCursor)
    }
}
