import AppTesting
import Contracts
import HTTPCore
import MediaService
import ServiceKit
import Storage
import TestSupport
import Testing
import Wire

/// What is sent again under its key, because nobody heard how it ended, is done once and answered as it was. The client of these tests
/// sends it again by itself, as for every 503.
@Suite(.serialized, .timeLimit(.minutes(2))) struct RepeatTests {
    /// What is made, by the table that it is in.
    enum Made: String, CaseIterable {
        case compositions, layers, exports, shares
    }

    @Test(arguments: Engine.allCases, Made.allCases) func itIsMadeOnce(_ engine: Engine, _ made: Made) async throws {
        try await MediaFixture.run(engine: engine, configure: { $0.renders = 0 }) { media in
            let layla = try await media.somebody(.stack), client = layla.client.with("Idempotency-Key", "one-key")
            func twice(_ send: () async throws -> Answer) async throws {
                media.app.loseCommit(of: "INSERT INTO \(made.rawValue)")
                let answer = try await send()
                #expect([201, 202].contains(answer.status) && answer.headers["Idempotency-Replayed"] == "true", "\(answer.text)")
            }
            switch made {
            case .compositions:
                try await twice { try await client.answer(Compositions.create, CompositionDetails(mediaIds: [])) }
                #expect(try await media.rows("SELECT 1 FROM compositions") == 1)
            case .layers:
                let (item, empty) = (try await media.ready([.jpeg(try Clips.jpeg())], of: layla)[0], try await media.composition(of: layla))
                try await twice {
                    try await client.answer(
                        Compositions.addLayer, CompositionParameters(id: empty.id), LayerDetails(mediaId: item.id))
                }
                #expect(try await media.composition(empty.id, of: layla).layers.count == 1)
            case .exports:
                let composition = try await media.plain(of: layla)
                try await twice {
                    try await client.answer(
                        Compositions.export, CompositionParameters(id: composition), ExportRequest(resolution: .p1080))
                }
                #expect(try await media.rows("SELECT 1 FROM exports") == 1)
            case .shares:
                let id = try await media.finished(of: layla)
                try await twice { try await client.answer(Exports.share, ExportParameters(id: id), ShareRequest()) }
                #expect(try await media.rows("SELECT 1 FROM shares") == 1)
            }
        }
    }

    @Test(arguments: Engine.allCases) func aCompositionIsCopiedOnce(_ engine: Engine) async throws {
        try await MediaFixture.run(engine: engine) { media in
            let layla = try await media.somebody(.stack), client = layla.client.with("Idempotency-Key", "one-key")
            let original = CompositionParameters(id: try await media.composition(of: layla).id)
            media.app.loseCommit(of: "INSERT INTO compositions")
            let answer = try await client.answer(Compositions.duplicate, original, Nothing())
            #expect(answer.status == 201 && answer.headers["Idempotency-Replayed"] == "true", "\(answer.text)")
            #expect(try await media.rows("SELECT 1 FROM compositions") == 2)
        }
    }

    /// One of its files is sent in parts, one whole, and the bytes of one are here already.
    @Test(arguments: Engine.allCases) func anImportIsBegunOnce(_ engine: Engine) async throws {
        try await MediaFixture.run(engine: engine) { media in
            let layla = try await media.somebody(.stack), client = layla.client.with("Idempotency-Key", "one-key")
            let known = Sent.mp4(try Clips.film("red"), "known.mp4")
            _ = try await media.ready([known], of: layla)
            let large = ImportFile(
                name: MediaFileName(trusted: "large.mp4"), contentType: ContentType(trusted: "video/mp4"),
                bytes: UploadSize(trusted: 10 << 20))
            let files = [large, Sent.jpeg(try Clips.jpeg()).file(), known.file(hashed: true)]
            media.app.loseCommit(of: "INSERT INTO media_imports")
            let answer = try await client.answer(StackMedia.beginImport, ImportRequest(items: files))
            #expect(answer.status == 201 && answer.headers["Idempotency-Replayed"] == "true", "\(answer.text)")
            #expect(try await media.rows("SELECT 1 FROM media_imports") == 2)
            #expect(try await media.rows("SELECT 1 FROM media_items") == 4)
            let job = try InputDecoder.decode(ImportJob.self, from: answer.body)
            #expect(job.items.map(\.status) == [.waiting, .waiting, .ready])
            #expect(job.items[0].upload?.parts?.map(\.isReceived) == [false, false])
            // Told as whoever asks is told.
            #expect(try await media.job(job.id, of: layla) == job)
        }
    }
}
