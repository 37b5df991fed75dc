internal import Commands
internal import EventLoop
internal import FlowRunner
internal import Glibc
internal import HTTPClient
internal import HTTPServer
internal import LocalFiles
internal import Platform

/// `barbell record`: drafts a flow from real calls.
enum RecordCommand {
    static let verb = Verb(
        "record", "draft a flow from real calls",
        usage: ["[--listen PORT] [--state PATH | --to SERVICE=URL …] -o FILE [options]"],
        help: [
            .text(
                """
                Listens before each service and passes calls on. Ctrl-C, or the last of --calls, ends it and writes a flow of what was
                called: ids that come again become captures, addresses and numbers that were signed up become the flow's own, secrets
                become variables, and what differs each time is asserted by its kind.

                Event streams and answers of more than 64 MiB are passed on as they come and are no part of the flow. WebSockets are
                not passed on: let the app ask that service itself. An answer may take ten minutes to begin.
                """),
            .options([
                "--listen PORT": "the first service's port, the others' follow; 0 for free ones (default 0)",
                "--to SERVICE=URL": "a service; repeatable",
                "--state PATH": "the services of `barbell up` (default .barbell or BARBELL_STATE, unless --to is given)",
                "-o, --output FILE": "the flow to write",
                "--title TEXT": "its title (default: Recorded calls)",
                "--calls N": "end after so many calls",
                "--force": "write over an existing file",
                "--quiet, -q": "do not tell each call",
            ]),
        ],
        exits: [
            .ok: "written", .checkFailed: "nothing was called", .usage: "bad command line",
            .environment: "a port or the services are not there",
        ],
        action: .waiting(run))

    private static func run(_ arguments: Arguments) async throws -> ExitCode {
        let port = try arguments.number("--listen", in: 0...65_535) ?? 0
        let given = try arguments.values("--to").map { text throws(UsageError) in
            guard let pair = VariableText.pair(text), pair.value.hasPrefix("http://") || pair.value.hasPrefix("https://") else {
                throw UsageError(message: "--to needs SERVICE=URL, such as auth=http://127.0.0.1:8081, not \(text)")
            }
            return pair
        }
        let state = arguments.value("--state")
        let output = arguments.value("--output")
        let title = arguments.value("--title") ?? "Recorded calls"
        let limit = try arguments.number("--calls", in: 1...100_000)
        let isForced = arguments.flag("--force")
        let isQuiet = arguments.flag("--quiet")
        try arguments.takesNoMore()
        guard let output else { throw UsageError(message: "where to? give -o FILE, such as -o Tests/Flows/draft.hurl") }
        if !isForced, access(output, F_OK) == 0 { throw UsageError(message: "\(output) is there already; give another name, or --force") }
        // What is recorded cannot be called again: it is better to know at once that it has no place.
        guard Files.kind(output) != .folder else {
            throw UsageError(message: "\(output) is a folder; give a file in it, as \(Files.join(output, "draft.hurl"))")
        }
        try OutputFolder.prepare(Files.folder(of: output))
        let passedOn = given.map { ServiceAddress(name: $0.name, url: $0.value) }
        let services = passedOn.isEmpty || state != nil ? try RunningServices(state: state, given: passedOn).addresses() : passedOn
        guard port == 0 || port + services.count <= 65_536 else {
            throw UsageError(message: "--listen \(port) leaves no port for \(services.count) services")
        }

        let environment = RunEnvironment.live(checker: nil)
        RunEnvironment.catchInterruptions()
        let isFull = InterruptFlag()
        let log = CallLog { call, count in
            if !isQuiet { Terminal.out("\(call.service)  \(call.method) \(call.target.prefix { $0 != "?" })  \(call.status)\n") }
            if let limit, count >= limit { isFull.set() }
        }
        let loops = try EventLoopGroup(count: 1)
        let http = HTTPClient(loops: loops, configuration: RecordingProxy.clientConfiguration, random: SystemRandom())
        var limits = HTTPLimits()
        limits.bodyBytes = 64 << 20
        var servers: [HTTPServer] = []
        for (index, service) in services.sorted(by: { $0.name < $1.name }).enumerated() {
            let proxy = RecordingProxy(service: service.name, url: service.url, http: http, log: log, clock: environment.clock)
            let server = try await HTTPServer.start(
                host: "127.0.0.1", port: port == 0 ? 0 : port + index, loops: loops, limits: limits, responder: proxy)
            servers.append(server)
            Terminal.out("\(service.name)  http://127.0.0.1:\(server.port)  passes on to \(service.url)\n")
        }
        Terminal.out("recording; Ctrl-C ends it\n")
        while !environment.isInterrupted(), !isFull.isSet { try? await Task.sleep(for: .milliseconds(50)) }
        for server in servers { await server.drain(within: .seconds(2)) }
        http.close()
        loops.stop()
        let calls = log.answered
        for remark in log.remarks { Terminal.error("barbell record: \(remark)\n") }
        guard !calls.isEmpty else {
            Terminal.error("barbell record: nothing was called, so nothing was written\n")
            return .checkFailed
        }
        let draft = try FlowDraft(calls, title: title, path: output)
        try Files.write(Array(draft.text.utf8), to: output)
        for remark in draft.remarks { Terminal.error("barbell record: \(remark)\n") }
        let secrets = draft.secrets.map { " --secret \($0)=…" }.joined()
        // To be pasted into a shell, also with a space in it.
        let isPlain = output.utf8.allSatisfy { byte in
            switch byte {
            case 0x30...0x39, 0x41...0x5a, 0x61...0x7a, 0x2d...0x2f, 0x5f: true
            default: false
            }
        }
        let path = isPlain ? output : "'\(output.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#))'"
        Terminal.out("\(calls.count) call\(calls.count == 1 ? "" : "s") in \(output); replay them with barbell run \(path)\(secrets)\n")
        return .ok
    }
}
