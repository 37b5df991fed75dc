internal import FlowRunner
internal import Glibc
internal import LocalFiles
internal import Processes
internal import Supervisor

/// Measures what `Diagnosis` judges.
struct DoctorChecks {
    let state: StateFolder
    let composeFile: String?
    let executableFolders: [String]

    func all() -> [Diagnosis] {
        let newest = Self.newest(in: ["Package.swift", "Core", "Contracts", "Services", "Shared", "Tools"])
        var list = [Diagnosis.swift(Self.output("swift", ["--version"])), packages()]
        list += tools() + [Diagnosis.clock(now: Self.now, newest: newest?.time), disk(), openFiles(), stack()]
        guard let compose = compose() else {
            return list + [
                Diagnosis(
                    "compose file", .problem, "it cannot be read",
                    advice: "run barbell up for the reason, or barbell -C to the project's folder")
            ]
        }
        return list + ports(compose) + executables(compose)
    }

    // MARK: - The machine

    private func packages() -> Diagnosis {
        guard let script = try? Files.read("Tools/install") else {
            return Diagnosis("packages", .warning, "there is no Tools/install here", advice: "barbell -C to the project's folder")
        }
        let names = Diagnosis.packages(inScript: String(decoding: script, as: UTF8.self))
        let lines = Self.output("dpkg-query", ["-W", "-f=${binary:Package} ${Status}\\n"])?.split(separator: "\n")
        let installed = lines.map { lines in
            Set(lines.filter { $0.hasSuffix("install ok installed") }.map { String($0.prefix { $0 != " " && $0 != ":" }) })
        }
        return Diagnosis.packages(names, installed: installed)
    }

    private func tools() -> [Diagnosis] {
        let needed = [
            ("ffmpeg", "videos"), ("vipsthumbnail", "the tests of pictures"), ("exiftool", "the tests of pictures"),
            ("heif-enc", "the tests of pictures"), ("psql", "PostgreSQL"), ("python3", "the tests"),
            ("curl", "the documents' commands"), ("jq", "the documents' commands"),
        ]
        let optional = [("chromium", "looking at reports"), ("wrk", "benchmarks"), ("git", "barbell contract diff")]
        return needed.map { name, use in
            Self.find(name).map { Diagnosis(name, .ok, $0) }
                ?? Diagnosis(name, .problem, "not found, needed for \(use)", advice: "run ./Tools/install")
        }
            + optional.map { name, use in
                Self.find(name).map { Diagnosis(name, .ok, $0) } ?? Diagnosis(name, .ok, "not there; only \(use) would use it")
            }
    }

    private func disk() -> Diagnosis {
        var status = statvfs()
        guard statvfs(".", &status) == 0 else { return Diagnosis("disk", .warning, "its free space is not known") }
        return Diagnosis.disk(UInt64(status.f_bavail) * UInt64(status.f_frsize))
    }

    private func openFiles() -> Diagnosis {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else {
            return Diagnosis("open files", .warning, "the limit is not known")
        }
        return Diagnosis.openFiles(UInt64(limit.rlim_cur))
    }

    // MARK: - The stack

    private func stack() -> Diagnosis {
        let name = "state folder"
        guard access(state.path, F_OK) == 0 else { return Diagnosis(name, .ok, "no stack has run from \(state.path)") }
        guard access(state.path, R_OK | W_OK | X_OK) == 0 else {
            return Diagnosis(name, .problem, "\(state.path) cannot be written", advice: "give it to this user, or choose another --state")
        }
        guard access(state.stateFile, F_OK) == 0 else { return Diagnosis(name, .ok, "\(state.path), nothing runs") }
        guard let running = state.runningState() else {
            return StackState(path: state.stateFile) == nil
                ? Diagnosis(name, .problem, "\(state.stateFile) is not readable", advice: "delete it")
                : Diagnosis(name, .ok, "\(state.path), nothing runs")
        }
        let bad = running.services.filter { $0.phase != "ready" && $0.process != nil }.map { "\($0.name) is \($0.phase)" }
        return bad.isEmpty
            ? Diagnosis(name, .ok, "\(running.services.count) services run from \(state.path)")
            : Diagnosis(name, .problem, bad.joined(separator: ", "), advice: "see barbell logs")
    }

