internal import Contracts
internal import HTTPCore
internal import JSONCoding
internal import Platform
internal import Security
internal import ServiceKit
internal import Storage
internal import Wire

/// What happens to somebody, as server-sent events, from wherever they left off. FR-MESSAGING-01-d.
struct FeedStream: Sendable {
    let dependencies: CoachingDependencies

    /// A comment keeps proxies from taking a quiet stream for a dead one.
    static let heartbeat: Duration = .seconds(25)

    var routes: [Route] {
        [CoachingThreads.events.handleRequest { call, request in try await open(call, request) }]
    }

    private func open(_ call: Call<SignedIn, FeedQuery, Nothing>, _ request: HTTPRequest) async throws -> HTTPResponse {
        let reader = try call.participant()
        // Listened to before the first look, so that nothing comes between.
        let signals = dependencies.feed.hub.signals(for: reader.id)
        let span = try await dependencies.database.read { db in try await FeedStore.span(of: reader.id, in: db) }
        let start = FeedStart(asked: Self.asked(call.parameters, request), first: span.first, last: span.last)
        let stream = FeedFollowing(
            feed: FeedReader(dependencies: dependencies, reader: reader, context: call.context), caller: call.caller,
            expiresAt: Self.expiry(call.context.credential))
        return HTTPResponse(
            status: .ok,
            headers: ["Content-Type": "text/event-stream; charset=utf-8", "Cache-Control": "no-store", "X-Accel-Buffering": "no"],
            body: .stream { writer in
                var quietSince = ContinuousClock.now
                let reason = try await stream.run(from: start, signals) { event in
                    if let event {
                        try await writer.write(Self.bytes(event))
                    } else if quietSince.duration(to: .now) >= Self.heartbeat {
                        try await writer.write(Array(":\n\n".utf8))
                    } else {
                        return
                    }
                    quietSince = .now
                }
                try await writer.write(Self.bytes(FeedEvent(.end, reason: reason)))
            })
    }

    /// The larger one of what the address and the field say.
    private static func asked(_ query: FeedQuery, _ request: HTTPRequest) -> Int64? {
        let field = request.headers["Last-Event-ID"].flatMap { $0.utf8.count <= 19 ? Int64($0) : nil }
        guard let after = query.after?.value else { return field }
        return max(after, field ?? 0)
    }

    private static func bytes(_ event: FeedEvent) throws -> [UInt8] {
        let id = event.seq.map { "id: \($0)\n" } ?? ""
        return Array("\(id)event: \(event.type.rawValue)\ndata: ".utf8) + (try JSONWriter.encode(event)) + Array("\n\n".utf8)
    }

    /// When the token runs out with which the stream was opened; the token was checked before.
    private static func expiry(_ token: Secret?) -> Instant? {
        guard let parts = token?.reveal().split(separator: ".", maxSplits: 2), parts.count == 3,
            let payload = base64urlDecode(String(parts[1])), let seconds = try? JSONParser.parse(payload)["exp"]?.integer
        else { return nil }
        return Instant(milliseconds: seconds * 1000)
    }
}

/// Where a stream begins.
struct FeedStart: Sendable, Equatable {
    /// What is behind this number is sent.
    let seq: Int64
    /// Whether something in between is not kept any more, or the number is none that was given out.
    let isReset: Bool

    /// - Parameter asked: the last number that the reader has; from now on when nil.
    init(asked: Int64?, first: Int64, last: Int64) {
        let asked = asked ?? last
        isReset = asked > last || asked + 1 < first
        seq = isReset ? last : asked
    }
}

/// Follows one person's feed until there is a reason to end.
struct FeedFollowing: Sendable {
    let feed: FeedReader
    let caller: SignedIn
    let expiresAt: Instant?

    /// - Parameter send: gets the events, and nil when there are none for a second.
    func run(
        from start: FeedStart, _ signals: AsyncStream<FeedHub.Signal>, _ send: (FeedEvent?) async throws -> Void
    ) async throws -> FeedEndReason {
        var seq = start.seq
        try await send(FeedEvent(start.isReset ? .reset : .ready, seq: seq))
        seq = try await catchUp(seq, send)
        for await signal in signals {
            if let reason { return reason }
            switch signal {
            case .look(let last):
                if last ?? .max > seq { seq = try await catchUp(seq, send) }
            case .tick: try await send(nil)
            }
        }
        return .goingAway
    }

    private func catchUp(_ seq: Int64, _ send: (FeedEvent?) async throws -> Void) async throws -> Int64 {
        var seq = seq
        while true {
            let events = try await feed.events(after: seq)
            for event in events {
                try await send(event)
                seq = event.seq ?? seq
            }
            if Int64(events.count) < FeedReader.batch { return seq }
        }
    }

    private var reason: FeedEndReason? {
        let runtime = feed.dependencies.runtime
        if runtime.revocations.refuses(caller) { return .sessionEnded }
        if let expiresAt, runtime.clocks.now(run: feed.context.run) >= expiresAt { return .tokenExpired }
        return nil
    }
}
