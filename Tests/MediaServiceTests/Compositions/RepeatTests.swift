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
}