    private func compose() -> ComposeFile? {
        guard let file = composeFile ?? StackLoader.fileNames.first(where: { access($0, R_OK) == 0 }) else { return nil }
        let path = Paths.absolute(file, in: Files.currentFolder())
        var environment = ProcessEnvironment.current()
        // Loading the file needs some value for the secret; the stack's own is neither made nor read for this.
        if let text = try? Files.read(file), environment["SERVICE_SECRET", default: ""].isEmpty, !text.isEmpty {
            environment["SERVICE_SECRET"] = "unknown"
        }
        return try? StackLoader(file: file, projectFolder: Paths.folder(of: path), folder: state, environment: environment).load()
    }

    private func ports(_ compose: ComposeFile) -> [Diagnosis] {
        let own = Set((state.runningState()?.services ?? []).flatMap { $0.ports.values })
        let services = compose.services.filter { $0.profiles.isEmpty }
        let taken = services.flatMap { service in
            service.ports.compactMap(\.published).filter { !own.contains($0) && !Self.isFree($0) }.map { "\($0) (\(service.name))" }
        }
        let count = services.reduce(0) { $0 + $1.ports.compactMap(\.published).count }
        return [
            taken.isEmpty
                ? Diagnosis("ports", .ok, "all \(count) of the compose file are free, or this stack's")
                : Diagnosis(
                    "ports", .warning, "taken: \(taken.joined(separator: ", "))", advice: "end what uses them, or barbell up --ports auto")
        ]
    }

    /// What every service is built from. Of the rest of Shared each has its own choice, and is not built anew for what it does not use.
    private static let common = ["Contracts/Sources", "Core", "Shared/ServiceKit", "Shared/HTTP", "Shared/Platform", "Shared/EventLoop"]

    private func executables(_ compose: ComposeFile) -> [Diagnosis] {
        let common = Self.newest(in: Self.common)
        return compose.services.filter { $0.profiles.isEmpty && ($0.local.executable != nil || $0.build != nil) }.map { service in
            let name = service.local.executable ?? service.build?.arguments["SERVICE"] ?? service.name
            let places: [String] = executableFolders.map { "\($0)/\(name)" }
            let path = places.first { access($0, X_OK) == 0 }
            let own = Self.newest(in: [
                "Services/\(name.prefix(1).uppercased())\(name.dropFirst())", "Tools/\(name.prefix(1).uppercased())\(name.dropFirst())",
            ])
            let newest = [common, own].compactMap { $0 }.max { $0.time < $1.time }
            return Diagnosis.executable(name, path: path, built: path.flatMap(Self.written), newest: newest)
        }
    }

    // MARK: - Asking the system

    private static var now: Int64 {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Int64(time.tv_sec)
    }

    private static func written(_ path: String) -> Int64? {
        var status = stat()
        return stat(path, &status) == 0 ? Int64(status.st_mtim.tv_sec) : nil
    }

    private static func newest(in paths: [String]) -> (time: Int64, path: String)? {
        SourceFiles.all(in: paths).compactMap { path in written(path).map { ($0, path) } }.max { ($0.0, $0.1) < ($1.0, $1.1) }
    }

    private static func isFree(_ port: Int) -> Bool {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard descriptor >= 0 else { return true }
        defer { close(descriptor) }
        var yes: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(truncatingIfNeeded: port).bigEndian
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
    }

    private static func find(_ program: String) -> String? {
        ProcessEnvironment.current()["PATH", default: "/usr/bin:/bin"].split(separator: ":").map { "\($0)/\(program)" }.first {
            access($0, X_OK) == 0
        }
    }

    /// What a program prints; nil when it is not there or fails.
    private static func output(_ program: String, _ arguments: [String]) -> String? {
        let command = Command(
            program, arguments, environment: ProcessEnvironment.current(), workingDirectory: Files.currentFolder(),
            limits: ChildLimits(wallTime: .seconds(60)))
        return (try? command.runAndWait()).map { String(decoding: $0.output, as: UTF8.self) }
    }
}
