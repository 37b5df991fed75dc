internal import Backups
internal import FlowRunner
internal import Glibc
internal import JSONCoding
internal import LocalFiles
internal import Processes
internal import Supervisor

/// The data of a stack, kept by name beside it: databases, files and the clock. While they are copied the services are stopped, so that
/// all of it is of one moment.
struct SavedStacks {
    private let folder: StateFolder

    init(_ folder: StateFolder) { self.folder = folder }

    /// No name of a saved one begins with a dot: those are not whole yet, or on their way out.
    var names: [String] { Files.names(in: root).filter { !$0.hasPrefix(".") } }
    private var root: String { "\(folder.path)/saved" }
    private func place(_ name: String) -> String { "\(root)/\(name)" }
    private var formerVolumes: String { folder.volumes + ".old" }
    private func former(_ name: String) -> String { place(".\(name).old") }

    /// - Throws: `EnvironmentError` when something cannot be copied, or is where no copy would have it.
    func save(_ name: String) throws {
        try checkMoved()
        try checkServer()
        try paused {
            let new = place(".\(name).new")
            try make(new) {
                try Files.makeFolder(new, permissions: 0o700)
                try copy(folder.volumes, to: "\(new)/volumes")
                try copy(folder.clockFile, to: "\(new)/clock.json")
            }
            try replace(place(name), by: new, former: former(name))
        }
    }

    /// - Throws: `EnvironmentError` when there is none of that name.
    func restore(_ name: String) throws {
        let place = place(name)
        try recover(place, from: former(name))
        guard Files.kind(place) == .folder else {
            let known = names.isEmpty ? "nothing is saved yet" : "there is \(names.joined(separator: ", "))"
            throw EnvironmentError(message: "nothing is saved as '\(name)': \(known)")
        }
        try checkMoved()
        try paused {
            let volumes = folder.volumes + ".restoring", clock = folder.clockFile + ".restoring"
            try make(volumes) {
                try copy("\(place)/volumes", to: volumes)
                try Files.makeFolder(volumes)
                try remove(clock)
                try copy("\(place)/clock.json", to: clock)
            }
            try replace(folder.volumes, by: volumes, former: formerVolumes)
            if Files.kind(clock) == nil { try remove(folder.clockFile) } else { try move(clock, to: folder.clockFile) }
        }
    }

    func reset() throws {
        try checkMoved()
        try paused {
            try discard(formerVolumes)
            try remove(folder.volumes, folder.clockFile)
        }
    }

    /// What was made of something goes again when the rest cannot be.
    private func make(_ new: String, _ body: () throws -> Void) throws {
        try remove(new)
        do { try body() } catch {
            try? remove(new)
            throw error
        }
    }

    /// Puts what is whole into the place of what is there, which goes only then.
    private func replace(_ place: String, by new: String, former: String) throws {
        try recover(place, from: former)
        try discard(former)
        if Files.kind(place) != nil { try move(place, to: former) }
        do { try move(new, to: place) } catch {
            try recover(place, from: former)
            throw error
        }
        try discard(former)
    }

    /// Removes what was put aside, first out of the name that `recover` looks for: half of it must never come back.
    private func discard(_ former: String) throws {
        let gone = former + ".gone"
        try remove(gone)
        if Files.kind(former) != nil { try move(former, to: gone) }
        try remove(gone)
    }

    /// Brings back what a restore had put aside when it was cut off. For whoever holds the lock of the folder.
    func recover() throws { try recover(folder.volumes, from: formerVolumes) }

    /// Brings back what `replace` had put aside when it came no further.
    private func recover(_ place: String, from former: String) throws {
        if Files.kind(place) == nil, Files.kind(former) != nil { try move(former, to: place) }
    }

    private func move(_ path: String, to other: String) throws(EnvironmentError) {
        guard rename(path, other) == 0 else {
            throw EnvironmentError(message: "\(path) cannot be renamed to \(other): \(String(cString: strerror(errno)))")
        }
    }

    private func remove(_ paths: String...) throws { try shell("rm", ["-rf"] + paths) }

    /// What its services go on with is neither copied nor replaced with the files.
    private func checkMoved() throws {
        guard let moved = Backup.moved(of: folder.path, parts: ["volumes"]).first else { return }
        throw EnvironmentError(
            message: "what \(folder.path)/\(moved.path) had is in \(moved.target), which this does not reach: "
                + "PostgreSQL is copied by its own means, see docs/operations.md")
    }

    /// `Tools/postgres` keeps the data of a server elsewhere when the user that it runs as cannot go to the volume.
    private func checkServer() throws {
        let runs = folder.runningState()?.services.contains { $0.name == "postgres" && $0.process != nil } ?? false
        guard runs, Backup.servers(of: folder.path, parts: ["volumes"]).isEmpty else { return }
        throw EnvironmentError(
            message: "the data of this stack's PostgreSQL are not in \(folder.volumes) and end with it: barbell logs postgres says why")
    }

    /// Stops every service that runs or would begin to, does it, and starts those again, whatever came of it. Where nothing runs, nothing
    /// starts meanwhile.
    private func paused(_ body: () throws -> Void) throws {
        guard let turn = try folder.dataLock() else {
            throw EnvironmentError(message: "another save, restore or reset of the stack in \(folder.path) is under way")
        }
        defer { withExtendedLifetime(turn) {} }
        guard let state = folder.runningState() else {
            guard let lock = try folder.lock() else {
                throw EnvironmentError(message: "the stack in \(folder.path) is starting or stopping: try again once it has")
            }
            defer { withExtendedLifetime(lock) {} }
            try recover()
            return try body()
        }
        if let late = state.services.first(where: { $0.phase == "waiting" }) {
            throw EnvironmentError(message: "the stack in \(folder.path) is starting, \(late.name) has not yet: try again once it is ready")
        }
        try paused(state.services.filter { !$0.staysDown }, body)
    }

    private func paused(_ services: [StackState.Service], _ body: () throws -> Void) throws {
        let orders = try ServiceOrders(folder), console = try ConsoleClient(folder)
        // They are made at the start of a stack, and wanted after their files are gone.
        let volumes = Files.names(in: folder.volumes).map { "\(folder.volumes)/\($0)" }
        var failures: [any Error] = []
        func attempt(_ step: () throws -> Void) {
            do { try step() } catch { failures.append(error) }
        }
        attempt {
            // The last first, as others need those that came before them.
            for service in services.reversed() { try orders.give(.stop, service.name) }
            for service in services.reversed() { try orders.wait(service.name, within: .seconds(60)) { $0.staysDown } }
            try recover()
            try body()
        }
        attempt {
            for path in volumes { try Files.makeFolder(path, permissions: 0o700) }
            try console.ask("POST", "/api/reload", [:])
        }
        for service in services { attempt { try orders.give(.start, service.name) } }
        attempt {
            // One that was not ready before need not be now.
            for service in services where service.phase == "ready" {
                try orders.wait(service.name, within: .seconds(60)) { ["ready", "completed"].contains($0.phase) }
            }
        }
        if let first = failures.first { throw first }
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
