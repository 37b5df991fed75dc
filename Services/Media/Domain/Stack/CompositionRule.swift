public import Contracts
public import Wire

/// What can be done with the layers of a composition. Pure; who keeps compositions calls `resolve` before showing one.
public enum CompositionRule {
    /// A composition without layers, as the settings have it. AC-2.3-01.
    public static func empty(id: CompositionID, at now: Instant, settings: MediaSettings = .initial) -> Composition {
        Composition(
            id: id, canvas: settings.defaultCanvas, loop: settings.loopMedia, layers: [], duration: .zero, version: 1, createdAt: now,
            updatedAt: now)
    }

    /// Adds a layer on top of the others.
    /// - Parameter generator: where the layer goes when the details do not say.
    /// - Throws: `layer_limit_reached` for a thirteenth layer; `no_sound` of the field `volume` for what has none.
    /// - Returns: the new layer.
    @discardableResult
    public static func addLayer(
        _ id: LayerID, of source: MediaSource, _ details: LayerDetails? = nil, to composition: inout Composition,
        using generator: inout some RandomNumberGenerator
    ) throws(APIError) -> MediaLayer {
        guard composition.layers.count < StackLimits.layers else { throw APIError(.layerLimitReached) }
        if details?.volume != nil { try requireSound(source) }
        // Drawn even when it is not wanted, so that the places of later layers do not depend on it.
        let drawn = LayerPlacement.position(using: &generator)
        makeRoom(in: &composition.layers)
        let layer = MediaLayer(
            id: id, mediaId: source.id, position: details?.position ?? drawn, width: details?.width ?? StackLimits.newLayerWidth,
            aspectRatio: source.aspectRatio, zIndex: (composition.layers.map { $0.zIndex }.max() ?? -1) + 1,
            volume: details?.volume ?? StackLimits.fullVolume)
        composition.layers.append(layer)
        return layer
    }

    /// Removes a layer; an unknown one changes nothing. AC-2.3-03.
    /// - Returns: whether it was there.
    @discardableResult
    public static func removeLayer(_ id: LayerID, from composition: inout Composition) -> Bool {
        guard let index = composition.layers.firstIndex(where: { $0.id == id }) else { return false }
        composition.layers.remove(at: index)
        return true
    }

    /// Puts a layer in the place of the one with its id; an unknown one changes nothing. AC-2.3-04.
    /// - Returns: whether it was there.
    @discardableResult
    public static func updateLayer(_ layer: MediaLayer, in composition: inout Composition) -> Bool {
        guard let index = composition.layers.firstIndex(where: { $0.id == layer.id }) else { return false }
        composition.layers[index] = layer
        return true
    }

    /// Changes what is given of a layer.
    /// - Parameter source: the layer's media; nil when it is gone.
    /// - Throws: `not_found`; `no_sound` of the field `volume` for what has none.
    public static func change(
        _ id: LayerID, _ change: LayerChange, source: MediaSource?, in composition: inout Composition
    ) throws(APIError) {
        guard var layer = composition.layers.first(where: { $0.id == id }) else { throw APIError(.notFound) }
        if change.volume != nil { try requireSound(source) }
        layer.position = change.position ?? layer.position
        layer.width = change.width ?? layer.width
        layer.volume = change.volume ?? layer.volume
        updateLayer(layer, in: &composition)
    }

    private static func requireSound(_ source: MediaSource?) throws(APIError) {
        guard source?.hasSound == true else { throw APIError(.validationFailed, fields: [FieldProblem("volume", .noSound)]) }
    }

    /// A copy of its own, with layers of their own.
    /// - Parameter layerID: a new id for each layer.
    public static func duplicate(_ original: Composition, id: CompositionID, at now: Instant, layerID: () -> LayerID) -> Composition {
        Composition(
            id: id, canvas: original.canvas, loop: original.loop,
            layers: original.layers.map { layer in
                MediaLayer(
                    id: layerID(), mediaId: layer.mediaId, position: layer.position, width: layer.width, aspectRatio: layer.aspectRatio,
                    zIndex: layer.zIndex, volume: layer.volume, isMissing: layer.isMissing)
            }, duration: original.duration, version: 1, createdAt: now, updatedAt: now)
    }
}

/// Where new layers go.
public enum LayerPlacement {
    /// Near the middle: 0.5 ± 0.1 on each axis. AC-2.2-02.
    public static func position(using generator: inout some RandomNumberGenerator) -> LayerPosition {
        LayerPosition(
            x: Coordinate(trusted: Int64.random(in: StackLimits.newLayerCentres, using: &generator)),
            y: Coordinate(trusted: Int64.random(in: StackLimits.newLayerCentres, using: &generator)))
    }
}
