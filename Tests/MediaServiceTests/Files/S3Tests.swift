import AppTesting
import Contracts
import Foundation
import HTTPCore
import HTTPClient
import MediaService
import Platform
import ServiceKit
import TestSupport
import Testing
import Wire

/// The same service over a real S3 store.
@Suite struct S3Tests {
    @Test(.timeLimit(.minutes(3))) func photosLiveInABucketAsTheyDoInAFolder() async throws {
        let seaweed = try await SeaweedServer.shared.start()
        let bucket = await SeaweedServer.shared.freshBucketName()
        try await MediaFixture.run(configure: {
            $0.storage = .s3(
                endpoint: seaweed.url, publicEndpoint: nil, region: seaweed.region, bucket: bucket, keyID: seaweed.accessKey,
                secret: Secret(seaweed.secretKey))
        }) { media in
            let layla = try await media.somebody()
            let bytes = try Made.jpeg()
            let upload = try await layla.client.call(
                Media.presignPhoto, PhotoPresign(photoType: .front, contentType: .example, bytes: UploadSize(trusted: Int64(bytes.count))))
            #expect(upload.uploadUrl.hasPrefix(seaweed.url))
            #expect(try await media.put(bytes, upload.uploadUrl, ["Content-Type": "image/png"]).status == 403)
            #expect(try await media.put(bytes + [0], upload.uploadUrl, upload.headers).status == 403)
            #expect(
                try await layla.client.answer(Media.confirmPhoto, PhotoConfirm(s3Key: upload.s3Key, photoType: .front)).code
                    == .uploadMissing)
            #expect(try await media.put(bytes, upload.uploadUrl, upload.headers).status == 200)
            let photo = try await layla.client.call(Media.confirmPhoto, PhotoConfirm(s3Key: upload.s3Key, photoType: .front))
            #expect((photo.width, photo.height) == (640, 480))
            // The link leads to the bucket.
            let sent = try await media.get(photo.thumbnailUrl)
            #expect(sent.status == 302)
            let there = try #require(sent.headers["Location"])
            #expect(there.hasPrefix(seaweed.url))
            let served = try await media.get(there)
            #expect((served.status, served.headers["Content-Type"]) == (200, "image/jpeg"))
            #expect(served.headers["Cache-Control"] == "private, max-age=31536000, immutable")
            #expect(try await media.get(there, ["Range": "bytes=0-9"]).body.count == 10)
            // Without a size it comes through the service, and is kept in the bucket all the same.
            let unsaid = try await layla.client.call(Media.presignPhoto, PhotoPresign(photoType: .side))
            #expect(try await media.put(bytes, unsaid.uploadUrl, unsaid.headers).status == 200)
            let second = try await layla.client.call(Media.confirmPhoto, PhotoConfirm(s3Key: unsaid.s3Key, photoType: .side))
            #expect(second.s3Key == photo.s3Key)
            for id in [photo.id, second.id] {
                #expect(try await layla.client.answer(Media.deletePhoto, MediaParameters(id: id), Nothing()).status == 204)
            }
            try await eventually("the bytes are gone") { try await media.get(there).status == 404 }
        }
    }

    /// Who scrubs through a composition does not have all of it fetched with each picture.
    @Test(.timeLimit(.minutes(3))) func previewsKeepWhatTheyFetched() async throws {
        let seaweed = try await SeaweedServer.shared.start()
        let bucket = await SeaweedServer.shared.freshBucketName()
        try await MediaFixture.run(configure: {
            $0.renders = 0
            $0.storage = .s3(
                endpoint: seaweed.url, publicEndpoint: nil, region: seaweed.region, bucket: bucket, keyID: seaweed.accessKey,
                secret: Secret(seaweed.secretKey))
        }) { media in
            let noor = try await media.somebody(.stack)
            let items = try await media.ready([.mp4(try Clips.film("red"))], of: noor)
            let composition = try await media.composition(items.map(\.id), of: noor)
            func kept() -> [String] {
                media.scratchFiles.filter { $0.hasPrefix("job.fetched.") }.flatMap { name in
                    (try? FileManager.default.contentsOfDirectory(atPath: media.folder.path + "/scratch/" + name)) ?? []
                }
            }
            for time in [0, 200, 400] {
                let query = FrameQuery(id: composition.id, t: MediaTime(milliseconds: Int64(time)))
                #expect(try await noor.client.answer(Compositions.preview, query, Nothing()).status == 200)
                #expect(kept().count == 1)
            }
            media.media.clock.advance(by: .minutes(11))
            try await media.media.app.service.upkeep(now: media.now)
            #expect(kept().isEmpty)
        }
    }

    @Test(.timeLimit(.minutes(3))) func partsGoToTheBucket() async throws {
        let seaweed = try await SeaweedServer.shared.start()
        let bucket = await SeaweedServer.shared.freshBucketName()
        try await MediaFixture.run(configure: {
            $0.storage = .s3(
                endpoint: seaweed.url, publicEndpoint: nil, region: seaweed.region, bucket: bucket, keyID: seaweed.accessKey,
                secret: Secret(seaweed.secretKey))
        }) { media in
            let sara = try await media.somebody(.fitcoach, tier: .smartPremium)
            let bytes = Made.pdf(9 << 20)
            let ticket = try await sara.client.call(
                Media.beginUpload,
                UploadDetails(
                    purpose: .chatDocument, contentType: ContentType(trusted: "application/pdf"),
                    bytes: UploadSize(trusted: Int64(bytes.count))))
            for part in try #require(ticket.parts) {
                let put = try #require(part.put)
                let slice = Array(bytes[Int(part.offset)..<Int(part.offset + part.bytes)])
                #expect(try await media.put(slice, put.url, put.headers).status == 200)
                let now = try await sara.client.call(Media.upload, UploadParameters(id: ticket.id), Nothing())
                #expect(now.parts?.filter(\.isReceived).count == Int(part.number))
            }
            let file = try await sara.client.call(Media.confirmUpload, UploadParameters(id: ticket.id), Nothing())
            #expect(file.bytes == Int64(bytes.count))
            let there = try #require(try await media.get(file.url).headers["Location"])
            let tail = try await media.get(there, ["Range": "bytes=-100"])
            #expect((tail.status, tail.body) == (206, Array(bytes.suffix(100))))
            #expect(tail.headers["Content-Disposition"]?.hasPrefix("attachment") == true)
        }
    }
}
