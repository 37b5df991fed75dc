internal import CoachingDomain
internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// Which notification of coaching goes to whom.
struct CoachingPush: PushAddress {
    /// Of this notification, whichever devices it goes to.
    let id: ShortText
    let user: UserID
    let news: PushNews
    /// Whose thread it is about.
    let client: UserID
    var call: CoachingCallID?
    /// When that call began as this was written: of use where the call is gone since.
    var startsAt: EpochMilliseconds?
    /// Until when the tier stays.
    var until: EpochMilliseconds?
    var device: DeviceID?

    var notificationID: String { id.text }
    var side: CallSide { user == client ? .client : .coach }
    static let example = CoachingPush(
        id: .example, user: .example, news: .callReminder, client: .example, call: .example, startsAt: EpochMilliseconds(.example),
        until: EpochMilliseconds(.example), device: .example)
}

/// Tells people on their devices what happened. Each of these is part of the transaction in which it happened; the caller wakes the queue
/// after it.
struct Notifier: Sendable {
    let dependencies: CoachingDependencies
    let run: String?

    func tell(
        _ news: PushNews, to user: UserID, about client: UserID, call: StoredCall? = nil, until: Instant? = nil, in db: any Connection
    ) async throws {
        let push = CoachingPush(
            id: ShortText(trusted: dependencies.ids.next()), user: user, news: news, client: client, call: call?.id,
            startsAt: call.map { EpochMilliseconds($0.startsAt) }, until: until.map { EpochMilliseconds($0) })
        try await dependencies.runtime.work.add(CoachingWork.push, push, run: run, in: db)
    }

    /// Tells the other side of a thread that there are messages: at once, and then once a minute however many come. The thread's row is
    /// held.
    func tellMessages(to side: CallSide, in thread: StoredThread, now: Instant, db: any Connection) async throws {
        guard let due = try await MessagePushStore.arm(side, of: thread.client, now: now, in: db) else { return }
        try await dependencies.runtime.work.add(
            CoachingWork.pushMessages, DueMessages(client: thread.client, side: side, at: EpochMilliseconds(due)), run: run, dueAt: due,
            in: db)
    }
}

/// That somebody is to be told of messages, and when.
struct DueMessages: DTO {
    let client: UserID
    let side: CallSide
    let at: EpochMilliseconds
    static let example = DueMessages(client: .example, side: .coach, at: .example)
}

enum MessagePushStore {
    /// At most one notification of messages in this time, for each side of a thread.
    private static let interval: Duration = .minutes(1)
    /// After this long work is taken for lost.
    private static let patience: Duration = .minutes(10)

    /// - Returns: when to tell that side; nil where that is decided already.
    static func arm(_ side: CallSide, of client: UserID, now: Instant, in db: any Connection) async throws -> Instant? {
        try await db.first("""
            INSERT INTO message_pushes (client_id, side, due_at) VALUES (\(client.text), \(side.rawValue), \(now))
            ON CONFLICT (client_id, side) DO UPDATE SET due_at = CASE
                WHEN message_pushes.pushed_at > \(now - interval) AND message_pushes.pushed_at <= \(now)
                THEN message_pushes.pushed_at + \(interval.milliseconds) ELSE \(now) END
            WHERE message_pushes.due_at IS NULL OR message_pushes.due_at < \(now - patience)
            RETURNING due_at
            """)?.get("due_at")
    }

    /// `arm` after it in the same transaction is for a minute later.
    /// - Returns: whether it was due then and nobody told it before.
    static func take(_ due: DueMessages, now: Instant, in db: any Connection) async throws -> Bool {
        try await db.execute("""
            UPDATE message_pushes SET due_at = NULL, pushed_at = \(now)
            WHERE client_id = \(due.client.text) AND side = \(due.side.rawValue) AND due_at = \(due.at.instant)
            """) == 1
    }
}
