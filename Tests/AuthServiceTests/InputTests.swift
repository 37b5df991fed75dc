import AppTesting
import AuthService
import Contracts
import HTTPCore
import JSONCoding
import Platform
import Security
import ServiceKit
import Storage
import TestSupport
import Testing
import Wire

/// Every route with inputs that no app should send: a clear refusal, never a 5xx, never a change.
@Suite struct InputTests {
    /// Costly to compare, and to walk back over.
    private static let marks = String(String.UnicodeScalarView((0..<20_000).map { $0.isMultiple(of: 2) ? "\u{301}" : "\u{316}" }))
    private static let flags = String(repeating: "🇸🇦", count: 5000)
    private static let bodies: [(name: String, text: String)] = [
        ("nothing", ""), ("not JSON", "hello"), ("half an object", #"{"email": "#), ("a list", "[]"), ("a number", "7"), ("null", "null"),
        ("an empty object", "{}"), ("nulls", #"{"email":null,"password":null,"phone":null,"token":null,"refreshToken":null}"#),
        ("numbers", #"{"email":1,"password":2,"phone":3,"token":4,"refreshToken":5,"name":6,"challengeId":7,"code":8}"#),
        ("huge and negative numbers", #"{"code":-1,"challengeId":1e308,"phone":99999999999999999999999999,"termsAccepted":-0.0}"#),
        (
            "Arabic and emoji",
            #"{"email":"ليلى@مثال.سعودية","password":"😀😀","phone":"خمسة","token":"👨‍👩‍👧","code":"٠١","name":"🎉","product":"عاش"}"#
        ),
        ("deep nesting", String(repeating: "[", count: 5000) + String(repeating: "]", count: 5000)),
        (
            "long texts",
            #"{"email":"\#(String(repeating: "a", count: 5000))@b.io","password":"\#(String(repeating: "A1", count: 3000))","phone":"\#(String(repeating: "5", count: 5000))","token":"\#(String(repeating: "t", count: 5000))","refreshToken":"\#(String(repeating: "t", count: 5000))","name":"\#(String(repeating: "n", count: 5000))"}"#
        ),
        ("a member of marks", "{\"a\(marks)\":1,\"b\":2}"),
        (
            "texts of marks",
            "{\"email\":\"a\(marks)\",\"name\":\"a\(marks)\",\"product\":\"a\(marks)\",\"phone\":\"\(marks)\",\"password\":\"A1\(marks)\"}"
        ),
        ("flags", "{\"email\":\"\(flags)\",\"name\":\"\(flags)\",\"phone\":\"\(flags)\",\"code\":\"\(flags)\",\"token\":\"\(flags)\"}"),
        ("a NUL", #"{"email":"a\u0000@b.io","password":"A1\u0000aaaaaa","name":"\u0000","token":"\u0000","phone":"\u0000"}"#),
        ("a lone surrogate", #"{"email":"\ud800","name":"\ud800"}"#), ("the same name twice", #"{"email":"a@b.io","email":"c@d.io"}"#),
        ("a statement", #"{"email":"'; DROP TABLE users; --","password":"x","token":"' OR '1'='1","refreshToken":"' OR 1=1"}"#),
    ]

    @Test(arguments: Transport.allCases)
    func everyRouteRefusesWhatItCannotUse(_ transport: Transport) async throws {
        try await AuthFixture.run(transport: transport) { fixture async throws in
            let account = try await fixture.signUp()
            let client = fixture.bearing(account.accessToken)
            for endpoint in Auth.all where endpoint.body != nil && endpoint.id != "auth.logout" {
                for (name, text) in Self.bodies {
                    let answer = try await client.json(endpoint.method, endpoint.path.description, text)
                    let label = "\(endpoint.id) with \(name): \(answer.status)"
                    #expect((400..<500).contains(answer.status) || (endpoint.id == "auth.demo" && answer.status == 201), "\(label)")
                    let violations = endpoint.violations(
                        status: answer.status, contentType: answer.headers["Content-Type"], body: answer.json)
                    #expect(violations.isEmpty, "\(label) \(violations)")
                }
            }
            #expect(try await fixture.bearing(account.accessToken).answer(Auth.me).status == 200)
            #expect(try await fixture.rows("SELECT id FROM users WHERE demo_product IS NULL") == 1)
        }
    }

    @Test(arguments: Transport.allCases)
    func everyRouteKnowsItsMethods(_ transport: Transport) async throws {
        try await AuthFixture.run(transport: transport) { fixture async throws in
            for endpoint in Auth.all {
                let path = endpoint.path.path(["id": SessionID.example.text, "kid": "a-key"]) ?? ""
                let answer = try await fixture.client.send(.patch, path)
                #expect(answer.status == 405, "\(endpoint.id)")
                #expect(answer.headers["Allow"]?.contains(endpoint.method.rawValue) == true)
                #expect(answer.code == .methodNotAllowed)
            }
        }
    }

    @Test(arguments: ["", "Bearer", "Bearer ", "Bearer x", "Basic abc", "bearer a.b.c", "Bearer svc.tasks.99999999999.x", "Bearer 😀"])
    func everySignedInRouteRefusesOtherTokens(_ header: String) async throws {
        try await AuthFixture.run { fixture async throws in
            for endpoint in Auth.all where endpoint.access != .anyone {
                let path = endpoint.path.path(["id": SessionID.example.text, "kid": "a-key"]) ?? ""
                let answer = try await fixture.client.send(endpoint.method, path, headers: ["Authorization": header])
                #expect(answer.status == 401, "\(endpoint.id)")
                #expect(answer.code.map(ErrorCode.tokenRefusals.contains) == true)
                #expect(answer.headers["WWW-Authenticate"]?.hasPrefix("Bearer") == true)
            }
        }
    }

    @Test func peopleAreNoServices() async throws {
        try await AuthFixture.run { fixture async throws in
            let account = try await fixture.signUp()
            #expect(try await fixture.bearing(account.accessToken).answer(Auth.rotateKeys).code == .forbidden)
        }
    }

    @Test func oversizeBodiesAreRefusedAndTheConnectionGoesOn() async throws {
        try await AuthFixture.run(transport: .socket) { fixture async throws in
            let large = #"{"email":""# + String(repeating: "a", count: 2 << 20) + #""}"#
            #expect(try await fixture.client.json(.post, "/auth/login", large).status == 413)
            #expect(try await fixture.client.send(.get, "/health").status == 200)
        }
    }

    @Test(arguments: ["text/plain", "application/x-www-form-urlencoded", "application/jsonx", "multipart/form-data; boundary=x"])
    func otherMediaTypesAreRefused(_ type: String) async throws {
        try await AuthFixture.run { fixture async throws in
            let answer = try await fixture.client.send(.post, "/auth/login", headers: ["Content-Type": type], body: Array("{}".utf8))
            #expect(answer.code == .unsupportedMediaType)
        }
    }

    @Test func errorsSpeakTheReadersLanguage() async throws {
        try await AuthFixture.run { fixture async throws in
            for (header, arabic) in [("ar", true), ("en", false), ("ar-SA,ar;q=0.9", true), ("fr", false)] {
                let answer = try await fixture.client.with("Accept-Language", header).json(.post, "/auth/signup", "{}")
                let text = (answer.json?["message"]?.string ?? "") + (answer.json?["fields"]?[0]?["message"]?.string ?? "")
                #expect(text.unicodeScalars.contains { (0x600...0x6ff).contains($0.value) } == arabic)
            }
        }
    }
}
