import AppTesting
import Contracts
import Foundation
import HTTPCore
import JSONCoding
import MediaService
import Objects
import Platform
import Security
import ServiceKit
import Storage
import TestSupport
import Testing
import Wire

/// Pictures of compositions, and what their videos would weigh.
@Suite struct PreviewTests {
    private func preview(_ composition: CompositionID, at seconds: Double? = nil, _ somebody: Somebody) async throws -> Shot {
        let time = seconds.map { MediaTime(milliseconds: Int64($0 * 1000)) }
        let answer = try await somebody.client.answer(Compositions.preview, FrameQuery(id: composition, t: time), Nothing())
        try #require(answer.status == 200, "\(answer.text)")
        return try Shot(jpeg: answer.body)
    }

    @Test(.proves("AC-6.1-02")) func aPictureHasTheRatioOfItsCanvasAndAllLayers() async throws {
        try await MediaFixture.run(configure: { $0.renders = 0 }) { media in
            let noor = try await media.somebody(.stack)
            let red = try await media.clip(try Reel.film("red", 0.5, size: "64x64"), of: noor)
            let blue = try await media.picture(try Reel.jpeg("blue", 64, 64), 64, 64, of: noor)
            let lime = try await media.picture(try Reel.png("lime", 64, 64), 64, 64, of: noor)
            let layers = [
                Laid(media: red, x: 0.25, y: 0.5, width: 0.3), Laid(media: blue, x: 0.75, y: 0.5, width: 0.3),
                Laid(media: lime, x: 0.25, y: 0.5, width: 0.1),
            ]
            for (canvas, width, height) in [
                (Canvas.portrait9x16, 540, 960), (.landscape16x9, 960, 540), (.square1x1, 960, 960), (.portrait4x5, 768, 960),
            ] {
                let composition = try await media.compose(canvas, layers, of: noor)
                let shot = try await preview(composition, noor)
                #expect((shot.width, shot.height) == (width, height))
                for (x, y, colour) in [
                    (0.25, 0.5, Colour.lime), (0.15, 0.5, .red), (0.75, 0.5, .blue), (0.5, 0.5, .black), (0.25, 0.02, .black),
                ] {
                    #expect(shot.at(x, y).isNear(colour), "\(canvas) at \(x), \(y): \(shot.at(x, y))")
                }
            }
            #expect(media.scratchFiles.isEmpty)
        }
    }

    @Test func aPictureIsOfItsMoment() async throws {
        try await MediaFixture.run(configure: { $0.renders = 0 }) { media in
            let noor = try await media.somebody(.stack)
            let film = try await media.clip(try Reel.film([("red", 0.5), ("lime", 0.5), ("blue", 0.5)], size: "64x64"), of: noor)
            let still = try await media.picture(try Reel.jpeg("white", 64, 64), 64, 64, shown: .one, of: noor)
            let composition = try await media.compose(
                [Laid(media: film, x: 0.25, width: 0.5), Laid(media: still, x: 0.75, width: 0.5)], of: noor)
            for (time, left, right) in [
                (nil, Colour.red, Colour.white), (0.75, .lime, .white), (1.2, .blue, .black), (3600, .blue, .black),
            ] {
                let shot = try await preview(composition, at: time, noor)
                #expect(shot.at(0.25, 0.5).isNear(left), "\(time ?? 0): \(shot.at(0.25, 0.5))")
                #expect(shot.at(0.75, 0.5).isNear(right), "\(time ?? 0): \(shot.at(0.75, 0.5))")
            }
            #expect(try await noor.client.send(.get, "/compositions/\(composition.text)/preview?t=-1").status == 422)
            let answer = try await noor.client.answer(Compositions.preview, FrameQuery(id: composition), Nothing())
            let etag = try #require(answer.headers["ETag"])
            let again = try await noor.client.answer(
                Compositions.preview, FrameQuery(id: composition), Nothing(), headers: ["If-None-Match": etag])
            #expect(again.status == 304)
        }
    }

