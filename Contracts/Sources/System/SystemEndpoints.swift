internal import HTTPCore
public import Wire

/// The routes every service has.
public enum System {
    public static let health = Endpoint<Anyone, Nothing, Nothing, Health>(
        "system.health", .get, "/health", summary: "Whether the process runs")
    public static let ready = Endpoint<Anyone, Nothing, Nothing, Health>(
        "system.ready", .get, "/ready", summary: "Whether the service can answer: its database is reachable and migrated")
    public static let metrics = Endpoint<Anyone, Nothing, Nothing, RawOutput>(
        "system.metrics", .get, "/metrics", contentType: "text/plain; version=0.0.4; charset=utf-8", summary: "Prometheus metrics")
    public static let openAPI = Endpoint<Anyone, Nothing, Nothing, JSONDocument>(
        "system.openAPI", .get, "/openapi.json", summary: "This service's OpenAPI 3.1 document")
    public static let docs = Endpoint<Anyone, Nothing, Nothing, RawOutput>(
        "system.docs", .get, "/docs", contentType: "text/html; charset=utf-8",
        summary: "This service's reference as a page, with a form to try each operation; off in production unless API_DOCS is on")
    public static let receiveEvent = Endpoint<PeerService, Nothing, Event, Nothing>(
        "system.receiveEvent", .post, "/events", callers: EventType.publishers,
        summary: "Take a fact another service published; the same id twice counts once")
    public static let moveClock = Endpoint<Anyone, Nothing, ClockMove, ClockMoved>(
        "system.moveClock", .post, "/_test/clock", errors: [.clockBackwards],
        summary: "Move a test run's clock forward and run what became due; only with test hooks on")

    /// What every service's OpenAPI document contains; the test clock is not part of the product.
    public static let areas: [Area] = [
        Area(
            "Service",
            "Whether it works, what it counts, what it promises, and the facts that other services tell it.",
            [health.description, ready.description, metrics.description, openAPI.description, docs.description, receiveEvent.description])
    ]

    public static let all: [EndpointDescription] = areas.flatMap(\.endpoints)
}

/// Whether a service works.
public struct Health: DTO {
    /// `ok` of a process that runs, `ready` of one that can answer.
    public let status: String
    /// The service's name.
    public let service: String
    public init(status: String, service: String) { self.status = status; self.service = service }
    public static let example = Health(status: "ok", service: "auth")
}

/// The facts services tell each other. Append-only.
public enum EventType: String, WireEnum, OpenWords {
    /// An account was made; `facts.name`, `facts.email` and `facts.phone` as far as it has them.
    case userCreated = "user.created"
    /// An account was deleted; whatever belongs to it goes.
    case userDeleted = "user.deleted"
    /// The product's first questions were answered.
    case onboardingCompleted = "onboarding.completed"
    /// The person chose another name, or took theirs out; `facts.name` and `facts.version`.
    case userRenamed = "user.renamed"
    /// Something of the profile or the settings changed; ask for it.
    case profileChanged = "profile.changed"
    /// The profile has another picture, or none: `facts.file` is the one that it had.
    case avatarReplaced = "avatar.replaced"
    /// A weight was logged that became the newest of its person, or is of a day that may still ask for one: `facts.count` hundredths of a
    /// kilogram on `facts.date`, `facts.evidence` if it came as evidence of a task, and `facts.isNewest`.
    case weightLogged = "weight.logged"
    /// The person's tier changed; `facts.tier` and `facts.version`, which only grows. Also that paying for the next period was declined,
    /// with `facts.until`: the tier stays until then.
    case entitlementChanged = "entitlement.changed"
    /// A workout was finished: `facts.date` is the day it counts for, `facts.count` the most days in a row that it makes known, days of
    /// rest among them.
    case workoutCompleted = "workout.completed"
    /// Something was logged as eaten, the first of `facts.meal` on `facts.date`; `facts.count` whole kcal.
    case mealLogged = "meal.logged"
    /// A run of compliant days reached `facts.count` days.
    case streakReached = "streak.reached"
    /// A call with the coach was booked; `facts.count` calls remain this month, which ends at `facts.until`. Of several such numbers, also
    /// in the next two types, the one with the highest `facts.version` is the newest.
    case callBooked = "call.booked"
    /// The calls that remain this month changed without a booking, to `facts.count`.
    case callQuotaChanged = "call.quota_changed"
    /// A call was cancelled, or nobody talked in it: whoever waited for it waits no longer. `facts.count` calls remain this month.
    case callCancelled = "call.cancelled"
    /// The person has the coach `facts.coach`, or none, since `facts.version`, which only grows.
    case coachAssigned = "coach.assigned"
    /// A plan of workouts was made or changed for the person.
    case planGenerated = "plan.generated"
    /// A plan of meals was made for the person.
    case mealPlanGenerated = "meal_plan.generated"
    /// `facts.session` was ended before its last access token.
    case sessionEnded = "session.ended"
    /// `facts.sessions` are over: ended all at once, or not used for long; who has more of them is told of more than once.
    case sessionsEnded = "user.sessions_ended"
    /// The account has another role, `facts.role`, since `facts.version`, which only grows.
    case roleChanged = "user.role_changed"
    /// The signing key `facts.key` is trusted by nobody any more. It is about no person: `user` is all zeros.
    case signingKeyRevoked = "signing_key.revoked"
}

