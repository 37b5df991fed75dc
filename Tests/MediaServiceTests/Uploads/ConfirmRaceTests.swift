import AppTesting
import Contracts
import Foundation
import HTTPCore
import MediaService
import Platform
import ServiceKit
import Storage
import TestSupport
import Testing
import Wire

/// Bytes that are exchanged while they are checked: what is confirmed is what was checked.
@Suite struct ConfirmRaceTests {
    /// A PDF and a page of the same length, one of which is put again and again while the other is confirmed.
    @Test(arguments: Engine.allCases) func aPutDuringTheConfirmationIsNotInTheFile(_ engine: Engine) async throws {
        try await MediaFixture.run(engine: engine) { media in try await Self.race(media, rounds: 12, refuses: true) }
    }

    /// A bucket takes bytes without asking anybody, and they are not in the file all the same.
    @Test(.timeLimit(.minutes(3))) func norOnS3() async throws {
        let seaweed = try await SeaweedServer.shared.start()
        let bucket = await SeaweedServer.shared.freshBucketName()
        try await MediaFixture.run(configure: {
            $0.storage = .s3(
                endpoint: seaweed.url, publicEndpoint: nil, region: seaweed.region, bucket: bucket, keyID: seaweed.accessKey,
                secret: Secret(seaweed.secretKey))
        }) { media in try await Self.race(media, rounds: 6, refuses: false) }
    }

    private static func race(_ media: MediaFixture, rounds: Int, refuses: Bool) async throws {
        let sara = try await media.somebody(.fitcoach, tier: .smartPremium)
        let page = Made.padded(Array("<html><script>alert(1)</script></html>".utf8), to: 2 << 20)
        var (confirmed, late) = (0, 0)
        for round in 0..<rounds {
            // Bytes of its own each time, so that no round finds those of another.
            let document = Made.pdf((2 << 20) - 16) + Array(String(format: "%016d", round).utf8)
            let ticket = try await sara.client.call(
                Media.beginUpload,
                UploadDetails(
                    purpose: .chatDocument, contentType: ContentType(trusted: "application/pdf"),
                    bytes: UploadSize(trusted: Int64(document.count))))
            let put = try #require(ticket.put)
            #expect(try await media.put(document, put.url, put.headers).status == 200)
            async let answer = sara.client.answer(Media.confirmUpload, UploadParameters(id: ticket.id), Nothing())
            try await Task.sleep(for: .milliseconds(round % 4 * 4))
            var statuses: [Int] = []
            for _ in 0..<3 { statuses.append(try await media.put(page, put.url, put.headers).status) }
            late += statuses.count { $0 == 409 }
            let ended = try await answer
            // Once a file is there, a bucket of its own refuses what comes; what came before may have been refused as what it is.
            guard ended.status == 200 || ended.status == 201 else {
                #expect(ended.code == .unsupportedMediaType, "\(ended.text)")
                continue
            }
            confirmed += 1
            if refuses { #expect(statuses.last == 409, "\(statuses)") }
            let file = try await sara.client.call(Media.confirmUpload, UploadParameters(id: ticket.id), Nothing())
            var served = try await media.get(file.url)
            if served.status == 302 { served = try await media.get(try #require(served.headers["Location"])) }
            #expect(served.body == document, "round \(round)")
        }
        #expect(confirmed > 0 && (late > 0 || !refuses), "\(confirmed) confirmed, \(late) late")
    }

    /// What was not confirmed for a reason that passes takes bytes again.
    @Test func aRefusedConfirmationOpensTheUploadAgain() async throws {
        try await MediaFixture.run { media in
            let sara = try await media.somebody(.fitcoach, tier: .smartPremium)
            let document = Made.pdf()
            let ticket = try await sara.client.call(
                Media.beginUpload,
                UploadDetails(
                    purpose: .chatDocument, contentType: ContentType(trusted: "application/pdf"),
                    bytes: UploadSize(trusted: Int64(document.count))))
            let put = try #require(ticket.put)
            #expect(try await sara.client.answer(Media.confirmUpload, UploadParameters(id: ticket.id), Nothing()).code == .uploadMissing)
            #expect(try await media.put(document, put.url, put.headers).status == 200)
            #expect(
                try await sara.client.call(Media.confirmUpload, UploadParameters(id: ticket.id), Nothing()).bytes == Int64(document.count))
            #expect(try await media.put(document, put.url, put.headers).status == 409)
        }
    }
}
