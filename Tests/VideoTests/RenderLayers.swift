import MediaDomain

extension RenderLayer {
    static func video(
        _ path: RenderPath, _ frame: RenderRect, size: RenderSize = RenderSize(width: 64, height: 64), seconds: Double, channels: Int = 0,
        loops: Bool = true,
        volume: Int = 100, color: SourceColor = .untagged, hasAlpha: Bool = false, streams: SourceStreams = .first
    ) -> RenderLayer {
        let source = VideoSource(
            path: path, size: size, duration: RenderTime(seconds: seconds), audioChannels: channels, color: color, hasAlpha: hasAlpha,
            streams: streams)
        return RenderLayer(source: .video(source), frame: frame, loops: loops, volume: volume)
    }

    static func image(
        _ path: RenderPath, _ frame: RenderRect, size: RenderSize = RenderSize(width: 64, height: 64), hasAlpha: Bool = false,
        seconds: Double = 5
    ) -> RenderLayer {
        let source = ImageSource(path: path, size: size, hasAlpha: hasAlpha, shown: RenderTime(seconds: seconds))
        return RenderLayer(source: .image(source), frame: frame, loops: true, volume: 100)
    }
}

extension RenderSize {
    /// The four canvases at a fifth of 1080p.
    static let canvases = [
        RenderSize(width: 216, height: 384), RenderSize(width: 384, height: 216), RenderSize(width: 216, height: 216),
        RenderSize(width: 216, height: 270),
    ]
    static let small = RenderSize(width: 96, height: 96)

    var whole: RenderRect { RenderRect(x: 0, y: 0, width: width, height: height) }
}
