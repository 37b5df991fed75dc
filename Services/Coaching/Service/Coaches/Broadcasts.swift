internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// One message of a coach to all their clients: each gets it in their own thread, where they answer it.
struct Broadcasts: Sendable {
    let dependencies: CoachingDependencies

    /// Threads of one piece of work.
    static let batch: Int64 = 50

    var handlers: [WorkHandler] {
        [CoachingWork.broadcast.handle { payload, item in try await sendNext(payload, item) }]
    }

    func send(_ call: Call<Coach, Nothing, NewBroadcast>) async throws -> Saved<Broadcast> {
        let (coach, new, context) = (try call.coach().id, call.body, call.context)
        let id = BroadcastID(trusted: dependencies.ids.next())
        let saved = try await dependencies.database.write { db -> Saved<Broadcast> in
            try await CoachStore.insert(coach, in: db)
            // Held, so that broadcasts are counted one after the other.
            guard try await CoachStore.hold(coach, in: db) != nil else { throw APIError(.notFound) }
            if let known = try await BroadcastStore.find(new.clientId, of: coach, in: db) {
                guard known.text == new.text, known.goal == new.goal else { throw APIError(.versionConflict) }
                return .updated(known.shown)
            }
            let most = dependencies.policy.broadcastsPerDay
            try await BroadcastStore.today(of: coach, now: context.now, in: db)
                .check(most, now: context.now, "A coach sends \(most) broadcasts in 24 hours.")
            let broadcast = StoredBroadcast(
                id: id, coach: coach, clientID: new.clientId, text: new.text, goal: new.goal,
                recipients: try await BroadcastStore.recipients(of: coach, goal: new.goal, in: db), sent: 0, createdAt: context.now)
            try await BroadcastStore.insert(broadcast, in: db)
            try await dependencies.runtime.work.add(CoachingWork.broadcast, BroadcastPlace(broadcast: id), run: context.run, in: db)
            return .created(broadcast.shown)
        }
        dependencies.runtime.work.wake()
        return saved
    }

    func list(_ call: Call<Coach, PageQuery, Nothing>) async throws -> BroadcastList {
        let (coach, query) = (try call.coach().id, call.parameters)
        let after = try query.cursor.map { token throws(APIError) in try TimeCursor(reading: token) }
        let limit = query.size
        let found = try await dependencies.database.read { db in
            try await BroadcastStore.page(of: coach, after: after, limit: limit + 1, in: db)
        }
        let page = ListPage(found, limit: limit) { TimeCursor(at: $0.createdAt, id: $0.id.text).token }
        return BroadcastList(items: page.items.map(\.shown), nextCursor: page.nextCursor)
    }

    /// Puts a broadcast into the next threads. Done again after a crash, it finds the messages that are there.
    private func sendNext(_ place: BroadcastPlace, _ item: WorkItem) async throws {
        let now = dependencies.runtime.clocks.now(run: item.run)
        typealias Next = (StoredBroadcast?, [UserID])
        let (found, clients) = try await dependencies.database.read { db -> Next in
            guard let broadcast = try await BroadcastStore.find(place.broadcast, in: db) else { return (nil, []) }
            return (
                broadcast,
                try await BroadcastStore.recipients(
                    of: broadcast.coach, goal: broadcast.goal, after: place.after, limit: Self.batch, in: db)
            )
        }
        guard let broadcast = found else { return }
        for client in clients {
            let woken = try await dependencies.database.write { db in try await put(broadcast, into: client, item, now: now, in: db) }
            dependencies.feed.wake(woken)
        }
        guard let last = clients.last, Int64(clients.count) == Self.batch else { return dependencies.runtime.work.wake() }
        try await dependencies.database.write { db in
            try await dependencies.runtime.work.add(
                CoachingWork.broadcast, BroadcastPlace(broadcast: broadcast.id, after: last), run: item.run, in: db)
        }
        dependencies.runtime.work.wake()
    }

    private func put(
        _ broadcast: StoredBroadcast, into client: UserID, _ item: WorkItem, now: Instant, in db: any Connection
    ) async throws -> [UserID] {
        guard var thread = try await ThreadStore.hold(client, in: db), thread.coach == broadcast.coach, thread.state == .open,
            try await MessageStore.find(broadcast.clientID, of: broadcast.coach, to: client, in: db) == nil
        else { return [] }
        try await BroadcastStore.addSent(broadcast.id, in: db)
        let draft = MessageDraft(sender: .coach, senderID: broadcast.coach, clientID: broadcast.clientID, text: broadcast.text.text)
        try await Notifier(dependencies: dependencies, run: item.run).tellMessages(to: .client, in: thread, now: now, db: db)
        try await Posting(dependencies: dependencies).post(draft, in: &thread, now: now, db)
        return thread.others(than: nil)
    }
}
