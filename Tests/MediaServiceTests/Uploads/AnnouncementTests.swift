import AppTesting
import Contracts
import Foundation
import HTTPCore
import JSONCoding
import MediaService
import Platform
import ServiceKit
import Storage
import TestSupport
import Testing
import Wire

/// Announcing files without ever sending them: what is refused costs the store nothing, and a day has an end.
@Suite struct AnnouncementTests {
    private func avatar(_ bytes: Int64 = 1000) -> UploadDetails {
        UploadDetails(purpose: .avatar, contentType: ContentType(trusted: "image/jpeg"), bytes: UploadSize(trusted: bytes))
    }

    /// Larger than what is sent whole, so that the store has to begin it.
    private func document(_ bytes: Int64) -> UploadDetails {
        UploadDetails(purpose: .chatDocument, contentType: ContentType(trusted: "application/pdf"), bytes: UploadSize(trusted: bytes))
    }

    @Test(arguments: Engine.allCases) func whatIsRefusedIsNotBegunInTheStore(_ engine: Engine) async throws {
        let configure: (inout MediaServiceSettings) -> Void = { ($0.policy.openUploads, $0.policy.quotaBytes) = (1, 8 << 20) }
        try await MediaFixture.run(engine: engine, configure: configure) { media in
            let sara = try await media.somebody(.fitcoach, tier: .smartPremium)
            let omar = try await media.somebody(.fitcoach, tier: .smartPremium)
            let noor = try await media.somebody(.stack)
            #expect(try await sara.client.answer(Media.beginUpload, avatar()).status == 201)
            // From here on a store that is asked to begin an upload fails.
            try FileManager.default.removeItem(atPath: media.folder.path + "/objects/uploads")
            await #expect(throws: (any Error).self) { _ = try await omar.client.call(Media.beginUpload, document(6 << 20)) }

            let open = try await sara.client.answer(Media.beginUpload, document(6 << 20))
            #expect((open.status, open.code) == (409, .limitReached))
            let large = try await omar.client.answer(Media.beginUpload, document(9 << 20))
            #expect((large.status, large.code) == (403, .quotaExceeded))
            let clip = ImportFile(
                name: MediaFileName(trusted: "clip.mp4"), contentType: ContentType(trusted: "video/mp4"),
                bytes: UploadSize(trusted: 6 << 20))
            let clips = try await noor.client.answer(StackMedia.beginImport, ImportRequest(items: [clip, clip]))
            #expect((clips.status, clips.code) == (409, .limitReached))
            #expect(try await media.rows("SELECT id FROM uploads") == 1)
        }
    }

    @Test(arguments: Engine.allCases) func aDayHasSoManyAnnouncements(_ engine: Engine) async throws {
        try await MediaFixture.run(engine: engine, configure: { $0.policy.announcementsPerDay = 3 }) { media in
            let (layla, omar) = (try await media.somebody(), try await media.somebody())
            let answers = try await parallel(20) { _ in try await layla.client.answer(Media.beginUpload, avatar()) }
            #expect(answers.count { $0.status == 201 } == 3)
            #expect(answers.count { ($0.status, $0.code) == (429, .rateLimited) } == 17)
            // What is taken back counts all the same.
            for answer in answers where answer.status == 201 {
                let ticket = try InputDecoder.decode(UploadTicket.self, from: answer.body)
                #expect(try await layla.client.answer(Media.abandonUpload, UploadParameters(id: ticket.id), Nothing()).status == 204)
            }
            let fourth = try await layla.client.answer(Media.beginUpload, avatar())
            // From five in the morning to midnight, by UTC.
            #expect((fourth.status, fourth.code, fourth.headers["Retry-After"]) == (429, .rateLimited, "68400"))
            #expect(try await layla.client.answer(Media.presignPhoto, PhotoPresign(photoType: .front)).code == .rateLimited)
            #expect(try await omar.client.answer(Media.beginUpload, avatar()).status == 201)
            media.media.clock.advance(by: .seconds(68_400))
            #expect(try await layla.client.answer(Media.beginUpload, avatar()).status == 201)
        }
    }

    @Test(arguments: Engine.allCases) func theFilesOfAnImportAreAnnouncedToo(_ engine: Engine) async throws {
        try await MediaFixture.run(engine: engine, configure: { $0.policy.announcementsPerDay = 3 }) { media in
            let noor = try await media.somebody(.stack)
            let picture = Sent.jpeg(try Clips.jpeg())
            let job = try await media.begin([picture, picture], of: noor)
            #expect(try await noor.client.answer(StackMedia.cancelImport, ImportParameters(id: job.id), Nothing()).status == 204)
            // All or none, as ever: two are too many, and one is not.
            let two = try await noor.client.answer(StackMedia.beginImport, ImportRequest(items: [picture.file(), picture.file()]))
            #expect((two.status, two.code) == (429, .rateLimited))
            _ = try await media.begin([picture], of: noor)
            let one = try await noor.client.answer(StackMedia.beginImport, ImportRequest(items: [picture.file()]))
            #expect((one.status, one.code) == (429, .rateLimited))
        }
    }
}
