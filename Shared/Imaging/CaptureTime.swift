/// The time on a camera's clock, with the offset from UTC if the camera wrote it: EXIF's DateTimeOriginal and OffsetTimeOriginal.
public struct CaptureTime: Sendable, Hashable, Codable {
    public let year: Int
    public let month: Int
    public let day: Int
    public let hour: Int
    public let minute: Int
    public let second: Int
    /// Minutes east of UTC, −840 to 840; nil when the camera did not say, and then the time is a local one of an unknown place.
    public let offsetMinutes: Int?

    /// `2024-05-01T12:30:00`, without the offset.
    public var text: String {
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let year = String(repeating: "0", count: max(0, 4 - String(year).count)) + String(year)
        return "\(year)-\(two(month))-\(two(day))T\(two(hour)):\(two(minute)):\(two(second))"
    }

    /// Nil when the text is no date of the calendar: cameras whose clock was never set write zeros or spaces.
    ///
    /// - Parameters:
    ///   - exif: `2024:05:01 12:30:00`; other separators occur and are taken too.
    ///   - offset: `+02:00`, `-05:30` or `Z`; anything else counts as not given.
    init?(exif: [UInt8], offset: [UInt8]?) {
        let separators: Set<UInt8> = [0x2D, 0x2E, 0x2F, 0x3A, 0x20, 0x54]
        guard exif.count >= 19, [4, 7, 10, 13, 16].allSatisfy({ separators.contains(exif[$0]) }),
            let year = Self.number(exif[0..<4]), let month = Self.number(exif[5..<7]), let day = Self.number(exif[8..<10]),
            let hour = Self.number(exif[11..<13]), let minute = Self.number(exif[14..<16]), let second = Self.number(exif[17..<19]),
            year >= 1, (1...12).contains(month), day >= 1, day <= Self.days(in: month, of: year), hour < 24, minute < 60, second < 60
        else { return nil }
        (self.year, self.month, self.day, self.hour, self.minute, self.second) = (year, month, day, hour, minute, second)
        offsetMinutes = offset.flatMap(Self.minutes)
    }

    private static func minutes(_ text: [UInt8]) -> Int? {
        let text = text.prefix { $0 != 0 && $0 != 0x20 }
        if text.elementsEqual("Z".utf8) { return 0 }
        guard text.count == 6, let sign = text.first, sign == 0x2B || sign == 0x2D, text[3] == 0x3A, let hours = number(text[1..<3]),
            let minutes = number(text[4..<6]), minutes < 60, hours * 60 + minutes <= 840
        else { return nil }
        return (sign == 0x2D ? -1 : 1) * (hours * 60 + minutes)
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        var value = 0
        for digit in digits {
            guard (0x30...0x39).contains(digit) else { return nil }
            value = value * 10 + Int(digit - 0x30)
        }
        return value
    }

    private static func days(in month: Int, of year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}
