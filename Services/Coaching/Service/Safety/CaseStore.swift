internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

/// Something that an administrator has to decide.
struct StoredCase: Sendable {
    let id: SafetyCaseID
    let kind: SafetyCaseKind
    var status: SafetyCaseStatus = .open
    let reason: ReportReason
    let text: ReasonText?
    let openedBy: CallSide
    let openedByID: UserID
    let openedAt: Instant
    let client: UserID
    let coach: UserID
    let message: MessageID?
    /// The reported message's place, or that of the newest one when somebody was blocked.
    let seq: Int64
    /// The thread's newest place when the case was opened: what was said later is no part of it. Nil of older cases.
    let lastSeq: Int64?
    var decision: SafetyDecision?
    var decidedBy: UserID?
    var decidedAt: Instant?
    /// When an administrator gave the client another coach, after which it closes no thread; nil while it may.
    var supersededAt: Instant?

    /// Messages that are shown before and behind the one that it is about.
    private static let around: Int64 = 20

    /// The places that administrators see.
    var places: ClosedRange<Int64> {
        let last = min(seq + Self.around, lastSeq ?? seq)
        return min(max(1, seq - Self.around), last)...last
    }

    var shown: SafetyCase {
        SafetyCase(
            id: id, kind: kind, status: status, reason: reason, text: text, openedBy: openedBy, openedAt: openedAt, client: client,
            coach: coach, messageId: message, decision: decision, decidedBy: decidedBy, decidedAt: decidedAt)
    }
}

/// Cases, and who looked at their threads.
enum CaseStore {
    private static let columns: SQL = """
        id, kind, status, reason, text, opened_by, opened_by_id, opened_at, client_id, coach_id, message_id, seq, last_seq,
        decision, decided_by, decided_at, superseded_at
        """

    static func find(_ id: SafetyCaseID, in db: any Connection) async throws -> StoredCase? {
        try await db.first("SELECT \(columns) FROM safety_cases WHERE id = \(id.text)").map(one)
    }

    /// The open case of the same thing by the same side. A block by a coach whom an administrator replaced is over, decided or not: that
    /// of the next coach is another one.
    static func open(
        _ kind: SafetyCaseKind, by side: CallSide, of client: UserID, message: MessageID?, in db: any Connection
    ) async throws -> StoredCase? {
        try await db.first("""
            SELECT \(columns) FROM safety_cases WHERE client_id = \(client.text) AND kind = \(kind.rawValue)
                AND opened_by = \(side.rawValue) AND message_id = \(message?.text ?? "") AND status = 'open'
                AND (kind = 'report' OR superseded_at IS NULL)
            """).map(one)
    }

    static func insert(_ new: StoredCase, in db: any Connection) async throws {
        try await db.enqueue("""
            INSERT INTO safety_cases (\(columns)) VALUES (
                \(new.id.text), \(new.kind.rawValue), \(new.status.rawValue), \(new.reason.rawValue), \(new.text?.text),
                \(new.openedBy.rawValue), \(new.openedByID.text), \(new.openedAt), \(new.client.text), \(new.coach.text),
                \(new.message?.text ?? ""), \(new.seq), \(new.lastSeq), \(new.decision?.rawValue), \(new.decidedBy?.text), \(new.decidedAt),
                \(new.supersededAt))
            """)
    }

    /// What somebody opened within a day.
    static func today(by person: UserID, now: Instant, in db: any Connection) async throws -> DayLimit {
        try DayLimit(
            try await db.first("""
                SELECT COUNT(*) AS count, MIN(opened_at) AS oldest FROM safety_cases
                WHERE opened_by_id = \(person.text) AND opened_at > \(now - DayLimit.window)
                """))
    }

    /// Whether something closes this thread: a block that nobody decided, or what an administrator decided. Of a client's report that is
    /// only what was decided about whoever coaches them now.
    static func isBlocked(_ thread: StoredThread, in db: any Connection) async throws -> Bool {
        try await db.first("""
            SELECT 1 FROM safety_cases WHERE client_id = \(thread.client.text) AND superseded_at IS NULL
                AND ((kind = 'block' AND status = 'open')
                    OR (decision = 'block' AND (opened_by = \(CallSide.coach.rawValue) OR coach_id = \(thread.coach?.text))))
            """) != nil
    }

