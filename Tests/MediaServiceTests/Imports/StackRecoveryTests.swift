import AppTesting
import Contracts
import Foundation
import HTTPCore
import JSONCoding
import MediaService
import Platform
import Security
import ServiceKit
import Storage
import TestSupport
import Testing
import Wire

/// Work that is begun again where a killed process left it, and items that are given up.
@Suite struct StackRecoveryTests {
    /// Says to the queue once more that an item is to be worked on, as a lease that ended does.
    private func again(_ item: MediaID, _ media: MediaFixture) async throws {
        let work = media.media.app.runtime.work
        try await media.media.database.write { db in
            try await db.execute("UPDATE media_items SET status = 'processing' WHERE id = \(item.text)")
            try await work.add("media.importItem", .object(["item": .string(item.text)]), run: nil, in: db)
        }
        work.wake()
    }

    @Test(arguments: Engine.allCases) func workBegunAgainEndsTheSame(_ engine: Engine) async throws {
        try await MediaFixture.run(engine: engine) { media in
            let layla = try await media.somebody(.stack)
            let job = try await media.imported([.mp4(try Clips.film("red", seconds: 1, sound: true)), .jpeg(try Clips.jpeg())], of: layla)
            let before = try await media.items(of: layla)
            #expect(before.allSatisfy { $0.status == .ready })
            // Killed before the thumbnail was there, and before the last word was written.
            for hasThumbnail in [false, true] {
                if !hasThumbnail { for key in media.stored("thumbnail.webp") { try media.removeStored(key) } }
                for item in job.items { try await again(item.id, media) }
                _ = try await media.settled(job.id, of: layla)
                #expect(try await media.items(of: layla) == before)
                #expect(media.stored("thumbnail.webp").count == 2)
                #expect(media.stored("original").count == 2)
            }
            #expect(try await media.number("SELECT CAST(SUM(uses) AS BIGINT) FROM blobs") == 2)
            #expect(try await media.rows("SELECT id FROM files") == 2)
            #expect(try await media.number("SELECT reserved_bytes + open_uploads FROM owners") == 0)
        }
    }

