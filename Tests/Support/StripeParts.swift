internal import HTTPCore
internal import JSONCoding
internal import Synchronization

/// What a key stands for: a call that runs, or its answer.
struct StripeKeyState: Sendable {
    let contents: String
    let reply: StripeReply?
}

/// An answer of Stripe's.
struct StripeReply: Sendable {
    var status: Int
    var body: JSONValue
    var isReplayed = false

    var isSuccess: Bool { (200..<300).contains(status) }

    static func error(
        _ status: Int, _ type: String, code: String? = nil, declineCode: String? = nil, parameter: String? = nil,
        message: String = "refused",
        intent: JSONValue? = nil
    ) -> StripeReply {
        var error: JSONObject = ["type": .string(type), "message": .string(message)]
        error["code"] = code.map { .string($0) }
        error["decline_code"] = declineCode.map { .string($0) }
        error["param"] = parameter.map { .string($0) }
        error["payment_intent"] = intent
        return StripeReply(status: status, body: ["error": .object(error)])
    }

    static func missing(_ parameter: String, status: Int = 404) -> StripeReply {
        .error(status, "invalid_request_error", code: "resource_missing", parameter: parameter)
    }

    var response: HTTPResponse {
        var headers: HTTPHeaders = ["Content-Type": "application/json"]
        if isReplayed { headers["Idempotent-Replayed"] = "true" }
        return HTTPResponse(status: HTTPStatus(status), headers: headers, body: .bytes(body.bytes()))
    }
}

/// What Stripe would know of an intent and localstripe does not.
struct StripeIntentFacts: Sendable {
    var returnURL: String?
    /// The last refusal's `code` and `decline_code`, and the card.
    var refusal: (code: String, declineCode: String?, card: JSONValue)?
}

/// Runs one thing after the other, as Stripe does for one payment.
final class StripeQueue: Sendable {
    private let tail = Mutex<Task<Void, Never>?>(nil)

    func run<Value: Sendable>(_ body: @escaping @Sendable () async -> Value) async -> Value {
        let task = tail.withLock { tail in
            let before = tail
            let task = Task {
                await before?.value
                return await body()
            }
            tail = Task { _ = await task.value }
            return task
        }
        return await task.value
    }
}

/// Where calls wait until they are let go.
final class StripeGate: Sendable {
    private struct State {
        var held: [CheckedContinuation<Void, Never>] = []
        var watchers: [CheckedContinuation<Void, Never>] = []
    }
    private let state = Mutex(State())

    func hold() async {
        await withCheckedContinuation { continuation in
            let watchers = state.withLock { state in
                state.held.append(continuation)
                defer { state.watchers = [] }
                return state.watchers
            }
            for watcher in watchers { watcher.resume() }
        }
    }

    func arrival() async {
        await withCheckedContinuation { continuation in
            let isThere = state.withLock { state in
                if state.held.isEmpty { state.watchers.append(continuation) }
                return !state.held.isEmpty
            }
            if isThere { continuation.resume() }
        }
    }

    func release() {
        let held = state.withLock { state in
            defer { state.held = [] }
            return state.held
        }
        for continuation in held { continuation.resume() }
    }
}

/// A form's fields; names may repeat.
struct StripeFormFields {
    private var fields: [(name: String, value: String)] = []

    init(_ text: String) {
        for pair in text.split(separator: "&") {
            let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            fields.append((Self.plain(sides[0]), sides.count > 1 ? Self.plain(sides[1]) : ""))
        }
    }

    subscript(_ name: String) -> String? { fields.first { $0.name == name }?.value }
    func all(_ name: String) -> [String] { fields.filter { $0.name == name }.map(\.value) }

    private static func plain(_ text: Substring) -> String {
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%"), let code = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) {
                bytes.append(code)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
