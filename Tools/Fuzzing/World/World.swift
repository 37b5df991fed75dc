public import FlowRunner
internal import HTTPCore
internal import JSONCoding
internal import Security
public import Platform
public import Wire

/// The people and things of one preparation: tokens and ids that requests are filled in with.
public struct World: Sendable {
    public let values: [String: FlowValue]
    /// The key of the preparation's own time.
    public let run: String
    /// A key of a time at which tokens are no longer good; nil when clocks cannot be moved.
    public let lateRun: String?
    /// The `SERVICE_SECRET`; nil when it is not known.
    let secret: Secret?
    let clock: @Sendable () -> Instant

    public init(values: [String: FlowValue], run: String, lateRun: String?, secret: Secret?, clock: @escaping @Sendable () -> Instant) {
        self.values = values
        self.run = run
        self.lateRun = lateRun
        self.secret = secret
        self.clock = clock
    }

    private let numbers = KeySource()

    /// As it goes into a path or query. `%n` in it is another number each time, for what must not be said twice.
    func text(_ name: String) -> String { numbered(values[name]?.rendered ?? "") }

    /// As it goes into a JSON text.
    func json(_ name: String) -> String { numbered(String(decoding: (values[name]?.json ?? .null).bytes(), as: UTF8.self)) }

    /// The same with every `%n` settled.
    var frozen: World {
        let settled = values.mapValues { value in if case .string(let text) = value { FlowValue.string(numbered(text)) } else { value } }
        return World(values: settled, run: run, lateRun: lateRun, secret: secret, clock: clock)
    }

    private func numbered(_ text: String) -> String {
        text.utf8.contains(UInt8(ascii: "%")) ? text.replacing("%n", with: numbers.next()) : text
    }

    /// Service tokens go by the real time and are short-lived, so each is made when it is needed.
    func serviceToken(for callee: ServiceName) -> String? {
        secret.flatMap { ServiceTokens(secret: $0) }?.issue(.harness, for: callee, now: clock())
    }
}

/// Why there is no world.
public struct WorldError: Error, Sendable, Equatable {
    public let message: String
    /// Whether the services were at fault, and not the flow.
    public let isEnvironment: Bool
}

/// Makes worlds by replaying a service's preparation flow.
public struct WorldBuilder: Sendable {
    private let flow: LoadedFlow
    private let settings: RunSettings
    private let environment: RunEnvironment

    public init(flow: LoadedFlow, settings: RunSettings, environment: RunEnvironment) {
        self.flow = flow
        self.settings = settings
        self.environment = environment
    }

    /// - Parameter seed: of the names and addresses in it; another for each world, as services remember them.
    public func build(seed: UInt64) throws(WorldError) -> World {
        var settings = settings
        settings.seed = seed
        let prepared = FlowPreparation.run(flow, settings: settings, environment: environment)
        if let problem = prepared.problem { throw WorldError(message: problem, isEnvironment: prepared.isEnvironment) }
        let late = prepared.run + "-late"
        let isLate = moveClock(late, to: prepared.now + .days(60))
        return World(
            values: prepared.values, run: prepared.run, lateRun: isLate ? late : nil, secret: settings.serviceSecret,
            clock: environment.clock)
    }

    /// Two months on, in a run of its own, no access token is good any more.
    private func moveClock(_ run: String, to instant: Instant) -> Bool {
        let transport = environment.transport()
        let body = JSONValue.object(["run": .string(run), "now": .string(instant.text)]).bytes()
        return settings.services.allSatisfy { service in
            guard service.hasTestHooks != false else { return true }
            var request = TransportRequest(method: "POST", url: service.url + "/_test/clock", body: body)
            request.headers = ["Content-Type": "application/json", "X-Test-Run": run]
            return (try? transport.send(request))?.status == 200
        }
    }
}
