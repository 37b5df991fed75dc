internal import CoachingDomain
public import Contracts
public import Platform
public import ServiceKit
public import Storage
public import Wire

/// Messages, calls and ratings between clients and their coaches.
public struct CoachingService: Service {
    public static let name = "coaching"
    public static var migrations: [Migration] { CoachingMigrations.all }
    public static func settings(from reader: inout ConfigReader) -> CoachingSettings { CoachingSettings(from: &reader) }

    public let routes: [Route]
    public let authenticator: any Authenticator
    public let work: [WorkHandler]
    private let dependencies: CoachingDependencies
    private let tiers = EventedTiers()
    private let mailer: SMTPMailer

    public init(settings: CoachingSettings, runtime: ServiceRuntime) async throws {
        let zones = try runtime.zones(in: settings.zoneDirectory)
        let dependencies = CoachingDependencies(runtime: runtime, settings: settings, zones: zones, feed: Feed(runtime: runtime))
        let people = PeopleAuthenticator(CoachingPeople(dependencies: dependencies), auth: settings.auth, runtime: runtime)
        authenticator = people
        let standing: FeedFollowing.Standing = { caller, context, now in people.standing(of: caller, context, now: now) }
        let features: [[Route]] = [
            ThreadRoutes(dependencies: dependencies).routes,
            MessageRoutes(dependencies: dependencies).routes,
            CoachRoutes(dependencies: dependencies).routes,
            CallRoutes(dependencies: dependencies).routes,
            Ratings(dependencies: dependencies).routes,
            Safety(dependencies: dependencies).routes,
            SafetyDesk(dependencies: dependencies).routes,
            FeedStream(dependencies: dependencies, standing: standing).routes,
            FeedSocket(dependencies: dependencies, standing: standing).routes,
        ]
        routes = features.flatMap { $0 }
        self.dependencies = dependencies
        mailer = try runtime.mailer(settings.smtpURL, from: settings.mailFrom)
        let workers: [[WorkHandler]] = [
            Adoption(dependencies: dependencies).handlers,
            EarlyNews(dependencies: dependencies).handlers,
            Assignment(dependencies: dependencies).handlers,
            Broadcasts(dependencies: dependencies).handlers,
            CallChanges(dependencies: dependencies).handlers,
            CallReminders(dependencies: dependencies).handlers,
            CallMails(dependencies: dependencies, mailer: mailer).handlers,
            PushWork(dependencies: dependencies).handlers,
        ]
        work = workers.flatMap { $0 }
    }

    public func receive(_ event: Event, in db: any Connection) async throws {
        switch event.type {
        case .userCreated:
            guard ProductPolicy.of(event.product).coaching != nil else { return }
            try await PersonStore.insert(event.user, product: event.product, now: event.at, in: db)
        case .profileChanged, .onboardingCompleted, .userRenamed:
            guard ProductPolicy.of(event.product).coaching != nil else { return }
            // Asked for after this transaction, because nothing may wait for another service inside one.
            try await dependencies.runtime.work.add(CoachingWork.takeOver, TakeOver(user: event.user), run: event.run, in: db)
        case .entitlementChanged: try await take(tierOf: event, in: db)
        case .userDeleted:
            // By the clock, as the event may be late: nobody is told that a call is off which was held since then.
            let now = dependencies.runtime.clocks.now(run: event.run)
            try await Departures().note(event.user, now: now, in: db)
            try await Farewell(dependencies: dependencies).part(with: event.user, run: event.run, now: now, in: db)
            try await tiers.forget(event.user, in: db)
        case .workoutCompleted: try await tell(.workoutCompleted, of: event, in: db)
        case .planGenerated: try await tell(.planGenerated, of: event, in: db)
        case .mealPlanGenerated: try await tell(.mealPlanGenerated, of: event, in: db)
        case .roleChanged: try await Roles(dependencies: dependencies).receive(event, in: db)
        case .weightLogged, .mealLogged, .streakReached, .callBooked, .callQuotaChanged, .callCancelled, .coachAssigned, .sessionEnded,
            .sessionsEnded, .avatarReplaced, .signingKeyRevoked:
            break
        }
    }

    private func take(tierOf event: Event, in db: any Connection) async throws {
        let before = try await tiers.tier(of: event.user, in: db)
        try await tiers.receive(event, in: db)
        guard try await PersonStore.find(event.user, in: db) != nil else { return }
        let tier = try await tiers.tier(of: event.user, in: db)
        try await tellDevices(of: event, hasFallen: tier < before, in: db)
        guard tier != before else { return }
        // An app that is open refuses by the tier that it knows. Last, as others who write to this feed wait from then on.
        let now = dependencies.runtime.clocks.now(run: event.run)
        try await dependencies.feed.tell(.quota, to: [event.user], about: nil, now: now, in: db)
    }

    /// Whoever does not open the screen of their plan would not hear that a renewal failed, and that it did for the last time.
    private func tellDevices(of event: Event, hasFallen: Bool, in db: any Connection) async throws {
        let notifier = Notifier(dependencies: dependencies, run: event.run)
        if let until = event.facts?.until {
            // Told late, it was paid meanwhile or the tier has fallen already.
            guard let version = event.facts?.version, let newest = try await tiers.version(of: event.user, in: db), newest <= version else {
                return
            }
            try await notifier.tell(.paymentDeclined, to: event.user, about: event.user, until: until, in: db)
        } else if hasFallen {
            try await notifier.tell(.tierFell, to: event.user, about: event.user, in: db)
        }
    }

    private func tell(_ news: SystemNews, of event: Event, in db: any Connection) async throws {
        let now = dependencies.runtime.clocks.now(run: event.run)
        guard try await !Posting(dependencies: dependencies).tell(news, to: event.user, now: now, in: db) else { return }
        try await EarlyNews(dependencies: dependencies).leave(news, of: event, in: db)
    }

    public func stopping() async { mailer.close() }

    public func tidy(now: Instant) async throws {
        try await PersonStore.sweep(since: now - .days(1), in: dependencies.database)
        try await tiers.sweep(since: now - .days(1), in: dependencies.database)
        try await Farewell(dependencies: dependencies).sweep(now: now)
        try await FeedStore.sweep(before: now - dependencies.policy.feedLife, in: dependencies.database)
        try await FeedSignalStore.sweep(before: now - .minutes(2), in: dependencies.database)
        let presence = dependencies.runtime.clocks.now(run: nil)
        try await dependencies.database.write { db in try await PresenceStore.sweep(now: presence, in: db) }
        try await SafetyDesk(dependencies: dependencies).sweep(now: now)
        try await BroadcastStore.sweep(before: now - dependencies.policy.broadcastLife, in: dependencies.database)
        try await Departures().sweep(before: now - Departures.memory, in: dependencies.database)
    }
}
