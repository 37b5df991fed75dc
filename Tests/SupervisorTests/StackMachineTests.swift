import Testing

@testable import Supervisor

/// The life of a stack without processes: inputs with a time in, effects out.
@Suite struct StackMachineTests {
    /// `web` needs `db` healthy; `db` needs the one-shot `job`.
    private func machine(restart: String = "\"no\"") throws -> StackMachine {
        try make("""
            services:
              job: {command: sh}
              db: {command: sh, ports: ["1:1"], healthcheck: {test: x}, depends_on: {job: {condition: service_completed_successfully}}, \
            restart: \(restart)}
              web: {command: sh, ports: ["2:2"], depends_on: {db: {condition: service_healthy}}, stop_signal: SIGINT, stop_grace_period: 3s}
            """)
    }

    private func make(_ text: String) throws -> StackMachine {
        let file = try ComposeFile.parse(text, file: "c", variables: [:])
        var planner = StackPlanner(
            file, options: PlanOptions(projectFolder: "/", stateFolder: "/"), freePort: { _ in nil }, isExecutable: { _ in true })
        return StackMachine(try planner.plan(), at: 0)
    }

    /// Everything up at time 50.
    private func running(restart: String = "\"no\"") throws -> StackMachine {
        var machine = try machine(restart: restart)
        _ = machine.handle(.clock, at: 0)
        _ = machine.handle(.exited("job", .code(0)), at: 10)
        _ = machine.handle(.probePassed("db"), at: 20)
        _ = machine.handle(.probePassed("web"), at: 50)
        return machine
    }

