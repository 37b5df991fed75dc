import AppTesting
import ClientKit
import Contracts
import HTTPCore
import Imaging
import Platform
import Security
import Storage
import TestSupport
import Testing
import Wire

/// A device's photos and the real media service.
@Suite(.timeLimit(.minutes(3))) struct PhotoIntegrationTests {
    /// Somebody signed in, with pictures that are all different.
    private func withCamera(_ body: (RealMedia, RealCamera, [[UInt8]]) async throws -> Void) async throws {
        try await RealMedia.run { media in
            let camera = try media.camera()
            _ = try await camera.session.signUp(.of("layla@example.com"))
            let pictures = try (1...5).map { try Pictures.noise(media.directory, width: 400 + 10 * $0, height: 300, seed: UInt64($0)) }
            try await body(media, camera, pictures)
        }
    }

    private static func upload(_ uploader: PhotoUploader, _ picture: [UInt8], _ details: PhotoDetails = .example) async throws
        -> PhotoStatus?
    {
        let id = try await uploader.add(picture, details).id
        return await uploader.settled(id)
    }

    @Test(.proves("GTSD-5.1-02", "GTSD-5.1-03", "GTSD-P-3.5-07")) func aLargePhotoTravelsIntoTheGallery() async throws {
        try await withCamera { media, camera, _ in
            try await media.serving { _ in
                let (gallery, uploader) = try await camera.roll()
                let picked = try Pictures.noise(media.directory, width: 2600, height: 2000, seed: 9)
                #expect(picked.count >= 8_000_000)
                let log = PhotoLog(uploader)
                let id = try await uploader.add(picked, PhotoDetails(angle: .side, stage: .before)).id
                let percents = await uploader.progress(of: id).reduce(into: []) { $0.append($1) }
                guard case .completed(let photo) = await uploader.settled(id) else { return #expect(Bool(false), "not completed") }
                try await log.completed(id)
                #expect(log.stages(of: id) == UploadStage.allCases)
                #expect(percents.first == 0 && percents.last == 100 && percents.count >= 5, "\(percents)")
                #expect(zip(percents, percents.dropFirst()).allSatisfy { $0 < $1 })
                #expect(photo.bytes <= 2_097_152)
                #expect(
                    (photo.width, photo.height, photo.photoType, photo.stage, photo.takenAt) == (
                        2600, 2000, .side, .before, media.clock.now()
                    ))
                try await gallery.refresh()
                #expect(await gallery.photos.map(\.id) == [photo.id])

                let thumbnail = try await gallery.pictures.picture(photo, .thumbnail)
                let facts = try ImageTools().check(.bytes(thumbnail.bytes))
                #expect((facts.format, max(facts.width, facts.height)) == (.jpeg, 320))
                #expect(try await gallery.pictures.picture(photo, .full).bytes.count == Int(photo.bytes), "the one that was sent")
            }
        }
    }

    @Test(.proves("GTSD-5.1-05")) func theStoreTakesWhatWasSignedAndNothingElse() async throws {
        try await withCamera { media, camera, pictures in
            try await media.serving { _ in
                let jpeg = pictures[0], wire = media.wire
                let wish = PhotoPresign(
                    photoType: .front, takenAt: media.clock.now(), contentType: .example, bytes: UploadSize(trusted: Int64(jpeg.count)),
                    sha256: ContentHash(trusted: hex(sha256(jpeg))))
                func presign() async throws -> PhotoUpload { try await camera.session.call(Media.presignPhoto, Nothing(), wish) }
                func fields(_ ticket: PhotoUpload) -> HTTPHeaders { HTTPHeaders(ticket.headers.map { (name: $0.key, value: $0.value) }) }

                let ticket = try await presign()
                #expect(ticket.headers["Content-Type"] == "image/jpeg")
                #expect(ticket.headers["Authorization"] == nil)
                let other = try await presign()
                let swapped = ticket.uploadUrl.replacing(ticket.s3Key.text, with: other.s3Key.text)
                #expect(swapped != ticket.uploadUrl)
                #expect(try await wire.status(.put, swapped, fields(ticket), jpeg) == 403)
                let last = try #require(ticket.uploadUrl.last)
                #expect(try await wire.status(.put, ticket.uploadUrl.dropLast() + (last == "0" ? "1" : "0"), fields(ticket), jpeg) == 403)
                var html = fields(ticket)
                html["Content-Type"] = "text/html"
                #expect(try await wire.status(.put, ticket.uploadUrl, html, jpeg) == 403)
                #expect((400..<500).contains(try await wire.status(.put, ticket.uploadUrl, fields(ticket), jpeg + [0])))

                #expect(try await wire.status(.put, ticket.uploadUrl, fields(ticket), jpeg) == 200)
                let confirm = PhotoConfirm(s3Key: ticket.s3Key, photoType: .front, takenAt: media.clock.now())
                let photo = try await camera.session.call(Media.confirmPhoto, Nothing(), confirm)
                #expect(try await wire.status(.put, ticket.uploadUrl, fields(ticket), jpeg) != 200)
                #expect(try await camera.session.call(Media.confirmPhoto, Nothing(), confirm).id == photo.id)

                media.clock.advance(by: .minutes(11))
                #expect(try await wire.status(.put, other.uploadUrl, fields(other), jpeg) == 403)
            }
        }
    }

    @Test(.proves("GTSD-5.1-08"), arguments: ["presign", "put", "confirm"]) func aLostAnswerMakesNoSecondPhoto(_ stage: String) async throws
    {
        try await withCamera { media, camera, pictures in
            try await media.serving { app in
                let (gallery, uploader) = try await camera.roll()
                switch stage {
                case "presign": media.wire.loseNextAnswer(of: try #require(Media.presignPhoto.path.path([:])))
                case "confirm": media.wire.loseNextAnswer(of: try #require(Media.confirmPhoto.path.path([:])))
                default: media.wire.loseNextAnswer(startingWith: "/objects/")
                }
                let id = try await uploader.add(pictures[0], .example).id
                let status = await uploader.settled(id)
                #expect(status?.error?.isRetryable == true, "\(String(describing: status))")
                let later = try camera.restarted(), (_, again) = try await later.roll()
                await again.resume()
                #expect(await again.photos.first?.status.isCompleted == true)
                try await gallery.refresh()
                #expect(await gallery.photos.count == 1)
                #expect(try await app.database.read { db in try await db.query("SELECT id FROM uploads").count } == 1)
            }
        }
    }

    @Test(.proves("GTSD-5.1-09")) func fivePhotosAreSentAtOnceAndOneFailureStopsNone() async throws {
        try await withCamera { media, camera, pictures in
            try await media.serving { _ in
                let (gallery, uploader) = try await camera.roll()
                media.wire.loseNextAnswer(startingWith: "/objects/")
                var ids: [String] = []
                for picture in pictures { ids.append(try await uploader.add(picture, .example).id) }
                for id in ids { await uploader.settled(id) }
                let statuses = await uploader.photos.map(\.status)
                #expect(statuses.count(where: \.isCompleted) == 4)
                #expect(statuses.compactMap(\.error) == [.s3UploadFailed(status: nil)])
                await uploader.resume()
                try await gallery.refresh()
                #expect(Set(await gallery.photos.map(\.id)).count == 5)
                #expect(Set(await gallery.photos.map(\.width)).count == 5)
            }
        }
    }

    @Test(.proves("GTSD-P-6.4-07")) func photosTakenOfflineArriveAfterARestartOfBothSides() async throws {
        try await withCamera { media, camera, pictures in
            // Known to the service, so that what follows is about photos alone.
            try await media.serving { _ async throws in
                #expect(try await Self.upload(try await camera.roll().uploader, pictures[4])?.isCompleted == true)
            }
            let (_, uploader) = try await camera.roll()
            for picture in pictures.prefix(3) {
                #expect(try await Self.upload(uploader, picture) == .pending)
                media.clock.advance(by: .minutes(1))
            }
            #expect(await uploader.photos.suffix(3).allSatisfy { $0.localPath != nil })
            try await media.serving { _ in
                let (gallery, again) = try await camera.restarted().roll()
                #expect(await again.photos.map(\.status) == [.pending, .pending, .pending])
                await again.resume()
                #expect(await again.photos.allSatisfy { $0.status.isCompleted })
                try await gallery.refresh()
                #expect(await gallery.photos.map(\.width) == [430, 420, 410, 450], "newest first, by when they were taken")
            }
        }
    }

    @Test func aURLThatEndedIsAskedForAgain() async throws {
        try await withCamera { media, camera, pictures in
            try await media.serving { _ in
                let (gallery, uploader) = try await camera.roll()
                media.wire.loseNextRequest(startingWith: "/objects/")
                let id = try await uploader.add(pictures[0], .example).id
                #expect(await uploader.settled(id) == .pending)
                media.clock.advance(by: .minutes(11))
                await uploader.resume()
                #expect(await uploader.photos.first?.status.isCompleted == true)
                try await gallery.refresh()
                #expect(await gallery.photos.count == 1)
            }
        }
    }

    @Test(.proves("GTSD-5.2-07")) func seenPhotosStayViewableWithTheServiceDown() async throws {
        try await withCamera { media, camera, pictures in
            var seen: [CachedImage] = []
            try await media.serving { _ in
                let (gallery, uploader) = try await camera.roll()
                for picture in pictures.prefix(2) { _ = try await Self.upload(uploader, picture) }
                try await gallery.refresh()
                for photo in await gallery.photos { seen.append(try await gallery.pictures.picture(photo, .preview)) }
            }
            let (gallery, _) = try await camera.restarted().roll()
            await #expect(throws: ClientError.network(.unreachable)) { try await gallery.refresh() }
            #expect(await gallery.isStale)
            var again: [CachedImage] = []
            for photo in await gallery.photos { again.append(try await gallery.pictures.picture(photo, .preview)) }
            #expect(again == seen)
            #expect(Set(again.map(\.bytes)).count == 2)
            await camera.session.logOut()
            #expect(files(below: camera.directory).isEmpty)
        }
    }

    @Test func linksThatEndedAreRenewed() async throws {
        try await withCamera { media, camera, pictures in
            try await media.serving { _ in
                let (gallery, uploader) = try await camera.roll()
                _ = try await Self.upload(uploader, pictures[0])
                let photo = try #require(await gallery.photos.first)
                media.clock.advance(by: .minutes(14))
                #expect(try await gallery.pictures.picture(photo, .thumbnail).contentType == "image/jpeg")
                try await gallery.delete(photo.id)
                try await gallery.refresh()
                #expect(await gallery.photos.isEmpty)
            }
        }
    }
}
