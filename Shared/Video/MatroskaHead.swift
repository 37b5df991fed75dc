/// The beginning of a Matroska file: a header of small elements, then the segment that holds everything else.
struct MatroskaHead {
    let isWebM: Bool
    /// How long the file is when it is whole; nil when it does not say, as of what was recorded while it was sent.
    let segmentEnd: Int64?

    init?(_ bytes: ArraySlice<UInt8>) {
        let bytes = Array(bytes)
        guard bytes.starts(with: [0x1A, 0x45, 0xDF, 0xA3]), let header = Self.size(bytes, at: 4), let size = header.value else {
            return nil
        }
        // The element 0x4282, a length byte, the text.
        let webM: [UInt8] = [0x42, 0x82, 0x84] + Array("webm".utf8)
        let body = bytes[header.end...].prefix(Int(min(size, 1 << 16)))
        isWebM = body.indices.contains { body[$0...].starts(with: webM) }
        let segment = header.end + body.count
        if segment + 4 < bytes.count, bytes[segment...].starts(with: [0x18, 0x53, 0x80, 0x67]),
            let found = Self.size(bytes, at: segment + 4),
            let length = found.value
        {
            segmentEnd = Int64(found.end) + length
        } else {
            segmentEnd = nil
        }
    }

    /// A number whose first byte's leading zeros tell how many bytes follow.
    /// - Returns: where it ends; no value when all its bits are set, which means unknown.
    private static func size(_ bytes: [UInt8], at start: Int) -> (value: Int64?, end: Int)? {
        guard start < bytes.count else { return nil }
        let length = bytes[start].leadingZeroBitCount + 1
        guard length <= 8, start + length <= bytes.count else { return nil }
        let mask = Int64(1) << (7 * length) - 1
        let value = bytes[start..<start + length].reduce(Int64(0)) { $0 << 8 | Int64($1) } & mask
        return (value == mask ? nil : value, start + length)
    }
}
