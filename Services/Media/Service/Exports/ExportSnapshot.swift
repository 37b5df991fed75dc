internal import Contracts
internal import MediaDomain
internal import Wire

/// A composition as it was when its export began, with the bytes it is made of.
struct ExportSnapshot: Codable, Sendable, Equatable {
    struct Part: Codable, Sendable, Equatable {
        var position: LayerPosition
        var width: LayerWidth
        var aspectRatio: AspectRatio
        var volume: Int64
        /// The id of the blob with the bytes.
        var blob: String
        var pixelWidth: Int64
        var pixelHeight: Int64
        /// Of a clip; nil for a picture.
        var clip: ClipFacts?
        /// Of a picture: for how long it is shown.
        var imageMilliseconds: Int64?
        var hasAlpha: Bool

        var geometry: LayerGeometry { LayerGeometry(position: position, width: width, aspectRatio: aspectRatio) }
    }

    var canvas: Canvas
    var loop: Bool
    /// The length of the video: the composition's, capped at the longest that is exported.
    var milliseconds: Int64
    /// In z-order, the lowest first. Layers whose media is gone are not among them.
    var parts: [Part]

    init(_ found: FoundComposition) {
        let composition = found.composition
        canvas = composition.canvas
        loop = composition.loop
        milliseconds = composition.exportDuration.milliseconds
        parts = composition.sortedLayers.compactMap { layer in
            guard let item = found.items[layer.mediaId], let blob = item.blob else { return nil }
            return Part(
                position: layer.position, width: layer.width, aspectRatio: layer.aspectRatio, volume: layer.volume.value, blob: blob.id,
                pixelWidth: blob.width ?? 1, pixelHeight: blob.height ?? 1, clip: item.clip,
                imageMilliseconds: item.type == .image ? item.imageDuration.time.milliseconds : nil,
                hasAlpha: item.picture?.hasAlpha ?? false)
        }
    }

    /// The ids of the blobs that it is made of.
    var blobs: Set<String> { Set(parts.map(\.blob)) }

    /// The plan of a render.
    /// - Parameter path: where the bytes of a part are.
    /// - Throws: `RenderPlanError`, and what `path` throws.
    func plan(_ resolution: ExportResolution, _ codec: ExportCodec, path: (Part) throws -> RenderPath) throws -> RenderPlan {
        let canvas = self.canvas.pixelSize(resolution)
        return try plan(canvas, codec, layers: try parts.map { part in try layer(part, on: canvas, path: try path(part)) })
    }

    /// As long as it is, but only with what its picture at that time shows anything of: no other bytes are fetched for it.
    /// - Parameter longestSide: of the picture.
    func seen(at time: RenderTime, _ resolution: ExportResolution, _ codec: ExportCodec, longestSide: Int) throws -> ExportSnapshot {
        // Nothing is there yet, and nothing is read.
        let nowhere = try RenderPath("/nowhere")
        let whole = try plan(resolution, codec) { _ in nowhere }
        var snapshot = self
        snapshot.parts = RenderGraph.drawn(whole, at: time, longestSide: longestSide).map { parts[$0] }
        return snapshot
    }

    /// The size of the video in bytes, estimated.
    func estimate(_ resolution: ExportResolution, _ codec: ExportCodec) throws -> Int64 {
        Int64(RenderEstimate.bytes(try plan(canvas.pixelSize(resolution), codec, layers: [])))
    }

    private func plan(_ canvas: PixelSize, _ codec: ExportCodec, layers: [RenderLayer]) throws(RenderPlanError) -> RenderPlan {
        // A clip of less than a frame, or nothing at all, lasts for a frame.
        let duration = max(RenderTime(milliseconds: Int(milliseconds)), RenderTime(microseconds: 1_000_000 / RenderPlan.frameRate))
        return try RenderPlan(
            canvas: RenderSize(width: Int(canvas.width), height: Int(canvas.height)), duration: duration, layers: layers,
            codec: codec == .hevc ? .hevc : .h264)
    }

    private func layer(_ part: Part, on canvas: PixelSize, path: RenderPath) throws -> RenderLayer {
        let frame = part.geometry.pixelFrame(in: canvas)
        let size = RenderSize(width: Int(part.pixelWidth), height: Int(part.pixelHeight))
        let source: RenderLayer.Source =
            if let clip = part.clip {
                .video(
                    VideoSource(
                        path: path, size: size, duration: RenderTime(microseconds: Int(clip.microseconds)),
                        audioChannels: Int(clip.channels),
                        color: clip.color, isTurned: clip.rotation % 180 != 0, timing: clip.sourceTiming, streams: clip.sourceStreams))
            } else {
                .image(
                    ImageSource(
                        path: path, size: size, hasAlpha: part.hasAlpha, shown: RenderTime(milliseconds: Int(part.imageMilliseconds ?? 0))))
            }
        return RenderLayer(
            source: source, frame: RenderRect(x: Int(frame.x), y: Int(frame.y), width: Int(frame.width), height: Int(frame.height)),
            loops: loop,
            volume: Int(part.volume))
    }
}
