/// The half of a graph that makes the pictures. Layers that are opaque and stay to the end are copied onto the canvas by `xstack`, in runs;
/// blending with `overlay` costs thirty times as much and is kept for what is transparent or vanishes.
struct PictureGraph {
    /// What is rendered: the whole composition, or one of its frames.
    enum Extent: Equatable {
        case whole
        case frame(Int)
    }

    private let plan: RenderPlan
    private let extent: Extent
    private let scratch: RenderPath?
    private(set) var inputs = RenderInputs()
    private(set) var chains: [String] = []
    /// The label of the finished canvas.
    private(set) var output = "base"
    /// Opaque layers that wait for the next copy.
    private var run: [(label: String, place: RenderRect)] = []

    private static let rate = RenderPlan.frameRate

    /// - Parameter scratch: where lists of loops are to be written; only a whole composition needs it.
    init(_ plan: RenderPlan, _ extent: Extent, scratch: RenderPath?) {
        self.plan = plan
        self.extent = extent
        self.scratch = scratch
        chains.append(
            "color=c=black:s=\(plan.canvas.width)x\(plan.canvas.height):r=\(Self.rate),trim=end_frame=\(count),format=yuv420p[base]")
        for index in Self.drawn(plan, extent) { add(plan.layers[index], index) }
        copyRun()
        chains.append(
            "[\(output)]trim=end_frame=\(count),setsar=1,setparams=range=tv:color_primaries=bt709:color_trc=bt709:colorspace=bt709[picture]"
        )
        output = "picture"
    }

    private var count: Int {
        switch extent {
        case .whole: plan.frames
        case .frame: 1
        }
    }

    /// The places of the layers that are part of what is rendered: they lie on the canvas, and are shown at the frame if it is one.
    static func drawn(_ plan: RenderPlan, _ extent: Extent) -> [Int] {
        plan.layers.indices.filter { index in
            let layer = plan.layers[index]
            switch layer.source {
            // Its last picture stays when it has ended.
            case .video(let video): return RenderCrop(source: video.size, frame: layer.frame, canvas: plan.canvas) != nil
            case .image(let image):
                let shown = shownFrames(image, in: plan)
                if case .frame(let frame) = extent, frame >= shown { return false }
                return shown > 0 && RenderCrop(source: image.size, frame: layer.frame, canvas: plan.canvas) != nil
            }
        }
    }

    private static func shownFrames(_ image: ImageSource, in plan: RenderPlan) -> Int { min(image.shown.ticks(rate), plan.frames) }

    private mutating func add(_ layer: RenderLayer, _ index: Int) {
        switch layer.source {
        case .video(let video):
            guard let crop = RenderCrop(source: video.size, frame: layer.frame, canvas: plan.canvas) else { return }
            let clock = PictureClock(video, isRepeated: video.isRepeated(layer.loops, in: plan))
            let input = inputs.add(picture(of: video, clock, index))
            // A clip may end before its probe said, or have a last picture that began long ago: a still needs one in any case.
            let steady = extent == .whole ? [] : ["tpad=stop_mode=clone:stop=-1"]
            let timing = clock.filters(extent) + steady + ["fps=\(Self.rate):start_time=0", "trim=end_frame=\(count)"]
            // Frames wait for others of their time: small ones need less memory meanwhile.
            let filters = crop.filters(source: video.size, scale: scale(video, to: crop.scaled)) + timing + toneMap(video) + ["setsar=1"]
            chains.append("[\(input):\(video.streams.pictureName)]" + filters.joined(separator: ",") + "[p\(index)]")
            place("p\(index)", crop.place, hasAlpha: video.hasAlpha, until: nil)
        case .image(let image):
            let shown = Self.shownFrames(image, in: plan)
            guard let crop = RenderCrop(source: image.size, frame: layer.frame, canvas: plan.canvas) else { return }
            let input = inputs.add(.image(image.path))
            let size = crop.scaled
            let scale =
                "scale=w=\(size.width):h=\(size.height):flags=bicubic+accurate_rnd+full_chroma_int:out_color_matrix=bt709:out_range=tv,"
                + "format=\(image.hasAlpha || shown < plan.frames ? "yuva420p" : "yuv420p")"
            let filters =
                ["trim=end_frame=1", "settb=1/\(Self.rate)", "setpts=0"] + crop.filters(source: image.size, scale: scale) + ["setsar=1"]
            chains.append("[\(input):v]" + filters.joined(separator: ",") + "[p\(index)]")
            place("p\(index)", crop.place, hasAlpha: image.hasAlpha, until: shown < plan.frames && extent == .whole ? shown : nil)
        }
    }

