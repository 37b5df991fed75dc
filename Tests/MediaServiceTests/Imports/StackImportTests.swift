import AppTesting
import Contracts
import Foundation
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

/// Clips and pictures from the choice of files to items that are ready.
@Suite struct StackImportTests {
    @Test(.proves("AC-2.1-01", "AC-2.1-02", "AC-2.1-03", "AC-3.1-04", "FLOW-2-01"), arguments: Engine.allCases)
    func clipsAndPicturesAreImportedTogether(_ engine: Engine) async throws {
        try await MediaFixture.run(engine: engine) { media in
            let layla = try await media.somebody(.stack)
            let files: [Sent] = [
                .mp4(try Clips.film("red", seconds: 2.5, sound: true), "one.mp4"), .jpeg(try Clips.jpeg(), "two.jpg"),
                .mp4(try Clips.film("blue", seconds: 1), "three.mp4"), .png(try Clips.png(), "four.png"),
            ]
            let begun = try await media.begin(files, of: layla)
            #expect((begun.done, begun.total) == (0, 4))
            #expect(begun.items.map(\.name.text) == ["one.mp4", "two.jpg", "three.mp4", "four.png"])
            #expect(begun.items.map(\.type) == [.video, .image, .video, .image])
            #expect(begun.items.allSatisfy { $0.status == .waiting && $0.upload?.purpose == .clip && $0.error == nil })
            for (item, file) in zip(begun.items, files) {
                try await media.send(file.bytes, item)
                let told = try await media.announce(item.id, in: begun, of: layla)
                #expect(told.items.first { $0.id == item.id }?.upload == nil)
            }
            let job = try await media.settled(begun.id, of: layla)
            #expect(job.items.map(\.status) == [.ready, .ready, .ready, .ready])
            #expect(job.items.map(\.type) == [.video, .image, .video, .image])
            var items: [MediaItem] = []
            for item in job.items { items.append(try await media.item(item.id, of: layla)) }
            #expect(abs((items[0].videoDuration?.seconds ?? 0) - 2.5) <= 0.05)
            #expect((items[0].hasAudio, items[2].hasAudio) == (true, false))
            #expect((items[0].originalWidth, items[0].originalHeight) == (64, 48))
            #expect(items[1].videoDuration == nil)
            #expect((items[1].imageDuration, items[1].duration.seconds) == (.one, 1))
            #expect(items.map(\.formattedDuration) == ["0:02", "IMG", "0:01", "IMG"])
            // Newest first, with the last chosen as the newest.
            #expect(try await media.items(of: layla).map(\.id) == items.reversed().map(\.id))
            #expect(try await media.number("SELECT reserved_bytes + open_uploads FROM owners WHERE user_id = \(layla.id.text)") == 0)
        }
    }

    @Test(.proves("AC-3.1-03")) func anImportHasOneToTwelveFiles() async throws {
        try await MediaFixture.run { media in
            let layla = try await media.somebody(.stack)
            let file = Sent.jpeg(try Clips.jpeg())
            let twelve = try await layla.client.answer(StackMedia.beginImport, ImportRequest(items: (0..<12).map { _ in file.file() }))
            #expect(twelve.status == 201)
            #expect(twelve.json?["total"]?.integer == 12)
            let thirteen = try await layla.client.answer(StackMedia.beginImport, ImportRequest(items: (0..<13).map { _ in file.file() }))
            #expect((thirteen.status, thirteen.fields) == (422, ["items too_many"]))
            let none = try await layla.client.answer(StackMedia.beginImport, ImportRequest(items: []))
            #expect((none.status, none.fields) == (422, ["items too_few"]))
            #expect(try await media.rows("SELECT id FROM media_items") == 12)
        }
    }

    @Test func oneWrongFileRefusesTheRequestByItsPlace() async throws {
        try await MediaFixture.run { media in
            let layla = try await media.somebody(.stack)
            let good = Sent.jpeg(try Clips.jpeg()).file()
            func file(_ type: String, _ bytes: Int64) -> ImportFile {
                ImportFile(name: MediaFileName(trusted: "a"), contentType: ContentType(trusted: type), bytes: UploadSize(trusted: bytes))
            }
            let type = try await layla.client.answer(
                StackMedia.beginImport, ImportRequest(items: [good, file("text/html", 10), good, file("application/zip", 10)]))
            #expect(type.status == 415)
            #expect(type.code == .unsupportedMediaType)
            #expect(type.fields == ["items.1.contentType not_allowed", "items.3.contentType not_allowed"])
            let size = try await layla.client.answer(
                StackMedia.beginImport, ImportRequest(items: [good, good, file("video/mp4", 512 << 20 + 1)]))
            #expect((size.status, size.fields) == (413, ["items.2.bytes out_of_range"]))
            let edge = try await layla.client.answer(StackMedia.beginImport, ImportRequest(items: [file("video/mp4", 512 << 20)]))
            #expect(edge.status == 201)
            #expect(edge.json?["items"]?.array?.first?["upload"]?["parts"]?.array?.count == 64)
            #expect(try await media.rows("SELECT id FROM media_items") == 1)
        }
    }

