public import Contracts
public import Wire

/// The days in which somebody without a tier may use their plans. They are local dates in the zone where the trial began, by the
/// server's clock: travelling, a change of the device's clock or of summer time moves nothing. FR-NUTRITION-06.
public struct Trial: Sendable, Equatable {
    /// The date on which the first plan was made.
    public let startDate: LocalDate
    /// How many days it has, the first included.
    public let days: Int64

    public init(startDate: LocalDate, days: Int64) {
        self.startDate = startDate
        self.days = days
    }

    /// 1 on the first day. A clock that is a little behind never makes it less.
    public func day(on today: LocalDate) -> Int64 { max(1, today.daysSinceEpoch - startDate.daysSinceEpoch + 1) }
    /// Days after this one.
    public func daysLeft(on today: LocalDate) -> Int64 { max(0, days - day(on: today)) }
    public func isOver(on today: LocalDate) -> Bool { day(on: today) > days }
    /// The first date on which it is over.
    public var endDate: LocalDate { startDate + days }

    /// Nothing on the quiet days, then louder every day. FR-NUTRITION-06-b to -e.
    public func banner(on today: LocalDate) -> BannerLevel? {
        guard !isOver(on: today) else { return nil }
        return switch daysLeft(on: today) {
        case 0: .critical
        case 1: .warning
        case 2: .info
        default: nil
        }
    }
}

/// What a trial says. The sentences are the documents'; Arabic is ours.
public enum TrialText {
    public static func banner(daysLeft: Int64, _ language: Language) -> String {
        switch (language, daysLeft) {
        case (.english, 0): "Last day of trial!"
        case (.english, 1): "1 day left in trial"
        case (.english, _): "\(daysLeft) days left in trial"
        case (.arabic, 0): "آخر يوم في التجربة!"
        case (.arabic, 1): "بقي يوم واحد في التجربة"
        case (.arabic, 2): "بقي يومان في التجربة"
        case (.arabic, 3...10): "بقي \(daysLeft) أيام في التجربة"
        case (.arabic, _): "بقي \(daysLeft) يومًا في التجربة"
        }
    }

    /// FC-SCN-3.3-1.
    public static func expired(days: Int64, _ language: Language) -> String {
        switch language {
        case .english: "Your \(days)-day nutrition trial has expired"
        case .arabic: "انتهت تجربة التغذية لمدة \(days) أيام"
        }
    }
}
