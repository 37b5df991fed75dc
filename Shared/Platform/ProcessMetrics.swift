internal import Glibc

/// What the kernel knows about this process, under the names Prometheus' own client libraries use.
struct ProcessMetrics: Sendable {
    typealias Reading = (name: String, kind: Metrics.Kind, help: String, value: Double)

    /// Readings that the system does not give are left out.
    func read() -> [Reading] {
        var readings: [Reading] = []
        if let stat = Self.stat() {
            let ticks = Double(max(1, sysconf(Int32(_SC_CLK_TCK))))
            readings = [
                (
                    "process_cpu_seconds_total", .counter, "CPU time used, user and system.",
                    Double(stat.userTicks + stat.systemTicks) / ticks
                ),
                ("process_virtual_memory_bytes", .gauge, "Virtual memory size.", Double(stat.virtualBytes)),
                (
                    "process_resident_memory_bytes", .gauge, "Memory in RAM.",
                    Double(stat.residentPages) * Double(sysconf(Int32(_SC_PAGESIZE)))
                ),
            ]
            if let boot = Self.bootSeconds() {
                readings.append((
                    "process_start_time_seconds", .gauge, "When the process started, in seconds since 1970.",
                    Double(boot) + Double(stat.startTicks) / ticks
                ))
            }
        }
        if let count = Self.openFiles() { readings.append(("process_open_fds", .gauge, "Open file descriptors.", Double(count))) }
        var limit = rlimit()
        if getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 {
            readings.append(("process_max_fds", .gauge, "Most file descriptors allowed.", Double(limit.rlim_cur)))
        }
        return readings
    }

    struct Stat: Equatable { var userTicks, systemTicks, startTicks, virtualBytes, residentPages: UInt64 }

    private static func stat() -> Stat? { file("/proc/self/stat").flatMap(parse) }

    /// Fields are counted after the last `)`, as the program's name before it may hold spaces and parentheses. proc(5).
    static func parse(_ stat: String) -> Stat? {
        guard let end = stat.lastIndex(of: ")") else { return nil }
        let fields = stat[stat.index(after: end)...].split(whereSeparator: \.isWhitespace)
        func field(_ number: Int) -> UInt64? { fields.indices.contains(number - 3) ? UInt64(fields[number - 3]) : nil }
        guard let user = field(14), let system = field(15), let start = field(22), let size = field(23), let resident = field(24)
        else { return nil }
        return Stat(userTicks: user, systemTicks: system, startTicks: start, virtualBytes: size, residentPages: resident)
    }

    private static func bootSeconds() -> UInt64? {
        file("/proc/stat")?.split(separator: "\n").first { $0.hasPrefix("btime ") }.flatMap { UInt64($0.dropFirst("btime ".count)) }
    }

    private static func openFiles() -> Int? {
        guard let folder = opendir("/proc/self/fd") else { return nil }
        defer { closedir(folder) }
        var count = 0
        while readdir(folder) != nil { count += 1 }
        // Without ".", ".." and the descriptor that reads the folder.
        return max(0, count - 3)
    }

    private static func file(_ path: String) -> String? {
        guard case .success(let bytes) = SmallFile.read(path) else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }
}
