import Testing
import WebDomain
import Wire

@Suite struct SessionCookieTests {
    private static let value = "w1." + String(repeating: "aB3-_", count: 8) + "xyz." + String(repeating: "Zz", count: 11)
    private let cookie = SessionCookie(.gtsd)

    /// The words of RFC 10017 and of draft-ietf-httpbis-rfc6265bis §4.1.3.2: the prefix wants `Secure`, `Path=/` and no `Domain`.
    @Test func bindsItselfToThisHostAndToNoScript() {
        #expect(
            cookie.setting(Self.value)
                == "__Host-gtsd=\(Self.value); Path=/; HttpOnly; SameSite=Strict; Secure; Max-Age=7776000")
        #expect(cookie.removal == "__Host-gtsd=; Path=/; HttpOnly; SameSite=Strict; Secure; Max-Age=0")
        #expect(SessionCookie(.gtsd, isPlain: true).setting("v") == "gtsd=v; Path=/; HttpOnly; SameSite=Strict; Max-Age=7776000")
    }

    @Test(arguments: [
        (["__Host-gtsd=\(value)"], true), (["a=1; __Host-gtsd=\(value); b=2"], true), (["a=1", "__Host-gtsd=\(value)"], true),
        (["__Host-gtsd=short; __Host-gtsd=\(value)"], true), (["__Host-stack=\(value)"], false), (["gtsd=\(value)"], false),
        (["__Host-gtsd=\(value)x"], false), (["__Host-gtsd=\(value.dropLast())="], false), (["__Host-gtsd"], false), ([";;;="], false), ([], false),
    ])
    func isFoundAmongOthers(_ fields: [String], _ isThere: Bool) {
        #expect(cookie.value(in: fields) == (isThere ? Self.value : nil))
    }

    /// Browsers keep no cookie for longer. draft-ietf-httpbis-rfc6265bis §5.5.
    @Test func aBrowsersIdOutlivesItsSession() {
        let id = String(repeating: "aB3-_", count: 8) + "xyz"
        #expect(
            cookie.deviceSetting(id) == "__Host-gtsd-device=\(id); Path=/; HttpOnly; SameSite=Strict; Secure; Max-Age=34560000")
        #expect(cookie.device(in: ["__Host-gtsd=\(Self.value); __Host-gtsd-device=\(id)"]) == id)
        #expect(cookie.value(in: ["__Host-gtsd-device=\(Self.value)"]) == nil)
        for other in ["__Host-gtsd=\(id)", "__Host-stack-device=\(id)", "__Host-gtsd-device=\(id)x", "__Host-gtsd-device=short"] {
            #expect(cookie.device(in: [other]) == nil, "\(other)")
        }
    }
}

@Suite struct SameOriginTests {
    private func refusal(_ marker: String?, _ site: String?, _ origin: String?) -> SameOrigin.Refusal? {
        do throws(SameOrigin.Refusal) {
            try SameOrigin.check(marker: marker, fetchSite: site, origin: origin, own: "https://app.example")
            return nil
        } catch { return error }
    }

    @Test func ourPagesMay() {
        #expect(refusal("web", "same-origin", nil) == nil)
        #expect(refusal("web", "same-origin", "https://app.example") == nil)
        #expect(refusal("web", nil, "https://app.example") == nil)
    }

    @Test(arguments: ["cross-site", "same-site", "none", ""]) func otherPagesMayNot(_ site: String) {
        #expect(refusal("web", site, "https://app.example") == .otherOrigin)
    }

    @Test(arguments: ["null", "http://app.example", "https://app.example:8443", "https://evil.example", ""])
    func anOriginIsOursWhole(_ origin: String) {
        #expect(refusal("web", nil, origin) == .otherOrigin)
    }

    @Test func aFormHasNoField() {
        #expect(refusal(nil, "same-origin", nil) == .noField)
        #expect(refusal("1", "same-origin", nil) == .noField)
        #expect(refusal("web", nil, nil) == .unknownOrigin)
    }
}
