internal import CoachingDomain
internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

/// A client as a coach's list has them, before words are made of it.
struct ListedClient: Sendable {
    let id: UserID
    let name: PersonName?
    let goal: MainGoal?
    let language: TextLanguage
    let tier: Tier
    let state: ThreadState
    let unread: Int64
    let assignedAt: Instant
    /// When the thread's newest message was sent, or the thread began.
    let lastAt: Instant
    let last: Last?

    struct Last: Sendable {
        let seq: Int64
        let sender: MessageSender
        let kind: MessageKind
        let text: String?
        let news: SystemNews?
        let subject: String?
        let sentAt: Instant

        /// As their coach sees it.
        /// - Parameter language: of what the platform says.
        func shown(_ language: Language) -> LastMessage {
            let text = news.map { SystemText.text($0, subject: subject, to: .coach, language) } ?? text
            return LastMessage(seq: seq, sender: sender, kind: kind, text: text.map { String($0.prefix(100)) }, sentAt: sentAt)
        }
    }

    func card(isOnline: Bool, nextCall: Instant?, _ language: Language) -> ClientCard {
        ClientCard(
            id: id, name: name, goal: goal, language: self.language, tier: tier, state: state, online: isOnline, unread: unread,
            lastMessage: last?.shown(language), nextCallAt: nextCall, assignedAt: assignedAt)
    }
}

/// The clients of coaches.
enum ClientStore {
    /// Those with the newest messages first.
    static func page(of coach: UserID, after: TimeCursor?, limit: Int, in db: any Connection) async throws -> [ListedClient] {
        let beyond: SQL = after.map { "AND (threads.last_at, threads.client_id) < (\($0.at), \($0.id))" } ?? ""
        return try await db.query("""
            \(selection) WHERE threads.coach_id = \(coach.text) \(beyond)
            ORDER BY threads.last_at DESC, threads.client_id DESC LIMIT \(Int64(limit))
            """).map(client)
    }

    static func find(_ client: UserID, of coach: UserID, in db: any Connection) async throws -> ListedClient? {
        try await db.first("\(selection) WHERE threads.client_id = \(client.text) AND threads.coach_id = \(coach.text)").map(self.client)
    }

    /// How many clients a coach has, and how many messages of theirs the coach has not read.
    static func sums(of coach: UserID, in db: any Connection) async throws -> (clients: Int64, unread: Int64) {
        let row = try await db.first("""
            SELECT COUNT(*) AS clients, CAST(SUM(coach_unread) AS BIGINT) AS unread FROM threads WHERE coach_id = \(coach.text)
            """)
        return (try row?.get("clients") ?? 0, try row?.get("unread", as: Int64?.self) ?? 0)
    }

    private static let selection: SQL = """
        SELECT threads.client_id, threads.state, threads.coach_unread, threads.assigned_at, threads.last_at, people.name, people.goal,
            people.language, entitlements.tier, messages.seq, messages.sender, messages.kind, messages.text, messages.news,
            messages.subject, messages.sent_at
        FROM threads LEFT JOIN people ON people.user_id = threads.client_id
            LEFT JOIN entitlements ON entitlements.user_id = threads.client_id
            LEFT JOIN messages ON messages.client_id = threads.client_id AND messages.seq = threads.last_seq
        """

    private static func client(_ row: Row) throws(DatabaseError) -> ListedClient {
        var last: ListedClient.Last?
        if let seq = try row.get("seq", as: Int64?.self) {
            last = ListedClient.Last(
                seq: seq, sender: try row.requiredWord("sender"), kind: try row.requiredWord("kind"), text: try row.get("text"),
                news: try row.word("news"), subject: try row.get("subject"), sentAt: try row.get("sent_at"))
        }
        let lastAt: Instant = try row.get("last_at")
        return ListedClient(
            id: UserID(trusted: try row.get("client_id")), name: try row.text("name"), goal: try row.word("goal"),
            language: try row.word("language") ?? .en, tier: try row.word("tier") ?? .freemium, state: try row.requiredWord("state"),
            unread: try row.get("coach_unread"), assignedAt: try row.get("assigned_at", as: Instant?.self) ?? lastAt, lastAt: lastAt,
            last: last)
    }
}
