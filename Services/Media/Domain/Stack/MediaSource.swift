public import Contracts
public import Wire

/// What a composition needs to know of a media item.
public struct MediaSource: Sendable, Hashable {
    public let id: MediaID
    public let type: MediaItemType
    /// The clip's length, or for how long the image is shown.
    public let duration: MediaTime
    public let hasAudio: Bool
    public let aspectRatio: AspectRatio

    public init(id: MediaID, type: MediaItemType, duration: MediaTime, hasAudio: Bool, aspectRatio: AspectRatio) {
        self.id = id
        self.type = type
        self.duration = duration
        self.hasAudio = hasAudio
        self.aspectRatio = aspectRatio
    }

    public init(_ item: MediaItem) {
        self.init(id: item.id, type: item.type, duration: item.duration, hasAudio: item.hasAudio, aspectRatio: item.aspectRatio)
    }

    /// Whether there is a volume to set: a clip that has sound. AC-3.5.2-03, AC-3.5.2-04.
    public var hasSound: Bool { type == .video && hasAudio }
}

extension MediaItem {
    /// A clip's own length, 0 until it is known; an image's duration. AC-2.1-03, AC-2.1-04.
    public var duration: MediaTime {
        switch type {
        case .video: videoDuration ?? .zero
        case .image: imageDuration.time
        }
    }

    /// Of what is seen. AC-2.1-07.
    public var aspectRatio: AspectRatio { AspectRatio(width: originalWidth, height: originalHeight) }

    /// Its label in a grid: `M:SS` of a clip, `IMG` of an image. AC-2.1-05, AC-2.1-06.
    public var formattedDuration: String {
        switch type {
        case .video: DurationLabel.text(duration)
        case .image: DurationLabel.image
        }
    }
}

extension AspectRatio {
    /// Width by height, kept within 0.01 and 100; 1 when either is not above zero.
    public init(width: Int64, height: Int64) {
        guard width > 0, height > 0 else {
            self.init(trusted: 10_000)
            return
        }
        // Sizes that no picture has would overflow; their ratio is all that is wanted.
        let shift = max(0, 24 - max(width, height).leadingZeroBitCount)
        self.init(clamping: Rounded.divide((width >> shift) * 10_000, by: max(1, height >> shift)))
    }
}

public enum DurationLabel {
    public static let image = "IMG"

    /// Minutes and seconds, `M:SS`, without the part of a second that has not passed: 65.4 s is `1:05`, an hour is `60:00`.
    /// AC-2.1-05, AC-5.5-01, AC-5.5-02.
    public static func text(_ time: MediaTime) -> String {
        let seconds = time.milliseconds / 1000
        let rest = seconds % 60
        return "\(seconds / 60):\(rest < 10 ? "0" : "")\(rest)"
    }
}
