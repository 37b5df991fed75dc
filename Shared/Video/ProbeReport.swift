internal import JSONCoding

/// What ffprobe says about a file, reduced to what is asked of it.
struct ProbeReport {
    struct Video {
        let index: Int
        let codec: String
        let width: Int
        let height: Int
        let pixelFormat: String
        let rotation: Int
        let sampleAspectRatio: Ratio
        let timeBase: Ratio
        let declaredDuration: Double?
        let averageFrameRate: Double?
        let baseFrameRate: Double?
        let transfer: ColorTransfer
        let matrix: String?
        let isFullRange: Bool

        /// Square pixels, turned. The stored height stays, the width is stretched, as players do it.
        var displaySize: (width: Int, height: Int) {
            let stretched = (Double(width) * sampleAspectRatio.value).rounded()
            let shown = Int(min(max(1, stretched), 1e6))
            return rotation % 180 == 0 ? (shown, height) : (height, shown)
        }
    }

    struct Audio {
        let index: Int
        let codec: String
        let channels: Int
        let sampleRate: Int
        let timeBase: Ratio
    }

    /// The first that is not a cover picture and can be decoded.
    let video: Video?
    /// Whether there is sound or a cover, but nothing that calls itself a moving picture.
    let isWithoutPicture: Bool
    let hasLocation: Bool
    /// What the file says of its longest stream, in seconds; 0 when it does not.
    let duration: Double
    private let audios: [Audio]
    private let hasOtherAudio: Bool

    init(_ json: JSONValue) {
        let streams = json["streams"]?.array ?? []
        duration = json["format"]?["duration"]?.string.flatMap(Double.init) ?? 0
        let ofType = { (type: String) in streams.filter { $0["codec_type"]?.string == type } }
        let pictures = ofType("video").filter { $0["disposition"]?["attached_pic"]?.integer != 1 }
        video = pictures.compactMap(Video.init).first
        isWithoutPicture = pictures.isEmpty && !(ofType("video") + ofType("audio")).isEmpty
        audios = ofType("audio").compactMap(Audio.init)
        hasOtherAudio = !ofType("audio").isEmpty
        let tagged = (streams + [json["format"] ?? .null]).flatMap { $0["tags"]?.object?.keys ?? [] }
        let kinds = streams.compactMap { $0["codec_tag_string"]?.string }
        hasLocation = tagged.contains { $0.lowercased().contains("location") || $0.lowercased().contains("gps") }
            || kinds.contains { ["gpmd", "camm"].contains($0) }
    }

    /// - Throws: `unsupportedType` when there is sound that nobody here can decode; to drop it silently would surprise.
    func audio() throws(VideoProblem) -> Audio? {
        if audios.isEmpty && hasOtherAudio { throw .unsupportedType }
        return audios.first
    }
}

extension ProbeReport.Video {
    fileprivate init?(_ json: JSONValue) {
        guard let index = json["index"]?.integer, let width = json["width"]?.integer, let height = json["height"]?.integer, width > 0,
            height > 0,
            let timeBase = Ratio(text: json["time_base"]?.string, separator: "/")
        else { return nil }
        self.init(
            index: Int(index), codec: json["codec_name"]?.string ?? "unknown", width: Int(width), height: Int(height),
            pixelFormat: json["pix_fmt"]?.string ?? "unknown", rotation: Self.rotation(json),
            sampleAspectRatio: Ratio(text: json["sample_aspect_ratio"]?.string, separator: ":") ?? .one, timeBase: timeBase,
            declaredDuration: json["duration"]?.string.flatMap(Double.init) ?? Self.clockTime(json["tags"]?["DURATION"]?.string),
            averageFrameRate: Ratio(text: json["avg_frame_rate"]?.string, separator: "/")?.value,
            baseFrameRate: Ratio(text: json["r_frame_rate"]?.string, separator: "/")?.value,
            transfer: Self.transfer(json["color_transfer"]?.string),
            matrix: json["color_space"]?.string,
            isFullRange: json["color_range"]?.string == "pc")
    }

    private static func transfer(_ name: String?) -> ColorTransfer {
        switch name {
        case "smpte2084": .perceptualQuantizer
        case "arib-std-b67": .hybridLogGamma
        default: .standard
        }
    }

    /// The display matrix counts anticlockwise, the old tag clockwise. To the nearest quarter turn.
    private static func rotation(_ json: JSONValue) -> Int {
        let matrix = json["side_data_list"]?.array?.compactMap { $0["rotation"]?.double }.first
        let clockwise = matrix.map { -$0 } ?? json["tags"]?["rotate"]?.string.flatMap(Double.init) ?? 0
        guard clockwise.isFinite, abs(clockwise) < 1e6 else { return 0 }
        let quarters = Int((clockwise / 90).rounded()) % 4
        return (quarters + 4) % 4 * 90
    }

    /// "00:01:02.500000000", as Matroska files are tagged.
    private static func clockTime(_ text: String?) -> Double? {
        let parts = (text ?? "").split(separator: ":").map { Double($0) }
        guard parts.count == 3, let hours = parts[0], let minutes = parts[1], let seconds = parts[2] else { return nil }
        return hours * 3600 + minutes * 60 + seconds
    }
}

extension ProbeReport.Audio {
    fileprivate init?(_ json: JSONValue) {
        guard let index = json["index"]?.integer, let codec = json["codec_name"]?.string, Codecs.audio.contains(codec),
            let channels = json["channels"]?.integer, channels > 0, let rate = json["sample_rate"]?.string.flatMap({ Int($0) }), rate > 0,
            let timeBase = Ratio(text: json["time_base"]?.string, separator: "/")
        else { return nil }
        self.init(index: Int(index), codec: codec, channels: Int(channels), sampleRate: rate, timeBase: timeBase)
    }
}
