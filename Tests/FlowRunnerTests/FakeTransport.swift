import HTTPCore
import Synchronization
import Wire

@testable import FlowRunner

/// Answers from a closure and remembers what it was asked.
final class FakeTransport: Transport {
    private let answer: @Sendable (TransportRequest) throws(TransportError) -> TransportResponse
    let log: RequestLog

    init(log: RequestLog, _ answer: @escaping @Sendable (TransportRequest) throws(TransportError) -> TransportResponse) {
        self.log = log
        self.answer = answer
    }

    func send(_ request: TransportRequest) throws(TransportError) -> TransportResponse {
        log.add(request)
        return try answer(request)
    }
}

final class RequestLog: Sendable {
    private let requests = Mutex<[TransportRequest]>([])
    func add(_ request: TransportRequest) { requests.withLock { $0.append(request) } }
    var all: [TransportRequest] { requests.withLock { $0 } }
    var slept: Duration { pauses.withLock { $0 } }
    private let pauses = Mutex<Duration>(.zero)
    func sleep(_ duration: Duration) { pauses.withLock { $0 += duration } }
}

extension TransportResponse {
    static func json(_ status: Int, _ text: String, _ headers: HTTPHeaders = [:]) -> TransportResponse {
        var headers = headers
        headers["Content-Type"] = "application/json"
        return TransportResponse(status: status, headers: headers, body: Array(text.utf8))
    }
}

/// Runs flow texts against a fake.
struct Bench {
    let log = RequestLog()
    var settings = RunSettings()
    var checker: (any ResponseChecker)?
    var surface: SurfaceCatalogue?
    let answer: @Sendable (TransportRequest) throws(TransportError) -> TransportResponse

    init(_ answer: @escaping @Sendable (TransportRequest) throws(TransportError) -> TransportResponse) {
        self.answer = answer
        settings.seed = 7
        settings.services = [ServiceAddress(name: "auth", url: "http://127.0.0.1:1", hasTestHooks: true)]
    }

    var environment: RunEnvironment {
        let (log, answer) = (log, answer)
        var environment = RunEnvironment(
            transport: { FakeTransport(log: log, answer) }, checker: checker, clock: { Instant(milliseconds: 1_772_352_000_000) },
            uptime: { .zero }, sleep: { log.sleep($0) })
        environment.surface = surface
        return environment
    }

    func run(_ text: String, path: String = "flow.hurl") throws -> FlowResult {
        let flow = try FlowLoader.load(text: text, path: path)
        return run([flow]).flows[0]
    }

    func run(_ flows: [LoadedFlow]) -> RunResult {
        FlowSuite.run(flows, settings: settings, environment: environment, redactionKey: Array(0..<32))
    }
}

extension FlowResult {
    /// Every failed check and error as one text, for comparing.
    var complaints: String {
        ([problem].compactMap { $0 }
            + steps.flatMap { step in
                step.checks.filter { !$0.passed }.map {
                    "\(step.number) \($0.line):\($0.column) \($0.source) | \($0.actual) | \($0.expected)\($0.note.map { " | \($0)" } ?? "")"
                }
                    + [step.error].compactMap { $0 }.map { "\(step.number) \($0.line):\($0.column) error \($0.message)" }
                    + step.violations.map { "\(step.number) contract \($0.description)" }
            }).joined(separator: "\n")
    }
}
