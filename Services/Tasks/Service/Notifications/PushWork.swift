internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import TasksDomain
internal import Wire

/// Sends notifications to the devices of people who want that.
struct PushWork: Sendable {
    let dependencies: TasksDependencies

    /// Adds a notification to the caller's transaction.
    func add(_ notification: NotificationID, of user: UserID, run: String?, in db: any Connection) async throws {
        let address = NotificationAddress(user: user, notification: notification)
        try await dependencies.runtime.work.add(TasksWork.push, address, run: run, in: db)
    }

    var handlers: [WorkHandler] {
        PushDelivery<NotificationAddress, PushRecipient>(
            runtime: dependencies.runtime, link: dependencies.settings.push, profileURL: dependencies.settings.profileURL,
            kinds: (TasksWork.push, TasksWork.pushOne), text: text
        ).handlers
    }

    private func text(_ address: NotificationAddress, _ recipient: PushRecipient, _ item: WorkItem) async throws -> PushText? {
        let stored = try await dependencies.database.read { db in
            try await NotificationStore.find(address.notification, of: address.user, in: db)
        }
        guard let stored, recipient.settings.pushEnabled else { return nil }
        guard let news = stored.news else { throw WorkFailure.temporary("this release has no words for it") }
        let now = dependencies.runtime.clocks.now(run: item.run)
        let zone = dependencies.zones.zone(recipient.profile.timezone) ?? .utc
        let today = zone.localDate(at: now)
        guard isCurrent(news, on: today), let text = news.text(recipient.settings.language.language, on: today) else { return nil }
        return PushText(title: text.title, body: text.body, route: text.route.text, expiresAt: end(of: news, in: zone))
    }

    /// A reminder of what is left of a day is of no use on the day after.
    private func isCurrent(_ news: News, on today: LocalDate) -> Bool {
        guard case .reminder(_, let date) = news else { return true }
        return date == today
    }

    /// Nor may a device that is reached on the day after show it.
    private func end(of news: News, in zone: Zone) -> Instant? {
        guard case .reminder(_, let date) = news else { return nil }
        return zone.startOfDay(date + 1)
    }
}
