import Foundation
import Imaging
import Testing

@Suite struct RefusalTests {
    private let workshop: Workshop
    private let tools: ImageTools

    init() throws {
        workshop = try Workshop()
        tools = try ImageTools()
    }

    private func expectRefused(_ input: ImageInput, _ expected: ImageProblem, _ comment: Comment? = nil) {
        #expect(problem { () throws(ImageProblem) in try tools.check(input) } == expected, comment)
        #expect(problem { () throws(ImageProblem) in try tools.render(input, .full, as: .png) } == expected, comment)
    }

    /// Names say nothing: each is called a picture and is none that is taken.
    @Test func otherContent() throws {
        var generator = SplitMix(state: 3)
        let random = (0..<5000).map { _ in UInt8.random(in: 0...255, using: &generator) }
        let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='10' height='10'><rect width='10' height='10'/></svg>"
        try workshop.run("ffmpeg", ["-v", "error", "-f", "lavfi", "-i", "testsrc=size=32x32", "-frames:v", "1", workshop.path("a.gif")])
        try workshop.run(
            "ffmpeg", ["-v", "error", "-f", "lavfi", "-i", "testsrc=size=32x32:duration=1", "-c:v", "mpeg4", workshop.path("a.mp4")])
        try workshop.run("ffmpeg", ["-v", "error", "-f", "lavfi", "-i", "testsrc=size=32x32", "-frames:v", "1", workshop.path("a.tiff")])
        for (name, bytes, type) in [
            ("page.jpg", Array("<!doctype html><script>alert(1)</script>".utf8), MagicType.html), ("drawing.png", Array(svg.utf8), .svg),
            ("empty.jpg", [], .unknown), ("random.jpg", random, .unknown), ("cat.jpg", try workshop.read(workshop.path("a.gif")), .gif),
            ("clip.heic", try workshop.read(workshop.path("a.mp4")), .mp4),
            ("scan.jpg", try workshop.read(workshop.path("a.tiff")), .unknown),
            ("paper.jpg", Array("%PDF-1.4\n".utf8), .pdf), ("list.jpg", Array("#EXTM3U\nhttp://localhost/".utf8), .playlist),
            ("script.jpg", Array("%!PS-Adobe-3.0\n".utf8), .unknown), ("draw.jpg", Array("push graphic-context\n".utf8), .unknown),
            ("matrix.jpg", Array("2 2\n1 2\n3 4\n".utf8), .unknown),
        ] {
            let path = try workshop.write(bytes, name)
            expectRefused(.file(path), .unsupportedType(type), "\(name)")
            expectRefused(.bytes(bytes), .unsupportedType(type), "\(name)")
            #expect(problem { () throws(ImageProblem) in try tools.facts(of: .file(path)) } == .unsupportedType(type))
        }
    }

    /// immich#30393: many files called .heic are JPEG. They are pictures all the same, and known by their content.
    @Test func wrongNamesDoNotMatter() throws {
        let path = try workshop.write(workshop.read(workshop.corners()), "photo.heic")
        #expect(try tools.check(.file(path)).format == .jpeg)
        let other = try workshop.write(workshop.read(workshop.corners(96, 64, "a.heic")), "photo.jpg[page=2]")
        #expect(try tools.check(.file(other)).format == .heic)
    }

    /// The header's claim is enough to be refused: there is hardly anything in these files to decode.
    @Test func pixelsAreCountedBeforeDecoding() throws {
        let liar = Self.png(width: 30_000, height: 30_000, rows: 1, rowBytes: 4)
        expectRefused(.bytes(liar), .tooManyPixels(width: 30_000, height: 30_000))
        #expect(try tools.facts(of: .bytes(liar)).width == 30_000)
        #expect(liar.count < 200)
        let jpeg = try workshop.read(workshop.corners(16, 16))
        let frame = try #require(jpeg.indices.first { jpeg[$0...].starts(with: [0xFF, 0xC0]) })
        expectRefused(
            .bytes(jpeg[..<(frame + 5)] + [0x75, 0x30, 0x75, 0x30] + jpeg[(frame + 9)...]), .tooManyPixels(width: 30_000, height: 30_000))
    }

    /// What no encoder takes could be kept and never shown: its sides count, not its pixels alone.
    @Test func sidesHaveAnEnd() throws {
        // One more than a JPEG's side, and whole: a PNG of it can be made of what was kept before sides had an end.
        try workshop.run("vips", ["black", workshop.path("longer.png"), "65501", "1", "--bands", "3"])
        let longer = ImageInput.file(workshop.path("longer.png"))
        #expect(problem { () throws(ImageProblem) in try tools.check(longer) } == .tooManyPixels(width: 65_501, height: 1))
        #expect(problem { () throws(ImageProblem) in try tools.render(longer, .full, as: .png) } == nil)
        try workshop.run("vips", ["black", workshop.path("long.png"), "65500", "1", "--bands", "3"])
        #expect(try tools.check(.file(workshop.path("long.png"))).width == 65_500)
    }

    /// A WebP's frame says its size in 14 bits a side.
    @Test func aLyingWebP() throws {
        var bytes = try tools.render(.file(workshop.corners(16, 16)), .full, as: .webp(quality: 80))
        #expect(Array(bytes[12..<16]) == Array("VP8 ".utf8))
        bytes.replaceSubrange(26..<30, with: [0xFF, 0x3F, 0xFF, 0x3F])
        expectRefused(.bytes(bytes), .tooManyPixels(width: 16_383, height: 16_383))
    }

