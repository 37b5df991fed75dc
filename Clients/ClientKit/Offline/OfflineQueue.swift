public import Wire

/// The pure reducer of what was done on a device and has to reach a service: state and event give state and effects. An
/// `OfflineEngine` carries the effects out.
public protocol OfflineQueue: Sendable, Equatable {
    /// What of it is kept, sealed, for one account on one device.
    associatedtype Outbox: DTO
    /// Something that the person did.
    associatedtype Wish: Sendable
    /// Names an operation that was not done, which the person has to decide about.
    associatedtype Settled: Sendable
    /// What the service is asked, once at a time.
    associatedtype Request: Sendable
    associatedtype Answer: Sendable
    /// Why there was no answer.
    associatedtype Failure: Sendable
    /// What changes in what is shown.
    associatedtype Change: Sendable
    /// What the person is asked before they sign out.
    associatedtype Question: Sendable

    /// Takes up what was kept.
    init(_ outbox: Outbox)
    var outbox: Outbox { get }
    var question: Question? { get }
    /// Whether nothing waits to be sent; what was refused waits for the person.
    var isEverythingSent: Bool { get }
    mutating func take(_ event: OfflineEvent<Self>, now: Instant) -> [OfflineEffect<Self>]
}

public enum OfflineEvent<Queue: OfflineQueue>: Sendable {
    case write(Queue.Wish)
    /// The app came to the front, or the person signed in.
    case foreground
    case answered(Queue.Answer)
    case failed(Queue.Failure)
    /// The instant of a `wake` has come.
    case woken
    /// The person has decided about an operation that was not done.
    case settle(Queue.Settled)
    /// The person wants to leave. Work under way would be lost too, and so many other things that this queue knows nothing of.
    case logOut(hasActiveWork: Bool, alsoUnsent: Int = 0)
    /// The answers to the question.
    case keep, discard, stay
}

/// What has to be carried out, in this order: what came is kept before the outbox without it is, so that being killed between the two
/// only repeats something.
public enum OfflineEffect<Queue: OfflineQueue>: Sendable {
    case change(Queue.Change)
    case save(Queue.Outbox)
    case send(Queue.Request)
    /// Tell `woken` then. A later one replaces it.
    case wake(at: Instant)
    /// Sign out now. What is kept stays sealed for this account.
    case leave(isKept: Bool)
}

/// The answer to an `OfflineQueue.Question`.
public enum UnsentAnswer: Sendable, Hashable { case keep, discard, stay }

/// What an engine works with: a transport to the service, and a cache of what is shown.
public protocol OfflineWork: Sendable {
    associatedtype Queue: OfflineQueue
    /// An event that says what became of a request: `answered` or `failed`. The token is renewed on the way, if it has to be.
    func ask(_ request: Queue.Request) async -> OfflineEvent<Queue>
    /// Notes what an answer says of the operations in the outbox, before the queue takes it.
    func heard(_ answer: Queue.Answer, of outbox: Queue.Outbox)
    /// Keeps a change. The outbox is as the queue has it now.
    func keep(_ change: Queue.Change, with outbox: Queue.Outbox, now: Instant) throws(TokenStoreError)
    /// Ends the session, whose caches are cleared by that.
    /// - Parameter isUnsentKept: whether what else of the person is unsent, such as photos on their way, waits for their next sign-in too.
    func signOut(isUnsentKept: Bool) async
}
