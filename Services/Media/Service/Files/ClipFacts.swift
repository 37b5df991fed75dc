internal import Video

/// What the renderer wants to know of a clip, as it is kept beside its bytes.
struct ClipFacts: Codable, Sendable, Equatable {
    var container: String
    var milliseconds: Int64
    var rotation: Int64
    var hasAudio: Bool
    var isHDR: Bool

    init(_ facts: VideoFacts) {
        container = facts.container.rawValue
        milliseconds = Int64((facts.duration * 1000).rounded())
        rotation = Int64(facts.rotation)
        hasAudio = facts.hasAudio
        isHDR = facts.isHDR
    }
}

/// What the renderer wants to know of a picture.
struct PictureFacts: Codable, Sendable, Equatable {
    var hasAlpha: Bool
}
