import Glibc
import LocalFiles
import Synchronization
import Testing
import Wire

@testable import FlowRunner

@Suite struct FileWatcherTests {
    private func changes(_ watcher: FileWatcher) -> FileChanges? { watcher.changes(quiet: .milliseconds(50), isInterrupted: { false }) }

    @Test func writesReplacementsAndRemovalsAreSeen() throws {
        let scratch = Scratch()
        defer { scratch.remove() }
        try scratch.write("1", "a.hurl")
        try Files.makeFolder(scratch.path("deep/deeper"))
        let watcher = try FileWatcher()
        try watcher.watch(scratch.folder, deep: true)
        try scratch.write("2", "a.hurl")  // written beside and renamed
        try scratch.write("1", "deep/deeper/ب.hurl")
        #expect(changes(watcher)?.paths == [scratch.path("a.hurl"), scratch.path("deep/deeper/ب.hurl")])
        unlink(scratch.path("a.hurl"))
        #expect(changes(watcher)?.paths == [scratch.path("a.hurl")])
        // A folder that comes later, with what is in it.
        try scratch.write("1", "new/folder/x.hurl")
        #expect(changes(watcher)?.paths.contains(scratch.path("new/folder/x.hurl")) == true)
        try scratch.write("2", "new/folder/x.hurl")
        #expect(changes(watcher)?.paths == [scratch.path("new/folder/x.hurl")])
    }

    @Test func noiseIsNoChangeAndShallowIsShallow() throws {
        let scratch = Scratch()
        defer { scratch.remove() }
        try Files.makeFolder(scratch.path("deep"))
        let watcher = try FileWatcher()
        try watcher.watch(scratch.folder + "/./", deep: false)
        for name in [".a.swp", "a~", ".hidden", "4913", "deep/x.hurl"] { try scratch.write("1", name) }
        try scratch.write("1", "real")
        #expect(changes(watcher)?.paths == [scratch.path("real")])
        #expect(watcher.changes(quiet: .milliseconds(1), isInterrupted: { true }) == nil)
        #expect(throws: StateError.self) { try watcher.watch(scratch.path("none"), deep: true) }
    }
}

@Suite struct WatchTests {
    private final class Started: RunObserver {
        let paths = Mutex<[String]>([])
        func progress(finished: Int, failed: Int, total: Int, latest: String) {}
        func finished(_ flow: FlowResult) { paths.withLock { $0.append(flow.path) } }
    }

    /// Three flows: one signs in at auth, one uses tasks by an include, one only looks at profile.
    private struct World {
        let scratch = Scratch()
        let session: WatchSession
        let broken = Broken()
        let restarted = Broken()

        init() throws {
            try scratch.write("GET {{auth}}/me\nHTTP 200\n", "flows/auth.hurl")
            try scratch.write("# @include parts/_task.hurl\n", "flows/tasks.hurl")
            try scratch.write("POST {{tasks}}/tasks\nfile,body.json;\nHTTP 200\n", "flows/parts/_task.hurl")
            try scratch.write("{}", "flows/parts/body.json")
            try scratch.write("GET {{profile}}/me\nHTTP 200\n", "flows/profile.hurl")
            var settings = RunSettings()
            settings.services = ["auth", "tasks", "profile"].enumerated().map {
                ServiceAddress(name: $1, url: "http://127.0.0.1:\($0 + 1)")
            }
            let broken = broken
            let environment = RunEnvironment(
                transport: {
                    FakeTransport(log: RequestLog()) { request throws(TransportError) in
                        .json(broken.names.withLock { names in names.contains { request.url.contains($0) } } ? 500 : 200, "{}")
                    }
                }, clock: { .init(milliseconds: 0) }, uptime: { .zero }, sleep: { _ in })
            session = WatchSession(
                paths: [scratch.path("flows")], settings: settings, environment: environment, memoryFile: scratch.path("touched.json"),
                dependencies: ["tasks": ["auth"], "profile": []], redactionKey: Array(0..<32))
        }

        final class Broken: Sendable { let names = Mutex<[String]>([]) }

        static let executables: [String: Set<String>] = [
            "/bin/sh": ["auth"], "/bin/ls": ["tasks"], "/bin/cat": ["profile"], "/none/x": ["auth"],
        ]

        /// The names of the flows that ran, in order.
        func round(_ paths: [String]?) throws -> [String] {
            let started = Started()
            let changes = paths.map { FileChanges(Set($0.map { $0.hasPrefix("/") ? $0 : scratch.path($0) })) }
            let restarted = restarted
            _ = try session.round(
                changes, executables: Self.executables,
                restart: { name throws(StateError) in restarted.names.withLock { $0.append(name) } },
                observer: started)
            return started.paths.withLock { $0 }.map { String($0.split(separator: "/").last?.dropLast(5) ?? "") }
        }
    }

