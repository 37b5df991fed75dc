internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// Accountability partners. Callers of the changing functions hold the person's row (`ProfileWriter.change`), so that what is read here
/// still holds when it is written. Constraints of the table keep the limit of ten and one partner a contact whatever happens.
enum PartnerStore {
    /// In the order they were added.
    static func list(of id: UserID, in db: any Connection) async throws -> [Partner] { try await book(of: id, in: db).partners }

    static func find(_ id: PartnerID, of user: UserID, in db: any Connection) async throws -> Partner? {
        try await list(of: user, in: db).first { $0.id == id }
    }

    /// Adds a partner; somebody with the same email or phone is brought up to date instead, and two who turn out to be one are joined.
    /// - Parameter id: the new partner's, unless they were there.
    /// - Returns: nil when there are already as many as there may be.
    static func insert(
        _ details: PartnerDetails, of user: UserID, id: PartnerID, now: Instant, in db: any Connection
    ) async throws -> Partner? {
        var book = try await book(of: user, in: db)
        guard let change = book.add(details, id: id) else { return nil }
        for gone in change.joined { try await delete(gone, of: user, in: db) }
        try await write(change.partner, of: user, position: change.position, now: now, in: db)
        return try await find(change.partner.id, of: user, in: db)
    }

    /// Makes `details` all there are; who stays, by email or phone, keeps their id.
    /// - Throws: `limit_reached` for more than there may be.
    static func replace(
        _ details: [PartnerDetails], of user: UserID, now: Instant, ids: IDSource, in db: any Connection
    ) async throws {
        let known = try await book(of: user, in: db)
        guard let wanted = known.replaced(by: details, newID: { PartnerID(trusted: ids.next()) }) else { throw APIError(.limitReached) }
        let since = try await dates(of: user, in: db)
        try await db.enqueue("DELETE FROM partners WHERE user_id = \(user.text)")
        for (position, partner) in wanted.enumerated() {
            try await write(partner, of: user, position: position, now: since[partner.id] ?? now, in: db)
        }
    }

    /// - Returns: false when this person has no such partner.
    @discardableResult
    static func delete(_ id: PartnerID, of user: UserID, in db: any Connection) async throws -> Bool {
        try await db.execute("DELETE FROM partners WHERE id = \(id.text) AND user_id = \(user.text)") == 1
    }

    private static func write(_ partner: Partner, of user: UserID, position: Int, now: Instant, in db: any Connection) async throws {
        try await db.enqueue("""
            INSERT INTO partners (id, user_id, position, name, email, phone, relationship, created_at)
            VALUES (\(partner.id.text), \(user.text), \(position), \(partner.name.text), \(partner.email?.text), \(partner.phone?.text),
                \(partner.relationship.rawValue), \(now))
            ON CONFLICT (id) DO UPDATE
            SET name = excluded.name, email = excluded.email, phone = excluded.phone, relationship = excluded.relationship
            """)
    }

    private static func book(of user: UserID, in db: any Connection) async throws -> PartnerSet {
        let rows = try await db.query("""
            SELECT id, name, partners.email, phone, relationship, position, is_offered, state, shows_weight,
                invited_at, accepted_at
            FROM partners LEFT JOIN partner_sharing
                ON partner_sharing.user_id = partners.user_id AND partner_sharing.email = partners.email
            WHERE partners.user_id = \(user.text) ORDER BY created_at, id
            """)
        return PartnerSet(
            entries: try rows.map { row in
                var partner = Partner(
                    id: PartnerID(trusted: try row.get("id")), name: PersonName(trusted: try row.get("name")),
                    email: try row.get("email", as: String?.self).map(EmailAddress.init(trusted:)),
                    phone: try row.get("phone", as: String?.self).map(PhoneNumber.init(trusted:)),
                    relationship: try row.word("relationship") ?? .other)
                partner.sharing = try sharing(row)
                return (partner, try row.get("position"))
            })
    }

    /// Nil where the person has ended it, too. Who left is told in any case.
    private static func sharing(_ row: Row) throws(DatabaseError) -> PartnerSharing? {
        guard let state: SharingState = try row.word("state") else { return nil }
        let isOffered: Bool = try row.get("is_offered")
        guard isOffered || state == .left else { return nil }
        return PartnerSharing(
            state: state, weight: try row.get("shows_weight"), invitedAt: try row.get("invited_at"),
            acceptedAt: state == .invited ? nil : try row.get("accepted_at"))
    }

    private static func dates(of user: UserID, in db: any Connection) async throws -> [PartnerID: Instant] {
        let rows = try await db.query("SELECT id, created_at FROM partners WHERE user_id = \(user.text)")
        return Dictionary(uniqueKeysWithValues: try rows.map { (PartnerID(trusted: try $0.get("id")), try $0.get("created_at")) })
    }
}
