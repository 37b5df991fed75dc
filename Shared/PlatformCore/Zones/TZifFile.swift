/// Reads TZif files, versions 1 to 4, RFC 9636 (and 8536): the table and the rule that goes on after it. Abbreviations and
/// daylight-saving flags are checked and passed over, as offsets are all that dates need.
enum TZifFile {
    /// nil for anything that is not a whole, sound file, and for files with leap seconds, which instants do not count.
    static func table(_ bytes: [UInt8]) -> ZoneTable? {
        var reader = ByteReader(bytes)
        guard let first = Header(&reader) else { return nil }
        if first.version == 0 {
            // Version 1: 32-bit times and no rule.
            guard let block = Block(&reader, first, timeSize: 4), reader.isAtEnd else { return nil }
            return block.table(rule: nil)
        }
        // Later versions carry the old block for old readers, then one with 64-bit times. An unknown later version extends this one.
        guard reader.skip(first.size(timeSize: 4)), let second = Header(&reader), second.version == first.version,
            let block = Block(&reader, second, timeSize: 8), let footer = footer(&reader)
        else { return nil }
        guard !footer.isEmpty else { return block.table(rule: nil) }
        guard let rule = ZoneRule(footer) else { return nil }
        return block.table(rule: rule)
    }

    /// The line between two line feeds at the end. RFC 9636 §3.3.
    private static func footer(_ reader: inout ByteReader) -> ArraySlice<UInt8>? {
        guard reader.byte() == 0x0a, let text = reader.line(), reader.isAtEnd else { return nil }
        return text
    }

    /// RFC 9636 §3.1.
    private struct Header {
        let version: UInt8
        let utIndicators: Int
        let standardIndicators: Int
        let leapSeconds: Int
        let times: Int
        let types: Int
        let characters: Int

        init?(_ reader: inout ByteReader) {
            guard let magic = reader.take(4), magic.elementsEqual("TZif".utf8), let version = reader.byte(),
                version == 0 || (0x32...0x39).contains(version), reader.skip(15), let ut = reader.integer(4),
                let standard = reader.integer(4),
                let leap = reader.integer(4), let times = reader.integer(4), let types = reader.integer(4),
                let characters = reader.integer(4),
                // Counts are unsigned; read as signed they are refused when huge.
                [ut, standard, leap, times, types, characters].allSatisfy({ $0 >= 0 }), (1...256).contains(types), characters > 0,
                ut == 0 || ut == types, standard == 0 || standard == types
            else { return nil }
            self.version = version
            (utIndicators, standardIndicators, leapSeconds) = (Int(ut), Int(standard), Int(leap))
            (self.times, self.types, self.characters) = (Int(times), Int(types), Int(characters))
        }

        /// The bytes of the data that follow.
        func size(timeSize: Int) -> Int {
            times * (timeSize + 1) + types * 6 + characters + leapSeconds * (timeSize + 4) + standardIndicators + utIndicators
        }
    }

    /// RFC 9636 §3.2.
    private struct Block {
        private var times: [Int64] = []
        private var indices: [UInt8] = []
        private var types: [Int64] = []
        /// Before the Big Bang lies nothing, and what is near the ends of the numbers could not be counted on from.
        private static let allowedTimes: ClosedRange<Int64> = -(1 << 59)...(1 << 59)

        init?(_ reader: inout ByteReader, _ header: Header, timeSize: Int) {
            guard header.leapSeconds == 0, reader.remaining >= header.size(timeSize: timeSize) else { return nil }
            times.reserveCapacity(header.times)
            for _ in 0..<header.times {
                guard let time = reader.integer(timeSize), Self.allowedTimes.contains(time), times.last.map({ $0 < time }) ?? true else {
                    return nil
                }
                times.append(time)
            }
            guard let indices = reader.take(header.times), indices.allSatisfy({ Int($0) < header.types }) else { return nil }
            self.indices = Array(indices)
            for _ in 0..<header.types {
                guard let offset = reader.integer(4), ZoneTable.allowedOffsets.contains(offset), let isSaving = reader.byte(),
                    isSaving <= 1,
                    let name = reader.byte(), Int(name) < header.characters
                else { return nil }
                types.append(offset)
            }
            // Names, and how times were written in the source: of no use here.
            guard reader.skip(header.characters + header.standardIndicators + header.utIndicators) else { return nil }
        }

        /// The file's transitions and then the rule's. Before the first, the first type counts.
        func table(rule: ZoneRule?) -> ZoneTable {
            var builder = Builder(offset: types[0])
            for (time, index) in zip(times, indices) { builder.add(time, types[Int(index)]) }
            guard let rule else { return builder.table(repeatingAfter: nil) }
            guard let last = times.last else {
                // The rule is all there is.
                builder = Builder(offset: rule.standard)
                for change in rule.changes(years: -1...402) { builder.add(change.at, change.offset) }
                return builder.table(repeatingAfter: builder.transitions.first)
            }
            // From the last transition on the rule counts, whatever the table ended with.
            let year = ZoneRule.year(of: last)
            let changes = rule.changes(years: (year - 2)...(year + 402))
            builder.add(last, changes.last { $0.at <= last }?.offset ?? rule.standard)
            for change in changes where change.at > last { builder.add(change.at, change.offset) }
            return builder.table(repeatingAfter: last)
        }
    }

    /// Collects transitions that change the offset; those that only rename it are left out.
    private struct Builder {
        private(set) var transitions: [Int64] = []
        private(set) var offsets: [Int64]

        init(offset: Int64) { offsets = [offset] }

        /// - Parameter time: not before the last one; at the same time it replaces it.
        mutating func add(_ time: Int64, _ offset: Int64) {
            if transitions.last == time {
                transitions.removeLast()
                offsets.removeLast()
            }
            guard offsets.last != offset else { return }
            transitions.append(time)
            offsets.append(offset)
        }

        /// - Parameter ruleStart: from when on one rule counts. It repeats only if it wrote out 400 years: a rule that never changes the
        ///   offset leaves nothing to repeat.
        func table(repeatingAfter ruleStart: Int64?) -> ZoneTable {
            let repeats = if let ruleStart, let end = transitions.last { end - ZoneTable.cycle >= ruleStart } else { false }
            return ZoneTable(transitions: transitions, offsets: offsets, repeats: repeats)
        }
    }
}

/// Takes bytes from the front; nothing is read past the end.
struct ByteReader {
    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var remaining: Int { bytes.count - position }
    var isAtEnd: Bool { remaining == 0 }

    mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
        guard count >= 0, count <= remaining else { return nil }
        defer { position += count }
        return bytes[position..<(position + count)]
    }

    mutating func skip(_ count: Int) -> Bool { take(count) != nil }
    mutating func byte() -> UInt8? { take(1)?.first }

    /// A big-endian two's complement number of 4 or 8 bytes.
    mutating func integer(_ size: Int) -> Int64? {
        guard let part = take(size), let first = part.first else { return nil }
        return part.reduce(Int64(first >= 0x80 ? -1 : 0)) { $0 << 8 | Int64($1) }
    }

    /// Up to a line feed, which is taken too; nil when there is none.
    mutating func line() -> ArraySlice<UInt8>? {
        guard let end = bytes[position...].firstIndex(of: 0x0a) else { return nil }
        defer { position = end + 1 }
        return bytes[position..<end]
    }
}
