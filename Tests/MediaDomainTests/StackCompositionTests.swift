import Contracts
import JSONCoding
import MediaDomain
import TestSupport
import Testing
import Wire

@Suite struct StackCompositionTests {
    @Test func anEmptyCompositionHasTheSettings() {
        let empty = CompositionRule.empty(id: .example, at: .example)
        #expect(empty.layers.isEmpty)
        #expect(empty.canvas == .portrait9x16)
        #expect(empty.loop)
        #expect(empty.duration == .zero && empty.exportDuration == .zero)
        #expect(empty.version == 1)
        let chosen = CompositionRule.empty(
            id: .example, at: .example, settings: MediaSettings(imageDuration: .five, defaultCanvas: .portrait4x5, loopMedia: false))
        #expect(chosen.canvas == .portrait4x5)
        #expect(!chosen.loop)
    }

    @Test(.proves("AC-2.2-01", "AC-2.2-02")) func aThousandNewLayersLieNearTheMiddle() throws {
        var generator = SeededGenerator(42)
        var ids: Set<LayerID> = []
        var places: Set<LayerPosition> = []
        for n in 1...1000 {
            var composition = CompositionRule.empty(id: .example, at: .example)
            let layer = try CompositionRule.addLayer(.number(n), of: .video(7), to: &composition, using: &generator)
            #expect(layer.mediaId == MediaSource.video(7).id)
            #expect((0.4...0.6).contains(layer.position.x.value) && (0.4...0.6).contains(layer.position.y.value))
            ids.insert(layer.id)
            places.insert(layer.position)
        }
        #expect(ids.count == 1000)
        #expect(places.count > 990)
        // Both ends come up, and the same seed gives the same places.
        #expect(places.contains { $0.x.value < 0.405 } && places.contains { $0.x.value > 0.595 })
        var (one, other) = (SeededGenerator(9), SeededGenerator(9))
        #expect(LayerPlacement.position(using: &one) == LayerPlacement.position(using: &other))
    }

    @Test(.proves("AC-2.2-03")) func aNewLayerIsFortyPercentWide() throws {
        let layer = try #require(Composition.of([.video(1, aspect: 17_778)]).layers.first)
        #expect(layer.width.value == 0.4)
        #expect(layer.volume.value == 100)
        let frame = layer.geometry.pixelFrame(in: Canvas.portrait9x16.pixelSize(.p1080))
        #expect(frame.width == 432)
        #expect(frame.height == 243)
    }

    @Test func detailsAreUsedAsTheyAre() throws {
        var generator = SeededGenerator(3)
        var composition = try Composition.of([.video(1)])
        let wanted = LayerPosition(x: Coordinate(trusted: 11_000), y: Coordinate(trusted: -2000))
        let details = LayerDetails(
            mediaId: .number(2), position: wanted, width: LayerWidth(trusted: 15_000), volume: LayerVolume(trusted: 0))
        let layer = try CompositionRule.addLayer(.number(2), of: .video(2), details, to: &composition, using: &generator)
        #expect(layer.position == wanted)
        #expect(layer.width.value == 1.5)
        #expect(layer.volume.value == 0)
        #expect(layer.zIndex > composition.layers[0].zIndex)
        #expect(composition.layers.count == 2)
    }

