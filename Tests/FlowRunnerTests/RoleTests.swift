import Contracts
import HTTPCore
import JSONCoding
import Platform
import Security
import Testing
import Wire

@testable import FlowRunner

@Suite struct RoleTests {
    private static let secret = Secret("a secret of at least thirty-two characters")
    private static let user = "01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f"

    private static func bench(_ status: Int = 204, _ body: String = "", secret: Secret? = secret, services: [String] = ["profile", "auth"])
        -> Bench
    {
        var bench = Bench { _ throws(TransportError) in
            TransportResponse(status: status, headers: ["Content-Type": "application/json"], body: Array(body.utf8))
        }
        bench.settings.services = services.map { ServiceAddress(name: $0, url: "http://\($0):1") }
        bench.settings.serviceSecret = secret
        return bench
    }

    private static func step(_ body: String, status: Int = 200, asserts: String = "") -> String {
        "POST {{harness}}/roles\n\(body)\nHTTP \(status)\n" + (asserts.isEmpty ? "" : "[Asserts]\n\(asserts)\n")
    }

    private static let admin = #"{"user": "\#(user)", "role": "admin"}"#

    @Test func authIsToldAsByAService() throws {
        let bench = Self.bench()
        let asserts = "jsonpath \"$.user\" == \"\(Self.user)\"\njsonpath \"$.role\" == \"admin\""
        let result = try bench.run(Self.step(Self.admin, asserts: asserts))
        #expect(result.complaints == "")
        let request = try #require(bench.log.all.first)
        #expect(bench.log.all.count == 1)
        #expect(request.method == "PUT" && request.url == "http://auth:1/auth/users/\(Self.user)/role")
        #expect(request.headers["X-Test-Run"] == result.run)
        #expect(try InputDecoder.decode(RoleChange.self, from: request.body).role == .admin)
        let bearer = try #require(request.headers["Authorization"]?.split(separator: " ").last)
        let tokens = try #require(ServiceTokens(secret: Self.secret))
        #expect(tokens.verify(String(bearer), for: .auth, now: Instant(milliseconds: 1_772_352_000_000)) == .harness)
    }

    @Test func whatAuthRefusesComesBack() throws {
        let bench = Self.bench(404, #"{"code": "not_found", "message": "no"}"#)
        #expect(try bench.run(Self.step(Self.admin, status: 404, asserts: #"jsonpath "$.code" == "not_found""#)).complaints == "")
        let wrong = Self.bench(422, #"{"code": "validation_failed"}"#)
        let body = Self.admin.replacing("admin", with: "king")
        #expect(try wrong.run(Self.step(body, status: 422, asserts: #"jsonpath "$.code" == "validation_failed""#)).complaints == "")
        #expect(try JSONParser.parse(wrong.log.all[0].body)["role"] == "king")
    }

    @Test(arguments: [
        (#"{"role": "admin"}"#, "user must be a text"), (#"{"user": "u"}"#, "role must be a text"),
        (#"{"user": 5, "role": "admin"}"#, "user must be a text"),
        (#"{"user": "u", "role": "admin", "rule": 1}"#, "rule"), ("[]", "must be an object"),
    ])
    func mistakesAreAnswered(_ body: String, _ message: String) throws {
        let bench = Self.bench()
        let asserts = "jsonpath \"$.code\" == \"bad_role\"\njsonpath \"$.message\" contains \"\(message)\""
        #expect(try bench.run(Self.step(body, status: 422, asserts: asserts)).complaints == "")
        #expect(bench.log.all.isEmpty)
    }

    @Test func itNeedsAuthAndTheSecret() throws {
        for (bench, status, code) in [
            (Self.bench(secret: nil), 503, "no_secret"), (Self.bench(secret: Secret("")), 503, "no_secret"),
            (Self.bench(services: ["profile"]), 422, "unknown_service"),
        ] {
            #expect(try bench.run(Self.step(Self.admin, status: status, asserts: "jsonpath \"$.code\" == \"\(code)\"")).complaints == "")
            #expect(bench.log.all.isEmpty)
        }
    }

    @Test func fromTheCommandLineItIsTheSameWithoutARun() throws {
        func set(_ bench: Bench) -> AccountOutcome {
            AccountRole.set(
                "admin", of: Self.user, services: bench.settings.services, secret: bench.settings.serviceSecret,
                environment: bench.environment)
        }
        let good = Self.bench()
        #expect(set(good) == .init(problem: nil, isEnvironment: false))
        let request = try #require(good.log.all.first)
        #expect(request.method == "PUT" && request.url == "http://auth:1/auth/users/\(Self.user)/role")
        #expect(request.headers["X-Test-Run"] == nil)
        #expect(
            set(Self.bench(404, #"{"code": "not_found", "message": "There is nothing here."}"#))
                == .init(problem: "auth: There is nothing here.", isEnvironment: false))
        let field = #"{"message": "no", "fields": [{"field": "role", "message": "Choose one of: user, coach, admin."}]}"#
        #expect(set(Self.bench(422, field)) == .init(problem: "auth: Choose one of: user, coach, admin.", isEnvironment: false))
        #expect(set(Self.bench(503, "oh")) == .init(problem: "auth: status 503", isEnvironment: true))
        #expect(set(Self.bench(secret: nil)).isEnvironment)
        #expect(set(Self.bench(services: [])).problem == "there is no service auth; there is ")
    }
    @Test func anAccountIsErasedByTheOperator() throws {
        func erase(_ bench: Bench) -> AccountOutcome {
            AccountErasure.erase(
                Self.user, services: bench.settings.services, secret: bench.settings.serviceSecret, environment: bench.environment)
        }
        let good = Self.bench()
        #expect(erase(good) == .init(problem: nil, isEnvironment: false))
        let request = try #require(good.log.all.first)
        #expect(good.log.all.count == 1 && request.method == "DELETE" && request.url == "http://auth:1/auth/users/\(Self.user)")
        let bearer = try #require(request.headers["Authorization"]?.split(separator: " ").last)
        let tokens = try #require(ServiceTokens(secret: Self.secret))
        #expect(tokens.verify(String(bearer), for: .auth, now: good.environment.clock()) == .operator)
        let field = #"{"message": "no", "fields": [{"field": "id", "message": "Not an id."}]}"#
        #expect(erase(Self.bench(422, field)) == .init(problem: "auth: Not an id.", isEnvironment: false))
        #expect(erase(Self.bench(503, "oh")) == .init(problem: "auth: status 503", isEnvironment: true))
        #expect(erase(Self.bench(secret: nil)).isEnvironment)
    }
}
