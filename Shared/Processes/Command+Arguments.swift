internal import Glibc

extension Command {
    /// posix_spawn can neither set limits nor ask for a signal at the parent's death; these tools of every Debian do it and then become
    /// the program, keeping its pid.
    enum Tool: String, CaseIterable {
        case setpriv = "/usr/bin/setpriv"
        case prlimit = "/usr/bin/prlimit"
        case nice = "/usr/bin/nice"

        var name: String { String(rawValue.dropFirst("/usr/bin/".count)) }
    }

    /// The program and its arguments behind the tools that set it up. The first element is the path to run.
    func argumentVector() throws(ChildFailure) -> [String] {
        let texts = arguments + [executable, workingDirectory] + environment.map { $0.key + $0.value }
        if texts.contains(where: { $0.utf8.contains(0) }) { throw .cannotStart("a zero byte in an argument of \(executable)") }
        guard let program = located() else { throw .notFound(executable: executable) }
        var vector = try Self.tool(.setpriv, ["--pdeathsig", "KILL"])
        vector += try Self.tool(.prlimit, limits.flags)
        if niceness != 0 { vector += try Self.tool(.nice, ["-n", String(niceness)]) }
        return vector + [program] + arguments
    }

    private static func tool(_ tool: Tool, _ flags: [String]) throws(ChildFailure) -> [String] {
        guard isExecutable(tool.rawValue) else { throw .notFound(executable: tool.rawValue) }
        return [tool.rawValue] + flags + ["--"]
    }

    private func located() -> String? {
        if executable.hasPrefix("/") { return Self.isExecutable(executable) ? executable : nil }
        // A relative path would depend on a folder that nobody looked at.
        guard !executable.isEmpty, !executable.contains("/") else { return nil }
        let folders = (environment["PATH"] ?? "").split(separator: ":").filter { $0.hasPrefix("/") }
        return folders.map { "\($0)/\(executable)" }.first(where: Self.isExecutable)
    }

    private static func isExecutable(_ path: String) -> Bool {
        var info = stat()
        return stat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
    }
}

extension ChildLimits {
    /// For prlimit. No core file ever: it would hold what the user sent. At the limit of processor time the child gets a signal that
    /// it may catch, five seconds later one that it may not.
    fileprivate var flags: [String] {
        var flags = ["--core=0"]
        if let addressSpaceBytes { flags.append("--as=\(addressSpaceBytes)") }
        if let cpuSeconds { flags.append("--cpu=\(cpuSeconds):\(cpuSeconds + 5)") }
        if let outputFileBytes { flags.append("--fsize=\(outputFileBytes)") }
        if let openFiles { flags.append("--nofile=\(openFiles)") }
        return flags
    }
}
