/// What a video file holds, measured and not believed. Codable, so that it can be kept beside the file.
public struct VideoFacts: Sendable, Hashable, Codable {
    public var container: VideoContainer
    /// The index among all streams of the file, for `-map 0:N`. Not the cover picture.
    public var videoStream: Int
    public var videoCodec: String
    /// FFmpeg's name, as `yuv420p`.
    public var pixelFormat: String
    /// The clip's own length in seconds: from the first frame's beginning to the last one's end, without any longer sound.
    public var duration: Double
    /// When its first frame shows, in seconds from the beginning of the file's time.
    public var start: Double
    /// When its last frame shows, in seconds after its first.
    public var lastFrame: Double
    public var frameCount: Int
    /// The unit in which the file counts the times of its pictures, in seconds.
    public var timeBase: Ratio
    /// Pixels of a frame as it is decoded.
    public var codedWidth: Int
    public var codedHeight: Int
    /// Pixels as a viewer sees it: square pixels, turned.
    public var displayWidth: Int
    public var displayHeight: Int
    /// How a player turns the decoded frame, clockwise in degrees: 0, 90, 180 or 270.
    public var rotation: Int
    /// Width of a stored pixel to its height.
    public var sampleAspectRatio: Ratio
    /// Frames a second: over the whole clip, and the lowest rate at which every frame has a place.
    public var averageFrameRate: Double
    public var baseFrameRate: Double
    /// Best effort: whether any two neighbours are clearly farther apart or closer than most.
    public var isVariableFrameRate: Bool
    public var transfer: ColorTransfer
    /// ffprobe's name of the colour matrix; nil when the file is silent.
    public var matrix: String?
    /// Whether black is 0 rather than 16 of 255.
    public var isFullRange: Bool
    public var audio: AudioFacts?
    /// Whether the file says where it was taken.
    public var hasLocation: Bool

    public var hasAudio: Bool { audio != nil }
    public var isHDR: Bool { transfer != .standard }

    /// When the clip begins in the file's time: with its first picture or its first sound.
    public var beginning: Double { min(start, audio?.start ?? start) }
}

/// The sound that belongs to a video: the first stream that can be decoded.
public struct AudioFacts: Sendable, Hashable, Codable {
    /// The index among all streams of the file.
    public var stream: Int
    public var codec: String
    public var channels: Int
    /// Samples a second.
    public var sampleRate: Int
    /// In seconds.
    public var duration: Double
    public var start: Double
}

/// How light is written down.
public enum ColorTransfer: String, Sendable, Hashable, Codable, CaseIterable {
    case standard
    /// SMPTE ST 2084, as HDR10 has it.
    case perceptualQuantizer
    /// ARIB STD-B67.
    case hybridLogGamma
}

/// A fraction of two positive numbers.
public struct Ratio: Sendable, Hashable, Codable {
    public var numerator: Int
    public var denominator: Int

    public init(_ numerator: Int, _ denominator: Int) {
        self.numerator = numerator
        self.denominator = denominator
    }

    public static let one = Ratio(1, 1)
    public var value: Double { Double(numerator) / Double(denominator) }

    /// Of "30000/1001" or "4:3"; nil unless both numbers are positive.
    init?(text: String?, separator: Character) {
        let parts = (text ?? "").split(separator: separator)
        guard parts.count == 2, let numerator = Int(parts[0]), let denominator = Int(parts[1]), numerator > 0, denominator > 0 else {
            return nil
        }
        self.init(numerator, denominator)
    }
}
