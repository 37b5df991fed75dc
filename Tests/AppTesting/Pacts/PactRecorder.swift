internal import EventLoop
internal import Glibc
internal import HTTPCore
internal import HTTPServer
internal import JSONCoding
internal import Pacts
internal import Synchronization
internal import Wire

/// Records what the clients of one service send to another and what they read of its answers, while the service's own tests run
/// them, and holds that against the committed pact.
public enum PactRecorder {
    /// Runs clients against a stand-in of the provider, then compares what they did with `Contracts/pacts/<consumer>-<provider>.json`,
    /// byte by byte. With `UPDATE_GOLDEN=1` in the environment that file is written instead.
    /// - Parameters:
    ///   - readsType: whether the clients look at the media type of answers.
    ///   - repository: where `Contracts` and the sources are; found from the test's file when nil.
    ///   - body: runs the clients, an `expect` for each thing they do.
    /// - Throws: `RecordingProblem`.
    public static func record(
        consumer: String, provider: String, readsType: Bool = false, repository: String? = nil, file: String = #filePath,
        _ body: (PactRecording) async throws -> Void
    ) async throws {
        guard let root = repository ?? SourceTree.root(above: file) else {
            throw RecordingProblem("there is no Package.swift above \(file)")
        }
        let loops = try EventLoopGroup(count: 1, name: "pact")
        let stub = PactStub()
        let server = try await HTTPServer.start(host: "127.0.0.1", port: 0, loops: loops, responder: stub)
        let recording = PactRecording(
            url: "http://127.0.0.1:\(server.port)", consumer: consumer, readsType: readsType, stub: stub,
            sources: SourceTree(root: root, consumer: consumer))
        let result: Result<Void, any Error>
        do { result = .success(try await body(recording)) } catch { result = .failure(error) }
        await server.drain(within: .seconds(1))
        loops.stop()
        try result.get()
        let pact = Pact(consumer: consumer, provider: provider, interactions: recording.interactions)
        guard !pact.interactions.isEmpty else { throw RecordingProblem("\(consumer) did nothing with \(provider)") }
        try compare(pact, root)
    }

    private static func compare(_ pact: Pact, _ root: String) throws {
        let name = "Contracts/pacts/\(pact.fileName)"
        let recorded = pact.json
        // What nobody could read would be of no use.
        _ = try Pact(json: recorded, file: name)
        if getenv("UPDATE_GOLDEN") != nil {
            guard SourceTree.write(recorded, to: "\(root)/\(name)") else { throw RecordingProblem("\(name) cannot be written") }
            return
        }
        guard let stored = SourceTree.read("\(root)/\(name)") else {
            throw RecordingProblem("there is no \(name); run this test with UPDATE_GOLDEN=1 and commit the file")
        }
        guard stored != recorded else { return }
        throw RecordingProblem(
            "\(name) is not what \(pact.consumer) does: \(PactDrift.first(stored, recorded)). "
                + "If that is meant, run this test with UPDATE_GOLDEN=1 and commit the file.")
    }
}

/// A pact that is being recorded.
public final class PactRecording: Sendable {
    /// The base URL of the stand-in, for the settings of the service under test.
    public let url: String
    private let consumer: String
    private let readsType: Bool
    private let stub: PactStub
    private let sources: SourceTree
    private let recorded = Mutex<[Interaction]>([])

    init(url: String, consumer: String, readsType: Bool, stub: PactStub, sources: SourceTree) {
        self.url = url
        self.consumer = consumer
        self.readsType = readsType
        self.stub = stub
        self.sources = sources
    }

    var interactions: [Interaction] { recorded.withLock { $0 } }

    /// Runs clients that make these requests, each once; what they make beyond is refused.
    /// - Parameters:
    ///   - limit: how long after the run a request may come that is sent from a queue.
    ///   - run: what it returns and throws is the clients' word on the answers, for the test to look at.
    /// - Throws: `RecordingProblem` for a request that is not as its endpoint has it or that did not come; else what `run` throws.
    @discardableResult
    public func expect<T>(_ exchanges: PactExchange..., within limit: Duration = .seconds(10), run: () async throws -> T) async throws -> T
    {
        for exchange in exchanges where interactions.contains(where: { $0.description == exchange.description }) {
            throw RecordingProblem("there is another exchange '\(exchange.description)'")
        }
        stub.expect(exchanges)
        let result: Result<T, any Error>
        do { result = .success(try await run()) } catch { result = .failure(error) }
        let deadline = ContinuousClock.now + limit
        while stub.seen.requests.contains(where: { $0 == nil }), stub.seen.refused.isEmpty, ContinuousClock.now < deadline {
            try await Task.sleep(for: .milliseconds(2))
        }
        let seen = stub.seen
        guard seen.refused.isEmpty else {
            throw RecordingProblem("\(consumer) sent what it should not: \(seen.refused.joined(separator: "; "))")
        }
        for (exchange, request) in zip(exchanges, seen.requests) {
            guard let request else {
                let end = if case .failure(let error) = result { "; the run ended with \(error)" } else { "" }
                throw RecordingProblem(
                    "'\(exchange.description)': \(consumer) never sent \(exchange.endpoint.method.rawValue) \(exchange.endpoint.path)\(end)"
                )
            }
            let interaction = try exchange.interaction(request, of: consumer, readsType: readsType, file: sources.file(declaring:))
            recorded.withLock { $0.append(interaction) }
        }
        return try result.get()
    }
}
