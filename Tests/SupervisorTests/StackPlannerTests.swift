import Testing

@testable import Supervisor

@Suite struct StackPlannerTests {
    private func plan(
        _ text: String, executables: Set<String> = ["/bin/sh", "/build/auth"], change: (inout PlanOptions) -> Void = { _ in }
    ) throws -> StackPlan {
        let file = try ComposeFile.parse(text, file: "c.yaml", variables: [:])
        var options = PlanOptions(projectFolder: "/project", stateFolder: "/state")
        options.executableFolders = ["/build"]
        options.hostEnvironment = ["PATH": "/usr/bin:/bin", "HOME": "/home/me", "AWS_SECRET": "leak", "LC_ALL": "C.UTF-8"]
        change(&options)
        var next = 40_000
        var planner = StackPlanner(
            file, options: options,
            freePort: { _ in
                next += 1; return next
            }, isExecutable: { executables.contains($0) })
        return try planner.plan()
    }

    private func problems(_ text: String, change: (inout PlanOptions) -> Void = { _ in }) -> [String] {
        do {
            _ = try plan(text, change: change)
            return []
        } catch let error as ComposeError {
            return error.problems.map(\.description)
        } catch {
            return ["\(error)"]
        }
    }

    private let pair = """
        services:
          auth:
            build: {context: ., args: {SERVICE: auth}}
            environment:
              HOST: 0.0.0.0
              PORT: "8081"
              DATABASE_URL: sqlite:///data/auth.sqlite
              SMTP: smtp://user:pw@sandbox:2525
              SMS: "http://sandbox:8025/sms/messages?x=http://auth:8081"
              PEER: sandbox:8025
              ISSUER: http://localhost:8081
              PUBLIC: http://localhost:18025/page
              OTHER: http://example.org:8025/sandbox:8025
              DATA: /data
              NOT_DATA: /database
            ports: ["127.0.0.1:18081:8081"]
            volumes: ["auth-data:/data"]
            depends_on: {sandbox: {condition: service_healthy}}
            x-barbell: {ready: /ready, environment: {ISSUER: http://auth:8081}}
          sandbox:
            image: s
            command: sh -c 'serve http://auth:8081'
            environment: {PORT: "8025", SMTP_PORT: "2525", RETRY_PORT: "9"}
            ports: ["18025:8025", "2525"]
            healthcheck: {test: "sh -c true"}
          database: {image: postgres:15, profiles: [postgres]}
        volumes: {auth-data: {}}
        """

    @Test func rewritesAddressesAndPathsForThisMachine() throws {
        let auth = try #require(try plan(pair).service("auth"))
        #expect(auth.arguments == ["/build/auth"])
        let expected = [
            "HOST": "127.0.0.1", "PORT": "18081", "DATABASE_URL": "sqlite:///state/volumes/auth-data/auth.sqlite",
            "SMTP": "smtp://user:pw@127.0.0.1:40001",
            "SMS": "http://127.0.0.1:18025/sms/messages?x=http://127.0.0.1:18081", "PEER": "127.0.0.1:18025",
            "ISSUER": "http://127.0.0.1:18081",
            "PUBLIC": "http://127.0.0.1:18025/page", "OTHER": "http://example.org:8025/sandbox:8025", "DATA": "/state/volumes/auth-data",
            "NOT_DATA": "/database", "SERVICE_URL_SANDBOX": "http://127.0.0.1:18025", "SERVICE_URL_AUTH": "http://127.0.0.1:18081",
            "PATH": "/usr/bin:/bin", "HOME": "/home/me", "LC_ALL": "C.UTF-8",
        ]
        #expect(auth.environment == expected)
        #expect(auth.url == "http://127.0.0.1:18081")
    }

