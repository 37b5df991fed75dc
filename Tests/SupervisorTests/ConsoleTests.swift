import Testing

@testable import Supervisor

@Suite struct ConsoleTests {
    private let plain = ConsoleRenderer(services: ["auth", "sandbox"], coloured: false)

    @Test(arguments: [
        (SupervisorEvent.output(service: "auth", line: "hello"), "auth    | hello"),
        (.started(service: "sandbox", pid: 7), "sandbox · started, pid 7"),
        (.ready(service: "auth", url: "http://127.0.0.1:1", after: .milliseconds(31)), "auth    · ready in 31 ms  http://127.0.0.1:1"),
        (.completed(service: "auth", after: .milliseconds(1500)), "auth    · completed in 1.5 s"),
        (.exited(service: "auth", status: .signal(9), restartIn: .milliseconds(100)), "auth    · ended (signal 9), starts again in 100 ms"),
        (.exited(service: "auth", status: .code(1), restartIn: nil), "auth    · ended (exit code 1)"),
        (.notReady(service: "auth", within: .seconds(30)), "auth    · not ready within 30 s, killed"),
        (.killed(service: "auth"), "auth    · did not stop in time, killed"),
        (.stopped(service: "auth", status: .code(0)), "auth    · stopped"),
        (.stopped(service: "auth", status: .signal(15)), "auth    · stopped (signal 15)"),
        (.keptDown(service: "auth"), "auth    · is not started again"),
        (.stackReady(after: .milliseconds(45)), "all ready in 45 ms"), (.stopping, "stopping"),
    ]) func saysWhatHappens(_ event: SupervisorEvent, _ expected: String) {
        #expect(plain.line(event) == expected)
    }

    @Test func coloursNamesOnly() {
        let coloured = ConsoleRenderer(services: ["auth", "sandbox"], coloured: true)
        #expect(coloured.prefixed("auth", "x") == "\u{1B}[36mauth    |\u{1B}[0m x")
        #expect(coloured.prefixed("sandbox", "x") == "\u{1B}[33msandbox |\u{1B}[0m x")
    }

    @Test(arguments: [(0, "0 ms"), (999, "999 ms"), (1000, "1 s"), (59_950, "59.9 s"), (125_000, "2 min 5 s"), (11_040_000, "3 h 4 min")])
    func writesDurations(_ milliseconds: Int, _ expected: String) {
        #expect(ConsoleRenderer.text(.milliseconds(milliseconds)) == expected)
    }
}