    @Test func whatIsMissingIsLeftOut() async throws {
        try await MediaFixture.run(configure: { $0.renders = 0 }) { media in
            let noor = try await media.somebody(.stack)
            let empty = try await preview(try await media.compose(.landscape16x9, [], of: noor), at: 5, noor)
            #expect((empty.width, empty.height) == (960, 540))
            #expect(empty.at(0.5, 0.5).isNear(.black, within: 10))
            let red = try await media.clip(try Reel.film("red", 0.5, size: "64x64"), of: noor)
            let blue = try await media.picture(try Reel.jpeg("blue", 64, 64), 64, 64, of: noor)
            let composition = try await media.compose(
                [Laid(media: red, x: 0.25, width: 0.4), Laid(media: blue, x: 0.75, width: 0.4)], of: noor)
            try await media.remove(red)
            let shot = try await preview(composition, noor)
            #expect(shot.at(0.25, 0.5).isNear(.black))
            #expect(shot.at(0.75, 0.5).isNear(.blue))
            // The row is there, the bytes are not.
            try await media.store.deleteAll(.media, id: try await media.blob(blue))
            let broken = try await noor.client.answer(Compositions.preview, FrameQuery(id: composition), Nothing())
            #expect((broken.status, broken.code) == (500, .renderFailed))
            // Nor do the bytes of a clip become readable by trying again.
            let clip = try await media.clip(try Reel.film("red", 0.5, size: "64x64"), of: noor)
            let key = ObjectKey(trusted: .media, id: try await media.blob(clip), name: "original")
            _ = try await media.store.write(Array("nothing that moves".utf8), to: key, type: "video/mp4")
            let shown = try await media.compose([Laid(media: clip, x: 0.5, width: 1)], of: noor)
            let unreadable = try await noor.client.answer(
                Compositions.preview, FrameQuery(id: shown), Nothing())
            #expect((unreadable.status, unreadable.code) == (422, .mediaUnreadable))
            #expect(media.scratchFiles.isEmpty)
        }
    }

    /// Fetching is what a preview costs where files are in a bucket.
    @Test func whatIsOverIsNotFetched() async throws {
        try await MediaFixture.run(configure: { $0.renders = 0 }) { media in
            let noor = try await media.somebody(.stack)
            let film = try await media.clip(try Reel.film([("red", 0.5), ("lime", 0.5), ("blue", 0.5)], size: "64x64"), of: noor)
            let still = try await media.picture(try Reel.jpeg("white", 64, 64), 64, 64, shown: .one, of: noor)
            let composition = try await media.compose(
                [Laid(media: film, x: 0.25, width: 0.5), Laid(media: still, x: 0.75, width: 0.5)], of: noor)
            // Whoever asks for its bytes finds none.
            try await media.store.deleteAll(.media, id: try await media.blob(still))
            let shot = try await preview(composition, at: 1.2, noor)
            #expect(shot.at(0.25, 0.5).isNear(.blue))
            #expect(shot.at(0.75, 0.5).isNear(.black))
            let earlier = FrameQuery(id: composition, t: MediaTime(milliseconds: 900))
            #expect(try await noor.client.answer(Compositions.preview, earlier, Nothing()).code == .renderFailed)
            #expect(media.scratchFiles.isEmpty)
        }
    }

    @Test func manyAtOnceWaitForEachOther() async throws {
        try await MediaFixture.run(configure: { $0.renders = 0 }) { media in
            let noor = try await media.somebody(.stack)
            let composition = try await media.plain(of: noor)
            let answers = try await parallel(6) { _ in
                try await noor.client.answer(Compositions.preview, FrameQuery(id: composition), Nothing())
            }
            #expect(answers.allSatisfy { $0.status == 200 })
            #expect(Set(answers.map { $0.headers["ETag"] }).count == 1)
        }
    }

    @Test(.proves("AC-6.1-04", "AC-6.1-05")) func theEstimateFollowsLengthAndResolution() async throws {
        try await MediaFixture.run(configure: { $0.renders = 0 }) { media in
            let noor = try await media.somebody(.stack)
            func estimate(_ seconds: Double, _ resolution: ExportResolution, _ codec: ExportCodec? = nil) async throws -> ExportEstimate {
                let query = EstimateQuery(id: try await media.plain(seconds, of: noor), resolution: resolution, codec: codec)
                return try await noor.client.call(Compositions.estimate, query, Nothing())
            }
            let (one, three) = (try await estimate(1, .p1080), try await estimate(3, .p1080))
            #expect(one.bytes > 0)
            #expect(abs(Double(three.bytes) / Double(one.bytes) - 3) < 0.001)
            #expect((one.width, one.height, one.duration, one.codec) == (1080, 1080, MediaTime(milliseconds: 1000), .h264))
            let large = try await estimate(1, .p2160)
            #expect(large.bytes > one.bytes)
            #expect((large.width, large.height) == (2160, 2160))
            #expect(try await estimate(1, .p1080, .hevc).bytes < one.bytes)
            let composition = try await media.plain(1, of: noor)
            #expect(try await media.export(composition, of: noor).estimatedBytes == one.bytes)
            let empty = try await noor.client.answer(
                Compositions.estimate, EstimateQuery(id: try await media.compose([], of: noor), resolution: .p1080), Nothing())
            #expect((empty.status, empty.code) == (422, .emptyComposition))
            #expect(try await noor.client.send(.get, "/compositions/\(composition.text)/export-estimate?resolution=720p").status == 422)
        }
    }
}
