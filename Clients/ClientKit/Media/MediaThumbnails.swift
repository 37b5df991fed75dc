public import Contracts
internal import Locking
public import Wire

/// Thumbnails of imported media. Each is fetched once and then comes from memory; when it is asked for anew, the service only answers
/// that it is still the same. AC-3.3-04.
public final class MediaThumbnails: Sendable {
    private let session: SessionManager
    private let user: UserID
    public let cache: MemoryImageCache
    private let loads = SharedLoads()

    public init(session: SessionManager, user: UserID, cache: MemoryImageCache) {
        self.session = session
        self.user = user
        self.cache = cache
    }

    /// The bytes of an item's thumbnail; without a call when it is in memory.
    public func thumbnail(of id: MediaID) async throws(ClientError) -> CachedImage {
        if let image = cache.image(id.text) { return image }
        return try await load(id)
    }

    /// Asks the service whether the thumbnail has changed.
    public func refreshed(_ id: MediaID) async throws(ClientError) -> CachedImage { try await load(id) }

    private func load(_ id: MediaID) async throws(ClientError) -> CachedImage {
        try await loads.load(id.text) { [self] () throws(ClientError) in
            let generation = cache.generation, held = cache.image(id.text)
            let image = try await session.image(StackMedia.thumbnail, MediaParameters(id: id), etag: held?.etag, as: user)
            guard let image = image ?? held else { throw .invalidResponse }
            cache.store(image, id.text, generation: generation)
            return image
        }
    }
}

/// One load of a name at a time, shared by all who want it.
final class SharedLoads: Sendable {
    private let running = Lock<[String: Task<Result<CachedImage, ClientError>, Never>]>([:])

    func load(
        _ name: String, _ work: @escaping @Sendable () async throws(ClientError) -> CachedImage
    ) async throws(ClientError) -> CachedImage {
        let task = running.withLock { running in
            if let task = running[name] { return task }
            // A task of its own, because one who gives up must not end it for the others.
            let task = Task { [self] in
                let result: Result<CachedImage, ClientError>
                do throws(ClientError) { result = .success(try await work()) } catch { result = .failure(error) }
                finished(name)
                return result
            }
            running[name] = task
            return task
        }
        return try await task.value.get()
    }

    private func finished(_ name: String) { running.withLock { $0[name] = nil } }
}
