public import Contracts

/// What of a layer's media is there at one moment.
public enum LayerState: Sendable, Hashable {
    /// The clip runs: its picture at this time, with sound.
    case playing(at: MediaTime)
    /// The clip is over and does not loop: its last picture, silent.
    case frozen(at: MediaTime)
    /// The image.
    case still
    /// An image whose time is over, or media that is gone.
    case hidden

    public var isVisible: Bool { self != .hidden }
    public var isAudible: Bool { if case .playing = self { true } else { false } }
}

extension CompositionRule {
    /// That of the longest media, not capped; 0 without any. Layers whose media is gone do not count. AC-2.3-08.
    public static func duration(of layers: [MediaLayer], media: [MediaID: MediaSource]) -> MediaTime {
        layers.compactMap { media[$0.mediaId]?.duration }.max() ?? .zero
    }

    /// Brings what depends on the media up to date: which layers miss theirs, and both durations. X-06.
    public static func resolve(_ composition: inout Composition, media: [MediaID: MediaSource]) {
        for index in composition.layers.indices {
            composition.layers[index].isMissing = media[composition.layers[index].mediaId] == nil
        }
        composition.duration = duration(of: composition.layers, media: media)
    }

    /// What a layer shows at a moment. A clip that is shorter than the composition starts again (AC-6.3-07), or keeps its last picture
    /// when the composition does not loop; an image goes when its time is over (AC-6.3-04). At its end and after it a composition shows
    /// its last moment.
    /// - Parameters:
    ///   - source: the layer's media; nil when it is gone.
    ///   - end: the composition's `exportDuration`.
    public static func visibleState(of source: MediaSource?, at t: MediaTime, loops: Bool, end: MediaTime) -> LayerState {
        guard let source else { return .hidden }
        let now = min(t.milliseconds, max(0, end.milliseconds - 1))
        let length = source.duration.milliseconds
        switch source.type {
        case .image: return now < length ? .still : .hidden
        case .video:
            if now < length { return .playing(at: MediaTime(milliseconds: now)) }
            if loops, length > 0 { return .playing(at: MediaTime(milliseconds: now % length)) }
            return .frozen(at: MediaTime(milliseconds: length - 1))
        }
    }

    /// What a layer of a composition shows at a moment.
    public static func visibleState(
        _ layer: MediaLayer, at t: MediaTime, in composition: Composition, media: [MediaID: MediaSource]
    ) -> LayerState {
        visibleState(of: media[layer.mediaId], at: t, loops: composition.loop, end: composition.exportDuration)
    }

    /// What a composition shows at a moment, from the back to the front.
    public static func visibleLayers(
        of composition: Composition, at t: MediaTime, media: [MediaID: MediaSource]
    ) -> [(layer: MediaLayer, state: LayerState)] {
        composition.sortedLayers.map { ($0, visibleState($0, at: t, in: composition, media: media)) }.filter { $0.1.isVisible }
    }
}
