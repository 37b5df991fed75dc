internal import Glibc
internal import Supervisor

/// The running services of `barbell up` as files and processes.
public struct StackProcesses: Sendable {
    private let stateFile: String
    /// How long a service may take to come back.
    private static let patience: Duration = .seconds(60)

    /// nil when no stack runs from there.
    public init?(stateFile: String?) {
        guard let stateFile, StackState(path: stateFile) != nil else { return nil }
        self.stateFile = stateFile
    }

    /// The services that run each executable, by the executable's path.
    public var executables: [String: Set<String>] {
        var found: [String: Set<String>] = [:]
        for service in StackState(path: stateFile)?.services ?? [] {
            guard let process = service.process, let path = Self.executable(of: process.pid) else { continue }
            found[path, default: []].insert(service.name)
        }
        return found
    }

    /// Adds them to those that are known. A service that crashed runs none, and is built anew at the place of the one that it ran.
    public func add(to known: inout [String: Set<String>]) { known.merge(executables) { $0.union($1) } }

    /// This program's own file.
    public static var ownExecutable: String? { executable(of: getpid()) }

    private static func executable(of pid: Int32) -> String? {
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = buffer.withUnsafeMutableBytes { bytes in bytes.baseAddress.map { readlink("/proc/\(pid)/exe", $0, bytes.count) } ?? 0 }
        guard count > 0 else { return nil }
        let path = String(decoding: buffer[..<count], as: UTF8.self)
        // Linux appends this to the path of an executable that was replaced while it runs.
        return path.hasSuffix(" (deleted)") ? String(path.dropLast(10)) : path
    }

    /// Lets a service stop as it would at the end, and waits until `barbell up` has started it again and it is ready. One that crashed is
    /// waited for all the same: what was built anew is what may mend it.
    public func restart(_ name: String, environment: RunEnvironment) throws(StateError) {
        guard let state = StackState(path: stateFile), state.supervisor.isRunning,
            let service = state.services.first(where: { $0.name == name }), !["exited", "completed"].contains(service.phase)
        else { throw StateError(message: "\(name) does not run; see barbell ps") }
        let process = service.process
        process?.signal(SIGTERM)
        let began = environment.uptime()
        while environment.uptime() - began < Self.patience, !environment.isInterrupted() {
            environment.sleep(.milliseconds(20))
            guard let now = StackState(path: stateFile)?.services.first(where: { $0.name == name }), now.phase == "ready",
                let next = now.process,
                next != process
            else { continue }
            return
        }
        throw StateError(message: "\(name) was not ready again within \(Self.patience.shown); see barbell logs \(name)")
    }
}
