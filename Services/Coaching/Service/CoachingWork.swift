internal import Contracts
internal import ServiceKit
internal import Wire

/// What this service leaves for after its transactions.
enum CoachingWork {
    /// Take somebody over from the profile service again.
    static let takeOver: WorkKind<TakeOver> = "takeOver"
    /// Say what a product did in the thread of somebody who had none when it was told.
    static let news: WorkKind<NewsOf> = "news"
    /// Look for coaches for those who wait.
    static let assignWaiting: WorkKind<WaitingPlace> = "assignWaiting"
    /// Give the clients of somebody who coaches no longer to others.
    static let releaseClients: WorkKind<TakeOver> = "releaseClients"
    /// Put a broadcast into the next threads.
    static let broadcast: WorkKind<BroadcastPlace> = "broadcast"
    /// Write down how a call ended.
    static let endCall: WorkKind<CallEnd> = "endCall"
    /// Remind both sides of a call.
    static let remindOfCall: WorkKind<DueCallReminder> = "remindOfCall"
    /// Mail one side what became of a call.
    static let mailCall: WorkKind<CallMail> = "mailCall"
    /// Tell one side of a thread that there are messages.
    static let pushMessages: WorkKind<DueMessages> = "pushMessages"
    /// Send a notification to every device of its person.
    static let push: WorkKind<CoachingPush> = "push"
    /// Send it to one of them.
    static let pushOne: WorkKind<CoachingPush> = "pushOne"
}

struct TakeOver: DTO {
    let user: UserID
    static let example = TakeOver(user: .example)
}

/// What is new of whom.
struct NewsOf: DTO {
    let user: UserID
    let news: SystemNews
    static let example = NewsOf(user: .example, news: .planGenerated)
}

/// Behind whom to go on among those who wait; the beginning when empty.
struct WaitingPlace: DTO {
    var since: EpochMilliseconds?
    var client: UserID?

    init() {}
    init(_ last: WaitingClient) {
        since = EpochMilliseconds(last.since)
        client = last.client
    }
    var cursor: WaitingClient? {
        guard let since, let client else { return nil }
        return WaitingClient(client: client, since: since.instant)
    }
    static let example: WaitingPlace = WaitingPlace(WaitingClient(client: .example, since: .example))
}

struct WaitingClient: Sendable {
    let client: UserID
    let since: Instant
}

/// Behind whose thread a broadcast goes on; the first when nil.
struct BroadcastPlace: DTO {
    let broadcast: BroadcastID
    var after: UserID?
    static let example = BroadcastPlace(broadcast: .example, after: .example)
}
