internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import TasksDomain
internal import Wire

/// The plan, and today at a glance.
struct OverviewActions: Sendable {
    let dependencies: TasksDependencies

    private var adoption: Adoption { Adoption(dependencies: dependencies) }

    private static let recentBadges: Int64 = 3
    private static let previewedTasks = 3

    func plan(_ call: Call<SignedIn, Nothing, Nothing>) async throws -> TaskPlan {
        let person = try await adoption.planned(try call.person(), context: call.context)
        guard let plan = person.plan else { throw APIError(.onboardingRequired) }
        let rules = try await dependencies.database.read { db in try await SeriesStore.active(of: person.id, in: db) }
        return TaskPlan(
            id: plan.id, startDate: plan.start, generator: plan.generator,
            rules: rules.map { rule in
                let template = rule.template
                return PlanRule(
                    seriesId: rule.id, taskType: template.taskType,
                    title: TaskText.title(key: template.key, type: template.taskType, call.context.language), dueTime: template.dueTime,
                    priority: template.priority, weekdays: template.weekdays, metadata: template.metadata)
            })
    }

    func dashboard(_ call: Call<SignedIn, Nothing, Nothing>) async throws -> Dashboard {
        let context = call.context
        let person = try await adoption.current(try call.person(), context)
        let today = dependencies.today(of: person, now: context.now)
        let zone = dependencies.zone(of: person)
        // One snapshot, so that the streak is that of the tasks shown beside it.
        return try await dependencies.database.snapshot { db in
            let tasks = try await TaskStore.day(today, of: person.id, in: db) ?? []
            let (completed, total) = ComplianceRule.count(tasks.lazy.map(\.status))
            return Dashboard(
                date: today, name: person.name, streak: try await Standing.read(person, dependencies, now: context.now, in: db).summary,
                completed: completed, total: total, percent: ComplianceRule.percent(completed: completed, total: total),
                stats: QuickStats(of: person, tasks),
                recentBadges: try await BadgeView.recent(
                    Self.recentBadges, of: person.id, language: context.language, rarities: dependencies.rarities, in: db),
                newBadgeCount: try await BadgeStore.unseen(of: person.id, in: db),
                unread: try await NotificationStore.unread(of: person.id, in: db),
                tasksPreview: tasks.lazy.filter { $0.status == .pending }.prefix(Self.previewedTasks)
                    .map { $0.shown(in: zone, context.language) })
        }
    }
}
