internal import MediaDomain
internal import Video

/// What the renderer has to know of a clip, as JSON in the column `facts` of its blob.
struct ClipFacts: Codable, Sendable, Equatable {
    var container: String
    /// The exact length of the video track: after this time a looping clip begins again.
    var microseconds: Int64
    var rotation: Int64
    /// Audio channels; 0 for a clip without sound.
    var channels: Int64
    var transfer: String?
    var matrix: String?
    /// Nil for clips that were imported before this was measured.
    var timing: Timing?
    /// Which streams were measured. Nil for clips that were imported before this was kept: of them the first are rendered.
    var streams: Streams?

    /// How `SourceTiming` is stored.
    struct Timing: Codable, Sendable, Equatable {
        var beginning: Int64
        var lead: Int64
        var ticks: Int64
    }

    /// How `SourceStreams` is stored.
    struct Streams: Codable, Sendable, Equatable {
        var picture: Int64
        var sound: Int64?
    }

    var milliseconds: Int64 { (microseconds + 500) / 1000 }
    var hasAudio: Bool { channels > 0 }
    var color: SourceColor { SourceColor(transfer: transfer, matrix: matrix) }

    init(_ facts: VideoFacts) {
        container = facts.container.rawValue
        microseconds = Self.microseconds(facts.duration)
        rotation = Int64(facts.rotation)
        channels = Int64(facts.audio?.channels ?? 0)
        transfer =
            switch facts.transfer {
            case .standard: nil
            case .perceptualQuantizer: "smpte2084"
            case .hybridLogGamma: "arib-std-b67"
            }
        matrix = facts.matrix
        timing = Timing(
            beginning: Self.microseconds(facts.beginning), lead: Self.microseconds(facts.start - facts.beginning),
            ticks: Int64(min((1 / facts.timeBase.value).rounded(), 1e9)))
        streams = Streams(picture: Int64(facts.videoStream), sound: facts.audio.map { Int64($0.stream) })
    }

    /// Bounded as the renderer's times are: files say what they like.
    private static func microseconds(_ seconds: Double) -> Int64 { Int64(RenderTime(seconds: seconds).microseconds) }

    var sourceTiming: SourceTiming {
        guard let timing else { return .plain }
        return SourceTiming(
            beginning: RenderTime(microseconds: Int(timing.beginning)), lead: RenderTime(microseconds: Int(timing.lead)),
            ticks: Int(timing.ticks))
    }

    var sourceStreams: SourceStreams {
        guard let streams else { return .first }
        return SourceStreams(picture: Int(streams.picture), sound: streams.sound.map { Int($0) })
    }
}

/// What the renderer has to know of a picture, as JSON in the column `facts` of its blob.
struct PictureFacts: Codable, Sendable, Equatable {
    var hasAlpha: Bool
    /// EXIF's, 1 to 8: how the stored pixels are turned to be seen.
    var orientation: Int64
}