    @Test func startsInOrderOfConditions() throws {
        var machine = try machine()
        #expect(machine.handle(.clock, at: 0) == [.spawn("job")])
        #expect(machine.handle(.spawned("job", pid: 5), at: 1) == [.emit(.started(service: "job", pid: 5))])
        #expect(machine.handle(.exited("job", .code(0)), at: 10) == [
            .endProbe("job"), .emit(.completed(service: "job", after: .milliseconds(10))), .spawn("db"),
        ])
        #expect(machine.handle(.spawned("db", pid: 6), at: 11) == [.emit(.started(service: "db", pid: 6)), .beginProbe("db")])
        #expect(
            machine.handle(.probePassed("db"), at: 30) == [
                .endProbe("db"), .emit(.ready(service: "db", url: "http://127.0.0.1:1", after: .milliseconds(20))), .spawn("web"),
            ])
        #expect(machine.handle(.probePassed("web"), at: 50) == [
            .endProbe("web"), .emit(.ready(service: "web", url: "http://127.0.0.1:2", after: .milliseconds(20))),
            .emit(.stackReady(after: .milliseconds(50))),
        ])
        #expect(machine.deadline == nil)
    }

    @Test func stopsInReverseOrderAndKillsAfterTheGracePeriod() throws {
        var machine = try running()
        #expect(machine.handle(.asked(.stopAll), at: 100) == [.emit(.stopping), .endProbe("web"), .signal("web", 2)])
        #expect(machine.deadline == 3_100)
        #expect(machine.handle(.clock, at: 3_099) == [])
        #expect(machine.handle(.clock, at: 3_100) == [.signal("web", 9), .emit(.killed(service: "web"))])
        #expect(machine.handle(.clock, at: 9_000) == [])
        #expect(
            machine.handle(.exited("web", .signal(9)), at: 9_001) == [
                .endProbe("web"), .emit(.stopped(service: "web", status: .signal(9))), .endProbe("db"), .signal("db", 15),
            ])
        #expect(
            machine.handle(.exited("db", .code(0)), at: 9_002) == [
                .endProbe("db"), .emit(.stopped(service: "db", status: .code(0))), .finish(.stopped),
            ])
    }

    @Test func whatIsOrderedToStopStaysDownUntilItIsOrderedToStart() throws {
        var machine = try running(restart: "always")
        #expect(machine.handle(.asked(.service("db", .stop)), at: 100) == [.endProbe("db"), .signal("db", 15)])
        #expect(machine.handle(.exited("db", .code(0)), at: 110) == [.endProbe("db"), .emit(.stopped(service: "db", status: .code(0)))])
        #expect(machine.deadline == nil && machine.records["db"]?.phase == .down)
        #expect(machine.handle(.asked(.service("db", .start)), at: 500) == [.spawn("db")])
        #expect(machine.handle(.asked(.service("db", .start)), at: 501) == [])
        #expect(machine.handle(.probePassed("db"), at: 520).contains(
            .emit(.ready(service: "db", url: "http://127.0.0.1:1", after: .milliseconds(20)))))
        #expect(machine.records["db"]?.restarts == 1)
    }

    @Test func whatIsOrderedToRestartEndsInOrderAndBeginsAtOnceWithoutAFailure() throws {
        var machine = try running(restart: "always")
        #expect(machine.handle(.asked(.service("web", .restart)), at: 100) == [.endProbe("web"), .signal("web", 2)])
        #expect(machine.handle(.clock, at: 3_100) == [.signal("web", 9), .emit(.killed(service: "web"))])
        #expect(machine.handle(.exited("web", .signal(9)), at: 3_101) == [
            .endProbe("web"), .emit(.stopped(service: "web", status: .signal(9))), .spawn("web"),
        ])
        #expect(machine.records["web"]?.failures == 0 && machine.records["web"]?.restarts == 1)
    }

    @Test func aStackWhoseServicesWereAllStoppedByOrderGoesOnAndStillStopsAsAWhole() throws {
        var machine = try running()
        for (name, at) in [("web", Int64(100)), ("db", 200)] {
            _ = machine.handle(.asked(.service(name, .stop)), at: at)
            _ = machine.handle(.exited(name, .code(0)), at: at + 10)
        }
        #expect(machine.handle(.clock, at: 5_000) == [])
        #expect(machine.handle(.asked(.stopAll), at: 6_000) == [.emit(.stopping), .finish(.stopped)])
        #expect(machine.handle(.asked(.service("db", .start)), at: 6_001) == [])
    }

    @Test func aServiceThatWaitsToStartAgainCanBeKeptDown() throws {
        var machine = try running(restart: "always")
        _ = machine.handle(.exited("db", .code(1)), at: 100)
        #expect(machine.handle(.asked(.service("db", .stop)), at: 101) == [.emit(.keptDown(service: "db"))])
        #expect(machine.records["db"]?.phase.word == "exited")
        #expect(machine.deadline == nil && machine.handle(.clock, at: 9_000) == [])
    }

    @Test func aServiceThatIsBeingGivenUpCanBeKeptDown() throws {
        var machine = try running(restart: "always")
        _ = machine.handle(.exited("db", .code(1)), at: 100)
        #expect(machine.handle(.clock, at: 1_000) == [.spawn("db")])
        _ = machine.handle(.clock, at: 1_000_000)
        #expect(machine.records["db"]?.phase == .abandoned)
        #expect(machine.handle(.asked(.service("db", .stop)), at: 1_000_001) == [])
        #expect(machine.handle(.exited("db", .signal(9)), at: 1_000_002) == [
            .endProbe("db"), .emit(.stopped(service: "db", status: .signal(9))),
        ])
        #expect(machine.deadline == nil && machine.records["db"]?.phase == .down)
    }

    @Test func aSecondRequestKillsEverything() throws {
        var machine = try running()
        _ = machine.handle(.asked(.stopAll), at: 100)
        #expect(machine.handle(.asked(.stopAll), at: 101) == [
            .endProbe("db"), .signal("db", 9), .emit(.killed(service: "db")), .endProbe("web"), .signal("web", 9),
            .emit(.killed(service: "web")),
        ])
        _ = machine.handle(.exited("db", .signal(9)), at: 102)
        #expect(machine.handle(.exited("web", .signal(9)), at: 103).last == .finish(.stopped))
    }

    @Test func stoppingBeforeAnythingIsReadyStartsNothingMore() throws {
        var machine = try machine()
        _ = machine.handle(.clock, at: 0)
        #expect(machine.handle(.asked(.stopAll), at: 1) == [.emit(.stopping), .endProbe("job"), .signal("job", 15)])
        #expect(
            machine.handle(.exited("job", .code(0)), at: 2) == [
                .endProbe("job"), .emit(.stopped(service: "job", status: .code(0))), .finish(.stopped),
            ])
    }

    @Test func restartsWithGrowingWaits() throws {
        var machine = try running(restart: "always")
        var waits: [Duration?] = []
        var now: Int64 = 100
        for _ in 0..<9 {
            let effects = machine.handle(.exited("db", .code(1)), at: now)
            for case .emit(.exited(_, _, let wait)) in effects { waits.append(wait) }
            let due = try #require(machine.deadline)
            #expect(machine.handle(.clock, at: due - 1) == [])
            #expect(machine.handle(.clock, at: due) == [.spawn("db")])
            _ = machine.handle(.probePassed("db"), at: due + 5)
            now = due + 10
        }
        #expect(waits == [100, 200, 400, 800, 1600, 3200, 6400, 10_000, 10_000].map { .milliseconds($0) })
        // Having stayed up for long enough it begins anew.
        let settled = machine.handle(.exited("db", .code(1)), at: now + RestartRule.settledAfter)
        #expect(settled.contains(.emit(.exited(service: "db", status: .code(1), restartIn: .milliseconds(100)))))
        #expect(machine.records["db"]?.restarts == 9)
    }

    @Test func whatIsNotRestartedStaysDownAndTheRestGoesOn() throws {
        var machine = try running()
        #expect(
            machine.handle(.exited("db", .code(3)), at: 100) == [
                .endProbe("db"), .emit(.exited(service: "db", status: .code(3), restartIn: nil)),
            ])
        #expect(machine.handle(.exited("web", .code(0)), at: 101).last == .finish(.ended(success: false)))
    }

    @Test(arguments: [
        ("\"no\"", "it ended before it was ready (exit code 7)", 1), ("always", "it ended before it was ready (exit code 7)", 3),
        ("on-failure:1", "it ended before it was ready (exit code 7)", 2),
    ]) func failsWhenAServiceCannotStart(_ restart: String, _ reason: String, _ attempts: Int) throws {
        var machine = try machine(restart: restart)
        _ = machine.handle(.clock, at: 0)
        _ = machine.handle(.exited("job", .code(0)), at: 10)
        var effects: [StackMachine.Effect] = []
        for attempt in 1...attempts {
            effects = machine.handle(.exited("db", .code(7)), at: Int64(attempt) * 1000)
            if attempt < attempts { #expect(machine.handle(.clock, at: Int64(attempt) * 1000 + 900) == [.spawn("db")]) }
        }
        #expect(effects.last == .finish(.couldNotStart(service: "db", reason: reason)))
    }

    @Test func aFailingOneShotFailsTheStack() throws {
        var machine = try machine()
        _ = machine.handle(.clock, at: 0)
        let effects = machine.handle(.exited("job", .code(2)), at: 10)
        #expect(effects.last == .finish(.couldNotStart(service: "job", reason: "it ended before it was ready (exit code 2)")))
    }

    @Test func aServiceThatIsNotReadyInTimeIsKilled() throws {
        var machine = try machine()
        _ = machine.handle(.clock, at: 0)
        _ = machine.handle(.exited("job", .code(0)), at: 10)
        #expect(machine.deadline == 30_010)
        #expect(
            machine.handle(.clock, at: 30_010) == [
                .endProbe("db"), .emit(.notReady(service: "db", within: .seconds(30))), .signal("db", 9),
            ])
        #expect(
            machine.handle(.exited("db", .signal(9)), at: 30_011).last
                == .finish(.couldNotStart(service: "db", reason: "it was not ready within 30 s")))
    }

    @Test func aFailureStopsWhatAlreadyRuns() throws {
        var machine = try machine()
        _ = machine.handle(.clock, at: 0)
        _ = machine.handle(.exited("job", .code(0)), at: 10)
        _ = machine.handle(.probePassed("db"), at: 20)
        #expect(
            machine.handle(.spawnFailed("web", reason: "no such file"), at: 21) == [.emit(.stopping), .endProbe("db"), .signal("db", 15)])
        #expect(machine.handle(.exited("db", .signal(15)), at: 22).last == .finish(.couldNotStart(service: "web", reason: "no such file")))
    }

    @Test func withoutACheckItIsReadyOnceItHasLasted() throws {
        var machine = try make("services: {worker: {command: sh}, job: {command: sh}}")
        #expect(machine.handle(.clock, at: 0) == [.spawn("worker"), .spawn("job")])
        _ = machine.handle(.exited("job", .code(0)), at: 5)
        #expect(machine.deadline == 100)
        #expect(machine.handle(.clock, at: 100).last == .emit(.stackReady(after: .milliseconds(100))))
        #expect(machine.handle(.exited("worker", .code(0)), at: 200).last == .finish(.ended(success: true)))
    }

    @Test(arguments: [
        ("no", ProcessEnd.code(1), 1, true, nil), ("always", .code(0), 5, true, 1600), ("always", .code(1), 3, false, nil),
        ("always", .code(1), 2, false, 200),
        ("on-failure", .code(0), 1, true, nil), ("on-failure", .signal(9), 1, true, 100), ("on-failure:2", .code(1), 2, true, 200),
        ("on-failure:2", .code(1), 3, true, nil), ("unless-stopped", .code(0), 30, true, 10_000),
    ] as [(String, ProcessEnd, Int, Bool, Int64?)])
    func restartRules(_ policy: String, _ status: ProcessEnd, _ failures: Int, _ everReady: Bool, _ expected: Int64?) throws {
        let file = try ComposeFile.parse("services: {a: {image: x, restart: \"\(policy)\"}}", file: "c", variables: [:])
        let rule = RestartRule(policy: try #require(file.services.first).restart)
        #expect(rule.delay(after: status, failures: failures, everReady: everReady) == expected)
    }
}
