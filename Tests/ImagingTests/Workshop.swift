import Foundation
import Imaging

/// A folder for one test, and the tools that make its pictures and look at the results: none of them is the code under test.
/// A tool that is not installed is an error, never a skipped test.
final class Workshop: Sendable {
    struct ToolError: Error, CustomStringConvertible {
        let description: String
    }

    let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "imaging-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func path(_ name: String) -> String { folder.appending(path: name).path }

    /// The tool's standard output.
    @discardableResult
    func run(_ tool: String, _ arguments: [String], input: [UInt8]? = nil) throws -> [UInt8] {
        let places = ["/usr/bin/", "/usr/local/bin/", "/opt/homebrew/bin/"]
        guard let place = places.first(where: { FileManager.default.isExecutableFile(atPath: $0 + tool) }) else {
            throw ToolError(description: "\(tool) is not installed; Tools/install brings it")
        }
        let id = UUID().uuidString
        let (inPath, outPath, errorPath) = (path("in-\(id)"), path("out-\(id)"), path("error-\(id)"))
        defer { for file in [inPath, outPath, errorPath] { try? FileManager.default.removeItem(atPath: file) } }
        try Data(input ?? []).write(to: URL(filePath: inPath))
        for file in [outPath, errorPath] { try Data().write(to: URL(filePath: file)) }
        let process = Process()
        process.executableURL = URL(filePath: place + tool)
        process.arguments = arguments
        process.standardInput = try FileHandle(forReadingFrom: URL(filePath: inPath))
        process.standardOutput = try FileHandle(forWritingTo: URL(filePath: outPath))
        process.standardError = try FileHandle(forWritingTo: URL(filePath: errorPath))
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            let text = (try? String(contentsOfFile: errorPath, encoding: .utf8)) ?? ""
            throw ToolError(description: "\(tool) \(arguments.joined(separator: " ")): \(text)")
        }
        return Array(try Data(contentsOf: URL(filePath: outPath)))
    }

    /// Writes bytes into a file of the folder and gives back its path.
    @discardableResult
    func write(_ bytes: [UInt8], _ name: String) throws -> String {
        try Data(bytes).write(to: URL(filePath: path(name)))
        return path(name)
    }

    func read(_ path: String) throws -> [UInt8] { Array(try Data(contentsOf: URL(filePath: path))) }

    // MARK: - Pictures

    /// A PNG of these pixels.
    func png(_ pixels: Pixels, _ name: String = "picture.png") throws -> String {
        let size = "\(pixels.width)x\(pixels.height)"
        try run(
            "ffmpeg",
            ["-v", "error", "-f", "rawvideo", "-pix_fmt", "rgba", "-s", size, "-i", "pipe:0", "-pix_fmt", "rgba", "-y", path(name)],
            input: pixels.rgba)
        return path(name)
    }

    /// Four coloured quarters in the format of the name's extension; options are those of `vips`, as `[Q=90]`.
    func corners(_ width: Int = 96, _ height: Int = 64, _ name: String = "corners.jpg", options: String = "") throws -> String {
        let opaque = try write(Pixels.cornersPPM(width, height), "opaque-\(name).ppm")
        if name.hasSuffix(".heic") {
            let png = path("for-\(name).png")
            try run("vips", ["copy", opaque, png])
            try run("heif-enc", ["-q", "90", png, "-o", path(name)])
        } else {
            let quality = name.hasSuffix(".png") || !options.isEmpty ? options : "[Q=95]"
            try run("vips", ["copy", opaque, path(name) + quality])
        }
        return path(name)
    }

    /// Sets tags, as `-Orientation=6`, in place.
    func tag(_ path: String, _ tags: String...) throws {
        try run("exiftool", ["-q", "-q", "-m", "-overwrite_original", "-n"] + tags + [path])
    }

    /// Everything exiftool finds in each of some pictures, by `Group:Tag`, without what every file has.
    func tags(_ pictures: [(bytes: [UInt8], format: ImageFormat)]) throws -> [[String: String]] {
        let id = UUID().uuidString
        let files = try pictures.enumerated().map { try write($1.bytes, "tags-\(id)-\($0).\($1.format.rawValue)") }
        defer { for file in files { try? FileManager.default.removeItem(atPath: file) } }
        let output = try run("exiftool", ["-q", "-j", "-G1", "-a", "-u", "-n"] + files)
        guard let all = try JSONSerialization.jsonObject(with: Data(output)) as? [[String: Any]], all.count == files.count else {
            throw ToolError(description: "exiftool did not read everything")
        }
        return all.map { tags in
            tags.mapValues { "\($0)" }
                .filter { !$0.key.hasPrefix("System:") && !$0.key.hasPrefix("ExifTool:ExifToolVersion") && $0.key != "SourceFile" }
        }
    }

    func tags(_ bytes: [UInt8], _ format: ImageFormat) throws -> [String: String] { try tags([(bytes, format)]).first ?? [:] }

    /// What another decoder makes of a picture, without applying any orientation.
    func pixels(_ bytes: [UInt8], _ format: ImageFormat = .jpeg) throws -> Pixels {
        let file = try write(bytes, "pixels-\(UUID().uuidString).\(format.rawValue)")
        defer { try? FileManager.default.removeItem(atPath: file) }
        let pam = try run(
            "ffmpeg",
            [
                "-v", "error", "-threads", "1", "-noautorotate", "-i", file, "-frames:v", "1", "-f", "image2pipe", "-c:v", "pam",
                "-pix_fmt", "rgba", "pipe:1",
            ])
        // Lines of a name and a number up to ENDHDR, then the pixels.
        let header = String(decoding: pam.prefix(200), as: UTF8.self).split(separator: "\n").prefix(7)
        func number(_ name: String) -> Int { header.first { $0.hasPrefix(name + " ") }.flatMap { Int($0.dropFirst(name.count + 1)) } ?? 0 }
        let (width, height) = (number("WIDTH"), number("HEIGHT"))
        guard width > 0, number("DEPTH") == 4, pam.count > width * height * 4 else {
            throw ToolError(description: "ffmpeg gave no picture")
        }
        return Pixels(width: width, height: height, rgba: Array(pam.suffix(width * height * 4)))
    }
}

/// The problem that a call throws, nil when it throws none.
func problem<T>(_ body: () throws(ImageProblem) -> T) -> ImageProblem? {
    do {
        _ = try body()
        return nil
    } catch {
        return error
    }
}

extension ImageProblem {
    var isDamaged: Bool {
        if case .damaged = self { true } else { false }
    }
}
