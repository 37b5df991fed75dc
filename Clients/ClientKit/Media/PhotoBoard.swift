internal import Locking

/// What is to be seen of the photos on their way, and who is looking.
final class PhotoBoard: Sendable {
    fileprivate struct State {
        var photos: [LocalPhoto] = []
        var serial = 0
        var listeners: [Int: AsyncStream<LocalPhoto>.Continuation] = [:]
        var watchers: [String: [Int: AsyncStream<Int>.Continuation]] = [:]
    }
    private let state = Lock(State())

    var photos: [LocalPhoto] { state.withLock { $0.photos } }
    subscript(id: String) -> LocalPhoto? { state.withLock { $0.photos.first { $0.id == id } } }

    /// Puts a photo up, or replaces it. Unless it is uploading, its progress is over for now.
    func show(_ photo: LocalPhoto) {
        let over = state.withLock { state -> [AsyncStream<Int>.Continuation] in
            let place = state.photos.firstIndex { $0.id == photo.id }, former = place.map { state.photos[$0] }
            if let place { state.photos[place] = photo } else { state.photos.append(photo) }
            state.tell(photo, after: former)
            if case .uploading = photo.status { return [] }
            return state.takeWatchers(of: photo.id)
        }
        for watcher in over { watcher.finish() }
    }

    /// A stage begins. The percent stays what it was within a run, and begins at 0 with one.
    func enter(_ stage: UploadStage, _ id: String) {
        change(id) { photo in
            photo.stage = stage
            if case .uploading = photo.status { return }
            photo.status = .uploading(0)
        }
    }

    /// So much of a photo is on its way; a percent that is not more is nothing new.
    func report(_ percent: Int, _ id: String) {
        change(id) { photo in
            if case .uploading(let former) = photo.status, percent > former { photo.status = .uploading(percent) }
        }
    }

    private func change(_ id: String, _ body: (inout LocalPhoto) -> Void) {
        state.withLock { state in
            guard let place = state.photos.firstIndex(where: { $0.id == id }) else { return }
            let former = state.photos[place]
            body(&state.photos[place])
            state.tell(state.photos[place], after: former)
        }
    }

    func drop(_ id: String) {
        let over = state.withLock { state in
            state.photos.removeAll { $0.id == id }
            return state.takeWatchers(of: id)
        }
        for watcher in over { watcher.finish() }
    }

    /// Whoever waits for progress of this photo waits in vain for now.
    func rest(_ id: String) {
        for watcher in state.withLock({ $0.takeWatchers(of: id) }) { watcher.finish() }
    }

    /// Every change of every photo from now on.
    func updates() -> AsyncStream<LocalPhoto> {
        let (stream, continuation) = AsyncStream.makeStream(of: LocalPhoto.self, bufferingPolicy: .bufferingNewest(1024))
        let id = state.withLock { state in
            state.serial += 1
            state.listeners[state.serial] = continuation
            return state.serial
        }
        continuation.onTermination = { [weak self] _ in self?.state.withLock { $0.listeners[id] = nil } }
        return stream
    }

    /// The percent now and every greater one, until the photo is completed or stops.
    func progress(of photo: String) -> AsyncStream<Int> {
        let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
        let id: Int? = state.withLock { state in
            guard let percent = state.photos.first(where: { $0.id == photo })?.percent else { return nil }
            continuation.yield(percent)
            guard percent < 100 else { return nil }
            state.serial += 1
            state.watchers[photo, default: [:]][state.serial] = continuation
            return state.serial
        }
        guard let id else {
            continuation.finish()
            return stream
        }
        continuation.onTermination = { [weak self] _ in self?.state.withLock { $0.watchers[photo]?[id] = nil } }
        return stream
    }

    deinit {
        let (listeners, watchers) = state.withLock { (Array($0.listeners.values), $0.watchers.values.flatMap(\.values)) }
        for listener in listeners { listener.finish() }
        for watcher in watchers { watcher.finish() }
    }
}

extension PhotoBoard.State {
    /// Under the lock, so that nobody sees two changes the wrong way round.
    fileprivate func tell(_ photo: LocalPhoto, after former: LocalPhoto?) {
        guard photo != former else { return }
        for listener in listeners.values { listener.yield(photo) }
        guard photo.percent > former?.percent ?? 0 else { return }
        for watcher in watchers[photo.id, default: [:]].values { watcher.yield(photo.percent) }
    }

    /// Outside the lock they are finished, because their ends take it again.
    fileprivate mutating func takeWatchers(of id: String) -> [AsyncStream<Int>.Continuation] {
        watchers.removeValue(forKey: id).map { Array($0.values) } ?? []
    }
}

extension LocalPhoto {
    fileprivate var percent: Int {
        switch status {
        case .pending, .failed: 0
        case .uploading(let percent): percent
        case .completed: 100
        }
    }
}
