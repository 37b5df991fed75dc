internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import TasksDomain
internal import Wire

/// The tasks of a day, one of them, and earlier ones of its series.
struct ListActions: Sendable {
    let dependencies: TasksDependencies
    private let adoption: Adoption
    private let rendered = RenderedCache<Shown, TaskList>(capacity: 4096)

    init(dependencies: TasksDependencies) {
        self.dependencies = dependencies
        adoption = Adoption(dependencies: dependencies)
    }

    /// Everything that a list is made from. Every change of a person's days increases their version, so a list in the cache is never out
    /// of date.
    private struct Shown: Hashable {
        let user: UserID
        let version: Int64
        let today: LocalDate
        let language: Language
        let query: TaskQuery
    }

    func list(_ call: Call<SignedIn, TaskQuery, Nothing>) async throws -> Rendered<TaskList> {
        let (query, context) = (call.parameters, call.context)
        let person = try await adoption.planned(try call.person(), context: context)
        let key = Shown(
            user: person.id, version: person.version, today: dependencies.today(of: person, now: context.now), language: context.language,
            query: query)
        return try await rendered.answer(key) { try await make(query, of: person, context) }
    }

    private func make(_ query: TaskQuery, of person: Person, _ context: RequestContext) async throws -> TaskList {
        let sort = query.sort ?? .time
        let after = try query.cursor.map { token throws(APIError) in try DayCursor(reading: token, sort: sort, date: query.date) }
        let date = query.date ?? after?.date ?? dependencies.today(of: person, now: context.now)
        let zone = dependencies.zone(of: person)
        // A day has at most a hundred tasks, so they are filtered and ordered here, by the same rules that the app uses.
        let tasks = try await tasks(of: date, person, now: context.now)
            .filter { query.type == nil || $0.type == query.type }.map { $0.shown(in: zone, context.language) }
        let listed = TaskOrder.list(tasks, TaskFilter(group: query.group, status: query.status ?? .all, sort: sort))
        let rest = after.map { after in listed.drop { TaskPlace($0, by: sort) <= after.place } } ?? listed[...]
        let page = Array(rest.prefix(query.pageSize))
        return TaskList(
            date: date, items: page, nextCursor: page.count < rest.count ? page.last.map { DayCursor($0, by: sort).token } : nil)
    }

    func one(_ call: Call<SignedIn, TaskParameters, Nothing>) async throws -> DailyTask {
        let person = try call.person()
        let task = try await dependencies.database.read { db in try await TaskStore.find(call.parameters.id, of: person.id, in: db) }
        guard let task else { throw APIError(.notFound) }
        return task.shown(in: dependencies.zone(of: person), call.context.language)
    }

    func history(_ call: Call<SignedIn, HistoryQuery, Nothing>) async throws -> TaskHistory {
        let (person, query) = (try call.person(), call.parameters)
        let after = try query.cursor.map { token throws(APIError) in try HistoryCursor(reading: token) }
        let limit = query.limit.map { Int($0.value) } ?? Int(PageSize.example)
        let completions = try await dependencies.database.read { db in
            guard let task = try await TaskStore.find(query.id, of: person.id, in: db) else { throw APIError(.notFound) }
            // One more than asked for tells whether there is another page.
            return try await TaskStore.completions(of: task.seriesID, before: after?.date, limit: Int64(limit + 1), of: person.id, in: db)
        }
        let zone = dependencies.zone(of: person)
        let page = completions.prefix(limit).map { $0.shown(in: zone, call.context.language) }
        return TaskHistory(items: page, nextCursor: completions.count > limit ? page.last.map { HistoryCursor($0).token } : nil)
    }

    /// The tasks of a day by time. A day that was made takes one statement; one that was not, and that the plan has tasks for, is made
    /// now.
    private func tasks(of date: LocalDate, _ person: Person, now: Instant) async throws -> [StoredTask] {
        let latest = dependencies.today(of: person, now: now) + dependencies.policy.daysAhead
        guard date <= latest else { throw APIError(.validationFailed, fields: [FieldProblem("date", .mustNotBeLater(than: latest))]) }
        if let tasks = try await dependencies.database.read({ db in try await TaskStore.day(date, of: person.id, in: db) }) { return tasks }
        // Days before the plan have no tasks, and neither have those that were skipped because nobody looked at them for so long.
        guard let plan = person.plan, date >= max(plan.start, person.progress.fixedThrough.map { $0 + 1 } ?? plan.start) else { return [] }
        return try await DayChanges(dependencies: dependencies).change(person, now: now) { person, _, db in
            // The change has made today and the days before it.
            if date > dependencies.today(of: person, now: now) {
                try await DayMaker(dependencies: dependencies).make(date, of: person, now: now, in: db)
            }
            return try await TaskStore.day(date, of: person.id, in: db) ?? []
        }.result
    }
}

extension TaskQuery {
    fileprivate var pageSize: Int { limit.map { Int($0.value) } ?? Int(PageSize.example) }
}
