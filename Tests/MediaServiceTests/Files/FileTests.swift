import AppTesting
import Contracts
import Foundation
import HTTPCore
import Imaging
import JSONCoding
import MediaService
import Platform
import ServiceKit
import Storage
import TestSupport
import Testing
import Wire

/// What others see of a file: upright, small, without traces, for a short time.
@Suite struct FileTests {
    @Test func nothingServedSaysWhereAPictureWasTaken() async throws {
        try await MediaFixture.run { media in
            let layla = try await media.somebody()
            let bytes = try Made.tagged(
                try Made.jpeg(width: 1600, height: 1200),
                [
                    "-GPSLatitude=24.7136", "-GPSLatitudeRef=N", "-GPSLongitude=46.6753", "-GPSLongitudeRef=E", "-Orientation=6",
                    "-Make=Camera",
                    "-DateTimeOriginal=2026:02:01 08:30:15", "-XMP:City=Riyadh", "-Comment=Zanzibar",
                ])
            let photo = try await media.photo(bytes, of: layla)
            #expect((photo.width, photo.height) == (1200, 1600))
            #expect(photo.takenAt == (try Instant(validating: "2026-02-01T05:30:15Z")))
            for (url, width) in [(photo.fullUrl, 1200), (photo.previewUrl, 960), (photo.thumbnailUrl, 240)] {
                let served = try await media.get(url)
                #expect(served.headers["Content-Type"] == "image/jpeg")
                let tags = try Made.tags(served.body, name: "a.jpg")
                #expect(tags.contains("Image Width                     : \(width)"), "\(tags)")
                for trace in ["GPS", "Riyadh", "Camera", "2026:02:01", "Orientation", "Zanzibar", "[XMP", "[IFD0]"] {
                    #expect(!tags.contains(trace), "\(trace) \(url)")
                }
            }
        }
    }

    @Test(arguments: Engine.allCases) func ofWhatIsStillComingServicesHearWhoseItIs(_ engine: Engine) async throws {
        try await MediaFixture.run(engine: engine) { media in
            let (layla, noor) = (try await media.somebody(), try await media.somebody(.stack))
            let tasks = media.asService(.tasks)
            func facts(_ id: MediaID) async throws -> MediaFacts {
                try await tasks.call(MediaFiles.facts, MediaParameters(id: id), Nothing())
            }
            func status(_ id: MediaID) async throws -> Int {
                try await tasks.answer(MediaFiles.facts, MediaParameters(id: id), Nothing()).status
            }

            let ticket = try await layla.client.call(
                Media.presignPhoto, PhotoPresign(photoType: .front, bytes: UploadSize(trusted: 10)))
            let upload = String(ticket.s3Key.text.split(separator: "/")[1])
            let photo = MediaID(trusted: upload)
            #expect(try await facts(photo) == MediaFacts(id: photo, ownerId: layla.id, isConfirmed: false))
            let given = UploadParameters(id: UploadID(trusted: upload))
            #expect(try await layla.client.answer(Media.abandonUpload, given, Nothing()).status == 204)
            #expect(try await status(photo) == 404)

            let picture = Sent.png(try Clips.png())
            let job = try await media.begin([picture, picture], of: noor)
            let (item, other) = (job.items[0].id, job.items[1].id)
            #expect(try await facts(item) == MediaFacts(id: item, ownerId: noor.id, isConfirmed: false))
            try await media.delete(other, of: noor)
            #expect(try await status(other) == 404)
            try await media.send(picture.bytes, job.items[0])
            try await media.announce(item, in: job, of: noor)
            try await eventually("it is ready") { try await media.item(item, of: noor).status == .ready }
            let ready = try await facts(item)
            #expect(ready.isConfirmed && ready.ownerId == noor.id && ready.purpose == .clip)
        }
    }

