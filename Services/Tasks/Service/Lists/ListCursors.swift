internal import Contracts
internal import ServiceKit
internal import Wire

/// Where a page of a day's list ended: the next one holds what comes after it, whatever was added before it meanwhile. It names its
/// day, so that a list of today goes on after midnight where it began.
struct DayCursor: ListCursor, Equatable {
    let date: LocalDate
    let sort: TaskSort
    let place: TaskPlace

    init(_ last: DailyTask, by sort: TaskSort) {
        date = last.date
        self.sort = sort
        place = TaskPlace(last, by: sort)
    }

    init(values: inout CursorReader) throws(APIError) {
        date = try values.next()
        guard let sort = TaskSort(rawValue: try values.next()) else { throw .cursorRefusal }
        self.sort = sort
        place = TaskPlace(priority: try values.next(), minute: Int(try values.next(Int64.self)), id: try values.next())
    }

    /// - Throws: a problem of `cursor` for what no list of that order, and of that day if one is asked for, gave out.
    init(reading token: OpaqueToken, sort: TaskSort, date asked: LocalDate?) throws(APIError) {
        try self.init(reading: token)
        guard self.sort == sort, asked == nil || asked == date else { throw .cursorRefusal }
    }

    var values: [any CursorValue] { [date, sort.rawValue, place.priority, Int64(place.minute), place.id] }
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
struct HistoryCursor: ListCursor, Equatable {
    let date: LocalDate

    init(_ last: DailyTask) { date = last.date }

    init(values: inout CursorReader) throws(APIError) {
        try values.expect("history")
        date = try values.next()
    }

    var values: [any CursorValue] { ["history", date] }
}
