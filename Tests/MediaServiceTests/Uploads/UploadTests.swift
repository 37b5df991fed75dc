import AppTesting
import Contracts
import Foundation
import HTTPCore
import Imaging
import JSONCoding
@testable import MediaService
import Platform
import Security
import ServiceKit
import Storage
import TestSupport
import Testing
import Wire

/// Uploads of every purpose: what is let in, in how many parts, and what becomes of it.
@Suite struct UploadTests {
    private func details(_ purpose: UploadPurpose, _ type: String, _ bytes: Int, name: String? = nil, sha256: [UInt8]? = nil)
        -> UploadDetails
    {
        UploadDetails(
            purpose: purpose, contentType: ContentType(trusted: type), bytes: UploadSize(trusted: Int64(bytes)),
            sha256: sha256.map { ContentHash(trusted: hex($0)) }, name: name.map(MediaFileName.init(trusted:)))
    }

    /// Sends all that a ticket asks for.
    private func send(_ bytes: [UInt8], _ ticket: UploadTicket, _ media: MediaFixture) async throws {
        if let put = ticket.put {
            let answer = try await media.put(bytes, put.url, put.headers)
            try #require(answer.status == 200, "\(answer.text)")
        }
        for part in ticket.parts ?? [] {
            guard let put = part.put else { continue }
            let answer = try await media.put(Array(bytes[Int(part.offset)..<Int(part.offset + part.bytes)]), put.url, put.headers)
            try #require(answer.status == 200, "\(answer.text)")
        }
    }

    private func upload(_ bytes: [UInt8], _ purpose: UploadPurpose, _ type: String, of somebody: Somebody, _ media: MediaFixture)
        async throws -> Answer
    {
        let begun = try await somebody.client.answer(Media.beginUpload, details(purpose, type, bytes.count))
        guard begun.status == 201 else { return begun }
        let ticket = try InputDecoder.decode(UploadTicket.self, from: begun.body)
        try await send(bytes, ticket, media)
        return try await somebody.client.answer(Media.confirmUpload, UploadParameters(id: ticket.id), Nothing())
    }

    @Test(.proves("FR-MESSAGING-04-c"), arguments: Engine.allCases) func chatImagesAreJPEGOrPNGUpToFiveMegabytes(_ engine: Engine)
        async throws
    {
        try await MediaFixture.run(engine: engine) { media in
            let sara = try await media.somebody(.fitcoach, tier: .smartPremium)
            let limit = 5 * 1024 * 1024
            let (jpeg, png) = (try Made.jpeg(), try Made.png())
            #expect(try await upload(Made.padded(jpeg, to: limit), .chatImage, "image/jpeg", of: sara, media).status == 201)
            #expect(try await upload(png, .chatImage, "image/png", of: sara, media).status == 201)
            // These are announced, and become something, by routes of their own.
            for purpose in [UploadPurpose.progressPhoto, .clip] {
                #expect(try await upload(jpeg, purpose, "image/jpeg", of: sara, media).fields == ["purpose not_allowed"])
            }
            let over = try await upload(Made.padded(jpeg, to: limit + 1), .chatImage, "image/jpeg", of: sara, media)
            #expect((over.status, over.code) == (413, .contentTooLarge) && over.fields == ["bytes out_of_range"])
            let gif = try await upload(Array("GIF89a".utf8), .chatImage, "image/gif", of: sara, media)
            #expect((gif.status, gif.code) == (415, .unsupportedMediaType) && gif.fields == ["contentType not_allowed"])
            let lying = try await upload(Array("GIF89a and more".utf8), .chatImage, "image/png", of: sara, media)
            #expect((lying.status, lying.code) == (415, .unsupportedMediaType))
        }
    }

    @Test(.proves("FR-MESSAGING-04-d")) func chatDocumentsArePDFUpToTenMegabytes() async throws {
        try await MediaFixture.run { media in
            let sara = try await media.somebody(.fitcoach, tier: .smartPremium)
            let limit = 10 * 1024 * 1024
            let fits = try await upload(Made.pdf(limit), .chatDocument, "application/pdf", of: sara, media)
            #expect(fits.status == 201)
            let file = try InputDecoder.decode(MediaFile.self, from: fits.body)
            let got = try await media.get(file.url, ["Range": "bytes=0-9"])
            #expect((got.status, got.headers["Content-Range"]) == (206, "bytes 0-9/\(limit)"))
            #expect(got.headers["Content-Disposition"]?.hasPrefix("attachment") == true)
            #expect(got.headers["X-Content-Type-Options"] == "nosniff")
            let over = try await upload(Made.pdf(limit + 1), .chatDocument, "application/pdf", of: sara, media)
            #expect((over.status, over.code) == (413, .contentTooLarge))
            let html = try await upload(Array("<html>%PDF-1.4</html>".utf8), .chatDocument, "application/pdf", of: sara, media)
            #expect((html.status, html.code) == (415, .unsupportedMediaType))
        }
    }

