internal import Contracts
internal import HTTPCore
internal import JSONCoding
internal import ServiceKit
internal import Storage
internal import Wire

/// What happens to somebody, as server-sent events, from wherever they left off. FR-MESSAGING-01-d.
struct FeedStream: Sendable {
    let dependencies: CoachingDependencies
    let standing: FeedFollowing.Standing

    /// Something is sent this often at least, so that proxies do not take a quiet stream for a dead one.
    static let heartbeat: Duration = .seconds(25)

    var routes: [Route] {
        [CoachingThreads.events.handleRequest { call, request in try await open(call, request) }]
    }

    private func open(_ call: Call<SignedIn, FeedQuery, Nothing>, _ request: HTTPRequest) async throws -> HTTPResponse {
        let asked = Self.asked(call.parameters, request)
        let following = try await FeedFollowing(dependencies, call, after: asked, standing)
        return HTTPResponse(
            status: .ok,
            headers: ["Content-Type": "text/event-stream; charset=utf-8", "Cache-Control": "no-store", "X-Accel-Buffering": "no"],
            body: .stream { writer in try await Self.write(following, to: writer) })
    }

    private static func write(_ following: FeedFollowing, to writer: any HTTPBodyWriter) async throws {
        var quietSince = ContinuousClock.now
        do {
            let reason = try await following.run { event in
                if let event {
                    try await writer.write(bytes(event))
                } else if quietSince.duration(to: .now) >= heartbeat {
                    try await writer.write(Array(":\n\n".utf8))
                } else {
                    return
                }
                quietSince = .now
            }
            try await writer.write(bytes(FeedEvent(.end, reason: reason)))
        } catch is CancellationError {
            // The process stops, or nobody reads any more. A task of its own may still say goodbye.
            await Task { try? await writer.write(bytes(FeedEvent(.end, reason: .goingAway))) }.value
        }
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
}
