internal import HTTPCore
public import Wire

extension Sandbox {
    public static let subscribe = Endpoint<Anyone, Nothing, SubscriptionRequest, BrowserSubscriptionDetails>(
        "sandbox.subscribe", .post, "/sandbox/browsers", status: .created,
        summary: "Subscribe as a browser does at its push service; what is pushed to it is shown among the messages")
    public static let webPush = Endpoint<Anyone, SubscriptionParameters, Nothing, Nothing>(
        "sandbox.webPush", .post, "/web-push/{id}", status: .created, rawBody: "application/octet-stream",
        errors: [.notFound, .signatureInvalid],
        summary: "A browser's push service: checks the sender's token, decrypts as the browser would, and records. RFC 8030, 8291, 8292")

    static let browsers: [Area] = [
        Area("Browsers", "A push service of browsers, and subscriptions of it.", [subscribe.description, webPush.description])
    ]
}

/// What a page asks its browser for.
public struct SubscriptionRequest: DTO {
    /// Who alone may push to the browser.
    public let applicationServerKey: BrowserPublicKey
    public init(applicationServerKey: BrowserPublicKey) { self.applicationServerKey = applicationServerKey }
    public static let example = SubscriptionRequest(applicationServerKey: .example)
}

/// A subscription, as `PushSubscription.toJSON()` gives it.
public struct BrowserSubscriptionDetails: DTO {
    /// Where to push to.
    public let endpoint: PushToken
    /// What to encrypt with.
    public let keys: BrowserKeys
    public init(endpoint: PushToken, keys: BrowserKeys) {
        self.endpoint = endpoint
        self.keys = keys
    }
    public static let example = BrowserSubscriptionDetails(
        endpoint: PushToken(trusted: "http://127.0.0.1:8025/web-push/5c2f0e3d9b7a41f08e6d4c3b2a190807"), keys: .example)
}

public struct SubscriptionParameters: DTO {
    /// Which subscription.
    public let id: ShortText
    public init(id: ShortText) { self.id = id }
    public static let example = SubscriptionParameters(id: ShortText(trusted: "5c2f0e3d9b7a41f08e6d4c3b2a190807"))
}
