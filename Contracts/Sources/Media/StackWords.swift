public import Wire

public enum ImportTag {}
/// The id of an import.
public typealias ImportID = Identifier<ImportTag>
public enum CompositionTag {}
/// The id of a composition.
public typealias CompositionID = Identifier<CompositionTag>
public enum LayerTag {}
/// The id of a layer of a composition.
public typealias LayerID = Identifier<LayerTag>
public enum ExportTag {}
/// The id of an export.
public typealias ExportID = Identifier<ExportTag>

/// What an item of a composition is. AC-2.1-01, AC-2.1-02.
public enum MediaItemType: String, WireEnum {
    /// A clip.
    case video
    /// A picture.
    case image
}

/// How far a media item is.
public enum MediaItemStatus: String, WireEnum {
    /// Its bytes have not all arrived.
    case waiting
    /// Being checked and measured, and its thumbnail made.
    case processing
    /// It can be used.
    case ready
    /// Refused; its `error` says why. The other items of the import are not touched by it.
    case failed
}

/// The ratios a composition can have. AC-4.2-01.
public enum Canvas: String, WireEnum {
    /// Upright, as phones are held.
    case portrait9x16 = "9:16"
    /// Lying, as televisions are.
    case landscape16x9 = "16:9"
    /// Square.
    case square1x1 = "1:1"
    /// Upright, nearly square.
    case portrait4x5 = "4:5"
}

/// Where a layer goes in the order. AC-2.3-05, AC-2.3-06.
public enum LayerPlace: String, WireEnum {
    /// In front of all others.
    case front
    /// Behind all others.
    case back
}

/// By the short side of the canvas. AC-6.1-03.
public enum ExportResolution: String, WireEnum {
    /// 1,080 pixels on the short side.
    case p1080 = "1080p"
    /// 2,160 pixels on the short side, 4K.
    case p2160 = "4k"
}

/// How the video is encoded. AC-6.5-03.
public enum ExportCodec: String, WireEnum {
    /// H.264, which everything plays.
    case h264
    /// HEVC (H.265), which is smaller at the same quality.
    case hevc
}

/// How far an export is.
public enum ExportStatus: String, WireEnum {
    /// It waits for its turn.
    case queued
    /// It is being made.
    case running
    /// The file is there.
    case done
    /// It could not be made; `error` says why.
    case failed
    /// The person stopped it.
    case cancelled
}

extension ExportStatus {
    /// Whether nothing happens to it any more unless somebody asks for a retry.
    public var isFinal: Bool {
        switch self {
        case .queued, .running: false
        case .done, .failed, .cancelled: true
        }
    }
}

/// What an entry of the library is.
public enum LibraryKind: String, WireEnum {
    /// A composition.
    case composition
    /// A finished video.
    case export
}
