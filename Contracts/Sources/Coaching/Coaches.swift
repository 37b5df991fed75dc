public import Wire

public enum CoachLanguageCount: ListRule { public static let range = 1...2 }
public enum CoachGoalCount: ListRule { public static let range = 0...3 }

/// One's coach, as the head of the conversation shows them. FR-ACCOUNT-04-a, FR-MESSAGING-05-a.
public struct MyCoach: DTO {
    /// Whether one has a coach.
    public let status: CoachAssignment
    /// The rest is left out while one waits for a coach.
    public let id: UserID?
    /// What they are called.
    public let name: PersonName?
    /// Answers 302 to a picture; left out for coaches without one.
    public let photoUrl: String?
    /// What they are best at; left out when they did not say.
    public let specialization: Specialization?
    /// What they say of themselves; left out when they say nothing.
    public let bio: CoachBio?
    /// In which they coach.
    public let languages: BoundedList<TextLanguage, CoachLanguageCount>?
    /// Whether they have a stream open.
    public let online: Bool?
    /// What clients think of them.
    public let rating: CoachScore?
    /// Since when.
    public let assignedAt: Instant?
    /// One's request for another coach that nobody has decided yet.
    public let changeRequest: ChangeRequest?
    /// Whether the thread takes messages.
    public let state: ThreadState

    public init(coach: CoachProfile?, assignedAt: Instant?, changeRequest: ChangeRequest?, state: ThreadState) {
        status = coach == nil ? .waiting : .assigned
        id = coach?.id
        name = coach?.name
        photoUrl = coach?.photoUrl
        specialization = coach?.specialization
        bio = coach?.bio
        languages = coach?.languages
        online = coach?.online
        rating = coach?.rating
        self.assignedAt = assignedAt
        self.changeRequest = changeRequest
        self.state = state
    }
    public static let example = MyCoach(coach: .example, assignedAt: .example, changeRequest: nil, state: .open)
    /// While nobody has room.
    static let waitingExample = MyCoach(coach: nil, assignedAt: nil, changeRequest: nil, state: .open)
}

/// A coach as clients see them. FR-MESSAGING-05-b.
public struct CoachProfile: DTO {
    /// Which coach.
    public let id: UserID
    /// Left out until they told their name.
    public let name: PersonName?
    /// Answers 302 to a picture; left out for coaches without one.
    public let photoUrl: String?
    /// What they are best at; left out when they did not say.
    public let specialization: Specialization?
    /// What they say of themselves; left out when they say nothing.
    public let bio: CoachBio?
    /// In which they coach.
    public let languages: BoundedList<TextLanguage, CoachLanguageCount>
    /// Whether they have a stream open.
    public let online: Bool
    /// What clients think of them.
    public let rating: CoachScore

    public init(
        id: UserID, name: PersonName?, photoUrl: String?, specialization: Specialization?, bio: CoachBio?, languages: [TextLanguage],
        online: Bool, rating: CoachScore
    ) {
        self.id = id
        self.name = name
        self.photoUrl = photoUrl
        self.specialization = specialization
        self.bio = bio
        self.languages = .init(trusted: languages)
        self.online = online
        self.rating = rating
    }
    public static let example = CoachProfile(
        id: .example, name: .example, photoUrl: "https://coaching.example.com/coaching/coaches/01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f/photo",
        specialization: .example, bio: .example, languages: [.ar, .en], online: true, rating: .example)
}

public struct CoachParameters: DTO {
    /// Which coach.
    public let id: UserID
    public init(id: UserID) { self.id = id }
    public static let example = CoachParameters(id: .example)
}

