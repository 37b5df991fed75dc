public import Contracts
public import Wire

/// What notifications of coaching are about.
public enum PushNews: String, WireEnum {
    /// The other side wrote.
    case messages
    case callBooked = "call_booked"
    case callMoved = "call_moved"
    case callCancelled = "call_cancelled"
    /// A call comes nearer.
    case callReminder = "call_reminder"
    case coachAssigned = "coach_assigned"
    /// The wish for another coach was refused.
    case changeRefused = "change_refused"
    /// Somebody has a lower tier than before: it was not renewed, or ended as they wished.
    case tierFell = "tier_fell"
    /// Paying for the next period was declined; the tier stays for a while.
    case paymentDeclined = "payment_declined"
}

/// What notifications of coaching say, and where they lead. Nothing of what people write to each other: phones show it before they are
/// unlocked. FC-ADD-04.
public struct PushWords: Sendable, Equatable {
    public let title: String
    public let body: String
    public let route: String

    /// - Parameters:
    ///   - other: the name of the other side.
    ///   - side: who reads it.
    ///   - client: whose thread it is about.
    public static func messages(
        _ count: Int64, from other: String?, to side: CallSide, client: UserID, _ language: Language
    ) -> PushWords {
        PushWords(title: title(other, side, language), body: Plural.newMessages.text(count, language), route: thread(side, client))
    }

    /// - Parameters:
    ///   - news: one about a call.
    ///   - call: nil for a call that is gone with its client's account.
    ///   - time: when it begins, by the reader's clock; of a moved call, its new time.
    public static func call(
        _ news: PushNews, with other: String?, at time: ZonedTime, call: CoachingCallID?, to side: CallSide, client: UserID,
        _ language: Language
    ) -> PushWords {
        let isArabic = language == .arabic
        let title =
            switch news {
            case .callBooked: isArabic ? "حُجزت مكالمة فيديو" : "Video call booked"
            case .callMoved: isArabic ? "نُقلت مكالمة الفيديو إلى موعد آخر" : "Video call moved"
            case .callCancelled: isArabic ? "أُلغيت مكالمة الفيديو" : "Video call cancelled"
            default: isArabic ? "تذكير بمكالمة فيديو" : "Upcoming video call"
            }
        let body = [other, time.text(language)].compactMap { $0 }.joined(separator: isArabic ? "، " : ", ")
        return PushWords(title: title, body: body, route: call.map { "fitcoach://coaching/calls/\($0.text)" } ?? thread(side, client))
    }

    public static func coachAssigned(_ name: String?, client: UserID, _ language: Language) -> PushWords {
        PushWords(
            title: title(name, .client, language), body: SystemText.text(.coachAssigned, subject: nil, to: .client, language),
            route: thread(.client, client))
    }

    public static func changeRefused(client: UserID, _ language: Language) -> PushWords {
        language == .arabic
            ? PushWords(title: "طلبك لمدرب آخر", body: "لم يُقبل الطلب. يبقى مدربك معك.", route: thread(.client, client))
            : PushWords(
                title: "Your request for another coach", body: "It was not granted: your coach stays with you.",
                route: thread(.client, client))
    }

    public static func tierFell(_ language: Language) -> PushWords {
        let (title, body) =
            language == .arabic
            ? ("تغيّرت باقتك", "بعض ما كنت تستخدمه أصبح ضمن باقة أعلى. راجع باقتك أو جددها في التطبيق.")
            : ("Your plan has changed", "Some of what you used is part of a higher plan now. Look at your plan or renew it in the app.")
        return PushWords(title: title, body: body, route: plan)
    }

    /// - Parameter until: the reader's day on which the tier ends.
    public static func paymentDeclined(until: LocalDate, _ language: Language) -> PushWords {
        let day = DayText.text(until, language)
        let (title, body) =
            language == .arabic
            ? ("لم تنجح عملية الدفع", "تبقى باقتك حتى \(day). غيّر بطاقتك في التطبيق لتحتفظ بها.")
            : ("Your payment did not go through", "Your plan stays until \(day). Change your card in the app to keep it.")
        return PushWords(title: title, body: body, route: plan)
    }

    private static func title(_ other: String?, _ side: CallSide, _ language: Language) -> String {
        if let other { return other }
        return switch (side, language) {
        case (.client, .arabic): "مدربك"
        case (.client, .english): "Your coach"
        case (.coach, .arabic): "أحد متدربيك"
        case (.coach, .english): "One of your clients"
        }
    }

    private static let plan = "fitcoach://subscription"

    private static func thread(_ side: CallSide, _ client: UserID) -> String {
        side == .client ? "fitcoach://coaching" : "fitcoach://clients/\(client.text)"
    }
}

/// A time as somebody's clock shows it.
public struct ZonedTime: Sendable, Hashable {
    public let date: LocalDate
    public let time: LocalTime
    public let zone: ZoneName

    public init(date: LocalDate, time: LocalTime, zone: ZoneName) {
        self.date = date
        self.time = time
        self.zone = zone
    }

    /// `Monday 2 March, 15:00 (Riyadh time)`
    public func text(_ language: Language) -> String {
        let comma = language == .arabic ? "،" : ","
        return "\(DayText.text(date, language))\(comma) \(time.text) (\(DayText.zone(zone, language)))"
    }

    /// As system messages keep it: `2026-03-02 15:00 Asia/Riyadh`.
    public var subject: String { "\(date.text) \(time.text) \(zone.text)" }
}
