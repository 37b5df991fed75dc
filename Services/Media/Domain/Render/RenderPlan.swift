/// What is wrong with a plan.
public enum RenderPlanError: Error, Hashable {
    /// Width or height is odd, below 2 or above 3840.
    case canvas
    /// Less than a frame, or more than ten minutes; or a clip that lasts no time.
    case duration
    /// A layer's frame or its source has no area, or is absurdly large.
    case layer
    /// Outside 0...100.
    case volume
    /// Not an absolute path of plain characters.
    case path
}

/// One clip or picture of a composition, where it lies and how it sounds.
public struct RenderLayer: Sendable, Hashable {
    public enum Source: Sendable, Hashable {
        case video(VideoSource)
        case image(ImageSource)
    }

    public let source: Source
    /// Where it lies on the canvas; it may overflow.
    public let frame: RenderRect
    /// Whether a clip starts again until the composition ends; otherwise its last picture stays and its sound ends. Pictures never loop.
    public let loops: Bool
    /// In percent: 100 leaves the clip's sound as it is, 50 halves the amplitude (-6.02 dB). Meaningless for pictures.
    public let volume: Int

    public init(source: Source, frame: RenderRect, loops: Bool, volume: Int) {
        self.source = source
        self.frame = frame
        self.loops = loops
        self.volume = volume
    }
}

/// Everything a render needs to know, in pixels and frames. It is pure: the same plan always gives the same command.
public struct RenderPlan: Sendable, Hashable {
    public enum Codec: Sendable, Hashable { case h264, hevc }

    /// Frames a second of everything that is rendered.
    public static let frameRate = 30
    private static let canvasSides = 2...3840
    private static let layerSides = 1...600_000
    private static let layerPlaces = -600_000...600_000

    public let canvas: RenderSize
    /// How many frames it lasts, at `frameRate`.
    public let frames: Int
    /// In z-order, the lowest first.
    public let layers: [RenderLayer]
    public let codec: Codec

    /// The duration is rounded to whole frames. The caller has capped it.
    public init(canvas: RenderSize, duration: RenderTime, layers: [RenderLayer], codec: Codec = .h264) throws(RenderPlanError) {
        guard canvas.isEven, Self.canvasSides.contains(canvas.width), Self.canvasSides.contains(canvas.height) else { throw .canvas }
        guard (1...600 * Self.frameRate).contains(duration.ticks(Self.frameRate)) else { throw .duration }
        for layer in layers {
            let size: RenderSize
            switch layer.source {
            case .video(let video):
                size = video.size
                guard video.duration.microseconds > 0 else { throw .duration }
            case .image(let image):
                size = image.size
            }
            let frame = layer.frame
            guard [size.width, size.height, frame.width, frame.height].allSatisfy(Self.layerSides.contains),
                [frame.x, frame.y].allSatisfy(Self.layerPlaces.contains)
            else { throw .layer }
            guard (0...100).contains(layer.volume) else { throw .volume }
        }
        self.init(unchecked: canvas, frames: duration.ticks(Self.frameRate), layers: layers, codec: codec)
    }

    private init(unchecked canvas: RenderSize, frames: Int, layers: [RenderLayer], codec: Codec) {
        self.canvas = canvas
        self.frames = frames
        self.layers = layers
        self.codec = codec
    }

    /// Exactly as long as its frames.
    public var duration: RenderTime { RenderTime(microseconds: RenderRect.scale(frames, Self.frameRate, 1_000_000)) }

    /// The same composition on a canvas whose longest side is at most this, and even.
    public func fitted(longestSide: Int) -> RenderPlan {
        let longest = max(canvas.width, canvas.height)
        guard longestSide < longest else { return self }
        func side(_ value: Int) -> Int { max(2, RenderRect.scale(value, 2 * longest, longestSide) * 2) }
        let size = RenderSize(width: side(canvas.width), height: side(canvas.height))
        let layers = layers.map {
            RenderLayer(source: $0.source, frame: $0.frame.scaled(from: canvas, to: size), loops: $0.loops, volume: $0.volume)
        }
        return RenderPlan(unchecked: size, frames: frames, layers: layers, codec: codec)
    }
}
