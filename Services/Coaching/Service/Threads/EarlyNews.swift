internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// News of somebody who has no thread yet. Services tell in any order: a plan may be ready before this one heard that the first intake is
/// complete, which opens the thread.
struct EarlyNews: Sendable {
    let dependencies: CoachingDependencies

    /// Leaves news for after the caller's transaction, unless they are of nobody who is coached here.
    func leave(_ news: SystemNews, of event: Event, in db: any Connection) async throws {
        guard ProductPolicy.of(event.product).coaching != nil, try await !Departures().contains(event.user, in: db) else { return }
        try await dependencies.runtime.work.add(CoachingWork.news, NewsOf(user: event.user, news: news), run: event.run, in: db)
    }

    var handlers: [WorkHandler] { [CoachingWork.news.handle { payload, item in try await tell(payload, item) }] }

    /// The profile service knows whether they are through their intake. If not, there is nobody to tell. Done again after a crash, it finds
    /// the message that is there: it has the id of the work.
    private func tell(_ payload: NewsOf, _ item: WorkItem) async throws {
        let (user, id, now) = (payload.user, MessageID(trusted: item.id), dependencies.runtime.clocks.now(run: item.run))
        try await Adoption(dependencies: dependencies).takeOver(user, for: item.origin, now: now)
        try await dependencies.database.write { db in
            guard try await MessageStore.find(id, of: user, in: db) == nil else { return }
            try await Posting(dependencies: dependencies).tell(payload.news, id: id, to: user, now: now, in: db)
        }
    }
}