    @Test func handsOutFreePorts() throws {
        let plan = try plan(pair) { $0.automaticPorts = true }
        let sandbox = try #require(plan.service("sandbox"))
        #expect(
            sandbox.environment["PORT"] == "40001" && sandbox.environment["SMTP_PORT"] == "40002"
                && sandbox.environment["RETRY_PORT"] == "9")
        #expect(sandbox.arguments == ["/bin/sh", "-c", "serve http://127.0.0.1:40003"])
        let auth = try #require(plan.service("auth"))
        #expect(
            auth.environment["PORT"] == "40003" && auth.environment["PUBLIC"] == "http://127.0.0.1:40001/page"
                && auth.environment["PEER"] == "127.0.0.1:40001")
    }

    @Test func withFaultsServicesCallEachOtherThroughProxies() throws {
        let text = """
            services:
              tasks:
                command: sh
                environment:
                  PORT: "8083"
                  PROFILE_URL: http://profile:8082/base?x=http://profile:8082
                  EVENT_SUBSCRIBERS: profile=http://profile:8082,media=http://media:8084
                  OWN_URL: http://tasks:8083
                  LOCAL_URL: http://localhost:8083
                  MAIL_URL: smtp://media:2525
                  SECURE_URL: https://media:8443
                  PLAIN: profile:8082
                  DATABASE_URL: postgres://u:p@profile:5432/x
                  PROFILE_PUBLIC_URL: http://profile:8082
                  ELSEWHERE: http://example.org:8082
                ports: ["18083:8083"]
              profile:
                command: sh -c 'curl http://tasks:8083'
                environment: {PORT: "8082", TASKS_URL: "http://tasks:8083"}
                ports: ["8082", "5432"]
                healthcheck: {test: "curl http://tasks:8083"}
              media: {command: sh, ports: ["8084", "2525", "8443"]}
            """
        let direct = try plan(text)
        #expect(direct.edges.isEmpty)
        let plan = try plan(text) { $0.faults = true }
        #expect(
            plan.edges.map { "\($0.from) \($0.to) \($0.target.target)" } == [
                "tasks profile 8082", "tasks media 8084", "profile tasks 8083",
            ])
        let ports = Dictionary(uniqueKeysWithValues: plan.edges.map { ("\($0.from) \($0.to)", $0.port) })
        let toProfile = try #require(ports["tasks profile"]), toMedia = try #require(ports["tasks media"]),
            toTasks = try #require(ports["profile tasks"])
        let tasks = try #require(plan.service("tasks")).environment, before = try #require(direct.service("tasks")).environment
        #expect(
            tasks["PROFILE_URL"] == "http://127.0.0.1:\(toProfile)/base?x=http://127.0.0.1:\(toProfile)",
            "one way for all addresses of one callee")
        #expect(tasks["EVENT_SUBSCRIBERS"] == "profile=http://127.0.0.1:\(toProfile),media=http://127.0.0.1:\(toMedia)")
        // What is no call between services, or must be found from outside, stays as it is.
        for name in ["OWN_URL", "LOCAL_URL", "MAIL_URL", "SECURE_URL", "PLAIN", "DATABASE_URL", "PROFILE_PUBLIC_URL", "ELSEWHERE", "PORT"] {
            #expect(tasks[name] == before[name], "\(name)")
        }
        #expect(plan.service("profile")?.environment["TASKS_URL"] == "http://127.0.0.1:\(toTasks)")
        #expect(plan.service("profile")?.arguments == direct.service("profile")?.arguments, "commands and health checks go directly")
        #expect(plan.service("profile")?.readiness == direct.service("profile")?.readiness)
        #expect(Set(plan.edges.map(\.port) + plan.services.flatMap { $0.ports.map(\.port) }).count == 3 + 6)
        #expect(plan.edges.first { $0.to == "profile" }?.target == plan.service("profile")?.ports[0])
    }

    private let network = """
        services:
          sandbox:
            command: sh
            environment: {PORT: "8025", SMTP_PORT: "2525", ENVIRONMENT: "${ENVIRONMENT:-development}"}
            ports: ["127.0.0.1:8025:8025", "127.0.0.1:2525:2525"]
            x-barbell: {ready: /ready}
          store:
            command: sh
            environment:
              PORT: "8085"
              SANDBOX_URL: http://sandbox:8025
              ROOMS_URL: http://127.0.0.1:8025
              SMTP: smtp://sandbox:2525
              DATABASE_URL: postgres://p:p@postgres:5432/store
            ports: ["127.0.0.1:8085:8085"]
            x-barbell: {ready: /ready}
          postgres: {command: sh, ports: ["127.0.0.1:5432:5432"]}
        """

    /// Every address that a person or a phone may get to see is the one in the network; the database stays out of it.
    @Test func servicesListenInTheNetworkOfPhones() throws {
        let plan = try plan(network) { $0.networkAddress = "192.168.1.7" }
        let store = try #require(plan.service("store"))
        #expect(store.url == "http://192.168.1.7:8085" && store.environment["HOST"] == "192.168.1.7")
        #expect(
            store.environment["SANDBOX_URL"] == "http://192.168.1.7:8025" && store.environment["ROOMS_URL"] == "http://192.168.1.7:8025")
        #expect(store.environment["SMTP"] == "smtp://192.168.1.7:2525")
        #expect(store.environment["DATABASE_URL"] == "postgres://p:p@127.0.0.1:5432/store")
        #expect(plan.service("postgres")?.ports.map(\.address) == ["127.0.0.1"])
        #expect(try self.plan(network).services.flatMap { $0.ports.map(\.address) } == ["127.0.0.1", "127.0.0.1", "127.0.0.1", "127.0.0.1"])
    }

    @Test func productionIsNotOpenedToANetworkWithoutTLS() {
        let text = network.replacing("${ENVIRONMENT:-development}", with: "production")
        #expect(problems(text) == [])
        #expect(
            problems(text) { $0.networkAddress = "192.168.1.7" } == [
                "c.yaml:2:3: services.sandbox.environment.ENVIRONMENT: production is not reached without TLS: leave out --lan"
            ])
    }

    @Test func ordersAndDecidesReadiness() throws {
        let plan = try plan(pair)
        #expect(plan.services.map(\.name) == ["sandbox", "auth"])
        #expect(plan.folders == ["/state/volumes/auth-data"])
        let port = LocalPort(address: "127.0.0.1", port: 18081, target: 8081, isTCP: true)
        #expect(plan.service("auth")?.readiness == .http(port, path: "/ready"))
        #expect(plan.service("sandbox")?.readiness == .command(["/bin/sh", "-c", "sh -c true"], timeout: .seconds(30)))
    }

    @Test func readinessWithoutAHealthCheck() throws {
        let plan = try plan("""
            services:
              job: {command: sh}
              server: {command: sh, ports: ["81:80"], depends_on: {job: {condition: service_completed_successfully}}}
              missing: {command: sh, ports: ["82:80"], healthcheck: {test: [CMD, not-here]}}
              worker: {command: sh}
            """)
        let port = { LocalPort(address: "127.0.0.1", port: $0, target: 80, isTCP: true) }
        #expect(plan.service("job")?.readiness == .completed)
        #expect(plan.service("server")?.readiness == .connects(port(81)))
        #expect(plan.service("missing")?.readiness == .connects(port(82)))
        #expect(plan.service("worker")?.readiness == .started)
    }

    /// Services read true, yes, on and 1, and false, no, off and 0, in any case.
    @Test(arguments: [
        ("1", true), ("true", true), ("on", true), ("YES", true), ("True", true), ("0", false), ("off", false), ("no", false), ("", false),
    ])
    func knowsWhichServicesHaveTestHooks(_ word: String, _ isOn: Bool) throws {
        let plan = try plan("services: {a: {command: sh, environment: {TEST_HOOKS: \"\(word)\"}}, b: {command: sh}}")
        #expect(plan.service("a")?.hasTestHooks == isOn && plan.service("b")?.hasTestHooks == false)
    }

    @Test func findsProgramsByPathNameAndFolder() throws {
        let text =
            """
            services: {a: {image: x, entrypoint: [./bin/run, one], command: [two]}, b: {image: x, command: old, x-barbell: {command: sh \
            new}}}
            """
        let plan = try plan(text, executables: ["/project/bin/run", "/bin/sh"])
        #expect(plan.service("a")?.arguments == ["/project/bin/run", "one", "two"])
        #expect(plan.service("b")?.arguments == ["/bin/sh", "new"])
    }

    @Test func selectsByProfileAndByName() throws {
        let text = """
            services:
              base: {command: sh}
              db: {command: sh, profiles: [pg]}
              admin: {command: sh, profiles: [pg], depends_on: [db]}
              web: {command: sh, depends_on: {base: {}, db: {required: false}}}
            """
        let names = { (change: (inout PlanOptions) -> Void) in try plan(text, change: change).services.map(\.name) }
        #expect(try names { _ in } == ["base", "web"])
        #expect(try names { $0.profiles = ["pg"] } == ["base", "db", "admin", "web"])
        #expect(try names { $0.services = ["web"] } == ["base", "web"])
        #expect(try names { $0.services = ["admin"] } == ["db", "admin"])
        #expect(try plan(text).service("web")?.waitsFor.map(\.service) == ["base"])
    }

    @Test func saysWhyAServiceCannotRunHere() {
        #expect(problems("services:\n  a: {image: x}") == [
            "c.yaml:2:3: services.a runs from an image only: to run it here give it x-barbell.executable or x-barbell.command"
        ])
        #expect(problems("services:\n  a: {build: .}") == [
            "c.yaml:2:3: services.a does not say which program it builds: to run it here give it x-barbell.executable or x-barbell.command"
        ])
        #expect(problems("services:\n  a: {command: nope}\n  b: {image: x, x-barbell: {executable: nope}}") == [
            "c.yaml:2:3: services.a: program 'nope' is not found",
            "c.yaml:3:3: services.b: executable 'nope' is not built; looked in /build",
        ])
        #expect(problems("services:\n  a: {command: sh, environment: {U: \"http://b:99/\"}}\n  b: {command: sh, ports: [\"81:80\"]}") == [
            "c.yaml:2:3: services.a.environment.U: 'b' has no port 99 under 'ports' (it has 80)"
        ])
        #expect(problems("services:\n  a: {command: sh, depends_on: [b]}\n  b: {command: sh, profiles: [p]}") == [
            "c.yaml:2:33: services.a.depends_on: 'b' runs only with --profile p"
        ])
        #expect(
            problems("services: {auth: {command: sh}}") { $0.services = ["atuh"] } == [
                "c.yaml:1:1: no service is called 'atuh'; did you mean 'auth'?"
            ])
    }

    @Test(arguments: [("a/./b/../c", "/x/a/c"), ("/a//b/", "/a/b"), ("../y", "/y"), (".", "/x")]) func resolvesPaths(
        _ path: String, _ expected: String
    ) {
        #expect(Paths.absolute(path, in: "/x") == expected)
    }
}
