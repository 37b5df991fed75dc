import ClientPlatform
import TestSupport
import Testing
import Wire

/// Beside what `Intl` of Node 18 (ICU 78, CLDR 48) writes, with `calendar: "gregory"`. Kinds of spaces and marks of direction differ with
/// the version of the data and are left out; so is the English "at" between date and time, for which CLDR has both.
@Suite(.timeLimit(.minutes(1))) struct LocaleFormatTests {
    private func plain(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.compactMap { scalar in
            switch scalar.value {
            case 0x00a0, 0x202f: " "
            case 0x200e, 0x200f, 0x061c: nil
            default: scalar
            }
        })).replacing(" at ", with: ", ")
    }

    private struct Golden: Sendable, CustomTestStringConvertible {
        let locale: String
        let date: String, time: String, both: String, number: String, percent: String, sar: String, usd: String
        var testDescription: String { locale }
    }

    private static let goldens = [
        Golden(
            locale: "en-US", date: "Mar 2, 2026", time: "7:30 AM", both: "Mar 2, 2026, 7:30 AM", number: "1,234.5", percent: "42%",
            sar: "SAR 1,234.50", usd: "$1,234.50"),
        Golden(
            locale: "en-GB", date: "2 Mar 2026", time: "07:30", both: "2 Mar 2026, 07:30", number: "1,234.5", percent: "42%",
            sar: "SAR 1,234.50", usd: "US$1,234.50"),
        Golden(
            locale: "de", date: "02.03.2026", time: "07:30", both: "02.03.2026, 07:30", number: "1.234,5", percent: "42 %",
            sar: "1.234,50 SAR", usd: "1.234,50 $"),
        Golden(
            locale: "ar", date: "02/03/2026", time: "7:30 ص", both: "02/03/2026، 7:30 ص", number: "1,234.5", percent: "42%",
            sar: "1,234.50 ر.س.", usd: "1,234.50 US$"),
        Golden(
            locale: "ar-SA", date: "٠٢/٠٣/٢٠٢٦", time: "٧:٣٠ ص", both: "٠٢/٠٣/٢٠٢٦، ٧:٣٠ ص", number: "١٬٢٣٤٫٥", percent: "٤٢٪",
            sar: "١٬٢٣٤٫٥٠ ر.س.", usd: "١٬٢٣٤٫٥٠ US$"),
    ]

    @Test(.proves("GTSD-8.5-03", "GTSD-8.5-05"), arguments: goldens) private func asThePlaceWrites(_ golden: Golden) throws {
        let format = LocaleFormat(golden.locale, zone: ZoneName(trusted: "Asia/Riyadh"))
        let date = try LocalDate(validating: "2026-03-02")
        #expect(plain(format.date(date)) == golden.date)
        #expect(plain(format.time(.example)) == golden.time)
        #expect(plain(format.dateAndTime(Instant(milliseconds: 1_772_425_800_000))) == golden.both)
        #expect(plain(format.percent(42)) == golden.percent)
        #expect(plain(format.price(123_450, "SAR")) == golden.sar)
        #expect(plain(format.price(123_450, "USD")) == golden.usd)
    }

    @Test(.proves("GTSD-8.5-04"), arguments: goldens) private func numbersBothWays(_ golden: Golden) {
        let format = LocaleFormat(golden.locale, zone: ZoneName(trusted: "UTC"))
        #expect(plain(format.number(1234.5)) == golden.number)
        #expect(format.number(golden.number) == 1234.5)
        #expect(format.number(format.number(0.25)) == 0.25 && format.number(format.number(-7)) == -7)
        for text in ["", "  ", "zwölf", "1.2.3", "12kg", String(repeating: "9", count: 100), "NaN"] {
            #expect(format.number(text) == nil, "\(text)")
        }
    }

    @Test(.proves("GTSD-8.5-04")) func aDecimalComma() {
        let german = LocaleFormat("de", zone: ZoneName(trusted: "UTC"))
        #expect(german.number("82,5") == 82.5 && german.number("1.234,5") == 1234.5)
        #expect(LocaleFormat("ar-SA", zone: ZoneName(trusted: "UTC")).number("٨٢٫٥") == 82.5)
    }

    @Test func theDayIsThatOfWhereThePersonLives() {
        let night = Instant(milliseconds: 1_772_487_000_000)
        #expect(plain(LocaleFormat("en-GB", zone: ZoneName(trusted: "Asia/Riyadh")).dateAndTime(night)) == "3 Mar 2026, 00:30")
        #expect(plain(LocaleFormat("en-GB", zone: ZoneName(trusted: "UTC")).dateAndTime(night)) == "2 Mar 2026, 21:30")
        #expect(plain(LocaleFormat("en-GB", zone: ZoneName(trusted: "Nowhere/Else")).dateAndTime(night)) == "2 Mar 2026, 21:30")
    }
}
