/// Fills a file up to an exact size where its readers do not look, so that it stays what it was.
enum Padding {
    /// Nil when the size cannot be reached.
    static func pad(_ bytes: [UInt8], to wanted: Int, as format: MediaSpec.Format) -> [UInt8]? {
        let room = wanted - bytes.count
        switch format {
        case .jpeg: return jpeg(bytes, room)
        case .png:
            guard room >= 12, bytes.count > 12 else { return nil }
            return bytes.dropLast(12) + chunk("baRb", noise(room - 12)) + bytes.suffix(12)
        case .webp:
            guard room >= 8, room.isMultiple(of: 2), bytes.count > 12 else { return nil }
            var padded = bytes + Array("BARB".utf8) + little(room - 8) + noise(room - 8)
            padded.replaceSubrange(4..<8, with: little(padded.count - 8))
            return padded
        case .mp4, .mov, .heic:
            guard room >= 8 else { return nil }
            return bytes + big(room) + Array("free".utf8) + noise(room - 8)
        case .gif, .webm: return nil
        }
    }

    /// Anything after the end.
    static func append(_ bytes: [UInt8], to wanted: Int) -> [UInt8]? { wanted >= bytes.count ? bytes + noise(wanted - bytes.count) : nil }

    /// Comments before the picture's data. ISO 10918-1 annex B.
    private static func jpeg(_ bytes: [UInt8], _ room: Int) -> [UInt8]? {
        guard room >= 4 else { return nil }
        var place = 2
        while place + 4 <= bytes.count, bytes[place] == 0xff, bytes[place + 1] != 0xda {
            place += 2 + Int(bytes[place + 2]) << 8 + Int(bytes[place + 3])
        }
        guard place + 2 < bytes.count, bytes[place] == 0xff, bytes[place + 1] == 0xda else { return nil }
        var comments: [UInt8] = []
        comments.reserveCapacity(room)
        var left = room
        while left > 0 {
            // A comment takes 4 to 65,537 bytes; where less than 4 would be left for the last one, this one is made shorter.
            let size = left <= 65_537 ? left : left < 65_541 ? left - 4 : 65_537
            comments += [0xff, 0xfe, UInt8((size - 2) >> 8), UInt8((size - 2) & 255)] + noise(size - 4)
            left -= size
        }
        return bytes[..<place] + comments + bytes[place...]
    }

    /// A page with nothing on it. nil when it is larger than that.
    static func pdf(_ wanted: Int) -> [UInt8]? {
        let objects = [
            "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>", "<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 400]>>",
        ]
        func document(_ filling: Int) -> [UInt8] {
            var out = Array("%PDF-1.4\n%".utf8)
            out += [UInt8](repeating: 0x2e, count: filling)
            out.append(0x0a)
            var places: [Int] = []
            for (index, object) in objects.enumerated() {
                places.append(out.count)
                out += Array("\(index + 1) 0 obj\(object)endobj\n".utf8)
            }
            let table = out.count
            func digits(_ value: Int) -> String { String(repeating: "0", count: max(0, 10 - String(value).count)) + String(value) }
            out += Array("xref\n0 \(objects.count + 1)\n0000000000 65535 f \n".utf8)
            for place in places { out += Array("\(digits(place)) 00000 n \n".utf8) }
            return out + Array("trailer<</Size \(objects.count + 1)/Root 1 0 R>>\nstartxref\n\(digits(table))\n%%EOF\n".utf8)
        }
        let least = document(0).count
        if wanted == 0 { return document(0) }
        return wanted >= least ? document(wanted - least) : nil
    }

    static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
        let body = Array(type.utf8) + data
        return big(data.count) + body + big(Int(CRC32.of(body)))
    }

    /// The same bytes each time, without any sense and without a 0xff, which starts markers.
    static func noise(_ count: Int) -> [UInt8] {
        guard count > 0 else { return [] }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(count + block.count)
        while bytes.count < count { bytes += block }
        return Array(bytes.prefix(count))
    }

    private static let block: [UInt8] = {
        var state: UInt32 = 0x9e37_79b9
        return (0..<4096).map { _ in
            state = state &* 1_664_525 &+ 1_013_904_223
            return UInt8(state >> 24) & 0x7f
        }
    }()

    private static func big(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) } }
    private static func little(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) } }
}
