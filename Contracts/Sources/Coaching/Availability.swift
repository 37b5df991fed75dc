public import Wire

public enum WindowCount: ListRule { public static let range = 0...50 }
public enum DayWindowCount: ListRule { public static let range = 0...10 }
public enum ExceptionCount: ListRule { public static let range = 0...366 }

/// A span of a day by local clocks, from a quarter of an hour to a later one. A `to` of `00:00` is the end of the day.
public struct DayWindow: DTO {
    /// When it begins, on a quarter of an hour.
    public let from: LocalTime
    /// When it ends, on a quarter of an hour; `00:00` is the end of the day.
    public let to: LocalTime
    public init(from: LocalTime, to: LocalTime) {
        self.from = from
        self.to = to
    }
    /// Minutes since midnight; 1440 for the end of the day.
    public var endMinute: Int { to.minuteOfDay == 0 ? 1440 : to.minuteOfDay }

    public func problems() -> [FieldProblem] {
        var problems: [FieldProblem] = []
        if from.minuteOfDay % 15 != 0 { problems.append(FieldProblem("from", .notAllowed(values: ["09:00", "09:15", "09:30", "09:45"]))) }
        if to.minuteOfDay % 15 != 0 { problems.append(FieldProblem("to", .notAllowed(values: ["09:00", "09:15", "09:30", "09:45"]))) }
        if from.minuteOfDay >= endMinute { problems.append(FieldProblem("to", .mustComeAfter(field: "from"))) }
        return problems
    }
    public static let example = DayWindow(from: LocalTime(minuteOfDay: 540) ?? .example, to: LocalTime(minuteOfDay: 1020) ?? .example)
}

/// A span that comes back each week.
public struct WeeklyWindow: DTO {
    /// 1 is Monday. ISO 8601.
    public let weekday: Whole<WeekdayRule>
    /// When it begins, on a quarter of an hour.
    public let from: LocalTime
    /// When it ends, on a quarter of an hour; `00:00` is the end of the day.
    public let to: LocalTime
    public init(weekday: Whole<WeekdayRule>, from: LocalTime, to: LocalTime) {
        self.weekday = weekday
        self.from = from
        self.to = to
    }
    public var window: DayWindow { DayWindow(from: from, to: to) }
    public func problems() -> [FieldProblem] { window.problems() }
    public static let example = WeeklyWindow(weekday: .example, from: DayWindow.example.from, to: DayWindow.example.to)
}

/// What holds on one date instead of the weekly windows; without windows the coach is away.
public struct AvailabilityException: DTO {
    /// The day, in the zone of the availability.
    public let date: LocalDate
    /// When calls are possible on this day; none when empty.
    public let windows: BoundedList<DayWindow, DayWindowCount>
    public init(date: LocalDate, windows: [DayWindow]) {
        self.date = date
        self.windows = .init(trusted: windows)
    }
    public static let example = AvailabilityException(date: .example, windows: [])
}

/// When a coach can be called, by the clocks of one zone. Whole: what is put takes the place of what was there. Booked calls stay.
public struct Availability: DTO {
    /// The zone by whose clocks the windows are meant.
    public let timezone: ZoneName
    /// When calls are possible in every week.
    public let weekly: BoundedList<WeeklyWindow, WindowCount>
    /// Days that differ from the week.
    public let exceptions: BoundedList<AvailabilityException, ExceptionCount>

    public init(timezone: ZoneName, weekly: [WeeklyWindow], exceptions: [AvailabilityException] = []) {
        self.timezone = timezone
        self.weekly = .init(trusted: weekly)
        self.exceptions = .init(trusted: exceptions)
    }

    public func problems() -> [FieldProblem] {
        var problems = weekly.enumerated().flatMap { index, window in
            window.problems().map { FieldProblem("weekly.\(index).\($0.field)", $0.rule) }
        }
        var dates: Set<LocalDate> = []
        for (index, exception) in exceptions.enumerated() {
            if !dates.insert(exception.date).inserted {
                problems.append(FieldProblem("exceptions.\(index).date", .duplicate))
            }
            for (place, window) in exception.windows.enumerated() {
                problems += window.problems().map { FieldProblem("exceptions.\(index).windows.\(place).\($0.field)", $0.rule) }
            }
        }
        return problems
    }
    public static let example = Availability(timezone: .example, weekly: [.example], exceptions: [.example])
}
