import Contracts
import Testing
import Wire

@Suite struct PhoneTests {
    @Test(arguments: [
        "0501234567", "501234567", "966501234567", "+966501234567", "00966501234567", "+966 50 123 4567", "+966 5 0123 4567",
        "050 123 4567", "050-123-4567", "(050) 1234567", "+966-50-123-4567", "+966.50.123.4567", "٠٥٠١٢٣٤٥٦٧", "٥٠١٢٣٤٥٦٧",
        "+٩٦٦٥٠١٢٣٤٥٦٧", "٩٦٦ ٥٠ ١٢٣ ٤٥٦٧", "۰۵۰۱۲۳۴۵۶۷", "\u{200e}+966501234567", "\u{202a}+966501234567\u{202c}", "+966 0501234567",
        "966 0501234567", " 0501234567 ", "0501 234 567", "+966\u{a0}50\u{a0}123\u{a0}4567", "05 01 23 45 67", "+966(50)1234567",
        "050–123–4567", "00966 50 123 4567",
    ])
    func everySpellingIsOneNumber(_ text: String) throws {
        #expect(try SaudiMobile(validating: text).text == "+966501234567")
    }

    @Test(arguments: ["50", "51", "53", "54", "55", "56", "58", "59", "570", "571", "572", "573", "574", "575", "576", "577", "578", "5790", "5791"])
    func everyMobileRangeIsAccepted(_ prefix: String) throws {
        let national = prefix + String(repeating: "1", count: 9 - prefix.count)
        #expect(try SaudiMobile(validating: "0" + national).text == "+966" + national)
    }

    @Test(arguments: [
        "", "abc", "0112345678", "+966112345678", "0521234567", "0571234", "05791234567890", "05012345678", "050123456", "+971501234567",
        "+4915123456789", "966", "+", "++966501234567", "0501234567+", "+96650123456x", "0579212345", "920001234", "8001234567",
        "0501234567 ext 5", "😀0501234567", "05012345٦", "+966 11 234 5678", "-501234567", "0x501234567",
    ])
    func otherTextsAreNoMobiles(_ text: String) {
        #expect(throws: FieldRule.malformed(expected: .saudiMobile)) { try SaudiMobile(validating: text) }
    }
}