    /// A real bomb: some kilobytes that do decode to hundreds of megabytes.
    @Test func bombs() throws {
        try workshop.run("vips", ["black", workshop.path("bomb.png"), "8000", "7000", "--bands", "3"])
        #expect(try workshop.read(workshop.path("bomb.png")).count < 400_000)
        let highest = try Memory.peak { expectRefused(.file(workshop.path("bomb.png")), .tooManyPixels(width: 8000, height: 7000)) }
        #expect(highest < 60 << 20, "\(highest)")
        // One picture at the limit and one beyond it by a row.
        let strict = try ImageTools(maximumPixels: 96 * 64)
        #expect(try strict.check(.file(workshop.corners(96, 64))).width == 96)
        let path = try workshop.corners(96, 65)
        #expect(problem { () throws(ImageProblem) in try strict.check(.file(path)) } == .tooManyPixels(width: 96, height: 65))
    }

    @Test(arguments: ["a.jpg", "a.png", "a.webp", "a.heic"]) func cutOff(name: String) throws {
        let whole = try workshop.read(workshop.corners(400, 300, name))
        _ = try tools.check(.bytes(whole))
        for share in [0.1, 0.3, 0.5, 0.8, 0.97] {
            let part = Array(whole.prefix(max(40, Int(Double(whole.count) * share))))
            let path = try workshop.write(part, "part-\(name)")
            for input in [ImageInput.bytes(part), .file(path)] {
                #expect(problem { () throws(ImageProblem) in try tools.check(input) }?.isDamaged == true, "\(share)")
                #expect(problem { () throws(ImageProblem) in try tools.render(input, .full, as: .png) }?.isDamaged == true, "\(share)")
            }
        }
        // Nothing of the failures stays behind.
        _ = try tools.check(.bytes(whole))
    }

    /// A progressive JPEG has all of its area early, only coarsely.
    @Test func cutOffProgressive() throws {
        try workshop.run("vips", ["gaussnoise", workshop.path("noise.v"), "400", "300"])
        try workshop.run("vips", ["cast", workshop.path("noise.v"), workshop.path("noise.jpg") + "[Q=90,interlace]", "uchar"])
        let whole = try workshop.read(workshop.path("noise.jpg"))
        for share in [0.3, 0.6, 0.9] {
            let part = Array(whole.prefix(Int(Double(whole.count) * share)))
            #expect(problem { () throws(ImageProblem) in try tools.check(.bytes(part)) }?.isDamaged == true, "\(share)")
        }
    }

    /// Whatever is changed in a file, the answer is a picture or a typed refusal.
    @Test(arguments: ["a.jpg", "a.png", "a.webp", "a.heic"]) func changedBytes(name: String) throws {
        let whole = try workshop.read(workshop.corners(64, 48, name))
        var generator = SplitMix(state: 17)
        var refused = 0
        for _ in 0..<150 {
            var changed = whole
            for _ in 0..<Int.random(in: 1...8, using: &generator) {
                changed[Int.random(in: 12..<changed.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
            }
            if problem({ () throws(ImageProblem) in try tools.check(.bytes(changed)) }) != nil { refused += 1 }
            _ = problem { () throws(ImageProblem) in try tools.render(.bytes(changed), .fit(longestSide: 20), as: .webp(quality: 80)) }
        }
        #expect(refused > 0)
    }

    @Test func filesThatCannotBeRead() throws {
        expectRefused(.file(workshop.path("missing.jpg")), .unreadable(code: ENOENT))
        expectRefused(.file(workshop.folder.path), .unreadable(code: 0))
        #expect(mkfifo(workshop.path("pipe.jpg"), 0o600) == 0)
        expectRefused(.file(workshop.path("pipe.jpg")), .unreadable(code: 0))
    }

    @Test func whatTheFormatCannotHold() throws {
        let path = try workshop.corners(17_000, 2, "wide.png")
        #expect(
            problem { () throws(ImageProblem) in try tools.render(.file(path), .full, as: .webp(quality: 80)) }
                == .tooLarge(format: .webp, width: 17_000, height: 2))
        #expect(try tools.facts(of: .bytes(tools.render(.file(path), .full, as: .jpeg(quality: 80)))).width == 17_000)
        #expect(try tools.facts(of: .bytes(tools.render(.file(path), .fit(longestSide: 16_383), as: .webp(quality: 80)))).width == 16_383)
        let long = try workshop.corners(2, 70_000, "long.png")
        #expect(
            problem { () throws(ImageProblem) in try tools.render(.file(long), .full, as: .jpeg(quality: 80)) }
                == .tooLarge(format: .jpeg, width: 2, height: 70_000))
    }

    /// A PNG whose header says one thing and whose data are `rows` empty rows of `rowBytes`.
    private static func png(width: Int, height: Int, rows: Int, rowBytes: Int) -> [UInt8] {
        func number(_ value: Int) -> [UInt8] { (0..<4).reversed().map { UInt8(value >> (8 * $0) & 0xFF) } }
        func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
            let body = Array(type.utf8) + content
            return number(content.count) + body + number(Int(crc(body)))
        }
        let data = [UInt8](repeating: 0, count: rows * rowBytes)
        let stored: [UInt8] = [
            0x78, 0x01, 1, UInt8(data.count & 0xFF), UInt8(data.count >> 8), ~UInt8(data.count & 0xFF), ~UInt8(data.count >> 8),
        ]
        let adler = number(data.count << 16 | 1)
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", number(width) + number(height) + [8, 2, 0, 0, 0])
            + chunk("IDAT", stored + data + adler) + chunk("IEND", [])
    }

    private static func crc(_ bytes: [UInt8]) -> UInt32 {
        var sum = UInt32.max
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
        return ~sum
    }
}
