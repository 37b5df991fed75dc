public import Contracts
public import Wire

/// A composition that a person arranges. A change shows at once and is told to the service in the order it was made; one that the service
/// refuses is taken back.
public actor CanvasModel {
    private struct Change {
        let number: Int
        let layer: LayerID
        let change: LayerChange
    }

    public nonisolated let thumbnails: MediaThumbnails
    private let session: SessionManager
    private let user: UserID
    /// As the service has it.
    private var known: Composition
    private var pending: [Change] = []
    private var serial = 0
    private var last: Task<Void, Never>?

    public init(_ composition: Composition, session: SessionManager, user: UserID, thumbnails: MediaThumbnails) {
        known = composition
        self.session = session
        self.user = user
        self.thumbnails = thumbnails
    }

    /// With the changes the service has not confirmed yet.
    public var composition: Composition {
        pending.reduce(into: known) { composition, change in composition.apply(change.change, to: change.layer) }
    }

    /// Puts the centre of a layer somewhere, also beside the canvas.
    public func move(_ layer: LayerID, to position: LayerPosition) async throws(ClientError) {
        try await change(layer, LayerChange(position: position))
    }

    /// Makes a layer wider or narrower; its height follows.
    public func resize(_ layer: LayerID, to width: LayerWidth) async throws(ClientError) {
        try await change(layer, LayerChange(width: width))
    }

    /// The canvas closes: its thumbnails leave memory. AC-7.6-02.
    public func leave() { thumbnails.cache.clear() }

    private func change(_ layer: LayerID, _ wish: LayerChange) async throws(ClientError) {
        serial += 1
        let change = Change(number: serial, layer: layer, change: wish)
        pending.append(change)
        let task = Task { [last] in
            await last?.value
            return await self.tell(change)
        }
        last = Task { _ = await task.value }
        if let error = await task.value { throw error }
    }

    /// One at a time, so that each is made from what the one before it left.
    private func tell(_ change: Change) async -> ClientError? {
        defer { pending.removeAll { $0.number == change.number } }
        var wish = change.change
        wish.version = known.version
        do throws(ClientError) {
            known = try await session.call(
                Compositions.changeLayer, LayerParameters(id: known.id, lid: change.layer), wish, as: user)
            return nil
        } catch {
            guard error.code == .versionConflict || error.code == .notFound else { return error }
            // Changed elsewhere, or by this very request when its answer was lost.
            let fresh = try? await session.call(Compositions.one, CompositionParameters(id: known.id), Nothing(), as: user)
            guard let fresh else { return error }
            known = fresh
            return known.has(change.change, in: change.layer) ? nil : error
        }
    }
}

extension Composition {
    fileprivate mutating func apply(_ change: LayerChange, to id: LayerID) {
        guard let place = layers.firstIndex(where: { $0.id == id }) else { return }
        layers[place].position = change.position ?? layers[place].position
        layers[place].width = change.width ?? layers[place].width
        layers[place].volume = change.volume ?? layers[place].volume
    }

    /// Whether a change would change nothing.
    fileprivate func has(_ change: LayerChange, in id: LayerID) -> Bool {
        guard layers.contains(where: { $0.id == id }) else { return false }
        var changed = self
        changed.apply(change, to: id)
        return changed == self
    }
}
