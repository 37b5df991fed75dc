internal import Contracts
internal import HTTPClient
internal import HTTPCore
internal import JSONCoding
internal import Platform
internal import Security
internal import ServiceKit
internal import Storage
internal import WebPush
internal import Wire

/// Pushes to browsers. Other services ask for them here, so that one service has the key that browsers subscribed with, and forgets a
/// subscription as soon as its push service says that it is over.
struct BrowserPushActions: Sendable {
    let dependencies: ProfileDependencies

    private var settings: WebPushSettings? { dependencies.settings.webPush }
    /// What is not delivered by then is of no use any more.
    private static let longestLife: Duration = .days(1)
    /// Less than what the caller waits.
    private static let deadline: Duration = .seconds(8)

    func key(_ call: Call<SignedIn, Nothing, Nothing>) async throws -> WebPushKey {
        WebPushKey(publicKey: settings?.sender.map { BrowserPublicKey(trusted: $0.publicKey) })
    }

    func push(_ call: Call<PeerService, BrowserParameters, BrowserNotification>) async throws -> Nothing {
        let stored = try await dependencies.database.read { db in
            try await DeviceStore.subscription(call.parameters.device, of: call.parameters.id, in: db)
        }
        guard let settings, let sender = settings.sender, let stored, let origin = settings.services.origin(of: stored.endpoint) else {
            throw APIError(.notFound)
        }
        guard let life = life(of: call.body, now: call.now) else { return Nothing() }
        guard let request = try request(call.body, for: life, to: stored, origin: origin, by: sender) else {
            throw APIError(.internalError)
        }
        try await read(try await sent(request), of: stored, call)
        return Nothing()
    }

    /// How long the push service may keep what it cannot deliver at once; nil for what is of no use any more.
    private func life(of notification: BrowserNotification, now: Instant) -> Duration? {
        guard let end = notification.expiresAt else { return Self.longestLife }
        return end > now ? min(end - now, Self.longestLife) : nil
    }

    /// A push service that cannot be reached is one to come back to.
    private func sent(_ request: ClientRequest) async throws(APIError) -> ClientResponse {
        do throws(HTTPClientError) {
            return try await dependencies.runtime.http.send(request, deadline: Self.deadline)
        } catch {
            // Given up because the caller left or the process stops, it is no news.
            guard error != .cancelled else { throw APIError(.unavailable, retryAfter: .seconds(1)) }
            dependencies.runtime.logger.log(.warning, "a push service gave no answer", ["reason": .string(error.reason)])
            let wait: Duration = if case .circuitOpen(let retryAfter) = error { retryAfter } else { .seconds(1) }
            throw APIError(.unavailable, retryAfter: wait, detail: "The push service gave no answer: \(error.reason).")
        }
    }

    private func request(
        _ notification: BrowserNotification, for life: Duration, to browser: BrowserSubscription, origin: String,
        by sender: SenderIdentity
    ) throws -> ClientRequest? {
        let random = dependencies.runtime.random
        let plain = try JSONWriter.encode(notification.cut)
        // For the push service this is its own clock's business, so virtual time has no part in it.
        guard let authorization = sender.authorization(for: origin, now: dependencies.runtime.clocks.now(run: nil)),
            let body = PushEncryption.seal(plain, for: browser, key: .generate(random: random), salt: random.bytes(16))
        else { return nil }
        // Of pushes with one topic the browser gets the last that waits: a repeat takes the place of the first try.
        let topic = base64url(sha256(notification.id.text)).prefix(32)
        return ClientRequest(
            method: .post, url: browser.endpoint,
            headers: [
                "Authorization": authorization, "Content-Encoding": "aes128gcm", "Content-Type": "application/octet-stream",
                "TTL": "\(life.components.seconds)", "Urgency": "normal", "Topic": String(topic),
            ], body: body)
    }

    private func read(
        _ response: ClientResponse, of browser: BrowserSubscription, _ call: Call<PeerService, BrowserParameters, BrowserNotification>
    ) async throws {
        let answer = PushAnswer(response)
        if answer == .delivered { return }
        let status = response.status.code
        if answer == .ended {
            try await dependencies.database.write { db in
                try await DeviceStore.forget(call.parameters.device, endpoint: browser.endpoint, in: db)
            }
        } else {
            dependencies.runtime.logger.log(.warning, "a push service refused", ["status": .integer(Int64(status))])
        }
        if case .later(let wait) = answer {
            throw APIError(.unavailable, retryAfter: wait, detail: "The push service answered \(status).")
        }
        // Callers give the push up as they do where nobody is subscribed any more. What was refused keeps its subscription: the reason may
        // be a key of ours that is set right again.
        throw APIError(.notFound, detail: "The push service answered \(status).")
    }
}

extension BrowserNotification {
    /// What the service worker gets: within what a push may hold, with room for JSON's own characters.
    fileprivate var cut: BrowserNotification {
        func cut(_ text: PlainText, _ count: Int) -> String { String(String.UnicodeScalarView(text.text.unicodeScalars.prefix(count))) }
        return BrowserNotification(id: id, title: cut(title, 120), body: cut(body, 400), route: cut(route, 200))
    }
}