    /// Films go to coaches and friends too.
    @Test func nothingServedSaysWhereAFilmWasMade() async throws {
        try await MediaFixture.run { media in
            let layla = try await media.somebody(.stack)
            let traces = ["location=+24.7136+046.6753/", "title=Zanzibar", "creation_time=2026-02-01T08:30:15Z"]
            let sent = try Clips.film("red", seconds: 1, sound: true, extra: traces.flatMap { ["-metadata", $0] })
            #expect(try Made.tags(sent, name: "a.mp4").contains("24.7135"))
            let item = try #require(try await media.ready([.mp4(sent)], of: layla).first)
            let file = try await layla.client.call(Media.file, MediaParameters(id: item.id), Nothing())
            let served = try await media.get(file.url)
            #expect(served.headers["Content-Type"] == "video/mp4")
            let tags = try Made.tags(served.body, name: "a.mp4")
            for trace in ["GPS", "24.7135", "Zanzibar", "2026:02:01"] { #expect(!tags.contains(trace), "\(trace) \(tags)") }
            // Made once: the same link gives the same bytes.
            #expect(try await media.get(file.url).body == served.body)
        }
    }

    @Test(.proves("GTSD-P-4.4-05"), arguments: [(1600, 1200), (300, 1200), (64, 48)]) func thumbnailsKeepTheirShape(_ size: (Int, Int))
        async throws
    {
        try await MediaFixture.run { media in
            let layla = try await media.somebody()
            let photo = try await media.photo(try Made.jpeg(width: size.0, height: size.1), of: layla)
            let served = try await media.get(photo.thumbnailUrl)
            let facts = try ImageTools().facts(of: .bytes(served.body))
            let scale = min(1, 320 / Double(max(size.0, size.1)))
            #expect(abs(Double(facts.width) - Double(size.0) * scale) <= 1)
            #expect(abs(Double(facts.height) - Double(size.1) * scale) <= 1)
            #expect(served.body.count < Int(photo.bytes) + 2000)
        }
    }

    /// GTSD-5.3-02 for a phone's own format, which is shown to others as JPEG.
    @Test func aHEICIsTakenAndShownAsJPEG() async throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try Data(try Made.png(width: 640, height: 480)).write(to: URL(filePath: folder.path + "/a.png"))
        try Made.run("heif-enc", [folder.path + "/a.png", "-o", folder.path + "/a.heic"])
        let bytes = try Made.bytes(folder.path + "/a.heic")
        try await MediaFixture.run { media in
            let layla = try await media.somebody()
            let photo = try await media.photo(bytes, of: layla, type: "image/heic")
            #expect((photo.width, photo.height) == (640, 480))
            #expect(try ImageTools().facts(of: .bytes(try await media.get(photo.fullUrl).body)).format == .jpeg)
        }
    }

    /// What no decoder finishes in its time is not finished the next time either.
    @Test(arguments: Engine.allCases) func formsThatCannotBeMadeAreTriedOnce(_ engine: Engine) async throws {
        let decoder = try PictureStandIn()
        defer { decoder.remove() }
        try await MediaFixture.run(engine: engine, configure: { $0.pictureWorker = decoder.executable }) { media in
            let layla = try await media.somebody()
            _ = try await media.photo(try Made.jpeg(width: 64, height: 48), of: layla)
            try await eventually("it is over") { try await media.rows("SELECT id FROM work WHERE kind = 'media.makeVariants'") == 0 }
            #expect(media.media.log.count(of: "no variants") == 1)
        }
    }

    @Test func aLinkHasRangesAnETagAndMayBeKept() async throws {
        try await MediaFixture.run { media in
            let layla = try await media.somebody()
            let photo = try await media.photo(try Made.jpeg(), of: layla)
            let whole = try await media.get(photo.fullUrl)
            #expect(whole.headers["Cache-Control"] == "private, max-age=31536000, immutable")
            #expect(whole.headers["Accept-Ranges"] == "bytes")
            #expect(whole.headers["X-Content-Type-Options"] == "nosniff")
            let tag = try #require(whole.headers["ETag"])
            let part = try await media.get(photo.fullUrl, ["Range": "bytes=10-19"])
            #expect((part.status, part.body) == (206, Array(whole.body[10...19])))
            #expect(part.headers["Content-Range"] == "bytes 10-19/\(whole.body.count)")
            #expect(try await media.get(photo.fullUrl, ["Range": "bytes=-5"]).body == Array(whole.body.suffix(5)))
            #expect(try await media.get(photo.fullUrl, ["Range": "bytes=999999999-"]).status == 416)
            let known = try await media.get(photo.fullUrl, ["If-None-Match": tag])
            #expect((known.status, known.body) == (304, []))
            #expect(try await media.get(photo.fullUrl, ["Range": "bytes=0-0", "If-Range": "\"other\""]).status == 200)
        }
    }

    @Test func aLinkStaysTheSameForAWhileAndThenEnds() async throws {
        try await MediaFixture.run { media in
            let layla = try await media.somebody()
            let photo = try await media.photo(try Made.jpeg(), of: layla)
            func again() async throws -> Photo { try await layla.client.call(Media.photo, MediaParameters(id: photo.id), Nothing()) }
            media.media.clock.advance(by: .minutes(4))
            #expect(try await again().fullUrl == photo.fullUrl)
            media.media.clock.advance(by: .minutes(1))
            #expect(try await again().fullUrl != photo.fullUrl)
            #expect(try await media.get(photo.fullUrl).status == 200)
            media.media.clock.advance(by: .minutes(5) + .seconds(29))
            #expect(try await media.get(photo.fullUrl).status == 200)
            media.media.clock.advance(by: .seconds(1))
            let late = try await media.get(photo.fullUrl)
            #expect((late.status, late.code) == (403, .linkExpired))
            let fresh = try await again().fullUrl
            for wrong in [fresh + "x", String(fresh.dropLast()), fresh.replacing("c1.", with: "c2.")] {
                let refused = try await media.get(wrong)
                #expect((refused.status, refused.code) == (403, .linkInvalid))
            }
        }
    }

