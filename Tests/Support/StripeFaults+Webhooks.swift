internal import HTTPClient
internal import HTTPCore
public import JSONCoding
internal import Platform
internal import Security
internal import Synchronization
internal import Wire

/// An event that a change of state made.
public struct StripeEvent: Sendable {
    public let id: String
    /// `payment_intent.succeeded` …
    public let kind: String
    /// The payment intent.
    public let payment: String?
    public let body: [UInt8]
}

/// A webhook that localstripe sent: its body and its signature.
public struct StripeWebhook: Sendable {
    public let body: [UInt8]
    public let signature: String?
    public var event: JSONValue { (try? JSONParser.parse(body)) ?? .null }
}

/// How an event is delivered.
public enum StripeDelivery: Sendable, CaseIterable {
    case signed
    /// By the secret that was replaced.
    case signedByOlderSecret
    /// As while a secret is being replaced: by a secret that nobody knows here and by the good one.
    case signedByTwo
    /// By somebody who does not know the secret.
    case forged
    /// Signed, and changed on its way.
    case altered
    /// Signed 301 s and more ago.
    case old
    /// Signed for a time 302 s ahead.
    case fromTheFuture
    case unsigned
}

extension StripeFaults {
    /// What happened so far, in order, whether or not the caller got its answer. Stripe's own ids: no two proxies share one.
    public var events: [StripeEvent] { state.withLock(\.events) }

    func record(_ kind: String, _ object: JSONValue) {
        state.withLock { state in
            let port = state.url.split(separator: ":").last ?? ""
            let id = "evt_\(port)x\(state.events.count + 1)"
            let event: JSONValue = [
                "id": .string(id), "object": "event", "api_version": "2024-06-20", "created": .integer(SystemClock().now().seconds),
                "data": ["object": object], "livemode": false, "pending_webhooks": 1, "type": .string(kind),
            ]
            let payment = kind.hasPrefix("payment_intent.") ? object["id"] : object["payment_intent"]
            state.events.append(StripeEvent(id: id, kind: kind, payment: payment?.string, body: event.bytes()))
        }
    }

    /// An event of any kind, of the test's own making.
    public func event(_ kind: String, _ object: JSONValue) -> StripeEvent? {
        record(kind, object)
        return events.last
    }

    /// The header `Stripe-Signature` of a delivery; made without the code that it is to test. Nil for `unsigned`.
    public func signature(of body: [UInt8], as delivery: StripeDelivery, now: Int64) -> String? {
        func signed(_ time: Int64, _ secrets: Secret...) -> String {
            let codes = secrets.map { "v1=" + hex(hmacSHA256(key: Array($0.reveal().utf8), Array("\(time).".utf8) + body)) }
            return (["t=\(time)"] + codes).joined(separator: ",")
        }
        let unknown = Secret("whsec_none_0123456789abcdef")
        return switch delivery {
        case .signed, .altered: signed(now, webhookSecrets[0])
        case .signedByOlderSecret: signed(now, webhookSecrets[1])
        case .signedByTwo: signed(now, unknown, webhookSecrets[0])
        case .forged: signed(now, unknown)
        case .old: signed(now - 301, webhookSecrets[0])
        case .fromTheFuture: signed(now + 302, webhookSecrets[0])
        case .unsigned: nil
        }
    }

    /// Posts one event.
    /// - Parameter now: by the receiver's clock, in seconds since 1970, where that one stands still; nil for the clock of this machine.
    /// - Returns: the status of the answer.
    @discardableResult
    public func deliver(
        _ event: StripeEvent, to url: String, as delivery: StripeDelivery = .signed, now: Int64? = nil
    ) async throws -> Int {
        var headers: HTTPHeaders = ["Content-Type": "application/json; charset=utf-8"]
        headers["Stripe-Signature"] = signature(of: event.body, as: delivery, now: now ?? SystemClock().now().seconds)
        let body = delivery == .altered ? Self.altered(event.body) : event.body
        return try await client.send(ClientRequest(method: .post, url: url, headers: headers, body: body), deadline: .seconds(30)).status
            .code
    }

    /// Posts events several times each, in their order or shuffled, one after the other or all at once.
    /// - Returns: the statuses, in the order of sending.
    @discardableResult
    public func deliver(
        _ events: [StripeEvent], to url: String, copies: Int = 1, shuffledBy seed: UInt64? = nil, atOnce: Bool = false
    ) async throws -> [Int] {
        var list = events.flatMap { Array(repeating: $0, count: copies) }
        if let seed {
            let random = SeededRandom(seed: seed)
            for index in list.indices.dropFirst() { list.swapAt(index, Int(random.below(UInt64(index + 1)))) }
        }
        guard atOnce else {
            var statuses: [Int] = []
            for event in list { statuses.append(try await deliver(event, to: url)) }
            return statuses
        }
        return try await withThrowingTaskGroup(of: (Int, Int).self) { group in
            for (index, event) in list.enumerated() { group.addTask { (index, try await self.deliver(event, to: url)) } }
            var statuses = [Int](repeating: 0, count: list.count)
            for try await (index, status) in group { statuses[index] = status }
            return statuses
        }
    }

    /// The same text with another amount.
    private static func altered(_ body: [UInt8]) -> [UInt8] {
        Array(String(decoding: body, as: UTF8.self).replacing("\"amount\":", with: "\"amount\":1").utf8)
    }

    // MARK: - Localstripe's own webhooks

    /// Has localstripe send its webhooks here, which it does a second after the event; events of other tests are among them.
    public func captureWebhooks() async {
        let secret = webhookSecrets[0].reveal()
        let port = url.split(separator: ":").last ?? ""
        _ = await post("/_config/webhooks/test\(port)", json: ["url": .string(url + "/captured"), "secret": .string(secret)])
    }

    /// Waits for one of them.
    public func captured(where matches: @escaping @Sendable (StripeWebhook) -> Bool) async -> StripeWebhook {
        await withCheckedContinuation { continuation in
            let found = state.withLock { state -> StripeWebhook? in
                let found = state.captured.first(where: matches)
                if found == nil { state.captureWaiters.append((matches, continuation)) }
                return found
            }
            if let found { continuation.resume(returning: found) }
        }
    }

    func capture(_ request: HTTPRequest) -> HTTPResponse {
        let webhook = StripeWebhook(body: request.body, signature: request.headers["Stripe-Signature"])
        let ready = state.withLock { state in
            state.captured.append(webhook)
            let ready = state.captureWaiters.filter { $0.matches(webhook) }.map(\.continuation)
            state.captureWaiters.removeAll { $0.matches(webhook) }
            return ready
        }
        for continuation in ready { continuation.resume(returning: webhook) }
        return HTTPResponse(status: .ok)
    }
}
