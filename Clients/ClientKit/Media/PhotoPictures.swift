public import Contracts
internal import HTTPCore
public import Wire

public enum PhotoSize: String, Sendable, Hashable, CaseIterable {
    /// Longest side 320.
    case thumbnail
    /// Longest side 1280.
    case preview
    case full
}

extension Photo {
    /// A link that works for some minutes.
    func link(_ size: PhotoSize) -> String {
        switch size {
        case .thumbnail: thumbnailUrl
        case .preview: previewUrl
        case .full: fullUrl
        }
    }
}

/// The pictures of a person's photos, from this device where it has them. GTSD-5.2-07. They are kept under the photo's id, because links
/// change and photos do not.
public final class PhotoPictures: Sendable {
    private let session: SessionManager
    private let user: UserID
    public let cache: ImageCache
    private let transport: any ClientTransport
    private let loads = SharedLoads()

    /// - Parameter transport: for links, which lead to whatever host keeps the pictures; nothing of the session goes there.
    public init(session: SessionManager, user: UserID, cache: ImageCache, transport: any ClientTransport) {
        self.session = session
        self.user = user
        self.cache = cache
        self.transport = transport
    }

    /// A photo in a size; in another size when this one is not on the device and there is no connection.
    public func picture(_ photo: Photo, _ size: PhotoSize) async throws(ClientError) -> CachedImage {
        // Begun first: whoever leaves from here on is not kept anything.
        let visit = cache.visit(user)
        guard await session.user?.id == user else { throw .unauthorized }
        if let image = cache.image(Self.name(photo.id, size), of: user) { return image }
        do {
            return try await loads.load(Self.name(photo.id, size)) { [self] () throws(ClientError) in
                let image = try await fetch(photo, size)
                // A picture that cannot be kept can be looked at all the same.
                try? cache.store(image, Self.name(photo.id, size), visit)
                return image
            }
        } catch {
            guard case .network = error, let other = other(than: size, of: photo) else { throw error }
            return other
        }
    }

    /// Keeps the picture of a photo that this device sent, so that it need not come back.
    func keep(_ jpeg: [UInt8], of photo: Photo) async throws(TokenStoreError) {
        let visit = cache.visit(user)
        guard await session.user?.id == user else { return }
        try cache.store(CachedImage(bytes: jpeg, contentType: "image/jpeg"), Self.name(photo.id, .full), visit)
    }

    func forget(_ id: MediaID) {
        for size in PhotoSize.allCases { cache.remove(Self.name(id, size), of: user) }
    }

    private static func name(_ id: MediaID, _ size: PhotoSize) -> String { "\(id.text) \(size.rawValue)" }

    private func other(than size: PhotoSize, of photo: Photo) -> CachedImage? {
        PhotoSize.allCases.reversed().lazy.filter { $0 != size }.compactMap { self.cache.image(Self.name(photo.id, $0), of: self.user) }
            .first
    }

    /// Links run out while a gallery is open; the photo then gives new ones.
    private func fetch(_ photo: Photo, _ size: PhotoSize) async throws(ClientError) -> CachedImage {
        do {
            return try await follow(photo.link(size))
        } catch {
            guard let status = error.status, [401, 403, 404, 410].contains(status) else { throw error }
        }
        let fresh = try await session.call(Media.photo, MediaParameters(id: photo.id), Nothing(), as: user)
        return try await follow(fresh.link(size))
    }

    private func follow(_ link: String) async throws(ClientError) -> CachedImage {
        guard session.api.addresses.accepts(link: link) else { throw .invalidURL }
        let response: ClientResponse
        do { response = try await transport.send(ClientRequest(url: link, headers: ["Accept": "image/*"])) } catch { throw .network(error) }
        guard response.status.isSuccess else { throw APIClient.refusal(response) }
        return try CachedImage(response)
    }
}
