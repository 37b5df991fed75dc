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

/// Photos from the announcement to the gallery and out of it again.
@Suite struct PhotoTests {
    @Test(.proves("GTSD-5.1-04", "GTSD-5.1-06", "GTSD-5.3-02"), arguments: Engine.allCases)
    func aPhotoGoesFromPresignToTheGallery(_ engine: Engine) async throws {
        try await MediaFixture.run(engine: engine) { media in
            let layla = try await media.somebody()
            let bytes = try Made.jpeg(width: 640, height: 480)
            let takenAt = media.now - .days(2)
            let upload = try await layla.client.call(
                Media.presignPhoto,
                PhotoPresign(photoType: .front, takenAt: takenAt, contentType: .example, bytes: UploadSize(trusted: Int64(bytes.count))))
            #expect(upload.uploadUrl.contains("X-Amz-Signature="))
            #expect(upload.uploadUrl.contains("X-Amz-Expires=600"))
            #expect(upload.expiresAt == media.now + .minutes(10))
            let confirm = PhotoConfirm(s3Key: upload.s3Key, photoType: .front, takenAt: takenAt)
            let early = try await layla.client.answer(Media.confirmPhoto, confirm)
            #expect(early.status == 409)
            #expect(early.code == .uploadMissing)
            #expect(try await media.put(bytes, upload.uploadUrl, upload.headers).status == 200)
            let first = try await layla.client.answer(Media.confirmPhoto, confirm)
            #expect(first.status == 201)
            let again = try await layla.client.answer(Media.confirmPhoto, confirm)
            #expect(again.status == 200)
            #expect(first.json?["id"] == again.json?["id"])
            let page = try await layla.client.call(Media.photos, PhotoQuery(), Nothing())
            #expect(page.items.map(\.id.text) == [first.json?["id"]?.string])
            #expect((page.items.first?.width, page.items.first?.height) == (640, 480))
            #expect(page.items.first?.takenAt == takenAt)
            #expect(page.items.first?.bytes == Int64(bytes.count))
            let late = try await media.put(bytes, upload.uploadUrl, upload.headers)
            #expect(late.status == 409)
            #expect(late.code == .uploadClosed)
        }
    }

    @Test(.proves("GTSD-5.1-05"))
    func theStoreRefusesWhatWasNotSigned() async throws {
        try await MediaFixture.run { media in
            let layla = try await media.somebody()
            let bytes = try Made.jpeg()
            func presign() async throws -> PhotoUpload {
                try await layla.client.call(
                    Media.presignPhoto,
                    PhotoPresign(photoType: .front, contentType: .example, bytes: UploadSize(trusted: Int64(bytes.count))))
            }
            let (one, other) = (try await presign(), try await presign())
            func refused(
                _ bytes: [UInt8], _ url: String, _ headers: [String: String], method: HTTPMethod = .put, code: ErrorCode = .linkInvalid,
                _ what: Comment
            ) async throws {
                let answer = try await media.put(bytes, url, headers, method: method)
                #expect(answer.status == 403, what)
                #expect(answer.code == code, what)
            }
            try await refused(bytes, one.uploadUrl, ["Content-Type": "image/png"], "another type")
            try await refused(bytes, one.uploadUrl, [:], "no type")
            try await refused(bytes + [0], one.uploadUrl, one.headers, "a byte more")
            try await refused(bytes.dropLast(), one.uploadUrl, one.headers, "a byte less")
            try await refused(bytes, one.uploadUrl.replacing("X-Amz-Expires=600", with: "X-Amz-Expires=6000"), one.headers, "a longer life")
            let (ours, theirs) = (one.s3Key.text, other.s3Key.text)
            try await refused(bytes, one.uploadUrl.replacing(ours, with: theirs), one.headers, "another key")
            try await refused(bytes, one.uploadUrl + "0", one.headers, "another signature")
            try await refused(bytes, String(one.uploadUrl.prefix { $0 != "?" }), one.headers, "no signature")
            #expect(media.objects.allSatisfy { !$0.contains(ours) })
            media.media.clock.advance(by: .minutes(10) + .seconds(30))
            try await refused(bytes, one.uploadUrl, one.headers, code: .linkExpired, "too late")
        }
    }

    /// The link of an upload whose size nobody said is of our own making, and as tolerant of clocks as the others.
    @Test func aLinkWithoutASizeEndsAsTolerantly() async throws {
        try await MediaFixture.run { media in
            let layla = try await media.somebody()
            let unsaid = try await layla.client.call(Media.presignPhoto, PhotoPresign(photoType: .front))
            let bytes = try Made.jpeg()
            media.media.clock.advance(by: .minutes(10) + .seconds(29))
            #expect(try await media.put(bytes, unsaid.uploadUrl, unsaid.headers).status == 200)
            media.media.clock.advance(by: .seconds(1))
            let late = try await media.put(bytes, unsaid.uploadUrl, unsaid.headers)
            #expect(late.status == 403 && late.code == .linkExpired)
        }
    }

