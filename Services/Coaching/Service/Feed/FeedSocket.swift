internal import Contracts
internal import HTTPCore
internal import JSONCoding
internal import ServiceKit
internal import Storage
internal import Synchronization
internal import WebSocket
internal import Wire

/// The same events as text messages of a WebSocket, which takes commands: how far one got, and that one is writing. FR-MESSAGING-01-d.
struct FeedSocket: Sendable {
    let dependencies: CoachingDependencies
    let standing: FeedFollowing.Standing

    /// The longest command.
    private static let messageBytes = 1024

    var routes: [Route] {
        [CoachingThreads.socket.handleRequest { call, request in try await open(call, request) }]
    }

    private func open(_ call: Call<SignedIn, FeedQuery, Nothing>, _ request: HTTPRequest) async throws -> HTTPResponse {
        let following = try await FeedFollowing(dependencies, call, after: call.parameters.after?.value, standing)
        do throws(WebSocketHandshake.Refusal) {
            return try WebSocketAnswer.open(request) { channel in await run(channel, following) }
        } catch {
            return try Self.refusal(call.context)
        }
    }

    /// Says which version there is, as RFC 6455 §4.2.2 asks.
    private static func refusal(_ context: RequestContext) throws -> HTTPResponse {
        let body = APIError(.malformedRequest).body(context.language, requestID: context.requestID)
        return HTTPResponse(
            status: HTTPStatus(ErrorCode.malformedRequest.status),
            headers: ["Content-Type": "application/json", "Cache-Control": "no-store", "Sec-WebSocket-Version": "13"],
            body: .bytes(try JSONWriter.encode(body)))
    }

    /// Ends with whichever of the two directions ends first.
    private func run(_ channel: WebSocketChannel, _ following: FeedFollowing) async {
        let isAlive = SignOfLife()
        // Nobody is left to be told of what they failed by.
        try? await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await write(following, to: channel, isAlive) }
            group.addTask { try await take(from: channel, following, isAlive) }
            try await group.next()
            group.cancelAll()
        }
        guard Task.isCancelled else { return }
        // The process stops; the server closes with 1001. A task of its own may still say why.
        await Task { try? await Self.send(FeedEvent(.end, reason: .goingAway), to: channel) }.value
    }

    private func write(_ following: FeedFollowing, to channel: WebSocketChannel, _ isAlive: SignOfLife) async throws {
        var pinged = ContinuousClock.now
        let reason = try await following.run { event in
            if let event { return try await Self.send(event, to: channel) }
            guard pinged.duration(to: .now) >= FeedStream.heartbeat else { return }
            // No answer to the last one: the other end is gone.
            guard isAlive.isSince(pinged - FeedStream.heartbeat) else { throw CancellationError() }
            pinged = .now
            try await channel.ping()
        }
        try await Self.send(FeedEvent(.end, reason: reason), to: channel)
        try await channel.close(reason.closeCode, reason: reason.rawValue)
    }

    /// One command after the other, so that a peer that says too much waits.
    private func take(from channel: WebSocketChannel, _ following: FeedFollowing, _ isAlive: SignOfLife) async throws {
        try await channel.read(messageBytes: Self.messageBytes) { event in
            isAlive.note()
            switch event {
            case .text(let text):
                do { try await perform(try InputDecoder.decode(SocketCommand.self, from: Array(text.utf8)), following) } catch {
                    if error is CancellationError { throw error }
                    try await Self.send(FeedEvent(.refused, code: Self.code(error)), to: channel)
                }
            case .binary: try await Self.send(FeedEvent(.refused, code: .malformedRequest), to: channel)
            default: break
            }
        }
    }

    func perform(_ command: SocketCommand, _ following: FeedFollowing) async throws {
        // Why is said by the end that the events are about to come to.
        guard following.ended == nil else { throw APIError(.unauthenticated) }
        let feed = following.feed
        let now = dependencies.runtime.clocks.now(run: feed.context.run)
        let client: UserID
        switch (feed.reader.side, command.client) {
        case (.client, let named) where named ?? feed.reader.id == feed.reader.id: client = feed.reader.id
        case (.coach, let named?): client = named
        case (.coach, nil): throw APIError(.validationFailed, fields: [FieldProblem("client", .required)])
        case (.client, _): throw APIError(.notFound)
        }
        switch command.type {
        case .typing: try await Typing(dependencies: dependencies).tell(of: client, by: feed.reader)
        case .delivered, .read:
            guard let place = command.upTo else { throw APIError(.validationFailed, fields: [FieldProblem("upTo", .required)]) }
            _ = try await ThreadActions(dependencies: dependencies).mark(
                command.type == .read ? .read : .delivered, place, of: client, by: feed.reader, now: now)
        }
    }

    private static func code(_ error: any Error) -> ErrorCode {
        switch error {
        case let error as APIError: error.code
        case InputError.malformed: .malformedRequest
        case InputError.invalid: .validationFailed
        case is DatabaseError: .unavailable
        default: .internalError
        }
    }

    private static func send(_ event: FeedEvent, to channel: WebSocketChannel) async throws {
        try await channel.send(String(decoding: try JSONWriter.encode(event), as: UTF8.self))
    }
}

/// When the other end was last heard of.
private final class SignOfLife: Sendable {
    private let last = Mutex(ContinuousClock.now)
    func note() { last.withLock { $0 = .now } }
    func isSince(_ moment: ContinuousClock.Instant) -> Bool { last.withLock { $0 >= moment } }
}

extension FeedEndReason {
    /// 4000 to 4999 are for applications. RFC 6455 §7.4.2.
    fileprivate var closeCode: WebSocketCloseCode {
        switch self {
        case .tokenExpired: WebSocketCloseCode(4001)
        case .sessionEnded: WebSocketCloseCode(4003)
        case .replaced: WebSocketCloseCode(4009)
        case .goingAway: .goingAway
        }
    }
}