    @Test func onlyWhatAChangeTouchesRuns() throws {
        let world = try World()
        defer { world.scratch.remove() }
        #expect(try world.round(nil) == ["auth", "profile", "tasks"])
        #expect(try world.round(["flows/profile.hurl"]) == ["profile"])
        #expect(try world.round(["flows/parts/_task.hurl"]) == ["tasks"], "an include")
        #expect(try world.round(["flows/parts/body.json"]) == ["tasks"], "a file that is sent")
        #expect(try world.round(["flows/parts/other.json"]) == [])
        #expect(try world.round(["README.md"]) == [])
        #expect(world.restarted.names.withLock { $0 } == [])
    }

    @Test func aBuiltServiceStartsAgainAndItsFlowsRun() throws {
        let world = try World()
        defer { world.scratch.remove() }
        _ = try world.round(nil)
        #expect(try world.round(["/bin/ls"]) == ["tasks"])
        #expect(world.restarted.names.withLock { $0 } == ["tasks"])
        #expect(try world.round(["/bin/sh"]) == ["auth", "tasks"], "tasks calls auth")
        #expect(try world.round(["/none/x"]) == [], "its linker is not done")
        // One that never ran may touch anything.
        try world.scratch.write("GET {{profile}}/x\nHTTP 200\n", "flows/zz.hurl")
        #expect(try world.round(["/bin/sh"]) == ["auth", "tasks", "zz"])
    }

    @Test func whatFailsComesFirstAndIsRemembered() throws {
        let world = try World()
        defer { world.scratch.remove() }
        world.broken.names.withLock { $0 = [":2/"] }
        #expect(try world.round(nil) == ["auth", "profile", "tasks"])
        #expect(world.session.failing == [world.scratch.path("flows/tasks.hurl")])
        #expect(try world.round(nil) == ["tasks", "auth", "profile"])
        world.broken.names.withLock { $0 = [] }
        #expect(try world.round(["/bin/ls"]) == ["tasks"])
        #expect(world.session.failing == [])
        let memory = WatchMemory(path: world.scratch.path("touched.json"))
        #expect(memory == world.session.memory)
        #expect(
            memory.flows[world.scratch.path("flows/tasks.hurl")]
                == .init(outcome: "passed", services: ["tasks"], endpoints: ["POST {{tasks}}/tasks"]))
        unlink(world.scratch.path("flows/auth.hurl"))
        #expect(try world.round(nil) == ["profile", "tasks"])
        #expect(WatchMemory(path: world.scratch.path("touched.json")).flows.count == 2)
        for bad in ["", "{", "{\"schema\": \"barbell-watch/2\"}", "[1]"] {
            try world.scratch.write(bad, "bad.json")
            #expect(WatchMemory(path: world.scratch.path("bad.json")) == WatchMemory())
        }
    }

    @Test func aFlowThatCannotBeReadIsToldAndRunsWhenMended() throws {
        let world = try World()
        defer { world.scratch.remove() }
        try world.scratch.write("POST {{tasks}}/tasks\nHTTP 20x\n", "flows/parts/_task.hurl")
        let round = try world.session.round(nil, executables: [:], restart: { _ throws(StateError) in })
        #expect(round.problems.count == 1 && round.result?.flows.count == 2)
        try world.scratch.write("POST {{tasks}}/tasks\nHTTP 200\n", "flows/parts/_task.hurl")
        #expect(try world.round(["flows/parts/_task.hurl"]) == ["tasks"])
    }

    @Test func aServiceThatDoesNotComeBackStopsTheRound() throws {
        let world = try World()
        defer { world.scratch.remove() }
        _ = try world.round(nil)
        let round = try world.session.round(
            FileChanges(["/bin/sh"]), executables: World.executables, restart: { _ throws(StateError) in throw StateError(message: "gone") }
        )
        #expect(round.trouble?.message == "gone" && round.result == nil)
    }

    @Test func tooManyChangesRunEverything() throws {
        let world = try World()
        defer { world.scratch.remove() }
        let round = try world.session.round(FileChanges([], isComplete: false), executables: [:], restart: { _ throws(StateError) in })
        #expect(round.result?.flows.count == 3)
        #expect(
            world.session.concerns(world.scratch.path("flows/new/x.hurl")) && !world.session.concerns(world.scratch.path("other/x.hurl")))
    }
}
