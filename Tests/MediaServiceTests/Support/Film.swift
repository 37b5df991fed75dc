import Foundation
import Testing
import TestSupport

/// A colour as three numbers from 0 to 255.
struct Colour: Equatable, CustomStringConvertible {
    var red: Int
    var green: Int
    var blue: Int

    static let black = Colour(red: 0, green: 0, blue: 0)
    static let red = Colour(red: 255, green: 0, blue: 0)
    static let lime = Colour(red: 0, green: 255, blue: 0)
    static let blue = Colour(red: 0, green: 0, blue: 255)
    static let white = Colour(red: 255, green: 255, blue: 255)

    /// As close as encoders keep a plain colour.
    func isNear(_ other: Colour, within: Int = 45) -> Bool {
        abs(red - other.red) <= within && abs(green - other.green) <= within && abs(blue - other.blue) <= within
    }

    var description: String { "(\(red), \(green), \(blue))" }
}

/// Decoded pixels.
struct Shot {
    let width: Int
    let height: Int
    private let bytes: [UInt8]

    /// Decodes a picture, or the frame of a film at a time.
    init(path: String, width: Int, height: Int, seconds: Double = 0) throws {
        let raw = try Made.ffmpeg(
            [
                "-i", path, "-ss", String(seconds), "-frames:v", "1", "-f", "rawvideo", "-pix_fmt", "rgb24", "-sws_flags",
                "accurate_rnd+full_chroma_int",
            ], to: "a.rgb")
        try #require(raw.count == width * height * 3)
        (self.width, self.height, bytes) = (width, height, raw)
    }

    init(jpeg: [UInt8]) throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let path = folder.path + "/a.jpg"
        try Data(jpeg).write(to: URL(filePath: path))
        let facts = try Film.streams(path)
        try self.init(path: path, width: try #require(facts.width), height: try #require(facts.height))
    }

    func at(_ x: Int, _ y: Int) -> Colour {
        let offset = (min(max(0, y), height - 1) * width + min(max(0, x), width - 1)) * 3
        return Colour(red: Int(bytes[offset]), green: Int(bytes[offset + 1]), blue: Int(bytes[offset + 2]))
    }

    /// At shares of the sides.
    func at(_ x: Double, _ y: Double) -> Colour { at(Int(x * Double(width)), Int(y * Double(height))) }
}

/// A video as ffprobe and ffmpeg see it.
final class Film {
    struct Streams {
        var width: Int?
        var height: Int?
        var videoCodec: String?
        var audioCodec: String?
        var pixelFormat: String?
        var seconds: Double?
        var hasSideData = false
        var tags: [String] = []
    }

    private let folder: TemporaryFolder
    private var path: String { folder.path + "/a.mp4" }
    let streams: Streams
    var size: [Int] { [streams.width ?? 0, streams.height ?? 0] }

    init(_ bytes: [UInt8]) throws {
        folder = try TemporaryFolder()
        try Data(bytes).write(to: URL(filePath: folder.path + "/a.mp4"))
        streams = try Self.streams(folder.path + "/a.mp4")
    }

    deinit { folder.remove() }

    static func streams(_ path: String) throws -> Streams {
        let text = try Made.run("ffprobe", ["-v", "error", "-show_streams", "-show_format", "-of", "json", path])
        let json = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        var found = Streams()
        for stream in json["streams"] as? [[String: Any]] ?? [] {
            switch stream["codec_type"] as? String {
            case "video":
                found.width = stream["width"] as? Int
                found.height = stream["height"] as? Int
                found.videoCodec = stream["codec_name"] as? String
                found.pixelFormat = stream["pix_fmt"] as? String
                found.seconds = (stream["duration"] as? String).flatMap(Double.init)
                found.hasSideData = stream["side_data_list"] != nil
            case "audio": found.audioCodec = stream["codec_name"] as? String
            default: break
            }
            found.tags += ((stream["tags"] as? [String: Any])?.keys).map(Array.init) ?? []
        }
        return found
    }

    func shot(_ seconds: Double = 0) throws -> Shot {
        try Shot(path: path, width: streams.width ?? 0, height: streams.height ?? 0, seconds: seconds)
    }

    /// Of its sound around a frequency, in dB of full scale; -91 is silence.
    func level(at hertz: Int) throws -> Double {
        let words = try Made.complaints(
            "ffmpeg",
            ["-hide_banner", "-nostdin", "-i", path, "-vn", "-af", "bandpass=f=\(hertz):width_type=h:w=40,volumedetect", "-f", "null", "-"])
        let found = try #require(words.firstMatch(of: /mean_volume: (-?[0-9.]+) dB/))
        return try #require(Double(found.1))
    }

    /// The loudest it gets between its samples, in dB of full scale.
    func truePeak() throws -> Double {
        let words = try Made.complaints(
            "ffmpeg", ["-hide_banner", "-nostdin", "-i", path, "-filter_complex", "ebur128=peak=true", "-f", "null", "-"])
        return try #require(words.matches(of: /Peak: +(-?[0-9.]+) dBFS/).last.flatMap { Double($0.1) })
    }
}

extension Made {
    /// Runs a tool and gives back what it said on standard error.
    static func complaints(_ tool: String, _ arguments: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [tool] + arguments
        let out = Foundation.Pipe()
        process.standardError = out
        process.standardOutput = FileHandle.nullDevice
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let text = out.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: text, as: UTF8.self)
    }
}
