import TestSupport
import Testing

@testable import Wire

@Suite struct ValueTests {
    @Test(.proves("GTSD-P-A-01"), arguments: [
        ("2026-03-01T08:00:00Z", Int64(1_772_352_000_000)), ("2026-03-01T08:00:00.000Z", 1_772_352_000_000),
        ("2026-03-01T11:00:00+03:00", 1_772_352_000_000), ("2026-03-01T08:00:00.1239Z", 1_772_352_000_123), ("1970-01-01T00:00:00Z", 0),
        ("1969-12-31T23:59:59.999Z", -1), ("2024-02-29T00:00:00Z", 1_709_164_800_000), ("2026-03-01t08:00:00z", 1_772_352_000_000),
        ("9999-12-31T23:59:59Z", 253_402_300_799_000), ("0001-01-01T00:00:00Z", -62_135_596_800_000),
        ("9999-12-31T23:59:59.999Z", 253_402_300_799_999), ("9999-12-31T22:59:59.9999-01:00", 253_402_300_799_999),
        ("0001-01-01T03:00:00+03:00", -62_135_596_800_000),
    ])
    func instantsRead(_ text: String, _ milliseconds: Int64) throws {
        let instant = try Instant(validating: text)
        #expect(instant.milliseconds == milliseconds)
        #expect(try Instant(validating: instant.text) == instant)
    }

    @Test(arguments: [
        "", "2026", "2026-03-01", "2026-03-01T08:00:00", "2025-02-29T00:00:00Z", "2026-13-01T00:00:00Z", "2026-03-01T24:00:00Z",
        "2026-03-01T08:60:00Z", "2026-03-01 08:00:00Z", "2026-03-01T08:00:00.Z", "2026-03-01T08:00:00+3:00", "٢٠٢٦-٠٣-٠١T08:00:00Z",
        "2026-03-01T08:00:00Zx", "0000-01-01T00:00:00Z", "-026-03-01T08:00:00Z",
        // Years 10000 and 0000, once the offset is applied.
        "9999-12-31T23:30:00-01:00", "9999-12-31T23:00:00-01:00", "0001-01-01T00:00:00+03:00", "0001-01-01T02:59:59.999+03:00",
    ])
    func otherTextsAreNoInstants(_ text: String) {
        #expect(throws: FieldRule.malformed(expected: .instant)) { try Instant(validating: text) }
    }

    @Test(.proves("GTSD-P-A-01")) func instantsWriteWhatTheyRead() throws {
        for step in stride(from: Int64(-62_135_596_800_000), to: 253_402_300_799_000, by: 86_400_000 * 1009 + 7_777_777) {
            let instant = Instant(milliseconds: step)
            #expect(try Instant(validating: instant.text) == instant)
            #expect(instant.text.hasSuffix("Z"))
        }
    }

    @Test(arguments: [
        (nil, Language.english), ("ar", .arabic), ("ar-SA,ar;q=0.9,en;q=0.8", .arabic), ("en-GB", .english), ("de, ar;q=0.3", .arabic),
        ("en;q=0.2, ar;q=0.7", .arabic), ("*", .english), ("ar;q=0", .english), ("", .english), ("ar;q=x", .arabic), (",,,", .english),
    ] as [(String?, Language)])
    func theBestLanguageIsChosen(_ header: String?, _ language: Language) {
        #expect(Language.preferred(header) == language)
    }

    @Test func templatesFillAndMatch() {
        let template: PathTemplate = "/auth/sessions/{id}"
        #expect(template.description == "/auth/sessions/{id}")
        #expect(template.path(["id": "a/b ü"]) == "/auth/sessions/a%2Fb%20%C3%BC")
        #expect(template.path([:]) == nil)
        #expect(template.match("/auth/sessions/a%2Fb") == ["id": "a/b"])
        #expect(template.match("/auth/sessions/") == nil)
        #expect(template.match("/auth/sessions/a/b") == nil)
        #expect(template.match("/auth/sessions/%ZZ") == nil)
        #expect(PathTemplate("/").path([:]) == "/")
    }

    @Test func queriesRead() {
        let items = PercentEncoding.queryItems("a=1&b=%D8%B9+x&c&d=%zz&=e")
        #expect(items.map(\.name) == ["a", "b", "c", "d", ""])
        #expect(items.map(\.value) == ["1", "ع x", "", "%zz", "e"])
    }

    @Test func idsAreUUIDs() throws {
        #expect(try UserID(validating: "01960F3E-7B6A-7C3E-9D2A-5B8F0C1D2E3F").text == "01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f")
        for text in ["", "x", "01960f3e7b6a7c3e9d2a5b8f0c1d2e3f", "01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3g", "' OR 1=1 --"] {
            #expect(throws: FieldRule.malformed(expected: .uuid)) { try UserID(validating: text) }
        }
    }

    @Test func callersAreMadeFromPrincipals() throws {
        func person(_ role: Role) -> Principal {
            .person(SignedIn(userID: .example, sessionID: .example, product: .gtsd, role: role, isDemo: false))
        }
        #expect(throws: APIError(.unauthenticated)) { try SignedIn(.anonymous) }
        #expect(throws: APIError(.unauthenticated)) { try SignedIn(.service("tasks")) }
        #expect(throws: APIError(.roleRequired)) { try Admin(person(.user)) }
        #expect(throws: APIError(.roleRequired)) { try Admin(person(.coach)) }
        #expect(throws: APIError(.unauthenticated)) { try Admin(.anonymous) }
        #expect(throws: APIError(.forbidden)) { try PeerService(person(.admin)) }
        #expect(try Admin(person(.admin)).person.role == .admin)
        #expect(try PeerService(.service("tasks")).name == "tasks")
    }
}
