import Testing

@testable import Supervisor

/// Services as several processes behind nginx.
@Suite struct ReplicationTests {
    private static let text = """
        services:
          auth:
            build: {context: ., args: {SERVICE: auth}}
            environment: {PORT: "8081", DATABASE_URL: "postgres://a@db:5432/auth", SUBSCRIBERS: "tasks=http://tasks:8083"}
            ports: ["127.0.0.1:18081:8081"]
            x-barbell: {ready: /ready}
          tasks:
            build: {context: ., args: {SERVICE: tasks}}
            environment: {PORT: "8083", DATABASE_URL: "postgres://a@db:5432/tasks", AUTH_URL: "http://auth:8081", SELF: "http://tasks:8083"}
            ports: ["127.0.0.1:18083:8083"]
            volumes: ["tasks-data:/data"]
            depends_on: {auth: {condition: service_healthy}}
            x-barbell: {ready: /ready}
          small:
            build: {context: ., args: {SERVICE: small}}
            environment: {PORT: "8085", DATABASE_URL: "sqlite:///data/small.sqlite"}
            ports: ["127.0.0.1:18085:8085"]
            x-barbell: {ready: /ready}
          db: {command: sh -c serve, ports: ["5432:5432"]}
        volumes: {tasks-data: {}}
        """

    private func plan(
        _ replicas: [String: Int], executables: Set<String> = ["/bin/sh", "/build/auth", "/build/tasks", "/build/small", "/usr/sbin/nginx"],
        text: String = Self.text, change: (inout PlanOptions) -> Void = { _ in }
    ) throws -> StackPlan {
        var options = PlanOptions(projectFolder: "/project", stateFolder: "/state")
        options.executableFolders = ["/build"]
        options.hostEnvironment = ["PATH": "/usr/bin:/bin"]
        options.replicas = replicas
        change(&options)
        var next = 40_000
        var planner = StackPlanner(
            try ComposeFile.parse(text, file: "c.yaml", variables: [:]), options: options,
            freePort: { _ in
                next += 1
                return next
            }, isExecutable: { executables.contains($0) })
        return try planner.plan()
    }

    private func problems(_ replicas: [String: Int], executables: Set<String>? = nil) -> [String] {
        do {
            _ = try executables.map { try plan(replicas, executables: $0) } ?? plan(replicas)
            return []
        } catch let error as ComposeError {
            return error.problems.map(\.message)
        } catch {
            return ["\(error)"]
        }
    }

    @Test func aServiceBecomesProcessesAndAnNginx() throws {
        let plan = try plan(["tasks": 3])
        #expect(plan.services.map(\.name).filter { $0.hasPrefix("tasks") } == ["tasks-1", "tasks-2", "tasks-3", "tasks"])
        let front = try #require(plan.service("tasks"))
        #expect(front.arguments == ["/usr/sbin/nginx", "-p", "/state/balancers/tasks", "-c", "/state/balancers/tasks/nginx.conf", "-e", "stderr"])
        #expect(front.url == "http://127.0.0.1:18083" && front.group == nil && !front.hasTestHooks)
        #expect(Set(front.waitsFor.map(\.service)) == ["tasks-1", "tasks-2", "tasks-3"])
        #expect(front.waitsFor.allSatisfy { $0.condition == .healthy })
        let processes = plan.services.filter { $0.group == "tasks" }
        #expect(processes.count == 3 && Set(processes.map { $0.environment["PORT"] }).count == 3)
        #expect(processes.allSatisfy { $0.arguments == ["/build/tasks"] && $0.environment["AUTH_URL"] == "http://127.0.0.1:18081" })
        #expect(processes.allSatisfy { $0.waitsFor.map(\.service) == ["auth"] })
        #expect(processes.allSatisfy { $0.environment["STOP_DELAY"] == "1s" }, "nginx hears of it before its connections are closed")
        let settings = try #require(plan.files["/state/balancers/tasks/nginx.conf"])
        #expect(settings.contains("listen 127.0.0.1:18083 "))
        for process in processes { #expect(settings.contains("server \(process.ports[0].authority) ")) }
        #expect(plan.folders.contains("/state/balancers/tasks") && plan.files.count == 1)
        #expect(plan.service("auth")?.arguments == ["/build/auth"] && plan.service("auth")?.environment["STOP_DELAY"] == nil)
    }

    @Test func processesStopAsSlowlyAsTheirFileSays() throws {
        let file = Self.text.replacing("{PORT: \"8083\",", with: "{PORT: \"8083\", STOP_DELAY: 3s,")
        let plan = try plan(["tasks": 2], text: file)
        #expect(["tasks-1", "tasks-2"].map { plan.service($0)?.environment["STOP_DELAY"] } == ["3s", "3s"])
    }

    /// Whoever calls the service finds nginx, also its own processes; and what upsets their calls upsets those of all of them.
    @Test func othersFindItWhereItWas() throws {
        let plan = try plan(["tasks": 2]) { $0.faults = true }
        let way = try #require(plan.edges.first { $0.from == "auth" && $0.to == "tasks" })
        #expect(way.target.port == 18_083)
        #expect(plan.service("auth")?.environment["SUBSCRIBERS"] == "tasks=http://127.0.0.1:\(way.port)")
        #expect(plan.edges.filter { $0.to == "auth" }.map(\.from) == ["tasks"])
        let calls = Set(["tasks-1", "tasks-2"].map { plan.service($0)?.environment["AUTH_URL"] })
        #expect(calls == ["http://127.0.0.1:\(plan.edges.first { $0.to == "auth" }?.port ?? 0)"])
        #expect(plan.service("tasks-2")?.environment["SELF"] == "http://127.0.0.1:18083")
    }

    @Test func aServiceThatIsNamedBringsItsProcesses() throws {
        let names = try plan(["tasks": 2, "auth": 2]) { $0.services = ["tasks"] }.services.map(\.name)
        #expect(names.sorted() == ["auth", "auth-1", "auth-2", "tasks", "tasks-1", "tasks-2"])
    }

    @Test func whatCannotBeSeveral() {
        #expect(problems(["taks": 2]) == ["--replicas: no service is called 'taks'"])
        #expect(problems(["small": 2]).contains { $0.contains("a SQLite database belongs to one process") && $0.contains("SMALL_DATABASE_URL=") })
        #expect(problems(["db": 2]) == ["services.db: only services that say by HTTP that they are ready can be several processes"])
        #expect(problems(["tasks": 2], executables: ["/bin/sh", "/build/auth", "/build/tasks", "/build/small"]).contains { $0.contains("nginx") })
    }
}
