internal import Glibc

/// Counts what a file is made of before anything of it is decoded: a file of some hundred kilobytes can have so many scans, chunks or tiles
/// that decoding it takes a core for hours. Walks over lengths only, so that the work grows with the bytes.
enum PictureParts {
    /// A progressive JPEG as cameras and browsers make it has about ten.
    static let scans = 64
    /// Segments of a JPEG, chunks of a PNG beside its pixels or of a WebP, items of a HEIC. A HEIC of 48 megapixels has about 200 tiles.
    static let parts = 4096
    /// The pixels of a PNG come in pieces of 8 KB or more from any encoder.
    static let pieces = 65_536
    /// Of a colour profile, in bytes; those of printers have about one million.
    static let profile = 4 << 20

    typealias Read = (_ offset: Int, _ count: Int) -> [UInt8]

    /// - Throws: `tooManyParts`. What has not even the shape of its format is left to the decoder.
    static func check(_ format: ImageFormat, size: Int, read: Read) throws(ImageProblem) {
        switch format {
        case .jpeg: try jpeg(size, read)
        case .png: try png(size, read)
        case .webp: try webp(size, read)
        case .heic: try HEIFItems.check(size: size, read: read)
        case .gif: break
        }
    }

    static func limit(_ count: Int, _ kind: String, to most: Int) throws(ImageProblem) {
        guard count <= most else { throw .tooManyParts(kind: kind, limit: most) }
    }

    private static func jpeg(_ size: Int, _ read: Read) throws(ImageProblem) {
        var (offset, scans, segments, profile) = (2, 0, 0, 0)
        var window = Window()
        while offset + 4 <= size {
            let head = Array(window.from(offset, atLeast: 4, read).prefix(4))
            guard head.count == 4, head[0] == 0xFF else {
                // Stray bytes between segments are passed over, as decoders do.
                guard let next = marker(from: offset + 1, size, &window, read) else { return }
                offset = next
                continue
            }
            switch head[1] {
            case 0xD9: return
            case 0xFF: offset += 1
            case 0x00, 0x01, 0xD0...0xD8: offset += 2
            default:
                let length = max(2, Int(head[2]) << 8 | Int(head[3]))
                segments += 1
                try limit(segments, "segments", to: parts)
                if head[1] == 0xE2 { profile += length }
                try limit(profile, "profile bytes", to: Self.profile)
                offset += 2 + length
                guard head[1] == 0xDA else { continue }
                scans += 1
                try limit(scans, "scans", to: Self.scans)
                guard let next = marker(from: offset, size, &window, read) else { return }
                offset = next
            }
        }
    }

    /// The piece of a file that was read last. What lies within it is not read again, so that a file of nothing but markers and stray
    /// bytes is read once, and not 64 KB for each of them.
    private struct Window {
        private var start = 0
        private var bytes: [UInt8] = []

        /// What follows an offset; less than asked for only at the end of the file.
        mutating func from(_ offset: Int, atLeast count: Int, _ read: Read) -> ArraySlice<UInt8> {
            if offset < start || offset + count > start + bytes.count { (start, bytes) = (offset, read(offset, 1 << 16)) }
            return bytes[(offset - start)...]
        }
    }

    /// The next marker that is neither a stuffed byte nor a restart.
    private static func marker(from start: Int, _ size: Int, _ window: inout Window, _ read: Read) -> Int? {
        var offset = start
        while offset + 1 < size {
            let piece = window.from(offset, atLeast: 2, read)
            guard piece.count > 1 else { return nil }
            let found = piece.withUnsafeBytes { bytes -> Int? in
                guard let base = bytes.baseAddress else { return nil }
                var at = 0
                while at + 1 < bytes.count, let hit = memchr(base + at, 0xFF, bytes.count - 1 - at) {
                    at = UnsafeRawPointer(hit) - base
                    let kind = bytes[at + 1]
                    if kind != 0x00, kind != 0xFF, !(0xD0...0xD7).contains(kind) { return at }
                    at += kind == 0xFF ? 1 : 2
                }
                return nil
            }
            if let found { return offset + found }
            offset += piece.count - 1
        }
        return nil
    }

    private static func png(_ size: Int, _ read: Read) throws(ImageProblem) {
        var (offset, others, pieces) = (8, 0, 0)
        while offset + 12 <= size {
            let head = read(offset, 8)
            guard head.count == 8 else { return }
            let length = head.prefix(4).reduce(0) { $0 << 8 | Int($1) }
            let name = String(decoding: head.suffix(4), as: UTF8.self)
            if name == "IDAT" || name == "fdAT" { pieces += 1 } else { others += 1 }
            try limit(pieces, "pieces", to: Self.pieces)
            try limit(others, "chunks", to: parts)
            if name == "iCCP" { try limit(length, "profile bytes", to: profile) }
            if name == "IEND" { return }
            offset += length + 12
        }
    }

    private static func webp(_ size: Int, _ read: Read) throws(ImageProblem) {
        var (offset, chunks) = (12, 0)
        while offset + 8 <= size {
            let head = read(offset, 8)
            guard head.count == 8 else { return }
            let length = head.suffix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
            chunks += 1
            try limit(chunks, "chunks", to: parts)
            if head.prefix(4).elementsEqual("ICCP".utf8) { try limit(length, "profile bytes", to: profile) }
            offset += 8 + length + length % 2
        }
    }
}
