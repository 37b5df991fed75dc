internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// Tells whose token it is. Only people of a product with a store are let in; who was deleted is refused although their access token
/// has some minutes left.
struct CustomerAuthenticator: Authenticator {
    let tokens: RemoteAuthenticator
    let database: any Database

    func principal(bearer token: String, context: RequestContext) async throws -> Principal {
        let principal = try await tokens.principal(bearer: token, context: context)
        guard case .person(let person) = principal else { throw APIError(.unauthenticated) }
        guard ProductPolicy.of(person.product).hasStore else { throw APIError(.forbidden) }
        if try await database.read({ db in try await Departures().contains(person.userID, in: db) }) { throw APIError(.unauthenticated) }
        return principal
    }
}

/// Who buys here. The row is made when it is first needed.
enum CustomerStore {
    /// Takes the person's row, making it when there is none: until the transaction ends nobody else changes what they have. Taken before
    /// any other row, so that no two wait for each other.
    /// - Throws: `unauthenticated` for somebody who was deleted.
    static func claim(_ user: UserID, now: Instant, in db: any Connection) async throws {
        let claimed = try await db.execute("""
            INSERT INTO customers (user_id, version, paid_orders, joined_at)
            SELECT \(user.text), 1, 0, \(now) WHERE NOT EXISTS (SELECT 1 FROM departed WHERE user_id = \(user.text))
            ON CONFLICT (user_id) DO UPDATE SET version = customers.version + 1
            """)
        // Asked again once the row is ours: a deletion that held it meanwhile is seen only now.
        guard claimed == 1, !(try await Departures().contains(user, in: db)) else { throw APIError(.unauthenticated) }
    }

    /// How many orders somebody paid for.
    static func paidOrders(_ user: UserID, in db: any Connection) async throws -> Int64 {
        try await db.first("SELECT paid_orders FROM customers WHERE user_id = \(user.text)")?.get(0) ?? 0
    }

    static func countPaidOrder(_ user: UserID, in db: any Connection) async throws {
        try await db.execute("UPDATE customers SET paid_orders = paid_orders + 1 WHERE user_id = \(user.text)")
    }
}

/// Numbers without gaps: given out in the transaction that uses them, whose row lock makes others wait for it.
enum Counters {
    static func next(_ name: StaticString, first: Int64, in db: any Connection) async throws -> Int64 {
        let row = try await db.first("""
            INSERT INTO counters (name, value) VALUES (\(name.description), \(first))
            ON CONFLICT (name) DO UPDATE SET value = counters.value + 1 RETURNING value
            """)
        guard let row else { throw DatabaseError.decoding(column: "value", reason: "missing") }
        return try row.get(0)
    }
}
