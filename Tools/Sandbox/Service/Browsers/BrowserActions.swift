internal import Contracts
internal import HTTPCore
internal import JSONCoding
internal import Platform
internal import Security
internal import ServiceKit
internal import Storage
internal import WebPush
internal import Wire

/// A push service of browsers. It refuses what theirs refuse: the token of another sender, another encryption, too much.
struct BrowserActions: Sendable {
    let runtime: ServiceRuntime
    let messages: MessageActions
    /// How services reach the sandbox; as the caller does when nil.
    let address: String?

    var routes: [Route] { [Sandbox.subscribe.handle(subscribe), Sandbox.webPush.handleBytesResponse(push)] }

    private func subscribe(_ call: Call<Anyone, Nothing, SubscriptionRequest>) async throws -> BrowserSubscriptionDetails {
        let random = runtime.random
        let browser = SubscribedBrowser(
            id: hex(random.bytes(16)), key: .generate(random: random), secret: random.bytes(16),
            senderKey: call.body.applicationServerKey.text)
        try await runtime.database.write { db in try await BrowserStore.insert(browser, now: call.now, in: db) }
        return BrowserSubscriptionDetails(
            endpoint: PushToken(trusted: call.context.publicURL(address) + "/web-push/" + browser.id), keys: browser.keys)
    }

    private func push(_ call: Call<Anyone, SubscriptionParameters, Nothing>, _ request: HTTPRequest) async throws -> HTTPResponse {
        let found = try await runtime.database.read { db in try await BrowserStore.find(call.parameters.id.text, in: db) }
        guard let browser = found else { throw APIError(.notFound) }
        let origin = call.context.publicURL(address)
        // Browsers' services live in the time of their own clock.
        let now = runtime.clocks.now(run: nil)
        guard SenderIdentity.isGenuine(request.headers["Authorization"] ?? "", for: origin, by: browser.senderKey, now: now) else {
            throw APIError(.signatureInvalid)
        }
        guard request.headers["Content-Encoding"] == "aes128gcm", let ttl = request.headers["TTL"], UInt32(ttl) != nil,
            let plain = PushEncryption.open(request.body, with: browser.key, secret: browser.secret)
        else {
            throw APIError(.validationFailed, detail: "A push wants TTL, Content-Encoding: aes128gcm and a body that the browser can read.")
        }
        let notification = try InputDecoder.decode(BrowserNotification.self, from: plain)
        let isAnswered = try await messages.take(
            .push, id: notification.id, to: origin + "/web-push/" + browser.id, subject: notification.title.text,
            text: notification.body.text + "\n" + notification.route.text, refusal: .notFound, now: call.now)
        return isAnswered ? HTTPResponse(status: .created) : .brokenOff
    }
}
