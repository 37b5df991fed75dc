import Contracts
import Foundation
import HTTPCore
import JSONCoding
import Platform
import Security
import Testing
import Wire

@testable import FlowRunner

@Suite struct FactTests {
    private static let secret = Secret("a secret of at least thirty-two characters")
    private static let user = "01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f"

    private static func bench(_ status: Int = 204, _ body: String = "", secret: Secret? = secret) -> Bench {
        var bench = Bench { request throws(TransportError) in
            guard request.url.hasSuffix(System.receiveEvent.path.description) else { return .json(200, "{}") }
            return TransportResponse(status: status, headers: ["Content-Type": "application/json"], body: Array(body.utf8))
        }
        bench.settings.services = [ServiceAddress(name: "auth", url: "http://a:1"), ServiceAddress(name: "profile", url: "http://b:2/")]
        bench.settings.serviceSecret = secret
        return bench
    }

    private static func step(_ members: String, status: Int = 200, asserts: String = "") -> String {
        "POST {{harness}}/events\n{\(members)}\nHTTP \(status)\n" + (asserts.isEmpty ? "" : "[Asserts]\n\(asserts)\n")
    }

    private static let change = #""to": "profile", "type": "entitlement.changed", "user": "\#(user)", "product": "fitcoach""#

    private static func sent(_ bench: Bench) -> [TransportRequest] {
        bench.log.all.filter { $0.url.hasSuffix(System.receiveEvent.path.description) }
    }

    @Test func aFactIsToldAsAServiceWouldTellIt() throws {
        let bench = Self.bench()
        let result = try bench.run(
            """
            POST {{harness}}/clock/set
            {"now": "2026-05-01T00:00:00Z"}
            HTTP 200
            POST {{harness}}/events
            {\(Self.change), "facts": {"tier": "premium", "version": 3}}
            HTTP 200
            [Captures]
            id: jsonpath "$.id"
            GET {{auth}}/{{id}}
            HTTP 200
            """)
        #expect(result.complaints == "")
        let request = try #require(Self.sent(bench).first)
        #expect(request.method == "POST" && request.url == "http://b:2/events")
        #expect(request.headers["Content-Type"] == "application/json" && request.headers["X-Test-Run"] == result.run)
        // The services go by the real time here, which the bench has stand still at 08:00 on 1 March.
        let bearer = try #require(request.headers["Authorization"]?.split(separator: " ").last)
        let tokens = try #require(ServiceTokens(secret: Self.secret))
        #expect(tokens.verify(String(bearer), for: .profile, now: Instant(milliseconds: 1_772_352_000_000)) == .harness)
        #expect(tokens.verify(String(bearer), for: .profile, now: Instant(milliseconds: 1_772_352_300_000)) == nil)
        // What the service will make of it.
        let event = try InputDecoder.decode(Event.self, from: request.body)
        #expect(event.type.rawValue == "entitlement.changed" && event.user.text == Self.user && event.product == .fitcoach)
        #expect(event.at.text == "2026-05-01T00:00:00.000Z" && event.run == result.run)
        #expect(try JSONParser.parse(request.body)["facts"] == ["tier": "premium", "version": 3])
        #expect(UUIDv7(event.id.text) != nil)
        #expect(bench.log.all.last?.url == "http://a:1/\(event.id.text)")
    }

    @Test func idsAreFreshUnlessGiven() throws {
        let bench = Self.bench()
        let own = "01960f3e-0000-7000-8000-000000000001"
        let given = Self.step(Self.change + ", \"id\": \"\(own)\"", asserts: "jsonpath \"$.id\" == \"\(own)\"")
        #expect(try bench.run([Self.step(Self.change), Self.step(Self.change), given, given].joined()).complaints == "")
        let ids = try Self.sent(bench).map { try JSONParser.parse($0.body)["id"]?.string ?? "" }
        #expect(ids[2...] == [own, own] && Set(ids).count == 3)
        #expect(try JSONParser.parse(Self.sent(bench)[0].body)["facts"] == nil)
        #expect(try JSONParser.parse(Self.sent(bench)[0].body)["at"] == "2026-03-01T08:00:00.000Z")
    }

