internal import Foundation
public import Wire

/// Dates, numbers and prices as people of a place write them, by the system's data (Unicode CLDR). The calendar is always the Gregorian
/// one, which the services count in. GTSD-8.5-03, GTSD-8.5-04, GTSD-8.5-05.
public struct LocaleFormat: Sendable {
    private let locale: Locale
    private let zone: TimeZone

    /// - Parameters:
    ///   - identifier: BCP 47: `en-GB`, `ar-SA`. The device's own when left out.
    ///   - zone: where the person lives, for instants; UTC when the system does not know it.
    public init(_ identifier: String? = nil, zone: ZoneName) {
        var components = Locale.Components(locale: identifier.map { Locale(identifier: $0) } ?? .current)
        components.calendar = .gregorian
        locale = Locale(components: components)
        self.zone = TimeZone(identifier: zone.text) ?? .gmt
    }

    // MARK: Dates and times

    /// `Mar 2, 2026`, `02.03.2026`.
    public func date(_ date: LocalDate) -> String {
        formatter(.medium, .none, .gmt).string(from: Date(timeIntervalSince1970: Double(date.daysSinceEpoch) * 86_400))
    }

    /// `7:30 AM`, `07:30`.
    public func time(_ time: LocalTime) -> String {
        formatter(.none, .short, .gmt).string(from: Date(timeIntervalSince1970: Double(time.minuteOfDay * 60)))
    }

    /// Both, where the person lives.
    public func dateAndTime(_ instant: Instant) -> String {
        formatter(.medium, .short, zone).string(from: Date(timeIntervalSince1970: Double(instant.milliseconds) / 1000))
    }

    private func formatter(_ date: DateFormatter.Style, _ time: DateFormatter.Style, _ zone: TimeZone) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.calendar = locale.calendar
        formatter.timeZone = zone
        formatter.dateStyle = date
        formatter.timeStyle = time
        return formatter
    }

    // MARK: Numbers

    /// At most two digits after the point, or what stands for it: `1,234.5`, `1.234,5`.
    public func number(_ value: Double) -> String {
        value.formatted(.number.precision(.fractionLength(0...2)).locale(locale))
    }

    /// A whole number of hundreds: `42%`.
    public func percent(_ value: Int) -> String { value.formatted(.percent.locale(locale)) }

    /// Reads a number as people of the place type it, with their digits or Western ones; a point stands for the fraction where it does
    /// not stand between thousands.
    /// - Returns: nil for what is no number there.
    public func number(_ text: String) -> Double? {
        guard text.utf8.count <= 60 else { return nil }
        let point = locale.decimalSeparator ?? ".", comma = locale.groupingSeparator ?? ","
        var plain = ""
        for scalar in text.trimmingCharacters(in: .whitespaces).unicodeScalars {
            switch scalar.value {
            case 0x660...0x669: plain.unicodeScalars.append(Unicode.Scalar(UInt8(scalar.value - 0x660 + 0x30)))
            case 0x6f0...0x6f9: plain.unicodeScalars.append(Unicode.Scalar(UInt8(scalar.value - 0x6f0 + 0x30)))
            case 0x200e, 0x200f, 0x061c: break
            case 0x2212: plain.append("-")
            case 0x00a0, 0x202f: plain.append(" ")
            default: plain.unicodeScalars.append(scalar)
            }
        }
        let isNegative = plain.hasPrefix("-")
        if isNegative { plain.removeFirst() }
        if comma != "." { plain = plain.replacingOccurrences(of: ".", with: point) }
        let halves = plain.components(separatedBy: point)
        guard halves.count <= 2, let whole = Self.digits(halves[0], grouped: comma), halves.count == 1 || Self.isDigits(halves[1]),
            let value = Double(whole + "." + (halves.count == 2 ? halves[1] : "0"))
        else { return nil }
        return isNegative ? -value : value
    }

    private static func isDigits(_ text: String) -> Bool { !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) } }

    /// The digits of a whole number, whose thousands may stand apart: the last group has three, those before it two (in India) or three.
    private static func digits(_ text: String, grouped separator: String) -> String? {
        let kinds = separator == "\u{a0}" || separator == "\u{202f}" ? " " : separator
        let groups = text.components(separatedBy: kinds)
        guard groups.allSatisfy(isDigits), groups.count == 1 || (1...3).contains(groups[0].utf8.count) && groups.last?.utf8.count == 3,
            groups.dropFirst().allSatisfy({ (2...3).contains($0.utf8.count) })
        else { return nil }
        return groups.joined()
    }

    /// A price in the currency's smallest unit, of which 100 are one: 123450 of `SAR` are SAR 1,234.50.
    public func price(_ amount: Int64, _ currency: String) -> String {
        (Decimal(amount) / 100).formatted(.currency(code: currency).locale(locale))
    }
}
