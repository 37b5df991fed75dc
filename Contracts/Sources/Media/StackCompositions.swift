public import Wire

/// The centre of a layer on its canvas, as shares of the canvas's width and height. It stays the same when the canvas changes.
/// AC-4.2-03.
public struct LayerPosition: DTO, Hashable {
    /// From the left edge, 0, to the right, 1.
    public var x: Coordinate
    /// From the upper edge, 0, to the lower, 1.
    public var y: Coordinate
    public init(x: Coordinate, y: Coordinate) {
        self.x = x
        self.y = y
    }
    public static let centre = LayerPosition(x: Coordinate(trusted: 5000), y: Coordinate(trusted: 5000))
    public static let example = centre
}

/// A media item on a canvas.
public struct MediaLayer: DTO {
    /// The layer.
    public let id: LayerID
    /// The media item that it shows.
    public let mediaId: MediaID
    /// Where its centre is.
    public var position: LayerPosition
    /// The height follows from the aspect ratio.
    public var width: LayerWidth
    /// Of the media as seen; it stays what it was when the media is gone.
    public let aspectRatio: AspectRatio
    /// Higher is nearer to the viewer; unique in a composition.
    public var zIndex: Int64
    /// Without meaning for what has no sound.
    public var volume: LayerVolume
    /// Whether its media was deleted: it is neither shown nor heard, and must go before an export. X-06.
    public var isMissing: Bool

    public init(
        id: LayerID, mediaId: MediaID, position: LayerPosition, width: LayerWidth, aspectRatio: AspectRatio, zIndex: Int64,
        volume: LayerVolume = StackLimits.fullVolume, isMissing: Bool = false
    ) {
        self.id = id
        self.mediaId = mediaId
        self.position = position
        self.width = width
        self.aspectRatio = aspectRatio
        self.zIndex = zIndex
        self.volume = volume
        self.isMissing = isMissing
    }
    public static let example = MediaLayer(
        id: .example, mediaId: .example, position: .example, width: .example, aspectRatio: .example, zIndex: 0)
}

/// Media items on a canvas, to be played together and exported as one video.
public struct Composition: DTO {
    public let id: CompositionID
    public var canvas: Canvas
    /// Whether clips shorter than the composition start again; without it their last picture stays, silent. Images go when their time
    /// is over, either way.
    public var loop: Bool
    /// In the order they were added; `zIndex` says how they are drawn.
    public var layers: [MediaLayer]
    /// That of the longest media. AC-2.3-08.
    public var duration: MediaTime { didSet { exportDuration = min(duration, StackLimits.longestExport) } }
    /// What is played and exported of it, at most 90 seconds.
    public private(set) var exportDuration: MediaTime
    /// Grows with each change that is made to it. That media of its layers was deleted is none.
    public var version: Int64
    /// When it was begun.
    public let createdAt: Instant
    /// When it last changed.
    public var updatedAt: Instant

    public init(
        id: CompositionID, canvas: Canvas, loop: Bool, layers: [MediaLayer], duration: MediaTime, version: Int64, createdAt: Instant,
        updatedAt: Instant
    ) {
        self.id = id
        self.canvas = canvas
        self.loop = loop
        self.layers = layers
        self.duration = duration
        exportDuration = min(duration, StackLimits.longestExport)
        self.version = version
        self.createdAt = createdAt
        self.updatedAt = updatedAt
    }
    public static let example = Composition(
        id: .example, canvas: .portrait9x16, loop: true, layers: [.example], duration: .example, version: 1, createdAt: .example,
        updatedAt: .example)
}

/// Newest first.
public struct CompositionList: DTO {
    public let items: [Composition]
    /// Sent as `cursor`, it gives the next page; left out on the last one.
    public let nextCursor: OpaqueToken?
    public init(items: [Composition], nextCursor: OpaqueToken?) {
        self.items = items
        self.nextCursor = nextCursor
    }
    public static let example = CompositionList(items: [.example], nextCursor: nil)
}

/// What to begin a composition with. What is left out comes from the settings.
public struct CompositionDetails: DTO {
    /// A layer each, the first at the back; the same item may come twice. Every one has to be ready.
    public let mediaIds: BoundedList<MediaID, LayerCount>?
    public enum LayerCount: ListRule { public static let range = 0...StackLimits.layers }
    /// Its ratio.
    public let canvas: Canvas?
    /// Whether clips shorter than the composition start again.
    public let loop: Bool?
    public init(mediaIds: [MediaID]? = nil, canvas: Canvas? = nil, loop: Bool? = nil) {
        self.mediaIds = mediaIds.map { .init(trusted: $0) }
        self.canvas = canvas
        self.loop = loop
    }
    public static let example = CompositionDetails(mediaIds: [.example], canvas: .portrait9x16, loop: true)
}

/// A change of a composition: members left out stay as they are.
public struct CompositionChange: DTO {
    /// Another ratio; the layers keep their places.
    public var canvas: Canvas?
    /// Whether clips shorter than the composition start again.
    public var loop: Bool?
    /// The `version` this change was made from; 409 `version_conflict` when the composition has moved on.
    public var version: Int64?
    public init() {}
    public static var example: CompositionChange {
        var change = CompositionChange()
        change.canvas = .square1x1
        change.version = 1
        return change
    }
}

public struct CompositionParameters: DTO {
    /// Which composition.
    public let id: CompositionID
    public init(id: CompositionID) { self.id = id }
    public static let example = CompositionParameters(id: .example)
}

/// Which moment of a composition to draw.
public struct FrameQuery: DTO {
    /// Which composition.
    public let id: CompositionID
    /// The beginning when left out; at or after the end, the last moment.
    public let t: MediaTime?
    public init(id: CompositionID, t: MediaTime? = nil) {
        self.id = id
        self.t = t
    }
    public static let example = FrameQuery(id: .example, t: .example)
}
