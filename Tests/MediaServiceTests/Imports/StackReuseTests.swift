import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import MediaService
import Platform
import Security
import ServiceKit
import Storage
import Synchronization
import TestSupport
import Testing
import Wire

/// Bytes that are sent once and not again, and imports that go on after either side was restarted.
@Suite struct StackReuseTests {
    @Test(.proves("X-03"), arguments: Engine.allCases) func theSameBytesAreOneBlobAndTwoItems(_ engine: Engine) async throws {
        try await MediaFixture.run(engine: engine) { media in
            let (layla, omar) = (try await media.somebody(.stack), try await media.somebody(.stack))
            let files: [Sent] = [.mp4(try Clips.film("red", seconds: 1, sound: true), "first.mp4"), .jpeg(try Clips.jpeg(), "first.jpg")]
            let first = try await media.ready(files, of: layla)
            let used = try await media.number("SELECT used_bytes FROM owners WHERE user_id = \(layla.id.text)")
            let again = [Sent("second.mp4", "video/mp4", files[0].bytes), Sent("second.jpg", "image/jpeg", files[1].bytes)]
            let job = try await media.begin(again, of: layla, hashed: true)
            #expect(job.items.map(\.status) == [.ready, .ready])
            #expect(job.items.allSatisfy { $0.upload == nil })
            #expect((job.done, job.total) == (2, 2))
            for (item, old) in zip(job.items, first) {
                let new = try await media.item(item.id, of: layla)
                #expect(new.id != old.id)
                #expect((new.type, new.videoDuration, new.hasAudio) == (old.type, old.videoDuration, old.hasAudio))
                #expect((new.originalWidth, new.originalHeight) == (old.originalWidth, old.originalHeight))
                #expect(try await media.thumbnail(new.id, of: layla).body == media.thumbnail(old.id, of: layla).body)
            }
            #expect(try await media.item(job.items[0].id, of: layla).name.text == "second.mp4")
            #expect(try await media.rows("SELECT id FROM blobs") == 2)
            #expect(try await media.rows("SELECT id FROM files") == 4)
            #expect(try await media.number("SELECT used_bytes FROM owners WHERE user_id = \(layla.id.text)") == used)
            // Saying that nothing was sent changes nothing.
            #expect(try await media.announce(job.items[0].id, in: job, of: layla).items[0].status == .ready)
            // Another person's bytes are not taken on somebody's word.
            let theirs = try await media.begin(again, of: omar, hashed: true)
            #expect(theirs.items.map(\.status) == [.waiting, .waiting])
            // Nor are they when the rest of what is said is wrong.
            let size = ImportFile(
                name: .example, contentType: ContentType(trusted: "video/mp4"), bytes: UploadSize(trusted: 10), sha256: again[0].hash)
            #expect(try await layla.client.call(StackMedia.beginImport, ImportRequest(items: [size])).items[0].status == .waiting)
            // The first goes, the second stays.
            try await media.delete(first[0].id, of: layla)
            #expect(try await media.thumbnail(job.items[0].id, of: layla).status == 200)
            try await media.delete(job.items[0].id, of: layla)
            #expect(try await media.rows("SELECT id FROM blobs WHERE kind = 'video'") == 0)
            try await eventually("the bytes are gone") { media.stored("original").count == 1 }
            // What is gone has to be sent again.
            #expect(try await media.begin([again[0]], of: layla, hashed: true).items[0].status == .waiting)
        }
    }

    @Test(arguments: Engine.allCases) func bytesThatAreHereAreNoMoreFilesThanMayBe(_ engine: Engine) async throws {
        try await MediaFixture.run(engine: engine, configure: { $0.policy.files = 2 }) { media in
            let noor = try await media.somebody(.stack)
            let picture = Sent.jpeg(try Clips.jpeg())
            _ = try await media.ready([picture], of: noor)
            let two = try await noor.client.answer(
                StackMedia.beginImport, ImportRequest(items: [picture.file(hashed: true), picture.file(hashed: true)]))
            #expect((two.status, two.code) == (409, .limitReached))
            #expect(try await media.rows("SELECT id FROM files") == 1)
            #expect(try await media.begin([picture], of: noor, hashed: true).items[0].status == .ready)
        }
    }

