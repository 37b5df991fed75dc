public import Contracts
public import MediaDomain
public import Wire

public enum PlaybackEvent: Sendable, Equatable {
    /// The one button: plays what is paused, and pauses what plays.
    case toggle
    /// The scrubber was put somewhere, also while it is dragged.
    case seek(MediaTime)
    /// A frame was drawn: playback that has come to its end stops.
    case seen
}

/// What somebody has to carry out: with every track at the same moment.
public enum PlaybackEffect: Sendable, Equatable {
    case start([PlaybackTrack])
    case stop([PlaybackTrack])
    /// Whether the tracks run or stand, they go on from there.
    case seek([PlaybackTrack])
    case play(Haptic)
}

/// What one layer shows at a moment, and how loud it is.
public struct PlaybackTrack: Sendable, Equatable {
    public let layer: LayerID
    public let media: MediaID
    public let state: LayerState
    public let volume: LayerVolume
}

/// The playback of a composition: one clock for every clip, from which each one's own place follows, so that they cannot drift apart.
/// AC-5.3, AC-5.4.
public struct CanvasPlayer: Sendable, Equatable {
    public private(set) var isPlaying = false
    private var composition: Composition
    private var media: [MediaID: MediaSource]
    /// Where it stood at `since`.
    private var start = MediaTime.zero
    private var since: Duration = .zero

    public init(_ composition: Composition, media: [MediaID: MediaSource]) {
        self.composition = composition
        self.media = media
    }

    /// At most 90 seconds. AC-5.4-02.
    public var end: MediaTime { composition.exportDuration }

    /// - Parameter now: of a clock that only goes forward, counted from any moment.
    public func position(at now: Duration) -> MediaTime {
        guard isPlaying else { return start }
        return min(end, MediaTime(milliseconds: start.milliseconds + max(0, (now - since).milliseconds)))
    }

    /// From the back to the front.
    public func tracks(at now: Duration) -> [PlaybackTrack] {
        let moment = position(at: now)
        return composition.sortedLayers.map { layer in
            PlaybackTrack(
                layer: layer.id, media: layer.mediaId,
                state: CompositionRule.visibleState(layer, at: moment, in: composition, media: media), volume: layer.volume)
        }
    }

    /// The composition has changed under it; it goes on from where it was, or from the new end when that is before.
    public mutating func show(_ composition: Composition, media: [MediaID: MediaSource], now: Duration) -> [PlaybackEffect] {
        (start, since) = (position(at: now), now)
        (self.composition, self.media) = (composition, media)
        start = min(start, end)
        return [.seek(tracks(at: now))]
    }

    public mutating func apply(_ event: PlaybackEvent, now: Duration) -> [PlaybackEffect] {
        let moment = position(at: now)
        switch event {
        case .toggle where isPlaying:
            stand(at: moment)
            return [.play(.medium), .stop(tracks(at: now))]
        case .toggle:
            guard end > .zero else { return [] }
            // What was seen to its end begins again.
            (isPlaying, start, since) = (true, moment >= end ? .zero : moment, now)
            return [.play(.medium), .start(tracks(at: now))]
        case .seek(let wanted):
            (start, since) = (min(wanted, end), now)
            // A tick for each second, as a dial has them.
            let ticks = start.milliseconds / 1000 != moment.milliseconds / 1000
            return (ticks ? [.play(.selection)] : []) + [.seek(tracks(at: now))]
        case .seen:
            guard isPlaying, moment >= end else { return [] }
            stand(at: end)
            return [.stop(tracks(at: now))]
        }
    }

    private mutating func stand(at moment: MediaTime) { (isPlaying, start) = (false, moment) }
}
