public import Contracts
public import Wire

/// A composition that a person arranges. A change shows at once and is told to the service in the order it was made; one that the service
/// refuses is taken back. `CanvasEditor` decides what is a change: a gesture is one, at its end.
public actor CanvasModel {
    private struct Change {
        let number: Int
        let wish: CanvasChange
    }

    public nonisolated let thumbnails: MediaThumbnails
    private let session: SessionManager
    private let user: UserID
    private let haptics: any Haptics
    private var editor: CanvasEditor
    /// As the service has it.
    private var known: Composition
    private var pending: [Change] = []
    private var serial = 0
    private var last: Task<Void, Never>?

    public init(
        _ composition: Composition, session: SessionManager, user: UserID, thumbnails: MediaThumbnails, haptics: any Haptics = NoHaptics()
    ) {
        known = composition
        editor = CanvasEditor(composition)
        self.session = session
        self.user = user
        self.thumbnails = thumbnails
        self.haptics = haptics
    }

    /// With the gesture under way, and the changes the service has not confirmed yet.
    public var composition: Composition { editor.composition }
    public var selection: LayerID? { editor.selection }

    /// Events come in their order, from one task.
    /// - Throws: why the service refused what the event changed. What is only in memory never throws, and does not wait.
    public func send(_ event: CanvasEvent) async throws(ClientError) {
        var told: [Task<ClientError?, Never>] = []
        for effect in editor.apply(event) {
            switch effect {
            case .play(let haptic): haptics.play(haptic)
            case .tell(let change): told.append(enqueue(change))
            }
        }
        var problem: ClientError?
        for task in told {
            let error = await task.value
            problem = problem ?? error
        }
        if let problem { throw problem }
    }

    /// Puts the centre of a layer somewhere, also beside the canvas. A finger that moves it sends `drag` instead.
    public func move(_ layer: LayerID, to position: LayerPosition) async throws(ClientError) {
        try await send(.change(layer, LayerChange(position: position)))
    }

    /// Makes a layer wider or narrower; its height follows. Fingers that pinch it send `pinch` instead.
    public func resize(_ layer: LayerID, to width: LayerWidth) async throws(ClientError) {
        try await send(.change(layer, LayerChange(width: width)))
    }

    /// The canvas closes: its thumbnails leave memory. AC-7.6-02.
    public func leave() { thumbnails.cache.clear() }

    // MARK: The service

    private func enqueue(_ wish: CanvasChange) -> Task<ClientError?, Never> {
        serial += 1
        let change = Change(number: serial, wish: wish)
        pending.append(change)
        let task = Task { [last] in
            await last?.value
            return await self.tell(change)
        }
        last = Task { _ = await task.value }
        return task
    }

    /// One at a time, so that each is made from what the one before it left.
    private func tell(_ change: Change) async -> ClientError? {
        defer {
            pending.removeAll { $0.number == change.number }
            editor.take(pending.reduce(into: known) { composition, change in composition.apply(change.wish) })
        }
        do throws(ClientError) {
            known = try await ask(change.wish)
            return nil
        } catch {
            guard error.code == .versionConflict || error.code == .notFound else { return error }
            // Changed elsewhere, or by this very request when its answer was lost.
            let fresh = try? await session.call(Compositions.one, CompositionParameters(id: known.id), Nothing(), as: user)
            guard let fresh else { return error }
            known = fresh
            return known.has(change.wish) ? nil : error
        }
    }

    private func ask(_ wish: CanvasChange) async throws(ClientError) -> Composition {
        let (composition, version) = (known.id, known.version)
        switch wish {
        case .layer(let id, var change):
            change.version = version
            return try await session.call(Compositions.changeLayer, LayerParameters(id: composition, lid: id), change, as: user)
        case .order(let id, let place):
            return try await session.call(
                Compositions.orderLayer, LayerParameters(id: composition, lid: id), LayerOrder(to: place, version: version), as: user)
        case .remove(let id):
            return try await session.call(
                Compositions.removeLayer, LayerRemoval(id: composition, lid: id, version: version), Nothing(), as: user)
        }
    }
}
