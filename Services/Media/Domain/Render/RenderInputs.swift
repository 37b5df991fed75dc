/// The inputs of a command, in order, and the lists that have to be written for them.
struct RenderInputs {
    enum Input {
        /// Read once, from a point in the file's own time. Threads of its decoder.
        case video(RenderPath, from: RenderTime?, threads: Int)
        /// Read again and again, each round exactly one period after the one before.
        case loop(RenderPath, period: RenderTime, times: Int, RenderPath, Int, threads: Int)
        case image(RenderPath)
        /// The sound of a clip, read once.
        case sound(RenderPath)
    }

    private(set) var arguments: [String] = []
    private(set) var files: [RenderFile] = []
    private var count = 0

    /// Returns its number in the graph.
    mutating func add(_ input: Input) -> Int {
        defer { count += 1 }
        switch input {
        case .video(let path, let start, let threads):
            // Frames before the point are kept, so that the one that is visible then is among them.
            if let start { arguments += ["-noaccurate_seek", "-seek_timestamp", "1", "-ss", start.text] }
            arguments += ["-threads", String(threads), "-an"] + Self.guarded(Self.clips) + ["-i", path.url]
        case .loop(let path, let period, let times, let scratch, let index, let threads):
            let list = scratch.list(index)
            // The clip itself must not be a list of other files, though this one is.
            let entry = "file '\(path.url)'\noption format_whitelist \(Self.clips)\nduration \(period.text)\n"
            files.append(RenderFile(path: list, text: "ffconcat version 1.0\n" + String(repeating: entry, count: times)))
            arguments +=
                ["-threads", String(threads), "-an"] + Self.guarded("concat," + Self.clips) + [
                    "-f", "concat", "-safe", "0", "-i", list.url,
                ]
        case .image(let path):
            arguments += ["-threads", "1"] + Self.guarded("image2,jpeg_pipe,png_pipe,webp_pipe") + ["-i", path.url]
        case .sound(let path):
            arguments += ["-threads", "1", "-vn"] + Self.guarded(Self.clips) + ["-i", path.url]
        }
        return count
    }

    private static let clips = "mov,matroska"

    /// No protocol but files, and no format that names other files.
    private static func guarded(_ formats: String) -> [String] { ["-protocol_whitelist", "file", "-format_whitelist", formats] }
}

/// A small text file that has to exist before a command runs.
public struct RenderFile: Sendable, Hashable {
    public let path: RenderPath
    public let text: String
}

