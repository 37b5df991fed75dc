import Contracts
import JSONCoding
import Testing
import Wire

/// What a schema says of a text is what its type does: found by `barbell fuzz`.
@Suite struct SchemaHonestyTests {
    private func takes<Text: WireText>(_ type: Text.Type, _ text: String) -> Bool { (try? Text(validating: text)) != nil }

    /// A length in a schema counts scalars, whatever they take in UTF-8.
    @Test(arguments: ["a", "\u{628}", "\u{1F3CB}"])
    func lengthsCountScalars(_ letter: String) {
        func check<Text: WireText>(_ type: Text.Type) {
            guard case .string(let rules) = Text.schema, let most = rules.maximum else {
                Issue.record("\(type) has no maximum")
                return
            }
            #expect(takes(type, String(repeating: letter, count: most)), "\(type)")
            #expect(!takes(type, String(repeating: letter, count: most + 1)), "\(type)")
        }
        check(GivenPassword.self)
        check(OpaqueToken.self)
        check(StorageKey.self)
    }

    /// Every given password can be hashed, whatever it is made of.
    @Test func givenPasswordsFitTheHash() { #expect(GivenPassword.maximumLength * 4 <= 1024) }

    @Test func freeTextsSayHowManyCharactersTheyTake() {
        guard case .string(let rules) = Note.schema else {
            Issue.record("a note is a text")
            return
        }
        #expect(rules.maximumCharacters == 200)
        for letter in ["a", "\u{628}", "e\u{301}"] {
            #expect(takes(Note.self, String(repeating: letter, count: 200)))
            #expect(!takes(Note.self, String(repeating: letter, count: 201)))
        }
    }

    @Test func tokensHaveNoControlCharacters() {
        for text in ["a\u{0}b", "\u{1}", "a\nb", "a\u{7f}"] { #expect(!takes(OpaqueToken.self, text)) }
        #expect(takes(OpaqueToken.self, "v1.AZYPPntqfD6dKluPDB0uPw.0"))
    }

    @Test func whatIsSentHasNoNul() {
        let sms = #"{"id":"1","to":"+966501234567","text":"a\u0000b"}"#
        #expect(throws: InputError.self) { try InputDecoder.decode(SMSMessage.self, from: Array(sms.utf8)) }
        for field in ["title", "body", "route"] {
            var push: JSONObject = ["id": "1", "to": "740f", "title": "t", "body": "b", "route": "r"]
            push[field] = "a\u{0}b"
            let error = #expect(throws: InputError.self) { try InputDecoder.decode(PushMessage.self, from: .object(push)) }
            guard case .invalid(let problems)? = error else {
                Issue.record("\(field): \(String(describing: error))")
                continue
            }
            #expect(problems.map(\.field) == [field])
        }
    }

    /// An `Idempotency-Key` that is none is refused with `validation_failed`, even where there is nothing else to refuse.
    @Test func everyKeyCanBeRefused() {
        for endpoint in Catalogue.services.values.joined() where endpoint.takesKey {
            #expect(endpoint.allErrors.contains(.validationFailed), "\(endpoint.id)")
        }
    }
}