/// A fact, published from the transaction that made it true and delivered at least once.
public struct Event: DTO {
    /// The same at each delivery.
    public let id: EventID
    /// What happened.
    public let type: EventType
    /// When it happened.
    public let at: Instant
    /// Whom the fact is about.
    public let user: UserID
    /// The product of that person.
    public let product: Product
    /// The test run that caused it, if one did.
    public let run: String?
    /// More about it; left out where the type says everything.
    public let facts: EventFacts?

    public init(
        id: EventID, type: EventType, at: Instant, user: UserID, product: Product, run: String?, facts: EventFacts? = nil
    ) {
        self.id = id
        self.type = type
        self.at = at
        self.user = user
        self.product = product
        self.run = run
        self.facts = facts
    }
    public static let example = Event(id: .example, type: .userDeleted, at: .example, user: .example, product: .gtsd, run: nil)
}

/// What an event says beside its type. Which members belong to a type is said at the type.
public struct EventFacts: DTO {
    /// What the person is called.
    public var name: PersonName?
    /// Their address.
    public var email: EmailAddress?
    /// Their number.
    public var phone: SaudiMobile?
    /// The tier.
    public var tier: Tier?
    /// Grows with each change of the same thing: an event with a lower version than a known one is old news.
    public var version: Int64?
    /// A number, as the type says.
    public var count: Int64?
    /// A day in the person's zone, as the type says.
    public var date: LocalDate?
    /// The session.
    public var session: SessionID?
    /// At most 100.
    public var sessions: [SessionID]?
    /// The role.
    public var role: Role?
    /// The signing key, by its `kid`.
    public var key: ShortText?
    /// The meal.
    public var meal: MealCategory?
    /// The file.
    public var file: MediaID?
    /// The coach; left out for none.
    public var coach: UserID?
    /// When something ends, as the type says.
    public var until: Instant?
    /// The evidence of a task that a weight came as; left out for a weight that was logged by itself.
    public var evidence: EvidenceID?
    /// False where a newer one is known, as the type says; left out for the newest.
    public var isNewest: Bool?

    public init(
        name: PersonName? = nil, email: EmailAddress? = nil, phone: SaudiMobile? = nil, tier: Tier? = nil, version: Int64? = nil,
        count: Int64? = nil, date: LocalDate? = nil, session: SessionID? = nil, sessions: [SessionID]? = nil, role: Role? = nil,
        key: ShortText? = nil, meal: MealCategory? = nil, file: MediaID? = nil, coach: UserID? = nil,
        until: Instant? = nil, evidence: EvidenceID? = nil, isNewest: Bool? = nil
    ) {
        self.name = name
        self.email = email
        self.phone = phone
        self.tier = tier
        self.version = version
        self.count = count
        self.date = date
        self.session = session
        self.sessions = sessions
        self.role = role
        self.key = key
        self.meal = meal
        self.file = file
        self.coach = coach
        self.until = until
        self.evidence = evidence
        self.isNewest = isNewest
    }
    public static let example = EventFacts(tier: .premium, version: 3)
}

extension UserID {
    /// Whom facts are about that are about no person.
    public static var nobody: UserID { UserID(trusted: "00000000-0000-0000-0000-000000000000") }
}

/// Another time for a test run.
public struct ClockMove: DTO {
    /// The `X-Test-Run` whose clock moves; `everybody` for all requests that name none.
    public let run: ShortText
    /// The time it is from now on; never earlier than it was.
    public let now: Instant
    /// Whether the clock goes on from there as real time does; it stands still when left out.
    public let follows: Bool?
    /// Whether the run ends there: what it left for later is due in real time from then on.
    public let ends: Bool?

    public init(run: ShortText, now: Instant, follows: Bool? = nil, ends: Bool? = nil) {
        self.run = run
        self.now = now
        self.follows = follows
        self.ends = ends
    }

    /// The run of requests that name none, once its clock was moved: of apps that cannot send a field.
    public static let everybody = "everybody"
    public static let example = ClockMove(run: ShortText(trusted: "flow-7"), now: .example)
}

/// What moving a clock led to.
public struct ClockMoved: DTO {
    /// The time it is.
    public let now: Instant
    /// The jobs that became due and ran, in order.
    public let jobs: [String]
    public init(now: Instant, jobs: [String]) { self.now = now; self.jobs = jobs }
    public static let example = ClockMoved(now: .example, jobs: ["sendMail"])
}
