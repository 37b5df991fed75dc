internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

/// Whose tickets somebody sees.
enum TicketScope: Sendable {
    case person(UserID)
    /// Everybody's of a product, for its administrators.
    case product(Product)
}

/// Support tickets, numbered without gaps.
enum TicketStore {
    /// Open tickets a person may have; more would only hide the answers.
    static let limit: Int64 = 20

    /// Opens a ticket with the next number. The caller holds the person's row, so that the count holds too.
    /// - Returns: nil when the person has as many open tickets as they may.
    static func insert(
        _ details: TicketDetails, email: EmailAddress?, of user: UserID, product: Product, now: Instant, in db: any Connection
    ) async throws -> SupportTicket? {
        let open = try await db.first("""
            SELECT COUNT(*) AS open FROM tickets WHERE user_id = \(user.text) AND closed_at IS NULL
            """)
        guard let open, try open.get("open", as: Int64.self) < limit else { return nil }
        // The counter is this transaction's until it ends: a ticket that fails gives its number back.
        let counter = try await db.first("UPDATE ticket_counter SET last = last + 1 WHERE id = 1 RETURNING last")
        guard let counter else { throw APIError(.internalError) }
        let number: Int64 = try counter.get("last")
        try await db.enqueue("""
            INSERT INTO tickets (number, user_id, product, subject, message, email, created_at)
            VALUES (\(number), \(user.text), \(product.rawValue), \(details.subject.text), \(details.message.text), \(email?.text), \(now))
            """)
        return SupportTicket(
            number: TicketNumber(number: number), product: product, subject: details.subject, message: details.message, email: email,
            status: .open, createdAt: now, closedAt: nil)
    }

    private static let columns: SQL = "number, product, subject, message, email, created_at, closed_at"

    /// Every ticket of a person, newest first.
    static func all(of id: UserID, in db: any Connection) async throws -> [SupportTicket] {
        try await db.query("SELECT \(columns) FROM tickets WHERE user_id = \(id.text) ORDER BY number DESC").map(ticket)
    }

    /// A page, newest first.
    /// - Parameters:
    ///   - before: only tickets with a smaller number.
    static func page(
        of scope: TicketScope, status: TicketStatus?, before: Int64?, limit: Int, in db: any Connection
    ) async throws -> [SupportTicket] {
        let whose: SQL =
            switch scope {
            case .person(let user): "user_id = \(user.text)"
            case .product(let product): "product = \(product.rawValue)"
            }
        let state: SQL =
            switch status {
            case nil: "1 = 1"
            case .open: "closed_at IS NULL"
            case .closed: "closed_at IS NOT NULL"
            }
        return try await db.query("""
            SELECT \(columns) FROM tickets WHERE \(whose) AND \(state) AND number < \(before ?? .max)
            ORDER BY number DESC LIMIT \(limit)
            """).map(ticket)
    }

    /// Closing a closed ticket leaves when it was closed.
    static func close(_ number: Int64, of product: Product, now: Instant, in db: any Connection) async throws -> SupportTicket? {
        try await db.first("""
            UPDATE tickets SET closed_at = COALESCE(closed_at, \(now)) WHERE number = \(number) AND product = \(product.rawValue)
            RETURNING \(columns)
            """).map(ticket)
    }

    private static func ticket(_ row: Row) throws(DatabaseError) -> SupportTicket {
        guard let product: Product = try row.word("product") else { throw .decoding(column: "product", reason: "missing") }
        let closedAt: Instant? = try row.get("closed_at")
        return SupportTicket(
            number: TicketNumber(number: try row.get("number")), product: product, subject: ShortText(trusted: try row.get("subject")),
            message: TicketMessage(trusted: try row.get("message")),
            email: try row.get("email", as: String?.self).map(EmailAddress.init(trusted:)),
            status: closedAt == nil ? .open : .closed, createdAt: try row.get("created_at"), closedAt: closedAt)
    }
}

/// Where the next page of tickets begins; opaque to clients.
struct TicketCursor: ListCursor {
    let number: TicketNumber

    init(_ last: SupportTicket) { number = last.number }

    init(values: inout CursorReader) throws(APIError) {
        guard let number = try? TicketNumber(validating: try values.next()) else { throw .cursorRefusal }
        self.number = number
    }

    var values: [any CursorValue] { [number.text] }
}