    @Test(.proves("AC-3.2-01")) func clipsOfEveryKindLoad() async throws {
        try await MediaFixture.run { media in
            let layla = try await media.somebody(.stack)
            let films: [(Sent, width: Int64, height: Int64, rotation: Int64, audio: Bool, seconds: Double)] = [
                (.mp4(try Clips.film(seconds: 1.2, sound: true)), 64, 48, 0, true, 1.2),
                (Sent("a.mov", "video/quicktime", try Clips.film(seconds: 1, ending: "mov")), 64, 48, 0, false, 1),
                (.mp4(try Clips.film(seconds: 1, codec: Clips.hevc)), 64, 48, 0, false, 1),
                (
                    Sent("a.webm", "video/webm", try Clips.film(seconds: 1, sound: true, codec: Clips.vp9, ending: "webm")), 64, 48, 0,
                    true, 1
                ),
                (.mp4(try Clips.turned(90)), 48, 96, 90, false, 1), (.mp4(try Clips.turned(180)), 96, 48, 180, false, 1),
                (.mp4(try Clips.turned(270)), 48, 96, 270, false, 1),
                // Called what it is not, but a film that is taken.
                (Sent("a.mp4", "video/mp4", try Clips.film("green", seconds: 1, ending: "mov")), 64, 48, 0, false, 1),
            ]
            let items = try await media.ready(films.map(\.0), of: layla)
            for (item, film) in zip(items, films) {
                #expect(item.type == .video)
                #expect((item.originalWidth, item.originalHeight) == (film.width, film.height), "\(film.rotation)")
                #expect(item.rotation == film.rotation)
                #expect(item.hasAudio == film.audio)
                #expect(abs((item.videoDuration?.seconds ?? 0) - film.seconds) <= 0.11)
            }
        }
    }

    @Test(.proves("AC-3.2-02")) func picturesOfEveryKindLoad() async throws {
        try await MediaFixture.run { media in
            let layla = try await media.somebody(.stack)
            let turned = try Made.tagged(try Clips.jpeg(64, 48), ["-Orientation=6"])
            let items = try await media.ready(
                [
                    .jpeg(try Clips.jpeg(64, 48)), .png(try Clips.png(320, 240)), Sent("a.webp", "image/webp", try Clips.webp()),
                    Sent("a.heic", "image/heic", try Clips.heic()), .jpeg(turned), .jpeg(try Clips.heic(), "phone.jpg"),
                ], of: layla)
            #expect(items.allSatisfy { $0.type == .image && $0.videoDuration == nil && !$0.hasAudio && $0.imageDuration == .one })
            #expect(items.map(\.originalWidth) == [64, 320, 64, 64, 48, 64])
            #expect(items.map(\.originalHeight) == [48, 240, 48, 48, 64, 48])
            #expect(items.map(\.rotation) == [0, 0, 0, 0, 90, 0])
        }
    }

    @Test func picturesOfEverySizeLoadUpToFiftyMegapixels() async throws {
        try await MediaFixture.run { media in
            let layla = try await media.somebody(.stack)
            let clear = try Made.ffmpeg(["-f", "lavfi", "-i", "color=red@0.0:s=33x17,format=rgba", "-frames:v", "1"], to: "a.png")
            let job = try await media.imported(
                [
                    .jpeg(try Clips.jpeg(8000, 6000)), .png(try Clips.png(16, 16)), .png(clear), .png(try Clips.png(2, 1000)),
                    .jpeg(try Clips.jpeg(8000, 6260)),
                ], of: layla)
            #expect(job.items.map(\.status) == [.ready, .ready, .ready, .ready, .failed])
            #expect(job.items[4].error?.code == .tooManyPixels)
            var items: [MediaItem] = []
            for item in job.items { items.append(try await media.item(item.id, of: layla)) }
            #expect(items.map(\.originalWidth) == [8000, 16, 33, 2, 0])
            #expect(items.map(\.originalHeight) == [6000, 16, 17, 1000, 0])
            let thumbnails = [
                try await media.thumbnail(items[0].id, of: layla).body, try await media.thumbnail(items[3].id, of: layla).body,
            ]
            let large = try Pixels(thumbnails[0])
            #expect((large.width, large.height, large.colour()) == (320, 240, "r"))
            #expect(try Pixels(thumbnails[1]).height == 320)
        }
    }

