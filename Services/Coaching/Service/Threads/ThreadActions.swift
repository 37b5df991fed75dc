internal import CoachingDomain
internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

/// Reading threads, and how far one got. The two sides do the same; whose thread it is says the route.
struct ThreadActions: Sendable {
    let dependencies: CoachingDependencies

    /// Messages of a page when no limit is asked for.
    static let pageSize: Int64 = 30

    func messages(
        _ query: MessageQuery, of client: UserID, for reader: Participant, _ context: RequestContext
    ) async throws -> MessagePage {
        let limit = query.limit?.value ?? Self.pageSize
        typealias Found = (StoredThread?, [StoredMessage], MarkTimes, Int64)
        let (known, found, times, feedSeq) = try await dependencies.database.snapshot { db -> Found in
            // Before their first intake clients have no thread yet: theirs is empty.
            if reader.side == .client, try await ThreadStore.find(client, in: db) == nil {
                return (nil, [], MarkTimes(), try await FeedStore.last(of: reader.id, in: db))
            }
            let thread = try await self.thread(of: client, for: reader, in: db)
            let found = try await MessageStore.page(query, limit: limit, of: client, in: db)
            let times = try await self.times(of: found, of: client, in: db)
            return (thread, found, times, try await FeedStore.last(of: reader.id, in: db))
        }
        guard let thread = known else {
            let marks = ReadMarks(clientDelivered: 0, clientRead: 0, coachDelivered: 0, coachRead: 0)
            return MessagePage(items: [], hasMore: false, state: .open, marks: marks, unread: 0, feedSeq: feedSeq)
        }
        let hasMore = Int64(found.count) > limit
        let shown = query.after != nil ? found.prefix(Int(limit)) : found.suffix(Int(limit))
        let view = MessageView(language: context.language, reader: reader.side, publicURL: dependencies.publicURL(context), times: times)
        return MessagePage(
            items: shown.map(view.message), hasMore: hasMore, state: thread.state, marks: thread.marks, unread: thread.unread(reader.side),
            feedSeq: feedSeq)
    }

    /// Everything up to here arrived, or was read, which says that it arrived.
    func mark(_ kind: MarkKind, _ upTo: SequenceNumber, of client: UserID, by reader: Participant, now: Instant) async throws -> ReadMarks {
        let (marks, woken) = try await dependencies.database.write { db -> (ReadMarks, [UserID]) in
            guard let thread = try await ThreadStore.hold(client, in: db), reader.side == .client || thread.coach == reader.id else {
                throw APIError(.notFound)
            }
            // Nothing is written where the account is deleted, whose coach still looks at the closed conversation.
            guard thread.state != .closed else { return (thread.marks, []) }
            // What is not there cannot be read: who names a later place has read what there is.
            let place = min(upTo.value, thread.lastSeq)
            guard place > 0 else { return (thread.marks, []) }
            var isNew = false
            if kind == .read { isNew = try await MarkStore.raise(.read, of: reader.side, to: place, in: thread, now: now, db) }
            isNew = try await MarkStore.raise(.delivered, of: reader.side, to: place, in: thread, now: now, db) || isNew
            guard isNew, let raised = try await ThreadStore.find(client, in: db) else { return (thread.marks, []) }
            let people = thread.others(than: nil)
            try await dependencies.feed.tell(.marks, to: people, about: client, now: now, in: db)
            return (raised.marks, people)
        }
        dependencies.feed.wake(woken)
        return marks
    }

    /// - Throws: `not_found` for a client that is not this coach's.
    func thread(of client: UserID, for reader: Participant, in db: any Connection) async throws -> StoredThread {
        let thread: StoredThread? =
            switch reader.side {
            case .client: try await ThreadStore.find(client, in: db)
            case .coach: try await ThreadStore.find(client, of: reader.id, in: db)
            }
        guard let thread else { throw APIError(.notFound) }
        return thread
    }

    private func times(of messages: [StoredMessage], of client: UserID, in db: any Connection) async throws -> MarkTimes {
        guard let first = messages.first?.seq, let last = messages.last?.seq else { return MarkTimes() }
        return try await MarkStore.times(first...last, of: client, in: db)
    }
}
