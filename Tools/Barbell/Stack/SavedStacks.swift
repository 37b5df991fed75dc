internal import FlowRunner
internal import Glibc
internal import JSONCoding
internal import LocalFiles
internal import Processes
internal import Supervisor

/// The data of a stack, kept by name beside it: databases, files and the clock. While they are copied the services are stopped, so that all of
/// it is of one moment.
struct SavedStacks {
    private let folder: StateFolder

    init(_ folder: StateFolder) { self.folder = folder }

    var names: [String] { Files.names(in: root).sorted() }
    private var root: String { "\(folder.path)/saved" }
    private func place(_ name: String) -> String { "\(root)/\(name)" }

    /// - Throws: `EnvironmentError` when something cannot be copied.
    func save(_ name: String) throws {
        try paused {
            let place = place(name), new = place + ".new"
            try shell("rm", ["-rf", new])
            try Files.makeFolder(new, permissions: 0o700)
            try copy(folder.volumes, to: "\(new)/volumes")
            try copy(folder.clockFile, to: "\(new)/clock.json")
            // The old one goes only once the new one is whole.
            try shell("rm", ["-rf", place])
            try shell("mv", [new, place])
        }
    }

    /// - Throws: `EnvironmentError` when there is none of that name.
    func restore(_ name: String) throws {
        let place = place(name)
        guard Files.kind(place) == .folder else {
            let known = names.isEmpty ? "nothing is saved yet" : "there is \(names.joined(separator: ", "))"
            throw EnvironmentError(message: "nothing is saved as '\(name)': \(known)")
        }
        try paused {
            try empty()
            try copy("\(place)/volumes", to: folder.volumes)
            try copy("\(place)/clock.json", to: folder.clockFile)
        }
    }

    func reset() throws { try paused { try empty() } }

    private func empty() throws {
        try shell("rm", ["-rf", folder.volumes, folder.clockFile])
    }

    /// Stops every service, does it, and starts those again that ran; only does it where nothing runs.
    private func paused(_ body: () throws -> Void) throws {
        guard let state = folder.runningState() else { return try body() }
        let orders = try ServiceOrders(folder), console = try ConsoleClient(folder)
        // They are made at the start of a stack, and wanted after their files are gone.
        let volumes = Files.names(in: folder.volumes).map { "\(folder.volumes)/\($0)" }
        let running = state.services.filter { $0.process != nil }.map(\.name)
        // The last first, as others need those that came before them.
        for name in running.reversed() { try orders.give(.stop, name) }
        for name in running.reversed() {
            try orders.wait(name, within: .seconds(60)) { $0.process == nil && $0.phase != "stopping" }
        }
        let result = Result { try body() }
        for path in volumes { try Files.makeFolder(path, permissions: 0o700) }
        try console.ask("POST", "/api/reload", [:])
        for name in running { try orders.give(.start, name) }
        for name in running { try orders.wait(name, within: .seconds(60)) { ["ready", "completed"].contains($0.phase) } }
        try result.get()
    }

    /// With owners, rights and times; nothing when it is not there.
    private func copy(_ from: String, to: String) throws {
        guard Files.kind(from) != nil else { return }
        try shell("cp", ["-a", "--reflink=auto", from, to])
    }

    private func shell(_ program: String, _ arguments: [String]) throws {
        do throws(ChildFailure) {
            _ = try Command(program, arguments, limits: ChildLimits(wallTime: .seconds(600))).runAndWait()
        } catch {
            throw EnvironmentError(message: "\(program) \(arguments.joined(separator: " ")): \(error)")
        }
    }
}
