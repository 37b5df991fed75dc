public import Contracts
public import Wire

/// Where the largest city of each time zone lies, as the time zone database says in `zone1970.tab` and `zone.tab`, which are in the public
/// domain. Phones report zones by old names too, such as `Asia/Calcutta`, which are links of `tzdata.zi` to the ones of today.
public struct ZonePlaces: Sendable {
    private let places: [Entry]

    private struct Entry {
        let zone: String
        let place: Place
    }

    /// - Parameters:
    ///   - tables: the texts of the files; where several name a zone, the first counts. Lines that are none of theirs are skipped.
    ///   - links: the text of `tzdata.zi`, of which the lines `L TARGET ALIAS` count.
    public init(_ tables: [String], links: String = "") {
        var found: [(entry: Entry, order: Int)] = []
        for table in tables {
            for line in table.utf8.split(separator: UInt8(ascii: "\n")) where line.first != UInt8(ascii: "#") {
                // Countries, coordinates, zone, comments.
                let columns = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
                guard columns.count >= 3, let place = Self.place(Array(columns[1])) else { continue }
                found.append((Entry(zone: String(Substring(columns[2])), place: place), found.count))
            }
        }
        let known = found.map { $0.entry }
        for entry in Self.linked(links, to: known) { found.append((entry, found.count)) }
        found.sort { $0.entry.zone != $1.entry.zone ? $0.entry.zone < $1.entry.zone : $0.order < $1.order }
        var places: [Entry] = []
        for (entry, _) in found where places.last?.zone != entry.zone { places.append(entry) }
        self.places = places
    }

    /// The aliases of zones that have a place. An alias that has one itself keeps it, as it comes after that.
    private static func linked(_ links: String, to entries: [Entry]) -> [Entry] {
        var places: [String: Place] = [:]
        for entry in entries where places[entry.zone] == nil { places[entry.zone] = entry.place }
        var linked: [Entry] = []
        for line in links.utf8.split(separator: UInt8(ascii: "\n")) where line.first == UInt8(ascii: "L") {
            let columns = line.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
            guard columns.count == 3, columns[0] == "L", let place = places[columns[1]] else { continue }
            linked.append(Entry(zone: columns[2], place: place))
        }
        return linked
    }

    /// Nil for zones of no place, such as `UTC`.
    public func place(of zone: ZoneName) -> Place? {
        var (low, high) = (0, places.count)
        while low < high {
            let middle = (low + high) / 2
            if places[middle].zone < zone.text { low = middle + 1 } else { high = middle }
        }
        return low < places.count && places[low].zone == zone.text ? places[low].place : nil
    }

    /// ISO 6709 without a comma: ±DDMM±DDDMM or ±DDMMSS±DDDMMSS.
    private static func place(_ text: [UInt8]) -> Place? {
        let digits: Int
        switch text.count {
        case 11: digits = 2
        case 15: digits = 4
        default: return nil
        }
        guard let latitude = degrees(text[..<(3 + digits)], digits), let longitude = degrees(text[(3 + digits)...], digits),
            abs(latitude) <= 9000, abs(longitude) <= 18_000
        else { return nil }
        return Place(latitude: Hundredths(trusted: latitude), longitude: Hundredths(trusted: longitude))
    }

    /// A sign, whole degrees, and minutes with or without seconds, in hundredths of a degree.
    private static func degrees(_ text: ArraySlice<UInt8>, _ digits: Int) -> Int64? {
        guard let sign = text.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else { return nil }
        var value: Int64 = 0
        for byte in text.dropFirst() {
            guard (0x30...0x39).contains(byte) else { return nil }
            value = value * 10 + Int64(byte - 0x30)
        }
        let (whole, rest) = value.quotientAndRemainder(dividingBy: digits == 2 ? 100 : 10_000)
        let seconds = digits == 2 ? 60 * rest : rest / 100 * 60 + rest % 100
        let hundredths = 100 * whole + Rounded.divide(seconds, by: 36)
        return sign == UInt8(ascii: "-") ? -hundredths : hundredths
    }
}
