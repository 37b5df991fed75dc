internal import Contracts
internal import JSONCoding
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// The mails to partners. Each Sunday at nine, where the person lives, partners who agreed are told of the seven days before.
///
/// `partner_sharing.next_at` says when the next mail is due. Work that was added for another time is out of date, and does nothing.
struct SharingWork: Sendable {
    let dependencies: ProfileDependencies
    let mailer: SMTPMailer

    private static let mail: WorkKind<WaitingMail> = "partnerMail"
    private static let week: WorkKind<DueWeek> = "partnerWeek"
    private static let time = LocalTime(hour: 9, minute: 0) ?? .midnight
    /// A week is told of within two days, or not at all: then the tasks service has not answered all that while.
    private static let patience: Duration = .days(2)
    private static let pause: Duration = .minutes(15)

    var handlers: [WorkHandler] {
        [Self.mail.sent(by: mailer, clocks: dependencies.runtime.clocks), Self.week.handle(tell)]
    }

    func send(_ mail: WaitingMail, run: String?, in db: any Connection) async throws {
        try await dependencies.runtime.work.add(Self.mail, mail, run: run, in: db)
    }

    /// Leaves the mail of a week for when it is due.
    func add(_ sharing: StoredSharing, at due: Instant, run: String?, in db: any Connection) async throws {
        try await add(DueWeek(user: sharing.user, email: sharing.email, at: EpochMilliseconds(due)), run: run, dueAt: due, in: db)
    }

    private func add(_ week: DueWeek, run: String?, dueAt: Instant, in db: any Connection) async throws {
        try await dependencies.runtime.work.add(Self.week, week, run: run, dueAt: dueAt, in: db)
    }

    /// The first Sunday after `now` at nine, in somebody's zone.
    func next(for zone: ZoneName?, after now: Instant) -> Instant {
        let zone = self.zone(zone)
        var date = zone.localDate(at: now)
        while date.weekday != 7 || zone.instant(of: date, at: Self.time) <= now { date = date + 1 }
        return zone.instant(of: date, at: Self.time)
    }

    private func zone(_ name: ZoneName?) -> Zone { name.flatMap(dependencies.zones.zone) ?? .utc }

    private func tell(_ due: DueWeek, _ item: WorkItem) async throws {
        let at = due.at.instant
        // The work was due, even if the clock was set back since.
        let now = max(at, dependencies.runtime.clocks.now(run: item.run))
        let found = try await dependencies.database.snapshot { db -> (sharing: StoredSharing, stored: StoredProfile)? in
            guard let sharing = try await SharingStore.find(due.user, due.email, in: db), sharing.state == .accepted, sharing.nextAt == at,
                let stored = try await PersonStore.profile(due.user, in: db)
            else { return nil }
            return (sharing, stored)
        }
        guard let (sharing, stored) = found else { return }
        let last = zone(stored.profile.timezone).localDate(at: at) - 1
        let review: WeekFacts?
        do {
            let isToBeTold = sharing.partner != nil && now < at + Self.patience
            review = isToBeTold ? try await self.review(of: due.user, to: last, for: item.origin) : nil
        } catch {
            // Not tried again as other work is, which rests after some twenty times: this mail is followed by those of the next weeks.
            return try await dependencies.database.write { db in
                try await add(due, run: item.run, dueAt: now + Self.pause, in: db)
            }
        }
        let week = review.map { PartnerWeek($0, first: last - 6, last: last) }
        let next = next(for: stored.profile.timezone, after: now)
        try await dependencies.database.write { db in
            guard try await PersonStore.isHeld(due.user, in: db), let current = try await SharingStore.find(due.user, due.email, in: db)
            else { return }
            // The person took them out: who is taken in again later is asked again.
            guard current.partner != nil else {
                _ = try await SharingStore.end(due.user, due.email, as: .ended, now: now, in: db)
                return
            }
            guard try await SharingStore.advance(current, from: at, to: next, in: db) else { return }
            if let week, let pages = dependencies.settings.pagesURL {
                let mail = SharingMail(sharing: current, person: stored.profile.name.flatMap { MailName.shown($0) }, pages: pages)
                let weight = current.weight ? try await weight(of: due.user, week, in: db) : nil
                try await send(mail.week(week, weight: weight), run: item.run, in: db)
            }
            try await add(current, at: next, run: item.run, in: db)
        }
        dependencies.runtime.work.wake()
    }

    /// - Returns: nil for somebody without a plan.
    private func review(of user: UserID, to last: LocalDate, for origin: CallOrigin) async throws -> WeekFacts? {
        guard let url = dependencies.settings.tasksURL else { return nil }
        return try await dependencies.runtime.peers.ask(
            Tasks.week, reading: WeekFacts.self, at: url, parameters: WeekQuery(id: user, to: last), for: origin,
            absent: [.notFound, .onboardingRequired], deadline: .seconds(10))
    }

    /// Nil when there is none up to the end of the week.
    private func weight(of user: UserID, _ week: PartnerWeek, in db: any Connection) async throws -> PartnerWeek.Weight? {
        guard let now = try await WeightStore.last(of: user, to: week.last, in: db) else { return nil }
        return PartnerWeek.Weight(
            now: now, before: try await WeightStore.last(of: user, to: week.first - 1, in: db),
            units: try await SettingsStore.read(user, in: db).units ?? .metric)
    }
}

/// Whose week is to be told to whom, and when.
struct DueWeek: DTO {
    let user: UserID
    let email: EmailAddress
    let at: EpochMilliseconds
    static let example = DueWeek(user: .example, email: .example, at: .example)
}

extension WeightStore {
    /// The last weight of the days up to one.
    fileprivate static func last(of user: UserID, to date: LocalDate, in db: any Connection) async throws -> Kilograms? {
        try await db.first("""
            SELECT weight FROM weights WHERE user_id = \(user.text) AND date <= \(date.text) ORDER BY date DESC, id DESC LIMIT 1
            """).map { Kilograms(trusted: try $0.get("weight")) }
    }
}