    @Test func aPhotoHasTwoMegabytesAtMost() async throws {
        try await MediaFixture.run { media in
            let layla = try await media.somebody()
            let limit = 2_097_152
            let picture = try Made.jpeg()
            _ = try await media.photo(Made.padded(picture, to: limit), of: layla)
            let over = PhotoPresign(photoType: .front, contentType: .example, bytes: UploadSize(trusted: Int64(limit + 1)))
            let refused = try await layla.client.answer(Media.presignPhoto, over)
            #expect(refused.status == 413)
            // Who says nothing of the size is stopped while sending.
            let unsaid = try await layla.client.call(Media.presignPhoto, PhotoPresign(photoType: .front))
            let long = try await media.put(Made.padded(picture, to: limit + 1), unsaid.uploadUrl, unsaid.headers)
            #expect(long.status == 413)
            let fits = try await media.put(Made.padded(picture, to: limit), unsaid.uploadUrl, unsaid.headers)
            #expect(fits.status == 200)
            let photo = try await layla.client.answer(Media.confirmPhoto, PhotoConfirm(s3Key: unsaid.s3Key, photoType: .front))
            #expect(photo.status == 201)
        }
    }

    @Test(.proves("GTSD-5.2-01", "GTSD-5.2-08"), arguments: Engine.allCases)
    func theGalleryHasPagesThatNewPhotosDoNotMove(_ engine: Engine) async throws {
        try await MediaFixture.run(engine: engine) { media in
            let (layla, omar) = (try await media.somebody(), try await media.somebody())
            let bytes = try Made.jpeg(width: 64, height: 48)
            var taken: [MediaID] = []
            for index in 0..<120 {
                // Some share their moment, so that the order needs the id.
                taken.append(try await media.photo(bytes, of: layla, takenAt: media.now - .hours(Int64(index / 3))).id)
            }
            _ = try await media.photo(bytes, of: omar)
            var seen: [MediaID] = []
            var sizes: [Int] = []
            var cursor: OpaqueToken?
            repeat {
                let page = try await layla.client.call(Media.photos, PhotoQuery(limit: Whole(trusted: 500), cursor: cursor), Nothing())
                seen += page.items.map(\.id)
                sizes.append(page.items.count)
                #expect(zip(page.items, page.items.dropFirst()).allSatisfy { ($0.takenAt, $0.id) > ($1.takenAt, $1.id) })
                cursor = page.nextCursor
                if sizes.count == 1 { _ = try await media.photo(bytes, of: layla, takenAt: media.now) }
            } while cursor != nil
            #expect(sizes == [50, 50, 20])
            #expect(Set(seen) == Set(taken))
            #expect(seen.count == 120)
            #expect(try await media.rows("SELECT id FROM blobs WHERE owner = \(layla.id.text)") == 1)
        }
    }

    @Test(.proves("GTSD-P-3.5-01", "GTSD-P-3.5-02", "GTSD-5.3-04"), arguments: Engine.allCases)
    func theGalleryIsFilteredByAngleStageDayAndTask(_ engine: Engine) async throws {
        try await MediaFixture.run(engine: engine) { media in
            let layla = try await media.somebody(zone: "Asia/Riyadh")
            let bytes = try Made.jpeg(width: 64, height: 48)
            let task = media.tasks.app.service.add(of: layla.id)
            // 2026-03-01 is from 21:00 to 21:00 UTC in Riyadh.
            let midnight = Instant(milliseconds: 1_772_398_800_000)
            let before = try await media.photo(bytes, of: layla, .front, takenAt: midnight - .milliseconds(1), stage: .before).id
            let first = try await media.photo(bytes, of: layla, .side, takenAt: midnight, stage: .during, task: task).id
            let second = try await media.photo(bytes, of: layla, .back, takenAt: midnight + .hours(3), stage: .after).id
            func found(_ query: PhotoQuery) async throws -> [MediaID] {
                try await layla.client.call(Media.photos, query, Nothing()).items.map(\.id)
            }
            let (sunday, monday) = (LocalDate(daysSinceEpoch: 20_513), LocalDate(daysSinceEpoch: 20_514))
            #expect(try await found(PhotoQuery(angle: .side)) == [first])
            #expect(try await found(PhotoQuery(stage: .before)) == [before])
            #expect(try await found(PhotoQuery(taskId: task)) == [first])
            #expect(try await found(PhotoQuery(from: monday)) == [second, first])
            #expect(try await found(PhotoQuery(to: sunday)) == [before])
            #expect(try await found(PhotoQuery(from: sunday, to: monday)) == [second, first, before])
            #expect(try await found(PhotoQuery(angle: .front, stage: .after)).isEmpty)
            let backwards = try await layla.client.answer(Media.photos, PhotoQuery(from: monday, to: sunday), Nothing())
            #expect(backwards.status == 422)
            for query in ["angle=top", "stage=never", "from=2026-02-30", "limit=0", "cursor=abc", "taskId=1"] {
                #expect(try await layla.client.send(.get, "/photos?\(query)").status == 422, "\(query)")
            }
        }
    }