    @Test(.proves("AC-3.2-04"), arguments: Engine.allCases) func oneBrokenFileFailsAlone(_ engine: Engine) async throws {
        try await MediaFixture.run(engine: engine) { media in
            let layla = try await media.somebody(.stack)
            var files = (0..<12).map { _ in Sent.jpeg([]) }
            for index in files.indices { files[index] = .jpeg(try Clips.jpeg(64, 40 + 2 * index), "\(index).jpg") }
            files[3] = .mp4(try Clips.film("green"), "3.mp4")
            let clip = try Clips.film("blue", seconds: 2)
            files[7] = .mp4(Array(clip.prefix(clip.count / 2)), "7.mp4")
            let job = try await media.begin(files, of: layla)
            var seen = [job.done]
            for (item, file) in zip(job.items, files) {
                try await media.send(file.bytes, item)
                seen.append(try await media.announce(item.id, in: job, of: layla).done)
            }
            #expect(seen.first == 0)
            #expect(seen == seen.sorted())
            let end = try await media.settled(job.id, of: layla)
            #expect((end.done, end.total) == (12, 12))
            #expect(end.items.filter { $0.status == .failed }.map(\.name.text) == ["7.mp4"])
            #expect(end.items.count { $0.status == .ready } == 11)
            #expect(end.items[7].error?.code == .fileDamaged)
            let failed = try await media.item(end.items[7].id, of: layla)
            #expect((failed.status, failed.error?.code, failed.thumbnailUrl) == (.failed, .fileDamaged, nil))
            let arabic = try await layla.client.with("Accept-Language", "ar").call(
                StackMedia.item, MediaParameters(id: failed.id), Nothing())
            #expect(arabic.error?.message == ErrorCode.fileDamaged.message(.arabic))
            #expect(try await media.thumbnail(failed.id, of: layla).code == .mediaUnreadable)
            // Nothing is held for what was refused.
            #expect(try await media.number("SELECT reserved_bytes + open_uploads FROM owners") == 0)
            #expect(try await media.rows("SELECT id FROM files") == 11)
            try await eventually("what was sent is gone") { media.stored("bytes").isEmpty }
        }
    }

    @Test func roomIsPromisedToAllFilesOrNone() async throws {
        try await MediaFixture.run(configure: { $0.policy.quotaBytes = 30_000_000 }) { media in
            let layla = try await media.somebody(.stack)
            @Sendable func files(_ sizes: [Int64]) -> ImportRequest {
                ImportRequest(
                    items: sizes.map {
                        ImportFile(
                            name: MediaFileName(trusted: "a.mp4"), contentType: ContentType(trusted: "video/mp4"),
                            bytes: UploadSize(trusted: $0))
                    })
            }
            let refused = try await layla.client.answer(StackMedia.beginImport, files([10_000_000, 10_000_000, 10_000_001]))
            #expect((refused.status, refused.code) == (403, .quotaExceeded))
            #expect(try await media.rows("SELECT id FROM uploads") == 0)
            #expect(try await media.rows("SELECT id FROM media_imports") == 0)
            #expect(try await media.number("SELECT COUNT(*) FROM owners WHERE reserved_bytes <> 0 OR open_uploads <> 0") == 0)
            #expect(media.objects.isEmpty, "\(media.objects)")
            let fits = try await layla.client.answer(StackMedia.beginImport, files([10_000_000, 10_000_000, 10_000_000]))
            #expect(fits.status == 201)
            let answers = try await parallel(8) { _ in try await layla.client.answer(StackMedia.beginImport, files([1])) }
            #expect(answers.allSatisfy { $0.code == .quotaExceeded })
        }
    }

