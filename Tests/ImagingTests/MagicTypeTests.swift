import Imaging
import Testing

@Suite struct MagicTypeTests {
    private static func box(_ brand: String, _ compatible: [String] = []) -> [UInt8] {
        [0, 0, 0, UInt8(16 + compatible.count * 4)] + Array("ftyp\(brand)".utf8) + [0, 0, 0, 0] + compatible.flatMap { Array($0.utf8) }
    }

    @Test(arguments: [
        ([0xFF, 0xD8, 0xFF, 0xE0], MagicType.jpeg), ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0], .png),
        (Array("RIFF\u{1}\u{1}\u{1}\u{1}WEBPVP8 ".utf8), .webp), (Array("GIF89a".utf8), .gif), (Array("GIF87a".utf8), .gif),
        (Array("%PDF-1.7".utf8), .pdf), ([0x50, 0x4B, 3, 4, 20], .zip), ([0x50, 0x4B, 5, 6], .zip),
        (box("heic", ["mif1"]), .heic), (box("heix"), .heic), (box("hevc"), .heic), (box("mif1", ["mif1", "heic"]), .heic),
        (box("mif1"), .heic),
        (box("avif"), .avif), (box("mif1", ["miaf", "avif"]), .avif), (box("avis"), .avif),
        (box("isom", ["iso2", "avc1"]), .mp4), (box("mp42"), .mp4), (box("3gp4"), .mp4), (box("wxyz", ["isom"]), .mp4),
        (box("qt  "), .quicktime),
        ([0, 0, 0, 8] + Array("wide".utf8) + [0, 0, 0, 0], .quicktime), ([0, 0, 1, 0] + Array("moov".utf8) + [0, 0, 0, 0], .quicktime),
        ([0x1A, 0x45, 0xDF, 0xA3, 0x9F, 0x42, 0x86, 0x81, 1, 0x42, 0x82, 0x84] + Array("webm".utf8), .webm),
        ([0x1A, 0x45, 0xDF, 0xA3, 0xA3, 0x42, 0x86, 0x81, 1, 0x42, 0x82, 0x88] + Array("matroska".utf8), .matroska),
        (Array("RIFF\u{1}\u{1}\u{1}\u{1}AVI ".utf8), .unknown), (box("jp2 "), .unknown), (box("M4A "), .unknown),
    ] as [([UInt8], MagicType)])
    func signatures(bytes: [UInt8], type: MagicType) { #expect(MagicType.sniff(bytes) == type) }

    @Test(arguments: [
        ("<!DOCTYPE html><p>", MagicType.html), ("\n\t <HTML lang=en>", .html), ("<script>alert(1)</script>", .html), ("<!-- a -->", .html),
        ("<!-- a --><body>", .html), ("<!-- never closed", .html), ("<?xml version='1.0'?><!DOCTYPE html PUBLIC \"x\"><html/>", .html),
        ("<svg xmlns=\"http://www.w3.org/2000/svg\"/>", .svg), ("\u{FEFF}<?xml version=\"1.0\"?>\n<!-- x -->\n<svg >", .svg),
        ("<x:svg/>", .svg),
        ("<!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 1.1//EN'>", .svg), ("<!-- drawn by hand --><svg/>", .svg),
        ("<?xml version='1.0'?><!DOCTYPE a [ <!ENTITY x SYSTEM \"file:///etc/passwd\"> ]><svg>", .svg),
        ("<?xml version='1.0'?><?xml-stylesheet href='a'?><svg>", .svg), ("<?xml version='1.0'?><rss/>", .xml),
        ("<?xml version='1.0'", .xml),
        ("<!DOCTYPE rss><rss/>", .xml), ("<svgx/>", .unknown), ("#EXTM3U\n#EXT-X-VERSION:3", .playlist),
        (" \n#extm3u\nhttp://x/", .playlist),
        ("hello", .unknown), ("", .unknown), (" ", .unknown), ("<", .unknown), ("a < b", .unknown), (" %PDF-1.4", .unknown),
    ])
    func texts(text: String, type: MagicType) {
        #expect(MagicType.sniff(Array(text.utf8)) == type)
        // The same in both kinds of UTF-16.
        let units = text.utf16.filter { $0 != 0xFEFF }
        guard type != .unknown, type != .playlist else { return }
        #expect(MagicType.sniff([0xFE, 0xFF] + units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }) == type)
        #expect(MagicType.sniff([0xFF, 0xFE] + units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }) == type)
    }

    /// A picture with a page behind it is a picture by its beginning; a PDF whose header comes late is none.
    @Test func polyglots() {
        #expect(MagicType.sniff([0xFF, 0xD8, 0xFF, 0xE0] + Array("<html><script>".utf8)) == .jpeg)
        #expect(MagicType.sniff(Array("GIF89a/*".utf8) + Array("<html>".utf8)) == .gif)
        #expect(MagicType.sniff(Array("<html>%PDF-1.7".utf8)) == .html)
        #expect(MagicType.sniff([0] + Array("%PDF-1.7".utf8)) == .unknown)
        #expect(MagicType.sniff(Array("#EXTM3U".utf8) + Self.box("isom")) == .playlist)
    }

    /// Every beginning of every sample has an answer, and so have bytes without a meaning.
    @Test func anyBytesHaveAnAnswer() {
        var generator = SplitMix(state: 7)
        for length in 0..<300 { _ = MagicType.sniff((0..<length).map { _ in UInt8.random(in: 0...255, using: &generator) }) }
        for sample in [
            Self.box("mif1", ["miaf", "avif"]), Array("<?xml?><!DOCTYPE a [ ]><!-- --><svg/>".utf8),
            [0x1A, 0x45, 0xDF, 0xA3, 0x42, 0x82, 0x84],
        ] {
            for length in 0...sample.count { _ = MagicType.sniff(Array(sample.prefix(length))) }
        }
        // A box that claims a size of 0 or less than its own header.
        #expect(MagicType.sniff([0, 0, 0, 0] + Array("ftypmif1".utf8)) == .heic)
        #expect(MagicType.sniff([0xFF, 0xFF, 0xFF, 0xFF] + Array("ftypmif1".utf8)) == .heic)
        #expect(MagicType.sniff([0xFF, 0xD8]) == .unknown)
    }

    @Test func formats() {
        #expect(ImageFormat.sniff([0xFF, 0xD8, 0xFF]) == .jpeg)
        #expect(ImageFormat.sniff(Array("GIF89a".utf8)) == .gif)
        #expect(ImageFormat.sniff(Self.box("avif")) == nil)
        for format in ImageFormat.allCases { #expect(ImageFormat(format.magicType) == format) }
        #expect(Set(MagicType.allCases.map(\.mediaType)).count == MagicType.allCases.count)
    }
}

/// Random numbers that are the same each time.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
