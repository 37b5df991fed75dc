internal import Contracts
internal import ServiceKit
internal import Wire

/// Lists of tasks, one's own tasks, the plan and the dashboard.
struct ListRoutes: Sendable {
    let keeper: TaskKeeper

    var routes: [Route] {
        let lists = TaskLists(keeper: keeper)
        let own = OwnTasks(keeper: keeper)
        let overview = Overview(keeper: keeper)
        return [
            Tasks.list.handleRendered { call in try await lists.list(call.parameters, of: call.person(), call.context) },
            Tasks.one.handle { call in try await lists.one(call.parameters.id, of: call.person(), call.context) },
            Tasks.history.handle { call in try await lists.history(call.parameters, of: call.person(), call.context) },
            Tasks.add.handle { call in try await own.add(call.body, by: call.person(), call.context) },
            Tasks.change.handle { call in try await own.change(call.parameters.id, call.body, by: call.person(), call.context) },
            Tasks.delete.handle { call in
                try await own.delete(call.parameters.id, by: call.person(), call.context)
                return Nothing()
            },
            Tasks.plan.handle { call in try await overview.plan(of: call.person(), call.context) },
            Tasks.dashboard.handle { call in try await overview.dashboard(of: call.person(), call.context) },
        ]
    }
}