    /// A flow can show what a service does with a fact that is wrong.
    @Test func whatTheServiceRefusesComesBack() throws {
        let bench = Self.bench(422, #"{"code": "validation_failed", "message": "no"}"#)
        let wrong = #""to": "profile", "type": "never.heard", "user": "nobody", "product": "soap""#
        #expect(try bench.run(Self.step(wrong, status: 422, asserts: #"jsonpath "$.code" == "validation_failed""#)).complaints == "")
        #expect(try JSONParser.parse(Self.sent(bench)[0].body)["user"] == "nobody")
        #expect(try Self.bench(200, #"{"odd": true}"#).run(Self.step(Self.change, asserts: #"jsonpath "$.odd" == true"#)).complaints == "")
    }

    @Test(arguments: [
        (#""to": "nobody", "type": "t", "user": "u", "product": "p""#, "unknown_service", "there is auth, profile"),
        (#""type": "t", "user": "u", "product": "p""#, "bad_event", "to must be a text"),
        (#""to": "profile", "type": 5, "user": "u", "product": "p""#, "bad_event", "type must be a text"),
        (#""to": "profile", "type": "t", "product": "p""#, "bad_event", "user must be a text"),
        (#""to": "profile", "type": "t", "user": "u""#, "bad_event", "product must be a text"),
        (#""to": "profile", "type": "t", "user": "u", "product": "p", "facts": [1]"#, "bad_event", "facts must be an object"),
        (#""to": "profile", "type": "t", "user": "u", "product": "p", "id": 7"#, "bad_event", "id must be a text"),
        (#""to": "profile", "type": "t", "user": "u", "product": "p", "fact": {}"#, "bad_event", "no member fact"),
    ])
    func mistakesAreAnswered(_ members: String, _ code: String, _ message: String) throws {
        let bench = Self.bench()
        let asserts = "jsonpath \"$.code\" == \"\(code)\"\njsonpath \"$.message\" contains \"\(message)\""
        #expect(try bench.run(Self.step(members, status: 422, asserts: asserts)).complaints == "")
        #expect(bench.log.all.isEmpty)
    }

    @Test func aBodyMustBeAnObject() throws {
        let bench = Self.bench()
        for (body, status) in [("[]", 422), ("`x`", 400), ("7", 422)] {
            #expect(try bench.run("POST {{harness}}/events\n\(body)\nHTTP \(status)").complaints == "", "\(body)")
        }
        #expect(bench.log.all.isEmpty)
    }

    @Test(arguments: [nil, ""]) func withoutASecretNothingIsSent(_ secret: String?) throws {
        let bench = Self.bench(secret: secret.map { Secret($0) })
        let asserts = "jsonpath \"$.code\" == \"no_secret\"\njsonpath \"$.message\" contains \"SERVICE_SECRET\""
        #expect(try bench.run(Self.step(Self.change, status: 503, asserts: asserts)).complaints == "")
        #expect(bench.log.all.isEmpty)
    }

    @Test func aServiceThatIsAwayFailsTheStep() throws {
        var bench = Bench { _ throws(TransportError) in throw TransportError("cannot connect") }
        bench.settings.serviceSecret = Self.secret
        let members = Self.change.replacing("profile", with: "auth")
        #expect(
            try bench.run(Self.step(members, status: 502, asserts: #"jsonpath "$.message" == "auth: cannot connect""#)).complaints == "")
    }

    @Test func neitherSecretNorTokenIsReported() throws {
        let bench = Self.bench()
        let flow = try FlowLoader.load(text: Self.step(Self.change), path: "f.hurl")
        let report = String(decoding: JSONReport.bytes(bench.run([flow])), as: UTF8.self)
        #expect(report.contains("entitlement.changed"))
        #expect(!report.contains("svc.harness") && !report.contains(Self.secret.reveal()))
    }

    @Test func theSecretIsThatOfTheState() throws {
        let folder = NSTemporaryDirectory() + "state-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        #expect(StateFile.secret("SERVICE_SECRET", folder) == nil)
        try Data(#"{"SERVICE_SECRET": "made-up", "OTHER": 5}"#.utf8).write(to: URL(filePath: folder + "/secrets.json"))
        try Data("{}".utf8).write(to: URL(filePath: folder + "/state.json"))
        #expect(StateFile.secret("SERVICE_SECRET", folder)?.reveal() == "made-up")
        #expect(StateFile.secret("SERVICE_SECRET", folder + "/state.json")?.reveal() == "made-up")
        #expect(StateFile.secret("OTHER", folder) == nil && StateFile.secret("ELSE", folder) == nil)
        try Data("{".utf8).write(to: URL(filePath: folder + "/secrets.json"))
        #expect(StateFile.secret("SERVICE_SECRET", folder) == nil)
    }
}
