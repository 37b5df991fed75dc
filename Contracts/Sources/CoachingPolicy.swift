public import Wire

/// The numbers of coaching. What the documents leave open is the notes' recommendation, here and nowhere else.
public struct CoachingPolicy: Sendable {
    /// Messages a month; a tier that is not named has no limit. FR-HOME-03-a.
    public var monthlyMessages: [Tier: Int64] = [.freemium: 20, .premium: 200]
    /// Calls a month, counted in the month in which they are booked. FR-MESSAGING-07-d.
    public var monthlyCalls: [Tier: Int64] = [.freemium: 1, .premium: 2, .smartPremium: 4]
    /// FR-MESSAGING-07-c.
    public var callMinutes: [Tier: Int64] = [.freemium: 15, .premium: 25, .smartPremium: 25]
    /// From which clients send files. FR-MESSAGING-04, C6 of the notes.
    public var attachmentTier = Tier.smartPremium
    /// Percent of a month's messages, used before a message is sent, from which it is answered with a warning. FR-MESSAGING-03-b.
    public var warningPercent: Int64 = 80
    /// A client is asked for a rating after each so many of their messages. FR-MESSAGING-08-a.
    public var messagesPerRating: Int64 = 10
    /// Whose calendar the months follow. FR-HOME-03-d.
    public var zone = ZoneName(trusted: "Asia/Riyadh")
    /// How long a slot is kept for somebody who has not booked it yet; of one person one at a time.
    public var hold: Duration = .minutes(5)
    /// Who cancels at least this long before a call gets it back. FC-ADD-02.
    public var cancelCutoff: Duration = .hours(24)
    /// A slot can be booked from this long before it begins, until so many days before.
    public var bookingNotice: Duration = .hours(1)
    public var bookingDays: Int64 = 30
    /// Minutes from one possible beginning of a call to the next.
    public var slotMinutes: Int64 = 15
    /// Both can join from this long before a call. FC-ADD-01.
    public var joinOpens: Duration = .minutes(10)
    /// When both are reminded of a call. FC-ADD-04.
    public var reminders: [Duration] = [.hours(24), .minutes(15)]
    /// How often a client books and moves calls in 24 hours: each time both sides are told on their devices and by mail.
    public var callChangesPerDay: Int64 = 10
    /// How often a coach moves one call, for the same reason: its client's mails go to an address that they only typed.
    public var coachMoves: Int64 = 10
    /// How long a rating can be changed.
    public var ratingEdit: Duration = .days(7)
    /// As how many ratings of the average of all a coach begins; see `CoachScore`.
    public var ratingPrior: Int64 = 5
    /// How long events can be asked for again; see `FeedEventType.reset`.
    public var feedLife: Duration = .days(30)
    /// How long a coach sees what they sent to all of their clients.
    public var broadcastLife: Duration = .days(365)
    /// Notes of a coach about one client; broadcasts and pain points of a coach in 24 hours; reports of a person in 24 hours.
    public var notes: Int64 = 200
    public var broadcastsPerDay: Int64 = 10
    public var painPointsPerDay: Int64 = 20
    public var reportsPerDay: Int64 = 20

    public init() {}
    static let fitcoach = CoachingPolicy()
}

extension ProductPolicy {
    /// Nil where there are no coaches.
    public var coaching: CoachingPolicy? {
        switch product {
        case .fitcoach: .fitcoach
        case .gtsd, .ironlift, .stack: nil
        }
    }
}
