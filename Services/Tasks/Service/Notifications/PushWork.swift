internal import Contracts
internal import JSONCoding
internal import Platform
internal import ServiceKit
internal import Storage
internal import TasksDomain
internal import Wire

/// Sends notifications to devices. One work item finds the devices of a person and adds an item for each, so that a device that fails is
/// tried again by itself.
struct PushWork: Sendable {
    let dependencies: TasksDependencies

    /// Adds a notification to the caller's transaction.
    func add(_ notification: NotificationID, of user: UserID, run: String?, in db: any Connection) async throws {
        try await dependencies.runtime.work.add(TasksWork.push, PushAddress(user: user, notification: notification), run: run, in: db)
    }

    var handlers: [WorkHandler] { [TasksWork.push.handle(spread), TasksWork.pushOne.handle(send)] }

    private func spread(_ address: PushAddress, _ item: WorkItem) async throws {
        guard let facts = try await facts(of: address.user, for: item), facts.settings.pushEnabled else { return }
        try await dependencies.database.write { db in
            for device in facts.devices {
                var one = address
                one.device = device.id
                try await dependencies.runtime.work.add(TasksWork.pushOne, one, run: item.run, in: db)
            }
        }
        dependencies.runtime.work.wake()
    }

    private func send(_ address: PushAddress, _ item: WorkItem) async throws {
        let stored = try await dependencies.database.read { db in
            try await NotificationStore.find(address.notification, of: address.user, in: db)
        }
        // Asked at every try: since the last one the person may have switched pushes off, or the phone may have changed hands.
        guard let stored, let facts = try await facts(of: address.user, for: item), facts.settings.pushEnabled,
            let device = facts.devices.first(where: { $0.id == address.device }),
            let text = stored.news.text(facts.settings.language.language),
            isCurrent(stored.news, facts, now: dependencies.runtime.clocks.now(run: item.run))
        else { return }
        let message = PushMessage(
            id: ShortText(trusted: "\(address.notification.text).\(device.id.text)"), to: device.token, title: text.title, body: text.body,
            route: text.route.text)
        let gateway = dependencies.runtime.gateway(credential: dependencies.settings.pushToken)
        try await gateway.deliver { gateway in
            _ = try await gateway.call(
                Sandbox.sendPush, reading: Nothing.self, at: dependencies.settings.pushURL, parameters: Nothing(), body: message,
                requestID: item.id, run: item.run, deadline: .seconds(10))
        }
    }

    /// A reminder of what is left of a day is of no use on the day after.
    private func isCurrent(_ news: News, _ facts: PushRecipient, now: Instant) -> Bool {
        guard case .reminder(_, let date) = news else { return true }
        return (dependencies.zones.zone(facts.profile.timezone) ?? .utc).localDate(at: now) == date
    }

    /// Nil when there is nobody any more.
    private func facts(of user: UserID, for item: WorkItem) async throws -> PushRecipient? {
        try await dependencies.runtime.peers.ask(
            Profiles.facts, reading: PushRecipient.self, at: dependencies.settings.profileURL, parameters: UserParameters(id: user),
            for: item.origin, deadline: .seconds(10))
    }
}
