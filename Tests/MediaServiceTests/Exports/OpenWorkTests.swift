import AppTesting
import Contracts
import HTTPCore
import MediaService
import Platform
import ServiceKit
import Storage
import TestSupport
import Testing
import Wire

/// An app that was installed again finds what it had begun.
@Suite struct OpenWorkTests {
    @Test(arguments: Engine.allCases) func exportsThatAreNotDoneAreListed(_ engine: Engine) async throws {
        try await MediaFixture.run(engine: engine, configure: { $0.renders = 0 }) { media in
            let (noor, omar) = (try await media.somebody(.stack), try await media.somebody(.stack))
            let composition = try await media.compose([Laid(media: try await media.clip(Reel.film("red", 0.1), of: noor))], of: noor)
            let first = try await media.export(composition, of: noor).id
            let second = try await media.export(composition, of: noor).id
            _ = try await media.cancel(second, of: noor)
            _ = try await media.finished(of: noor)
            _ = try await media.finished(of: omar)

            func page(_ limit: Int64?, after cursor: OpaqueToken? = nil) async throws -> ExportList {
                try await noor.client.call(
                    Exports.open, MediaPageQuery(limit: limit.map { Whole(trusted: $0) }, cursor: cursor), Nothing())
            }
            let all = try await page(nil)
            // Of one moment, so the younger id comes first.
            #expect(all.items.map(\.id) == [second, first].sorted { $0.text > $1.text })
            #expect(Set(all.items.map(\.status)) == [.cancelled, .queued])
            #expect(all.nextCursor == nil)
            let one = try await page(1)
            #expect(one.nextCursor != nil)
            let two = try await page(1, after: one.nextCursor)
            #expect((one.items + two.items).map(\.id) == all.items.map(\.id))
            #expect(two.nextCursor == nil)
            #expect(try await omar.client.call(Exports.open, MediaPageQuery(), Nothing()).items.isEmpty)
            #expect(try await noor.client.send(.get, "/exports?cursor=abc").status == 422)
        }
    }

    @Test(arguments: Engine.allCases) func importsAreListedUntilTheyAreForgotten(_ engine: Engine) async throws {
        try await MediaFixture.run(engine: engine) { media in
            let (noor, omar) = (try await media.somebody(.stack), try await media.somebody(.stack))
            func listed(_ query: MediaPageQuery = MediaPageQuery()) async throws -> ImportList {
                try await noor.client.call(StackMedia.imports, query, Nothing())
            }
            #expect(try await listed().items.isEmpty)
            let (red, blue) = (Sent.jpeg(try Clips.jpeg()), Sent.png(try Clips.png()))
            let job = try await media.begin([red, blue], of: noor)
            #expect(try await listed().items == [ImportOverview(id: job.id, done: 0, total: 2, createdAt: job.createdAt)])
            try await media.send(red.bytes, job.items[0])
            try await media.announce(job.items[0].id, in: job, of: noor)
            try await eventually("the first is ready") { try await listed().items.first?.done == 1 }
            // Nothing comes of an item whose upload was given up, as the import itself says.
            let given = try #require(job.items[1].upload)
            #expect(try await noor.client.answer(Media.abandonUpload, UploadParameters(id: given.id), Nothing()).status == 204)
            #expect(try await media.job(job.id, of: noor).done == 2)
            #expect(try await listed().items.first?.done == 2)
            let second = try await media.begin([blue], of: noor)
            let one = try await listed(MediaPageQuery(limit: Whole(trusted: 1)))
            #expect(one.nextCursor != nil)
            let two = try await listed(MediaPageQuery(limit: Whole(trusted: 1), cursor: one.nextCursor))
            #expect((one.items + two.items).map(\.id) == [second.id, job.id].sorted { $0.text > $1.text })
            #expect(two.nextCursor == nil)
            #expect(try await omar.client.call(StackMedia.imports, MediaPageQuery(), Nothing()).items.isEmpty)
        }
    }

    /// What is promised to videos under way is not promised to uploads too.
    @Test(arguments: Engine.allCases) func anUploadTakesNoRoomThatAVideoHas(_ engine: Engine) async throws {
        let picture = Sent.jpeg(try Clips.jpeg())
        let clip = try Reel.film("red", 0.1)
        try await MediaFixture.run(engine: engine, configure: { $0.renders = 0 }) { media in
            let noor = try await media.somebody(.stack)
            let composition = try await media.compose([Laid(media: try await media.clip(clip, of: noor))], of: noor)
            let export = try await media.export(composition, of: noor)
            // All of the room but for one picture.
            let limit = MediaPolicy().quotaBytes
            let used = limit - export.estimatedBytes - Int64(picture.bytes.count)
            try await media.media.database.write { db in try await db.execute("UPDATE owners SET used_bytes = \(used)") }
            _ = try await media.begin([picture], of: noor)
            let refused = try await noor.client.answer(StackMedia.beginImport, ImportRequest(items: [picture.file()]))
            #expect((refused.status, refused.code) == (403, .quotaExceeded))
            _ = try await media.cancel(export.id, of: noor)
            _ = try await media.begin([picture], of: noor)
        }
    }

