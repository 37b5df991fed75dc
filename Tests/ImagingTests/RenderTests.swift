import Imaging
import Testing

@Suite struct RenderTests {
    private let workshop: Workshop
    private let tools: ImageTools

    init() throws {
        workshop = try Workshop()
        tools = try ImageTools()
    }

    private static let outputs = [ImageOutput.jpeg(quality: 90), .webp(quality: 90), .png]

    @Test func outputsAreWhatTheySayAndSmaller() throws {
        let path = try workshop.corners(800, 600)
        let original = try workshop.read(path).count
        for output in Self.outputs {
            let bytes = try tools.render(.file(path), .fit(longestSide: 320), as: output)
            #expect(ImageFormat.sniff(bytes) == output.format)
            let made = try workshop.pixels(bytes, output.format)
            #expect((made.width, made.height) == (320, 240))
            #expect(made.layout == "RGBY")
            #expect(bytes.count < original)
        }
    }

    /// The ratio of the sides stays, to the nearest pixel, whatever the decoder shrinks by itself; nothing grows.
    @Test(arguments: [
        (1920, 1080, 320, 320, 180), (1080, 1920, 320, 180, 320), (1001, 999, 320, 320, 319), (4001, 3001, 320, 320, 240),
        (16, 16, 320, 16, 16), (1, 1, 320, 1, 1),
        (1, 5000, 320, 1, 320), (5000, 1, 320, 320, 1), (3, 2, 320, 3, 2), (321, 7, 320, 320, 7), (640, 640, 1, 1, 1),
        (5000, 2, 100, 100, 1), (7, 5000, 50, 1, 50), (3000, 31, 320, 320, 3),
    ])
    func sizes(width: Int, height: Int, side: Int, expectedWidth: Int, expectedHeight: Int) throws {
        for name in ["a.jpg", "a.png", "a.webp"] {
            let path = try workshop.corners(width, height, name)
            let facts = try tools.check(.file(path))
            #expect((facts.width, facts.height) == (width, height))
            for output in Self.outputs {
                let made = try tools.facts(of: .bytes(tools.render(.file(path), .fit(longestSide: side), as: output)))
                #expect((made.width, made.height) == (expectedWidth, expectedHeight), "\(name) \(output)")
            }
            let full = try tools.facts(of: .bytes(tools.render(.file(path), .full, as: .png)))
            #expect((full.width, full.height) == (width, height))
        }
    }

    /// A decoder asked for a picture of no pixels ends the process instead of failing.
    @Test(arguments: [ImageOutput.jpeg(quality: 80), .webp(quality: 80), .png]) func extremeShapes(from output: ImageOutput) throws {
        for short in [1, 2, 3, 8, 17] {
            for long in [1, 18, 999, 4999] {
                let bytes = try tools.render(.file(workshop.corners(short, long, "\(short)x\(long).png")), .full, as: output)
                for side in [1, 2, 50, 300] {
                    let made = try tools.facts(of: .bytes(tools.render(.bytes(bytes), .fit(longestSide: side), as: .png)))
                    #expect(max(made.width, made.height) == min(side, max(short, long)), "\(short)x\(long) to \(side)")
                    #expect(min(made.width, made.height) >= 1)
                }
            }
        }
    }

    @Test func heicSizes() throws {
        for (width, height) in [(400, 300), (161, 97)] {
            let path = try workshop.corners(width, height, "a.heic")
            let facts = try tools.check(.file(path))
            #expect((facts.width, facts.height, facts.pages) == (width, height, 1))
            let made = try workshop.pixels(tools.render(.file(path), .fit(longestSide: 80), as: .webp(quality: 90)), .webp)
            #expect(made.width == 80 && made.layout == "RGBY")
        }
    }

    @Test func sameBytesEachTime() throws {
        for name in ["a.jpg", "a.png", "a.webp", "a.heic"] {
            let path = try workshop.corners(400, 300, name)
            try workshop.run("vips", ["rot", path, workshop.path("turned-\(name).png"), "d90"])
            for output in Self.outputs {
                let first = try tools.render(.file(path), .fit(longestSide: 320), as: output)
                #expect(try tools.render(.file(path), .fit(longestSide: 320), as: output) == first)
                #expect(try tools.render(.bytes(workshop.read(path)), .fit(longestSide: 320), as: output) == first)
                #expect(try ImageTools().render(.file(path), .fit(longestSide: 320), as: output) == first)
                #expect(try tools.render(.file(workshop.path("turned-\(name).png")), .fit(longestSide: 320), as: output) != first)
            }
        }
    }

