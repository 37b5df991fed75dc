internal import Contracts
public import Platform
internal import Storage
internal import Wire

/// The push gateway of a service.
public struct PushLink: Sendable {
    /// Base URL of the gateway.
    public var url: String
    /// What the gateway gave out to be known by, sent as a bearer token.
    public var token: Secret?

    public init(url: String, token: Secret? = nil) {
        self.url = url
        self.token = token
    }

    /// Reads `…_PUSH_URL`, which is the sandbox for developers and required in production, and `…_PUSH_TOKEN`.
    /// - Parameter prefix: of the settings' names.
    public init(_ prefix: String, from reader: inout ConfigReader) {
        self.init(url: reader.gateway("\(prefix)_PUSH_URL", default: "http://127.0.0.1:8025"))
        token = reader.optionalSecret("\(prefix)_PUSH_TOKEN")
    }
}

/// Sends notifications to devices. One work item finds the devices of a person and adds an item for each, so that a device that fails is
/// tried again by itself.
public struct PushDelivery<Address: PushAddress, Receiver: PushReceiver>: Sendable {
    /// What there is to say to somebody by now; nil when nothing is, or they do not want to hear it.
    public typealias Text = @Sendable (Address, Receiver, WorkItem) async throws -> PushText?

    private let runtime: ServiceRuntime
    private let link: PushLink
    private let profileURL: String
    private let kinds: (person: WorkKind<Address>, device: WorkKind<Address>)
    private let text: Text

    /// - Parameters:
    ///   - kinds: of the work: to a person, and to one of their devices.
    ///   - text: asked when the devices are looked for and again at every try: since the last one the person may have switched pushes off.
    public init(
        runtime: ServiceRuntime, link: PushLink, profileURL: String, kinds: (person: WorkKind<Address>, device: WorkKind<Address>),
        text: @escaping Text
    ) {
        self.runtime = runtime
        self.link = link
        self.profileURL = profileURL
        self.kinds = kinds
        self.text = text
    }

    public var handlers: [WorkHandler] { [kinds.person.handle(spread), kinds.device.handle(send)] }

    private func spread(_ address: Address, _ item: WorkItem) async throws {
        guard let receiver = try await receiver(of: address, for: item), try await text(address, receiver, item) != nil else { return }
        try await runtime.database.write { db in
            for device in receiver.devices {
                var one = address
                one.device = device.id
                try await runtime.work.add(kinds.device, one, run: item.run, in: db)
            }
        }
        runtime.work.wake()
    }

    private func send(_ address: Address, _ item: WorkItem) async throws {
        // The phone may have changed hands.
        guard let receiver = try await receiver(of: address, for: item),
            let device = receiver.devices.first(where: { $0.id == address.device }), let text = try await text(address, receiver, item)
        else { return }
        let id = ShortText(trusted: "\(address.notificationID).\(device.id.text)")
        if device.isWebPush == true { return try await send(text, as: id, toBrowser: device.id, of: address.user, for: item) }
        let message = PushMessage(
            id: id, to: device.token, title: text.title, body: text.body, route: text.route, expiresAt: text.expiresAt)
        try await runtime.gateway(credential: link.token).deliver { gateway in
            _ = try await gateway.call(
                Sandbox.sendPush, reading: Nothing.self, at: link.url, parameters: Nothing(), body: message, requestID: item.id,
                run: item.run, deadline: .seconds(10))
        }
    }

    /// A browser that is not there any more is no failure: its subscription ended in the meantime. Nor is one whose push service will never
    /// take this: the profile service has logged that, and trying again would change nothing.
    private func send(_ text: PushText, as id: ShortText, toBrowser device: DeviceID, of user: UserID, for item: WorkItem) async throws {
        let notification = BrowserNotification(
            id: id, title: text.title, body: text.body, route: text.route, expiresAt: text.expiresAt)
        try await runtime.peers.deliver { peers in
            do {
                _ = try await peers.call(
                    Profiles.pushToBrowser, reading: Nothing.self, at: profileURL,
                    parameters: BrowserParameters(id: user, device: device), body: notification, requestID: item.id, run: item.run,
                    deadline: .seconds(10))
            } catch let error as APIError where error.code == .notFound {}
        }
    }

    /// Nil when there is nobody any more.
    private func receiver(of address: Address, for item: WorkItem) async throws -> Receiver? {
        try await runtime.peers.ask(
            Profiles.facts, reading: Receiver.self, at: profileURL, parameters: UserParameters(id: address.user), for: item.origin,
            deadline: .seconds(10))
    }
}
