/// A picture whose header is read.
struct OpenPicture: ~Copyable {
    let facts: ImageFacts
    /// As stored and in full size; it can be decoded once.
    let image: Vips.Image
    private let source: Vips.Source

    init(_ input: ImageInput) throws(ImageProblem) {
        let content = try OpenInput(input)
        let type = MagicType.sniff(content.read(at: 0, count: MagicType.headLength))
        guard let format = ImageFormat(type), format != .gif else { throw .unsupportedType(type) }
        try PictureParts.check(format, size: content.size) { content.read(at: $0, count: $1) }
        let source = try content.source()
        let image = try source.load(format, shrink: 1)
        let exif = ExifBlock(image.block("exif-data") ?? [])
        var orientation = exif.orientation ?? 1
        if format == .heic, orientation != 1,
            HEIFTransforms.areInContainer(size: content.size, read: { content.read(at: $0, count: $1) })
        {
            orientation = 1
        }
        facts = ImageFacts(
            format: format, width: image.width, height: image.height, orientation: orientation, hasAlpha: image.hasAlpha,
            pages: image.pages, takenAt: exif.takenAt, hasLocation: exif.hasLocation || Self.hasLocationInXMP(image))
        self.source = source
        self.image = image
    }

    private static func hasLocationInXMP(_ image: borrowing Vips.Image) -> Bool {
        // In HEIC, XMP is one of the blocks that are named only by their kind.
        for field in image.fields where field == "xmp-data" || field.hasPrefix("heif-mime") {
            guard let block = image.block(field) else { continue }
            let text = String(decoding: block, as: UTF8.self)
            if text.contains("GPSLatitude") || text.contains("GPSLongitude") { return true }
        }
        return false
    }

    consuming func rendered(longestSide side: Int, as output: ImageOutput, background: ImageColour) throws(ImageProblem) -> [UInt8] {
        let facts = facts
        let shrink = Self.shrink(facts, to: side)
        let loaded = shrink > 1 ? try source.load(facts.format, shrink: shrink) : image
        var made = try loaded.shrunk(to: side)
        if !made.isSRGB { made = try made.inSRGB() }
        if !made.isBytes { made = try made.inBytes() }
        if made.hasAlpha, output.format == .jpeg { made = try made.flattened(on: background) }
        // When decoding fails below the saver for WebP, it keeps what it was given for ever; it holds the whole picture anyway.
        if output.format == .webp || facts.orientation != 1 { made = try made.whole() }
        if facts.orientation != 1 { made = try made.upright(from: facts.orientation) }
        return try made.bare().saved(as: output)
    }

    /// How much smaller the decoder may make the picture by itself: at least a factor of two is left for the better filter. The
    /// decoders round down, and a side without any pixel would end the process.
    private static func shrink(_ facts: ImageFacts, to side: Int) -> Int {
        let factor = min(max(facts.width, facts.height) / side / 2, facts.width, facts.height)
        return switch facts.format {
        case .jpeg: factor >= 8 ? 8 : factor >= 4 ? 4 : factor >= 2 ? 2 : 1
        case .webp: max(1, factor)
        case .png, .heic, .gif: 1
        }
    }
}
