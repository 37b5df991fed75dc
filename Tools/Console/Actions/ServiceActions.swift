internal import Contracts
internal import JSONCoding
internal import Platform
internal import Supervisor
internal import Synchronization
internal import Wire

/// The services: how they are, and what becomes of them. Shown as `[{name, phase, url, pid, restarts, startedAt, memory, testHooks, level}]`.
final class ServiceActions: Sendable {
    private let calls: ServiceCalls
    private let board: Notice
    private let known = Mutex<(state: StackState?, levels: [String: String])>((nil, [:]))

    init(calls: ServiceCalls, board: Notice) {
        self.calls = calls
        self.board = board
    }

    func update(_ state: StackState) {
        known.withLock { $0.state = state }
        show()
    }

    /// Also how much memory they hold now.
    func show() {
        let (state, levels) = known.withLock { $0 }
        board.set(.array((state?.services ?? []).map { service in
            let process = service.process.flatMap { $0.isRunning ? $0 : nil }
            var object: JSONObject = [
                "name": .string(service.name), "phase": .string(service.phase), "restarts": .integer(Int64(service.restarts)),
                "testHooks": .bool(service.hasTestHooks),
            ]
            object["url"] = service.url.map(JSONValue.string)
            object["pid"] = process.map { .integer(Int64($0.pid)) }
            object["startedAt"] = service.startedAt.map(JSONValue.integer)
            // In tenths of a megabyte, so that not every page of it is news.
            object["memory"] = process?.residentBytes.map { .number(Double(($0 * 10) >> 20) / 10) }
            object["level"] = level(of: service.name, in: levels).map(JSONValue.string)
            return .object(object)
        }))
    }

    /// What was set, else what it was started with; nil for what has no log level.
    private func level(of name: String, in levels: [String: String]) -> String? {
        let process = processes(of: name).first ?? name
        return levels[process] ?? calls.site.plan.service(process)?.environment["LOG_LEVEL"]
    }

    /// The processes of a service: itself, or those between which an nginx of its name divides what comes.
    private func processes(of name: String) -> [String] {
        let several = calls.site.plan.services.filter { $0.group == name }.map(\.name)
        return several.isEmpty ? [name] : several
    }

    /// `{order: "restart" | "stop" | "start"}`.
    func order(_ name: String, _ body: JSONValue) throws(ConsoleRefusal) {
        guard calls.site.plan.service(name) != nil else { throw .notFound("no service called \(name) is in this stack") }
        guard let order = body["order"]?.string.flatMap(ServiceOrder.init(rawValue:)) else {
            throw .wrong("order is one of \(ServiceOrder.allCases.map(\.rawValue).joined(separator: ", "))")
        }
        calls.site.control.ask(.service(name, order))
    }

    /// `{level: "debug"}`: the least that it logs, in each of its processes, until it starts again.
    func setLevel(_ name: String, _ body: JSONValue) async throws(ConsoleRefusal) {
        let level: JSONValue = ["level": body["level"] ?? .null]
        defer { show() }
        for process in processes(of: name) {
            try await calls.call(ServiceLog.setLevel.description, of: process, body: level)
            known.withLock { $0.levels[process] = body["level"]?.string }
        }
    }

    /// A process that starts logs what its settings say.
    func started(_ name: String) { known.withLock { $0.levels[name] = nil } }
}
