internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

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

/// Follows one person's feed until there is a reason to end. Holds the stream's place at the hub.
struct FeedFollowing: Sendable {
    /// Whether the token that opened a stream is still good.
    typealias Standing = @Sendable (SignedIn, RequestContext, Instant) -> TokenStanding

    let feed: FeedReader
    private let caller: SignedIn
    private let subscription: FeedSubscription
    private let start: FeedStart
    private let standing: Standing

    /// - Parameter asked: the number of the last event that the reader has; from now on when nil.
    init(
        _ dependencies: CoachingDependencies, _ call: Call<SignedIn, FeedQuery, Nothing>, after asked: Int64?,
        _ standing: @escaping Standing
    ) async throws {
        let reader = try call.participant()
        caller = call.caller
        feed = FeedReader(dependencies: dependencies, reader: reader, context: call.context)
        // Before the first look, so that nothing comes between.
        subscription = dependencies.feed.hub.subscribe(reader.id, isDemo: call.caller.isDemo)
        let span = try await dependencies.database.read { db in try await FeedStore.span(of: reader.id, in: db) }
        start = FeedStart(asked: asked, first: span.first, last: span.last)
        self.standing = standing
    }

    /// - Parameter send: gets the events, and nil each second.
    /// - Throws: `CancellationError` when the reader is gone or the process stops.
    func run(_ send: (FeedEvent?) async throws -> Void) async throws -> FeedEndReason {
        var seq = start.seq
        try await send(FeedEvent(start.isReset ? .reset : .ready, seq: seq))
        if let end = try await catchUp(&seq, send) { return end }
        for await _ in subscription.inbox.bells {
            let told = subscription.inbox.take()
            if let end = told.end ?? ended { return end }
            if told.upTo > seq, let end = try await catchUp(&seq, send) { return end }
            for (client, isOnline) in told.presence { try await send(FeedEvent(.presence, client: client, online: isOnline)) }
            for client in told.typing { try await send(FeedEvent(.typing, client: client)) }
            if told.isTick { try await send(nil) }
        }
        throw CancellationError()
    }

    /// - Returns: why the stream has to end, if it has to: there may be more to send than its token lasts.
    private func catchUp(_ seq: inout Int64, _ send: (FeedEvent?) async throws -> Void) async throws -> FeedEndReason? {
        while true {
            if let end = subscription.inbox.end ?? ended { return end }
            let events = try await feed.events(after: seq)
            for event in events {
                try await send(event)
                seq = event.seq ?? seq
            }
            if Int64(events.count) < FeedReader.batch { return nil }
        }
    }

    /// Why whoever opened the stream may neither read nor command any more.
    var ended: FeedEndReason? {
        switch standing(caller, feed.context, feed.dependencies.runtime.clocks.now(run: feed.context.run)) {
        case .good: nil
        case .expired: .tokenExpired
        case .withdrawn: .sessionEnded
        }
    }
}
