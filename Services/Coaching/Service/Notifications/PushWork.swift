internal import CoachingDomain
internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// Sends notifications of coaching to devices, in the words of the moment they are sent.
struct PushWork: Sendable {
    let dependencies: CoachingDependencies

    /// How long a message is looked after whose reader counts as there: longer than any line that is dead can look alive.
    private static let patience: Duration = .hours(1)

    var handlers: [WorkHandler] {
        [CoachingWork.pushMessages.handle(tellMessages)]
            + PushDelivery<CoachingPush, PushRecipient>(
                runtime: dependencies.runtime, link: dependencies.settings.push, profileURL: dependencies.settings.profileURL,
                kinds: (CoachingWork.push, CoachingWork.pushOne), text: text
            ).handlers
    }

    private func tellMessages(_ due: DueMessages, _ item: WorkItem) async throws {
        let now = dependencies.runtime.clocks.now(run: item.run)
        try await dependencies.database.write { db in
            guard try await MessagePushStore.take(due, now: now, in: db), let thread = try await ThreadStore.find(due.client, in: db),
                thread.state == .open, let reader = due.side == .client ? thread.client : thread.coach
            else { return }
            let notifier = Notifier(dependencies: dependencies, run: item.run)
            // Whoever counts as there may be gone already. Until their app says that it has the messages, they are looked for again.
            let present = dependencies.runtime.clocks.now(run: nil)
            if try await !PresenceStore.online([reader], at: present, in: db).isEmpty,
                try await MessageStore.hasUndelivered(to: due.side, since: now - Self.patience, in: thread, db) {
                return try await notifier.tellMessages(to: due.side, in: thread, now: now, db: db)
            }
            try await notifier.tell(.messages, to: reader, about: due.client, in: db)
        }
        dependencies.runtime.work.wake()
    }

    private func text(_ push: CoachingPush, _ recipient: PushRecipient, _ item: WorkItem) async throws -> PushText? {
        let words =
            switch push.news {
            case .messages: try await messages(push, recipient)
            case .callBooked, .callMoved, .callReminder, .callCancelled: try await call(push, recipient, item)
            case .coachAssigned: try await coachAssigned(push, recipient)
            case .changeRefused: PushWords.changeRefused(client: push.client, recipient.settings.language.language)
            case .tierFell: PushWords.tierFell(recipient.settings.language.language)
            case .paymentDeclined: paymentDeclined(push, recipient, item)
            }
        return words.map { PushText(title: $0.title, body: $0.body, route: $0.route) }
    }

    /// Nothing once they were read, while an app of the reader is open, and to whoever does not want it. FR-ACCOUNT-05-b.
    private func messages(_ push: CoachingPush, _ recipient: PushRecipient) async throws -> PushWords? {
        guard recipient.preferences.messageNotifications else { return nil }
        let now = dependencies.runtime.clocks.now(run: nil)
        typealias Found = (thread: StoredThread, other: String?)
        let found = try await dependencies.database.snapshot { db -> Found? in
            guard let thread = try await thread(push, in: db), try await PresenceStore.online([push.user], at: now, in: db).isEmpty else {
                return nil
            }
            return (thread, try await name(push.side == .client ? thread.coach : thread.client, in: db))
        }
        guard let (thread, other) = found else { return nil }
        let unread = push.side == .client ? thread.clientUnread : thread.coachUnread
        guard unread > 0 else { return nil }
        return .messages(unread, from: other, to: push.side, client: push.client, recipient.settings.language.language)
    }

    /// Nothing of a call that began, was moved or was cancelled since, but for that itself.
    private func call(_ push: CoachingPush, _ recipient: PushRecipient, _ item: WorkItem) async throws -> PushWords? {
        guard let startsAt = push.startsAt?.instant, dependencies.runtime.clocks.now(run: item.run) < startsAt else { return nil }
        typealias Found = (call: StoredCall?, other: String?)
        let (call, other) = try await dependencies.database.snapshot { db -> Found in
            guard let id = push.call, let call = try await CallStore.find(id, in: db) else { return (nil, nil) }
            return (call, try await name(push.side == .client ? call.coach : call.client, in: db))
        }
        let isWaiting = call.map { $0.startsAt == startsAt && ($0.status == .scheduled || $0.status == .live) } ?? false
        guard push.news == .callCancelled || isWaiting else { return nil }
        let time = dependencies.zone(recipient.profile.timezone).time(at: startsAt)
        return .call(
            push.news, with: other, at: time, call: call?.id, to: push.side, client: push.client, recipient.settings.language.language)
    }

    private func coachAssigned(_ push: CoachingPush, _ recipient: PushRecipient) async throws -> PushWords? {
        typealias Found = (isThere: Bool, name: String?)
        let found = try await dependencies.database.snapshot { db -> Found in
            guard let coach = try await thread(push, in: db)?.coach else { return (false, nil) }
            return (true, try await name(coach, in: db))
        }
        return found.isThere ? .coachAssigned(found.name, client: push.client, recipient.settings.language.language) : nil
    }

    /// Nothing after the grace: then the tier fell, or it was paid.
    private func paymentDeclined(_ push: CoachingPush, _ recipient: PushRecipient, _ item: WorkItem) -> PushWords? {
        guard let until = push.until?.instant, dependencies.runtime.clocks.now(run: item.run) < until else { return nil }
        let day = dependencies.zone(recipient.profile.timezone).localDate(at: until)
        return .paymentDeclined(until: day, recipient.settings.language.language)
    }

    /// Nil for whoever is no side of it any more.
    private func thread(_ push: CoachingPush, in db: any Connection) async throws -> StoredThread? {
        guard let thread = try await ThreadStore.find(push.client, in: db), thread.state == .open else { return nil }
        return push.side == .client || thread.coach == push.user ? thread : nil
    }

    /// As the other side sees it: coaches have chosen theirs.
    private func name(_ user: UserID?, in db: any Connection) async throws -> String? {
        guard let user else { return nil }
        if let coach = try await CoachStore.find(user, in: db)?.name { return coach.text }
        return try await PersonStore.find(user, in: db)?.name?.text
    }
}

extension Zone {
    func time(at instant: Instant) -> ZonedTime { ZonedTime(date: localDate(at: instant), time: localTime(at: instant), zone: name) }
}
