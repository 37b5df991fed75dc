import Glibc
import LocalFiles
import Testing

@testable import Supervisor

/// Real processes: the services are `Fixtures/server.py` and small shell commands.
@Suite(.timeLimit(.minutes(2))) struct SupervisorTests {
    private func server(_ name: String, _ more: String = "") -> String {
        "  \(name): {command: python3 server.py, ports: [\"8080\"], x-barbell: {ready: /ready}\(more.isEmpty ? "" : ", ")\(more)}\n"
    }

    @Test func startsInOrderServesAndStopsInReverse() async throws {
        let run = try StackRun(
            "services:\n" + server("web", "depends_on: {db: {condition: service_healthy}}, environment: {DB: \"http://db:8080\"}")
                + server("db"))
        await run.ready()
        let (web, db) = (try run.service("web"), try run.service("db"))
        #expect(web.phase == "ready" && db.phase == "ready" && web.url != db.url)
        #expect(web.process?.isRunning == true)
        #expect(firstLine(port: try #require(web.ports[8080]), path: "/ready") == "HTTP/1.0 200 OK")
        run.stop()
        #expect(await run.outcome()?.outcome == .stopped)
        let order = run.history.compactMap { event -> String? in
            switch event {
            case .ready(let name, _, _): "ready \(name)"
            case .stopped(let name, .code(0)): "stopped \(name)"
            default: nil
            }
        }
        #expect(order == ["ready db", "ready web", "stopped web", "stopped db"])
        #expect(run.output(of: "web").last == "bye")
        #expect(web.process?.isRunning == false && db.process?.isRunning == false)
        #expect(run.folder.runningState() == nil)
        #expect(Files.text(run.folder.logFile("db"))?.contains("bye\n") == true)
    }

    @Test func restartsOnTheSamePort() async throws {
        let run = try StackRun("services:\n" + server("web", "restart: unless-stopped"))
        await run.ready()
        let before = try run.service("web")
        let port = try #require(before.ports[8080])
        #expect(firstLine(port: port, path: "/die") == nil)
        await run.event("exit and restart") { $0 == .exited(service: "web", status: .code(7), restartIn: .milliseconds(100)) }
        await run.event("ready again") { if case .ready = $0 { true } else { false } }
        let after = try run.service("web")
        #expect(after.ports == before.ports && after.process != before.process && after.restarts == 1)
        #expect(firstLine(port: port, path: "/ready") == "HTTP/1.0 200 OK")
        run.stop()
        #expect(await run.outcome()?.outcome == .stopped)
    }

    /// Whoever stops a service reads in the state file that it is so.
    @Test func aServiceThatCrashesAgainAndAgainIsStoppedForAllToSee() async throws {
        // It serves once, and ends at every later start.
        let run = try StackRun("""
            services:
              web:
                command: [sh, -c, "test -e $$MARK && exit 7; touch $$MARK; exec python3 server.py"]
                environment: {MARK: /scratch/mark}
                volumes: [/scratch]
                ports: ["8080"]
                x-barbell: {ready: /ready}
                restart: unless-stopped
            """)
        await run.ready()
        #expect(firstLine(port: try #require(try run.service("web").ports[8080]), path: "/die") == nil)
        // The waits grow, so that the order finds it waiting.
        await run.event("a long wait") { $0 == .exited(service: "web", status: .code(7), restartIn: .milliseconds(3200)) }
        run.ask(.stop, of: "web")
        await run.event("it stays down") { $0 == .keptDown(service: "web") }
        #expect(try run.service("web").phase == "exited" && run.service("web").process == nil)
        run.stop()
        #expect(await run.outcome()?.outcome == .stopped)
    }

    @Test func killsWhatIgnoresTheStopSignal() async throws {
        let run = try StackRun("services:\n" + server("web", "environment: {STUBBORN: \"1\"}, stop_grace_period: 100ms"))
        await run.ready()
        run.stop()
        #expect(await run.outcome()?.outcome == .stopped)
        #expect(run.history.suffix(2) == [.killed(service: "web"), .stopped(service: "web", status: .signal(9))])
    }

    @Test func sendsTheStopSignalOfTheFile() async throws {
        let run = try StackRun(
            """
            services: {a: {command: [sh, -c, \"trap 'echo int; exit 0' INT; echo set; while :; do sleep 0.02; done\"], stop_signal: SIGINT}}
            """
        )
        await run.event("the trap is set") { $0 == .output(service: "a", line: "set") }
        run.stop()
        _ = await run.outcome()
        #expect(run.output(of: "a") == ["set", "int"])
    }

    @Test func reportsTheLastLinesOfAFailedStart() async throws {
        let run = try StackRun(
            "services: {a: {command: [sh, -c, \"for i in $$(seq 30); do echo line $$i; done; exit 5\"], ports: [\"80\"], restart: always}}")
        let end = try #require(await run.outcome())
        #expect(end.outcome == .couldNotStart(service: "a", reason: "it ended before it was ready (exit code 5)"))
        #expect(end.lastLines == (11...30).map { "line \($0)" })
        #expect(run.history.count { if case .started = $0 { true } else { false } } == RestartRule.startAttempts)
    }

    @Test func aServiceThatNeverListensFailsAtItsDeadline() async throws {
        let run = try StackRun("services: {a: {command: sleep 60, ports: [\"80\"], x-barbell: {ready: /ready, start_timeout: 200ms}}}")
        #expect(await run.outcome()?.outcome == .couldNotStart(service: "a", reason: "it was not ready within 200 ms"))
    }

    @Test func aFailureStopsTheOthers() async throws {
        let run = try StackRun(
            "services:\n" + server("db") + "  bad: {command: \"false\", ports: [\"80\"], depends_on: {db: {condition: service_healthy}}}\n")
        #expect(await run.outcome()?.outcome == .couldNotStart(service: "bad", reason: "it ended before it was ready (exit code 1)"))
        #expect(run.history.contains(.stopped(service: "db", status: .code(0))))
    }

    @Test func runsOneShotsFirst() async throws {
        let run = try StackRun(
            "services:\n  job: {command: [sh, -c, echo migrated]}\n"
                + server("web", "depends_on: {job: {condition: service_completed_successfully}}"))
        await run.ready()
        #expect(run.output(of: "job") == ["migrated"])
        #expect(try run.service("job").phase == "completed")
        run.stop()
        #expect(await run.outcome()?.outcome == .stopped)
    }

    @Test func endsWhenEverythingHasEnded() async throws {
        let good = try StackRun("services: {a: {command: \"true\"}, b: {command: \"true\"}}")
        #expect(await good.outcome()?.outcome == .ended(success: true))
    }

    @Test func usesCheckCommands() async throws {
        let run = try StackRun("""
            services:
              a:
                command: [sh, -c, "rm -f $$MARK; sleep 0.2; echo made; touch $$MARK; sleep 60"]
                environment: {MARK: /scratch/mark}
                volumes: [/scratch]
                healthcheck: {test: test -e $$MARK}
            """)
        await run.ready()
        #expect(run.output(of: "a") == ["made"])
        run.stop()
        #expect(await run.outcome()?.outcome == .stopped)
    }

    @Test func endsTheChildrenOfAServiceToo() async throws {
        let run = try StackRun("services: {a: {command: [sh, -c, \"sleep 60 & echo $$!; wait\"]}}")
        await run.event("the pid of the grandchild") { if case .output = $0 { true } else { false } }
        let pid = try #require(run.output(of: "a").first.flatMap { Int32($0) })
        let grandchild = try #require(ProcessIdentity(runningAs: pid))
        run.stop()
        _ = await run.outcome()
        #expect(!grandchild.isRunning)
    }

    @Test func startsAProgramThatCannotRun() async throws {
        let run = try StackRun("services: {a: {command: ./not-a-program, ports: [\"80\"]}}")
        let end = try #require(await run.outcome())
        guard case .couldNotStart("a", _) = end.outcome else { return #expect(end.outcome == .stopped) }
    }
}
