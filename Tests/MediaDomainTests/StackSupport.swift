import Contracts
import MediaDomain
import Wire

/// The same numbers on every run. Steele, Lea and Flood 2014.
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64
    init(_ seed: UInt64) { state = seed }
    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var z = state
        z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
        return z ^ (z >> 31)
    }
}

extension Identifier {
    static func number(_ n: Int) -> Self {
        let digits = String(n)
        return Self(trusted: "01960f3e-7b6a-7c3e-9d2a-" + String(repeating: "0", count: 12 - digits.count) + digits)
    }
}

extension MediaSource {
    static func video(_ n: Int, seconds: Double = 5, hasAudio: Bool = true, aspect: Int64 = 17_778) -> MediaSource {
        MediaSource(
            id: .number(n), type: .video, duration: MediaTime(milliseconds: Int64(seconds * 1000)), hasAudio: hasAudio,
            aspectRatio: AspectRatio(trusted: aspect))
    }

    static func image(_ n: Int, _ duration: ImageDuration = .one, aspect: Int64 = 10_000) -> MediaSource {
        MediaSource(id: .number(n), type: .image, duration: duration.time, hasAudio: false, aspectRatio: AspectRatio(trusted: aspect))
    }
}

extension MediaItem {
    static func sample(
        _ type: MediaItemType, width: Int64 = 1920, height: Int64 = 1080, rotation: Int64 = 0, seconds: Double? = nil,
        imageDuration: ImageDuration = .one, hasAudio: Bool = false, name: String = "a"
    ) -> MediaItem {
        MediaItem(
            id: .example, type: type, status: .ready, name: MediaFileName(trusted: name), originalWidth: width, originalHeight: height,
            rotation: rotation, videoDuration: seconds.map { MediaTime(milliseconds: Int64(($0 * 1000).rounded())) },
            imageDuration: imageDuration, hasAudio: hasAudio, thumbnailUrl: nil, error: nil, createdAt: .example)
    }
}

extension Composition {
    /// With one layer for each source, in their order, with the ids 1, 2, 3…
    static func of(_ sources: [MediaSource], canvas: Canvas = .portrait9x16, loop: Bool = true) throws -> Composition {
        var generator = SeededGenerator(1)
        var composition = CompositionRule.empty(
            id: .example, at: .example, settings: MediaSettings(imageDuration: .one, defaultCanvas: canvas, loopMedia: loop))
        for (index, source) in sources.enumerated() {
            try CompositionRule.addLayer(.number(index + 1), of: source, to: &composition, using: &generator)
        }
        CompositionRule.resolve(&composition, media: sources.byID)
        return composition
    }
}

extension [MediaSource] {
    var byID: [MediaID: MediaSource] { Dictionary(map { ($0.id, $0) }) { $1 } }
}

extension Double {
    var time: MediaTime { MediaTime(milliseconds: Int64((self * 1000).rounded())) }
}
