internal import Contracts
internal import ServiceKit
internal import Wire

/// Where a page of a day's list ended: the next one holds what comes after it, whatever was added before it meanwhile. It names its
/// day, so that a list of today goes on after midnight where it began.
struct ListCursor: Sendable, Equatable {
    let date: LocalDate
    let sort: TaskSort
    let place: TaskPlace

    init(_ last: DailyTask, by sort: TaskSort) {
        date = last.date
        self.sort = sort
        place = TaskPlace(last, by: sort)
    }

    /// - Throws: a problem of `cursor` for what no list of that order, and of that day if one is asked for, gave out.
    init(reading token: OpaqueToken, sort: TaskSort, date asked: LocalDate?) throws(APIError) {
        let parts = CursorText.parts(token)
        guard parts.count == 5, let date = try? LocalDate(validating: parts[0]), asked == nil || asked == date, parts[1] == sort.rawValue,
            let priority = Int64(parts[2]), let minute = Int(parts[3]), let id = try? TaskID(validating: parts[4])
        else { throw CursorText.refusal }
        self.date = date
        self.sort = sort
        place = TaskPlace(priority: priority, minute: minute, id: id)
    }

    var token: OpaqueToken { CursorText.token([date.text, sort.rawValue, "\(place.priority)", "\(place.minute)", place.id.text]) }
}

/// The order of `TaskOrder` within a day, with the id where tasks are alike.
struct TaskPlace: Sendable, Comparable {
    /// The same for all where only time counts.
    let priority: Int64
    let minute: Int
    let id: TaskID

    init(priority: Int64, minute: Int, id: TaskID) {
        self.priority = priority
        self.minute = minute
        self.id = id
    }

    init(_ task: DailyTask, by sort: TaskSort) {
        self.init(priority: sort == .priority ? task.priority.value : 0, minute: task.dueTime.minuteOfDay, id: task.id)
    }

    static func < (a: TaskPlace, b: TaskPlace) -> Bool { (a.priority, a.minute, a.id) < (b.priority, b.minute, b.id) }
}

/// Where a page of a history ended; a series has one task a day.
struct HistoryCursor: Sendable, Equatable {
    let date: LocalDate

    init(_ last: DailyTask) { date = last.date }

    init(reading token: OpaqueToken) throws(APIError) {
        let parts = CursorText.parts(token)
        guard parts.count == 2, parts[0] == Self.kind, let date = try? LocalDate(validating: parts[1]) else { throw CursorText.refusal }
        self.date = date
    }

    var token: OpaqueToken { CursorText.token([Self.kind, date.text]) }

    private static let kind = "history"
}
