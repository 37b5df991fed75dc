public import Wire

/// How one's coaching is, after every tenth message and after a call. FR-MESSAGING-08, FC-FEEDBACK-01.
public struct NewRating: DTO {
    /// One star to five; five is best.
    public let stars: Stars
    /// More words about it.
    public let text: RatingText?
    /// The call that is rated; the messages when left out.
    public let callId: CoachingCallID?
    public init(stars: Stars, text: RatingText? = nil, callId: CoachingCallID? = nil) {
        self.stars = stars
        self.text = text
        self.callId = callId
    }
    public static let example = NewRating(stars: .example, text: .example)
}

/// "Not now": the same question does not come again.
public struct RatingSkip: DTO {
    /// The call that is not rated; the messages when left out.
    public let callId: CoachingCallID?
    public init(callId: CoachingCallID? = nil) { self.callId = callId }
    public static let example = RatingSkip()
}

public struct RatingParameters: DTO {
    /// Which rating of one's own.
    public let id: RatingID
    public init(id: RatingID) { self.id = id }
    public static let example = RatingParameters(id: .example)
}

/// What a rating says.
public struct RatingContent: DTO {
    public let stars: Stars
    public let text: RatingText?
    public init(stars: Stars, text: RatingText? = nil) {
        self.stars = stars
        self.text = text
    }
    public static let example = RatingContent(stars: .example, text: .example)
}

/// A rating as who gave it sees it.
public struct CoachRating: DTO {
    public let id: RatingID
    public let stars: Stars
    public let text: RatingText?
    public let trigger: RatingTrigger
    /// The call that was rated; left out for the messages.
    public let callId: CoachingCallID?
    /// When it was given.
    public let ratedAt: Instant
    /// It can be changed until then.
    public let editableUntil: Instant
    public init(
        id: RatingID, stars: Stars, text: RatingText?, trigger: RatingTrigger, callId: CoachingCallID?, ratedAt: Instant,
        editableUntil: Instant
    ) {
        self.id = id
        self.stars = stars
        self.text = text
        self.trigger = trigger
        self.callId = callId
        self.ratedAt = ratedAt
        self.editableUntil = editableUntil
    }
    public static let example = CoachRating(
        id: .example, stars: .example, text: .example, trigger: .messages, callId: nil, ratedAt: .example,
        editableUntil: .example + .days(7))
}

/// A rating that was saved, and what to say.
public struct SavedRating: DTO {
    public let rating: CoachRating
    /// "Thanks for your feedback!" in the reader's language.
    public let message: String
    public init(rating: CoachRating, message: String) {
        self.rating = rating
        self.message = message
    }
    public static let example = SavedRating(rating: .example, message: "Thanks for your feedback!")
}

/// A question that waits for its answer.
public struct DueRating: DTO {
    public let trigger: RatingTrigger
    /// The call to rate; left out for the messages.
    public let callId: CoachingCallID?
    /// "How's your coaching experience?" in the reader's language.
    public let question: String
    public init(trigger: RatingTrigger, callId: CoachingCallID?, question: String) {
        self.trigger = trigger
        self.callId = callId
        self.question = question
    }
    public static let example = DueRating(trigger: .messages, callId: nil, question: "How's your coaching experience?")
}

/// At most one of messages and the newest five of calls.
public struct DueRatings: DTO {
    public let items: [DueRating]
    public init(items: [DueRating]) { self.items = items }
    public static let example = DueRatings(items: [.example])
}

/// What clients think of a coach, in one number. A coach with few ratings stays near the average of all, so that one happy or unhappy
/// client neither makes nor breaks them.
public struct CoachScore: DTO {
    /// Bayesian average with one decimal; left out without ratings.
    public let average: Double?
    /// How many ratings it is made of.
    public let count: Int64
    public init(average: Double?, count: Int64) {
        self.average = average
        self.count = count
    }
    public static let example = CoachScore(average: 4.6, count: 31)
}

/// A coach's own ratings: without names, and a day late, so that nobody can be told by when they rated.
public struct OwnRatings: DTO {
    /// One rating, without a name.
    public struct Item: DTO {
        public let stars: Stars
        public let text: RatingText?
        public let trigger: RatingTrigger
        /// The day it was given, in the zone of the coaching team: Riyadh.
        public let date: LocalDate
        public init(stars: Stars, text: RatingText?, trigger: RatingTrigger, date: LocalDate) {
            self.stars = stars
            self.text = text
            self.trigger = trigger
            self.date = date
        }
        public static let example = Item(stars: .example, text: .example, trigger: .messages, date: .example)
    }
    public let score: CoachScore
    /// How many gave one star, two … five.
    public let byStars: [Int64]
    /// Newest first.
    public let items: [Item]
    /// Sent as `cursor`, it gives the next page; left out on the last one.
    public let nextCursor: OpaqueToken?
    public init(score: CoachScore, byStars: [Int64], items: [Item], nextCursor: OpaqueToken?) {
        self.score = score
        self.byStars = byStars
        self.items = items
        self.nextCursor = nextCursor
    }
    public static let example = OwnRatings(score: .example, byStars: [0, 1, 2, 8, 20], items: [.example], nextCursor: nil)
}
