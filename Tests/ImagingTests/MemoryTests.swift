import Foundation
import Imaging
import TestSupport
import Testing

/// Resident memory of this process, in bytes.
enum Memory {
    static func resident() throws -> Int { try field("VmRSS") }

    /// How much more than before was in use at most while `body` ran.
    static func peak(_ body: () throws -> Void) throws -> Int {
        // Makes the highest value start anew from the present one.
        try Data("5".utf8).write(to: URL(filePath: "/proc/self/clear_refs"))
        let before = try resident()
        try body()
        return try field("VmHWM") - before
    }

    private static func field(_ name: String) throws -> Int {
        let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        let line = status.split(separator: "\n").first { $0.hasPrefix(name + ":") }
        guard let kilobytes = line?.split(whereSeparator: { !$0.isNumber }).compactMap({ Int($0) }).first else {
            throw Workshop.ToolError(description: "no \(name)")
        }
        return kilobytes << 10
    }
}

@Suite(.serialized) struct MemoryTests {
    private let workshop: Workshop
    private let tools: ImageTools

    init() throws {
        workshop = try Workshop()
        tools = try ImageTools()
    }

    @Test func memoryIsFreedAfterEachCall() throws {
        let inputs = try ["a.jpg", "a.png", "a.webp", "a.heic"].map { ImageInput.file(try workshop.corners(400, 300, $0)) }
        let large = try workshop.read(workshop.corners(800, 600, "large.jpg"))
        let broken = ImageInput.bytes(Array(large.prefix(large.count * 9 / 10)))
        func round() throws {
            for input in inputs {
                _ = try tools.check(input)
                _ = try tools.render(input, .fit(longestSide: 320), as: .webp(quality: 80))
                _ = try tools.render(input, .fit(longestSide: 300), as: .jpeg(quality: 80))
            }
            // What fails in the middle must not keep anything either: saving as WebP would, if decoding failed below it.
            for output in [ImageOutput.png, .jpeg(quality: 80)] + (1...8).map({ .webp(quality: $0 * 10) }) {
                for size in [ImageSize.full, .fit(longestSide: 300)] {
                    #expect(problem { () throws(ImageProblem) in try tools.render(broken, size, as: output) }?.isDamaged == true)
                }
            }
        }
        for _ in 0..<10 { try round() }
        let before = try Memory.resident()
        // 200 thumbnails. One kept 400×300 picture each time would be 70 MB.
        for _ in 0..<25 { try round() }
        let growth = try Memory.resident() - before
        #expect(growth < 40 << 20, "\(growth)")
    }

    /// 48 megapixels are 144 MB of pixels. Thumbnails of them need much less, and a turned full picture about those.
    @Test(.proves("AC-7.5-07")) func largePictures() throws {
        try workshop.run("vips", ["black", workshop.path("large.v"), "8000", "6000", "--bands", "3"])
        for (name, limit) in [("large.jpg", 60), ("large.png", 60)] {
            try workshop.run("vips", ["linear", workshop.path("large.v"), workshop.path(name), "1 1 1", "200 30 30", "--uchar"])
            let input = ImageInput.file(workshop.path(name))
            let peak = try Memory.peak {
                let facts = try tools.check(input)
                #expect((facts.width, facts.height) == (8000, 6000))
                for output in [ImageOutput.webp(quality: 80), .jpeg(quality: 80)] {
                    let made = try workshop.pixels(tools.render(input, .fit(longestSide: 320), as: output), output.format)
                    #expect((made.width, made.height) == (320, 240))
                    #expect(made.isNear(160, 120, [200, 30, 30, 255]))
                }
            }
            #expect(peak < limit << 20, "\(name): \(peak)")
        }
        try workshop.tag(workshop.path("large.jpg"), "-Orientation=6")
        let turned = ImageInput.file(workshop.path("large.jpg"))
        let peak = try Memory.peak {
            let facts = try tools.facts(of: .bytes(tools.render(turned, .full, as: .jpeg(quality: 80))))
            #expect((facts.width, facts.height) == (6000, 8000))
        }
        #expect(peak < 300 << 20, "\(peak)")
    }

    /// Many at once, as the pool of a service does it, give what one at a time gives.
    @Test func parallelCalls() async throws {
        let good = ImageInput.file(try workshop.corners(800, 600, "a.jpg"))
        let bad = ImageInput.bytes(Array(try workshop.read(workshop.path("a.jpg")).prefix(3000)))
        let expected = try tools.render(good, .fit(longestSide: 320), as: .webp(quality: 80))
        let tools = tools
        let results = await withTaskGroup(of: Bool.self) { group in
            for index in 0..<40 {
                group.addTask {
                    if index % 4 == 3 { return problem { () throws(ImageProblem) in try tools.check(bad) }?.isDamaged == true }
                    return (try? tools.render(good, .fit(longestSide: 320), as: .webp(quality: 80))) == expected
                }
            }
            return await group.reduce(into: [Bool]()) { $0.append($1) }
        }
        #expect(results.count == 40 && results.allSatisfy { $0 })
    }
}
