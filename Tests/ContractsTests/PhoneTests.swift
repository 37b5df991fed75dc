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

    /// What copying from a chat, a contact or a spreadsheet puts between the digits, and wide digits.
    @Test(arguments: [
        "\u{61c}", "\u{202f}", "\u{2009}", "\u{200b}", "\u{200c}", "\u{200d}", "\u{feff}", "\t", "\n", "\r\n", "\u{85}", "\u{2028}",
        "\u{2029}",
        "\u{2002}", "\u{2007}", "\u{2060}", "\u{3000}", "\u{ad}", "\u{2212}", "\u{ff0d}", "\u{ff08}", "\u{ff09}", "\u{ff0e}",
    ])
    func whatStandsBetweenDigitsMeansNothing(_ filler: String) throws {
        let between = "+966\(filler)50\(filler)123\(filler)4567"
        #expect(try SaudiMobile(validating: between).text == "+966501234567")
        #expect(try PhoneNumber(validating: between).text == "+966501234567")
        // The hyphens are fillers of a number that has begun.
        guard filler != "\u{ff0d}" else { return }
        #expect(try SaudiMobile(validating: filler + between + filler).text == "+966501234567")
        #expect(try PhoneNumber(validating: filler + between + filler).text == "+966501234567")
    }

    @Test(arguments: [
        "\u{ff0b}\u{ff19}\u{ff16}\u{ff16}\u{ff15}\u{ff10}\u{ff11}\u{ff12}\u{ff13}\u{ff14}\u{ff15}\u{ff16}\u{ff17}", "\u{ff0b}966501234567",
        "\u{ff10}\u{ff15}\u{ff10}1234567", "\u{200f}\u{61c}\u{ff0b}٩٦٦ ٥٠ 123 ۴۵۶۷\u{200b}",
    ])
    func wideDigitsAndPlusAreDigitsAndPlus(_ text: String) throws {
        #expect(try SaudiMobile(validating: text).text == "+966501234567")
    }

    @Test(arguments: ["\u{ff0b}\u{ff14}\u{ff19}1511\u{2009}2345678", "0049\t1511\u{200b}2345678", "+49/1511/2345678"])
    func otherNumbersAreReadTheSameWay(_ text: String) throws {
        #expect(try PhoneNumber(validating: text).text == "+4915112345678")
    }

    @Test(arguments: [
        "+966\u{0}501234567", "+966\u{1}501234567", "+966\u{301}501234567", "\u{ff0d}501234567", "+\u{ff0b}966501234567", "+966٭501234567",
    ])
    func otherSignsAreNone(_ text: String) {
        #expect(throws: FieldRule.malformed(expected: .saudiMobile)) { try SaudiMobile(validating: text) }
        if text.first != "\u{ff0d}" { #expect(throws: FieldRule.malformed(expected: .phone)) { try PhoneNumber(validating: text) } }
    }

    @Test(arguments: [
        "50", "51", "53", "54", "55", "56", "58", "59", "570", "571", "572", "573", "574", "575", "576", "577", "578", "5790", "5791",
    ])
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
