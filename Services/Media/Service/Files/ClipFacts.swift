internal import MediaDomain
internal import Video

/// What the renderer wants to know of a clip, as it is kept beside its bytes.
struct ClipFacts: Codable, Sendable, Equatable {
    var container: String
    /// Of the pictures, exactly: the period of a loop.
    var microseconds: Int64
    var rotation: Int64
    /// Of sound; 0 for none.
    var channels: Int64
    var transfer: String?
    var matrix: String?

    var milliseconds: Int64 { (microseconds + 500) / 1000 }
    var hasAudio: Bool { channels > 0 }
    var color: SourceColor { SourceColor(transfer: transfer, matrix: matrix) }

    init(_ facts: VideoFacts) {
        container = facts.container.rawValue
        microseconds = Int64((facts.duration * 1_000_000).rounded())
        rotation = Int64(facts.rotation)
        channels = Int64(facts.audio?.channels ?? 0)
        transfer =
            switch facts.transfer {
            case .standard: nil
            case .perceptualQuantizer: "smpte2084"
            case .hybridLogGamma: "arib-std-b67"
            }
        matrix = facts.matrix
    }
}

/// What the renderer wants to know of a picture.
struct PictureFacts: Codable, Sendable, Equatable {
    var hasAlpha: Bool
    /// EXIF's, 1 to 8: how the stored pixels are turned to be seen.
    var orientation: Int64
}
