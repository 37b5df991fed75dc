internal import Glibc
internal import JSONCoding
public import LocalFiles

/// The folder of one stack: `state.json`, `secrets.json`, `logs/` and `volumes/`, readable by its owner only.
public struct StateFolder: Sendable {
    /// Absolute.
    public let path: String

    public init(_ path: String) { self.path = path }

    public var stateFile: String { "\(path)/state.json" }
    /// The ports that were found free, by what they are for.
    public var portsFile: String { "\(path)/ports.json" }
    /// Folders that stand for the compose file's volumes.
    public var volumes: String { "\(path)/volumes" }
    public var clockFile: String { "\(path)/clock.json" }
    var secretsFile: String { "\(path)/secrets.json" }
    public func logFile(_ service: String) -> String { "\(path)/logs/\(service).log" }
    /// What a detached supervisor itself prints.
    public var supervisorLog: String { "\(path)/logs/barbell.log" }

    public func create() throws(FileError) {
        try Files.makeFolder(path, permissions: 0o700)
        try Files.makeFolder("\(path)/logs", permissions: 0o700)
    }

    /// The state of the stack that runs from this folder; nil when none does.
    public func runningState() -> StackState? {
        guard let state = StackState(path: stateFile), state.supervisor.isRunning else { return nil }
        return state
    }

    /// Keeps a second supervisor out of the folder for as long as the lock lives.
    public func lock() throws(SystemError) -> FolderLock? {
        if let lock = try FolderLock("\(path)/lock") { return lock }
        // Whoever asks who holds it holds it for a moment.
        usleep(20_000)
        return try FolderLock("\(path)/lock")
    }

    /// Keeps a second one from changing what is stored for as long as the lock lives, also while a stack runs; nil while another does.
    public func dataLock() throws(SystemError) -> FolderLock? { try FolderLock("\(path)/data.lock") }

    /// Who holds the lock, by the number that they wrote into it; nil when nobody does. `state.json` says more, while it is there.
    public func lockHolder() -> Int32? {
        let descriptor = open("\(path)/lock", O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        // Free: what is written in it is of somebody who is gone.
        guard flock(descriptor, LOCK_SH | LOCK_NB) != 0 else { return nil }
        guard let holder = Files.text("\(path)/lock").flatMap({ Int32($0.split(separator: "\n").first ?? "") }) else { return nil }
        // Releases before this one wrote no number: one that was there before may be anybody's by now, who has not opened this file.
        let opened = Files.names(in: "/proc/\(holder)/fd").contains { Self.target(of: "/proc/\(holder)/fd/\($0)") == "\(path)/lock" }
        return opened ? holder : nil
    }

    private static func target(of link: String) -> String? {
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = readlink(link, &bytes, bytes.count)
        return count > 0 ? String(decoding: bytes.prefix(count), as: UTF8.self) : nil
    }

    /// A value for each name: 32 random bytes in hexadecimal, made at the first call and the same ever after.
    public func secrets(_ names: [String]) throws(FileError) -> [String: String] {
        var known: [String: String] = [:]
        if Files.kind(secretsFile) != nil {
            // New ones in the place of those that a damaged file has would close every database behind it for ever.
            guard let object = (try? JSONParser.parse(try Files.read(secretsFile)))?.object else {
                throw FileError(message: """
                    \(secretsFile) is damaged, and what is stored is sealed with what it had: bring it back from where you keep it, or delete it \
                    together with \(volumes)
                    """)
            }
            for (name, value) in object { known[name] = value.string }
        }
        let missing = names.filter { known[$0] == nil }
        var generator = SystemRandomNumberGenerator()
        for name in missing { known[name] = (0..<32).map { _ in Self.hexadecimal(generator.next()) }.joined() }
        if !missing.isEmpty {
            var object = JSONObject()
            for (name, value) in known.sorted(by: { $0.key < $1.key }) { object[name] = .string(value) }
            try Files.write(JSONValue.object(object).bytes(pretty: true), to: secretsFile, permissions: 0o600, makesFolders: false)
        }
        return known.filter { names.contains($0.key) }
    }

    private static func hexadecimal(_ byte: UInt8) -> String { (byte < 16 ? "0" : "") + String(byte, radix: 16) }
}

/// An exclusive lock on a file, dropped when this is freed or the process ends.
public final class FolderLock {
    private let descriptor: Int32

    /// nil when another process holds it.
    init?(_ path: String) throws(SystemError) {
        descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw SystemError("cannot open \(path)") }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return nil }
        let holder = "\(getpid())\n"
        guard ftruncate(descriptor, 0) == 0, pwrite(descriptor, holder, holder.utf8.count, 0) == holder.utf8.count else {
            throw SystemError("cannot write \(path)")
        }
    }

    deinit { if descriptor >= 0 { close(descriptor) } }
}

extension StateFolder {
    /// The services that have a log, by name.
    public func loggedServices() -> [String] {
        Files.names(in: "\(path)/logs").filter { $0.hasSuffix(".log") && $0 != "barbell.log" }.map { String($0.dropLast(4)) }
    }
}
