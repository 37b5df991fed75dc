internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

/// The wish for another coach.
struct StoredChangeRequest: Sendable {
    let id: ChangeRequestID
    let client: UserID
    let coach: UserID
    var status: ChangeRequestStatus
    let reason: ReasonText?
    let requestedAt: Instant
    var newCoach: UserID?
    var decidedBy: UserID?
    var decidedAt: Instant?

    /// As its client sees it.
    func shown(_ language: Language) -> ChangeRequest {
        let isArabic = language == .arabic
        let message =
            switch status {
            case .pending:
                isArabic
                    ? "يجب أن يوافق مسؤول على طلبك. تبقى مع مدربك حتى ذلك الحين."
                    : "An administrator has to approve this. You stay with your coach until then."
            case .approved: isArabic ? "تمت الموافقة على طلبك، ولديك مدرب جديد." : "Your request was approved. You have another coach."
            case .refused: isArabic ? "لم تتم الموافقة على طلبك، وتبقى مع مدربك." : "Your request was not approved. You stay with your coach."
            }
        return ChangeRequest(
            id: id, status: status, reason: reason, requestedAt: requestedAt, decidedAt: decidedAt, message: message)
    }

    /// As administrators see it.
    var decided: ClientChangeRequest {
        ClientChangeRequest(
            id: id, status: status, client: client, coach: coach, reason: reason, requestedAt: requestedAt, newCoach: newCoach,
            decidedBy: decidedBy, decidedAt: decidedAt)
    }
}

enum ChangeRequestStore {
    private static let columns: SQL = "id, client_id, coach_id, status, reason, requested_at, new_coach_id, decided_by, decided_at"

    /// - Returns: false when the client has one already that nobody decided.
    static func insert(_ request: StoredChangeRequest, in db: any Connection) async throws -> Bool {
        try await db.execute("""
            INSERT INTO change_requests (\(columns)) VALUES (
                \(request.id.text), \(request.client.text), \(request.coach.text), \(request.status.rawValue), \(request.reason?.text),
                \(request.requestedAt), \(request.newCoach?.text), \(request.decidedBy?.text), \(request.decidedAt))
            ON CONFLICT DO NOTHING
            """) == 1
    }

    static func find(_ id: ChangeRequestID, in db: any Connection) async throws -> StoredChangeRequest? {
        try await db.first("SELECT \(columns) FROM change_requests WHERE id = \(id.text)").map(request)
    }

    static func pending(of client: UserID, in db: any Connection) async throws -> StoredChangeRequest? {
        try await db.first("""
            SELECT \(columns) FROM change_requests WHERE client_id = \(client.text) AND status = 'pending'
            """).map(request)
    }

    /// A client's requests, newest first.
    static func page(of client: UserID, after: TimeCursor?, limit: Int, in db: any Connection) async throws -> [StoredChangeRequest] {
        let beyond: SQL = after.map { "AND (requested_at, id) < (\($0.at), \($0.id))" } ?? ""
        return try await db.query("""
            SELECT \(columns) FROM change_requests WHERE client_id = \(client.text) \(beyond)
            ORDER BY requested_at DESC, id DESC LIMIT \(Int64(limit))
            """).map(request)
    }

    /// Everybody's, oldest first.
    static func page(
        _ status: ChangeRequestStatus, after: TimeCursor?, limit: Int, in db: any Connection
    ) async throws -> [StoredChangeRequest] {
        let beyond: SQL = after.map { "AND (requested_at, id) > (\($0.at), \($0.id))" } ?? ""
        return try await db.query("""
            SELECT \(columns) FROM change_requests WHERE status = \(status.rawValue) \(beyond)
            ORDER BY requested_at, id LIMIT \(Int64(limit))
            """).map(request)
    }

    /// Decides a request that nobody decided.
    /// - Returns: false when somebody had.
    static func decide(_ request: StoredChangeRequest, in db: any Connection) async throws -> Bool {
        try await db.execute("""
            UPDATE change_requests SET status = \(request.status.rawValue), new_coach_id = \(request.newCoach?.text),
                decided_by = \(request.decidedBy?.text), decided_at = \(request.decidedAt)
            WHERE id = \(request.id.text) AND status = 'pending'
            """) == 1
    }

    private static func request(_ row: Row) throws(DatabaseError) -> StoredChangeRequest {
        StoredChangeRequest(
            id: ChangeRequestID(trusted: try row.get("id")), client: UserID(trusted: try row.get("client_id")),
            coach: UserID(trusted: try row.get("coach_id")), status: try row.requiredWord("status"), reason: try row.text("reason"),
            requestedAt: try row.get("requested_at"), newCoach: try row.get("new_coach_id", as: String?.self).map(UserID.init(trusted:)),
            decidedBy: try row.get("decided_by", as: String?.self).map(UserID.init(trusted:)), decidedAt: try row.get("decided_at"))
    }
}