/// What a coach says of themselves, and whom they take. Whole: what is put takes the place of what was there.
public struct CoachSettings: DTO {
    /// What clients call them.
    public let name: PersonName
    /// What they are best at, in their own words.
    public let specialization: Specialization?
    /// What they say of themselves.
    public let bio: CoachBio?
    /// In which they coach.
    public let languages: BoundedList<TextLanguage, CoachLanguageCount>
    /// What they are best at: people with one of these goals come to them first. Empty: everything alike.
    public let goals: BoundedList<MainGoal, CoachGoalCount>
    /// How many clients they take at most.
    public let capacity: CoachCapacity
    /// False while they take nobody new; their clients stay.
    public let isTaking: Bool
    /// A confirmed upload of theirs with the purpose `avatar`.
    public let photoId: MediaID?
    /// Where to mail calls, with a file for calendars; no mails when left out. Shown to nobody else. FC-ADD-04.
    public let email: EmailAddress?

    public init(
        name: PersonName, specialization: Specialization?, bio: CoachBio?, languages: [TextLanguage], goals: [MainGoal],
        capacity: CoachCapacity, isTaking: Bool, photoId: MediaID? = nil, email: EmailAddress? = nil
    ) {
        self.name = name
        self.specialization = specialization
        self.bio = bio
        self.languages = .init(trusted: languages)
        self.goals = .init(trusted: goals)
        self.capacity = capacity
        self.isTaking = isTaking
        self.photoId = photoId
        self.email = email
    }
    public func problems() -> [FieldProblem] {
        var problems: [FieldProblem] = []
        if Set(languages).count < languages.count { problems.append(FieldProblem("languages", .duplicate)) }
        if Set(goals).count < goals.count { problems.append(FieldProblem("goals", .duplicate)) }
        return problems
    }
    public static let example = CoachSettings(
        name: .example, specialization: .example, bio: .example, languages: [.ar, .en], goals: [.muscleGain], capacity: .example,
        isTaking: true, photoId: .example, email: .example)
}

/// A coach's own page.
public struct OwnCoachProfile: DTO {
    /// Left out until they said something: nobody is given to them before.
    public let settings: CoachSettings?
    /// What clients see.
    public let profile: CoachProfile
    /// How many clients they have.
    public let clients: Int64
    public init(settings: CoachSettings?, profile: CoachProfile, clients: Int64) {
        self.settings = settings
        self.profile = profile
        self.clients = clients
    }
    public static let example = OwnCoachProfile(settings: .example, profile: .example, clients: 17)
}

/// The wish for another coach. FR-ACCOUNT-04-b.
public struct NewChangeRequest: DTO {
    /// Why, for the administrator who decides.
    public let reason: ReasonText?
    public init(reason: ReasonText? = nil) { self.reason = reason }
    public static let example = NewChangeRequest(reason: .example)
}

/// A request for another coach, as who asked sees it.
public struct ChangeRequest: DTO {
    public let id: ChangeRequestID
    public let status: ChangeRequestStatus
    /// Why, if they said so.
    public let reason: ReasonText?
    /// When it was asked.
    public let requestedAt: Instant
    /// When it was decided; left out while it waits.
    public let decidedAt: Instant?
    /// In the reader's language: that an administrator has to agree, or what was decided.
    public let message: String
    public init(
        id: ChangeRequestID, status: ChangeRequestStatus, reason: ReasonText?, requestedAt: Instant, decidedAt: Instant?, message: String
    ) {
        self.id = id
        self.status = status
        self.reason = reason
        self.requestedAt = requestedAt
        self.decidedAt = decidedAt
        self.message = message
    }
    public static let example = ChangeRequest(
        id: .example, status: .pending, reason: .example, requestedAt: .example, decidedAt: nil,
        message: "An administrator has to approve this. You stay with your coach until then.")
}

/// One's requests, newest first.
public struct ChangeRequestList: DTO {
    public let items: [ChangeRequest]
    /// Sent as `cursor`, it gives the next page; left out on the last one.
    public let nextCursor: OpaqueToken?
    public init(items: [ChangeRequest], nextCursor: OpaqueToken?) {
        self.items = items
        self.nextCursor = nextCursor
    }
    public static let example = ChangeRequestList(items: [.example], nextCursor: nil)
}
