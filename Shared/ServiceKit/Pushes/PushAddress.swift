public import Contracts
public import Wire

/// Which notification goes to whom, as the payload of work.
public protocol PushAddress: DTO {
    var user: UserID { get }
    /// Nil until their devices are known.
    var device: DeviceID? { get set }
    /// The same at every try: by it and the device, gateways recognise a repeat.
    var notificationID: String { get }
}

/// The part of a person's facts at the profile service that pushes to them follow from.
public protocol PushReceiver: DTO {
    var devices: [PushDevice] { get }
}

/// An app that somebody installed, as far as pushes go.
public struct PushDevice: DTO {
    public let id: DeviceID
    public let token: PushToken
    /// Whether it is a browser, which the profile service pushes to.
    public let isWebPush: Bool?
    public init(id: DeviceID, token: PushToken, isWebPush: Bool? = nil) {
        self.id = id
        self.token = token
        self.isWebPush = isWebPush
    }
    public static let example = PushDevice(id: .example, token: .example)
}

/// What a notification says, in its receiver's language.
public struct PushText: Sendable, Hashable {
    public let title: String
    public let body: String
    /// The screen that it opens.
    public let route: String
    /// When it is of no use any more, however late a device is reached; nil for what stays of use.
    public let expiresAt: Instant?

    public init(title: String, body: String, route: String, expiresAt: Instant? = nil) {
        self.title = title
        self.body = body
        self.route = route
        self.expiresAt = expiresAt
    }
}
