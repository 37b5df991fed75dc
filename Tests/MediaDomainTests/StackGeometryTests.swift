import Contracts
import MediaDomain
import TestSupport
import Testing
import Wire

@Suite struct StackGeometryTests {
    private func layer(_ x: Int64, _ y: Int64, width: Int64, aspect: Int64 = 10_000) -> LayerGeometry {
        LayerGeometry(
            position: LayerPosition(x: Coordinate(trusted: x), y: Coordinate(trusted: y)), width: LayerWidth(trusted: width),
            aspectRatio: AspectRatio(trusted: aspect))
    }

    @Test(.proves("AC-2.2-04")) func normalizedBecomesPixels() {
        let frame = layer(5000, 5000, width: 4000).pixelFrame(in: PixelSize(width: 1080, height: 1920))
        #expect(frame == PixelFrame(x: 324, y: 744, width: 432, height: 432))
    }

    @Test func halvesGoAwayFromZero() {
        let canvas = PixelSize(width: 1081, height: 1081)
        #expect(layer(0, 10_000, width: 5000).pixelFrame(in: canvas) == PixelFrame(x: -271, y: 811, width: 541, height: 541))
    }

    @Test(arguments: [
        (Canvas.portrait9x16, ExportResolution.p1080, Int64(1080), Int64(1920)), (.landscape16x9, .p1080, 1920, 1080),
        (.square1x1, .p1080, 1080, 1080), (.portrait4x5, .p1080, 1080, 1350), (.portrait9x16, .p2160, 2160, 3840),
        (.landscape16x9, .p2160, 3840, 2160), (.square1x1, .p2160, 2160, 2160), (.portrait4x5, .p2160, 2160, 2700),
    ])
    func canvasesHaveTheSizesOfTheNotes(_ canvas: Canvas, _ resolution: ExportResolution, _ width: Int64, _ height: Int64) {
        #expect(canvas.pixelSize(resolution) == PixelSize(width: width, height: height))
    }

    @Test(arguments: Canvas.allCases)
    func anySizeIsEvenAndOfTheRatio(_ canvas: Canvas) {
        for short in stride(from: Int64(2), through: 4096, by: 2) {
            let size = canvas.pixelSize(shortSide: short)
            #expect(size.width % 2 == 0 && size.height % 2 == 0)
            #expect(min(size.width, size.height) == short)
            let (w, h) = canvas.ratio
            #expect(abs(size.width * h - size.height * w) < 2 * max(w, h))
        }
        #expect(canvas.pixelSize(shortSide: .max).width <= 65_536)
        #expect(canvas.pixelSize(shortSide: -1).height >= 2)
    }

    @Test(.proves("AC-4.2-03"), arguments: Canvas.allCases)
    func aLayerKeepsItsPlaceOnEveryCanvas(_ canvas: Canvas) throws {
        var composition = try Composition.of([.video(1, aspect: 5625), .video(2, aspect: 17_778), .image(3)])
        let before = composition.layers
        composition.canvas = canvas
        #expect(composition.layers == before)
        for resolution in ExportResolution.allCases {
            let size = canvas.pixelSize(resolution)
            for layer in composition.layers {
                let frame = layer.geometry.pixelFrame(in: size)
                let (w, h) = (Double(size.width), Double(size.height))
                #expect(abs(Double(frame.width) - layer.width.value * w) <= 0.5)
                #expect(abs(Double(frame.width) / layer.aspectRatio.value - Double(frame.height)) <= 0.5 / layer.aspectRatio.value + 0.5)
                #expect(abs(Double(frame.x) + Double(frame.width) / 2 - layer.position.x.value * w) <= 0.5)
                #expect(abs(Double(frame.y) + Double(frame.height) / 2 - layer.position.y.value * h) <= 0.5)
            }
        }
        // Twice the pixels, twice the frame.
        let small = composition.layers[0].geometry.pixelFrame(in: canvas.pixelSize(.p1080))
        let large = composition.layers[0].geometry.pixelFrame(in: canvas.pixelSize(.p2160))
        #expect(abs(large.width - 2 * small.width) <= 1 && abs(large.x - 2 * small.x) <= 2)
    }

