import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import MediaDomain
import MediaService
import Platform
import Security
import ServiceKit
import Storage
import TestSupport
import Testing
import Wire

/// Compositions and their layers over the wire.
@Suite struct StackCompositionTests {
    @Test(.proves("AC-2.3-01", "FLOW-3-01"), arguments: Engine.allCases) func anEmptyCompositionBegins(_ engine: Engine) async throws {
        try await MediaFixture.run(engine: engine) { media in
            let layla = try await media.somebody(.stack)
            let answer = try await layla.client.json(.post, "/compositions", "{}")
            #expect(answer.status == 201)
            let composition = try InputDecoder.decode(Composition.self, from: answer.body)
            #expect(composition.layers.isEmpty)
            #expect((composition.canvas, composition.loop, composition.version) == (.portrait9x16, true, 1))
            #expect((composition.duration, composition.exportDuration) == (.zero, .zero))
            #expect(try await media.composition(composition.id, of: layla) == composition)
        }
    }

    @Test(.proves("AC-2.3-02"), arguments: Engine.allCases) func layersAreAddedUpToTwelve(_ engine: Engine) async throws {
        try await MediaFixture.run(engine: engine) { media in
            let layla = try await media.somebody(.stack)
            let item = try await media.ready([.jpeg(try Clips.jpeg())], of: layla)[0]
            let empty = try await media.composition(of: layla)
            var last = empty
            for count in 1...12 {
                let answer = try await layla.client.answer(
                    Compositions.addLayer, CompositionParameters(id: empty.id), LayerDetails(mediaId: item.id))
                #expect(answer.status == 201)
                last = try InputDecoder.decode(Composition.self, from: answer.body)
                #expect(last.layers.count == count)
                #expect(last.sortedLayers.last?.id == last.layers.last?.id)
                #expect(last.version == Int64(count + 1))
                let layer = try #require(last.layers.last)
                #expect((layer.mediaId, layer.width.tenThousandths, layer.aspectRatio.tenThousandths) == (item.id, 4000, 13_333))
                #expect((4000...6000).contains(layer.position.x.tenThousandths) && (4000...6000).contains(layer.position.y.tenThousandths))
            }
            #expect(Set(last.layers.map(\.id)).count == 12)
            let more = try await layla.client.answer(
                Compositions.addLayer, CompositionParameters(id: empty.id), LayerDetails(mediaId: item.id))
            #expect((more.status, more.code) == (422, .layerLimitReached))
            #expect(try await media.composition(empty.id, of: layla) == last)
            let thirteen = try await layla.client.answer(Compositions.create, CompositionDetails(mediaIds: (0..<13).map { _ in item.id }))
            #expect((thirteen.status, thirteen.fields) == (422, ["mediaIds too_many"]))
            let twelve = try await media.composition((0..<12).map { _ in item.id }, of: layla)
            #expect(twelve.layers.map(\.zIndex) == Array(0..<12))
        }
    }

    @Test(arguments: Engine.allCases) func twentyAtOnceAddNoMoreThanTwelve(_ engine: Engine) async throws {
        try await MediaFixture.run(engine: engine) { media in
            let layla = try await media.somebody(.stack)
            let item = try await media.ready([.jpeg(try Clips.jpeg())], of: layla)[0]
            let composition = try await media.composition(of: layla)
            let answers = try await parallel(20) { _ in
                try await layla.client.answer(
                    Compositions.addLayer, CompositionParameters(id: composition.id), LayerDetails(mediaId: item.id))
            }
            #expect(answers.count { $0.status == 201 } == 12)
            #expect(answers.count { $0.code == .layerLimitReached } == 8)
            let now = try await media.composition(composition.id, of: layla)
            #expect(now.layers.count == 12)
            #expect(now.version == 13)
            #expect(now.sortedLayers.map(\.zIndex) == Array(0..<12))
        }
    }

