public import Contracts
public import Platform
public import ServiceKit
public import Storage
internal import Synchronization
public import Wire

/// A tasks service for the tests of services that ask whose a task is: it knows the tasks the test tells it.
public struct TasksStandIn: Service {
    public static let name = "tasks"
    public static let migrations: [Migration] = []
    public static func settings(from reader: inout ConfigReader) -> AuthLink { AuthLink(url: "") }

    public let routes: [Route]
    public let authenticator: any Authenticator
    public let work: [WorkHandler] = []
    let state: State
    let ids: IDSource

    public init(settings: AuthLink, runtime: ServiceRuntime) async throws {
        let state = State()
        self.state = state
        ids = runtime.ids
        authenticator = RemoteAuthenticator(settings, runtime: runtime)
        routes = [
            Tasks.one.handle { call in
                guard state.owner(call.parameters.id) == call.caller.userID else { throw APIError(.notFound) }
                var task = DailyTask.example
                task.id = call.parameters.id
                return task
            }
        ]
    }

    /// Makes a task that belongs to somebody.
    public func add(of owner: UserID) -> TaskID {
        let id = TaskID(trusted: ids.next())
        state.add(id, owner)
        return id
    }

    final class State: Sendable {
        private let tasks = Mutex<[TaskID: UserID]>([:])
        func owner(_ id: TaskID) -> UserID? { tasks.withLock { $0[id] } }
        func add(_ id: TaskID, _ owner: UserID) { tasks.withLock { $0[id] = owner } }
    }
}
