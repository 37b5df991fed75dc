internal import Contracts
internal import ServiceKit

/// Lists of tasks, one's own tasks, the plan and the dashboard.
struct ListRoutes: Sendable {
    let lists: ListActions
    let own: OwnTaskActions
    let overview: OverviewActions

    var routes: [Route] {
        [
            Tasks.list.handleRendered(lists.list),
            Tasks.one.handle(lists.one),
            Tasks.history.handle(lists.history),
            Tasks.add.handle(own.add),
            Tasks.change.handle(own.change),
            Tasks.delete.handle(own.delete),
            Tasks.plan.handle(overview.plan),
            Tasks.dashboard.handle(overview.dashboard),
        ]
    }
}