    @Test func aFrameKeepsItsSizeWhileItMoves() {
        let canvas = PixelSize(width: 1080, height: 1920)
        var sizes: Set<PixelSize> = []
        var last = Int64.min
        for x in Int64(-20_000)...30_000 where x % 7 == 0 {
            let frame = layer(x, 5000, width: 3333, aspect: 7777).pixelFrame(in: canvas)
            sizes.insert(PixelSize(width: frame.width, height: frame.height))
            #expect(frame.x >= last)
            last = frame.x
        }
        #expect(sizes.count == 1)
    }

    @Test func framesOverTheEdgeAreCutThere() {
        let canvas = PixelSize(width: 1080, height: 1920)
        // Half outside left: its inner edge is at half its width.
        let frame = layer(0, 5000, width: 4000).pixelFrame(in: canvas)
        #expect(frame == PixelFrame(x: -216, y: 744, width: 432, height: 432))
        #expect(frame.clipped(to: canvas) == PixelFrame(x: 0, y: 744, width: 216, height: 432))
        #expect(
            layer(11_000, 11_000, width: 4000).pixelFrame(in: canvas).clipped(to: canvas)
                == PixelFrame(x: 972, y: 1896, width: 108, height: 24))
        #expect(layer(-20_000, 5000, width: 4000).pixelFrame(in: canvas).clipped(to: canvas) == nil)
        #expect(layer(5000, 30_000, width: 4000).pixelFrame(in: canvas).clipped(to: canvas) == nil)
        #expect(
            layer(5000, 5000, width: 15_000, aspect: 5625).pixelFrame(in: canvas).clipped(to: canvas)
                == PixelFrame(x: 0, y: 0, width: 1080, height: 1920))
    }

    @Test func extremesStayWithinNumbers() {
        for canvas in [PixelSize(width: 1, height: 1), PixelSize(width: .max, height: .max), PixelSize(width: .min, height: 0)] {
            for aspect: Int64 in [100, 1_000_000, 0, -1] {
                for position: Int64 in [-20_000, 30_000] {
                    let frame = layer(position, position, width: 15_000, aspect: aspect).pixelFrame(in: canvas)
                    #expect(frame.width >= 1 && frame.height >= 1)
                }
            }
        }
        // A picture of 100 to 1 is still one pixel high.
        #expect(layer(5000, 5000, width: 1000, aspect: 1_000_000).pixelFrame(in: PixelSize(width: 320, height: 320)).height == 1)
    }

    @Test(.proves("AC-2.1-07"), arguments: [
        (Int64(1920), Int64(1080), 1.7778), (1080, 1920, 0.5625), (1000, 1000, 1), (1, 3, 0.3333), (2, 3, 0.6667), (16, 16, 1),
        (8000, 6000, 1.3333),
        (0, 0, 1), (1920, 0, 1), (0, 1080, 1), (-5, 10, 1), (1, 65_535, 0.01), (65_535, 1, 100), (.max, .max, 1), (.max, 1, 100),
        (1, .max, 0.01),
    ])
    func theAspectRatioIsThatOfTheSize(_ width: Int64, _ height: Int64, _ ratio: Double) {
        #expect(MediaItem.sample(.image, width: width, height: height).aspectRatio.value == ratio)
        // A clip of a phone held upright: the size is as shown, so its rotation does not turn it once more.
        #expect(MediaItem.sample(.video, width: width, height: height, rotation: 90).aspectRatio.value == ratio)
    }

    @Test func aDraggedLayerCanBeFoundAgain() {
        func place(_ x: Int64, _ y: Int64) -> LayerPosition { LayerPosition(x: Coordinate(trusted: x), y: Coordinate(trusted: y)) }
        let small = layer(5000, 5000, width: 4000)
        #expect(small.reachable(place(-2000, 11_000), on: .portrait9x16) == place(-2000, 11_000))
        #expect(small.reachable(place(-9000, 20_000), on: .portrait9x16) == place(-5000, 15_000))
        // A tall clip on a wide canvas is four canvases high; its lower end can be brought into view.
        let tall = layer(5000, 5000, width: 15_000, aspect: 5625)
        let end = tall.reachable(place(30_000, -20_000), on: .landscape16x9)
        #expect(end == place(17_500, -20_000))
        #expect(tall.reachable(place(-20_000, 30_000), on: .square1x1) == place(-7500, 10_000 + 13_333))
        for canvas in Canvas.allCases {
            for x in [Int64(-20_000), 30_000] {
                let kept = small.reachable(place(x, x), on: canvas)
                #expect(small.reachable(kept, on: canvas) == kept)
            }
        }
    }
}