    /// An administrator gives the client another coach: what closed the thread before does so no more.
    static func supersede(_ client: UserID, now: Instant, in db: any Connection) async throws {
        try await db.enqueue("UPDATE safety_cases SET superseded_at = \(now) WHERE client_id = \(client.text) AND superseded_at IS NULL")
    }

    /// The same for the coach whom the client has: only what was decided. What is not may still turn out to be a reason.
    static func supersedeDecided(_ client: UserID, now: Instant, in db: any Connection) async throws {
        try await db.enqueue("""
            UPDATE safety_cases SET superseded_at = \(now)
            WHERE client_id = \(client.text) AND superseded_at IS NULL AND decision = 'block'
            """)
    }

    /// - Returns: false when somebody decided it before.
    static func decide(_ decided: StoredCase, in db: any Connection) async throws -> Bool {
        try await db.execute("""
            UPDATE safety_cases SET status = 'closed', decision = \(decided.decision?.rawValue), decided_by = \(decided.decidedBy?.text),
                decided_at = \(decided.decidedAt)
            WHERE id = \(decided.id.text) AND status = 'open'
            """) == 1
    }

    /// Oldest first.
    static func page(_ status: SafetyCaseStatus, after: TimeCursor?, limit: Int, in db: any Connection) async throws -> [StoredCase] {
        let beyond: SQL = after.map { "AND (opened_at, id) > (\($0.at), \($0.id))" } ?? ""
        return try await db.query("""
            SELECT \(columns) FROM safety_cases WHERE status = \(status.rawValue) \(beyond) ORDER BY opened_at, id LIMIT \(Int64(limit))
            """).map(one)
    }

    /// - Parameter file: what was looked at; the messages when nil.
    static func addLook(
        _ id: String, at case: SafetyCaseID, file: MediaID? = nil, by admin: UserID, now: Instant, in db: any Connection
    ) async throws {
        try await db.enqueue("""
            INSERT INTO case_looks (id, case_id, administrator, at, media_id)
            VALUES (\(id), \(`case`.text), \(admin.text), \(now), \(file?.text))
            """)
    }

    /// Newest first, with their ids.
    static func looks(
        at case: SafetyCaseID, after: TimeCursor?, limit: Int, in db: any Connection
    ) async throws -> [(id: String, look: CaseLook)] {
        let beyond: SQL = after.map { "AND (at, id) < (\($0.at), \($0.id))" } ?? ""
        return try await db.query("""
            SELECT id, administrator, at, media_id FROM case_looks WHERE case_id = \(`case`.text) \(beyond)
            ORDER BY at DESC, id DESC LIMIT \(Int64(limit))
            """).map { row throws(DatabaseError) in
                let look = CaseLook(
                    administrator: UserID(trusted: try row.get("administrator")), at: try row.get("at"),
                    file: try row.get("media_id", as: String?.self).map(MediaID.init(trusted:)))
                return (try row.get("id"), look)
            }
    }

    private static func one(_ row: Row) throws(DatabaseError) -> StoredCase {
        let message: String = try row.get("message_id")
        return StoredCase(
            id: SafetyCaseID(trusted: try row.get("id")), kind: try row.requiredWord("kind"), status: try row.requiredWord("status"),
            reason: try row.requiredWord("reason"), text: try row.text("text"), openedBy: try row.requiredWord("opened_by"),
            openedByID: UserID(trusted: try row.get("opened_by_id")), openedAt: try row.get("opened_at"),
            client: UserID(trusted: try row.get("client_id")), coach: UserID(trusted: try row.get("coach_id")),
            message: message.isEmpty ? nil : MessageID(trusted: message), seq: try row.get("seq"), lastSeq: try row.get("last_seq"),
            decision: try row.word("decision"),
            decidedBy: try row.get("decided_by", as: String?.self).map(UserID.init(trusted:)), decidedAt: try row.get("decided_at"),
            supersededAt: try row.get("superseded_at"))
    }
}
