internal import JSONCoding
internal import LocalFiles

/// What each flow's last run touched and how it ended. Kept in a file, so that a watch begins where another ended.
public struct WatchMemory: Sendable, Equatable {
    public struct Entry: Sendable, Equatable {
        /// As in a report: `passed`, `flaky`, `failed`.
        public var outcome: String
        /// Services that the flow itself called, sorted.
        public var services: [String]
        /// Methods and URLs as written, sorted.
        public var endpoints: [String]
    }

    public private(set) var flows: [String: Entry] = [:]

    public init() {}

    /// Schema `barbell-watch/1`: `flows`, by path: `outcome`, `services`, `endpoints`. Empty when there is no such file, or one of another
    /// schema: it only says what can be found out again.
    public init(path: String) {
        guard let bytes = try? Files.read(path), let document = try? JSONReading.parse(bytes),
            document["schema"]?.string == "barbell-watch/1",
            let entries = document["flows"]?.object
        else { return }
        for (path, entry) in entries {
            func texts(_ name: String) -> [String] { (entry[name]?.array ?? []).compactMap(\.string) }
            flows[path] = Entry(outcome: entry["outcome"]?.string ?? "", services: texts("services"), endpoints: texts("endpoints"))
        }
    }

    public func save(_ path: String) throws(StateError) {
        var object = JSONObject()
        for (path, entry) in flows.sorted(by: { $0.key < $1.key }) {
            object[path] = [
                "outcome": .string(entry.outcome), "services": .array(entry.services.map { .string($0) }),
                "endpoints": .array(entry.endpoints.map { .string($0) }),
            ]
        }
        let bytes = JSONValue.object(["schema": "barbell-watch/1", "flows": .object(object)]).bytes(pretty: true) + [0x0a]
        do throws(FileError) { try Files.write(bytes, to: path) } catch { throw StateError(message: error.message) }
    }

    /// A flow that stopped early has touched at least what its last run did: what it would have reached may be what is broken.
    mutating func note(_ flow: FlowResult, services: [ServiceAddress]) {
        guard flow.outcome == .passed || flow.outcome == .failed else { return }
        let ran = flow.steps.filter { !$0.exchanges.isEmpty }
        var touched = Set(
            ran.flatMap { step in step.exchanges.compactMap { call in services.first { $0.path(of: call.url) != nil }?.name } })
        var endpoints = Set(ran.map { "\($0.method) \($0.target)" })
        if flow.outcome == .failed, let before = flows[flow.path] {
            touched.formUnion(before.services)
            endpoints.formUnion(before.endpoints)
        }
        flows[flow.path] = Entry(outcome: flow.verdict, services: touched.sorted(), endpoints: endpoints.sorted())
    }

    mutating func keep(only paths: Set<String>) { flows = flows.filter { paths.contains($0.key) } }

    public var failing: [String] { flows.filter { $0.value.outcome == "failed" }.keys.sorted() }
}
