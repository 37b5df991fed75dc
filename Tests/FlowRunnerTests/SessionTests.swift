import HTTPCore
import JSONCoding
import Platform
import Testing
import Wire

@testable import FlowRunner

@Suite struct SessionTests {
    private static let omar = #"{"id": "u8", "phone": "+966550000008", "product": "fitcoach"}"#
    private static let others = #"{"id": "u1", "phone": "+9665500000081"}, {"id": "u2", "email": "omar@example.com.sa"}"#

    /// An auth service that finds these accounts and signs each of them in.
    private static func bench(_ accounts: String) -> Bench {
        var bench = Bench { request throws(TransportError) in
            let isSearch = request.url.hasSuffix("/find")
            let body = isSearch ? "{\"items\": [\(accounts)]}" : #"{"accessToken": "t"}"#
            return TransportResponse(status: isSearch ? 200 : 201, headers: ["Content-Type": "application/json"], body: Array(body.utf8))
        }
        bench.settings.services = [ServiceAddress(name: "auth", url: "http://auth:1")]
        bench.settings.serviceSecret = Secret("a secret of at least thirty-two characters")
        return bench
    }

    private static func step(_ body: String, status: Int, assert: String) -> String {
        "POST {{harness}}/sessions\n\(body)\nHTTP \(status)\n[Asserts]\n\(assert)\n"
    }

    /// The search of auth finds parts of numbers too.
    @Test(arguments: ["0550000008", "+966550000008"])
    func itIsTheAccountOfTheWholeNumberHoweverSpelled(_ who: String) throws {
        let bench = Self.bench("\(Self.others), \(Self.omar)")
        let step = Self.step(#"{"who": "\#(who)", "product": "fitcoach"}"#, status: 201, assert: #"jsonpath "$.accessToken" == "t""#)
        #expect(try bench.run(step).complaints == "")
        #expect(bench.log.all.map(\.url) == ["http://auth:1/_test/accounts/find", "http://auth:1/_test/accounts/u8/sessions"])
        #expect(try JSONParser.parse(bench.log.all[0].body) == ["text": "+966550000008", "product": "fitcoach"])
    }

    @Test func nobodyIsSaidSo() throws {
        let bench = Self.bench(Self.others)
        let step = Self.step(
            #"{"who": "Omar@example.com", "product": "ironlift"}"#, status: 404, assert: #"jsonpath "$.code" == "no_account""#)
        #expect(try bench.run(step).complaints == "")
        #expect(bench.log.all.count == 1)
    }

    @Test(arguments: [#"{"product": "gtsd"}"#, #"{"who": "omar@example.com"}"#, #"{"who": "a", "product": "gtsd", "why": "b"}"#])
    func mistakesAreAnswered(_ body: String) throws {
        let bench = Self.bench(Self.omar)
        #expect(try bench.run(Self.step(body, status: 422, assert: #"jsonpath "$.code" == "bad_session""#)).complaints == "")
        #expect(bench.log.all.isEmpty)
    }
}
