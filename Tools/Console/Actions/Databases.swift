internal import EventLoop
internal import PostgresStorage
internal import SQLiteStorage
internal import Storage
internal import Supervisor
internal import Synchronization
internal import Platform

/// The databases of the stack's services, opened to look at when they are first looked at.
final class Databases: Sendable {
    private let plan: StackPlan
    private let loops: EventLoopGroup
    private let open = Mutex<[String: any Database]>([:])

    init(plan: StackPlan, loops: EventLoopGroup) {
        self.plan = plan
        self.loops = loops
    }

    /// The services that have one, in the order of their start.
    var services: [String] { plan.services.filter { $0.environment["DATABASE_URL"] != nil }.map(\.name) }

    /// - Throws: `ConsoleRefusal` for a service without one.
    func of(_ name: String) async throws -> any Database {
        if let known = open.withLock({ $0[name] }) { return known }
        guard let service = plan.service(name), let url = service.environment["DATABASE_URL"] else {
            throw ConsoleRefusal.notFound("\(name) has no database")
        }
        let opened: any Database
        if url.hasPrefix("sqlite://") {
            let path = String(url.dropFirst("sqlite://".count))
            opened = SQLiteFileReader(path: path.hasPrefix("/") ? path : "\(service.workingFolder)/\(path)")
        } else {
            var options = PostgresOptions()
            options.poolSize = 1
            opened = try await PostgresDatabase.open(url: Secret(url), loops: loops, options: options)
        }
        // Somebody may have been quicker.
        let (kept, spare) = open.withLock { open -> (any Database, (any Database)?) in
            if let known = open[name] { return (known, opened) }
            open[name] = opened
            return (opened, nil)
        }
        await spare?.close()
        return kept
    }

    func close() async {
        let all = open.withLock { open in
            defer { open = [:] }
            return Array(open.values)
        }
        for database in all { await database.close() }
    }
}
