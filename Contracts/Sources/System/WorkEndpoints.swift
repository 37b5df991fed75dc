internal import HTTPCore
public import Wire

/// What an operator asks of a service's queue, by `barbell work`. No part of the product: no document describes these.
public enum QueuedWork {
    public static let list = Endpoint<PeerService, WorkQuery, Nothing, WorkList>(
        "system.work", .get, "/work", callers: [.operator], summary: "Pieces of work that wait or were given up")
    public static let retry = Endpoint<PeerService, Nothing, WorkChoice, WorkChanged>(
        "system.retryWork", .post, "/work/retry", callers: [.operator], summary: "Try pieces of work again, at once")
    public static let drop = Endpoint<PeerService, Nothing, WorkChoice, WorkChanged>(
        "system.dropWork", .post, "/work/drop", callers: [.operator], summary: "Forget pieces of work")

    public static let all: [EndpointDescription] = [list.description, retry.description, drop.description]
}

public struct WorkQuery: DTO {
    /// Only work of this kind.
    public let kind: ShortText?
    /// Whether only work that was given up; all of it when left out.
    public let dead: Bool?
    public init(kind: ShortText? = nil, dead: Bool? = nil) { self.kind = kind; self.dead = dead }
    public static let example = WorkQuery(kind: ShortText(trusted: "event:profile"), dead: true)
}

/// One piece of work, without what is in it.
public struct WorkPiece: DTO {
    /// Its id, as `POST /_work/…` takes it.
    public let id: String
    /// What is done.
    public let kind: String
    /// Whether it was given up: nothing happens with it by itself.
    public let dead: Bool
    /// How often it was tried.
    public let attempts: Int64
    /// When it is tried next.
    public let dueAt: Instant
    /// When it was put into the queue.
    public let createdAt: Instant
    /// Why the last try failed; left out before the first failure.
    public let lastError: String?

    public init(id: String, kind: String, dead: Bool, attempts: Int64, dueAt: Instant, createdAt: Instant, lastError: String?) {
        self.id = id
        self.kind = kind
        self.dead = dead
        self.attempts = attempts
        self.dueAt = dueAt
        self.createdAt = createdAt
        self.lastError = lastError
    }
    public static let example = WorkPiece(
        id: "01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f", kind: "event:profile", dead: true, attempts: 20, dueAt: .example, createdAt: .example,
        lastError: "refused")
}

public struct WorkList: DTO {
    /// Oldest first, 500 at most.
    public let items: [WorkPiece]
    public init(items: [WorkPiece]) { self.items = items }
    public static let example = WorkList(items: [.example])
}

/// Either some pieces by their ids, whatever their state, or all of one kind that were given up.
public struct WorkChoice: DTO {
    /// Which pieces.
    public let ids: BoundedList<ShortText, PieceCount>?
    /// All of this kind that were given up.
    public let kind: ShortText?
    public enum PieceCount: ListRule { public static let range = 1...500 }

    public init(ids: [ShortText]? = nil, kind: ShortText? = nil) {
        self.ids = ids.map { .init(trusted: $0) }
        self.kind = kind
    }
    public static let example = WorkChoice(kind: ShortText(trusted: "event:profile"))

    public func problems() -> [FieldProblem] {
        (ids == nil) == (kind == nil) ? [FieldProblem("ids", .required)] : []
    }
}

/// How many pieces something was done to.
public struct WorkChanged: DTO {
    /// How many.
    public let count: Int64
    public init(count: Int64) { self.count = count }
    public static let example = WorkChanged(count: 3)
}