    @Test func aThirteenthLayerIsRefused() throws {
        var generator = SeededGenerator(3)
        var composition = try Composition.of((1...12).map { .video($0) })
        let before = composition
        #expect(throws: APIError(.layerLimitReached)) {
            try CompositionRule.addLayer(.number(13), of: .video(13), to: &composition, using: &generator)
        }
        #expect(composition == before)
        #expect(ErrorCode.layerLimitReached.status == 422)
        CompositionRule.removeLayer(.number(5), from: &composition)
        try CompositionRule.addLayer(.number(13), of: .video(13), to: &composition, using: &generator)
        #expect(composition.sortedLayers.last?.id == .number(13))
    }

    @Test func unknownLayersChangeNothing() throws {
        var composition = try Composition.of([.video(1), .image(2)])
        let before = composition
        let stranger = MediaLayer(
            id: .number(9), mediaId: .number(1), position: .centre, width: .example, aspectRatio: .example, zIndex: 5)
        #expect(!CompositionRule.removeLayer(.number(9), from: &composition))
        #expect(!CompositionRule.updateLayer(stranger, in: &composition))
        #expect(!CompositionRule.bringToFront(.number(9), in: &composition))
        #expect(!CompositionRule.sendToBack(.number(9), in: &composition))
        #expect(throws: APIError(.notFound)) {
            try CompositionRule.change(.number(9), LayerChange(), source: .video(1), in: &composition)
        }
        #expect(composition == before)
    }

    @Test func aChangeLeavesTheRestAlone() throws {
        var composition = try Composition.of([.video(1), .video(2), .image(3)])
        let before = composition
        let place = LayerPosition(x: Coordinate(trusted: -2000), y: Coordinate(trusted: 11_000))
        try CompositionRule.change(.number(2), LayerChange(position: place), source: .video(2), in: &composition)
        #expect(composition.layers[1].position == place)
        #expect(composition.layers[1].width == before.layers[1].width)
        try CompositionRule.change(.number(2), LayerChange(width: LayerWidth(trusted: 2000)), source: .video(2), in: &composition)
        #expect(composition.layers[1].width.value == 0.2)
        #expect(composition.layers[1].aspectRatio == before.layers[1].aspectRatio)
        try CompositionRule.change(.number(2), LayerChange(volume: LayerVolume(trusted: 40)), source: .video(2), in: &composition)
        #expect(composition.layers[1].volume.value == 40)
        #expect(composition.layers[1].position == place)
        #expect(composition.layers[0] == before.layers[0] && composition.layers[2] == before.layers[2])
        #expect(CompositionRule.updateLayer(before.layers[1], in: &composition))
        #expect(composition == before)
        #expect(CompositionRule.removeLayer(.number(2), from: &composition))
        #expect(composition.layers == [before.layers[0], before.layers[2]])
    }

    @Test(arguments: [MediaSource.image(1), .video(1, hasAudio: false), nil])
    func onlySoundHasAVolume(_ source: MediaSource?) throws {
        var composition = try Composition.of([source ?? .video(1)])
        let before = composition
        let refusal = APIError(.validationFailed, fields: [FieldProblem("volume", .noSound)])
        for volume in [Int64(0), 40, 100] {
            #expect(throws: refusal) {
                try CompositionRule.change(
                    .number(1), LayerChange(width: .example, volume: LayerVolume(trusted: volume)), source: source, in: &composition)
            }
        }
        #expect(composition == before)
        #expect(refusal.code.status == 422)
        // Everything else of such a layer can be changed.
        try CompositionRule.change(.number(1), LayerChange(width: LayerWidth(trusted: 1000)), source: source, in: &composition)
        #expect(composition.layers[0].width.value == 0.1)
        var generator = SeededGenerator(1)
        if let source {
            #expect(throws: refusal) {
                try CompositionRule.addLayer(
                    .number(2), of: source, LayerDetails(mediaId: source.id, volume: .example), to: &composition, using: &generator)
            }
        }
    }

    @Test func aCopyHasLayersOfItsOwn() throws {
        let original = try Composition.of([.video(1), .image(2)], canvas: .square1x1, loop: false)
        var next = 100
        let copy = CompositionRule.duplicate(original, id: .number(50), at: Instant(milliseconds: 5)) {
            next += 1
            return .number(next)
        }
        #expect(copy.id == .number(50))
        #expect(copy.layers.map(\.id) == [.number(101), .number(102)])
        #expect(copy.layers.map(\.position) == original.layers.map(\.position))
        #expect(copy.layers.map(\.zIndex) == original.layers.map(\.zIndex))
        #expect(copy.canvas == .square1x1 && !copy.loop && copy.version == 1)
        #expect(copy.createdAt == Instant(milliseconds: 5) && copy.duration == original.duration)
    }

    /// What is stored is what was placed, over the edge as well.
    @Test func compositionsAndItemsReadBackEqual() throws {
        var composition = try Composition.of([.video(1), .image(2), .video(3, hasAudio: false)])
        composition.layers[0].position = LayerPosition(x: Coordinate(trusted: -2000), y: Coordinate(trusted: 13_337))
        composition.layers[1].width = LayerWidth(trusted: 14_999)
        composition.layers[2].isMissing = true
        CompositionRule.sendToBack(.number(3), in: &composition)
        #expect(try InputDecoder.decode(Composition.self, from: try JSONWriter.encode(composition)) == composition)
        for item in [
            MediaItem.sample(.video, seconds: 2.5, hasAudio: true, name: "شاطئ جدة 🌊.mp4"),
            .sample(.image, width: 3024, height: 4032, imageDuration: .half, name: "عائلة 👨‍👩‍👧‍👦.heic"),
        ] {
            #expect(try InputDecoder.decode(MediaItem.self, from: try JSONWriter.encode(item)) == item)
        }
    }
}
