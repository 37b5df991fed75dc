import Imaging
import Testing
import TestSupport

/// What cameras write into pictures: read where it is wanted, and gone from whatever others can get.
@Suite struct MetadataTests {
    private static let place = ["-GPSLatitude=52.52", "-GPSLatitudeRef=N", "-GPSLongitude=13.405", "-GPSLongitudeRef=E", "-GPSAltitude=34"]

    private let workshop: Workshop
    private let tools: ImageTools

    init() throws {
        workshop = try Workshop()
        tools = try ImageTools()
    }

    /// Tags in `path` whatever its format can hold, and makes sure that it is there.
    private func tagEverything(_ path: String, _ format: ImageFormat) throws {
        try workshop.run(
            "exiftool",
            [
                "-q", "-q", "-m", "-overwrite_original", "-n", "-DateTimeOriginal=2024:05:01 12:30:00", "-OffsetTimeOriginal=+02:00",
                "-Make=Maker",
                "-SerialNumber=4711", "-XMP:Title=Secret", "-XMP-exif:GPSLatitude=52.52", "-XMP-exif:GPSLongitude=13.405",
                "-Artist=Somebody",
                "-UserComment=private",
            ] + (format == .jpeg ? ["-IPTC:City=Berlin", "-Comment=Home"] : []) + Self.place + [path])
        let tags = try workshop.tags(workshop.read(path), format)
        #expect(tags["GPS:GPSLatitude"] != nil && tags["ExifIFD:DateTimeOriginal"] != nil && tags["XMP-dc:Title"] != nil)
        if format == .jpeg { #expect(tags["IPTC:City"] != nil && tags["File:Comment"] != nil) }
    }

    /// Only what a decoder needs may be left: size, compression and the like.
    private func expectBare(_ input: ImageInput) throws {
        var made: [(bytes: [UInt8], format: ImageFormat)] = []
        for size in [ImageSize.full, .fit(longestSide: 40)] {
            for output in [ImageOutput.jpeg(quality: 80), .webp(quality: 80), .png] {
                made.append((try tools.render(input, size, as: output), output.format))
            }
        }
        for ((bytes, format), tags) in zip(made, try workshop.tags(made)) {
            let groups = Set(tags.keys.compactMap { $0.split(separator: ":").first.map(String.init) })
            #expect(groups.isSubset(of: ["File", "JFIF", "PNG", "PNG-pHYs", "RIFF", "Composite"]), "\(format): \(groups)")
            for word in ["GPS", "Comment", "Title", "City", "Date", "Artist", "Profile", "Flags", "Warning", "Make", "Serial"] {
                let found = tags.keys.filter { $0.contains(word) }
                #expect(found.isEmpty, "\(format): \(found)")
            }
            for text in [
                "Exif", "Secret", "Berlin", "Home", "Somebody", "private", "Maker", "http://", "ICC_PROFILE", "EXIF", "XMP ", "ICCP",
            ] {
                let wanted = Array(text.utf8)
                #expect(!bytes.indices.contains { bytes[$0...].starts(with: wanted) }, "\(format): \(text)")
            }
            let facts = try tools.check(.bytes(bytes))
            #expect(facts.takenAt == nil && !facts.hasLocation && facts.orientation == 1)
        }
    }

    @Test(.proves("GTSD-5.3-05"), arguments: [ImageFormat.jpeg, .png, .heic, .webp])
    func everythingIsReadAndNothingIsHandedOn(format: ImageFormat) throws {
        let name = format == .jpeg ? "full.jpg" : format == .webp ? "source.jpg" : "full.\(format.rawValue)"
        var path = try workshop.corners(96, 64, name)
        let bare = try tools.facts(of: .file(path))
        #expect(bare.takenAt == nil && !bare.hasLocation && bare.orientation == 1)
        #expect((bare.width, bare.height, bare.pages, bare.hasAlpha) == (96, 64, 1, false))
        try tagEverything(path, format == .webp ? .jpeg : format)
        try workshop.tag(path, "-Orientation=6")
        if format == .webp {
            path = workshop.path("full.webp")
            try workshop.run("vips", ["copy", workshop.path("source.jpg"), path])
        }
        for input in [ImageInput.file(path), .bytes(try workshop.read(path))] {
            let facts = try tools.facts(of: input)
            #expect(facts.format == format)
            #expect(facts.takenAt?.text == "2024-05-01T12:30:00")
            #expect(facts.takenAt?.offsetMinutes == 120)
            #expect(facts.hasLocation)
            #expect((facts.width, facts.height, facts.orientation) == (96, 64, 6))
            #expect((facts.displayWidth, facts.displayHeight) == (64, 96))
            try expectBare(input)
        }
    }

    @Test func aTimeWithoutItsOffset() throws {
        let path = try workshop.corners()
        try workshop.tag(path, "-DateTimeOriginal=1999:12:31 23:59:58")
        let taken = try #require(try tools.facts(of: .file(path)).takenAt)
        #expect(taken.text == "1999-12-31T23:59:58")
        #expect([taken.year, taken.month, taken.day, taken.hour, taken.minute, taken.second] == [1999, 12, 31, 23, 59, 58])
        #expect(taken.offsetMinutes == nil)
    }

    @Test func aLocationOnlyInXMP() throws {
        for name in ["a.jpg", "a.png", "a.heic"] {
            let path = try workshop.corners(96, 64, name)
            try workshop.tag(path, "-XMP-exif:GPSLatitude=52.52", "-XMP-exif:GPSLongitude=13.405")
            #expect(try tools.facts(of: .file(path)).hasLocation, "\(name)")
            try expectBare(.file(path))
        }
    }

    /// A GPS directory with nothing but its version is no location.
    @Test func aGPSVersionIsNoLocation() throws {
        let path = try workshop.corners()
        try workshop.tag(path, "-GPSVersionID=2 3 0 0")
        #expect(try tools.facts(of: .file(path)).hasLocation == false)
    }

    /// A profile has a description, a maker and a serial number of its own; the colours are converted by it and it is dropped.
    @Test func profilesAreAppliedAndGone() throws {
        let path = try workshop.corners()
        try workshop.run("vips", ["icc_transform", path, workshop.path("p3.jpg") + "[Q=98]", "p3", "--input-profile", "srgb"])
        let stored = try workshop.read(workshop.path("p3.jpg"))
        #expect(try workshop.tags(stored, .jpeg).keys.contains { $0.hasPrefix("ICC") })
        try expectBare(.bytes(stored))
        // The same colours, although the stored numbers differ: pure green is far less in the larger space.
        let made = try workshop.pixels(tools.render(.bytes(stored), .full, as: .png), .png)
        #expect(made.layout == "RGBY")
        #expect(made.isNear(72, 16, [30, 180, 30, 255]), "\(made[72, 16])")
        let raw = try workshop.pixels(stored)
        #expect(!raw.isNear(72, 16, [30, 180, 30, 255]), "\(raw[72, 16])")
    }

    /// A profile nobody can read must not keep the picture from being shown.
    @Test func aBrokenProfileIsLeftOut() throws {
        let whole = try workshop.read(workshop.corners())
        let profile = Array("ICC_PROFILE\0".utf8) + [1, 1] + [UInt8](repeating: 0x41, count: 500)
        let segment = [0xFF, 0xE2, UInt8((profile.count + 2) >> 8), UInt8((profile.count + 2) & 0xFF)] + profile
        let path = try workshop.write(whole.prefix(2) + segment + whole.dropFirst(2), "broken.jpg")
        _ = try tools.check(.file(path))
        #expect(try workshop.pixels(tools.render(.file(path), .full, as: .png), .png).layout == "RGBY")
        try expectBare(.file(path))
    }
}
