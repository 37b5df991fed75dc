/// A run of ffmpeg: what is written first, and the words of its command line without the program's own name.
public struct RenderCommand: Sendable, Hashable {
    public let arguments: [String]
    /// Lists of loops that have to exist before it starts and can go when it has ended.
    public let files: [RenderFile]
}

/// The kind of file a still is.
public enum StillFormat: Sendable, Hashable { case jpeg, png }

/// Turns plans into commands of ffmpeg 5.1. There is no shell, and nothing that a user wrote is part of a command.
public enum RenderGraph {
    /// The finished film. While it runs, ffmpeg reports its progress on standard output, four times a second.
    /// - Parameter scratch: a folder of the job's own, for the lists of loops.
    public static func export(_ plan: RenderPlan, scratch: RenderPath, output: RenderPath) -> RenderCommand {
        film(plan, RenderEncoding.export(plan), scratch: scratch, output: output)
    }

    /// The finished film once more with its sound encoded anew; its pictures stay as they are.
    /// - Parameter film: what `export` made.
    public static func sound(of plan: RenderPlan, _ room: RenderRoom, film: RenderPath, output: RenderPath) -> RenderCommand {
        var inputs = RenderInputs()
        let pictures = inputs.add(.video(film, from: nil, threads: 1))
        let sound = SoundGraph(plan, room: room, inputs: inputs)
        let arguments =
            start + sound.inputs.arguments + [
                "-filter_complex", sound.chains.joined(separator: ";"), "-map", "\(pictures):v", "-map", "[\(sound.output)]",
            ]
            + RenderEncoding.sound(plan) + [output.url]
        return RenderCommand(arguments: arguments, files: [])
    }

    /// The whole composition with its sound, small and quickly made.
    /// - Parameter longestSide: in pixels; a canvas that is smaller anyway keeps its size.
    public static func preview(_ plan: RenderPlan, longestSide: Int = 960, scratch: RenderPath, output: RenderPath) -> RenderCommand {
        film(plan.fitted(longestSide: longestSide), RenderEncoding.preview(), scratch: scratch, output: output)
    }

    /// One picture, as the film shows it at that time; the last one for any time after the end.
    /// - Parameter longestSide: in pixels; nil for the canvas's own size.
    public static func frame(
        _ plan: RenderPlan, at time: RenderTime, longestSide: Int? = nil, format: StillFormat = .jpeg, output: RenderPath
    ) -> RenderCommand {
        let plan = longestSide.map { plan.fitted(longestSide: $0) } ?? plan
        let picture = PictureGraph(plan, extent(of: plan, at: time), scratch: nil)
        let (conversion, encoder): (String, [String]) =
            switch format {
            // JPEG has its own matrix and range.
            case .jpeg:
                (
                    "scale=in_color_matrix=bt709:in_range=tv:out_color_matrix=bt601:out_range=pc,format=yuvj420p",
                    ["-c:v", "mjpeg", "-q:v", "3"]
                )
            case .png: ("scale=in_color_matrix=bt709:in_range=tv:flags=bicubic+accurate_rnd+full_chroma_int,format=rgb24", ["-c:v", "png"])
            }
        let graph = picture.chains + ["[\(picture.output)]\(conversion)[still]"]
        let arguments =
            start + picture.inputs.arguments + ["-filter_complex", graph.joined(separator: ";"), "-map", "[still]", "-frames:v", "1"]
            + encoder
            + ["-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact", "-f", "image2pipe", output.url]
        return RenderCommand(arguments: arguments, files: [])
    }

    /// The places of the layers that such a picture shows anything of. It reads the files of no others, so that these need not be there.
    public static func drawn(_ plan: RenderPlan, at time: RenderTime, longestSide: Int? = nil) -> [Int] {
        let plan = longestSide.map { plan.fitted(longestSide: $0) } ?? plan
        return PictureGraph.drawn(plan, extent(of: plan, at: time))
    }

    private static func extent(of plan: RenderPlan, at time: RenderTime) -> PictureGraph.Extent {
        let passed = max(0, time.microseconds) * RenderPlan.frameRate / 1_000_000
        return .frame(min(passed, plan.frames - 1))
    }

    /// Times stay those of the files: ffmpeg would count from the first packet, which may be one that is never shown or heard.
    private static let start = ["-hide_banner", "-nostdin", "-nostats", "-v", "error", "-y", "-copyts", "-filter_complex_threads", "2"]

    private static func film(_ plan: RenderPlan, _ encoding: [String], scratch: RenderPath, output: RenderPath) -> RenderCommand {
        let picture = PictureGraph(plan, .whole, scratch: scratch)
        let sound = SoundGraph(plan, room: .usual, inputs: picture.inputs)
        let graph = (picture.chains + sound.chains).joined(separator: ";")
        let arguments =
            start + ["-stats_period", "0.25", "-progress", "pipe:1"] + sound.inputs.arguments
            + ["-filter_complex", graph, "-map", "[\(picture.output)]", "-map", "[\(sound.output)]"] + encoding + [output.url]
        return RenderCommand(arguments: arguments, files: sound.inputs.files)
    }
}
