internal import CurlKit
internal import FlowRunner
internal import HTTPCore
internal import Synchronization
internal import Wire

/// Fills requests in from a world and sends them, one at a time, over a connection it keeps. One for each thread.
final class Sender {
    private let service: ServiceName
    private let url: String
    private let timeout: Duration
    private let rules: FuzzRules
    private let keys: KeySource
    private var session: EasySession?
    /// The case that it sent last, where that was answered.
    var answered: (one: FuzzCase, place: [Int])?

    /// - Parameter url: the service's address, without a slash at the end.
    init(service: ServiceName, url: String, timeout: Duration, rules: FuzzRules, keys: KeySource) {
        self.service = service
        self.url = url
        self.timeout = timeout
        self.rules = rules
        self.keys = keys
    }

    func send(_ draft: RequestDraft, _ operation: Operation, _ world: World) -> Reply {
        guard var request = request(draft, operation, world) else { return .unsent }
        request.options.timeout = timeout
        request.options.connectTimeout = min(timeout, .seconds(5))
        request.options.maximumBodyBytes = 64 << 20
        request.options.pathAsIs = true
        do throws(CurlError) {
            let session: EasySession
            if let kept = self.session { session = kept } else { session = try EasySession() }
            self.session = session
            let answer = try session.perform(request)
            return .answer(Answer(status: answer.status.code, headers: answer.headers, body: answer.body))
        } catch {
            return switch error {
            case .connectFailed(let what): .unreachable(what)
            case .timedOut(let isConnecting):
                isConnecting ? .unreachable("connecting took too long") : .silence("no answer in \(timeout.components.seconds) s")
            case .reset(let what): .silence("the connection broke: \(what)")
            // libcurl refuses to send such a request, so the case is left out.
            case .invalidRequest: .unsent
            default: .silence("\(error)")
            }
        }
    }

    private func request(_ draft: RequestDraft, _ operation: Operation, _ world: World) -> CurlRequest? {
        guard let target = Target.path(draft, operation, { world.text($0) }) else { return nil }
        var request = CurlRequest(method: draft.method, url: url + target)
        var run = world.run
        switch draft.body {
        case .none: break
        case .json(let node): request.body = .bytes(node.bytes { world.json($0) })
        case .bytes(let bytes): if !bytes.isEmpty { request.body = .bytes(bytes) }
        }
        if let type = draft.contentType { request.headers.add("Content-Type", type) }
        switch token(draft.credential, operation, world) {
        case .missing: return nil
        case .none: break
        case .value(let value): request.headers.add("Authorization", value)
        case .late(let value):
            guard let late = world.lateRun else { return nil }
            run = late
            request.headers.add("Authorization", value)
        }
        request.headers.add("X-Test-Run", run)
        for header in draft.headers { request.headers.add(header.name, header.value) }
        if operation.endpoint.requiresKey, !draft.isWithoutKey, request.headers["Idempotency-Key"] == nil {
            request.headers.add("Idempotency-Key", keys.next())
        }
        return request
    }

    private enum Token { case none, missing, value(String), late(String) }

    private func token(_ credential: RequestDraft.Credential, _ operation: Operation, _ world: World) -> Token {
        func captured(_ name: String) -> String? { world.values[name]?.rendered }
        func right() -> String? {
            switch operation.endpoint.access {
            case .anyone: rules.token(of: operation.id).flatMap(captured)
            case .signedIn: captured(rules.token(of: operation.id) ?? "token")
            case .coach: captured(rules.token(of: operation.id) ?? "coach_token")
            case .admin: captured(rules.token(of: operation.id) ?? "admin_token")
            case .service: world.serviceToken(for: service)
            }
        }
        func bearer(_ token: String?) -> Token { token.map { .value("Bearer " + $0) } ?? .missing }
        switch credential {
        case .right: return operation.endpoint.access == .anyone && right() == nil ? .none : bearer(right())
        case .none: return .none
        case .person: return bearer(captured("token"))
        case .other: return bearer(captured("other_token"))
        case .service: return bearer(world.serviceToken(for: service))
        case .refresh: return bearer(captured("refresh_token"))
        case .literal(let text): return .value(text)
        case .forged: return bearer(right().map(Self.spoilt))
        // Service tokens go by the real time, which nobody can move.
        case .expired: return operation.endpoint.access == .service ? .missing : right().map { .late("Bearer " + $0) } ?? .missing
        }
    }

    /// With one letter of the signature changed; not the last, which may hold bits that mean nothing.
    private static func spoilt(_ token: String) -> String {
        var bytes = Array(token.utf8)
        guard bytes.count > 12 else { return token + "A" }
        let place = bytes.count - 10
        bytes[place] = bytes[place] == UInt8(ascii: "A") ? UInt8(ascii: "B") : UInt8(ascii: "A")
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// Idempotency keys that no other request of the run has.
final class KeySource: Sendable {
    private let count = Atomic<Int>(0)
    func next() -> String { "fuzz-key-number-\(count.wrappingAdd(1, ordering: .relaxed).newValue)" }
}

/// The path and query of a draft.
enum Target {
    /// - Parameter fill: the text of a captured value.
    /// - Returns: nil when a hole has no value.
    static func path(_ draft: RequestDraft, _ operation: Operation, _ fill: (String) -> String, encodesCaptures: Bool = true) -> String? {
        func text(_ value: RequestDraft.Value) -> String {
            switch value {
            case .text(let text): PercentEncoding.encode(text)
            case .encoded(let text): text
            case .captured(let name): encodesCaptures ? PercentEncoding.encode(fill(name)) : fill(name)
            }
        }
        var target = ""
        for segment in operation.endpoint.path.segments {
            switch segment {
            case .literal(let literal): target += "/" + literal
            case .parameter(let name):
                guard let value = draft.path[name] else { return nil }
                target += "/" + text(value)
            }
        }
        if target.isEmpty { target = "/" }
        guard !draft.query.isEmpty else { return target }
        return target + "?" + draft.query.map { PercentEncoding.encode($0.name) + "=" + text($0.value) }.joined(separator: "&")
    }
}
