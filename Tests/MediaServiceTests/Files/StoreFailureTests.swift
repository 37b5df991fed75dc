import AppTesting
import Contracts
import HTTPCore
import MediaService
import Platform
import ServiceKit
import TestSupport
import Testing
import Wire

/// A store without room, or one that does not answer, is told as what it is, with when to come back.
@Suite struct StoreFailureTests {
    @Test(arguments: [(507, ErrorCode.storageFull, "60"), (503, .unavailable, "1")])
    func whatTheStoreCannotDoIsSaid(_ status: Int, _ code: ErrorCode, _ wait: String) async throws {
        try await MediaFixture.withBucket(configure: { $0.renders = 0 }) { media, bucket in
            let (layla, noor) = (try await media.somebody(), try await media.somebody(.stack))
            let sara = try await media.somebody(.fitcoach, tier: .smartPremium)
            let unsized = try await layla.client.call(Media.presignPhoto, PhotoPresign(photoType: .side))
            let items = try await media.ready([.jpeg(try Clips.jpeg())], of: noor)
            let composition = try await media.composition(items.map(\.id), of: noor)
            let job = try await media.begin([.png(try Clips.png())], of: noor)
            try await media.send(try Clips.png(), job.items[0])
            bucket.refuse { _, _ in status }
            func isTold(_ answer: Answer, _ wait: String, _ what: Comment) {
                #expect((answer.status, answer.code) == (status, code), what)
                #expect(answer.headers["Retry-After"] == wait, what)
            }
            isTold(try await media.put(try Clips.jpeg(), unsized.uploadUrl, unsized.headers), wait, "a photo is sent")
            isTold(
                try await sara.client.answer(
                    Media.beginUpload,
                    UploadDetails(
                        purpose: .chatDocument, contentType: ContentType(trusted: "application/pdf"),
                        bytes: UploadSize(trusted: 9 << 20))), wait, "an upload in parts begins")
            // Only looks at what is there, which takes no room.
            if status == 503 {
                isTold(
                    try await noor.client.answer(
                        StackMedia.itemUploaded, ImportItemParameters(id: job.id, itemId: job.items[0].id), Nothing()), wait,
                    "an item was sent")
            }
            isTold(try await media.thumbnail(items[0].id, of: noor), wait, "a thumbnail is asked for")
            // A picture is tried again sooner: it may have been the encoders that were busy.
            isTold(
                try await noor.client.answer(Compositions.preview, FrameQuery(id: composition.id), Nothing()),
                status == 503 ? "2" : wait, "a picture of a composition is asked for")
        }
    }
}
