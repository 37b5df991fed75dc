internal import CoachingDomain
internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// Gives people a coach: once, at their first intake, and again only when they have none. FC-ADD-06.
struct Assignment: Sendable {
    let dependencies: CoachingDependencies

    /// How many people one piece of work looks at.
    static let batch: Int64 = 50

    var handlers: [WorkHandler] {
        [
            CoachingWork.assignWaiting.handle { payload, item in try await assignWaiting(payload, item) },
            CoachingWork.releaseClients.handle { payload, item in try await releaseClients(of: payload.user, item) },
        ]
    }

    /// Opens the thread of somebody who finished their first intake, and looks for a coach for it. What is there stays.
    /// - Returns: who is to be woken.
    func enter(_ person: Person, run: String?, now: Instant, in db: any Connection) async throws -> [UserID] {
        guard person.goal != nil, try await CoachStore.find(person.id, in: db)?.isCoached != false else { return [] }
        let isNew = try await ThreadStore.insert(person.id, now: now, in: db)
        let woken = try await assign(person, run: run, now: now, in: db)
        // Others let no coach near somebody of whom they know that they have none.
        if isNew, let thread = try await ThreadStore.find(person.id, in: db), thread.coach == nil {
            try await tellOthers(thread, run: run, now: now, in: db)
        }
        return woken
    }

    private func assign(_ person: Person, run: String?, now: Instant, in db: any Connection) async throws -> [UserID] {
        guard var thread = try await ThreadStore.hold(person.id, in: db), thread.coach == nil, thread.state != .closed,
            let goal = person.goal
        else { return [] }
        var candidates = try await CoachStore.withRoom(speaking: person.language, for: person.id, in: db)
        // Nobody is given to a coach whom they do not understand while one is there whom they do.
        if candidates.isEmpty, try await !CoachStore.isSpoken(person.language, for: person.id, in: db) {
            candidates = try await CoachStore.withRoom(speaking: nil, for: person.id, in: db)
        }
        for candidate in AssignmentRule.ranked(candidates.map(\.candidate), goal: goal)
        where try await CoachStore.claim(candidate.id, in: db) {
            try await grantWish(of: thread.client, with: candidate.id, now: now, in: db)
            return try await settle(candidate.id, for: &thread, run: run, now: now, in: db)
        }
        return []
    }

    /// Whoever wished for another coach has one, though nobody decided it. A wish that is about the very coach who comes stays. The
    /// thread's row is held.
    private func grantWish(of client: UserID, with coach: UserID, now: Instant, in db: any Connection) async throws {
        guard var request = try await ChangeRequestStore.pending(of: client, in: db), request.coach != coach else { return }
        (request.status, request.newCoach, request.decidedAt) = (.approved, coach, now)
        _ = try await ChangeRequestStore.decide(request, in: db)
    }

    /// Writes down who coaches somebody now, whose place is taken already, and tells everybody.
    func settle(
        _ coach: UserID, for thread: inout StoredThread, run: String?, now: Instant, in db: any Connection
    ) async throws -> [UserID] {
        let before = thread.coach
        thread = try await ThreadStore.assign(coach, to: thread, now: now, in: db)
        try await reopen(&thread, in: db)
        try await Posting(dependencies: dependencies).post(.system(.coachAssigned), in: &thread, now: now, db)
        let people = [thread.client, coach] + [before].compactMap { $0 }
        try await dependencies.feed.tell(.thread, to: people, about: thread.client, now: now, in: db)
        try await tellOthers(thread, run: run, now: now, in: db)
        try await Notifier(dependencies: dependencies, run: run).tell(.coachAssigned, to: thread.client, about: thread.client, in: db)
        return people
    }

    /// What closed a thread because of a coach closes it to no other, and still to that one. What a coach closed because of the client
    /// stays closed, unless an administrator opens it or gives the client another coach.
    private func reopen(_ thread: inout StoredThread, in db: any Connection) async throws {
        guard thread.state == .blocked, try await !CaseStore.isBlocked(thread, in: db) else { return }
        thread.state = .open
        try await ThreadStore.setState(.open, of: thread.client, in: db)
    }

