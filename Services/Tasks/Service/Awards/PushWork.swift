internal import Contracts
internal import JSONCoding
internal import Platform
internal import ServiceKit
internal import Storage
internal import TasksDomain
internal import Wire

/// Sends notifications to the devices of their people: one piece of work finds the devices, and each of them has its own, so that one
/// that fails repeats no other.
struct PushWork: Sendable {
    let keeper: TaskKeeper

    /// Adds a notification to the caller's transaction.
    func add(_ notification: NotificationID, of user: UserID, run: String?, in db: any Connection) async throws {
        try await keeper.runtime.work.add(TaskWork.push, Address(user: user, notification: notification).payload, run: run, in: db)
    }

    var handlers: [WorkKind: WorkHandler] {
        [TaskWork.push: { item in try await spread(item) }, TaskWork.pushOne: { item in try await send(item) }]
    }

    private func spread(_ item: WorkItem) async throws {
        let address = try Address(item.payload)
        guard let facts = try await facts(of: address.user, for: item), facts.settings.pushEnabled else { return }
        try await keeper.database.write { db in
            for device in facts.devices {
                var one = address
                one.device = device.id
                try await keeper.runtime.work.add(TaskWork.pushOne, one.payload, run: item.run, in: db)
            }
        }
        keeper.runtime.work.wake()
    }

    private func send(_ item: WorkItem) async throws {
        let address = try Address(item.payload)
        let stored = try await keeper.database.read { db in
            try await NotificationStore.find(address.notification, of: address.user, in: db)
        }
        // Asked at every try: meanwhile the person may have had enough, or the phone may be somebody else's.
        guard let stored, let facts = try await facts(of: address.user, for: item), facts.settings.pushEnabled,
            let device = facts.devices.first(where: { $0.id == address.device }),
            let text = stored.news.text(facts.settings.language.language),
            isCurrent(stored.news, facts, now: keeper.runtime.clocks.now(run: item.run))
        else { return }
        let message = PushMessage(
            id: ShortText(trusted: "\(address.notification.text).\(device.id.text)"), to: device.token, title: text.title, body: text.body,
            route: text.route.text)
        try await keeper.runtime.peers.deliver { peers in
            _ = try await peers.call(
                Sandbox.sendPush, reading: Nothing.self, at: keeper.settings.pushURL, parameters: Nothing(), body: message, requestID: item.id,
                run: item.run, deadline: .seconds(10))
        }
    }

    /// What was left of a day is of no use the day after.
    private func isCurrent(_ news: News, _ facts: PushRecipient, now: Instant) -> Bool {
        guard case .reminder(_, let date) = news else { return true }
        return (keeper.zones.zone(facts.profile.timezone) ?? .utc).localDate(at: now) == date
    }

    /// Nil when there is nobody any more.
    private func facts(of user: UserID, for item: WorkItem) async throws -> PushRecipient? {
        do {
            return try await keeper.runtime.peers.call(
                Profiles.facts, reading: PushRecipient.self, at: keeper.settings.profileURL, parameters: UserParameters(id: user),
                body: Nothing(), requestID: item.id, run: item.run, deadline: .seconds(10))
        } catch let error as APIError where error.code == .notFound {
            return nil
        } catch {
            throw WorkFailure.temporary("\(error)")
        }
    }

    /// Which notification goes to whom, and to which of their devices once that is known.
    private struct Address: Sendable {
        let user: UserID
        let notification: NotificationID
        var device: DeviceID?

        init(user: UserID, notification: NotificationID) {
            self.user = user
            self.notification = notification
        }

        init(_ payload: JSONValue) throws(WorkFailure) {
            guard let user = payload["user"]?.string, let notification = payload["notification"]?.string else { throw .permanent("incomplete") }
            self.user = UserID(trusted: user)
            self.notification = NotificationID(trusted: notification)
            device = payload["device"]?.string.map(DeviceID.init(trusted:))
        }

        var payload: JSONValue {
            .object([
                "user": .string(user.text), "notification": .string(notification.text),
                "device": device.map { .string($0.text) } ?? .null,
            ])
        }
    }
}
