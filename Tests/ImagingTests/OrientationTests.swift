import Imaging
import Testing

/// Red, green, blue and yellow quarters have to be where a viewer shows them.
@Suite struct OrientationTests {
    /// The quarters as seen, by EXIF orientation, when the stored ones are red and green above blue and yellow.
    private static let layouts = [1: "RGBY", 2: "GRYB", 3: "YBGR", 4: "BYRG", 5: "RBGY", 6: "BRYG", 7: "YGBR", 8: "GYRB"]

    private let workshop: Workshop
    private let tools: ImageTools

    init() throws {
        workshop = try Workshop()
        tools = try ImageTools()
    }

    private func expect(_ path: String, _ orientation: Int, seen: Int? = nil, from format: ImageFormat) throws {
        let layout = Self.layouts[seen ?? orientation]
        let facts = try tools.check(.file(path))
        #expect(facts.format == format)
        #expect(facts.orientation == orientation)
        let isTurned = (seen ?? orientation) >= 5
        #expect(facts.displayWidth == (isTurned ? 64 : 96))
        #expect(facts.displayHeight == (isTurned ? 96 : 64))
        for (size, longest, output) in [
            (ImageSize.full, 96, ImageOutput.jpeg(quality: 92)), (.fit(longestSide: 48), 48, .webp(quality: 92)), (.scaled(0.5), 48, .png),
        ] {
            let made = try workshop.pixels(tools.render(.file(path), size, as: output), output.format)
            #expect(made.layout == layout, "\(size) \(output)")
            #expect(max(made.width, made.height) == longest)
            #expect(made.width * facts.displayHeight == made.height * facts.displayWidth)
        }
    }

    @Test(arguments: 1...8) func jpeg(orientation: Int) throws {
        let path = try workshop.corners()
        try workshop.tag(path, "-Orientation=\(orientation)")
        try expect(path, orientation, from: .jpeg)
    }

    @Test(arguments: [1, 3, 6, 7]) func png(orientation: Int) throws {
        let path = try workshop.corners(96, 64, "corners.png")
        try workshop.tag(path, "-Orientation=\(orientation)")
        try expect(path, orientation, from: .png)
    }

    @Test func webp() throws {
        let path = try workshop.corners()
        try workshop.tag(path, "-Orientation=6")
        // A WebP made with its metadata kept, as cameras and editors make them.
        try workshop.run("vips", ["copy", path, workshop.path("corners.webp") + "[Q=95]"])
        try expect(workshop.path("corners.webp"), 6, from: .webp)
    }

    /// The embedded preview's orientation is not the picture's.
    @Test func theOrientationOfThePreviewDoesNotCount() throws {
        let path = try workshop.corners()
        try workshop.tag(path, "-IFD1:Orientation=6")
        try expect(path, 1, from: .jpeg)
    }

    /// immich#31617 and #9041: some phones write HEIC whose only rotation is EXIF's; the size has to be the turned one.
    @Test(arguments: 1...8) func heicWithOnlyAnEXIFOrientation(orientation: Int) throws {
        let path = try workshop.corners(96, 64, "corners.heic")
        try workshop.tag(path, "-Orientation=\(orientation)")
        try expect(path, orientation, from: .heic)
    }

    @Test func heicWithoutAnyOrientation() throws { try expect(workshop.corners(96, 64, "corners.heic"), 1, from: .heic) }

    /// immich#8355: iPhones write the rotation twice, as the container's `irot` and in EXIF; it must be applied once.
    @Test(arguments: [
        (property: "irot", value: UInt8(3), seen: 6), (property: "irot", value: 1, seen: 8), (property: "irot", value: 2, seen: 3),
    ])
    func heicWithItsOwnRotation(property: String, value: UInt8, seen: Int) throws {
        let path = try workshop.corners(96, 64, "corners.heic")
        try workshop.tag(path, "-Orientation=\(seen)")
        try workshop.write(transformed(workshop.read(path), property, value), "turned.heic")
        try expect(workshop.path("turned.heic"), 1, seen: seen, from: .heic)
        // The property alone, with an EXIF value that contradicts it.
        try workshop.tag(path, "-Orientation=5")
        try workshop.write(transformed(workshop.read(path), property, value), "contradicting.heic")
        try expect(workshop.path("contradicting.heic"), 1, seen: seen, from: .heic)
    }

    @Test func heicWithItsOwnMirroring() throws {
        let path = try workshop.corners(96, 64, "corners.heic")
        try workshop.tag(path, "-Orientation=2")
        try workshop.write(transformed(workshop.read(path), "imir", 1), "mirrored.heic")
        let facts = try tools.facts(of: .file(workshop.path("mirrored.heic")))
        #expect(facts.orientation == 1)
        let made = try workshop.pixels(tools.render(.file(workshop.path("mirrored.heic")), .full, as: .png), .png)
        // Which of the two axes the value names has changed between editions of the standard, and with it between decoders.
        #expect(["GRYB", "BYRG"].contains(made.layout))
    }

    /// Puts a transformation where the encoder wrote how many bits a channel has: both take 16 bytes, so nothing else moves.
    private func transformed(_ bytes: [UInt8], _ property: String, _ value: UInt8) throws -> [UInt8] {
        let wanted: [UInt8] = [0, 0, 0, 16] + Array("pixi".utf8)
        let place = try #require(bytes.indices.first { bytes[$0...].starts(with: wanted) })
        return bytes[..<place] + [0, 0, 0, 16] + Array(property.utf8) + [value, 0, 0, 0, 0, 0, 0, 0] + bytes[(place + 16)...]
    }
}
