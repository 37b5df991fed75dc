internal import JSONCoding

/// What ffprobe says of a file; nothing of one that it cannot read, such as HEIC.
struct StreamFacts {
    private let format: JSONValue?
    private let picture: JSONValue?
    private let sound: JSONValue?
    let width: Int
    let height: Int
    /// Clockwise degrees that a player turns it.
    let rotation: Int

    init(_ path: String) throws(HarnessError) {
        let output = try Tool.ffprobe.run(
            ["-v", "error", "-protocol_whitelist", "file", "-show_format", "-show_streams", "-count_packets", "-of", "json", path],
            limit: 1 << 20,
            accepts: [0, 1])
        let document: JSONValue
        do throws(EvaluationError) { document = try JSONReading.parse(output.bytes) } catch {
            throw HarnessError(status: 500, code: "tool_failed", message: "ffprobe: \(error.message)")
        }
        let streams = document["streams"]?.array ?? []
        format = document["format"]
        picture = streams.first { $0["codec_type"] == "video" }
        sound = streams.first { $0["codec_type"] == "audio" }
        let matrix = picture?["side_data_list"]?.array?.compactMap { $0["rotation"]?.integer }.first ?? 0
        // ffprobe gives the rotation counter-clockwise.
        rotation = Int(((360 - matrix) % 360 + 360) % 360)
        let stored = (Int(picture?["width"]?.integer ?? 0), Int(picture?["height"]?.integer ?? 0))
        (width, height) = rotation.isMultiple(of: 180) ? stored : (stored.1, stored.0)
    }

    var hasSound: Bool { sound != nil }
    /// Pictures a second; nil when it cannot be said.
    var rate: Double? { Self.fraction(picture?["avg_frame_rate"]?.string) }
    var isStill: Bool { ["mjpeg", "png", "webp", "gif", "hevc_still"].contains(picture?["codec_name"]?.string ?? "") }

    func write(into report: inout JSONObject) {
        report["format"] = format?["format_name"]
        report["duration"] = number(format?["duration"])
        if let picture {
            report["codec"] = picture["codec_name"]
            report["profile"] = picture["profile"]
            report["width"] = .integer(Int64(width))
            report["height"] = .integer(Int64(height))
            report["rotation"] = .integer(Int64(rotation))
            report["pixFmt"] = picture["pix_fmt"]
            report["sar"] = picture["sample_aspect_ratio"]
            report["videoDuration"] = number(picture["duration"])
            report["frames"] = picture["nb_read_packets"]?.string.flatMap { Int64($0) }.map { .integer($0) }
            report["fps"] = rate.map { .number($0) }
            report["transfer"] = picture["color_transfer"]
        }
        if let sound {
            report["audioCodec"] = sound["codec_name"]
            report["audioDuration"] = number(sound["duration"])
            report["sampleRate"] = sound["sample_rate"]?.string.flatMap { Int64($0) }.map { .integer($0) }
            report["channels"] = sound["channels"]
        }
        report["streams"] = .integer(format?["nb_streams"]?.integer ?? 0)
    }

    private func number(_ value: JSONValue?) -> JSONValue? { value?.string.flatMap { Double($0) }.map { .number($0) } }

    private static func fraction(_ text: String?) -> Double? {
        let parts = (text ?? "").split(separator: "/").compactMap { Double($0) }
        return parts.count == 2 && parts[0] > 0 && parts[1] > 0 ? parts[0] / parts[1] : nil
    }
}
