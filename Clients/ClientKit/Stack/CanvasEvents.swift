public import Contracts
internal import MediaDomain

/// What a person does with a canvas. A gesture says each time how far it has come since it began, as the system's recognisers do, so that
/// one of its events may be left out and none counts twice.
public enum CanvasEvent: Sendable, Equatable {
    /// A touch, by shares of the canvas's width and height: what lies on top there is selected, and the background deselects.
    case tap(x: Double, y: Double)
    /// As by a screen reader; nil deselects.
    case select(LayerID?)
    /// The selected layer follows the finger: shares of the canvas's width and height since the drag began.
    case drag(dx: Double, dy: Double)
    case dragEnded
    /// How many times as far apart the fingers are as when the pinch began.
    case pinch(scale: Double)
    case pinchEnded
    /// The system took the gesture away: the layer is where it was.
    case gestureCancelled
    /// A change without a gesture, as by keys or of a volume.
    case change(LayerID, LayerChange)
    case order(LayerID, LayerPlace)
    case delete(LayerID)
}

/// What the service is told.
public enum CanvasChange: Sendable, Equatable {
    case layer(LayerID, LayerChange)
    case order(LayerID, LayerPlace)
    /// The media item itself stays. AC-4.7-04.
    case remove(LayerID)
}

/// What somebody has to carry out.
public enum CanvasEffect: Sendable, Equatable {
    case play(Haptic)
    case tell(CanvasChange)
}

extension Composition {
    mutating func apply(_ change: CanvasChange) {
        switch change {
        case .layer(let id, let change):
            guard let place = layers.firstIndex(where: { $0.id == id }) else { return }
            layers[place].position = change.position ?? layers[place].position
            layers[place].width = change.width ?? layers[place].width
            layers[place].volume = change.volume ?? layers[place].volume
        case .order(let id, let place): CompositionRule.move(id, to: place, in: &self)
        case .remove(let id): CompositionRule.removeLayer(id, from: &self)
        }
    }

    /// Whether a change would change nothing, because everything is so already.
    func has(_ change: CanvasChange) -> Bool {
        switch change {
        case .layer(let id, _), .order(let id, _): guard layer(id) != nil else { return false }
        case .remove(let id): return layer(id) == nil
        }
        var changed = self
        changed.apply(change)
        return changed == self
    }

    func layer(_ id: LayerID) -> MediaLayer? { layers.first { $0.id == id } }
}
