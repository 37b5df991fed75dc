/// How the numbers of a video's pictures turn into colours.
public enum SourceColor: Sendable, Hashable {
    /// The file names its matrix, or ffmpeg's own choice for the format is right.
    case tagged
    /// The file does not say, so that its size decides, as players do: BT.709 from 720 lines up, BT.601 below.
    case untagged
    /// High dynamic range, brought down to BT.709: PQ (HDR10, Dolby Vision) or HLG.
    case pq, hlg

    /// From ffprobe's `color_transfer` and `color_space`; nil or "unknown" where the file is silent.
    public init(transfer: String?, matrix: String?) {
        switch (transfer, matrix) {
        case ("smpte2084", _): self = .pq
        case ("arib-std-b67", _): self = .hlg
        case (_, nil), (_, "unknown"), (_, "unspecified"), (_, "reserved"): self = .untagged
        default: self = .tagged
        }
    }
}

/// A clip and what its probe found.
public struct VideoSource: Sendable, Hashable {
    public let path: RenderPath
    /// As shown: after rotation, with square pixels.
    public let size: RenderSize
    /// Of the pictures, not of the container. This is the period of a loop, for sound too.
    public let duration: RenderTime
    /// 0 for a clip without sound.
    public let audioChannels: Int
    public let color: SourceColor
    public let hasAlpha: Bool

    public init(
        path: RenderPath, size: RenderSize, duration: RenderTime, audioChannels: Int, color: SourceColor = .tagged, hasAlpha: Bool = false
    ) {
        self.path = path
        self.size = size
        self.duration = duration
        self.audioChannels = audioChannels
        self.color = color
        self.hasAlpha = hasAlpha
    }
}

/// A picture: JPEG, PNG or WebP.
public struct ImageSource: Sendable, Hashable {
    public let path: RenderPath
    /// As shown: after orientation.
    public let size: RenderSize
    public let hasAlpha: Bool
    /// How long it is visible, from the start.
    public let shown: RenderTime

    public init(path: RenderPath, size: RenderSize, hasAlpha: Bool, shown: RenderTime) {
        self.path = path
        self.size = size
        self.hasAlpha = hasAlpha
        self.shown = shown
    }
}
