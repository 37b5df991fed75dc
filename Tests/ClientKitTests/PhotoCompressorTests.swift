import ClientKit
import Foundation
import Imaging
import Synchronization
import TestSupport
import Testing
import Wire

@Suite struct PhotoCompressorTests {
    static let limit = 2_097_152

    private func compress(_ picture: any PictureCodec, limit: Int = limit) -> (
        result: Result<[UInt8], PhotoError>, steps: [PhotoCompressor.Step]
    ) {
        var steps: [PhotoCompressor.Step] = []
        let result = Result { () throws(PhotoError) in try PhotoCompressor(limit: limit).compress(picture) { steps.append($0) } }
        return (result, steps)
    }

    @Test func theLimitIsTwoMegabytes() { #expect(PhotoCompressor().limit == 2_097_152) }

    @Test func aSmallPictureIsEncodedOnce() throws {
        let (result, steps) = compress(FakePicture(picked: [1], size: { _, _ in Self.limit }))
        #expect(try result.get().count == Self.limit)
        #expect(steps == [.init(quality: 0.8, scale: 1, bytes: Self.limit)])
    }

    @Test(.proves("GTSD-P-4.4-01", "GTSD-P-6.4-03")) func qualityGoesDownByTenths() throws {
        // One byte too large at 0.5, as large as allowed at 0.4.
        let (result, steps) = compress(FakePicture(picked: [1], size: { quality, _ in Self.limit + Int(((quality - 0.4) * 10).rounded()) }))
        #expect(try result.get().count == Self.limit)
        #expect(steps.map(\.quality) == [0.8, 0.7, 0.6, 0.5, 0.4])
        #expect(steps.allSatisfy { $0.scale == 1 })
    }

    @Test func belowTheLowestQualityThePictureBecomesSmaller() throws {
        let (result, steps) = compress(FakePicture(picked: [1], size: { quality, scale in Int(40_000_000 * quality * scale * scale) }))
        #expect(try result.get().count <= Self.limit)
        #expect(steps.prefix(8).map(\.quality) == [0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1])
        #expect(steps.dropFirst(8).allSatisfy { $0.quality == 0.1 && $0.scale < 1 && $0.scale > 0.5 })
        #expect(steps.count == 9)
    }

    @Test func whatNeverBecomesSmallFailsInTheEnd() {
        let (result, steps) = compress(FakePicture(picked: [1], size: { _, _ in Self.limit + 1 }))
        #expect(result.failure == .compressionFailed)
        #expect(steps.count == 16)
        #expect(zip(steps.dropFirst(8), steps.dropFirst(9)).allSatisfy { $0.scale > $1.scale })
    }

    @Test func whatCannotBeEncodedFails() {
        #expect(compress(FakePicture(picked: [1], size: { _, _ in nil })).result.failure == .compressionFailed)
        #expect(compress(FakePicture(picked: [1], size: { _, _ in 0 })).result.failure == .compressionFailed)
        #expect(
            compress(FakePicture(picked: [1], size: { quality, _ in quality > 0.25 ? Self.limit * 2 : nil })).result.failure
                == .compressionFailed)
    }

    @Test func whoGivesUpIsNotKeptWaiting() async {
        let count = Mutex(0)
        let picture = FakePicture(picked: [1], size: { _, _ in
            count.withLock { $0 += 1 }
            return Self.limit * 2
        })
        let gate = Gate()
        let task = Task {
            await gate.wait()
            return Result { () throws(PhotoError) in try PhotoCompressor().compress(picture) }
        }
        task.cancel()
        gate.open()
        #expect(await task.value.failure == .client(.network(.cancelled)))
        #expect(count.withLock { $0 } == 0)
    }

    // MARK: Real pictures

    @Test(.proves("GTSD-5.1-02"), .timeLimit(.minutes(2))) func aJPEGOfEightMegabytesBecomesTwo() async throws {
        try await withDirectory { directory in
            let picked = try Pictures.noise(directory, width: 2600, height: 2000)
            #expect(picked.count >= 8_000_000)
            let codec = try JPEGCodec(picked)
            let (result, steps) = compress(codec)
            let jpeg = try result.get()
            #expect(jpeg.count <= Self.limit)
            #expect(steps.first?.quality == 0.8)
            #expect(zip(steps, steps.dropFirst()).allSatisfy { $0.quality > $1.quality && $0.bytes > Self.limit })
            let facts = try codec.tools.check(.bytes(jpeg))
            #expect((facts.format, facts.width, facts.height) == (.jpeg, 2600, 2000))
        }
    }

    @Test(.timeLimit(.minutes(2))) func aVeryLargePictureBecomesSmallerByTheSide() async throws {
        try await withDirectory { directory in
            let picked = try Pictures.noise(directory, width: 1600, height: 1200)
            let limit = 120_000
            let codec = try JPEGCodec(picked)
            let (result, steps) = compress(codec, limit: limit)
            let jpeg = try result.get()
            #expect(jpeg.count <= limit)
            #expect(steps.last?.quality == 0.1)
            let scale = try #require(steps.last?.scale)
            let facts = try codec.tools.check(.bytes(jpeg))
            #expect(scale < 1)
            #expect(abs(Double(facts.width) - 1600 * scale) <= 1)
            #expect(abs(Double(facts.width) / Double(facts.height) - 4 / 3) < 0.01)
        }
    }

    @Test func whatIsNoPictureIsNotOpened() { #expect(throws: (any Error).self) { try JPEGCodec(Array("<html>".utf8)) } }
}

/// The services' own image library in the place of a device's.
struct JPEGCodec: PictureCodec {
    let tools: ImageTools
    private let picked: [UInt8]
    private var scale = 1.0

    init(_ picked: [UInt8]) throws {
        tools = try ImageTools()
        _ = try tools.facts(of: .bytes(picked))
        self.picked = picked
    }
    func encode(quality: Double) throws -> [UInt8] { try tools.resize(.bytes(picked), scale: scale, quality: quality) }
    func scaled(by factor: Double) throws -> JPEGCodec {
        var copy = self
        copy.scale *= factor
        return copy
    }
}

enum Pictures {
    /// A JPEG of noise, which compresses badly.
    static func noise(_ directory: String, width: Int, height: Int, seed: UInt64 = 1) throws -> [UInt8] {
        var seed = seed
        var pixels = Array("P6 \(width) \(height) 255\n".utf8)
        pixels.reserveCapacity(pixels.count + width * height * 3)
        for _ in 0..<width * height * 3 {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            pixels.append(UInt8(truncatingIfNeeded: seed >> 56))
        }
        put(pixels, directory + "/noise.ppm")
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["vips", "copy", directory + "/noise.ppm", directory + "/noise.jpg[Q=95]"]
        try process.run()
        process.waitUntilExit()
        return [UInt8](try Data(contentsOf: URL(filePath: directory + "/noise.jpg")))
    }
}
