internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import TasksDomain
internal import Wire

/// The plan, and today at a glance.
struct Overview: Sendable {
    let keeper: TaskKeeper

    private static let recentBadges: Int64 = 3
    private static let previewedTasks = 3

    func plan(of person: Person, _ context: RequestContext) async throws -> TaskPlan {
        let person = try await keeper.planned(person, context: context)
        guard let plan = person.plan else { throw APIError(.onboardingRequired) }
        let rules = try await keeper.database.read { db in try await SeriesStore.active(of: person.id, in: db) }
        return TaskPlan(
            id: plan.id, startDate: plan.start, generator: plan.generator,
            rules: rules.map { rule in
                let template = rule.template
                return PlanRule(
                    seriesId: rule.id, taskType: template.taskType,
                    title: TaskText.title(key: template.key, type: template.taskType, context.language), dueTime: template.dueTime,
                    priority: template.priority, weekdays: template.weekdays, metadata: template.metadata)
            })
    }

    func dashboard(of person: Person, _ context: RequestContext) async throws -> Dashboard {
        let person = try await keeper.upToDate(try await keeper.planned(person, context: context), now: context.now)
        let today = keeper.today(of: person, now: context.now)
        let zone = keeper.zone(of: person)
        // One moment, so that the streak is that of the tasks beside it.
        return try await keeper.database.snapshot { db in
            let tasks = try await TaskStore.day(today, of: person.id, in: db) ?? []
            let (completed, total) = ComplianceRule.count(tasks.lazy.map(\.status))
            return Dashboard(
                date: today, name: person.name, streak: try await Standing.read(person, keeper: keeper, now: context.now, in: db),
                completed: completed, total: total, percent: ComplianceRule.percent(completed: completed, total: total),
                stats: QuickStats(of: person, tasks),
                recentBadges: try await BadgeStore.recent(
                    Self.recentBadges, of: person.id, language: context.language, rarities: keeper.rarities, in: db),
                newBadgeCount: try await BadgeStore.unseen(of: person.id, in: db),
                unread: try await NotificationStore.unread(of: person.id, in: db),
                tasksPreview: tasks.lazy.filter { $0.status == .pending }.prefix(Self.previewedTasks)
                    .map { $0.shown(in: zone, context.language) })
        }
    }
}

extension QuickStats {
    /// What the evidence of a day's tasks adds up to, beside the person's targets. GTSD-P-3.3-04.
    init(of person: Person, _ tasks: [StoredTask]) {
        // The calories of a workout were burned, not eaten.
        let eaten = tasks.filter { $0.type == .meal }.compactMap(\.evidence?.metrics)
        let all = tasks.compactMap(\.evidence?.metrics)
        let protein = eaten.reduce(0) { $0 + ($1.proteinG?.hundredths ?? 0) }
        let water = all.reduce(0) { $0 + ($1.ml?.value ?? 0) }
        let steps = all.compactMap(\.steps?.value)
        self.init(
            calories: StatPair(consumed: eaten.reduce(0) { $0 + ($1.calories?.value ?? 0) }, target: person.calorieTarget),
            // To the nearest gram.
            proteinG: StatPair(consumed: (protein + 50) / 100, target: person.proteinTarget),
            waterMl: StatPair(consumed: water, target: person.waterTarget),
            waterPercent: person.waterTarget.flatMap { $0 > 0 ? water * 100 / $0 : nil },
            steps: steps.isEmpty ? nil : steps.reduce(0, +))
    }
}
