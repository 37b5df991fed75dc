public import Contracts
public import Wire

/// What a demo shows of coaching: the same for everybody, counted back from now, and nothing of it kept. FC-ADD-14.
public struct DemoCoaching: Sendable {
    private let person: UserID
    private let now: Instant
    private let language: Language
    private let policy: CoachingPolicy

    public init(person: UserID, now: Instant, language: Language, policy: CoachingPolicy) {
        self.person = person
        self.now = now
        self.language = language
        self.policy = policy
    }

    private struct Line: Sendable {
        let sender: MessageSender
        let ago: Duration
        let english: String
        let arabic: String
        var news: SystemNews?
    }

    private static let coachID = UserID(trusted: "01960f3e-7b6a-7c3e-9d2a-00000000de30")
    private static let callID = CoachingCallID(trusted: "01960f3e-7b6a-7c3e-9d2a-00000000ca11")
    private static let lines = [
        Line(sender: .system, ago: .days(6), english: "", arabic: "", news: .coachAssigned),
        Line(
            sender: .coach, ago: .days(6) - .minutes(20), english: "Welcome! I read your answers. What made you start now?",
            arabic: "أهلًا بك! قرأت إجاباتك. ما الذي دفعك إلى البدء الآن؟"),
        Line(
            sender: .client, ago: .days(6) - .hours(2), english: "I want to be fit before the summer, and my back is stiff from sitting.",
            arabic: "أريد أن أستعيد لياقتي قبل الصيف، وظهري متصلب من كثرة الجلوس."),
        Line(sender: .system, ago: .days(5), english: "", arabic: "", news: .planGenerated),
        Line(
            sender: .coach, ago: .days(5) - .minutes(30),
            english: "Your plan is three days a week, with five minutes for the back before each workout.",
            arabic: "خطتك ثلاثة أيام في الأسبوع، مع خمس دقائق للظهر قبل كل تمرين."),
        Line(sender: .system, ago: .days(2), english: "", arabic: "", news: .workoutCompleted),
        Line(
            sender: .client, ago: .days(2) - .minutes(10), english: "Done! The last set was hard, but my back feels better.",
            arabic: "انتهيت! كانت المجموعة الأخيرة صعبة، لكن ظهري أفضل."),
        Line(
            sender: .coach, ago: .days(2) - .hours(1), english: "Well done. Keep the weight for one more week, then we go up.",
            arabic: "أحسنت. أبقِ الوزن نفسه أسبوعًا آخر، ثم نزيده."),
    ]

    public func messages(_ query: MessageQuery) -> MessagePage {
        let last = Int64(Self.lines.count)
        let limit = query.limit?.value ?? PageSize.example
        let inside = (1...last).filter { $0 > query.after?.value ?? 0 && $0 < query.before?.value ?? .max }
        let shown = query.after == nil ? inside.suffix(Int(limit)) : inside.prefix(Int(limit))
        return MessagePage(
            items: shown.map(message), hasMore: shown.count < inside.count, state: .open,
            marks: ReadMarks(clientDelivered: last, clientRead: last, coachDelivered: last, coachRead: last), unread: 0, feedSeq: 0)
    }

    private func message(_ seq: Int64) -> Message {
        let line = Self.lines[Int(seq) - 1], at = now - line.ago
        let text =
            line.news.map { SystemText.text($0, subject: nil, to: .client, language) } ?? (language == .arabic ? line.arabic : line.english)
        return Message(
            id: MessageID(trusted: "01960f3e-7b6a-7c3e-9d2a-00000000000\(seq)"), seq: seq, clientId: nil, sender: line.sender,
            kind: line.sender == .system ? .system : .text, text: text, news: line.news, sentAt: at, deliveredAt: at, readAt: at)
    }

    public func quota(resetsAt: Instant) -> CoachingQuota {
        CoachingQuota(
            tier: .freemium, messages: QuotaRule.messages(used: 2, tier: .freemium, policy),
            calls: QuotaRule.calls(used: 1, tier: .freemium, policy), resetsAt: resetsAt)
    }

    public var coach: MyCoach { MyCoach(coach: profile, assignedAt: now - .days(6), changeRequest: nil, state: .open) }

    /// - Returns: nil for every other coach.
    public func coach(_ id: UserID) -> CoachProfile? { id == Self.coachID ? profile : nil }

    private var name: PersonName { PersonName(trusted: language == .arabic ? "سارة" : "Sara") }
    private var profile: CoachProfile {
        let isArabic = language == .arabic
        return CoachProfile(
            id: Self.coachID, name: name, photoUrl: nil,
            specialization: Specialization(trusted: isArabic ? "القوة والحركة" : "Strength and mobility"),
            bio: CoachBio(trusted: isArabic ? "عشر سنوات من التدريب في الرياض." : "Ten years of coaching in Riyadh."),
            languages: [.ar, .en], online: true, rating: CoachScore(average: 4.8, count: 42))
    }

    /// Afternoons from Sunday to Thursday.
    public var availability: Availability {
        let window = DayWindow(from: LocalTime(hour: 16, minute: 0) ?? .midnight, to: LocalTime(hour: 20, minute: 0) ?? .midnight)
        return Availability(timezone: ZoneName(trusted: "Asia/Riyadh"), weekly: [7, 1, 2, 3, 4].map {
            WeeklyWindow(weekday: Whole(trusted: $0), from: window.from, to: window.to)
        })
    }

    public func calls(_ query: CallQuery) -> CallList {
        CallList(items: query.period == .past || query.cursor != nil ? [] : [call(Self.callID)].compactMap { $0 }, nextCursor: nil)
    }

    /// One in two days, at a full hour.
    /// - Returns: nil for every other one.
    public func call(_ id: CoachingCallID) -> CoachingCall? {
        guard id == Self.callID else { return nil }
        let hour: Int64 = 3_600_000
        let slot = Instant(milliseconds: (now.milliseconds / hour + 48) * hour)
        let minutes = policy.callMinutes[.freemium] ?? 15
        return CoachingCall(
            id: id, status: .scheduled, slot: slot, endsAt: slot + .minutes(minutes), durationMinutes: minutes,
            purpose: CallPurpose(trusted: language == .arabic ? "ظهري وخطة الشهر القادم" : "My back, and the plan of next month"),
            client: CallParty(id: person, name: nil), coach: CallParty(id: Self.coachID, name: name),
            joinOpensAt: slot - policy.joinOpens, refundableUntil: slot - policy.cancelCutoff, bookedAt: now - .days(1), version: 1)
    }
}
