public import Wire

/// A new layer, on top of the others. What is left out is chosen: near the middle, 40 percent wide, full volume.
public struct LayerDetails: DTO {
    /// A media item of one's own that is ready.
    public var mediaId: MediaID
    /// Where its centre is.
    public var position: LayerPosition?
    public var width: LayerWidth?
    /// 422 `no_sound` for an image or a clip without sound.
    public var volume: LayerVolume?
    /// The composition's `version` this was made from; 409 `version_conflict` when it has moved on.
    public var version: Int64?
    public init(
        mediaId: MediaID, position: LayerPosition? = nil, width: LayerWidth? = nil, volume: LayerVolume? = nil, version: Int64? = nil
    ) {
        self.mediaId = mediaId
        self.position = position
        self.width = width
        self.volume = volume
        self.version = version
    }
    public static let example = LayerDetails(mediaId: .example, position: .example)
}

/// A change of a layer: members left out stay as they are.
public struct LayerChange: DTO {
    /// Where its centre is from now on.
    public var position: LayerPosition?
    /// How wide it is from now on.
    public var width: LayerWidth?
    /// 422 `no_sound` for an image, a clip without sound, or media that is gone.
    public var volume: LayerVolume?
    /// The composition's `version` this was made from; 409 `version_conflict` when it has moved on.
    public var version: Int64?
    public init(position: LayerPosition? = nil, width: LayerWidth? = nil, volume: LayerVolume? = nil, version: Int64? = nil) {
        self.position = position
        self.width = width
        self.volume = volume
        self.version = version
    }
    public static let example = LayerChange(position: .example, width: .example)
}

/// Where a layer goes.
public struct LayerOrder: DTO {
    /// To the front or to the back.
    public let to: LayerPlace
    /// The composition's `version` this was made from; 409 `version_conflict` when it has moved on.
    public let version: Int64?
    public init(to: LayerPlace, version: Int64? = nil) {
        self.to = to
        self.version = version
    }
    public static let example = LayerOrder(to: .front)
}

public struct LayerParameters: DTO {
    /// Of the composition.
    public let id: CompositionID
    /// Which layer of it.
    public let lid: LayerID
    public init(id: CompositionID, lid: LayerID) {
        self.id = id
        self.lid = lid
    }
    public static let example = LayerParameters(id: .example, lid: .example)
}

public struct LayerRemoval: DTO {
    /// Of the composition.
    public let id: CompositionID
    /// Which layer of it.
    public let lid: LayerID
    /// The composition's `version` this was made from; 409 `version_conflict` when it has moved on.
    public let version: Int64?
    public init(id: CompositionID, lid: LayerID, version: Int64? = nil) {
        self.id = id
        self.lid = lid
        self.version = version
    }
    public static let example = LayerRemoval(id: .example, lid: .example)
}
