public import Contracts
internal import JSONCoding
public import Wire

/// A person's gallery on this device, newest first. What was loaded is kept, so that it can be looked at without a connection.
///
/// It speaks for its person only. Once somebody else is signed in, or nobody, it neither asks nor keeps anything.
public actor PhotoGallery {
    public private(set) var photos: [Photo]
    /// Whether this is what the device remembers and not what the service has said since the start.
    public private(set) var isStale = true
    /// Whether the service has more.
    public var hasMore: Bool { cursor != nil }

    public nonisolated let pictures: PhotoPictures
    private let session: SessionManager
    private let cache: FileUserCache
    private let user: UserID
    private var cursor: OpaqueToken?
    private static let entry = "gallery"
    private static let mostKept = 200

    private struct Saved: DTO {
        let items: [Photo]
        static let example = Saved(items: [.example])
    }

    /// Takes up what this device remembers.
    /// - Parameter cache: the session's, which forgets the gallery when the person signs out.
    public init(session: SessionManager, cache: FileUserCache, pictures: PhotoPictures, user: UserID) {
        self.session = session
        self.cache = cache
        self.pictures = pictures
        self.user = user
        let saved = (try? cache.read(Self.entry, of: user))?.flatMap { try? InputDecoder.decode(Saved.self, from: $0) }
        photos = saved?.items ?? []
    }

    /// The first page, fresh from the service. What is shown stays when it cannot be asked.
    public func refresh() async throws(ClientError) {
        let page = try await session.call(Media.photos, PhotoQuery(), Nothing(), as: user)
        photos = page.items
        cursor = page.nextCursor
        isStale = false
        await keep()
    }

    /// Adds the next page, if there is one.
    public func loadMore() async throws(ClientError) {
        guard let cursor else { return }
        let page = try await session.call(Media.photos, PhotoQuery(cursor: cursor), Nothing(), as: user)
        // Refreshed, or loaded by another call meanwhile.
        guard self.cursor == cursor else { return }
        let known = Set(photos.map(\.id))
        photos += page.items.filter { !known.contains($0.id) }
        self.cursor = page.nextCursor
        await keep()
    }

    /// Deletes a photo at the service, then here.
    public func delete(_ id: MediaID) async throws(ClientError) {
        do throws(ClientError) {
            let _: Nothing = try await session.call(Media.deletePhoto, MediaParameters(id: id), Nothing(), as: user)
        } catch {
            // Deleted before, on another device or by a request whose answer was lost.
            guard error.code == .notFound else { throw error }
        }
        photos.removeAll { $0.id == id }
        pictures.forget(id)
        await keep()
    }

    /// Shows a photo that this device has sent, with the picture it still has. Adding it again changes nothing.
    func add(_ photo: Photo, jpeg: [UInt8]) async throws(TokenStoreError) {
        try await pictures.keep(jpeg, of: photo)
        photos.removeAll { $0.id == photo.id }
        let place = photos.firstIndex { ($0.takenAt, $0.id) < (photo.takenAt, photo.id) } ?? photos.endIndex
        photos.insert(photo, at: place)
        await keep()
    }

    private func keep() async {
        guard let bytes = try? JSONWriter.encode(Saved(items: Array(photos.prefix(Self.mostKept)))) else { return }
        await session.keep(as: user) { [cache, user] () throws(TokenStoreError) in try cache.write(bytes, Self.entry, of: user) }
    }
}