    @Test(arguments: Engine.allCases) func twoClientsThatSendTheSameAtOnceGetTwoItemsOfOneBlob(_ engine: Engine) async throws {
        try await MediaFixture.run(engine: engine) { media in
            let layla = try await media.somebody(.stack)
            let file = Sent.mp4(try Clips.film("green", seconds: 1))
            let jobs = try await parallel(4) { _ in
                let job = try await media.begin([file, file], of: layla, hashed: true)
                for item in job.items {
                    try await media.send(file.bytes, item)
                    try await media.announce(item.id, in: job, of: layla)
                }
                return job.id
            }
            for job in jobs { #expect(try await media.settled(job, of: layla).items.allSatisfy { $0.status == .ready }) }
            #expect(try await media.rows("SELECT id FROM blobs") == 1)
            #expect(try await media.number("SELECT uses FROM blobs") == 8)
            #expect(try await media.number("SELECT used_bytes FROM owners") == Int64(file.bytes.count))
            try await eventually("one copy is left") { media.stored("original").count == 1 && media.stored("bytes").isEmpty }
            let items = try await media.items(of: layla)
            let gone = try await parallel(8) { index in
                try await layla.client.answer(StackMedia.deleteItem, MediaParameters(id: items[index].id), Nothing()).status
            }
            #expect(gone.allSatisfy { $0 == 204 })
            for job in jobs {
                let items = try await media.settled(job, of: layla).items
                #expect(items.allSatisfy { $0.status == .failed && $0.error?.code == .mediaMissing })
            }
            #expect(try await media.rows("SELECT id FROM blobs") == 0)
            #expect(try await media.number("SELECT used_bytes + reserved_bytes + open_uploads FROM owners") == 0)
            try await eventually("nothing is left") { media.objects.isEmpty }
        }
    }

    @Test func bytesThatGoInTheMomentTheyAreUsedAgainAreAskedFor() async throws {
        for engine in Engine.allCases {
            try await MediaFixture.run(engine: engine) { media in
                let layla = try await media.somebody(.stack)
                let file = Sent.jpeg(try Clips.jpeg())
                for _ in 0..<5 {
                    let item = try await media.ready([file], of: layla)[0]
                    let jobs = try await parallel(4) { index -> ImportJob? in
                        if index == 3 {
                            try await media.delete(item.id, of: layla)
                            return nil
                        }
                        return try await media.begin([file], of: layla, hashed: true)
                    }
                    for job in jobs.compactMap({ $0 }) {
                        try await media.send(file.bytes, job.items[0])
                        try await media.announce(job.items[0].id, in: job, of: layla)
                        #expect(try await media.settled(job.id, of: layla).items[0].status == .ready)
                        try await media.delete(job.items[0].id, of: layla)
                    }
                    #expect(try await media.rows("SELECT id FROM blobs") == 0)
                    #expect(try await media.number("SELECT used_bytes + reserved_bytes + open_uploads FROM owners") == 0)
                }
            }
        }
    }

    @Test(.proves("X-03"), arguments: Engine.allCases) func anImportGoesOnAfterARestart(_ engine: Engine) async throws {
        let clip = Clips.padded(try Clips.film("blue", seconds: 1), to: 10 << 20)
        let picture = try Clips.jpeg()
        try await MediaFixture.run { outer in
            let person = try await outer.somebody(.stack)
            let begun = Kept<ImportJob>()
            try await outer.restarts(engine, [
                { media in
                    let layla = media.same(person)
                    let job = try await media.begin([.mp4(clip, "long.mp4"), .jpeg(picture)], of: layla, hashed: true)
                    begun.value = job
                    let part = try #require(job.items[0].upload?.parts?.first?.put)
                    #expect(try await media.put(Array(clip.prefix(8 << 20)), part.url, part.headers).status == 200)
                    try await media.send(picture, job.items[1])
                },
                { media in
                    let layla = media.same(person)
                    let id = try #require(begun.value?.id)
                    let job = try await media.job(id, of: layla)
                    #expect(job.items.map(\.status) == [.waiting, .waiting])
                    #expect(job.items[0].upload?.parts?.map(\.isReceived) == [true, false])
                    // Only what is missing is sent, to URLs of now.
                    try await media.send(clip, job.items[0])
                    for item in job.items { try await media.announce(item.id, in: job, of: layla) }
                },
                { media in
                    let layla = media.same(person)
                    let end = try await media.settled(try #require(begun.value?.id), of: layla)
                    #expect(end.items.map(\.status) == [.ready, .ready])
                    let item = try await media.item(end.items[0].id, of: layla)
                    #expect((item.type, item.originalWidth) == (.video, 64))
                    #expect(try await media.number("SELECT bytes FROM blobs WHERE kind = 'video'") == 10 << 20)
                    #expect(try await media.rows("SELECT id FROM files") == 2)
                },
            ])
        }
    }
}

/// Something a test keeps from one app to the next.
final class Kept<T: Sendable>: Sendable {
    private let kept = Mutex<T?>(nil)
    var value: T? {
        get { kept.withLock { $0 } }
        set { kept.withLock { $0 = newValue } }
    }
}
