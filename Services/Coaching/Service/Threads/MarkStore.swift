internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

enum MarkKind: String {
    case delivered, read
}

/// How far the two sides of a thread got, and when.
enum MarkStore {
    /// Moves a mark forward. The thread's row is held.
    /// - Returns: false when it was there already.
    static func raise(
        _ kind: MarkKind, of side: CallSide, to upTo: Int64, in thread: StoredThread, now: Instant, _ db: any Connection
    ) async throws -> Bool {
        let (column, other): (SQL, MessageSender) =
            switch (side, kind) {
            case (.client, .delivered): ("client_delivered", .coach)
            case (.client, .read): ("client_read", .coach)
            case (.coach, .delivered): ("coach_delivered", .client)
            case (.coach, .read): ("coach_read", .client)
            }
        let isNew = try await db.execute("""
            UPDATE threads SET \(column) = \(upTo) WHERE client_id = \(thread.client.text) AND \(column) < \(upTo)
            """) == 1
        guard isNew else { return false }
        try await db.enqueue("""
            INSERT INTO marks (client_id, side, kind, up_to, at)
            VALUES (\(thread.client.text), \(side.rawValue), \(kind.rawValue), \(upTo), \(now))
            """)
        guard kind == .read else { return true }
        let unread: SQL = side == .client ? "client_unread" : "coach_unread"
        try await db.enqueue("""
            UPDATE threads SET \(unread) = (
                SELECT COUNT(*) FROM messages WHERE client_id = \(thread.client.text) AND seq > \(upTo) AND sender = \(other.rawValue))
            WHERE client_id = \(thread.client.text)
            """)
        return true
    }

    /// When the messages from one place to another were delivered and read: the marks among them, and the first of each kind behind them.
    static func times(_ places: ClosedRange<Int64>, of client: UserID, in db: any Connection) async throws -> MarkTimes {
        var times = MarkTimes()
        let rows = try await db.query("""
            SELECT side, kind, up_to, at FROM marks WHERE client_id = \(client.text) AND up_to >= \(places.lowerBound)
                AND up_to <= COALESCE(
                    (SELECT MIN(later.up_to) FROM marks AS later WHERE later.client_id = \(client.text) AND later.side = marks.side
                        AND later.kind = marks.kind AND later.up_to >= \(places.upperBound)), \(places.upperBound))
            ORDER BY up_to
            """)
        for row in rows {
            let side: CallSide = try row.requiredWord("side")
            let kind: MarkKind = try row.requiredWord("kind")
            times.add(side, kind, upTo: try row.get("up_to"), at: try row.get("at"))
        }
        return times
    }
}

/// When which places were reached.
struct MarkTimes: Sendable {
    private var marks: [String: [(upTo: Int64, at: Instant)]] = [:]

    mutating func add(_ side: CallSide, _ kind: MarkKind, upTo: Int64, at: Instant) {
        marks[side.rawValue + kind.rawValue, default: []].append((upTo, at))
    }

    /// When a place was reached, if it was.
    func time(of seq: Int64, _ side: CallSide, _ kind: MarkKind) -> Instant? {
        let marks = marks[side.rawValue + kind.rawValue] ?? []
        // They are in the order of their places.
        var (low, high) = (0, marks.count)
        while low < high {
            let middle = (low + high) / 2
            if marks[middle].upTo < seq { low = middle + 1 } else { high = middle }
        }
        return low < marks.count ? marks[low].at : nil
    }
}
