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

/// When a clip happens in the time of its file, which need not begin at zero.
public struct SourceTiming: Sendable, Hashable {
    /// When the clip begins: with its first picture or its first sound.
    public let beginning: RenderTime
    /// How much later its first picture comes. Until then it is shown already, as players do.
    public let lead: RenderTime
    /// How many steps a second the times of its pictures have; ffmpeg rounds to them.
    public let ticks: Int

    /// - Parameter ticks: 1 to 1,000,000; beyond that it is cut.
    public init(beginning: RenderTime, lead: RenderTime, ticks: Int) {
        self.beginning = beginning
        self.lead = max(RenderTime(microseconds: 0), lead)
        self.ticks = min(max(1, ticks), 1_000_000)
    }

    /// A clip whose first picture and first sound come at zero.
    public static let plain = SourceTiming(beginning: RenderTime(microseconds: 0), lead: RenderTime(microseconds: 0), ticks: 1_000_000)

    var firstPicture: RenderTime { RenderTime(microseconds: beginning.microseconds + lead.microseconds) }
}

/// Which streams of its file a clip is: there may be others, such as a cover or sound that nobody here can decode.
public struct SourceStreams: Sendable, Hashable {
    /// The index among all streams of the file; nil for the first that has pictures.
    public let picture: Int?
    /// The index among all streams of the file; nil for the first that has sound.
    public let sound: Int?

    public init(picture: Int?, sound: Int?) {
        self.picture = picture
        self.sound = sound
    }

    public static let first = SourceStreams(picture: nil, sound: nil)

    /// As ffmpeg reads them behind the number of an input.
    var pictureName: String { picture.map { String($0) } ?? "v" }
    var soundName: String { sound.map { String($0) } ?? "a" }
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
    /// Whether it is stored lying on its side.
    public let isTurned: Bool
    public let timing: SourceTiming
    public let streams: SourceStreams

    public init(
        path: RenderPath, size: RenderSize, duration: RenderTime, audioChannels: Int, color: SourceColor = .tagged, hasAlpha: Bool = false,
        isTurned: Bool = false, timing: SourceTiming = .plain, streams: SourceStreams = .first
    ) {
        self.path = path
        self.size = size
        self.duration = duration
        self.audioChannels = audioChannels
        self.color = color
        self.hasAlpha = hasAlpha
        self.isTurned = isTurned
        self.timing = timing
        self.streams = streams
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
