internal import Locking
public import Wire

/// Small pictures in memory, such as the thumbnails of a canvas. AC-3.3-04. Give it to the session as one of its `UserCaches`, and clear
/// it when the screen that shows them closes. AC-7.6-02.
public final class MemoryImageCache: UserCache {
    private struct State {
        var list: RecencyList<CachedImage>
        /// Changes with every clearing; what was asked for before is not kept after.
        var generation = 0
    }
    private let state: Lock<State>
    private let onCleared: @Sendable (Int) -> Void

    /// - Parameter onCleared: told how many pictures went with each clearing.
    public init(bounds: CacheBounds = .thumbnails, onCleared: @escaping @Sendable (Int) -> Void = { _ in }) {
        state = Lock(State(list: RecencyList(bounds: bounds)))
        self.onCleared = onCleared
    }

    public var count: Int { state.withLock { $0.list.entries.count } }
    public var bytes: Int { state.withLock { $0.list.size } }

    func image(_ name: String) -> CachedImage? { state.withLock { $0.list.use(name) } }
    var generation: Int { state.withLock { $0.generation } }

    /// - Parameter generation: of when the picture was asked for.
    func store(_ image: CachedImage, _ name: String, generation: Int) {
        state.withLock { state in
            guard state.generation == generation else { return }
            _ = state.list.put(image, size: image.bytes.count, name)
        }
    }

    /// Forgets every picture.
    public func clear() {
        let count = state.withLock { state in
            defer { state.list.removeAll() }
            state.generation += 1
            return state.list.entries.count
        }
        onCleared(count)
    }

    public func wipe(_ user: UserID) { clear() }
    public func wipeAll(except user: UserID) { clear() }
}
