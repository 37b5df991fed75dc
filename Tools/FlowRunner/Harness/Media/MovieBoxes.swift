/// The boxes of an MP4 or QuickTime file. ISO 14496-12 §4.2.
enum MovieBoxes {
    /// Whether the index is before the pictures, so that a player can start while it loads; nil for another kind of file.
    static func hasIndexFirst(_ bytes: [UInt8]) -> Bool? {
        var place = 0
        func big(_ start: Int, _ count: Int) -> Int { bytes[start..<start + count].reduce(0) { $0 << 8 | Int($1) } }
        guard bytes.count > 12, bytes[4..<8].elementsEqual("ftyp".utf8) else { return nil }
        while place + 16 <= bytes.count {
            switch String(decoding: bytes[place + 4..<place + 8], as: UTF8.self) {
            case "moov": return true
            case "mdat": return false
            default: break
            }
            let short = big(place, 4)
            let size = short == 1 && bytes[place + 8] == 0 ? big(place + 8, 8) : short
            guard size >= 8, size < bytes.count else { return nil }
            place += size
        }
        return nil
    }
}
