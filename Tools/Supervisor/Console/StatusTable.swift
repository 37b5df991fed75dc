internal import Glibc
public import JSONCoding

/// What `barbell ps` shows.
public struct StatusTable {
    public struct Row: Sendable, Hashable {
        public let service: StackState.Service
        /// As the state file says, or `exited` when its process is gone.
        public let phase: String
        public let residentBytes: Int?
        /// nil while it does not run.
        public let uptime: Duration?
    }

    public let rows: [Row]
    /// Where faults between the services are set; nil when they call each other directly.
    public let faults: String?
    /// The page that shows the stack; nil when it has none.
    public let console: String?

    /// - Parameter now: milliseconds since 1970.
    public init(_ state: StackState?, now: Int64) {
        faults = state?.faults
        console = state?.console
        rows = (state?.services ?? []).map { service in
            let isRunning = service.process?.isRunning ?? false
            return Row(
                service: service, phase: service.process != nil && !isRunning ? "exited" : service.phase,
                residentBytes: isRunning ? service.process?.residentBytes : nil,
                uptime: isRunning ? service.startedAt.map { .milliseconds(max(0, now - $0)) } : nil)
        }
    }

    /// The table with aligned columns, a header first; the console and where faults are set come last.
    public var lines: [String] {
        let table = [["SERVICE", "STATE", "PID", "URL", "MEMORY", "RESTARTS", "UPTIME"]] + rows.map { row in
            [
                row.service.name, row.phase, row.uptime == nil ? "-" : row.service.process.map { String($0.pid) } ?? "-",
                row.service.url ?? "-",
                row.residentBytes.map { "\($0 >> 20).\(($0 >> 10) % 1024 * 10 / 1024) MB" } ?? "-", String(row.service.restarts),
                row.uptime.map(ConsoleRenderer.text) ?? "-",
            ]
        }
        let widths = table[0].indices.map { column in table.map { $0[column].count }.max() ?? 0 }
        let lines = table.map { cells in
            let padded = zip(cells, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
            return String(padded.joined(separator: "  ").reversed().drop { $0 == " " }.reversed())
        }
        return lines + (console.map { ["console  \($0)"] } ?? []) + (faults.map { ["faults between the services are set at \($0)/faults"] } ?? [])
    }

    /// `{"services":{"auth":{"pid":…,"state":…,"url":…,"ports":{…},"residentBytes":…,"restarts":…,"uptimeMs":…}}}`.
    public var json: JSONValue {
        var members = JSONObject()
        for row in rows {
            let pid = row.uptime == nil ? nil : row.service.process?.pid
            let uptime = row.uptime.map { $0.components.seconds * 1000 + $0.components.attoseconds / 1_000_000_000_000_000 }
            members[row.service.name] = [
                "pid": pid.map { .integer(Int64($0)) } ?? .null, "state": .string(row.phase),
                "url": row.service.url.map { .string($0) } ?? .null,
                "ports": row.service.portsJSON, "residentBytes": row.residentBytes.map { .integer(Int64($0)) } ?? .null,
                "restarts": .integer(Int64(row.service.restarts)), "uptimeMs": uptime.map { .integer($0) } ?? .null,
            ]
        }
        var root: JSONObject = ["services": .object(members)]
        root["console"] = console.map { ["url": .string($0)] }
        root["faults"] = faults.map { ["url": .string($0)] }
        return .object(root)
    }
}