    @Test func aTaskOfSomebodyElseCannotBeTiedToAPhoto() async throws {
        try await MediaFixture.run { media in
            let (layla, omar) = (try await media.somebody(), try await media.somebody())
            let bytes = try Made.jpeg()
            let task = media.tasks.app.service.add(of: omar.id)
            let upload = try await layla.client.call(
                Media.presignPhoto, PhotoPresign(photoType: .front, contentType: .example, bytes: UploadSize(trusted: Int64(bytes.count))))
            _ = try await media.put(bytes, upload.uploadUrl, upload.headers)
            let refused = try await layla.client.answer(
                Media.confirmPhoto, PhotoConfirm(s3Key: upload.s3Key, photoType: .front, taskId: task))
            #expect(refused.status == 404)
            let foreign = try await omar.client.answer(Media.confirmPhoto, PhotoConfirm(s3Key: upload.s3Key, photoType: .front))
            #expect(foreign.status == 404)
            #expect(try await layla.client.answer(Media.confirmPhoto, PhotoConfirm(s3Key: upload.s3Key, photoType: .front)).status == 201)
        }
    }

    @Test(arguments: Engine.allCases) func aDeletedPhotoIsGoneWithItsBytes(_ engine: Engine) async throws {
        try await MediaFixture.run(engine: engine) { media in
            let (layla, omar) = (try await media.somebody(), try await media.somebody())
            let photo = try await media.photo(try Made.jpeg(), of: layla)
            try await eventually("its forms are made") { media.objects.filter { $0.contains("media/") }.count >= 5 }
            #expect(try await media.get(photo.thumbnailUrl).status == 200)
            #expect(try await omar.client.answer(Media.deletePhoto, MediaParameters(id: photo.id), Nothing()).status == 404)
            #expect(try await layla.client.answer(Media.deletePhoto, MediaParameters(id: photo.id), Nothing()).status == 204)
            #expect(try await layla.client.call(Media.photos, PhotoQuery(), Nothing()).items.isEmpty)
            #expect(try await media.get(photo.fullUrl).status == 404)
            #expect(try await layla.client.answer(Media.deletePhoto, MediaParameters(id: photo.id), Nothing()).status == 404)
            try await eventually("its bytes are gone") { media.objects.isEmpty }
            #expect(
                try await media.rows("SELECT user_id FROM owners WHERE used_bytes <> 0 OR reserved_bytes <> 0 OR open_uploads <> 0") == 0)
        }
    }

    @Test func twoPhotosAreCompared() async throws {
        try await MediaFixture.run { media in
            let (layla, omar) = (try await media.somebody(), try await media.somebody())
            let bytes = try Made.jpeg()
            let before = try await media.photo(bytes, of: layla, takenAt: media.now - .days(30))
            let after = try await media.photo(bytes, of: layla, takenAt: media.now)
            let foreign = try await media.photo(bytes, of: omar)
            let pair = try await layla.client.call(Media.comparison, ComparisonQuery(before: before.id, after: after.id), Nothing())
            #expect((pair.before.id, pair.after.id, pair.daysBetween) == (before.id, after.id, 30))
            #expect(
                try await layla.client.answer(Media.comparison, ComparisonQuery(before: before.id, after: foreign.id), Nothing()).status
                    == 404)
        }
    }

    @Test(.proves("GTSD-5.3-01")) func theTimeComesFromTheClientTheCameraOrTheClock() async throws {
        try await MediaFixture.run { media in
            let layla = try await media.somebody(zone: "Asia/Riyadh")
            let plain = try Made.jpeg()
            let local = try Made.tagged(plain, ["-DateTimeOriginal=2026:02:01 08:30:15"])
            let zoned = try Made.tagged(plain, ["-DateTimeOriginal=2026:02:01 08:30:15", "-OffsetTimeOriginal=+01:00"])
            #expect(try await media.photo(local, of: layla).takenAt == (try Instant(validating: "2026-02-01T05:30:15Z")))
            #expect(try await media.photo(zoned, of: layla).takenAt == (try Instant(validating: "2026-02-01T07:30:15Z")))
            #expect(try await media.photo(plain, of: layla).takenAt == media.now)
            // A camera whose clock is ahead knows nothing.
            let ahead = try Made.tagged(plain, ["-DateTimeOriginal=2099:01:01 00:00:00"])
            #expect(try await media.photo(ahead, of: layla).takenAt == media.now)
            #expect(try await media.photo(local, of: layla, takenAt: media.now - .hours(1)).takenAt == media.now - .hours(1))
            let tomorrow = PhotoPresign(photoType: .front, takenAt: media.now + .days(2))
            #expect(try await layla.client.answer(Media.presignPhoto, tomorrow).fields == ["takenAt must_not_be_later"])
        }
    }

    @Test func whatIsSaidOfAPhotoCanBePutRight() async throws {
        try await MediaFixture.run { media in
            let (layla, omar) = (try await media.somebody(), try await media.somebody())
            let photo = try await media.photo(try Made.jpeg(), of: layla, .front, stage: .before)
            let changed = try await layla.client.call(
                Media.changePhoto, MediaParameters(id: photo.id), PhotoEdit(photoType: .side, clear: [.stage]))
            #expect((changed.photoType, changed.stage) == (.side, nil))
            #expect(
                try await omar.client.answer(Media.changePhoto, MediaParameters(id: photo.id), PhotoEdit(photoType: .back)).status == 404)
        }
    }

    /// The same bytes again take no room, but each photo is a row.
    @Test(arguments: Engine.allCases) func photosAreBoundedHoweverLittleTheyTake(_ engine: Engine) async throws {
        try await MediaFixture.run(engine: engine, configure: { $0.policy.files = 3 }) { media in
            let (layla, omar) = (try await media.somebody(), try await media.somebody())
            let bytes = try Made.jpeg()
            var sent: [PhotoUpload] = []
            for _ in 0..<6 {
                let upload = try await layla.client.call(
                    Media.presignPhoto,
                    PhotoPresign(photoType: .front, contentType: .example, bytes: UploadSize(trusted: Int64(bytes.count))))
                try #require(try await media.put(bytes, upload.uploadUrl, upload.headers).status == 200)
                sent.append(upload)
            }
            let uploads = sent
            @Sendable func confirm(_ index: Int) async throws -> Answer {
                try await layla.client.answer(Media.confirmPhoto, PhotoConfirm(s3Key: uploads[index].s3Key, photoType: .front))
            }
            let answers = try await parallel(6) { try await confirm($0) }
            #expect(answers.count { $0.status == 201 } == 3)
            #expect(answers.count { ($0.status, $0.code) == (409, .limitReached) } == 3)
            #expect(try await media.rows("SELECT file_id FROM photos") == 3)
            _ = try await media.photo(bytes, of: omar)
            // Nothing was lost: there is room for one that was refused when another goes.
            let kept = try #require(answers.first { $0.status == 201 }?.json?["id"]?.string)
            let refused = try #require(answers.firstIndex { $0.status == 409 })
            let deleted = try await layla.client.answer(Media.deletePhoto, MediaParameters(id: MediaID(trusted: kept)), Nothing())
            #expect(deleted.status == 204)
            #expect(try await confirm(refused).status == 201)
        }
    }
}