    @Test func transparencyStaysOrIsFilled() throws {
        let half = Pixels(64, 48) { x, _ in x < 32 ? [220, 30, 30, 255] : [0, 0, 0, 0] }
        let path = try workshop.png(half)
        #expect(try tools.check(.file(path)).hasAlpha)
        for output in [ImageOutput.png, .webp(quality: 90)] {
            for size in [ImageSize.full, .fit(longestSide: 32)] {
                let bytes = try tools.render(.file(path), size, as: output)
                #expect(try tools.facts(of: .bytes(bytes)).hasAlpha)
                let made = try workshop.pixels(bytes, output.format)
                #expect(made.isNear(made.width / 4, 10, [220, 30, 30, 255]), "\(output)")
                #expect(made[made.width * 3 / 4, 10][3] == 0)
            }
        }
        for (background, expected) in [
            (ImageColour.white, [255, 255, 255, 255]), (.black, [0, 0, 0, 255]),
            (ImageColour(red: 0, green: 146, blue: 144), [0, 146, 144, 255]),
        ] {
            let bytes = try tools.render(.file(path), .full, as: .jpeg(quality: 95), background: background)
            #expect(try tools.facts(of: .bytes(bytes)).hasAlpha == false)
            let made = try workshop.pixels(bytes)
            #expect(made.isNear(48, 24, expected), "\(made[48, 24])")
            #expect(made.isNear(10, 24, [220, 30, 30, 255]))
        }
    }

    /// Half transparent stays half transparent, and its colour does not darken when it is made smaller.
    @Test func partTransparency() throws {
        let path = try workshop.png(Pixels(64, 48) { _, _ in [200, 100, 50, 128] })
        let made = try workshop.pixels(tools.render(.file(path), .fit(longestSide: 16), as: .png), .png)
        #expect(made.isNear(8, 6, [200, 100, 50, 128], within: 3))
        let flat = try workshop.pixels(tools.render(.file(path), .full, as: .jpeg(quality: 95)))
        #expect(flat.isNear(32, 24, [227, 177, 152, 255], within: 4))
    }

