public import JSONCoding
internal import LocalFiles

/// What a running stack tells others: the contents of `state.json`.
public struct StackState: Sendable, Hashable {
    public struct Service: Sendable, Hashable {
        public var name: String
        /// The service of which this is one of several processes; nil for a whole service.
        public var group: String?
        /// nil while no process runs.
        public var process: ProcessIdentity?
        /// waiting, starting, ready, restarting, stopping, completed, exited or failing.
        public var phase: String
        public var url: String?
        /// Local ports by the port in the container.
        public var ports: [Int: Int]
        /// Whether it was started with `TEST_HOOKS` on.
        public var hasTestHooks: Bool
        public var restarts: Int
        /// Milliseconds since 1970 of the last start; nil before the first.
        public var startedAt: Int64?

        public init(
            name: String, group: String? = nil, process: ProcessIdentity? = nil, phase: String, url: String? = nil, ports: [Int: Int] = [:],
            hasTestHooks: Bool = false,
            restarts: Int = 0, startedAt: Int64? = nil
        ) {
            self.name = name
            self.group = group
            self.process = process
            self.phase = phase
            self.url = url
            self.ports = ports
            self.hasTestHooks = hasTestHooks
            self.restarts = restarts
            self.startedAt = startedAt
        }
    }

    public var supervisor: ProcessIdentity
    /// The session that all of its processes are in; nil in the files of earlier releases.
    public var session: Int32?
    /// In start order.
    public var services: [Service]
    /// Where faults between the services are set; nil when they call each other directly.
    public var faults: String?
    /// The address of the page that shows the stack; nil when it has none.
    public var console: String?

    public init(
        supervisor: ProcessIdentity, session: Int32? = nil, services: [Service], faults: String? = nil, console: String? = nil
    ) {
        self.supervisor = supervisor
        self.session = session
        self.services = services
        self.faults = faults
        self.console = console
    }

    /// The processes of a service: itself, or those between which an nginx of its name divides what comes.
    public func processes(of service: String) -> [Service] {
        let several = services.filter { $0.group == service }
        return several.isEmpty ? services.filter { $0.name == service } : several
    }

    /// Reads `state.json`; nil when it is missing or not ours.
    public init?(path: String) {
        guard let bytes = try? Files.read(path), let json = try? JSONParser.parse(bytes), json["version"]?.integer == 1,
            let supervisor = ProcessIdentity(json: json["supervisor"]), let services = json["services"]?.object
        else { return nil }
        self.init(
            supervisor: supervisor, session: json["session"]?.integer.flatMap { Int32(exactly: $0) },
            services: services.compactMap { Service($0.name, json: $0.value) },
            faults: json["faults"]?["url"]?.string, console: json["console"]?["url"]?.string)
    }

    var json: JSONValue {
        var members = JSONObject()
        for service in services { members[service.name] = service.json }
        var root: JSONObject = ["version": 1, "supervisor": supervisor.json, "services": .object(members)]
        root["session"] = session.map { .integer(Int64($0)) }
        root["faults"] = faultsJSON
        root["console"] = consoleJSON
        return .object(root)
    }

    /// `{"url": …}`; nil when there are none.
    var faultsJSON: JSONValue? { faults.map { ["url": .string($0)] } }
    var consoleJSON: JSONValue? { console.map { ["url": .string($0)] } }

    /// What `barbell up --json` prints: `{"services":{"auth":{"url":…,"pid":…,"ports":{"8081":49152}},…}}`, with a console
    /// `"console":{"url":…}` and with `--faults` `"faults":{"url":…}`.
    public var summary: JSONValue {
        var members = JSONObject()
        for service in services {
            members[service.name] = [
                "url": service.url.map { .string($0) } ?? .null, "pid": service.process.map { .integer(Int64($0.pid)) } ?? .null,
                "state": .string(service.phase), "ports": service.portsJSON,
            ]
        }
        var root: JSONObject = ["services": .object(members)]
        root["console"] = consoleJSON
        root["faults"] = faultsJSON
        return .object(root)
    }
}

extension StackState.Service {
    /// Whether it has no process, and gets none unless somebody asks for one.
    public var staysDown: Bool { process == nil && ["exited", "completed"].contains(phase) }

    var portsJSON: JSONValue {
        var members = JSONObject()
        for (target, port) in ports.sorted(by: { $0.key < $1.key }) { members[String(target)] = .integer(Int64(port)) }
        return .object(members)
    }

    fileprivate var json: JSONValue {
        [
            "group": group.map { .string($0) } ?? .null, "process": process?.json ?? .null, "phase": .string(phase), "url": url.map { .string($0) } ?? .null,
            "ports": portsJSON, "testHooks": .bool(hasTestHooks), "restarts": .integer(Int64(restarts)),
            "startedAt": startedAt.map { .integer($0) } ?? .null,
        ]
    }

    fileprivate init?(_ name: String, json: JSONValue) {
        guard let phase = json["phase"]?.string else { return nil }
        var ports: [Int: Int] = [:]
        if let object = json["ports"]?.object {
            for (target, port) in object { if let target = Int(target), let port = port.integer { ports[target] = Int(port) } }
        }
        self.init(
            name: name, group: json["group"]?.string, process: ProcessIdentity(json: json["process"]), phase: phase, url: json["url"]?.string, ports: ports,
            hasTestHooks: json["testHooks"]?.bool ?? false, restarts: Int(json["restarts"]?.integer ?? 0),
            startedAt: json["startedAt"]?.integer)
    }
}
