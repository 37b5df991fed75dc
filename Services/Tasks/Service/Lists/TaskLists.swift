internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import TasksDomain
internal import Wire

/// The tasks of a day, one of them, and earlier ones of its series.
struct TaskLists: Sendable {
    let keeper: TaskKeeper
    private let shown = RenderedCache<Shown, TaskList>(capacity: 4096)

    init(keeper: TaskKeeper) { self.keeper = keeper }

    /// All that a shown list is made from: every change of a person's days makes their version grow.
    private struct Shown: Hashable {
        let user: UserID
        let version: Int64
        let today: LocalDate
        let language: Language
        let query: TaskQuery
    }

    func list(_ query: TaskQuery, of person: Person, _ context: RequestContext) async throws -> Rendered<TaskList> {
        let person = try await keeper.planned(person, context: context)
        let key = Shown(
            user: person.id, version: person.version, today: keeper.today(of: person, now: context.now), language: context.language,
            query: query)
        return try await shown.answer(key) { try await make(query, of: person, context) }
    }

    private func make(_ query: TaskQuery, of person: Person, _ context: RequestContext) async throws -> TaskList {
        let sort = query.sort ?? .time
        let after = try query.cursor.map { token throws(APIError) in try ListCursor(reading: token, sort: sort, date: query.date) }
        let date = query.date ?? after?.date ?? keeper.today(of: person, now: context.now)
        let zone = keeper.zone(of: person)
        // A day has a hundred tasks at most: they are filtered and ordered here, by the rules that the app goes by.
        let tasks = try await tasks(of: date, person, now: context.now)
            .filter { query.type == nil || $0.type == query.type }.map { $0.shown(in: zone, context.language) }
        let listed = TaskOrder.list(tasks, TaskFilter(group: query.group, status: query.status ?? .all, sort: sort))
        let rest = after.map { after in listed.drop { TaskPlace($0, by: sort) <= after.place } } ?? listed[...]
        let page = Array(rest.prefix(query.pageSize))
        return TaskList(
            date: date, items: page, nextCursor: page.count < rest.count ? page.last.map { ListCursor($0, by: sort).token } : nil)
    }

    func one(_ id: TaskID, of person: Person, _ context: RequestContext) async throws -> DailyTask {
        guard let task = try await keeper.database.read({ db in try await TaskStore.find(id, of: person.id, in: db) }) else {
            throw APIError(.notFound)
        }
        return task.shown(in: keeper.zone(of: person), context.language)
    }

    func history(_ query: HistoryQuery, of person: Person, _ context: RequestContext) async throws -> TaskHistory {
        let after = try query.cursor.map { token throws(APIError) in try HistoryCursor(reading: token) }
        let limit = query.limit.map { Int($0.value) } ?? Int(PageSize.example)
        let completions = try await keeper.database.read { db in
            guard let task = try await TaskStore.find(query.id, of: person.id, in: db) else { throw APIError(.notFound) }
            // One more than asked for tells whether there is another page.
            return try await TaskStore.completions(of: task.seriesID, before: after?.date, limit: Int64(limit + 1), of: person.id, in: db)
        }
        let zone = keeper.zone(of: person)
        let page = completions.prefix(limit).map { $0.shown(in: zone, context.language) }
        return TaskHistory(items: page, nextCursor: completions.count > limit ? page.last.map { HistoryCursor($0).token } : nil)
    }

    /// The tasks of a day by time. One statement when the day was made; else it is made now, if it is part of the plan.
    private func tasks(of date: LocalDate, _ person: Person, now: Instant) async throws -> [StoredTask] {
        let latest = keeper.today(of: person, now: now) + keeper.policy.daysAhead
        guard date <= latest else { throw APIError(.validationFailed, fields: [FieldProblem("date", .mustNotBeLater(than: latest))]) }
        if let tasks = try await keeper.database.read({ db in try await TaskStore.day(date, of: person.id, in: db) }) { return tasks }
        // Days before the plan, and those it skipped because nobody looked for so long, stay without tasks.
        guard let plan = person.plan, date >= max(plan.start, person.progress.fixedThrough.map { $0 + 1 } ?? plan.start) else { return [] }
        return try await keeper.change(person, now: now) { person, db in
            // Today and the days before it were made on the way here.
            if date > keeper.today(of: person, now: now) { try await DayKeeper(keeper: keeper).make(date, of: person, now: now, in: db) }
            return try await TaskStore.day(date, of: person.id, in: db) ?? []
        }.result
    }
}

extension TaskQuery {
    fileprivate var pageSize: Int { limit.map { Int($0.value) } ?? Int(PageSize.example) }
}