    @Test func deepGreyAndPrintColours() throws {
        let source = try workshop.corners(96, 64, "source.png")
        try workshop.run("vips", ["colourspace", source, workshop.path("deep.png"), "rgb16"])
        try workshop.run("vips", ["colourspace", source, workshop.path("grey.jpg") + "[Q=95]", "b-w"])
        try workshop.run("vips", ["colourspace", source, workshop.path("grey16.png"), "grey16"])
        try workshop.run("vips", ["icc_transform", source, workshop.path("cmyk.jpg") + "[Q=98]", "cmyk", "--input-profile", "srgb"])
        try workshop.run("vips", ["copy", workshop.path("cmyk.jpg"), workshop.path("bare-cmyk.jpg") + "[Q=98,strip]"])
        #expect(try workshop.tags(workshop.read(workshop.path("bare-cmyk.jpg")), .jpeg)["File:ColorComponents"] == "4")
        #expect(try workshop.read(workshop.path("deep.png"))[24] == 16)
        for output in Self.outputs {
            for size in [ImageSize.full, .fit(longestSide: 48)] {
                func made(_ name: String) throws -> Pixels {
                    _ = try tools.check(.file(workshop.path(name)))
                    let bytes = try tools.render(.file(workshop.path(name)), size, as: output)
                    if output.format == .png { #expect(bytes[24] == 8, "bits a channel") }
                    return try workshop.pixels(bytes, output.format)
                }
                #expect(try made("deep.png").layout == "RGBY")
                for name in ["cmyk.jpg", "bare-cmyk.jpg"] {
                    // Printers cannot print all of it, but red is still the reddest.
                    let pixels = try made(name)
                    let (red, blue) = (pixels[pixels.width / 4, pixels.height / 4], pixels[pixels.width / 4, pixels.height * 3 / 4])
                    #expect(red[0] > 150 && red[1] < 100 && red[2] < 100, "\(name) \(red)")
                    #expect(blue[2] > 90 && blue[0] < 110, "\(name) \(blue)")
                }
                for name in ["grey.jpg", "grey16.png"] {
                    let pixels = try made(name)
                    let dark = pixels[pixels.width / 4, pixels.height * 3 / 4]
                    #expect(abs(dark[0] - dark[1]) < 4 && abs(dark[1] - dark[2]) < 4 && dark[0] < 100, "\(name) \(dark)")
                }
            }
        }
    }

    @Test func progressiveAndInterlaced() throws {
        let jpeg = try workshop.corners(400, 300, "a.jpg", options: "[Q=95,interlace]")
        let png = try workshop.corners(400, 300, "a.png", options: "[interlace]")
        for path in [jpeg, png] {
            _ = try tools.check(.file(path))
            let made = try workshop.pixels(tools.render(.file(path), .fit(longestSide: 100), as: .jpeg(quality: 90)))
            #expect((made.width, made.height, made.layout) == (100, 75, "RGBY"))
        }
    }

    /// Of several pictures in a file only the first is used.
    @Test func animations() throws {
        let source = [
            "-v", "error", "-f", "lavfi", "-i",
            "color=red:size=64x48:rate=5:duration=1,format=rgba[a];color=blue:size=64x48:rate=5:duration=1,format=rgba[b];[a][b]concat",
        ]
        try workshop.run("ffmpeg", source + ["-c:v", "libwebp_anim", "-loop", "0", workshop.path("a.webp")])
        try workshop.run("ffmpeg", source + ["-f", "apng", workshop.path("a.png")])
        #expect(try tools.check(.file(workshop.path("a.webp"))).pages > 1)
        for name in ["a.webp", "a.png"] {
            let facts = try tools.check(.file(workshop.path(name)))
            #expect((facts.width, facts.height) == (64, 48))
            for output in Self.outputs {
                let bytes = try tools.render(.file(workshop.path(name)), .full, as: output)
                let again = try tools.facts(of: .bytes(bytes))
                #expect((again.pages, again.width, again.height) == (1, 64, 48))
                #expect(try workshop.pixels(bytes, output.format).isNear(32, 24, [254, 0, 0, 255]))
            }
        }
        let two = [try workshop.corners(96, 64, "one.png"), try workshop.corners(64, 96, "two.png")]
        try workshop.run("heif-enc", ["-q", "90"] + two + ["-o", workshop.path("two.heic")])
        let facts = try tools.check(.file(workshop.path("two.heic")))
        #expect((facts.width, facts.height, facts.pages) == (96, 64, 2))
    }

    /// A file that is a picture at first and a page behind it comes out as a picture only.
    @Test func whatFollowsThePictureIsGone() throws {
        let bytes = try workshop.read(workshop.corners()) + Array("<html><script>alert(1)</script>".utf8)
        _ = try tools.check(.bytes(bytes))
        for output in Self.outputs {
            let made = try tools.render(.bytes(bytes), .full, as: output)
            let wanted = Array("<script".utf8)
            #expect(!made.indices.contains { made[$0...].starts(with: wanted) })
        }
    }

    @Test func compressingGetsSmallerByStep() throws {
        try workshop.run(
            "ffmpeg",
            ["-v", "error", "-f", "lavfi", "-i", "mandelbrot=size=800x600", "-frames:v", "1", "-q:v", "2", workshop.path("a.jpg")])
        let input = ImageInput.file(workshop.path("a.jpg"))
        let counts = try (1...8).reversed().map { try tools.compress(input, quality: Double($0) / 10).count }
        #expect(counts == counts.sorted(by: >))
        #expect(Set(counts).count == 8)
        // Steps of 0.1 reach 0.7 as 0.7000000000000001 or 0.69…; both mean 70.
        #expect(try tools.compress(input, quality: 0.8 - 0.1).count == counts[1])
        let half = try tools.resize(input, scale: 0.5, quality: 0.1)
        #expect(half.count < counts[7])
        let facts = try tools.facts(of: .bytes(half))
        #expect((facts.width, facts.height) == (400, 300))
        #expect(try tools.facts(of: .bytes(tools.resize(input, scale: 7, quality: 0.1))).width == 800)
        #expect(try tools.facts(of: .bytes(tools.resize(input, scale: 0, quality: .nan))).width == 1)
    }

    @Test func qualityOutsideItsRangeIsTheNearest() throws {
        let input = ImageInput.file(try workshop.corners())
        #expect(try tools.render(input, .full, as: .jpeg(quality: 900)) == tools.render(input, .full, as: .jpeg(quality: 100)))
        #expect(try tools.render(input, .full, as: .webp(quality: -3)) == tools.render(input, .full, as: .webp(quality: 1)))
        #expect(try tools.facts(of: .bytes(tools.render(input, .fit(longestSide: -5), as: .png))).width == 1)
    }
}
