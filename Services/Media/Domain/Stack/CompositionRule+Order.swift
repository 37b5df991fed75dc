public import Contracts

extension Composition {
    /// From the back to the front; equal ones in the order they were added. AC-2.2-05, AC-2.3-07.
    public var sortedLayers: [MediaLayer] { CompositionRule.sorted(layers) }

    /// The product's own word for `sortedLayers`.
    public var sortedStack: [MediaLayer] { sortedLayers }
}

extension CompositionRule {
    /// Layers from the back to the front; equal ones keep their order.
    public static func sorted(_ layers: [MediaLayer]) -> [MediaLayer] {
        // By the offset too: the library does not promise that its sort is stable.
        layers.enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }.map { $0.element }
    }

    /// Puts a layer in front of all others; one that is there already stays as it is, and so does everything when the layer is unknown.
    /// AC-2.3-05.
    /// - Returns: whether the layer was there.
    @discardableResult
    public static func bringToFront(_ id: LayerID, in composition: inout Composition) -> Bool {
        move(id, in: &composition.layers) { ($0.max() ?? 0) + 1 } isThere: { z, others in others.allSatisfy { z > $0 } }
    }

    /// Puts a layer behind all others, in the same way. AC-2.3-06.
    /// - Returns: whether the layer was there.
    @discardableResult
    public static func sendToBack(_ id: LayerID, in composition: inout Composition) -> Bool {
        move(id, in: &composition.layers) { ($0.min() ?? 0) - 1 } isThere: { z, others in others.allSatisfy { z < $0 } }
    }

    @discardableResult
    public static func move(_ id: LayerID, to place: LayerPlace, in composition: inout Composition) -> Bool {
        switch place {
        case .front: bringToFront(id, in: &composition)
        case .back: sendToBack(id, in: &composition)
        }
    }

    private static func move(
        _ id: LayerID, in layers: inout [MediaLayer], beyond: ([Int64]) -> Int64, isThere: (Int64, [Int64]) -> Bool
    ) -> Bool {
        guard let index = layers.firstIndex(where: { $0.id == id }) else { return false }
        makeRoom(in: &layers)
        let others = layers.filter { $0.id != id }.map { $0.zIndex }
        if !isThere(layers[index].zIndex, others) { layers[index].zIndex = beyond(others) }
        return true
    }

    /// Counts the layers anew from 0, in their order, when numbers came from elsewhere that leave no room above or below.
    static func makeRoom(in layers: inout [MediaLayer]) {
        let usual: ClosedRange<Int64> = -1_000_000_000...1_000_000_000
        guard layers.contains(where: { !usual.contains($0.zIndex) }) else { return }
        let order = layers.indices.sorted { (layers[$0].zIndex, $0) < (layers[$1].zIndex, $1) }
        for (place, index) in order.enumerated() { layers[index].zIndex = Int64(place) }
    }
}
