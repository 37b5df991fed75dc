import Payments
import Platform
import Testing
import Wire

struct WebhookSignatureTests {
    private static let newer = Secret("whsec_0123456789abcdef"), older = Secret("whsec_fedcba9876543210")
    private static let body = Array(#"{"id":"evt_1","object":"event"}"#.utf8)
    private static let time: Int64 = 1_700_000_000
    // By `openssl dgst -sha256 -hmac`.
    private static let code = "72e471be2e284f3e2fd818c4c1b8a5914f7d3e997665d037910c446c5925043b"
    private static let olderCode = "7234db3aa689eaa613b1eaac13908a8dbbd70561940863e1055e2cf75d566b3a"

    private func signature(_ secrets: Secret...) throws -> WebhookSignature { try #require(WebhookSignature(secrets: secrets)) }
    private func at(_ seconds: Int64) -> Instant { Instant(milliseconds: seconds * 1000) }

    @Test func signingGivesTheKnownCode() throws {
        #expect(try signature(Self.newer, Self.older).header(for: Self.body, at: at(Self.time)) == "t=1700000000,v1=\(Self.code)")
        // A part of a second is not signed.
        #expect(
            try signature(Self.older).header(for: Self.body, at: Instant(milliseconds: 1_700_000_000_999))
                == "t=1700000000,v1=\(Self.olderCode)")
    }

    @Test(arguments: [
        "t=1700000000,v1=\(code)", "v1=\(code),t=1700000000", "t=1700000000,v1=\(olderCode)", "t=1700000000,v1=\(code),v1=\(olderCode)",
        "t=1700000000,v1=\(String(repeating: "0", count: 64)),v1=\(code),v0=abc", "t=1700000000,v1=zz,v1=,v1=\(code)",
        "t=1700000000,v1=\(code.uppercased())",
        "t=1700000000,x=1,,v1=\(code)",
    ])
    func goodHeaders(header: String) throws {
        try signature(Self.newer, Self.older).verify(Self.body, header: header, now: at(Self.time))
    }

    @Test(arguments: [
        nil, "", ",", "=", "t=", "v1=", "t=1700000000", "v1=\(code)", "t=1700000000,v1=", "t=1700000000,v1=\(code.dropLast())",
        "t=1700000000,v1=\(code)00", "t=1700000000,v0=\(code)", "t=1700000001,v1=\(code)", "t=01700000000,v1=\(code)",
        "t=+1700000000,v1=\(code)",
        "t= 1700000000,v1=\(code)", "t=1700000000,t=1700000000,v1=\(code)", "t=-1,v1=\(code)", "t=99999999999999999999,v1=\(code)",
        "t=１７００００００００,v1=\(code)", "T=1700000000,V1=\(code)", "t=1700000000;v1=\(code)",
        "t=1700000000,v1=\(code)" + String(repeating: ",v1=00", count: 1000),
        String(repeating: "a", count: 5000),
    ] as [String?])
    func badHeaders(header: String?) throws {
        let signature = try signature(Self.newer, Self.older)
        #expect(throws: WebhookRefusal.signature) { try signature.verify(Self.body, header: header, now: at(Self.time)) }
    }

    @Test func anotherBodyOrSecretIsRefused() throws {
        let header = "t=1700000000,v1=\(Self.code)"
        for body in [[], Self.body + [0x20], Array(Self.body.dropLast()), Array(#"{"id":"evt_2","object":"event"}"#.utf8)] {
            #expect(throws: WebhookRefusal.signature) { try signature(Self.newer).verify(body, header: header, now: at(Self.time)) }
        }
        #expect(throws: WebhookRefusal.signature) { try signature(Self.older).verify(Self.body, header: header, now: at(Self.time)) }
    }

    @Test(arguments: [(-300, true), (300, true), (-301, false), (301, false), (-86_400, false), (100_000_000, false)] as [(Int64, Bool)])
    func theTimeIsGoodForFiveMinutesOnEitherSide(offset: Int64, isGood: Bool) throws {
        let signature = try signature(Self.newer)
        let header = signature.header(for: Self.body, at: at(Self.time))
        if isGood {
            try signature.verify(Self.body, header: header, now: at(Self.time + offset))
        } else {
            #expect(throws: WebhookRefusal.stale) { try signature.verify(Self.body, header: header, now: at(Self.time + offset)) }
        }
    }

    /// Who does not know the secret learns nothing of times.
    @Test func aForgedOldOneIsRefusedForItsSignature() throws {
        #expect(throws: WebhookRefusal.signature) {
            try signature(Self.newer).verify(Self.body, header: "t=1,v1=\(Self.code)", now: at(Self.time))
        }
    }

    @Test func replacingASecret() throws {
        let before = try signature(Self.older), during = try signature(Self.newer, Self.older), after = try signature(Self.newer)
        let signedBefore = before.header(for: Self.body, at: at(Self.time)), signedDuring = during.header(for: Self.body, at: at(Self.time))
        try during.verify(Self.body, header: signedBefore, now: at(Self.time))
        try during.verify(Self.body, header: signedDuring, now: at(Self.time))
        try after.verify(Self.body, header: signedDuring, now: at(Self.time))
        #expect(throws: WebhookRefusal.signature) { try after.verify(Self.body, header: signedBefore, now: at(Self.time)) }
    }

    @Test func secretsThatAreTooShortMakeNone() {
        #expect(WebhookSignature(secrets: []) == nil)
        #expect(WebhookSignature(secrets: [Secret("0123456789abcde")]) == nil)
        #expect(WebhookSignature(secrets: [Self.newer, Secret("")]) == nil)
        #expect(WebhookSignature(secrets: [Secret("0123456789abcdef")]) != nil)
    }

    @Test func secretsAreInNoDescription() throws {
        let signature = try signature(Self.newer, Self.older)
        var dumped = ""
        dump(signature, to: &dumped)
        for text in [dumped, "\(signature)", String(reflecting: signature)] {
            #expect(!text.contains("0123456789abcdef") && !text.contains("fedcba9876543210"))
        }
    }
}
