import Foundation
import Processes
import Testing

@testable import Video

/// A folder of generated clips that lasts as long as this does.
final class Clips: Sendable {
    let folder: String

    init() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "barbell-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        folder = url.path
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    func path(_ name: String) -> String { "\(folder)/\(name)" }

    /// Runs ffmpeg with these arguments and an output of this name.
    @discardableResult func make(_ name: String, _ arguments: [String]) async throws -> String {
        let command = Command(
            "ffmpeg", ["-hide_banner", "-nostdin", "-v", "error", "-y"] + arguments + ["file:" + path(name)],
            limits: ChildLimits(wallTime: .seconds(60)))
        do { _ = try await command.run() } catch {
            Issue.record("\(arguments): \(error)")
            throw error
        }
        return path(name)
    }

    /// A clip of a colour pattern in quarters (red, green over blue, yellow).
    @discardableResult func make(
        _ name: String, size: (Int, Int) = (64, 48), seconds: Double = 1, rate: Int = 25, audio: Double? = nil,
        codec: [String] = Clips.h264,
        filter: String = "null", _ more: [String] = []
    ) async throws -> String {
        var inputs = ["-f", "lavfi", "-i", Self.quarters(size, seconds, rate)]
        if let audio { inputs += ["-f", "lavfi", "-i", "sine=frequency=440:sample_rate=48000:duration=\(audio)"] }
        let sound = audio == nil ? [] : [name.hasSuffix("webm") ? "libopus" : "aac"].flatMap { ["-c:a", $0] }
        return try await make(name, inputs + ["-vf", filter] + codec + sound + more)
    }

    /// A file with these bytes.
    @discardableResult func write(_ name: String, _ bytes: some Sequence<UInt8>) throws -> String {
        try Data(bytes).write(to: URL(filePath: path(name)))
        return path(name)
    }

    func bytes(_ name: String) throws -> [UInt8] { Array(try Data(contentsOf: URL(filePath: path(name)))) }

    static let h264 = ["-c:v", "libx264", "-preset", "ultrafast", "-pix_fmt", "yuv420p"]
    static let hevc = [
        "-c:v", "libx265", "-preset", "ultrafast", "-pix_fmt", "yuv420p", "-tag:v", "hvc1", "-x265-params", "log-level=error",
    ]
    static let vp9 = ["-c:v", "libvpx-vp9", "-deadline", "realtime", "-cpu-used", "8", "-pix_fmt", "yuv420p"]
    static func hdr(_ transfer: String) -> [String] {
        [
            "-c:v", "libx265", "-preset", "ultrafast", "-pix_fmt", "yuv420p10le", "-tag:v", "hvc1", "-color_trc", transfer,
            "-color_primaries", "bt2020",
            "-colorspace", "bt2020nc", "-x265-params", "log-level=error:colorprim=bt2020:transfer=\(transfer):colormatrix=bt2020nc",
        ]
    }

    private static func quarters(_ size: (Int, Int), _ seconds: Double, _ rate: Int) -> String {
        let (width, height) = size
        return "color=c=red:s=\(width)x\(height):r=\(rate):d=\(seconds),format=yuv444p,drawbox=x=iw/2:y=0:w=iw:h=ih/2:c=lime:t=fill,"
            + "drawbox=x=0:y=ih/2:w=iw/2:h=ih:c=blue:t=fill,drawbox=x=iw/2:y=ih/2:w=iw:h=ih:c=yellow:t=fill"
    }
}

/// The problem with which a probe refuses a file; nil when it takes it.
func problem(_ path: String, limits: VideoLimits = VideoLimits(), decoding: Bool = true) async -> VideoProblem? {
    do throws(VideoProblem) {
        _ = try await MediaProbe(limits: limits).probe(path, decoding: decoding)
        return nil
    } catch {
        return error
    }
}

func isUnreadable(_ problem: VideoProblem?) -> Bool { if case .inputUnreadable? = problem { true } else { false } }

/// Pixels of a picture, for looking at them.
struct Picture {
    let width: Int
    let height: Int
    private let rgb: [UInt8]

    /// Decodes a JPEG or a PNG with a program that has nothing to do with the code under test.
    init(_ bytes: [UInt8], _ clips: Clips) async throws {
        let name = UUID().uuidString
        let file = try clips.write(name, bytes)
        let command = Command(
            "vips", ["copy", file, clips.path("\(name).ppm")], limits: ChildLimits(wallTime: .seconds(30)))
        _ = try await command.run()
        let ppm = try clips.bytes("\(name).ppm")
        let header = ppm.prefix(200).split(maxSplits: 200, whereSeparator: { $0 == 10 || $0 == 32 }).prefix {
            $0 != [UInt8(ascii: "2"), 53, 53]
        }
            .compactMap { Int(String(decoding: $0, as: UTF8.self)) }
        width = try #require(header.first)
        height = try #require(header.dropFirst().first)
        rgb = Array(ppm.suffix(width * height * 3))
    }

    /// At shares of the width and the height.
    func color(_ x: Double, _ y: Double) -> (red: Int, green: Int, blue: Int) {
        let at = (Int(y * Double(height)) * width + Int(x * Double(width))) * 3
        return (Int(rgb[at]), Int(rgb[at + 1]), Int(rgb[at + 2]))
    }

    /// The letter of the pattern's colour there: r, g, b or y; ? for any other.
    func letter(_ x: Double, _ y: Double) -> Character {
        let color = color(x, y)
        return switch (color.red > 150, color.green > 150, color.blue > 150) {
        case (true, false, false): "r"
        case (false, true, false): "g"
        case (false, false, true): "b"
        case (true, true, false): "y"
        default: "?"
        }
    }

    /// Quarters in reading order; "rgby" for the pattern as generated.
    var quarters: String { String([letter(0.2, 0.2), letter(0.8, 0.2), letter(0.2, 0.8), letter(0.8, 0.8)]) }
}