    /// Its rows are there, and so is what they name in the store.
    @Test(arguments: Engine.allCases) func anImportWhoseBeginningNobodyHeardOfGoesOn(_ engine: Engine) async throws {
        try await MediaFixture.run(engine: engine) { media in
            let layla = try await media.somebody(.stack)
            let clip = Clips.padded(try Clips.film("blue", seconds: 1), to: 10 << 20)
            media.app.loseCommit(of: "INSERT INTO media_imports")
            let lost = try await layla.client.answer(StackMedia.beginImport, ImportRequest(items: [Sent.mp4(clip).file()]))
            #expect(lost.status == 503)
            #expect(media.begunUploads.count == 1)
            let imports = try await layla.client.call(StackMedia.imports, MediaPageQuery(), Nothing()).items
            #expect(imports.count == 1)
            let job = try await media.job(try #require(imports.first?.id), of: layla)
            let parts = try #require(job.items[0].upload?.parts)
            #expect(parts.map(\.isReceived) == [false, false] && parts.allSatisfy { $0.put != nil })
            try await media.send(clip, job.items[0])
            try await media.announce(job.items[0].id, in: job, of: layla)
            #expect(try await media.settled(job.id, of: layla).items[0].status == .ready)
            #expect(try await media.number("SELECT reserved_bytes + open_uploads FROM owners") == 0)
        }
    }

    @Test(arguments: Engine.allCases) func anUploadWhoseBeginningNobodyHeardOfKeepsItsPlace(_ engine: Engine) async throws {
        try await MediaFixture.run(engine: engine) { media in
            let sara = try await media.somebody(.fitcoach, tier: .smartPremium)
            let details = UploadDetails(
                purpose: .chatDocument, contentType: ContentType(trusted: "application/pdf"), bytes: UploadSize(trusted: 9 << 20))
            media.app.loseCommit(of: "INSERT INTO uploads")
            #expect(try await sara.client.answer(Media.beginUpload, details).status == 503)
            let found = try await media.media.database.read { db in try await db.first("SELECT parts_id FROM uploads") }
            let kept: String = try #require(found).get(0)
            #expect(media.begunUploads == [kept])
        }
    }

    /// A bucket may have been told to let go of what is not complete. All who ask are given the same parts to send.
    @Test(arguments: Engine.allCases) func partsThatTheStoreLetGoOfAreSentAnew(_ engine: Engine) async throws {
        try await MediaFixture.run(engine: engine) { media in
            let layla = try await media.somebody(.stack)
            let clip = Clips.padded(try Clips.film("blue", seconds: 1), to: 10 << 20)
            let begun = try await media.begin([.mp4(clip)], of: layla), id = begun.items[0].id
            let first = try #require(begun.items[0].upload?.parts?.first?.put)
            #expect(try await media.put(Array(clip.prefix(8 << 20)), first.url, first.headers).status == 200)
            let old = try #require(media.begunUploads.first)
            try FileManager.default.removeItem(atPath: media.folder.path + "/objects/uploads/" + old)
            let jobs = try await parallel(8) { _ in try await media.job(begun.id, of: layla) }
            for job in jobs { #expect(job.items[0].upload?.parts?.map(\.isReceived) == [false, false]) }
            #expect(Set(jobs.compactMap { $0.items[0].upload?.parts?.first?.put?.url }).count == 1)
            #expect(media.begunUploads.count == 1 && media.begunUploads != [old])
            let early = try await layla.client.answer(
                StackMedia.itemUploaded, ImportItemParameters(id: begun.id, itemId: id), Nothing())
            #expect(early.code == .uploadMissing)
            try await media.send(clip, jobs[0].items[0])
            try await media.announce(id, in: begun, of: layla)
            #expect(try await media.settled(begun.id, of: layla).items[0].status == .ready)
            #expect(media.begunUploads.isEmpty)
        }
    }

    @Test func workLeftByAKilledProcessIsDoneByTheNext() async throws {
        for engine in Engine.allCases {
            let clip = Clips.padded(try Clips.film("blue", seconds: 1), to: 6 << 20)
            try await MediaFixture.run { outer in
                let person = try await outer.somebody(.stack)
                let begun = Kept<ImportJob>()
                try await outer.restarts(engine, [
                    { media in
                        let layla = media.same(person)
                        let job = try await media.begin([.mp4(clip)], of: layla)
                        begun.value = job
                        try await media.send(clip, job.items[0])
                        // As a process leaves it that is killed in the middle of the work: its claim runs for a while.
                        let work = media.media.app.runtime.work
                        let now = media.now
                        try await media.media.database.write { db in
                            try await db.execute("UPDATE media_items SET status = 'processing', tries = 1")
                            try await work.add(
                                "media.importItem", .object(["item": .string(job.items[0].id.text)]), run: nil, dueAt: now, in: db)
                            try await db.execute("UPDATE work SET claimed_until = \(now + .seconds(60)), attempts = 1")
                        }
                    },
                    { media in
                        let layla = media.same(person)
                        let id = try #require(begun.value?.id)
                        #expect(try await media.job(id, of: layla).items[0].status == .processing)
                        media.media.clock.advance(by: .seconds(61))
                        let end = try await media.settled(id, of: layla)
                        #expect(end.items[0].status == .ready)
                        #expect(try await media.number("SELECT tries FROM media_items") == 2)
                        #expect(try await media.number("SELECT uses FROM blobs") == 1)
                    },
                ])
            }
        }
    }

    @Test func anItemThatCannotBeDoneIsNotTriedForEver() async throws {
        try await MediaFixture.run { media in
            let layla = try await media.somebody(.stack)
            let job = try await media.begin([.jpeg(try Clips.jpeg())], of: layla)
            try await media.send(try Clips.jpeg(), job.items[0])
            try await media.media.database.write { db in try await db.execute("UPDATE media_items SET tries = 10") }
            try await media.announce(job.items[0].id, in: job, of: layla)
            let end = try await media.settled(job.id, of: layla)
            #expect((end.items[0].status, end.items[0].error?.code) == (.failed, .internalError))
            #expect(try await media.number("SELECT reserved_bytes + open_uploads FROM owners") == 0)
        }
    }

    @Test func aCauseThatPassesIsWaitedFor() async throws {
        try await MediaFixture.run { media in
            let layla = try await media.somebody(.stack)
            let job = try await media.begin([.jpeg(try Clips.jpeg())], of: layla)
            try await media.send(try Clips.jpeg(), job.items[0])
            // The place of kept objects is not there: a file has its name.
            let (place, aside) = (media.folder.path + "/objects/objects/media", media.folder.path + "/aside")
            try FileManager.default.moveItem(atPath: place, toPath: aside)
            try Data().write(to: URL(filePath: place))
            try await media.announce(job.items[0].id, in: job, of: layla)
            try await eventually("it was tried") { try await media.number("SELECT tries FROM media_items") == 1 }
            try await eventually("it will be tried again") {
                try await media.rows("SELECT id FROM work WHERE kind = 'media.importItem' AND due_at > \(media.now)") == 1
            }
            #expect(try await media.job(job.id, of: layla).items[0].status == .processing)
            try FileManager.default.removeItem(atPath: place)
            try FileManager.default.moveItem(atPath: aside, toPath: place)
            media.media.clock.advance(by: .seconds(2))
            #expect(try await media.settled(job.id, of: layla).items[0].status == .ready)
        }
    }

    /// Puts the place of kept objects aside: what is there leads in a circle, which the store calls unavailable.
    private func breakStore(_ media: MediaFixture) throws {
        let place = media.folder.path + "/objects/objects/media"
        try FileManager.default.moveItem(atPath: place, toPath: media.folder.path + "/aside")
        try FileManager.default.createSymbolicLink(atPath: place, withDestinationPath: place)
    }

    private func mendStore(_ media: MediaFixture) throws {
        let place = media.folder.path + "/objects/objects/media"
        try FileManager.default.removeItem(atPath: place)
        try FileManager.default.moveItem(atPath: media.folder.path + "/aside", toPath: place)
    }

    /// Says that an item was sent, and has it tried for a quarter of an hour, after which its import goes on.
    private func tryOn(_ job: ImportJob, of somebody: Somebody, _ media: MediaFixture) async throws {
        let end = media.now + .minutes(15)
        try await media.announce(job.items[0].id, in: job, of: somebody)
        func waits() async throws {
            try await eventually("it will be tried again") {
                try await media.rows("SELECT id FROM work WHERE kind = 'media.importItem' AND due_at > \(media.now)") == 1
            }
        }
        try await waits()
        while media.now < end {
            let due = try await media.number("SELECT due_at FROM work WHERE kind = 'media.importItem' AND due_at > \(media.now)")
            media.media.clock.set(Instant(milliseconds: due))
            media.media.app.runtime.work.wake()
            try await waits()
            #expect(try await media.job(job.id, of: somebody).items[0].status == .processing)
        }
    }

    @Test func anOutageLosesNothingThatArrived() async throws {
        try await MediaFixture.run { media in
            let layla = try await media.somebody(.stack)
            let job = try await media.begin([.jpeg(try Clips.jpeg())], of: layla)
            try await media.send(try Clips.jpeg(), job.items[0])
            try breakStore(media)
            try await tryOn(job, of: layla, media)
            try mendStore(media)
            media.media.clock.advance(by: .minutes(5))
            #expect(try await media.settled(job.id, of: layla).items[0].status == .ready)
        }
    }

    /// Full, or with credentials that are not good any more.
    @Test(arguments: [507, 403]) func aStoreThatTakesNothingLosesNothingThatArrived(_ status: Int) async throws {
        try await MediaFixture.withBucket { media, bucket in
            let layla = try await media.somebody(.stack)
            let job = try await media.begin([.jpeg(try Clips.jpeg())], of: layla)
            try await media.send(try Clips.jpeg(), job.items[0])
            bucket.refuse { method, key in method == .put && key.hasPrefix("media/") ? status : nil }
            try await tryOn(job, of: layla, media)
            bucket.refuseNothing()
            media.media.clock.advance(by: .minutes(5))
            #expect(try await media.settled(job.id, of: layla).items[0].status == .ready)
        }
    }

    /// The disk is full once the bytes are kept: they are all that was sent, and a thumbnail can be made at any time.
    @Test func aThumbnailThatCannotBeKeptEndsNoImport() async throws {
        try await MediaFixture.withBucket { media, bucket in
            let layla = try await media.somebody(.stack)
            bucket.refuse { method, key in method == .put && key.hasSuffix("/thumbnail.webp") ? 507 : nil }
            let job = try await media.imported([.jpeg(try Clips.jpeg())], of: layla)
            #expect(job.items[0].status == .ready)
            #expect(media.media.log.count(of: "no thumbnail yet") == 1)
            bucket.refuseNothing()
            #expect(try await media.thumbnail(job.items[0].id, of: layla).status == 200)
        }
    }

    @Test func anOutageBeyondTheLifeOfTheUploadEndsIt() async throws {
        try await MediaFixture.run { media in
            let layla = try await media.somebody(.stack)
            let job = try await media.begin([.jpeg(try Clips.jpeg())], of: layla)
            try await media.send(try Clips.jpeg(), job.items[0])
            try breakStore(media)
            try await media.media.database.write { db in try await db.execute("UPDATE media_items SET tries = 9") }
            media.media.clock.advance(by: .hours(25))
            try await media.announce(job.items[0].id, in: job, of: layla)
            let end = try await media.settled(job.id, of: layla)
            #expect((end.items[0].status, end.items[0].error?.code) == (.failed, .unavailable))
            #expect(try await media.number("SELECT reserved_bytes + open_uploads FROM owners") == 0)
        }
    }

    @Test(arguments: Engine.allCases) func aCancelledImportKeepsWhatIsReady(_ engine: Engine) async throws {
        try await MediaFixture.run(engine: engine) { media in
            let (layla, omar) = (try await media.somebody(.stack), try await media.somebody(.stack))
            let big = Clips.padded(try Clips.film(seconds: 1), to: 9 << 20)
            let files: [Sent] = [.jpeg(try Clips.jpeg()), .jpeg(Array("<html>".utf8)), .png(try Clips.png()), .mp4(big)]
            let job = try await media.begin(files, of: layla)
            for index in [0, 1] {
                try await media.send(files[index].bytes, job.items[index])
                try await media.announce(job.items[index].id, in: job, of: layla)
            }
            try await eventually("two are over") { try await media.job(job.id, of: layla).done == 2 }
            try await media.send(files[2].bytes, job.items[2])
            #expect(try await omar.client.answer(StackMedia.cancelImport, ImportParameters(id: job.id), Nothing()).status == 404)
            #expect(try await layla.client.answer(StackMedia.cancelImport, ImportParameters(id: job.id), Nothing()).status == 204)
            let end = try await media.job(job.id, of: layla)
            #expect(end.items.map(\.status) == [.ready, .failed, .failed, .failed])
            #expect(end.items.map { $0.error?.code } == [nil, .unsupportedMediaType, .uploadClosed, .uploadClosed])
            #expect(end.items.allSatisfy { $0.upload == nil })
            #expect((end.done, end.total) == (4, 4))
            #expect(try await media.items(of: layla).map(\.id) == [job.items[1].id, job.items[0].id])
            for index in [2, 3] {
                let answer = try await layla.client.answer(
                    StackMedia.itemUploaded, ImportItemParameters(id: job.id, itemId: job.items[index].id), Nothing())
                #expect((answer.status, answer.code) == (409, .uploadClosed))
                #expect(try await layla.client.answer(StackMedia.item, MediaParameters(id: job.items[index].id), Nothing()).status == 404)
            }
            #expect(try await layla.client.answer(StackMedia.cancelImport, ImportParameters(id: job.id), Nothing()).status == 204)
            #expect(try await media.job(job.id, of: layla).items == end.items)
            #expect(try await media.number("SELECT reserved_bytes + open_uploads FROM owners WHERE user_id = \(layla.id.text)") == 0)
            let put = try #require(job.items[2].upload?.put)
            #expect(try await media.put(files[2].bytes, put.url, put.headers).code == .uploadClosed)
            try await eventually("what was sent is gone") {
                media.stored("bytes").isEmpty && !media.objects.contains { $0.hasPrefix("uploads/") }
            }
        }
    }

    @Test(arguments: Engine.allCases) func cancellingWhileTheWorkRunsLeavesNothingHalf(_ engine: Engine) async throws {
        try await MediaFixture.run(engine: engine) { media in
            let layla = try await media.somebody(.stack)
            let files = try ["red", "green", "blue", "white"].map { Sent.mp4(try Clips.film($0, seconds: 1), $0) }
            for round in 0..<3 {
                let job = try await media.begin(files, of: layla)
                for (item, file) in zip(job.items, files) {
                    try await media.send(file.bytes, item)
                    try await media.announce(item.id, in: job, of: layla)
                }
                try await eventually("\(round) are ready") { try await media.job(job.id, of: layla).done >= round }
                #expect(try await layla.client.answer(StackMedia.cancelImport, ImportParameters(id: job.id), Nothing()).status == 204)
                let end = try await media.job(job.id, of: layla)
                #expect(end.done == 4)
                let kept = end.items.filter { $0.status == .ready }
                #expect(kept.count >= round)
                #expect(Set(try await media.items(of: layla).map(\.id)) == Set(kept.map(\.id)))
                for item in kept { try await media.delete(item.id, of: layla) }
                try await eventually("the queue is empty") { try await media.rows("SELECT id FROM work") == 0 }
                // What was deleted can be used no more; nothing else became of any.
                let left = try await media.job(job.id, of: layla).items
                #expect(left.allSatisfy { $0.status == .failed })
                #expect(left.map { $0.error?.code } == end.items.map { $0.status == .ready ? .mediaMissing : $0.error?.code })
                #expect(try await media.rows("SELECT id FROM blobs") == 0)
                #expect(try await media.number("SELECT used_bytes + reserved_bytes + open_uploads FROM owners") == 0)
                #expect(media.objects.isEmpty, "\(media.objects)")
            }
        }
    }

    @Test func whatWasNeverSentIsGivenUpAfterADay() async throws {
        try await MediaFixture.run { media in
            let layla = try await media.somebody(.stack)
            let job = try await media.begin([.jpeg(try Clips.jpeg()), .png(try Clips.png())], of: layla)
            try await media.send(try Clips.jpeg(), job.items[0])
            try await media.announce(job.items[0].id, in: job, of: layla)
            try await eventually("one is ready") { try await media.job(job.id, of: layla).done == 1 }
            media.media.clock.advance(by: .hours(25))
            try await media.media.app.service.tidy(now: media.now)
            let end = try await media.job(job.id, of: layla)
            #expect(end.items.map(\.status) == [.ready, .failed])
            #expect(end.items[1].error?.code == .uploadClosed)
            let late = try await layla.client.answer(
                StackMedia.itemUploaded, ImportItemParameters(id: job.id, itemId: job.items[1].id), Nothing())
            #expect(late.code == .uploadClosed)
            #expect(try await media.item(job.items[1].id, of: layla).status == .failed)
            // An upload given up by itself takes its item along.
            let other = try await media.begin([.png(try Clips.png())], of: layla)
            let upload = try #require(other.items[0].upload)
            #expect(try await layla.client.answer(Media.abandonUpload, UploadParameters(id: upload.id), Nothing()).status == 204)
            #expect(try await media.job(other.id, of: layla).items[0].status == .failed)
            media.media.clock.advance(by: .days(31))
            try await media.media.app.service.tidy(now: media.now)
            #expect(try await layla.client.answer(StackMedia.importJob, ImportParameters(id: job.id), Nothing()).status == 404)
            #expect(try await media.item(job.items[0].id, of: layla).status == .ready)
            #expect(try await media.item(job.items[1].id, of: layla).status == .failed)
        }
    }
}
