internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

/// A coach's clients.
struct Clients: Sendable {
    let dependencies: CoachingDependencies

    func list(_ call: Call<Coach, PageQuery, Nothing>) async throws -> ClientList {
        let (coach, query) = (try call.coach().id, call.parameters)
        let after = try query.cursor.map { token throws(APIError) in try TimeCursor(reading: token) }
        let limit = query.size
        typealias Found = ([ListedClient], clients: Int64, unread: Int64, [UserID: Instant])
        let (found, total, unread, calls) = try await dependencies.database.snapshot { db -> Found in
            let found = try await ClientStore.page(of: coach, after: after, limit: limit + 1, in: db)
            let sums = try await ClientStore.sums(of: coach, in: db)
            return (found, sums.clients, sums.unread, try await NextCalls.of(found.map(\.id), with: coach, after: call.now, in: db))
        }
        let page = ListPage(found, limit: limit) { TimeCursor(at: $0.lastAt, id: $0.id.text).token }
        // Only the other side of an open thread sees who is there.
        let online = try await dependencies.online(page.items.filter { $0.state == .open }.map(\.id))
        return ClientList(
            items: page.items.map { $0.card(isOnline: online.contains($0.id), nextCall: calls[$0.id], call.context.language) },
            nextCursor: page.nextCursor, total: total, unread: unread)
    }

    func one(_ call: Call<Coach, ClientParameters, Nothing>) async throws -> ClientCard {
        let (coach, id) = (try call.coach().id, call.parameters.client)
        let (client, calls) = try await dependencies.database.snapshot { db -> (ListedClient, [UserID: Instant]) in
            guard let client = try await ClientStore.find(id, of: coach, in: db) else { throw APIError(.notFound) }
            return (client, try await NextCalls.of([id], with: coach, after: call.now, in: db))
        }
        let online: Set<UserID> = client.state == .open ? try await dependencies.online([id]) : []
        return client.card(isOnline: online.contains(id), nextCall: calls[id], call.context.language)
    }
}

/// When the next call of each client begins.
enum NextCalls {
    static func of(_ clients: [UserID], with coach: UserID, after now: Instant, in db: any Connection) async throws -> [UserID: Instant] {
        guard !clients.isEmpty else { return [:] }
        let rows = try await db.query("""
            SELECT client_id, MIN(starts_at) AS starts_at FROM calls
            WHERE coach_id = \(coach.text) AND client_id IN (\(list: clients.map(\.text))) AND ends_at > \(now)
                AND status IN ('scheduled', 'live')
            GROUP BY client_id
            """)
        var next: [UserID: Instant] = [:]
        for row in rows { next[UserID(trusted: try row.get("client_id"))] = try row.get("starts_at") }
        return next
    }
}

extension PageQuery {
    /// Items of a page: 20 when the reader does not say, 100 at most.
    var size: Int { min(Int(limit?.value ?? 20), 100) }
}
