internal import Contracts
internal import JSONCoding
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// The mails to partners. Each Monday at nine, where the person lives, partners who agreed are told of the week up to Saturday: a day can
/// be completed for 24 hours after its end, and what they are told is not to change any more.
///
/// `partner_sharing.next_at` says when the next mail is due. Work that was added for another time is out of date, and does nothing.
struct SharingWork: Sendable {
    let dependencies: ProfileDependencies
    let mailer: SMTPMailer

    private static let mail: WorkKind<PartnerMail> = "partnerMail"
    private static let week: WorkKind<DueWeek> = "partnerWeek"
    private static let (monday, time) = (1, LocalTime(hour: 9, minute: 0) ?? .midnight)
    /// A week is told of within two days, or not at all: then the tasks service has not answered all that while.
    private static let patience: Duration = .days(2)
    private static let pause: Duration = .minutes(15)

    var handlers: [WorkHandler] { [Self.mail.handle(deliver), Self.week.handle(tell)] }

    // MARK: - Mails

    /// Leaves the question for after the transaction.
    func invite(_ sharing: StoredSharing, person: PersonName?, run: String?, in db: any Connection) async throws {
        try await post(mail(of: sharing, from: person)?.invitation(), .invited, sharing, run: run, in: db)
    }

    private func mail(of sharing: StoredSharing, from person: PersonName?) -> SharingMail? {
        dependencies.settings.pagesURL.map { pages in
            SharingMail(sharing: sharing, person: person.flatMap { MailName.shown($0) }, pages: pages)
        }
    }

    /// Leaves a mail for after the transaction, with what has to be so still when it is sent.
    private func post(
        _ text: SharingMail.Text?, _ state: SharingState, _ sharing: StoredSharing, run: String?, in db: any Connection
    ) async throws {
        guard let text else { return }
        let mail = PartnerMail(
            user: sharing.user, email: sharing.email, state: state, weight: sharing.weight, subject: text.subject, body: text.body,
            unsubscribe: text.unsubscribe)
        try await dependencies.runtime.work.add(Self.mail, mail, run: run, in: db)
    }

    /// A mail may have waited for the relay: what was ended or changed since is not sent.
    private func deliver(_ mail: PartnerMail, _ item: WorkItem) async throws {
        let sharing = try await dependencies.database.read { db in try await SharingStore.find(mail.user, mail.email, in: db) }
        guard let sharing, sharing.isOffered, sharing.partner != nil, sharing.state == mail.state, sharing.weight || !mail.weight else {
            return
        }
        try await mailer.send(
            Mail(
                id: item.id, to: mail.email.text, subject: mail.subject, body: mail.body, unsubscribe: mail.unsubscribe, run: item.run),
            now: dependencies.runtime.clocks.now(run: item.run))
    }

    // MARK: - Weeks

    /// Leaves the mail of a week for when it is due.
    func add(_ sharing: StoredSharing, at due: Instant, run: String?, in db: any Connection) async throws {
        try await add(DueWeek(user: sharing.user, email: sharing.email, at: EpochMilliseconds(due)), run: run, dueAt: due, in: db)
    }

    private func add(_ week: DueWeek, run: String?, dueAt: Instant, in db: any Connection) async throws {
        try await dependencies.runtime.work.add(Self.week, week, run: run, dueAt: dueAt, in: db)
    }

    /// The first Monday after `now` at nine, in somebody's zone.
    func next(for zone: ZoneName?, after now: Instant) -> Instant {
        let zone = self.zone(zone)
        var date = zone.localDate(at: now)
        while date.weekday != Self.monday || zone.instant(of: date, at: Self.time) <= now { date = date + 1 }
        return zone.instant(of: date, at: Self.time)
    }

    private func zone(_ name: ZoneName?) -> Zone { name.flatMap(dependencies.zones.zone) ?? .utc }

    /// The last day of the week that is told of at an instant: a Saturday. Nil for somebody who flew west, where it is not Monday at nine
    /// yet: they are told of it then.
    private func lastDay(at instant: Instant, in zone: Zone) -> LocalDate? {
        let date = zone.localDate(at: instant)
        if date.weekday == 7 || (date.weekday == Self.monday && instant < zone.instant(of: date, at: Self.time)) { return nil }
        return date - Int64(date.weekday % 7) - 1
    }

    private func tell(_ due: DueWeek, _ item: WorkItem) async throws {
        let at = due.at.instant
        // The work was due, even if the clock was set back since.
        let now = max(at, dependencies.runtime.clocks.now(run: item.run))
        let found = try await dependencies.database.snapshot { db -> (sharing: StoredSharing, stored: StoredProfile)? in
            guard let sharing = try await SharingStore.find(due.user, due.email, in: db), sharing.nextAt == at,
                let stored = try await PersonStore.profile(due.user, in: db)
            else { return nil }
            return (sharing, stored)
        }
        guard let (sharing, stored) = found else { return }
        let last = lastDay(at: at, in: zone(stored.profile.timezone))
        var week: PartnerWeek?
        do {
            if let last, sharing.isOngoing, now < at + Self.patience {
                week = try await review(of: due.user, to: last, for: item.origin).map { PartnerWeek($0, first: last - 6, last: last) }
            }
        } catch {
            // Not tried again as other work is, which rests after some twenty times: this mail is followed by those of the next weeks.
            return try await dependencies.database.write { db in
                try await add(due, run: item.run, dueAt: now + Self.pause, in: db)
            }
        }
        let (told, next) = (week, next(for: stored.profile.timezone, after: now))
        try await dependencies.database.write { db in
            guard try await PersonStore.isHeld(due.user, in: db), let current = try await SharingStore.find(due.user, due.email, in: db)
            else { return }
            // Nothing waits for what nobody wants any more. The person took them out: who is taken in again later is asked again.
            guard current.isOngoing else {
                if current.partner == nil { try await SharingStore.withdraw(due.email, of: due.user, now: now, in: db) }
                _ = try await SharingStore.advance(current, from: at, to: nil, in: db)
                return
            }
            guard try await SharingStore.advance(current, from: at, to: next, in: db) else { return }
            if let told {
                let weight = current.weight ? try await weight(of: due.user, told, in: db) : nil
                let text = mail(of: current, from: stored.profile.name)?.week(told, weight: weight)
                try await post(text, .accepted, current, run: item.run, in: db)
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

/// A mail to a partner, and what has to be so when it is sent.
struct PartnerMail: DTO {
    let user: UserID
    let email: EmailAddress
    let state: SharingState
    /// Whether it may tell the weight.
    let weight: Bool
    let subject: String
    let body: String
    let unsubscribe: String
    static let example = PartnerMail(
        user: .example, email: .example, state: .accepted, weight: false, subject: "A week", body: "6 of 7",
        unsubscribe: "https://app.example.com/gtsd/partners/shared/a.b/leave")
}

extension WeightStore {
    /// The last weight of the days up to one.
    fileprivate static func last(of user: UserID, to date: LocalDate, in db: any Connection) async throws -> Kilograms? {
        try await db.first("""
            SELECT weight FROM weights WHERE user_id = \(user.text) AND date <= \(date.text) ORDER BY date DESC, id DESC LIMIT 1
            """).map { Kilograms(trusted: try $0.get("weight")) }
    }
}
