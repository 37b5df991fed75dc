import Contracts
import TestSupport
import Testing
import Wire

@Suite struct TextValueTests {
    @Test(.proves("GTSD-1.1-02"), arguments: [
        ("plus.tag@sub.domain.co", "plus.tag@sub.domain.co"), ("Layla@Example.COM", "layla@example.com"), ("a@b.io", "a@b.io"),
        ("a_b%c+d-e@x-y.example.museum", "a_b%c+d-e@x-y.example.museum"),
    ])
    func addressesAreLowerCased(_ text: String, _ stored: String) throws {
        #expect(try EmailAddress(validating: text).text == stored)
    }

    @Test(arguments: [
        "", "a@b", "no-at.com", "a@b.c", "a b@c.io", "a@@b.io", "@b.io", "a@.io", "a@b..io", "a@-b.io", "a@b-.io", "ليلى@example.com",
        "a@exämple.com", "a@b.io ", "a@b.c0m", "a@b.\u{0}io", "\"a\"@b.io",
    ])
    func otherTextsAreNoAddresses(_ text: String) {
        #expect(throws: FieldRule.malformed(expected: .email)) { try EmailAddress(validating: text) }
    }

    /// Joiners and marks of direction are part of Arabic and of emoji.
    @Test func aNameHasJoinersAndNoControls() throws {
        for name in ["می\u{200c}روم", "👨\u{200d}👩\u{200d}👧", "\u{2067}ليلى\u{2069}"] {
            #expect(try ExerciseName(validating: name).text == name && PersonName(validating: name).text == name)
        }
        #expect(throws: FieldRule.unusableCharacters) { try ExerciseName(validating: "Ring\nRow") }
    }

    /// Apple's devices write identifiers in capitals.
    @Test func anOwnExerciseIsTheSameInCapitals() throws {
        let id = try ExerciseID(validating: "509D471A-6C0B-4D5E-8F31-2B7F0C9A1E44")
        #expect(id.text == "509d471a-6c0b-4d5e-8f31-2b7f0c9a1e44" && id.isCustom)
        #expect(throws: FieldRule.malformed(expected: .slug)) { try ExerciseID(validating: "Barbell-Squat") }
    }

    @Test func anAddressHasALimit() {
        let long = String(repeating: "a", count: 64) + "@" + String(repeating: "b.", count: 120) + "io"
        #expect(throws: FieldRule.tooLong(maximum: 254)) { try EmailAddress(validating: long) }
    }

    @Test(arguments: [
        ("Abcdef1", [FieldRule.tooShort(minimum: 8)]), ("abcdefg1", [.uppercaseMissing]), ("Abcdefgh", [.digitMissing]), ("Abcdefg1", []),
        ("short", [.tooShort(minimum: 8), .uppercaseMissing, .digitMissing]), ("Password123", [.tooCommon]), ("كلمة سر طويلة A1", []),
        (String(repeating: "Aa1", count: 43), [.tooLong(maximum: 128)]), (String(repeating: "Aa1x", count: 32), []),
        ("", [.tooShort(minimum: 8), .uppercaseMissing, .digitMissing]),
    ])
    func passwordRules(_ text: String, _ broken: [FieldRule]) {
        #expect(PasswordRule.broken(by: text) == broken)
    }

    @Test func strengthGrows() {
        let samples = ["abc", "Abcdefg1", "Abcdefg1!x", "Correct7Horse!Battery"]
        #expect(samples.map(PasswordStrength.init(of:)) == [.weak, .fair, .good, .strong])
    }

    @Test func codesKeepLeadingZerosAndReadArabicDigits() throws {
        #expect(try OneTimeCode(validating: "000123").text == "000123")
        #expect(try OneTimeCode(validating: "٠٤٢٩١٧").text == "042917")
        for text in ["", "12345", "1234567", "12345a", "12 456", "１２３４５６"] {
            #expect(throws: FieldRule.malformed(expected: .oneTimeCode)) { try OneTimeCode(validating: text) }
        }
    }

    @Test func namesAreTrimmedAndLimitedByCharacters() throws {
        #expect(try PersonName(validating: "  ليلى \n").text == "ليلى")
        #expect(try PersonName(validating: String(repeating: "👨‍👩‍👧‍👦", count: 39)).text.count == 39)
        #expect(throws: FieldRule.tooLong(maximum: 100)) { try PersonName(validating: String(repeating: "a", count: 101)) }
        #expect(throws: FieldRule.tooLong(maximum: 100)) { try PersonName(validating: String(repeating: "👨‍👩‍👧‍👦", count: 100)) }
        #expect(throws: FieldRule.required) { try PersonName(validating: " \t ") }
        #expect(throws: FieldRule.self) { try PersonName(validating: "a\u{0}b") }
    }

    @Test func secretsDoNotPrint() throws {
        #expect("\(try NewPassword(validating: "Mountain7Path"))" == "<redacted>")
        #expect("\(OpaqueToken(trusted: "secret"))" == "<redacted>")
        #expect("\(OneTimeCode(trusted: "123456"))" == "<redacted>")
        #expect("\(SaudiMobile.example)" == "<redacted>")
    }
}
