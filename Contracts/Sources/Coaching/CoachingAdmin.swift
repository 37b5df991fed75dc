public import Wire

/// A wish for another coach, as an administrator sees it. FC-ADD-07.
public struct ClientChangeRequest: DTO {
    public let id: ChangeRequestID
    public let status: ChangeRequestStatus
    /// Who asks.
    public let client: UserID
    /// Whom the client had when they asked.
    public let coach: UserID
    /// Why, if they said so.
    public let reason: ReasonText?
    /// When they asked.
    public let requestedAt: Instant
    /// Whom they got.
    public let newCoach: UserID?
    /// The administrator who decided.
    public let decidedBy: UserID?
    /// When it was decided; left out while it waits.
    public let decidedAt: Instant?
    public init(
        id: ChangeRequestID, status: ChangeRequestStatus, client: UserID, coach: UserID, reason: ReasonText?, requestedAt: Instant,
        newCoach: UserID? = nil, decidedBy: UserID? = nil, decidedAt: Instant? = nil
    ) {
        self.id = id
        self.status = status
        self.client = client
        self.coach = coach
        self.reason = reason
        self.requestedAt = requestedAt
        self.newCoach = newCoach
        self.decidedBy = decidedBy
        self.decidedAt = decidedAt
    }
    public static let example = ClientChangeRequest(
        id: .example, status: .pending, client: .example, coach: .example, reason: .example, requestedAt: .example)
}

public struct ChangeRequestQuery: DTO {
    /// Pending ones when left out.
    public let status: ChangeRequestStatus?
    /// How many come at once: 20 when left out; more than 100 counts as 100. The last page has no `nextCursor`.
    public let limit: Whole<PageRule>?
    /// The `nextCursor` of the page before; without it the first page.
    public let cursor: OpaqueToken?
    public init(status: ChangeRequestStatus? = nil, limit: Whole<PageRule>? = nil, cursor: OpaqueToken? = nil) {
        self.status = status
        self.limit = limit
        self.cursor = cursor
    }
    public static let example = ChangeRequestQuery(status: .pending)
}

/// Oldest first.
public struct ClientChangeRequestList: DTO {
    public let items: [ClientChangeRequest]
    /// Sent as `cursor`, it gives the next page; left out on the last one.
    public let nextCursor: OpaqueToken?
    public init(items: [ClientChangeRequest], nextCursor: OpaqueToken?) {
        self.items = items
        self.nextCursor = nextCursor
    }
    public static let example = ClientChangeRequestList(items: [.example], nextCursor: nil)
}

public struct ChangeRequestParameters: DTO {
    /// Which request.
    public let id: ChangeRequestID
    public init(id: ChangeRequestID) { self.id = id }
    public static let example = ChangeRequestParameters(id: .example)
}

/// Whom somebody gets instead.
public struct ChangeApproval: DTO {
    /// Another coach with room.
    public let coachId: UserID
    public init(coachId: UserID) { self.coachId = coachId }
    public static let example = ChangeApproval(coachId: .example)
}

/// Whom somebody is to have as their coach.
public struct NewAssignment: DTO {
    /// One with room.
    public let coachId: UserID
    public init(coachId: UserID) { self.coachId = coachId }
    public static let example = NewAssignment(coachId: .example)
}

/// Who coaches whom.
public struct ClientAssignment: DTO {
    /// Who is coached.
    public let client: UserID
    /// Who coaches.
    public let coach: UserID
    /// Since when.
    public let assignedAt: Instant
    public init(client: UserID, coach: UserID, assignedAt: Instant) {
        self.client = client
        self.coach = coach
        self.assignedAt = assignedAt
    }
    public static let example = ClientAssignment(client: .example, coach: .example, assignedAt: .example)
}

/// A coach and how much they have to do.
public struct CoachLoad: DTO {
    /// Which coach.
    public let id: UserID
    /// Left out until they told their name.
    public let name: PersonName?
    /// In which they coach.
    public let languages: BoundedList<TextLanguage, CoachLanguageCount>
    /// What they are best at.
    public let goals: BoundedList<MainGoal, CoachGoalCount>
    /// How many clients they take at most.
    public let capacity: Int64
    /// How many they have.
    public let clients: Int64
    /// False while they take nobody new.
    public let isTaking: Bool
    /// What clients think of them.
    public let rating: CoachScore
    public init(
        id: UserID, name: PersonName?, languages: [TextLanguage], goals: [MainGoal], capacity: Int64, clients: Int64, isTaking: Bool,
        rating: CoachScore
    ) {
        self.id = id
        self.name = name
        self.languages = .init(trusted: languages)
        self.goals = .init(trusted: goals)
        self.capacity = capacity
        self.clients = clients
        self.isTaking = isTaking
        self.rating = rating
    }
    public static let example = CoachLoad(
        id: .example, name: .example, languages: [.ar], goals: [], capacity: 40, clients: 17, isTaking: true, rating: .example)
}

/// By their ids.
public struct CoachLoadList: DTO {
    public let items: [CoachLoad]
    /// Sent as `cursor`, it gives the next page; left out on the last one.
    public let nextCursor: OpaqueToken?
    /// People without a coach.
    public let waiting: Int64
    public init(items: [CoachLoad], nextCursor: OpaqueToken?, waiting: Int64) {
        self.items = items
        self.nextCursor = nextCursor
        self.waiting = waiting
    }
    public static let example = CoachLoadList(items: [.example], nextCursor: nil, waiting: 0)
}

/// What a period saw, as numbers only. FC-METRIC-04, FC-METRIC-08, FC-ADD-11; days are UTC's.
public struct CoachingReport: DTO {
    /// Messages of clients, and how many clients sent at least one.
    public let messages: Int64
    /// How many clients sent at least one message.
    public let activeClients: Int64
    /// Messages of an active client, with one decimal at most; left out without any.
    public let messagesPerClient: Double?
    /// Messages of coaches.
    public let coachMessages: Int64
    /// Ratings that were given, skipped questions left out, and their plain average with two decimals at most.
    public let ratings: Int64
    /// The mean of those stars with two decimals at most; left out without any.
    public let averageRating: Double?
    /// Calls by when they were to begin.
    public let calls: Calls
    /// What became of the calls of a period.
    public struct Calls: DTO {
        /// All of them.
        public let booked: Int64
        /// Both sides were there.
        public let finished: Int64
        /// One side or both did not come.
        public let missed: Int64
        /// Called off before they began.
        public let cancelled: Int64
        public init(booked: Int64, finished: Int64, missed: Int64, cancelled: Int64) {
            self.booked = booked
            self.finished = finished
            self.missed = missed
            self.cancelled = cancelled
        }
        public static let example = Calls(booked: 40, finished: 31, missed: 4, cancelled: 5)
    }
    public init(messages: Int64, activeClients: Int64, coachMessages: Int64, ratings: Int64, averageRating: Double?, calls: Calls) {
        self.messages = messages
        self.activeClients = activeClients
        messagesPerClient = activeClients == 0 ? nil : Double((messages * 10 + activeClients / 2) / activeClients) / 10
        self.coachMessages = coachMessages
        self.ratings = ratings
        self.averageRating = averageRating
        self.calls = calls
    }
    public static let example = CoachingReport(
        messages: 420, activeClients: 42, coachMessages: 380, ratings: 31, averageRating: 4.58, calls: .example)
}
