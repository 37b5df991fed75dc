internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

/// Makes what is sent of what is stored: messages, marks and calls as they are now, for somebody who may see them.
struct FeedReader: Sendable {
    let dependencies: CoachingDependencies
    let reader: Participant
    let context: RequestContext

    /// Events of one look.
    static let batch: Int64 = 100

    /// The events behind a number, in their order.
    func events(after seq: Int64) async throws -> [FeedEvent] {
        try await dependencies.database.snapshot { db in
            let stored = try await FeedStore.list(after: seq, of: reader.id, limit: Self.batch, in: db)
            var threads: [UserID: StoredThread] = [:]
            for client in Set(stored.compactMap(\.client)) { threads[client] = try await thread(client, in: db) }
            let messages = try await self.messages(stored, of: threads, in: db)
            var events: [FeedEvent] = []
            for event in stored { events.append(try await shown(event, threads, messages, in: db)) }
            return events
        }
    }

    private func shown(
        _ event: StoredFeedEvent, _ threads: [UserID: StoredThread], _ messages: [UserID: [Int64: Message]], in db: any Connection
    ) async throws -> FeedEvent {
        // A former coach is told that something changed, and nothing of what.
        guard let client = event.client, let thread = threads[client] else {
            return FeedEvent(event.client == nil ? event.type : .thread, seq: event.seq, client: event.client)
        }
        switch event.type {
        case .message:
            let message = event.subject.flatMap(Int64.init).flatMap { messages[client]?[$0] }
            return FeedEvent(message == nil ? .thread : .message, seq: event.seq, client: client, message: message)
        case .marks: return FeedEvent(.marks, seq: event.seq, client: client, marks: thread.marks)
        case .call:
            guard let id = event.subject,
                let call = try await CallStore.find(CoachingCallID(trusted: id), of: reader.id, reader.side, in: db)
            else { return FeedEvent(.thread, seq: event.seq, client: client) }
            let now = dependencies.runtime.clocks.now(run: context.run)
            let view = try await dependencies.callView(of: [call], for: reader.side, now: now, in: db)
            return FeedEvent(.call, seq: event.seq, client: client, call: view.call(call))
        case .ready, .thread, .quota, .typing, .presence, .refused, .reset, .end:
            return FeedEvent(event.type, seq: event.seq, client: client)
        }
    }

    private func thread(_ client: UserID, in db: any Connection) async throws -> StoredThread? {
        switch reader.side {
        case .client: reader.id == client ? try await ThreadStore.find(client, in: db) : nil
        case .coach: try await ThreadStore.find(client, of: reader.id, in: db)
        }
    }

    /// The messages that are told of, by their threads and places.
    private func messages(
        _ stored: [StoredFeedEvent], of threads: [UserID: StoredThread], in db: any Connection
    ) async throws -> [UserID: [Int64: Message]] {
        var messages: [UserID: [Int64: Message]] = [:]
        for client in threads.keys {
            let places = stored.filter { $0.type == .message && $0.client == client }.compactMap { $0.subject.flatMap(Int64.init) }
            let found = try await MessageStore.list(places, of: client, in: db)
            for run in Self.runs(found.map(\.seq)) {
                let view = MessageView(
                    language: context.language, reader: reader.side, publicURL: dependencies.publicURL(context),
                    times: try await MarkStore.times(run, of: client, in: db))
                for message in found where run.contains(message.seq) { messages[client, default: [:]][message.seq] = view.message(message) }
            }
        }
        return messages
    }

    /// Places, in their order, as ranges that are no larger than needed: an old message that is taken away is told beside new ones, and
    /// nobody reads the marks of all between them for it.
    static func runs(_ places: [Int64]) -> [ClosedRange<Int64>] {
        places.reduce(into: [ClosedRange<Int64>]()) { runs, place in
            if let last = runs.last, place - last.upperBound <= batch {
                runs[runs.count - 1] = last.lowerBound...place
            } else {
                runs.append(place...place)
            }
        }
    }
}
