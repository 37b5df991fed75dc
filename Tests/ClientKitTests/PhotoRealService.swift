import AppTesting
import AuthService
import ClientKit
import Contracts
import HTTPCore
import MediaService
import Platform
import Security
import ServiceKit
import Storage
import Synchronization
import Testing
import Wire

/// The real auth and media services with one clock for all, and devices that call them over sockets. The media service can be stopped and
/// started again on its database and its objects.
struct RealMedia: Sendable {
    let real: RealService
    let directory: String
    var wire: Wiretap { real.wire }
    var clock: ManualClock { real.auth.clock }
    static let address = "http://127.0.0.1:3"

    static func run(_ body: (RealMedia) async throws -> Void) async throws {
        try await withDirectory { directory in
            try await RealService.run { real in try await body(RealMedia(real: real, directory: directory)) }
        }
    }

    /// With the media service up.
    func serving(_ body: (AppUnderTest<MediaService>) async throws -> Void) async throws {
        let authURL = "http://127.0.0.1:\(real.auth.port ?? 0)"
        // Nobody's zone is asked for: devices say when a photo was taken.
        let settings = MediaServiceSettings(
            auth: AuthLink(url: authURL), storage: .directory(directory + "/server/objects"), scratch: directory + "/server/scratch",
            profileURL: authURL)
        try await AppUnderTest<MediaService>.run(
            settings: settings, transport: .socket, subscribers: ["auth": authURL], clock: clock,
            databaseURL: Secret("sqlite://\(directory)/media.db")
        ) { media in
            let port = media.port ?? 1
            wire.point(Self.address, at: port)
            // Where its signed URLs and links lead.
            wire.point("http://127.0.0.1:\(port)", at: port)
            try await body(media)
            wire.point(Self.address, at: 1)
        }
    }

    func camera(_ name: String = "first") throws -> RealCamera {
        try RealCamera(media: self, directory: "\(directory)/\(name)", store: MemoryTokenStore())
    }
}

/// An app on a device, as it starts.
struct RealCamera: Sendable {
    let media: RealMedia
    let directory: String
    let store: MemoryTokenStore
    let cache: FileUserCache
    let queue: PhotoQueue
    let images: ImageCache
    let session: SessionManager

    init(media: RealMedia, directory: String, store: MemoryTokenStore) throws {
        (self.media, self.directory, self.store) = (media, directory, store)
        cache = FileUserCache(directory: directory + "/data", sealing: .test)
        queue = PhotoQueue(directory: directory + "/photos", sealing: .test)
        images = ImageCache(directory: directory + "/images", sealing: .test)
        let addresses = try ServiceAddresses(gateway: Wiretap.authAddress, services: ["media": RealMedia.address])
        session = SessionManager(
            api: APIClient(addresses: addresses, transport: media.wire), store: store, cache: UserCaches([cache, images]),
            vaults: [queue], clock: media.clock)
    }

    /// The app was killed and started again.
    func restarted() throws -> RealCamera { try RealCamera(media: media, directory: directory, store: store) }

    func roll() async throws -> (gallery: PhotoGallery, uploader: PhotoUploader) {
        let user = try #require(await session.user).id
        let pictures = PhotoPictures(session: session, user: user, cache: images, transport: media.wire)
        let gallery = PhotoGallery(session: session, cache: cache, pictures: pictures, user: user)
        let uploader = PhotoUploader(
            session: session, queue: queue, gallery: gallery, user: user, transport: media.wire, open: { picked in try JPEGCodec(picked) })
        return (gallery, uploader)
    }
}

extension Wiretap {
    /// The bare outcome of a request that no client of ours would make.
    func status(_ method: HTTPMethod, _ url: String, _ headers: HTTPHeaders, _ body: [UInt8]) async throws -> Int {
        try await send(ClientRequest(method: method, url: url, headers: headers, body: body)).status.code
    }
}
