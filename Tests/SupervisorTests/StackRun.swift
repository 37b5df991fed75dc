import Glibc
import LocalFiles
import Synchronization
import Testing

@testable import Supervisor

/// A supervisor on a thread of its own over a state folder of its own, and what it reported.
final class StackRun: Sendable {
    static let fixtures = Paths.folder(of: #filePath) + "/Fixtures"

    let folder: StateFolder
    private let temporary: TemporaryFolder
    private let control: SupervisorControl
    private let events: AsyncStream<SupervisorEvent>
    private let seen = Mutex<[SupervisorEvent]>([])
    private let end = Mutex<(outcome: SupervisorOutcome, lastLines: [String])?>(nil)

    /// Starts the services of compose text; ports are chosen freely.
    init(_ text: String, startTimeout: Duration = .seconds(20)) throws {
        temporary = try TemporaryFolder()
        folder = StateFolder(temporary.path)
        try folder.create()
        control = try SupervisorControl()
        let (events, continuation) = AsyncStream<SupervisorEvent>.makeStream()
        self.events = events
        let file = try ComposeFile.parse(text, file: "compose.yaml", variables: [:])
        var options = PlanOptions(projectFolder: Self.fixtures, stateFolder: folder.path)
        options.automaticPorts = true
        options.startTimeout = startTimeout
        options.hostEnvironment = ["PATH": String(cString: getenv("PATH"))]
        var ports = FreePorts()
        var planner = StackPlanner(file, options: options, freePort: { ports.next(for: $0) }, isExecutable: Files.isExecutable)
        let plan = try planner.plan()
        onThread { [self] in
            do {
                let supervisor = try Supervisor(plan, folder: folder, control: control) { continuation.yield($0) }
                let outcome = supervisor.run()
                var failed: String?
                if case .couldNotStart(let service, _) = outcome { failed = service }
                end.withLock { $0 = (outcome, failed.map(supervisor.lastLines) ?? []) }
            } catch {
                Issue.record("\(error)")
            }
            continuation.finish()
        }
    }

    func stop() { control.stop() }
    func ask(_ order: ServiceOrder, of service: String) { control.ask(.service(service, order)) }

    /// Waits for an event that matches; records an issue when the stack ends before.
    @discardableResult func event(_ what: Comment, _ matches: (SupervisorEvent) -> Bool) async -> SupervisorEvent? {
        for await event in events {
            seen.withLock { $0.append(event) }
            if matches(event) { return event }
        }
        Issue.record("the stack ended without: \(what)")
        return nil
    }

    func ready() async { await event("all ready") { if case .stackReady = $0 { true } else { false } } }

    /// Waits for the end.
    func outcome() async -> (outcome: SupervisorOutcome, lastLines: [String])? {
        for await event in events { seen.withLock { $0.append(event) } }
        return end.withLock { $0 }
    }

    /// Every event so far.
    var history: [SupervisorEvent] { seen.withLock { $0 } }

    func output(of service: String) -> [String] {
        history.compactMap { if case .output(service, let line) = $0 { line } else { nil } }
    }

    /// The state file's record of a service.
    func service(_ name: String) throws -> StackState.Service {
        let state = try #require(StackState(path: folder.stateFile))
        return try #require(state.services.first { $0.name == name })
    }
}

/// Runs `body` on a new thread.
private func onThread(_ body: @escaping @Sendable () -> Void) {
    final class Body: Sendable {
        let run: @Sendable () -> Void
        init(_ run: @escaping @Sendable () -> Void) { self.run = run }
    }
    var thread = pthread_t()
    pthread_create(&thread, nil, { context in
        pthread_detach(pthread_self())
        if let context { Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run() }
        return nil
    }, Unmanaged.passRetained(Body(body)).toOpaque())
}

/// The first line that a TCP peer of 127.0.0.1 answers a GET with; nil when nobody listens.
func firstLine(port: Int, path: String) -> String? {
    let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(socket) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(UInt16(port).bigEndian)
    address.sin_addr.s_addr = in_addr_t(UInt32(0x7f00_0001).bigEndian)
    let connected = withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
    }
    guard connected == 0 else { return nil }
    SystemCall.writeAll(socket, Array("GET \(path) HTTP/1.0\r\n\r\n".utf8))
    var buffer = [UInt8](repeating: 0, count: 1024)
    let count = read(socket, &buffer, buffer.count)
    return count > 0 ? String(decoding: buffer[..<count].prefix { $0 != 13 }, as: UTF8.self) : nil
}