    @Test(arguments: Engine.allCases) func ofTwentyChangesOfOneVersionOneIsMade(_ engine: Engine) async throws {
        try await MediaFixture.run(engine: engine) { media in
            let layla = try await media.somebody(.stack)
            let item = try await media.ready([.jpeg(try Clips.jpeg())], of: layla)[0]
            let composition = try await media.composition([item.id], of: layla)
            let layer = LayerParameters(id: composition.id, lid: composition.layers[0].id)
            let answers = try await parallel(20) { index in
                try await layla.client.answer(
                    Compositions.changeLayer, layer,
                    LayerChange(width: LayerWidth(trusted: 5000 + Int64(index)), version: composition.version))
            }
            #expect(answers.count { $0.status == 200 } == 1)
            #expect(answers.count { $0.code == .versionConflict } == 19)
            let now = try await media.composition(composition.id, of: layla)
            #expect(now.version == 2)
            #expect(answers.first { $0.status == 200 }?.json?["layers"]?.array?.first?["width"]?.double == now.layers[0].width.value)
            // Every change has its own check of the version.
            var change = CompositionChange()
            change.loop = false
            change.version = 1
            #expect(try await layla.client.answer(Compositions.change, CompositionParameters(id: now.id), change).code == .versionConflict)
            let add = LayerDetails(mediaId: item.id, version: 1)
            #expect(try await layla.client.answer(Compositions.addLayer, CompositionParameters(id: now.id), add).code == .versionConflict)
            #expect(
                try await layla.client.answer(Compositions.orderLayer, layer, LayerOrder(to: .front, version: 1)).code == .versionConflict)
            let removal = LayerRemoval(id: now.id, lid: layer.lid, version: 1)
            #expect(try await layla.client.answer(Compositions.removeLayer, removal, Nothing()).code == .versionConflict)
            #expect(try await media.composition(composition.id, of: layla) == now)
            let right = LayerRemoval(id: now.id, lid: layer.lid, version: 2)
            #expect(try await layla.client.call(Compositions.removeLayer, right, Nothing()).layers.isEmpty)
        }
    }

    @Test(.proves("AC-2.3-03", "AC-2.3-04", "AC-5.7-03"), arguments: Engine.allCases)
    func layersAreChangedAndRemovedOneByOne(_ engine: Engine) async throws {
        try await MediaFixture.run(engine: engine) { media in
            let layla = try await media.somebody(.stack)
            let item = try await media.ready([.jpeg(try Clips.jpeg())], of: layla)[0]
            let composition = try await media.composition([item.id, item.id, item.id], of: layla)
            let middle = LayerParameters(id: composition.id, lid: composition.layers[1].id)
            // Half outside of the canvas, and beyond it.
            let place = LayerPosition(x: Coordinate(trusted: 11_000), y: Coordinate(trusted: -12_345))
            media.media.clock.advance(by: .minutes(1))
            let changed = try await layla.client.call(
                Compositions.changeLayer, middle, LayerChange(position: place, width: LayerWidth(trusted: 15_000)))
            #expect((changed.layers[1].position, changed.layers[1].width.value) == (place, 1.5))
            #expect((changed.layers[0], changed.layers[2]) == (composition.layers[0], composition.layers[2]))
            #expect((changed.version, changed.updatedAt, changed.createdAt) == (2, media.now, composition.createdAt))
            #expect(try await media.composition(composition.id, of: layla) == changed)
            // What changes nothing is no change.
            let same = try await layla.client.call(Compositions.changeLayer, middle, LayerChange(width: LayerWidth(trusted: 15_000)))
            #expect(same == changed)
            let removed = try await layla.client.call(
                Compositions.removeLayer, LayerRemoval(id: composition.id, lid: middle.lid), Nothing())
            #expect(removed.layers == [changed.layers[0], changed.layers[2]])
            let again = try await layla.client.answer(
                Compositions.removeLayer, LayerRemoval(id: composition.id, lid: middle.lid), Nothing())
            #expect(again.status == 404)
            #expect(try await layla.client.answer(Compositions.changeLayer, middle, LayerChange(width: .example)).status == 404)
            #expect(try await layla.client.answer(Compositions.orderLayer, middle, LayerOrder(to: .back)).status == 404)
            #expect(try await media.composition(composition.id, of: layla) == removed)
            // The order in which they were added stays with gaps in it.
            let added = try await layla.client.call(
                Compositions.addLayer, CompositionParameters(id: composition.id), LayerDetails(mediaId: item.id))
            #expect(added.layers.map(\.id).prefix(2) == [changed.layers[0].id, changed.layers[2].id])
            #expect(try await media.items(of: layla).count == 1)
        }
    }

    @Test func bringingToTheFrontTwiceIsBringingOnce() async throws {
        try await MediaFixture.run { media in
            let layla = try await media.somebody(.stack)
            let item = try await media.ready([.jpeg(try Clips.jpeg())], of: layla)[0]
            let composition = try await media.composition([item.id, item.id, item.id], of: layla)
            let ids = composition.layers.map(\.id)
            func order(_ index: Int, _ place: LayerPlace) async throws -> Composition {
                try await layla.client.call(
                    Compositions.orderLayer, LayerParameters(id: composition.id, lid: ids[index]), LayerOrder(to: place))
            }
            let front = try await order(0, .front)
            #expect(front.sortedLayers.map(\.id) == [ids[1], ids[2], ids[0]])
            #expect(front.version == 2)
            #expect(try await order(0, .front) == front)
            let back = try await order(2, .back)
            #expect(back.sortedLayers.map(\.id) == [ids[2], ids[1], ids[0]])
            #expect(try await order(2, .back) == back)
            #expect(back.layers.map(\.id) == ids)
            // Twenty at once: one of them changes something, the others find it done.
            let versions = try await parallel(20) { _ in
                try await layla.client.call(
                    Compositions.orderLayer, LayerParameters(id: composition.id, lid: ids[1]), LayerOrder(to: .front)
                ).version
            }
            #expect(Set(versions) == [4])
            #expect(try await media.composition(composition.id, of: layla).sortedLayers.map(\.id) == [ids[2], ids[0], ids[1]])
        }
    }

    @Test(.proves("AC-3.5.2-03", "AC-3.5.2-05"), arguments: Engine.allCases) func clipsWithSoundHaveAVolume(_ engine: Engine) async throws {
        try await MediaFixture.run(engine: engine) { media in
            let layla = try await media.somebody(.stack)
            let items = try await media.ready(
                [.mp4(try Clips.film("red", seconds: 1, sound: true)), .mp4(try Clips.film("blue", seconds: 1)), .jpeg(try Clips.jpeg())],
                of: layla)
            let composition = try await media.composition(items.map(\.id), of: layla)
            #expect(composition.layers.map(\.volume.value) == [100, 100, 100])
            func set(_ index: Int, _ volume: String) async throws -> Answer {
                try await layla.client.json(
                    .patch, "/compositions/\(composition.id.text)/layers/\(composition.layers[index].id.text)", "{\"volume\": \(volume)}")
            }
            for volume in [0, 40, 100, 0] {
                #expect(try await set(0, String(volume)).status == 200)
                #expect(try await media.composition(composition.id, of: layla).layers[0].volume.value == Int64(volume))
            }
            for wrong in ["-1", "101", "1e300", "-9223372036854775808", "0.4", "\"50\"", "true"] {
                let answer = try await set(0, wrong)
                #expect(answer.status == 422, "\(wrong)")
                #expect(answer.fields.first?.hasPrefix("volume") == true, "\(wrong)")
            }
            for silent in [1, 2] {
                let answer = try await set(silent, "50")
                #expect((answer.status, answer.fields) == (422, ["volume no_sound"]))
            }
            let added = try await layla.client.answer(
                Compositions.addLayer, CompositionParameters(id: composition.id),
                LayerDetails(mediaId: items[2].id, volume: LayerVolume(trusted: 10)))
            #expect(added.fields == ["volume no_sound"])
            let loud = try await layla.client.call(
                Compositions.addLayer, CompositionParameters(id: composition.id),
                LayerDetails(mediaId: items[0].id, volume: LayerVolume(trusted: 10)))
            #expect(loud.layers.last?.volume.value == 10)
            #expect(loud.duration.seconds == 1)
        }
    }

    @Test(.proves("X-01"), arguments: Engine.allCases) func compositionsAreListedReopenedDuplicatedAndDeleted(_ engine: Engine) async throws
    {
        try await MediaFixture.run(engine: engine) { media in
            let (layla, omar) = (try await media.somebody(.stack), try await media.somebody(.stack))
            let item = try await media.ready([.jpeg(try Clips.jpeg())], of: layla)[0]
            var made: [Composition] = []
            for index in 0..<7 {
                // Some share their moment.
                if index % 3 == 0 { media.media.clock.advance(by: .seconds(1)) }
                made.append(try await media.composition(index == 0 ? [item.id, item.id] : [], of: layla))
            }
            _ = try await media.composition(of: omar)
            var seen: [Composition] = []
            var cursor: OpaqueToken?
            repeat {
                let page = try await layla.client.call(
                    Compositions.list, MediaPageQuery(limit: Whole(trusted: 3), cursor: cursor), Nothing())
                seen += page.items
                if cursor == nil { _ = try await media.composition(of: layla) }
                cursor = page.nextCursor
            } while cursor != nil
            #expect(seen == made.reversed())
            media.media.clock.advance(by: .seconds(1))
            let copied = try await layla.client.answer(Compositions.duplicate, CompositionParameters(id: made[0].id), Nothing())
            #expect(copied.status == 201)
            let copy = try InputDecoder.decode(Composition.self, from: copied.body)
            #expect(copy.id != made[0].id)
            #expect(copy.layers.map(\.mediaId) == made[0].layers.map(\.mediaId))
            #expect(copy.layers.map(\.position) == made[0].layers.map(\.position))
            #expect(Set(copy.layers.map(\.id)).isDisjoint(with: made[0].layers.map(\.id)))
            #expect((copy.version, copy.createdAt) == (1, media.now))
            // What happens to the copy does not happen to the first.
            _ = try await layla.client.call(Compositions.removeLayer, LayerRemoval(id: copy.id, lid: copy.layers[0].id), Nothing())
            #expect(try await media.composition(made[0].id, of: layla) == made[0])
            #expect(try await layla.client.answer(Compositions.delete, CompositionParameters(id: made[0].id), Nothing()).status == 204)
            #expect(try await layla.client.answer(Compositions.one, CompositionParameters(id: made[0].id), Nothing()).status == 404)
            #expect(try await layla.client.answer(Compositions.delete, CompositionParameters(id: made[0].id), Nothing()).status == 404)
            #expect(try await media.composition(copy.id, of: layla).layers.count == 1)
            #expect(try await media.rows("SELECT id FROM layers") == 1)
            #expect(try await media.items(of: layla).count == 1)
        }
    }

    @Test(arguments: Engine.allCases) func theNumberOfCompositionsHasALimit(_ engine: Engine) async throws {
        try await MediaFixture.run(engine: engine, configure: { $0.policy.compositions = 5 }) { media in
            let layla = try await media.somebody(.stack)
            let first = try await media.composition(of: layla)
            let answers = try await parallel(20) { index in
                index % 2 == 0
                    ? try await layla.client.answer(Compositions.create, CompositionDetails())
                    : try await layla.client.answer(Compositions.duplicate, CompositionParameters(id: first.id), Nothing())
            }
            #expect(answers.count { $0.status == 201 } == 4)
            #expect(answers.count { $0.code == .limitReached } == 16)
            #expect(try await media.rows("SELECT id FROM compositions") == 5)
            try await media.delete(first, of: layla)
            _ = try await media.composition(of: layla)
        }
    }

    @Test(.proves("AC-4.2-01"), arguments: Engine.allCases) func aCompositionHasOneOfFourCanvases(_ engine: Engine) async throws {
        try await MediaFixture.run(engine: engine) { media in
            let layla = try await media.somebody(.stack)
            let item = try await media.ready([.jpeg(try Clips.jpeg())], of: layla)[0]
            let composition = try await media.composition([item.id], of: layla)
            for canvas in ["16:9", "1:1", "4:5", "9:16"] {
                let answer = try await layla.client.json(.patch, "/compositions/\(composition.id.text)", "{\"canvas\": \"\(canvas)\"}")
                #expect(answer.status == 200)
                let now = try await media.composition(composition.id, of: layla)
                #expect(now.canvas.rawValue == canvas)
                #expect(now.layers == composition.layers)
            }
            for wrong in ["\"3:2\"", "\"\"", "\"9:16 \"", "null", "16", "[]"] {
                let answer = try await layla.client.json(.patch, "/compositions/\(composition.id.text)", "{\"canvas\": \(wrong)}")
                #expect(wrong == "null" ? answer.status == 200 : answer.status == 422, "\(wrong)")
            }
            for wrong in ["3:2", "1", "٩:١٦"] {
                #expect(try await layla.client.json(.post, "/compositions", "{\"canvas\": \"\(wrong)\"}").status == 422)
            }
        }
    }

    @Test(arguments: Engine.allCases) func layersOfDeletedMediaStayAndSaySo(_ engine: Engine) async throws {
        try await MediaFixture.run(engine: engine) { media in
            let layla = try await media.somebody(.stack)
            let items = try await media.ready([.mp4(try Clips.film("red", seconds: 2, sound: true)), .jpeg(try Clips.jpeg())], of: layla)
            let composition = try await media.composition(items.map(\.id), of: layla)
            #expect(composition.duration.seconds == 2)
            #expect(try await layla.client.answer(StackMedia.deleteItem, MediaParameters(id: items[0].id), Nothing()).status == 204)
            let now = try await media.composition(composition.id, of: layla)
            #expect(now.layers.map(\.isMissing) == [true, false])
            #expect((now.duration.seconds, now.version) == (1, 1))
            #expect(
                (now.layers[0].position, now.layers[0].aspectRatio) == (composition.layers[0].position, composition.layers[0].aspectRatio))
            let layer = LayerParameters(id: now.id, lid: now.layers[0].id)
            #expect(
                try await layla.client.answer(Compositions.changeLayer, layer, LayerChange(volume: LayerVolume(trusted: 5))).fields == [
                    "volume no_sound"
                ])
            #expect(try await layla.client.call(Compositions.changeLayer, layer, LayerChange(width: .example)).layers[0].isMissing)
            #expect(
                try await layla.client.call(Compositions.list, MediaPageQuery(), Nothing()).items[0].layers.map(\.isMissing) == [
                    true, false,
                ])
            let copy = try await layla.client.call(Compositions.duplicate, CompositionParameters(id: now.id), Nothing())
            #expect(copy.layers.map(\.isMissing) == [true, false])
            // It cannot be used any more.
            #expect(try await layla.client.answer(Compositions.create, CompositionDetails(mediaIds: [items[0].id])).code == .mediaMissing)
            let add = try await layla.client.answer(
                Compositions.addLayer, CompositionParameters(id: now.id), LayerDetails(mediaId: items[0].id))
            #expect((add.status, add.code) == (422, .mediaMissing))
            let clean = try await layla.client.call(Compositions.removeLayer, LayerRemoval(id: now.id, lid: layer.lid), Nothing())
            #expect(clean.layers.map(\.isMissing) == [false])
        }
    }

    @Test func onlyReadyMediaOfOnesOwnBecomeLayers() async throws {
        try await MediaFixture.run { media in
            let (layla, omar) = (try await media.somebody(.stack), try await media.somebody(.stack))
            let theirs = try await media.ready([.jpeg(try Clips.jpeg())], of: omar)[0]
            let mine = try await media.ready([.jpeg(try Clips.jpeg())], of: layla)[0]
            let waiting = try await media.begin([.jpeg(try Clips.jpeg(40, 40))], of: layla).items[0]
            let broken = try await media.imported([.jpeg(Array("<html>".utf8), "a.jpg")], of: layla).items[0]
            #expect(broken.status == .failed)
            let nobodys = MediaID(trusted: media.media.app.runtime.ids.next())
            let composition = try await media.composition(of: layla)
            for (id, code) in [
                (theirs.id, ErrorCode.mediaMissing), (nobodys, .mediaMissing), (broken.id, .mediaUnreadable), (waiting.id, .mediaNotReady),
            ] {
                let create = try await layla.client.answer(Compositions.create, CompositionDetails(mediaIds: [mine.id, id]))
                #expect((create.status, create.code, create.fields) == (422, code, ["mediaIds.1 unavailable"]))
                let add = try await layla.client.answer(
                    Compositions.addLayer, CompositionParameters(id: composition.id), LayerDetails(mediaId: id))
                #expect((add.status, add.code, add.fields) == (422, code, ["mediaId unavailable"]))
            }
            #expect(try await media.rows("SELECT id FROM compositions") == 1)
            #expect(try await media.composition(composition.id, of: layla) == composition)
        }
    }
}
