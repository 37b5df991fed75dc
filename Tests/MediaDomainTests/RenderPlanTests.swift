@testable import MediaDomain
import Testing

/// What a plan accepts, and the arithmetic of places and times.
@Suite struct RenderPlanTests {
    @Test func plansThatCannotBeRenderedAreRefused() throws {
        for size in [(1081, 1920), (1080, 1921), (0, 2), (3842, 2160), (2, -2)] {
            #expect(throws: RenderPlanError.canvas) { try Self.plan(canvas: RenderSize(width: size.0, height: size.1)) }
        }
        #expect(throws: RenderPlanError.duration) { try Self.plan(milliseconds: 16) }
        #expect(throws: RenderPlanError.duration) { try Self.plan(milliseconds: -1000) }
        #expect(throws: RenderPlanError.duration) { try Self.plan(milliseconds: 600_017) }
        #expect(throws: RenderPlanError.duration) { try Self.plan(clip: 0) }
        #expect(throws: RenderPlanError.layer) { try Self.plan(frame: RenderRect(x: 0, y: 0, width: 0, height: 5)) }
        for place in [Int.min, -600_001, 600_001, Int.max] {
            #expect(throws: RenderPlanError.layer) { try Self.plan(frame: RenderRect(x: 0, y: place, width: 5, height: 5)) }
        }
        #expect(throws: RenderPlanError.layer) { try Self.plan(frame: RenderRect(x: 0, y: 0, width: Int.max, height: 5)) }
        for volume in [-1, 101] { #expect(throws: RenderPlanError.volume) { try Self.plan(volume: volume) } }
        #expect(try Self.plan(milliseconds: 17).frames == 1)
        #expect(try Self.plan(milliseconds: 90_000).frames == 2700)
    }

    @Test(arguments: [
        "", "relative", "/a b", "/a'b", "/a:b", "/a%d", "/a\nb", "/a\\b", "/ä", "/a/../b", "/a\"b", "http://a/b", "/a|b", "/a;b", "/a*",
    ])
    func pathsWithMeaningAreRefused(_ text: String) {
        #expect(throws: RenderPlanError.path) { try RenderPath(text) }
    }

    @Test func plainPathsAreAccepted() throws {
        for text in ["/tmp/a-b_c.d/E@1+2=3", "/a..b"] { #expect(try RenderPath(text).text == text) }
    }

    @Test func timesAreExact() {
        #expect(RenderTime(seconds: 2.002).text == "2.002000" && RenderTime(microseconds: 5).text == "0.000005")
        #expect(RenderTime(seconds: .nan).microseconds == 0 && RenderTime(seconds: .infinity) == RenderTime(milliseconds: .max))
        #expect(RenderTime(milliseconds: 1001).ticks(48_000) == 48_048 && RenderTime(microseconds: 33_333).ticks(30) == 1)
    }

    @Test(arguments: [
        (nil, nil, SourceColor.untagged), ("bt709", "bt709", .tagged), ("unknown", "unknown", .untagged), ("smpte2084", "bt2020nc", .pq),
        ("arib-std-b67", nil, .hlg), ("bt709", nil, .untagged), (nil, "smpte170m", .tagged),
    ])
    func colorsComeFromTheProbe(_ transfer: String?, _ matrix: String?, _ color: SourceColor) {
        #expect(SourceColor(transfer: transfer, matrix: matrix) == color)
    }

    /// Whatever the numbers: what is kept lies inside what is scaled, covers exactly the visible part, and lies where it would without a
    /// cut.
    @Test func cutsBeforeScalingDoNotMoveTheLayer() {
        var generator = Steps(state: 7)
        for _ in 0..<20_000 {
            let source = RenderSize(width: 1 + generator.next(4000), height: 1 + generator.next(4000))
            let canvas = RenderSize(width: 2 + 2 * generator.next(1000), height: 2 + 2 * generator.next(1000))
            let frame = RenderRect(
                x: generator.next(6000) - 3000, y: generator.next(6000) - 3000, width: 1 + generator.next(5000),
                height: 1 + generator.next(5000))
            let snapped = frame.snapped
            guard let crop = RenderCrop(source: source, frame: frame, canvas: canvas) else {
                #expect(snapped.visible(on: canvas) == nil)
                continue
            }
            let inside = crop.kept.x >= 0 && crop.kept.y >= 0 && crop.kept.x + crop.kept.width <= crop.scaled.width
                && crop.kept.y + crop.kept.height <= crop.scaled.height
            let even = [crop.kept.x, crop.kept.y, crop.kept.width, crop.kept.height, crop.place.x, crop.place.y].allSatisfy { $0 % 2 == 0 }
            #expect(
                inside && even && crop.kept.size == crop.place.size && crop.place == snapped.visible(on: canvas),
                "\(source) \(frame) \(canvas)")
            guard let part = crop.part else { continue }
            #expect(
                part.x >= 0 && part.y >= 0 && part.x + part.width <= source.width && part.y + part.height <= source.height && part.width > 0
                    && part.height > 0)
            // Where the kept part begins in the source, along both ways: through the cut, and without one.
            let across = Double(part.x) + Double(crop.kept.x) * Double(part.width) / Double(crop.scaled.width)
            let direct = Double(crop.place.x - snapped.x) * Double(source.width) / Double(snapped.width)
            #expect(abs(across - direct) * Double(snapped.width) / Double(source.width) < 2.6, "\(source) \(frame) \(canvas)")
        }
    }

    @Test func smallerCanvasesKeepTheComposition() throws {
        let plan = try Self.plan(canvas: RenderSize(width: 1080, height: 1350), frame: RenderRect(x: -108, y: 135, width: 540, height: 270))
        let small = plan.fitted(longestSide: 270)
        #expect(small.canvas == RenderSize(width: 216, height: 270) && small.frames == plan.frames)
        #expect(small.layers[0].frame == RenderRect(x: -22, y: 27, width: 108, height: 54))
        #expect(plan.fitted(longestSide: 4000) == plan)
        #expect(try Self.plan(canvas: RenderSize(width: 1920, height: 1080)).fitted(longestSide: 333).canvas.isEven)
    }

    private static func plan(
        canvas: RenderSize = RenderSize(width: 100, height: 100), milliseconds: Int = 1000,
        frame: RenderRect = RenderRect(x: 0, y: 0, width: 10, height: 10),
        clip: Double = 1, volume: Int = 100
    ) throws -> RenderPlan {
        let source = VideoSource(
            path: try RenderPath("/a"), size: RenderSize(width: 10, height: 10), duration: RenderTime(seconds: clip), audioChannels: 0)
        return try RenderPlan(
            canvas: canvas, duration: RenderTime(milliseconds: milliseconds),
            layers: [RenderLayer(source: .video(source), frame: frame, loops: false, volume: volume)])
    }
}

/// The same numbers in every run.
private struct Steps {
    var state: UInt64

    mutating func next(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(bound))
    }
}