    /// Takes somebody's coach from them: they wait for another. A thread that was closed with its client's account stays as it is.
    func release(_ thread: inout StoredThread, run: String?, now: Instant, in db: any Connection) async throws -> [UserID] {
        guard let coach = thread.coach, thread.state != .closed else { return [] }
        try await leave(coach, &thread, now: now, run: run, in: db)
        thread = try await ThreadStore.assign(nil, to: thread, now: now, in: db)
        let people = [thread.client, coach]
        try await dependencies.feed.tell(.thread, to: people, about: thread.client, now: now, in: db)
        try await tellOthers(thread, run: run, now: now, in: db)
        return people
    }

    /// Ends what a client has with their coach: calls that have not begun come back, and the coach has a place free again.
    func leave(_ coach: UserID, _ thread: inout StoredThread, now: Instant, run: String?, in db: any Connection) async throws {
        // Before what is theirs, as whoever books does.
        let held = try await CoachStore.hold(coach, in: db)
        _ = try await CallChanges(dependencies: dependencies).cancelUpcoming(in: &thread, with: coach, run: run, now: now, db)
        try await CoachStore.release(coach, in: db)
        // The place of somebody who takes nobody is for nobody: each client of a coach who leaves would have all who wait looked at.
        guard held?.isActive == true, held?.isTaking == true else { return }
        try await fillPlace(run: run, in: db)
    }

    /// Has somebody looked for, for a place that is free now: by work, as the caller holds rows, and many may wait whom nobody understands.
    func fillPlace(run: String?, in db: any Connection) async throws {
        guard try await !CoachStore.languagesWithRoom(in: db).isEmpty else { return }
        try await assignWaiting(in: db, run: run)
    }

    private func tellOthers(_ thread: StoredThread, run: String?, now: Instant, in db: any Connection) async throws {
        try await dependencies.runtime.events.publish(
            .coachAssigned, user: thread.client, product: .fitcoach, at: now, run: run,
            facts: EventFacts(version: thread.assignment, coach: thread.coach), in: db)
    }

    /// Looks for coaches for those who wait, longest first, a batch at a time, for as long as there is room.
    func assignWaiting(in db: any Connection, run: String?) async throws {
        try await dependencies.runtime.work.add(CoachingWork.assignWaiting, WaitingPlace(), run: run, in: db)
    }

    private func assignWaiting(_ place: WaitingPlace, _ item: WorkItem) async throws {
        let now = dependencies.runtime.clocks.now(run: item.run)
        var last = place.cursor
        for _ in 0..<Self.batch {
            // Each time anew, as the last one may have taken the last place. Whoever has room again later has those who wait looked at.
            let found = try await dependencies.database.read { [last] db in try await ThreadStore.nextWaiting(after: last, in: db) }
            guard let one = found else { return dependencies.runtime.work.wake() }
            let woken = try await dependencies.database.write { db -> [UserID] in
                guard let person = try await PersonStore.find(one.client, in: db) else { return [] }
                return try await enter(person, run: item.run, now: now, in: db)
            }
            dependencies.feed.wake(woken)
            last = one
        }
        guard let last else { return dependencies.runtime.work.wake() }
        try await dependencies.database.write { db in
            try await dependencies.runtime.work.add(CoachingWork.assignWaiting, WaitingPlace(last), run: item.run, in: db)
        }
        dependencies.runtime.work.wake()
    }

    /// The clients of somebody who coaches no longer, a batch at a time: those who follow are found by the next one.
    private func releaseClients(of coach: UserID, _ item: WorkItem) async throws {
        let now = dependencies.runtime.clocks.now(run: item.run)
        let clients = try await dependencies.database.read { db -> [UserID] in
            guard try await CoachStore.find(coach, in: db)?.isActive != true else { return [] }
            return try await ThreadStore.clients(of: coach, limit: Self.batch, in: db)
        }
        for client in clients {
            let woken = try await dependencies.database.write { db -> [UserID] in
                guard var thread = try await ThreadStore.hold(client, in: db), thread.coach == coach else { return [] }
                let told = try await release(&thread, run: item.run, now: now, in: db)
                guard let person = try await PersonStore.find(client, in: db) else { return told }
                return told + (try await assign(person, run: item.run, now: now, in: db))
            }
            dependencies.feed.wake(woken)
        }
        if Int64(clients.count) == Self.batch {
            try await dependencies.database.write { db in
                try await dependencies.runtime.work.add(CoachingWork.releaseClients, TakeOver(user: coach), run: item.run, in: db)
            }
        }
        dependencies.runtime.work.wake()
    }
}
