/// The few tags of an EXIF block that matter here, read straight from its bytes.
///
/// The image library reads EXIF too, but takes the orientation of the embedded preview when the picture itself has none, and
/// drops it from HEIC altogether. Any bytes are safe to give: what does not fit is left out.
struct ExifBlock {
    /// 1 to 8; nil when absent or out of range.
    private(set) var orientation: Int?
    private(set) var takenAt: CaptureTime?
    private(set) var hasLocation = false

    private enum Tag {
        static let orientation = 0x0112
        static let exif = 0x8769
        static let gps = 0x8825
        static let dateTimeOriginal = 0x9003
        static let offsetTimeOriginal = 0x9011
        /// In the GPS directory 0 is only a version; 1 to 6 are latitude, longitude and height.
        static let position = 1...6
    }

    /// - Parameter bytes: a TIFF structure, with or without `Exif\0\0` before it.
    init(_ bytes: [UInt8]) {
        let isPrefixed = bytes.starts(with: Array("Exif".utf8) + [0, 0])
        guard let tiff = TIFF(Array(bytes.dropFirst(isPrefixed ? 6 : 0))) else { return }
        let main = tiff.entries(at: tiff.firstDirectory)
        orientation = main[Tag.orientation].flatMap(tiff.number).flatMap { (1...8).contains($0) ? $0 : nil }
        if let exif = main[Tag.exif].flatMap(tiff.number).map(tiff.entries), let taken = exif[Tag.dateTimeOriginal].flatMap(tiff.text) {
            takenAt = CaptureTime(exif: taken, offset: exif[Tag.offsetTimeOriginal].flatMap(tiff.text))
        }
        if let gps = main[Tag.gps].flatMap(tiff.number).map(tiff.entries) { hasLocation = gps.keys.contains(where: Tag.position.contains) }
    }
}

/// TIFF's directories of tagged values, in either byte order.
private struct TIFF {
    struct Entry {
        var type: Int
        var count: Int
        /// Where the four bytes are that hold the value, or say where it is.
        var position: Int
    }

    private let bytes: [UInt8]
    private let isBigEndian: Bool
    private(set) var firstDirectory = 0

    init?(_ bytes: [UInt8]) {
        self.bytes = bytes
        if bytes.starts(with: Array("MM".utf8)) {
            isBigEndian = true
        } else if bytes.starts(with: Array("II".utf8)) {
            isBigEndian = false
        } else {
            return nil
        }
        guard unsigned(2, 2) == 42, let first = unsigned(4, 4) else { return nil }
        firstDirectory = first
    }

    /// The entries of one directory; of a tag given twice the first counts.
    func entries(at offset: Int) -> [Int: Entry] {
        guard offset >= 8, let count = unsigned(offset, 2) else { return [:] }
        var entries: [Int: Entry] = [:]
        for index in 0..<count {
            let start = offset + 2 + index * 12
            guard let tag = unsigned(start, 2), let type = unsigned(start + 2, 2), let values = unsigned(start + 4, 4),
                start + 12 <= bytes.count
            else { break }
            if entries[tag] == nil { entries[tag] = Entry(type: type, count: values, position: start + 8) }
        }
        return entries
    }

    /// A single value of type BYTE, SHORT or LONG.
    func number(_ entry: Entry) -> Int? {
        guard entry.count == 1 else { return nil }
        return switch entry.type {
        case 1: unsigned(entry.position, 1)
        case 3: unsigned(entry.position, 2)
        case 4: unsigned(entry.position, 4)
        default: nil
        }
    }

    /// A value of type ASCII, without what follows its first zero byte.
    func text(_ entry: Entry) -> [UInt8]? {
        guard entry.type == 2, (1...64).contains(entry.count) else { return nil }
        guard let start = entry.count <= 4 ? entry.position : unsigned(entry.position, 4), start + entry.count <= bytes.count else {
            return nil
        }
        return Array(bytes[start..<start + entry.count].prefix { $0 != 0 })
    }

    private func unsigned(_ offset: Int, _ size: Int) -> Int? {
        guard offset >= 0, offset + size <= bytes.count else { return nil }
        let value = bytes[offset..<offset + size]
        return isBigEndian ? value.reduce(0) { $0 << 8 | Int($1) } : value.reversed().reduce(0) { $0 << 8 | Int($1) }
    }
}