/// Pictures that are made to cost: they are refused before they do, and nobody else waits for them.
@Suite struct CostlyPictureTests {
    @Test func aPictureOfTwoThousandScansIsRefusedAtOnce() async throws {
        try await MediaFixture.run { media in
            let (layla, omar) = (try await media.somebody(), try await media.somebody())
            let folder = try TemporaryFolder()
            defer { folder.remove() }
            try Data(Made.jpeg()).write(to: URL(filePath: folder.path + "/a.jpg"))
            try Made.run("vips", ["copy", folder.path + "/a.jpg", folder.path + "/b.jpg[interlace]"])
            let progressive = try Made.bytes(folder.path + "/b.jpg")
            let last = try #require(progressive.indices.dropLast().last { progressive[$0] == 0xFF && progressive[$0 + 1] == 0xDA })
            let scan = progressive[last..<(progressive.count - 2)]
            let bomb = Array(progressive[..<last]) + Array(repeatElement(scan, count: 2000).joined()) + [0xFF, 0xD9]
            let upload = try await layla.client.call(
                Media.presignPhoto, PhotoPresign(photoType: .front, contentType: .example, bytes: UploadSize(trusted: Int64(bomb.count))))
            #expect(try await media.put(bomb, upload.uploadUrl, upload.headers).status == 200)
            let refused = try await layla.client.answer(Media.confirmPhoto, PhotoConfirm(s3Key: upload.s3Key, photoType: .front))
            #expect((refused.status, refused.code) == (422, .fileDamaged))
            #expect(try await media.photo(Made.jpeg(), of: omar).width == 640)
            // As many scans as an ordinary encoder makes are taken.
            #expect(try await media.photo(progressive, of: layla).width == 640)
        }
    }
}