    /// A loop of beginning and stopping leaves a row each; nobody needs many, and old ones go.
    @Test(arguments: Engine.allCases) func exportsThatAreNotDoneAreBounded(_ engine: Engine) async throws {
        try await MediaFixture.run(engine: engine, configure: { ($0.renders, $0.policy.exportsOpen) = (0, 3) }) { media in
            let noor = try await media.somebody(.stack)
            let composition = try await media.compose([Laid(media: try await media.clip(Reel.film("red", 0.1), of: noor))], of: noor)
            func begin() async throws -> Answer {
                try await noor.client.answer(
                    Compositions.export, CompositionParameters(id: composition), ExportRequest(resolution: .p1080))
            }
            for _ in 0..<3 { _ = try await media.cancel(try await media.export(composition, of: noor).id, of: noor) }
            let full = try await begin()
            #expect((full.status, full.code) == (409, .limitReached))
            media.media.clock.advance(by: .days(30))
            try await media.media.app.service.tidy(now: media.now)
            #expect(try await begin().code == .limitReached)
            media.media.clock.advance(by: .seconds(1))
            try await media.media.app.service.tidy(now: media.now)
            #expect(try await begin().status == 202)
        }
    }

    @Test(arguments: Engine.allCases) func linksAndItemsAreBounded(_ engine: Engine) async throws {
        let configure: (inout MediaServiceSettings) -> Void = { settings in
            (settings.renders, settings.policy.sharesPerExport, settings.policy.items) = (0, 2, 3)
        }
        try await MediaFixture.run(engine: engine, configure: configure) { media in
            let noor = try await media.somebody(.stack)
            let id = ExportParameters(id: try await media.finished(of: noor))
            // Also of many at once no more are made.
            let links = try await parallel(10) { _ in try await noor.client.answer(Exports.share, id, ShareRequest()) }
            #expect(links.count { $0.status == 201 } == 2)
            #expect(links.count { ($0.status, $0.code) == (409, .limitReached) } == 8)
            _ = try await noor.client.call(Exports.endShare, id, Nothing())
            _ = try await noor.client.call(Exports.share, id, ShareRequest())

            let picture = Sent.jpeg(try Clips.jpeg())
            let pairs = try await parallel(6) { _ in
                try await noor.client.answer(StackMedia.beginImport, ImportRequest(items: [picture.file(), picture.file()]))
            }
            #expect(pairs.count { $0.status == 201 } == 1)
            #expect(pairs.count { ($0.status, $0.code) == (409, .limitReached) } == 5)
            _ = try await media.begin([picture], of: noor)
        }
    }

    @Test(arguments: Engine.allCases) func whatIsUsedAndPromisedIsTold(_ engine: Engine) async throws {
        try await MediaFixture.run(engine: engine, configure: { $0.renders = 0 }) { media in
            let (noor, omar) = (try await media.somebody(.stack), try await media.somebody(.stack))
            func use() async throws -> StorageUse { try await noor.client.call(Media.storage, Nothing(), Nothing()) }
            let limit = MediaPolicy().quotaBytes
            #expect(try await use() == StorageUse(usedBytes: 0, reservedBytes: 0, limitBytes: limit))
            let clip = try Reel.film("red", 0.1)
            let composition = try await media.compose([Laid(media: try await media.clip(clip, of: noor))], of: noor)
            #expect(try await use() == StorageUse(usedBytes: Int64(clip.count), reservedBytes: 0, limitBytes: limit))
            let export = try await media.export(composition, of: noor)
            _ = try await media.begin([.jpeg(try Clips.jpeg())], of: noor)
            #expect(try await use().reservedBytes == export.estimatedBytes + Int64(try Clips.jpeg().count))
            _ = try await media.cancel(export.id, of: noor)
            #expect(try await use().reservedBytes == Int64(try Clips.jpeg().count))
            #expect(try await omar.client.call(Media.storage, Nothing(), Nothing()).usedBytes == 0)
        }
    }
}
