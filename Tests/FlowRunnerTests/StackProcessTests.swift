import Glibc
import JSONCoding
import LocalFiles
import Testing
import Wire

@testable import FlowRunner
@testable import Supervisor

@Suite struct StackProcessTests {
    private let scratch = Scratch()

    /// A stack of this process and one service, as `barbell up` writes it.
    private static func write(_ phase: String, _ process: ProcessIdentity?, to path: String) throws {
        let own = try #require(ProcessIdentity(runningAs: getpid()))
        let state = StackState(supervisor: own, services: [StackState.Service(name: "auth", process: process, phase: phase)])
        try Files.write(state.json.bytes(), to: path)
    }

    private func environment(_ sleep: @escaping @Sendable () -> Void) -> RunEnvironment {
        RunEnvironment(
            transport: { FakeTransport(log: RequestLog()) { _ in .json(200, "{}") } }, clock: { Instant(milliseconds: 0) },
            uptime: { .zero }, sleep: { _ in sleep() })
    }

    @Test func aServiceThatCrashedIsStillKnownAndComesBack() throws {
        defer { scratch.remove() }
        let file = scratch.path("state.json"), own = try #require(ProcessIdentity(runningAs: getpid()))
        try Self.write("ready", own, to: file)
        let processes = try #require(StackProcesses(stateFile: file)), program = try #require(StackProcesses.ownExecutable)
        var known: [String: Set<String>] = [:]
        processes.add(to: &known)
        try Self.write("restarting", nil, to: file)
        processes.add(to: &known)
        #expect(known == [program: ["auth"]])
        try processes.restart("auth", environment: environment { _ = try? Self.write("ready", own, to: file) })
    }

    @Test func aServiceThatStaysDownIsNotWaitedFor() throws {
        defer { scratch.remove() }
        let file = scratch.path("state.json")
        try Self.write("exited", nil, to: file)
        let processes = try #require(StackProcesses(stateFile: file))
        #expect(throws: StateError(message: "auth does not run; see barbell ps")) {
            try processes.restart("auth", environment: environment {})
        }
    }
}