    @Test func bytesMustBeThereBeforeTheyAreLookedAt() async throws {
        try await MediaFixture.run { media in
            let layla = try await media.somebody(.stack)
            let clip = Clips.padded(try Clips.film(seconds: 1), to: 9 << 20)
            let job = try await media.begin([.jpeg(try Clips.jpeg()), .mp4(clip)], of: layla)
            func uploaded(_ item: ImportItem) async throws -> Answer {
                try await layla.client.answer(StackMedia.itemUploaded, ImportItemParameters(id: job.id, itemId: item.id), Nothing())
            }
            for item in job.items { #expect(try await uploaded(item).code == .uploadMissing) }
            let parts = try #require(job.items[1].upload?.parts)
            #expect(parts.map(\.bytes) == [8 << 20, 1 << 20])
            let first = try #require(parts[0].put)
            #expect(try await media.put(Array(clip.prefix(8 << 20)), first.url, first.headers).status == 200)
            #expect(try await uploaded(job.items[1]).code == .uploadIncomplete)
            let now = try await media.job(job.id, of: layla)
            #expect(now.items[1].upload?.parts?.map(\.isReceived) == [true, false])
            #expect(now.items.map(\.status) == [.waiting, .waiting])
        }
    }

    @Test(arguments: Engine.allCases) func sayingItAgainChangesNothing(_ engine: Engine) async throws {
        try await MediaFixture.run(engine: engine) { media in
            let layla = try await media.somebody(.stack)
            let file = Sent.mp4(try Clips.film(seconds: 1))
            let job = try await media.begin([file], of: layla)
            try await media.send(file.bytes, job.items[0])
            let answers = try await parallel(20) { _ in
                try await layla.client.answer(StackMedia.itemUploaded, ImportItemParameters(id: job.id, itemId: job.items[0].id), Nothing())
                    .status
            }
            #expect(answers.allSatisfy { $0 == 202 })
            let end = try await media.settled(job.id, of: layla)
            #expect(end.items[0].status == .ready)
            let again = try await media.announce(job.items[0].id, in: job, of: layla)
            #expect(again.items[0].status == .ready)
            #expect(try await media.number("SELECT uses FROM blobs") == 1)
            #expect(try await media.rows("SELECT id FROM files") == 1)
            #expect(try await media.number("SELECT tries FROM media_items") == 1)
            try await eventually("the queue is empty") { try await media.rows("SELECT id FROM work") == 0 }
            // The item's work and the removal of what was sent, each once.
            let metrics = try await media.client.send(.get, "/metrics").text
            #expect(metrics.split(separator: "\n").contains("barbell_work_done_total 2"), "\(metrics)")
        }
    }

    @Test(.proves("FLOW-1-05", "FLOW-1-08", "FLOW-1-09", "FLOW-1-10", "FLOW-1-11"), arguments: Engine.allCases)
    func fourClipsAreImportedAndThreeBecomeLayers(_ engine: Engine) async throws {
        try await MediaFixture.run(engine: engine) { media in
            let layla = try await media.somebody(.stack)
            let clips = try ["red", "green", "blue", "white"].map { Sent.mp4(try Clips.film($0, seconds: 1), $0 + ".mp4") }
            let items = try await media.ready(clips, of: layla)
            #expect(items.count == 4)
            var selection = MediaSelection(items.map(\.id))
            selection.toggle(items[1].id)
            #expect(selection.count == 3)
            let begun = try await layla.client.answer(Compositions.create, CompositionDetails(mediaIds: selection.chosen))
            #expect(begun.status == 201)
            let composition = try InputDecoder.decode(Composition.self, from: begun.body)
            #expect(composition.layers.map(\.mediaId) == [items[0].id, items[2].id, items[3].id])
            let (first, second) = (composition.layers[0], composition.layers[1])
            let place = LayerPosition(x: Coordinate(trusted: 2500), y: Coordinate(trusted: 7500))
            _ = try await layla.client.call(
                Compositions.changeLayer, LayerParameters(id: composition.id, lid: first.id), LayerChange(position: place))
            _ = try await layla.client.call(
                Compositions.changeLayer, LayerParameters(id: composition.id, lid: second.id), LayerChange(width: LayerWidth(trusted: 2000))
            )
            let now = try await media.composition(composition.id, of: layla)
            #expect(now.layers[0].position == place)
            #expect(now.layers[0].width == first.width)
            #expect((now.layers[1].width.tenThousandths, now.layers[1].aspectRatio) == (2000, second.aspectRatio))
            #expect(now.layers[1].position == second.position)
            #expect(now.layers[2] == composition.layers[2])
        }
    }
}