    @Test func namesOfAnyScriptSurviveADownload() async throws {
        try await MediaFixture.run { media in
            let sara = try await media.somebody(.fitcoach, tier: .smartPremium)
            let bytes = Made.pdf()
            let names = [
                "خطة التمرين.pdf": "filename*=UTF-8''%D8%AE%D8%B7%D8%A9%20", "a\"b\\c.pdf": "filename", "../../etc/passwd": "filename",
            ]
            for (name, expected) in names {
                let ticket = try await sara.client.call(
                    Media.beginUpload,
                    UploadDetails(
                        purpose: .chatDocument, contentType: ContentType(trusted: "application/pdf"),
                        bytes: UploadSize(trusted: Int64(bytes.count)),
                        name: MediaFileName(trusted: name)))
                let put = try #require(ticket.put)
                _ = try await media.put(bytes, put.url, put.headers)
                let file = try await sara.client.call(Media.confirmUpload, UploadParameters(id: ticket.id), Nothing())
                #expect(file.name?.text == name)
                let disposition = try #require(try await media.get(file.url).headers["Content-Disposition"])
                #expect(disposition.hasPrefix("attachment; "))
                #expect(disposition.contains(expected), "\(disposition)")
                #expect(!disposition.contains("/") && disposition.utf8.allSatisfy { $0 < 0x80 })
            }
        }
    }

    /// What is called a picture and is none, or not the one it claims to be.
    @Test func picturesAreToldByTheirContent() async throws {
        let jpeg = try Made.jpeg()
        var bomb = try Made.png(width: 2, height: 2)
        // IHDR: width and height of 30,000, with a checksum that fits.
        bomb.replaceSubrange(16..<24, with: [0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30])
        bomb.replaceSubrange(29..<33, with: crc32(Array(bomb[12..<29])))
        let table: [(String, [UInt8], String, Int, ErrorCode?)] = [
            ("HTML", Array("<!DOCTYPE html><script>alert(1)</script>".utf8), "image/jpeg", 415, .unsupportedMediaType),
            ("SVG", Array("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8), "image/png", 415, .unsupportedMediaType),
            ("a zip", [0x50, 0x4b, 3, 4] + [UInt8](repeating: 0, count: 100), "image/jpeg", 415, .unsupportedMediaType),
            ("a PNG of 30,000 by 30,000", bomb, "image/png", 422, .tooManyPixels),
            ("half a JPEG", Array(jpeg.prefix(jpeg.count / 2)), "image/jpeg", 422, .fileDamaged),
            ("a PDF", Made.pdf(), "image/jpeg", 415, .unsupportedMediaType),
            ("random bytes", [1, 2, 3, 4, 5, 6, 7, 8], "image/webp", 415, .unsupportedMediaType),
            ("a PNG called JPEG", try Made.png(), "image/jpeg", 201, nil),
            ("a JPEG with a page behind it", jpeg + Array("<html><script>alert(1)</script></html>".utf8), "image/jpeg", 201, nil),
        ]
        try await MediaFixture.run { media in
            let layla = try await media.somebody()
            for (what, bytes, type, status, code) in table {
                let upload = try await layla.client.call(
                    Media.presignPhoto,
                    PhotoPresign(photoType: .front, contentType: ContentType(trusted: type), bytes: UploadSize(trusted: Int64(bytes.count)))
                )
                #expect(try await media.put(bytes, upload.uploadUrl, upload.headers).status == 200)
                let confirm = PhotoConfirm(s3Key: upload.s3Key, photoType: .front)
                let answer = try await layla.client.answer(Media.confirmPhoto, confirm)
                #expect((answer.status, answer.code) == (status, code), "\(what)")
                // Asked again it is the same.
                let again = try await layla.client.answer(Media.confirmPhoto, confirm)
                #expect((again.status, again.code) == (status == 201 ? 200 : status, code), "\(what)")
                guard status == 201 else { continue }
                let served = try await media.get(try InputDecoder.decode(Photo.self, from: answer.body).fullUrl)
                #expect(!String(decoding: served.body, as: UTF8.self).contains("script"), "\(what)")
            }
        }
    }

    private func crc32(_ bytes: [UInt8]) -> [UInt8] {
        var crc: UInt32 = 0xffff_ffff
        for byte in bytes {
            crc ^= UInt32(byte)
            for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xedb8_8320 : crc >> 1 }
        }
        crc ^= 0xffff_ffff
        return [
            UInt8(truncatingIfNeeded: crc >> 24), UInt8(truncatingIfNeeded: crc >> 16), UInt8(truncatingIfNeeded: crc >> 8),
            UInt8(truncatingIfNeeded: crc),
        ]
    }
}