    /// Which file is read, and from where.
    private func picture(of video: VideoSource, _ clock: PictureClock, _ index: Int) -> RenderInputs.Input {
        let threads = plan.layers.count > 4 ? 1 : 2
        switch extent {
        case .whole:
            guard clock.isRepeated, let scratch else { return .video(video.path, from: nil, threads: threads) }
            let times = plan.duration.microseconds / video.duration.microseconds + 1
            return .loop(video.path, period: video.duration, times: times, scratch, index, threads: threads)
        case .frame(let frame): return .video(video.path, from: clock.place(ofFrame: frame), threads: threads)
        }
    }

    private func scale(_ video: VideoSource, to size: RenderSize) -> String {
        let scale = "scale=w=\(size.width):h=\(size.height):flags=bilinear"
        let pixels = video.hasAlpha ? "yuva420p" : "yuv420p"
        switch video.color {
        case .tagged: return scale + ":out_color_matrix=bt709:out_range=tv,format=\(pixels)"
        case .untagged:
            // As players do, by the size from before it was turned.
            let (width, height) = video.isTurned ? (video.size.height, video.size.width) : (video.size.width, video.size.height)
            let matrix = width >= 1280 || height > 576 ? "bt709" : "bt601"
            return scale + ":in_color_matrix=\(matrix):out_color_matrix=bt709:out_range=tv,format=\(pixels)"
        case .pq, .hlg: return scale + ",format=yuv420p10le"
        }
    }

    /// Brings high dynamic range down, in floating point numbers and therefore last. White of 203 nits becomes white, as ITU-R BT.2408 has
    /// it; the uppermost tenth bends, so that up to 1,000 nits brighter things stay brighter.
    private func toneMap(_ video: VideoSource) -> [String] {
        let transfer: String
        switch video.color {
        case .tagged, .untagged: return []
        case .pq: transfer = "smpte2084"
        case .hlg: transfer = "arib-std-b67"
        }
        return [
            "zscale=tin=\(transfer):pin=bt2020:min=bt2020nc:rin=tv:t=linear:npl=203", "format=gbrpf32le", "zscale=p=bt709",
            "tonemap=tonemap=mobius:param=0.9:peak=4.926:desat=0", "zscale=t=bt709:m=bt709:r=tv",
            "format=\(video.hasAlpha ? "yuva420p" : "yuv420p")",
        ]
    }

    /// Puts a finished layer on top of what there is. `until` is the frame from which it is gone.
    private mutating func place(_ label: String, _ place: RenderRect, hasAlpha: Bool, until end: Int?) {
        guard hasAlpha || end != nil else { return run.append((label, place)) }
        copyRun()
        // Half a frame early, so that no rounding of times shows it once more.
        let enable =
            end.map { ":enable='lt(t,\(RenderTime(microseconds: RenderRect.scale(2 * $0 - 1, 2 * Self.rate, 1_000_000)).text))'" } ?? ""
        chains.append(
            "[\(output)][\(label)]overlay=x=\(place.x):y=\(place.y):eval=init:format=yuv420:eof_action=repeat\(enable)[o\(label)]")
        output = "o" + label
    }

    /// Copies the waiting layers in their order. One thread, because several would copy overlapping layers in any order.
    private mutating func copyRun() {
        guard let top = run.last else { return }
        let layout = (["0_0"] + run.map { "\($0.place.x)_\($0.place.y)" }).joined(separator: "|")
        chains.append(
            "[\(output)]" + run.map { "[\($0.label)]" }.joined()
                + "xstack=inputs=\(run.count + 1):layout=\(layout):threads=1[o\(top.label)]")
        output = "o" + top.label
        run = []
    }
}

extension VideoSource {
    /// Whether it starts again within a plan. A clip of less than a frame has nothing to repeat.
    func isRepeated(_ loops: Bool, in plan: RenderPlan) -> Bool {
        loops && duration < plan.duration && duration.ticks(RenderPlan.frameRate) > 0
    }
}