    @Test func attachmentsNeedTheHighestTier() async throws {
        try await MediaFixture.run { media in
            for tier in [nil, Tier.premium] {
                let sara = try await media.somebody(.fitcoach, tier: tier)
                let refused = try await sara.client.answer(Media.beginUpload, details(.chatImage, "image/jpeg", 100))
                #expect((refused.status, refused.code) == (403, .tierRequired))
                #expect(
                    try await media.tell(.entitlementChanged, about: sara, facts: EventFacts(tier: .smartPremium, version: 9)).status == 204
                )
                #expect(try await sara.client.answer(Media.beginUpload, details(.chatImage, "image/jpeg", 100)).status == 201)
            }
        }
    }

    @Test(.proves("FR-MESSAGING-04-e")) func anAttachmentHasAPreview() async throws {
        try await MediaFixture.run { media in
            let sara = try await media.somebody(.fitcoach, tier: .smartPremium)
            let image = try InputDecoder.decode(
                MediaFile.self,
                from: try await upload(try Made.jpeg(width: 1000, height: 500), .chatImage, "image/jpeg", of: sara, media).body)
            let small = try await sara.client.answer(Media.preview, PreviewQuery(id: image.id), Nothing())
            #expect((small.status, small.headers["Content-Type"]) == (200, "image/jpeg"))
            #expect(try ImageTools().facts(of: .bytes(small.body)).displayWidth == 320)
            let webp = try await sara.client.answer(Media.preview, PreviewQuery(id: image.id, format: .webp), Nothing())
            #expect(webp.headers["Content-Type"] == "image/webp")
            let pdf = try InputDecoder.decode(
                MediaFile.self, from: try await upload(Made.pdf(), .chatDocument, "application/pdf", of: sara, media).body)
            let icon = try await sara.client.answer(Media.preview, PreviewQuery(id: pdf.id), Nothing())
            #expect((icon.status, icon.headers["Content-Type"]) == (200, "image/svg+xml"))
            let other = try await media.somebody(.fitcoach)
            #expect(try await other.client.answer(Media.preview, PreviewQuery(id: image.id), Nothing()).status == 404)
        }
    }

    @Test(.proves("FR-PROGRESS-WELCOME-03-b")) func aBeforePhotoIsItsOwnersOnly() async throws {
        try await MediaFixture.run { media in
            let (sara, other) = (try await media.somebody(.fitcoach), try await media.somebody(.fitcoach))
            let photo = try await media.photo(try Made.jpeg(), of: sara, stage: .before)
            #expect(try await sara.client.answer(Media.photo, MediaParameters(id: photo.id), Nothing()).status == 200)
            #expect(try await other.client.answer(Media.photo, MediaParameters(id: photo.id), Nothing()).status == 404)
            #expect(try await other.client.answer(Media.file, MediaParameters(id: photo.id), Nothing()).status == 404)
            #expect(try await media.client.answer(Media.photo, MediaParameters(id: photo.id), Nothing()).status == 401)
        }
    }

    /// A ticket asked for again, by an app or a service that was started again, has what is missing.
    @Test(arguments: Engine.allCases) func anUploadInPartsGoesOnAfterBothSidesRestart(_ engine: Engine) async throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try await EmptyDatabase.withURL(engine) { url in
            let bytes = Made.pdf(9 << 20)
            var kept: (UploadID, Account)?
            try await MediaFixture.run(engine: engine, databaseURL: url, folder: folder) { media in
                let sara = try await media.somebody(.fitcoach, tier: .smartPremium)
                let ticket = try await sara.client.call(
                    Media.beginUpload, details(.chatDocument, "application/pdf", bytes.count, sha256: sha256(bytes)))
                #expect(ticket.put == nil)
                #expect(ticket.parts?.map(\.bytes) == [8 << 20, 1 << 20])
                let incomplete = try await sara.client.answer(Media.confirmUpload, UploadParameters(id: ticket.id), Nothing())
                #expect(incomplete.code == .uploadMissing)
                let first = try #require(ticket.parts?.first?.put)
                #expect(try await media.put(Array(bytes[..<(8 << 20)]), first.url, first.headers).status == 200)
                #expect(try await media.put(Array(bytes[..<1000]), first.url, first.headers).status == 403)
                let half = try await sara.client.answer(Media.confirmUpload, UploadParameters(id: ticket.id), Nothing())
                #expect((half.status, half.code) == (409, .uploadIncomplete))
                kept = (ticket.id, sara.account)
            }
            let id = try #require(kept)
            try await MediaFixture.run(engine: engine, databaseURL: url, folder: folder) { media in
                let client = media.client.bearing(media.auth.app.service.token(for: id.1, now: media.now, lifetime: .days(1)))
                let ticket = try await client.call(Media.upload, UploadParameters(id: id.0), Nothing())
                #expect(ticket.parts?.map(\.isReceived) == [true, false])
                let second = try #require(ticket.parts?.last?.put)
                #expect(try await media.put(Array(bytes[(8 << 20)...]), second.url, second.headers).status == 200)
                let file = try await client.call(Media.confirmUpload, UploadParameters(id: id.0), Nothing())
                let halves = [
                    try await media.get(file.url, ["Range": "bytes=0-4999999"]), try await media.get(file.url, ["Range": "bytes=5000000-"]),
                ]
                #expect(halves.flatMap(\.body) == bytes)
                let again = try await client.answer(Media.confirmUpload, UploadParameters(id: id.0), Nothing())
                #expect((again.status, again.json?["id"]?.string) == (200, file.id.text))
            }
        }
    }

    @Test func bytesThatWereNotAnnouncedAreRefused() async throws {
        try await MediaFixture.run { media in
            let layla = try await media.somebody()
            let bytes = try Made.jpeg()
            let other = try Made.jpeg(colour: "green")
            let ticket = try await layla.client.call(Media.beginUpload, details(.avatar, "image/jpeg", bytes.count, sha256: sha256(bytes)))
            let put = try #require(ticket.put)
            let wrong = try await media.put(Made.padded(Array(other.prefix(bytes.count)), to: bytes.count), put.url, put.headers)
            #expect((wrong.status, wrong.code) == (422, .uploadMismatch))
            #expect(try await media.put(bytes, put.url, put.headers).status == 200)
            #expect(try await layla.client.answer(Media.confirmUpload, UploadParameters(id: ticket.id), Nothing()).status == 201)
        }
    }

    @Test(arguments: Engine.allCases) func twentyConfirmationsMakeOneFile(_ engine: Engine) async throws {
        try await MediaFixture.run(engine: engine) { media in
            let layla = try await media.somebody()
            let bytes = try Made.jpeg()
            let ticket = try await layla.client.call(Media.beginUpload, details(.avatar, "image/jpeg", bytes.count))
            try await send(bytes, ticket, media)
            let answers = try await parallel(20) { _ in
                try await layla.client.answer(Media.confirmUpload, UploadParameters(id: ticket.id), Nothing())
            }
            #expect(answers.filter { $0.status == 201 }.count == 1)
            #expect(answers.allSatisfy { $0.isOne(of: 201, 200) })
            #expect(Set(answers.compactMap { $0.json?["id"]?.string }).count == 1)
            #expect(try await media.rows("SELECT id FROM files") == 1)
            #expect(
                try await media.rows(
                    "SELECT user_id FROM owners WHERE used_bytes = \(bytes.count) AND reserved_bytes = 0 AND open_uploads = 0") == 1)
        }
    }

    @Test(arguments: Engine.allCases) func theSameBytesAreStoredOnceAndNotFooledByADelete(_ engine: Engine) async throws {
        try await MediaFixture.run(engine: engine) { media in
            let (layla, omar) = (try await media.somebody(), try await media.somebody())
            let bytes = try Made.jpeg()
            var tickets: [UploadTicket] = []
            for _ in 0..<20 {
                let ticket = try await layla.client.call(Media.beginUpload, details(.avatar, "image/jpeg", bytes.count))
                try await send(bytes, ticket, media)
                tickets.append(ticket)
            }
            let all = tickets
            let files = try await parallel(20) {
                try await layla.client.call(Media.confirmUpload, UploadParameters(id: all[$0].id), Nothing())
            }
            #expect(Set(files.map(\.id)).count == 20)
            #expect(try await media.rows("SELECT id FROM blobs") == 1)
            #expect(try await upload(bytes, .avatar, "image/jpeg", of: omar, media).status == 201)
            #expect(try await media.rows("SELECT id FROM blobs") == 2)
            // All go at once, while the same bytes come again.
            let fresh = try await layla.client.call(Media.beginUpload, details(.avatar, "image/jpeg", bytes.count))
            try await send(bytes, fresh, media)
            let answers = try await parallel(21) { index in
                index == 20
                    ? try await layla.client.answer(Media.confirmUpload, UploadParameters(id: fresh.id), Nothing())
                    : try await layla.client.answer(Media.deleteFile, MediaParameters(id: files[index].id), Nothing())
            }
            #expect(answers.prefix(20).allSatisfy { $0.status == 204 })
            let kept = try InputDecoder.decode(MediaFile.self, from: try #require(answers.last).body)
            try await eventually("what is not used is gone") {
                media.objects.filter { $0.contains("original") && !$0.contains("staging") }.count <= 4
            }
            let content = try await media.get(kept.url)
            #expect(content.status == 200)
            #expect(try await media.rows("SELECT id FROM blobs") == 2)
        }
    }

    /// News that come late: the person has taken the picture again since.
    @Test(arguments: Engine.allCases) func aProfilePictureThatIsShownAgainStays(_ engine: Engine) async throws {
        try await MediaFixture.run(engine: engine) { media in
            let layla = try await media.somebody(.fitcoach)
            let answer = try await upload(try Made.jpeg(width: 64, height: 48), .avatar, "image/jpeg", of: layla, media)
            let file = try InputDecoder.decode(MediaFile.self, from: answer.body).id
            media.shows(file, of: layla)
            #expect(try await media.tell(.avatarReplaced, about: layla, facts: EventFacts(file: file)).status == 204)
            try await eventually("it was looked at") { try await media.rows("SELECT id FROM work WHERE kind = 'media.removeAvatar'") == 0 }
            #expect(try await layla.client.answer(Media.file, MediaParameters(id: file), Nothing()).status == 200)
        }
    }

    /// A profile says which picture it does not show any more. It may say what it likes: only its owner's own profile pictures go.
    @Test(arguments: Engine.allCases) func aReplacedProfilePictureGoesWithItsBytes(_ engine: Engine) async throws {
        try await MediaFixture.run(engine: engine) { media in
            let (layla, omar) = (try await media.somebody(.fitcoach), try await media.somebody(.fitcoach))
            func keep(_ purpose: UploadPurpose, of somebody: Somebody, width: Int) async throws -> MediaFile {
                let answer = try await upload(try Made.jpeg(width: width, height: 48), purpose, "image/jpeg", of: somebody, media)
                return try InputDecoder.decode(MediaFile.self, from: answer.body)
            }
            let old = try await keep(.avatar, of: layla, width: 64), new = try await keep(.avatar, of: layla, width: 72)
            let photo = try await media.photo(Made.jpeg(), of: layla), his = try await keep(.avatar, of: omar, width: 88)
            #expect(try await media.rows("SELECT id FROM blobs") == 4)
            for file in [old.id, photo.id, his.id, old.id] {
                #expect(try await media.tell(.avatarReplaced, about: layla, facts: EventFacts(file: file)).status == 204)
            }
            try await eventually("it is gone") {
                try await layla.client.answer(Media.file, MediaParameters(id: old.id), Nothing()).code == .notFound
            }
            try await eventually("all was looked at") { try await media.rows("SELECT id FROM work WHERE kind = 'media.removeAvatar'") == 0 }
            for (somebody, file) in [(layla, new.id), (layla, photo.id), (omar, his.id)] {
                #expect(try await somebody.client.answer(Media.file, MediaParameters(id: file), Nothing()).status == 200)
            }
            #expect(try await media.rows("SELECT id FROM blobs") == 3)
            try await eventually("its bytes are gone, for those with a link too") { try await media.get(old.url).status == 404 }
            #expect(try await media.get(new.url).status == 200)
        }
    }

    /// A profile service that is away for hours is asked once it is back, however often it was asked before.
    @Test(arguments: Engine.allCases) func aReplacedProfilePictureIsNotForgotten(_ engine: Engine) async throws {
        try await MediaFixture.run(engine: engine, configure: { $0.profileURL = "http://127.0.0.1:9" }) { media in
            let layla = try await media.somebody(.fitcoach)
            let answer = try await upload(try Made.jpeg(width: 64, height: 48), .avatar, "image/jpeg", of: layla, media)
            let file = try InputDecoder.decode(MediaFile.self, from: answer.body).id
            let now = media.now
            func left(_ condition: SQL = "1 = 1") async throws -> Int {
                try await media.rows("SELECT id FROM work WHERE kind = 'media.removeAvatar' AND \(condition)")
            }
            /// Has what is left tried for the last time that work is.
            func tryOnceMore() async throws {
                try await media.media.database.write { db in
                    try await db.execute("UPDATE work SET attempts = 19, due_at = \(now) WHERE kind = 'media.removeAvatar'")
                }
                media.media.app.runtime.work.wake()
            }
            #expect(try await media.tell(.avatarReplaced, about: layla, facts: EventFacts(file: file)).status == 204)
            try await eventually("it was asked") { try await left("attempts = 1 AND claimed_until IS NULL") == 1 }
            try await tryOnceMore()
            try await eventually("it is put off") {
                let (all, fresh) = (try await left(), try await left("attempts = 0 AND due_at > \(now)"))
                return all == 1 && fresh == 1
            }
            // Nothing is left for later of a picture that is gone by then.
            #expect(try await layla.client.answer(Media.deleteFile, MediaParameters(id: file), Nothing()).status == 204)
            try await tryOnceMore()
            try await eventually("it is over") { try await left() == 0 }
        }
    }

    @Test(arguments: Engine.allCases) func roomIsPromisedOnce(_ engine: Engine) async throws {
        try await MediaFixture.run(engine: engine, configure: { $0.policy.quotaBytes = 10_000 }) { media in
            let layla = try await media.somebody()
            let answers = try await parallel(20) { _ in
                try await layla.client.answer(Media.beginUpload, details(.avatar, "image/jpeg", 3000))
            }
            #expect(answers.filter { $0.status == 201 }.count == 3)
            #expect(answers.filter { $0.code == .quotaExceeded }.count == 17)
            let ticket = try InputDecoder.decode(UploadTicket.self, from: try #require(answers.first { $0.status == 201 }).body)
            #expect(try await layla.client.answer(Media.abandonUpload, UploadParameters(id: ticket.id), Nothing()).status == 204)
            #expect(try await layla.client.answer(Media.abandonUpload, UploadParameters(id: ticket.id), Nothing()).code == .uploadClosed)
            #expect(try await layla.client.answer(Media.beginUpload, details(.avatar, "image/jpeg", 3000)).status == 201)
        }
    }

    @Test func uploadsNobodyConfirmsAreSweptAndLiveOnesAreNot() async throws {
        try await MediaFixture.run(testHooks: false) { media in
            let layla = try await media.somebody()
            let bytes = try Made.jpeg()
            let old = try await layla.client.call(Media.beginUpload, details(.avatar, "image/jpeg", bytes.count))
            try await send(bytes, old, media)
            media.media.clock.advance(by: .hours(20))
            let live = try await layla.client.call(Media.beginUpload, details(.avatar, "image/jpeg", bytes.count))
            try await send(bytes, live, media)
            media.media.clock.advance(by: .hours(5))
            try await media.media.app.service.tidy(now: media.now)
            #expect(try await layla.client.call(Media.upload, UploadParameters(id: old.id), Nothing()).status == .closed)
            try await eventually("its bytes are gone") { !media.objects.contains { $0.contains(old.id.text) } }
            #expect(try await layla.client.answer(Media.confirmUpload, UploadParameters(id: live.id), Nothing()).status == 201)
            #expect(try await media.rows("SELECT user_id FROM owners WHERE reserved_bytes = 0 AND open_uploads = 0") == 1)
        }
    }

    @Test(arguments: Engine.allCases) func whoLeavesTakesEverythingAlong(_ engine: Engine) async throws {
        try await MediaFixture.run(engine: engine) { media in
            let (layla, omar) = (try await media.somebody(), try await media.somebody())
            let bytes = try Made.jpeg()
            let photo = try await media.photo(bytes, of: layla)
            let kept = try await media.photo(bytes, of: omar)
            let open = try await layla.client.call(Media.beginUpload, details(.avatar, "image/jpeg", bytes.count))
            try await send(bytes, open, media)
            #expect(try await media.tell(.userDeleted, about: layla).status == 204)
            #expect(try await layla.client.answer(Media.photos, PhotoQuery(), Nothing()).status == 401)
            #expect(try await media.get(photo.fullUrl).status == 404)
            #expect(try await media.get(kept.fullUrl).status == 200)
            try await eventually("only the other's objects are left") {
                let blobs = try await media.media.database.read { db in
                    try await db.query("SELECT id FROM blobs").map { try $0.get(0, as: String.self) }
                }
                return blobs.count == 1 && media.objects.allSatisfy { $0.contains(blobs[0]) }
            }
            // A request that was on its way meanwhile brings nobody back, and what one left all the same goes with the next upkeep.
            await #expect(throws: APIError(.unauthenticated)) {
                try await media.media.database.write { db in
                    try await OwnerStore.ensure(layla.id, product: .gtsd, now: media.now, in: db)
                }
            }
            _ = try await media.media.database.write { db in
                try await db.execute("""
                    INSERT INTO owners (user_id, product, used_bytes, reserved_bytes, open_uploads, created_at)
                    VALUES (\(layla.id.text), 'gtsd', 0, 0, 0, \(media.now))
                    """)
            }
            try await media.media.app.service.tidy(now: media.now)
            #expect(try await media.rows("SELECT user_id FROM owners") == 1)
        }
    }

    @Test func whatIsWrongIsSaid() async throws {
        try await MediaFixture.run { media in
            let (layla, omar) = (try await media.somebody(), try await media.somebody())
            let cases: [(String, Int, [String])] = [
                ("{}", 422, ["purpose required", "contentType required", "bytes required"]),
                (#"{"purpose":"holiday","contentType":"image/jpeg","bytes":1}"#, 422, ["purpose not_allowed"]),
                (#"{"purpose":"clip","contentType":"video/mp4","bytes":1}"#, 422, ["purpose not_allowed"]),
                (#"{"purpose":"avatar","contentType":"jpeg","bytes":1}"#, 422, ["contentType malformed"]),
                (#"{"purpose":"avatar","contentType":"image/jpeg","bytes":0}"#, 422, ["bytes out_of_range"]),
                (#"{"purpose":"avatar","contentType":"image/jpeg","bytes":-5}"#, 422, ["bytes out_of_range"]),
                (#"{"purpose":"avatar","contentType":"image/jpeg","bytes":1e300}"#, 422, ["bytes out_of_range"]),
                (#"{"purpose":"avatar","contentType":"image/jpeg","bytes":"many"}"#, 422, ["bytes wrong_type"]),
                (#"{"purpose":"avatar","contentType":"image/jpeg","bytes":1,"sha256":"zz"}"#, 422, ["sha256 malformed"]),
                (
                    #"{"purpose":"avatar","contentType":"image/jpeg","bytes":1,"name":"\#(String(repeating: "ن", count: 201))"}"#, 422,
                    ["name too_long"]
                ),
                (#"{"purpose":"avatar""#, 400, ["line 1, column 20 malformed_json"]),
            ]
            for (body, status, fields) in cases {
                let answer = try await layla.client.json(.post, "/media/uploads", body)
                #expect((answer.status, answer.fields) == (status, fields), "\(body)")
            }
            #expect(try await layla.client.send(.put, "/media/uploads").status == 405)
            #expect(try await layla.client.answer(Media.upload, UploadParameters(id: .example), Nothing()).status == 404)
            let ticket = try await layla.client.call(Media.beginUpload, details(.avatar, "image/jpeg", 10, name: "صورة \"أنا\" \\ 🏋️.jpg"))
            #expect(try await omar.client.answer(Media.upload, UploadParameters(id: ticket.id), Nothing()).status == 404)
            #expect(try await omar.client.answer(Media.confirmUpload, UploadParameters(id: ticket.id), Nothing()).status == 404)
            #expect(try await omar.client.answer(Media.abandonUpload, UploadParameters(id: ticket.id), Nothing()).status == 404)
            let demo = try await media.somebody(.stack, demo: true)
            #expect(try await demo.client.answer(Media.beginUpload, details(.avatar, "image/jpeg", 10)).code == .demoReadOnly)
        }
    }
}

extension Answer {
    func isOne(of statuses: Int...) -> Bool { statuses.contains(status) }
}
