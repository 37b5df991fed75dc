/// What some bytes are, told from their beginning alone: names, extensions and declared types are never looked at.
///
/// The list is what a media service takes, and what it wants to name when it refuses.
public enum MagicType: String, Sendable, Hashable, CaseIterable, Codable {
    case jpeg, png, webp, heic, avif, gif, pdf, mp4, quicktime, webm, matroska, html, svg, xml, zip
    /// An M3U or HLS playlist: text that makes a player fetch other addresses.
    case playlist
    /// Nothing of the above, or nothing at all.
    case unknown

    /// How many bytes from the start are worth giving to `sniff`; fewer when there are fewer.
    public static let headLength = 4096

    /// The type's name on the wire, such as `image/jpeg`; `application/octet-stream` when it is not known.
    public var mediaType: String {
        switch self {
        case .jpeg: "image/jpeg"
        case .png: "image/png"
        case .webp: "image/webp"
        case .heic: "image/heic"
        case .avif: "image/avif"
        case .gif: "image/gif"
        case .pdf: "application/pdf"
        case .mp4: "video/mp4"
        case .quicktime: "video/quicktime"
        case .webm: "video/webm"
        case .matroska: "video/x-matroska"
        case .html: "text/html"
        case .svg: "image/svg+xml"
        case .xml: "application/xml"
        case .zip: "application/zip"
        case .playlist: "application/vnd.apple.mpegurl"
        case .unknown: "application/octet-stream"
        }
    }

    /// The type of what begins with `head`. Pure, and total: any bytes have an answer.
    ///
    /// A file can be valid as two types at once, such as a picture with a web page behind its end. What counts is the beginning,
    /// so what others get must be made anew from the decoded content, or sent as a download. A PDF begins with `%PDF-` at the
    /// first byte, although readers look further.
    public static func sniff(_ head: [UInt8]) -> MagicType {
        let head = head.prefix(headLength)
        func starts(_ bytes: [UInt8]) -> Bool { head.starts(with: bytes) }
        if starts([0xFF, 0xD8, 0xFF]) { return .jpeg }
        if starts([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return .png }
        if starts(ascii("RIFF")), head.dropFirst(8).starts(with: ascii("WEBP")) { return .webp }
        if starts(ascii("GIF87a")) || starts(ascii("GIF89a")) { return .gif }
        if starts(ascii("%PDF-")) { return .pdf }
        if starts([0x1A, 0x45, 0xDF, 0xA3]) { return ebml(head) }
        if starts([0x50, 0x4B, 0x03, 0x04]) || starts([0x50, 0x4B, 0x05, 0x06]) || starts([0x50, 0x4B, 0x07, 0x08]) { return .zip }
        return isoMedia(head) ?? MarkupSniffer.sniff(head)
    }

    private static func ascii(_ text: StaticString) -> [UInt8] { Array(text.description.utf8) }

    // MARK: - ISO base media: HEIC, AVIF, MP4 and QuickTime

    private static let heicBrands: Set<String> = ["heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs"]
    private static let avifBrands: Set<String> = ["avif", "avis"]
    private static let imageBrands: Set<String> = ["mif1", "mif2", "msf1", "miaf"]
    private static let movieBrands: Set<String> = [
        "isom", "iso2", "iso3", "iso4", "iso5", "iso6", "iso7", "iso8", "iso9", "mp41", "mp42", "mp71", "avc1", "hvc1", "M4V ", "M4VH",
        "M4VP", "MSNV", "XAVC", "dash", "cmfc", "cmfs", "f4v ",
    ]
    /// Boxes that a QuickTime file from before `ftyp` begins with.
    private static let oldMovieBoxes: Set<String> = ["moov", "mdat", "wide", "free", "skip", "pnot"]

    private static func isoMedia(_ head: ArraySlice<UInt8>) -> MagicType? {
        guard head.count >= 12 else { return nil }
        let box = fourCharacters(head, 4)
        guard box == "ftyp" else { return oldMovieBoxes.contains(box) ? .quicktime : nil }
        let size = head.prefix(4).reduce(0) { $0 << 8 | Int($1) }
        let major = fourCharacters(head, 8)
        let compatible = stride(from: 16, through: min(size, head.count) - 4, by: 4).map { fourCharacters(head, $0) }
        if avifBrands.contains(major) { return .avif }
        if heicBrands.contains(major) { return .heic }
        if imageBrands.contains(major) {
            // The general brand says only that it is a picture; the others say how it is coded.
            return compatible.contains(where: avifBrands.contains) ? .avif : .heic
        }
        if major == "qt  " { return .quicktime }
        let all = [major] + compatible
        return all.contains { movieBrands.contains($0) || $0.hasPrefix("3gp") || $0.hasPrefix("3g2") } ? .mp4 : nil
    }

    private static func fourCharacters(_ bytes: ArraySlice<UInt8>, _ offset: Int) -> String {
        String(decoding: bytes.dropFirst(offset).prefix(4), as: UTF8.self)
    }

    // MARK: - Matroska and its subset WebM

    private static func ebml(_ head: ArraySlice<UInt8>) -> MagicType {
        // The element DocType: its id, a length of one byte, its text.
        let webm: [UInt8] = [0x42, 0x82, 0x84] + ascii("webm")
        let bytes = Array(head.prefix(128))
        return bytes.indices.contains { bytes[$0...].starts(with: webm) } ? .webm : .matroska
    }
}
