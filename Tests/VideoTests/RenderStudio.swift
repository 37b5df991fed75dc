import Foundation
import MediaDomain
import Testing

/// A folder with generated clips, in which real renders run; it goes with the test.
final class RenderStudio {
    struct Failure: Error { let message: String }

    let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "render-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func path(_ name: String) throws -> RenderPath { try RenderPath(folder.path(percentEncoded: false) + "/" + name) }

    /// Runs a program to its end and returns what it printed; throws what it complained about.
    @discardableResult func run(_ program: String, _ arguments: [String], keepsErrors: Bool = false) throws -> Data {
        let (output, errors) = (folder.appending(path: "stdout"), folder.appending(path: "stderr"))
        for file in [output, errors] { try Data().write(to: file) }
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [program] + arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        process.waitUntilExit()
        let complaint = try Data(contentsOf: errors)
        guard process.terminationStatus == 0 else { throw Failure(message: String(decoding: complaint.suffix(2000), as: UTF8.self)) }
        return keepsErrors ? complaint : try Data(contentsOf: output)
    }

    @discardableResult func ffmpeg(_ arguments: [String]) throws -> Data {
        try run("ffmpeg", ["-v", "error", "-nostdin", "-y"] + arguments)
    }

    /// A clip from lavfi sources, H.264 and AAC unless the options say otherwise.
    func clip(_ name: String, _ picture: String, sound: String? = nil, _ options: [String] = []) throws -> RenderPath {
        let path = try path(name)
        let sounds = sound.map { ["-f", "lavfi", "-i", $0] } ?? []
        let codec = ["-c:v", "libx264", "-preset", "ultrafast", "-crf", "8", "-pix_fmt", "yuv420p", "-c:a", "aac", "-b:a", "192k"]
        try ffmpeg(["-f", "lavfi", "-i", picture] + sounds + codec + options + [path.text])
        return path
    }

    func image(_ name: String, _ picture: String, _ options: [String] = []) throws -> RenderPath {
        let path = try path(name)
        try ffmpeg(["-f", "lavfi", "-i", picture, "-frames:v", "1"] + options + [path.text])
        return path
    }

    /// Runs a command, with its lists in place, and returns its progress report.
    @discardableResult func render(_ command: RenderCommand) throws -> String {
        for file in command.files { try Data(file.text.utf8).write(to: URL(filePath: file.path.text)) }
        return String(decoding: try run("ffmpeg", command.arguments), as: UTF8.self)
    }

    func export(_ plan: RenderPlan, _ name: String = "film.mp4") throws -> RenderedFilm {
        let output = try path(name)
        try render(RenderGraph.export(plan, scratch: path("").folder, output: output))
        return try RenderedFilm(self, output, plan.canvas)
    }

    /// What ffprobe says, as `stream.section.key=value` lines of one entry list.
    func probe(_ path: RenderPath, _ entries: String, _ options: [String] = []) throws -> [String: String] {
        let text = try run(
            "ffprobe", ["-v", "error"] + options + ["-show_entries", entries, "-of", "default=noprint_wrappers=1", path.text])
        let pairs = String(decoding: text, as: UTF8.self).split(separator: "\n").map { $0.split(separator: "=", maxSplits: 1) }
        return Dictionary(pairs.map { (String($0[0]), $0.count > 1 ? String($0[1]) : "") }) { first, _ in first }
    }
}

extension RenderPath {
    /// Without the slash at its end.
    fileprivate var folder: RenderPath {
        get throws { try RenderPath(String(text.dropLast())) }
    }
}
