public import Contracts
internal import MediaDomain

/// The reducer of a canvas: which layer is selected, and where a gesture has brought it. While fingers move nothing but memory changes; the
/// end of a gesture is one change for the service. AC-4.4 to AC-4.7.
public struct CanvasEditor: Sendable, Equatable {
    private struct Gesture<Value: Sendable & Equatable>: Sendable, Equatable {
        let layer: LayerID
        let start: Value
        var now: Value
    }

    /// At most one, by its type. AC-4.4-04.
    public private(set) var selection: LayerID?
    /// Without the gestures under way.
    private var settled: Composition
    /// Two fingers may drag and pinch at the same time.
    private var drag: Gesture<LayerPosition>?
    private var pinch: Gesture<LayerWidth>?

    public init(_ composition: Composition) { settled = composition }

    /// As the person sees it.
    public var composition: Composition {
        var seen = settled
        if let drag { seen.apply(.layer(drag.layer, LayerChange(position: drag.now))) }
        if let pinch { seen.apply(.layer(pinch.layer, LayerChange(width: pinch.now))) }
        return seen
    }

    /// What lies on top at a point. Outside of the canvas layers are clipped, so nothing does. AC-4.4-01.
    public func layer(x: Double, y: Double) -> MediaLayer? {
        guard (0...1).contains(x), (0...1).contains(y) else { return nil }
        return composition.sortedLayers.last { $0.covers(x, y, on: settled.canvas) }
    }

    /// Takes what the service said meanwhile. A gesture goes on from where its layer was when it began; with its layer it ends.
    public mutating func take(_ composition: Composition) {
        settled = composition
        if let id = selection, composition.layer(id) == nil { forget(id) }
    }

    /// - Returns: what is to be carried out, in order.
    public mutating func apply(_ event: CanvasEvent) -> [CanvasEffect] {
        switch event {
        case .tap(let x, let y): return select(layer(x: x, y: y)?.id)
        case .select(let id): return select(id)
        case .drag(let dx, let dy): return move(dx, dy)
        case .dragEnded: return endDrag()
        case .pinch(let scale): return resize(scale)
        case .pinchEnded: return endPinch()
        case .gestureCancelled: (drag, pinch) = (nil, nil)
        case .change(let id, let change): return commit(.layer(id, change))
        case .order(let id, let place): return commit(.order(id, place))
        case .delete(let id):
            guard settled.layer(id) != nil else { return [] }
            forget(id)
            return [.play(.heavy)] + commit(.remove(id))
        }
        return []
    }

    private mutating func select(_ id: LayerID?) -> [CanvasEffect] {
        if let id, settled.layer(id) == nil { return [] }
        guard id != selection else { return [] }
        // What another finger still does to the former one ends there.
        let ended = endDrag() + endPinch()
        selection = id
        return ended + [.play(.light)]
    }

    private mutating func forget(_ id: LayerID) {
        if selection == id { selection = nil }
        if drag?.layer == id { drag = nil }
        if pinch?.layer == id { pinch = nil }
    }

    private mutating func commit(_ change: CanvasChange) -> [CanvasEffect] {
        guard !settled.has(change) else { return [] }
        settled.apply(change)
        return [.tell(change)]
    }

    // MARK: Gestures

    private var selected: MediaLayer? { selection.flatMap { composition.layer($0) } }

    private mutating func move(_ dx: Double, _ dy: Double) -> [CanvasEffect] {
        guard dx.isFinite, dy.isFinite, let layer = selected else { return [] }
        let isNew = drag == nil, start = drag?.start ?? layer.position
        let wanted = LayerPosition(
            x: Coordinate(clamping: start.x.tenThousandths + dx.tenThousandths),
            y: Coordinate(clamping: start.y.tenThousandths + dy.tenThousandths))
        drag = Gesture(layer: layer.id, start: start, now: layer.geometry.reachable(wanted, on: settled.canvas))
        return isNew ? [.play(.light)] : []
    }

    private mutating func endDrag() -> [CanvasEffect] {
        guard let ended = drag else { return [] }
        drag = nil
        return [.play(.medium)] + commit(.layer(ended.layer, LayerChange(position: ended.now)))
    }

    private mutating func resize(_ scale: Double) -> [CanvasEffect] {
        guard scale.isFinite, scale > 0, let layer = selected else { return [] }
        let isNew = pinch == nil, start = pinch?.start ?? layer.width
        pinch = Gesture(layer: layer.id, start: start, now: LayerWidth(clamping: (start.value * scale).tenThousandths))
        return isNew ? [.play(.light)] : []
    }

    private mutating func endPinch() -> [CanvasEffect] {
        guard let ended = pinch else { return [] }
        pinch = nil
        return commit(.layer(ended.layer, LayerChange(width: ended.now)))
    }
}

extension Double {
    /// Of a finite number, to the nearest; what no canvas has is cut off, so that it fits.
    fileprivate var tenThousandths: Int64 { Int64((Swift.min(Swift.max(self, -1000), 1000) * 10_000).rounded()) }
}

extension MediaLayer {
    /// Whether a point lies on it, by shares of the canvas. AC-4.4-01.
    fileprivate func covers(_ x: Double, _ y: Double, on canvas: Canvas) -> Bool {
        let (ratioWidth, ratioHeight) = canvas.ratio
        let height = width.value * Double(ratioWidth) / (aspectRatio.value * Double(ratioHeight))
        return abs(x - position.x.value) <= width.value / 2 && abs(y - position.y.value) <= height / 2
    }
}
