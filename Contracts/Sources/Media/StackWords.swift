public import Wire

public enum ImportTag {}
public typealias ImportID = Identifier<ImportTag>
public enum CompositionTag {}
public typealias CompositionID = Identifier<CompositionTag>
public enum LayerTag {}
public typealias LayerID = Identifier<LayerTag>
public enum ExportTag {}
public typealias ExportID = Identifier<ExportTag>

/// What an item of a composition is. AC-2.1-01, AC-2.1-02.
public enum MediaItemType: String, WireEnum {
    case video, image
}

public enum MediaItemStatus: String, WireEnum {
    /// Its bytes have not all arrived.
    case waiting
    /// Being checked and measured, and its thumbnail made.
    case processing
    case ready
    /// Refused; its `error` says why. The other items of the import are not touched by it.
    case failed
}

/// The ratios a composition can have. AC-4.2-01.
public enum Canvas: String, WireEnum {
    case portrait9x16 = "9:16"
    case landscape16x9 = "16:9"
    case square1x1 = "1:1"
    case portrait4x5 = "4:5"
}

/// Where a layer goes in the order. AC-2.3-05, AC-2.3-06.
public enum LayerPlace: String, WireEnum {
    case front, back
}

/// By the short side of the canvas. AC-6.1-03.
public enum ExportResolution: String, WireEnum {
    case p1080 = "1080p"
    case p2160 = "4k"
}

/// AC-6.5-03.
public enum ExportCodec: String, WireEnum {
    case h264, hevc
}

public enum ExportStatus: String, WireEnum {
    case queued, running, done, failed, cancelled
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

public enum LibraryKind: String, WireEnum {
    case composition, export
}
