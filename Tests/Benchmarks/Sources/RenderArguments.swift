internal import Foundation
internal import MediaDomain

/// Prints the words of a render's ffmpeg command, each ended by NUL, after writing the lists that it reads.
enum RenderArguments {
    /// KIND WxH SECONDS FOLDER OUTPUT LAYER…, where KIND is export, hevc or preview and a layer is
    /// `PATH,WxH,SECONDS,CHANNELS,X,Y,WIDTH,HEIGHT,VOLUME` (CHANNELS `image` for a picture).
    static func run(_ words: [String]) throws {
        guard words.count >= 6 else { throw BenchError.usage }
        let (kind, folder, output) = (words[0], try RenderPath(words[3]), try RenderPath(words[4]))
        let plan = try RenderPlan(
            canvas: size(words[1]), duration: RenderTime(seconds: Double(words[2]) ?? 0), layers: words.dropFirst(5).map(layer),
            codec: kind == "hevc" ? .hevc : .h264)
        let command: RenderCommand =
            switch kind {
            case "export", "hevc": RenderGraph.export(plan, scratch: folder, output: output)
            case "preview": RenderGraph.preview(plan, scratch: folder, output: output)
            case "still": RenderGraph.frame(plan, at: RenderTime(seconds: 1), output: output)
            default: throw BenchError.usage
            }
        for file in command.files { try file.text.write(toFile: file.path.text, atomically: true, encoding: .utf8) }
        FileHandle.standardOutput.write(Data(command.arguments.flatMap { Array($0.utf8) + [0] }))
    }

    private static func size(_ text: String) throws -> RenderSize {
        let sides = text.split(separator: "x").compactMap { Int($0) }
        guard sides.count == 2 else { throw BenchError.usage }
        return RenderSize(width: sides[0], height: sides[1])
    }

    private static func layer(_ text: String) throws -> RenderLayer {
        let parts = text.split(separator: ",").map(String.init)
        let numbers = parts.dropFirst(4).compactMap { Int($0) }
        guard parts.count == 9, numbers.count == 5, let seconds = Double(parts[2]) else { throw BenchError.usage }
        let (path, size, time) = (try RenderPath(parts[0]), try size(parts[1]), RenderTime(seconds: seconds))
        let source: RenderLayer.Source =
            parts[3] == "image"
            ? .image(ImageSource(path: path, size: size, hasAlpha: true, shown: time))
            : .video(VideoSource(path: path, size: size, duration: time, audioChannels: Int(parts[3]) ?? 0, color: .untagged))
        return RenderLayer(
            source: source, frame: RenderRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]), loops: true,
            volume: numbers[4])
    }
}
