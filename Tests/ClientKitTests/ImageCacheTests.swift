@testable import ClientKit
import Contracts
import HTTPCore
import Platform
import TestSupport
import Testing
import Wire

@Suite(.timeLimit(.minutes(1))) struct ImageCacheTests {
    /// Photos in the gallery that nobody has looked at.
    private func withGallery(_ count: Int, _ body: (PhotoDevice) async throws -> Void) async throws {
        try await PhotoDevice.run { device async throws in
            for number in 0..<count { device.service.addPhoto(number, takenAt: Instant(milliseconds: Int64(1_000_000 - number))) }
            try await device.gallery.refresh()
            device.service.forget()
            try await body(device)
        }
    }

    @Test(.proves("GTSD-5.2-07")) func seenPhotosStayViewableWithNoNetwork() async throws {
        try await withGallery(3) { device async throws in
            let photos = await device.gallery.photos
            for photo in photos.prefix(2) {
                let image = try await device.gallery.pictures.picture(photo, .preview)
                #expect(String(decoding: image.bytes, as: UTF8.self).hasPrefix("preview of photo"))
            }
            device.service.set { $0.isDown = true }
            for app in [device, try device.restarted()] {
                #expect(await app.gallery.photos == photos)
                for (number, photo) in photos.prefix(2).enumerated() {
                    let image = try await app.gallery.pictures.picture(photo, .preview)
                    #expect(
                        image
                            == CachedImage(
                                bytes: Array("preview of photo \(number)".utf8), contentType: "image/jpeg", etag: "\"\(photo.id)\""))
                    // Another size, where it is the best there is.
                    #expect(try await app.gallery.pictures.picture(photo, .thumbnail) == image)
                }
                await #expect(throws: ClientError.network(.unreachable)) { try await app.gallery.pictures.picture(photos[2], .preview) }
                await #expect(throws: ClientError.network(.unreachable)) { try await app.gallery.refresh() }
            }
            #expect(await device.gallery.isStale == false)
            #expect(await (try device.restarted()).gallery.isStale)
            #expect(device.service.count("content preview") == 2)
        }
    }

    @Test(.proves("GTSD-5.2-07")) func aHundredPicturesAreKeptAndTheOldestGoes() async throws {
        #expect(CacheBounds.pictures == CacheBounds(items: 100, bytes: 52_428_800))
        try await withGallery(102) { device async throws in
            let photos = await device.gallery.photos, pictures = device.gallery.pictures
            for photo in photos.prefix(100) { _ = try await pictures.picture(photo, .preview) }
            #expect(device.images.count(of: device.user) == 100)
            _ = try await pictures.picture(photos[0], .preview)
            _ = try await pictures.picture(photos[100], .preview)
            #expect(device.images.count(of: device.user) == 100)
            device.service.set { $0.isDown = true }
            _ = try await pictures.picture(photos[0], .preview)
            await #expect(throws: ClientError.self) { try await pictures.picture(photos[1], .preview) }
            let later = try device.restarted()
            #expect(later.images.count(of: device.user) == 100)
            await #expect(throws: ClientError.self) { try await later.gallery.pictures.picture(photos[1], .preview) }
            #expect(files(below: device.directory + "/images").count == 101)
        }
    }

    @Test(.proves("GTSD-5.2-07")) func fiftyMegabytesAreKept() async throws {
        try await withGallery(6) { device async throws in
            device.service.set { state in for id in state.pictures.keys { state.pictures[id] = [UInt8](repeating: 7, count: 10 << 20) } }
            let photos = await device.gallery.photos
            for photo in photos { _ = try await device.gallery.pictures.picture(photo, .full) }
            #expect(device.images.bytes(of: device.user) == 50 << 20)
            #expect(device.images.count(of: device.user) == 5)
            device.service.set { $0.isDown = true }
            await #expect(throws: ClientError.self) { try await device.gallery.pictures.picture(photos[0], .full) }
            #expect(try await device.gallery.pictures.picture(photos[1], .full).bytes.count == 10 << 20)
        }
    }

    @Test(.proves("GTSD-P-9.1-01")) func memoryHasTheSameBoundsAndIsFilledFromTheDisk() async throws {
        try await withDirectory { directory in
            let cache = ImageCache(directory: directory, sealing: .test), user = UserID.example, visit = cache.visit(user)
            func store(_ number: Int, _ bytes: Int) throws {
                let content = [UInt8](repeating: UInt8(number % 256), count: bytes)
                try cache.store(CachedImage(bytes: content, contentType: "image/jpeg"), "\(number)", visit)
            }
            for number in 1...101 { try store(number, 10) }
            #expect(cache.inMemory == (count: 100, bytes: 1000))
            #expect(cache.image("1", of: user) == nil && cache.image("2", of: user) != nil)
            // From memory: the disk is not asked.
            for file in files(below: directory) { removeFile(file.path) }
            #expect(cache.image("3", of: user)?.bytes == [UInt8](repeating: 3, count: 10))

            let other = ImageCache(directory: directory + "/2", sealing: .test), there = other.visit(user)
            for number in 1...51 {
                let image = CachedImage(bytes: [UInt8](repeating: UInt8(number), count: 1 << 20), contentType: "image/jpeg")
                try other.store(image, "\(number)", there)
            }
            #expect(other.inMemory == (count: 50, bytes: 50 << 20))
            other.clearMemory()
            #expect(other.inMemory == (count: 0, bytes: 0))
            #expect(other.image("1", of: user) == nil)
            #expect(other.image("51", of: user)?.bytes == [UInt8](repeating: 51, count: 1 << 20))
            #expect(other.inMemory == (count: 1, bytes: 1 << 20))
            // Somebody else's are not mixed with these, and go with them.
            #expect(other.image("51", of: UserID(trusted: "01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e30")) == nil)
            try other.wipe(user)
            #expect(other.inMemory == (count: 0, bytes: 0) && other.image("51", of: user) == nil)
        }
    }

    @Test func aPictureLargerThanEverythingIsShownAndNotKept() async throws {
        try await withGallery(2) { device async throws in
            let photos = await device.gallery.photos
            _ = try await device.gallery.pictures.picture(photos[1], .full)
            device.service.set { $0.pictures[photos[0].id.text] = [UInt8](repeating: 7, count: (50 << 20) + 1) }
            #expect(try await device.gallery.pictures.picture(photos[0], .full).bytes.count == (50 << 20) + 1)
            #expect(device.images.count(of: device.user) == 1)
            #expect(files(below: device.directory + "/images").count == 2)
        }
    }

    @Test func picturesAreEncryptedAndGoWithTheirPerson() async throws {
        try await withGallery(2) { device async throws in
            for photo in await device.gallery.photos { _ = try await device.gallery.pictures.picture(photo, .full) }
            let kept = files(below: device.directory + "/images")
            #expect(kept.count == 3)
            #expect(kept.allSatisfy { $0.mode == 0o600 && !String(decoding: $0.bytes, as: UTF8.self).contains("photo") })
            await device.session.logOut()
            #expect(files(below: device.directory).isEmpty)
            #expect(device.images.count(of: device.user) == 0)
            let photos = await device.gallery.photos
            await #expect(throws: ClientError.unauthorized) { try await device.gallery.pictures.picture(photos[0], .full) }
        }
    }

    @Test func aPictureThatArrivesAfterSigningOutIsNotKept() async throws {
        try await withGallery(1) { device async throws in
            let photo = await device.gallery.photos[0]
            let gate = device.service.hold("content full")
            async let image = device.gallery.pictures.picture(photo, .full)
            try await eventually { device.service.count("content full") >= 1 }
            await device.session.logOut()
            gate.open()
            #expect(try await !image.bytes.isEmpty)
            #expect(files(below: device.directory).isEmpty)
        }
    }

    @Test func anotherPersonFindsNothing() async throws {
        try await withGallery(1) { device async throws in
            let photo = await device.gallery.photos[0]
            _ = try await device.gallery.pictures.picture(photo, .full)
            device.service.sessions.set { $0.user = ModelService.person("omar@example.com", id: "01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e40") }
            _ = try await device.session.logIn(.example)
            #expect(files(below: device.directory + "/images").isEmpty)
            await #expect(throws: ClientError.unauthorized) { try await device.gallery.pictures.picture(photo, .full) }
        }
    }

    @Test func linksThatEndedAreRenewed() async throws {
        try await withGallery(1) { device async throws in
            let photo = await device.gallery.photos[0]
            device.service.endLinks()
            #expect(try await device.gallery.pictures.picture(photo, .thumbnail).bytes == Array("thumbnail of photo 0".utf8))
            #expect(device.service.now.heard == ["content thumbnail", "photo", "content thumbnail"])
            device.service.set { $0.photos = [] }
            device.service.endLinks()
            await #expect(throws: ClientError.self) { try await device.gallery.pictures.picture(photo, .preview) }
        }
    }

    @Test func aPageOfTheNetworkIsNoPicture() async throws {
        try await withGallery(1) { device async throws in
            let photo = await device.gallery.photos[0]
            device.service.fail("content full", .answers(200))
            await #expect(throws: ClientError.invalidResponse) { try await device.gallery.pictures.picture(photo, .full) }
            #expect(device.images.count(of: device.user) == 0)
            _ = try await device.gallery.pictures.picture(photo, .full)
        }
    }

    @Test func twentyLookersMakeOneRequest() async throws {
        try await withGallery(1) { device async throws in
            let photo = await device.gallery.photos[0]
            let gate = device.service.hold("content full")
            async let images = outcomes(20) { _ throws(ClientError) in try await device.gallery.pictures.picture(photo, .full) }
            try await eventually { device.service.count("content full") >= 1 }
            gate.open()
            #expect(await images.allSatisfy(\.isSuccess))
            #expect(device.service.count("content full") == 1)
            #expect(device.service.requests("content full").allSatisfy { $0.headers["Authorization"] == nil })
        }
    }

    @Test func aDamagedFileIsFetchedAgain() async throws {
        try await withGallery(1) { device async throws in
            let photo = await device.gallery.photos[0]
            let image = try await device.gallery.pictures.picture(photo, .full)
            for file in files(below: device.directory + "/images") { put([1, 2, 3], file.path) }
            device.images.clearMemory()
            #expect(try await device.gallery.pictures.picture(photo, .full) == image)
            #expect(device.service.count("content full") == 2)
            for file in files(below: device.directory + "/images") { put([1, 2, 3], file.path) }
            let later = try device.restarted()
            #expect(later.images.count(of: device.user) == 0)
            #expect(files(below: device.directory + "/images").count == 1, "what cannot be read is removed, save the list")
            #expect(try await later.gallery.pictures.picture(photo, .full) == image)
        }
    }

    @Test func aDeletedPhotoIsGoneHereToo() async throws {
        try await withGallery(2) { device async throws in
            let photos = await device.gallery.photos
            for photo in photos { _ = try await device.gallery.pictures.picture(photo, .full) }
            try await device.gallery.delete(photos[0].id)
            #expect(await device.gallery.photos == [photos[1]])
            #expect(device.images.count(of: device.user) == 1)
            // Deleted elsewhere before.
            device.service.set { $0.photos = [] }
            try await device.gallery.delete(photos[1].id)
            #expect(await device.gallery.photos.isEmpty)
            #expect(await (try device.restarted()).gallery.photos.isEmpty)
        }
    }

    /// Whatever is done, the bounds hold, and the disk has what memory says.
    @Test(arguments: [1, 2, 3] as [UInt64]) func theBoundsAlwaysHold(_ seed: UInt64) async throws {
        try await withDirectory { directory in
            let random = SeededRandom(seed: seed), user = ModelService.person("").id
            let service = PhotoService()
            for number in 0..<12 { service.addPhoto(number) }
            service.set { state in
                for (index, id) in state.pictures.keys.sorted().enumerated() {
                    state.pictures[id] = [UInt8](repeating: 1, count: 50 + 90 * index)
                }
            }
            var cache = ImageCache(directory: directory, sealing: .test, bounds: CacheBounds(items: 5, bytes: 1000))
            let session = try SessionManager.make(service, MemoryTokenStore(), cache: cache)
            _ = try await session.logIn(.example)
            let photos = service.now.photos
            for _ in 0..<60 {
                let photo = photos[Int(random.below(12))]
                let pictures = PhotoPictures(session: session, user: user, cache: cache, transport: service)
                _ = try await pictures.picture(photo, .full)
                if random.below(10) == 0 {
                    cache = ImageCache(directory: directory, sealing: .test, bounds: CacheBounds(items: 5, bytes: 1000))
                }
                #expect(cache.count(of: user) <= 5)
                #expect(cache.bytes(of: user) <= 1000)
                let kept = files(below: directory)
                #expect(kept.count == cache.count(of: user) + 1)
                let sealed = 40
                #expect(kept.map(\.bytes.count).reduce(0, +) >= cache.bytes(of: user) + sealed * kept.count)
            }
        }
    }
}
