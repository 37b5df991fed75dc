import AppTesting
import Contracts
@testable import MediaService
import ServiceKit
import Storage
import TestSupport
import Testing
import Wire

/// Which zone somebody's days are in, and until when that is known.
@Suite struct ZoneTests {
    private func known(of somebody: Somebody, _ media: MediaFixture) async throws -> OwnerStore.KnownZone? {
        try await media.media.database.read { db in try await OwnerStore.zone(of: somebody.id, in: db) }
    }

    private func keep(_ zone: String, of somebody: Somebody, round: Int64, _ media: MediaFixture) async throws {
        try await media.media.database.write { db in try await OwnerStore.keepZone(zone, of: somebody.id, round: round, in: db) }
    }

    /// The profile changes after its service has answered, and before the answer is written down.
    @Test(arguments: Engine.allCases) func anAnswerOfBeforeAChangeIsNotKept(_ engine: Engine) async throws {
        try await MediaFixture.run(engine: engine) { media in
            let layla = try await media.somebody()
            #expect(try await known(of: layla, media) == nil)
            _ = try await media.photo(try Made.jpeg(), of: layla, takenAt: media.now)
            let asked = try #require(try await known(of: layla, media))
            #expect(asked.name == nil)
            try await media.tell(.profileChanged, about: layla)
            try await keep("Asia/Riyadh", of: layla, round: asked.round, media)
            #expect(try await known(of: layla, media)?.name == nil)
            let again = try #require(try await known(of: layla, media))
            try await keep("Europe/Paris", of: layla, round: again.round, media)
            #expect(try await known(of: layla, media)?.name == "Europe/Paris")
            try await media.tell(.profileChanged, about: layla)
            #expect(try await known(of: layla, media)?.name == nil)
        }
    }
}
