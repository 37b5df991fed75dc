import HTTPCore
import JSONCoding
import Platform
import Security
import Testing
import Wire

@testable import FlowRunner

/// What `barbell work list|retry|drop` asks of a service, and what it makes of the answer.
@Suite struct WorkControlTests {
    private static let secret = Secret("a secret of at least thirty-two characters")

    private func control(
        _ log: RequestLog, secret: Secret? = Self.secret,
        _ answer: @escaping @Sendable (TransportRequest) throws(TransportError) -> TransportResponse
    ) -> WorkControl {
        let environment = RunEnvironment(
            transport: { FakeTransport(log: log, answer) }, clock: { Instant(milliseconds: 1_772_352_000_000) }, uptime: { .zero },
            sleep: { _ in })
        let auth = ServiceAddress(name: "auth", url: "http://a:1", hasTestHooks: nil)
        return WorkControl(services: [auth], secret: secret, environment: environment)
    }

    @Test(arguments: [
        (nil, false, "http://a:1/work"), (nil, true, "http://a:1/work?dead=true"),
        ("event:store", false, "http://a:1/work?kind=event:store"),
        ("event:store", true, "http://a:1/work?dead=true&kind=event:store"),
    ] as [(String?, Bool, String)])
    func piecesAreListed(_ kind: String?, _ isDead: Bool, _ url: String) throws {
        let log = RequestLog()
        let control = control(log) { _ in
            .json(
                200,
                """
                {"items": [
                  {"id": "1", "kind": "event:store", "dead": true, "attempts": 20, "dueAt": "2026-03-01T08:00:00.000Z", "lastError": "refused"},
                  {"id": "2", "kind": "mail", "dead": false, "attempts": 0, "dueAt": "2026-03-01T08:00:01.000Z"}]}
                """)
        }
        let pieces = try control.list(of: "auth", kind: kind, isDead: isDead)
        #expect(pieces == [
            .init(id: "1", kind: "event:store", isDead: true, attempts: 20, dueAt: "2026-03-01T08:00:00.000Z", lastError: "refused"),
            .init(id: "2", kind: "mail", isDead: false, attempts: 0, dueAt: "2026-03-01T08:00:01.000Z", lastError: ""),
        ])
        let request = try #require(log.all.first)
        #expect(log.all.count == 1 && request.method == "GET" && request.url == url)
        // The operator's, for this one service.
        let token = try #require(request.headers["Authorization"]?.dropFirst("Bearer ".count))
        #expect(token.hasPrefix("svc.operator~auth."))
        let tokens = try #require(ServiceTokens(secret: Self.secret))
        #expect(tokens.verify(String(token), for: "auth", now: Instant(milliseconds: 1_772_352_000_000))?.text == "operator")
    }

    @Test func someAreTriedAgainAndOthersForgotten() throws {
        let log = RequestLog()
        let control = control(log) { _ in .json(200, #"{"count": 3}"#) }
        #expect(try control.retry(of: "auth", ids: [], kind: "mail") == 3)
        #expect(try control.drop(of: "auth", ids: ["1", "2"], kind: nil) == 3)
        #expect(log.all.map(\.method) == ["POST", "POST"])
        #expect(log.all.map(\.url) == ["http://a:1/work/retry", "http://a:1/work/drop"])
        #expect(try log.all.map { try JSONParser.parse($0.body) } == [["kind": "mail"], ["ids": ["1", "2"]]])
    }

    @Test func aRefusalSaysWhy() throws {
        let log = RequestLog()
        let refused = control(log) { _ in
            .json(422, #"{"code": "validation_failed", "message": "m", "fields": [{"field": "ids", "message": "Name some."}]}"#)
        }
        #expect(throws: WorkControl.Refusal(message: "auth: Name some.", isEnvironment: false)) {
            try refused.drop(of: "auth", ids: [], kind: nil)
        }
        let forbidden = control(log) { _ in .json(403, #"{"code": "forbidden", "message": "Not for you."}"#) }
        #expect(throws: WorkControl.Refusal(message: "auth: Not for you.", isEnvironment: false)) {
            try forbidden.list(of: "auth", kind: nil, isDead: false)
        }
        let away = control(log) { _ throws(TransportError) in throw TransportError("connection refused") }
        #expect(throws: WorkControl.Refusal(message: "auth: connection refused", isEnvironment: true)) {
            try away.retry(of: "auth", ids: ["1"], kind: nil)
        }
        let before = log.all.count
        #expect(throws: WorkControl.Refusal.self) { try forbidden.list(of: "nutrition", kind: nil, isDead: false) }
        let unknown = control(log, secret: nil) { _ in .json(200, "{}") }
        #expect(throws: WorkControl.Refusal.self) { try unknown.list(of: "auth", kind: nil, isDead: false) }
        #expect(log.all.count == before, "neither was sent")
    }

    /// Of three services one is several processes and one is away.
    @Test func theListGoesOnAfterAServiceThatCannotBeAsked() {
        let environment = RunEnvironment(
            transport: {
                FakeTransport(log: RequestLog()) { request throws(TransportError) in
                    guard request.url.hasPrefix("http://a:1") else { throw TransportError("connection refused") }
                    return .json(200, #"{"items": []}"#)
                }
            }, clock: { Instant(milliseconds: 1_772_352_000_000) }, uptime: { .zero }, sleep: { _ in })
        let services = [
            ServiceAddress(name: "tasks", url: "http://a:1"), ServiceAddress(name: "auth", url: "http://b:2"),
            ServiceAddress(name: "tasks-1", url: "http://a:1", group: "tasks"), ServiceAddress(name: "postgres", url: "http://c:3"),
        ]
        let control = WorkControl(services: services, secret: Self.secret, environment: environment)
        #expect(control.services == ["auth", "tasks"])
        let lists = control.lists(of: control.services, kind: nil, isDead: false)
        #expect(lists.map { $0.service } == ["auth", "tasks"])
        #expect(lists.first?.result == .failure(WorkControl.Refusal(message: "auth: connection refused", isEnvironment: true)))
        #expect(lists.last?.result == .success([]))
    }
}
