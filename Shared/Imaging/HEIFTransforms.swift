/// Whether the main picture of a HEIC file brings its own rotation or mirroring, which the decoder applies.
///
/// The standard says that EXIF's orientation is then only a remark. Phones that write no such property mean the EXIF value, so the
/// two cases have to be told apart, and the decoder does not tell.
enum HEIFTransforms {
    /// iPhones write tens of kilobytes; a grid of thousands of tiles stays below this.
    static let longestMeta = 4 << 20

    /// - Parameters:
    ///   - size: of the whole file, in bytes.
    ///   - read: `count` bytes at an offset, fewer at the end of the file.
    static func areInContainer(size: Int, read: (_ offset: Int, _ count: Int) -> [UInt8]) -> Bool {
        var offset = 0
        for _ in 0..<HEIFItems.mostBoxes where offset + 8 <= size {
            guard let box = Box.header(read(offset, 16)) else { return false }
            // A size of 0 means up to the end of the file.
            let length = box.size == 0 ? size - offset : box.size
            if box.type == "meta" {
                guard length <= longestMeta else { return false }
                // The version and flags of a full box come before what is in it.
                return isTransformed(meta: read(offset, length).dropFirst(box.headerSize + 4))
            }
            offset += length
        }
        return false
    }

    private static func isTransformed(meta: ArraySlice<UInt8>) -> Bool {
        let boxes = Box.all(in: meta)
        guard let primary = boxes["pitm"]?.first.flatMap(primaryItem), let properties = boxes["iprp"]?.first else { return false }
        let parts = Box.ordered(in: properties)
        let kinds = parts.first { $0.type == "ipco" }.map { Box.ordered(in: $0.content).map(\.type) } ?? []
        let transforming = Set(kinds.indices.filter { kinds[$0] == "irot" || kinds[$0] == "imir" }.map { $0 + 1 })
        return parts.contains { $0.type == "ipma" && !transforming.isDisjoint(with: indices(of: primary, in: $0.content)) }
    }

    private static func primaryItem(_ content: ArraySlice<UInt8>) -> Int? {
        var reader = Reader(rest: content)
        guard let version = reader.next(1), reader.next(3) != nil else { return nil }
        return reader.next(version == 0 ? 2 : 4)
    }

    /// The properties of an item by their place in `ipco`, from 1.
    private static func indices(of item: Int, in content: ArraySlice<UInt8>) -> Set<Int> {
        var reader = Reader(rest: content)
        guard let version = reader.next(1), let flags = reader.next(3), let entries = reader.next(4) else { return [] }
        let isWide = flags & 1 == 1
        var found: Set<Int> = []
        for _ in 0..<entries {
            guard let id = reader.next(version < 1 ? 2 : 4), let count = reader.next(1) else { return found }
            for _ in 0..<count {
                guard let association = reader.next(isWide ? 2 : 1) else { return found }
                // The highest bit says that the property is essential.
                if id == item { found.insert(association & (isWide ? 0x7FFF : 0x7F)) }
            }
        }
        return found
    }
}

/// How many pieces a HEIC is put together from. A small canvas can be covered by thousands of large tiles.
enum HEIFItems {
    /// A file has a handful of boxes at its outermost level. What comes after so many would be decoded without having been counted.
    static let mostBoxes = 64

    static func check(size: Int, read: PictureParts.Read) throws(ImageProblem) {
        var offset = 0
        for _ in 0..<mostBoxes where offset + 8 <= size {
            guard let box = Box.header(read(offset, 16)) else { return }
            let length = box.size == 0 ? size - offset : box.size
            if box.type == "meta" {
                try PictureParts.limit(length, "header bytes", to: HEIFTransforms.longestMeta)
                let boxes = Box.all(in: read(offset, length).dropFirst(box.headerSize + 4))
                for items in boxes["iinf"] ?? [] { try PictureParts.limit(count(items), "items", to: PictureParts.parts) }
                for references in boxes["iref"] ?? [] { try PictureParts.limit(uses(references), "tiles", to: PictureParts.parts) }
            }
            offset += length
        }
        guard offset + 8 > size else { throw .tooManyParts(kind: "boxes", limit: mostBoxes) }
    }

    private static func count(_ items: ArraySlice<UInt8>) -> Int {
        var reader = Reader(rest: items)
        guard let version = reader.next(1), reader.next(3) != nil else { return 0 }
        return reader.next(version == 0 ? 2 : 4) ?? 0
    }

    /// How often one item is made of another one, over all.
    private static func uses(_ references: ArraySlice<UInt8>) -> Int {
        guard let version = references.first else { return 0 }
        return Box.ordered(in: references.dropFirst(4)).reduce(0) { sum, box in
            var reader = Reader(rest: box.content)
            return sum + (reader.next(version == 0 ? 2 : 4) == nil ? 0 : reader.next(2) ?? 0)
        }
    }
}

/// ISO base media boxes: a length, four characters, the content.
private struct Box {
    var type: String
    var content: ArraySlice<UInt8>

    static func header(_ bytes: [UInt8]) -> (type: String, size: Int, headerSize: Int)? {
        var reader = Reader(rest: bytes[...])
        guard let short = reader.next(4), let name = reader.bytes(4) else { return nil }
        let type = String(decoding: name, as: UTF8.self)
        guard short == 1 else { return short == 0 || short >= 8 ? (type, short, 8) : nil }
        guard let high = reader.next(4), high == 0, let low = reader.next(4), low >= 16 else { return nil }
        return (type, low, 16)
    }

    /// The boxes in some content, in their order, up to the first that does not fit.
    static func ordered(in content: ArraySlice<UInt8>) -> [Box] {
        var boxes: [Box] = []
        var rest = content
        while rest.count >= 8, let box = header(Array(rest.prefix(16))), box.size >= box.headerSize, box.size <= rest.count {
            boxes.append(Box(type: box.type, content: rest.prefix(box.size).dropFirst(box.headerSize)))
            rest = rest.dropFirst(box.size)
        }
        return boxes
    }

    static func all(in content: ArraySlice<UInt8>) -> [String: [ArraySlice<UInt8>]] {
        Dictionary(grouping: ordered(in: content), by: \.type).mapValues { $0.map(\.content) }
    }
}

/// Numbers from the front of some bytes, the highest byte first.
private struct Reader {
    var rest: ArraySlice<UInt8>

    mutating func next(_ size: Int) -> Int? { bytes(size)?.reduce(0) { $0 << 8 | Int($1) } }

    mutating func bytes(_ size: Int) -> ArraySlice<UInt8>? {
        guard rest.count >= size else { return nil }
        defer { rest = rest.dropFirst(size) }
        return rest.prefix(size)
    }
}
