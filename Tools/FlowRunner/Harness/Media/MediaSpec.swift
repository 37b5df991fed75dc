internal import JSONCoding

/// What a flow wants a file to be. What is left out has the value given here.
struct MediaSpec {
    enum Kind: String, CaseIterable { case image, video, pdf, bytes }
    enum Format: String, CaseIterable { case jpeg, png, webp, heic, gif, mp4, mov, webm }
    enum Codec: String, CaseIterable { case h264, hevc, vp9 }
    /// What is to be seen: one colour; red, green, blue and yellow from the upper left corner to the lower right one; another colour
    /// each second; grey noise, which compresses badly; a moving test picture; a white flash in the first tenth of each second.
    enum Layout: String, CaseIterable { case solid, corners, seconds, noise, pattern, flash }
    /// What a file has instead of what it should have.
    enum Fault: String, CaseIterable { case truncated, html, svg, polyglot, lyingSize, playlist, empty, zip }

    let kind: Kind
    /// `jpeg` and `mp4`.
    let format: Format
    let codec: Codec
    /// As seen, whatever the orientation or rotation: 64 by 48, or 320 by 180 for a video.
    let width: Int
    let height: Int
    /// `solid`
    let layout: Layout
    /// Of `solid`: a name of the palette. `red`.
    let colour: Colour
    /// Of the colour; png and webp only. 1, which is opaque.
    let alpha: Double
    /// 2.0
    let seconds: Double
    /// 30
    let rate: Double
    /// Pictures come at uneven times.
    let isUneven: Bool
    /// 10 bit, BT.2020 and PQ.
    let isHDR: Bool
    /// In Hz; no sound without any. With the layout `flash` they sound while it is white.
    let tones: [Double]
    /// Of the loudest sample of each tone, in dB below full scale. -12.
    let level: Double
    /// Clockwise, for the player to apply: 0.
    let rotation: Int
    /// 1 to 8, for the viewer to apply; none when left out.
    let orientation: Int?
    /// Carries a place: Riyadh.
    let hasPlace: Bool
    /// `2026-03-01T09:30:00+03:00`; without an offset when that is left out.
    let takenAt: String?
    /// The exact size; what is missing is filled where readers do not look.
    let bytes: Int?
    let fault: Fault?

    init(_ document: JSONValue) throws(HarnessError) {
        var members = try Members(document, code: "bad_media")
        let kind: Kind = try members.word("kind") ?? .image
        let isVideo = kind == .video
        let format: Format = try members.word("format") ?? (isVideo ? .mp4 : .jpeg)
        self.kind = kind
        self.format = format
        codec = try members.word("codec") ?? (format == .webm ? .vp9 : .h264)
        width = try members.whole("width", in: 1...16_384) ?? (isVideo ? 320 : 64)
        height = try members.whole("height", in: 1...16_384) ?? (isVideo ? 180 : 48)
        layout = try members.word("layout") ?? .solid
        colour = try members.word("colour") ?? .red
        alpha = try members.number("alpha", in: 0...1) ?? 1
        seconds = try members.number("seconds", in: 0.04...300) ?? 2
        rate = try members.number("fps", in: 1...120) ?? 30
        isUneven = try members.flag("vfr")
        isHDR = try members.flag("hdr")
        let tone = try members.number("tone", in: 20...20_000)
        var tones = tone.map { [$0] } ?? []
        for value in try members.list("tones") ?? [] {
            guard let hertz = value.double, (20...20_000).contains(hertz) else {
                throw members.mistake("tones must be numbers from 20 to 20000")
            }
            tones.append(hertz)
        }
        self.tones = tones
        level = try members.number("level", in: -90...0) ?? -12
        rotation = try members.whole("rotation", in: 0...270) ?? 0
        orientation = try members.whole("exifOrientation", in: 1...8)
        hasPlace = try members.flag("gps")
        takenAt = try members.text("takenAt")
        bytes = try members.whole("bytes", in: 0...(1 << 30))
        fault = try members.word("broken")
        try members.finish()
        if let problem { throw members.mistake(problem) }
    }

    /// Why these members do not go together.
    private var problem: String? {
        let films: [Format] = [.mp4, .mov, .webm]
        if kind == .image && films.contains(format) || kind == .video && !films.contains(format) {
            return "\(format) is not a format of \(kind)"
        }
        if ![0, 90, 180, 270].contains(rotation) { return "rotation must be 0, 90, 180 or 270" }
        if orientation != nil || hasPlace || takenAt != nil, [.webp, .gif, .webm].contains(format) || kind == .pdf || kind == .bytes {
            return "\(format) is made without metadata"
        }
        if kind == .bytes && bytes == nil { return "bytes must say how many" }
        if fault == .lyingSize && format != .png { return "lyingSize is for png" }
        return nil
    }

    /// What a client would call it.
    var contentType: String {
        switch (kind, format) {
        case (.pdf, _): "application/pdf"
        case (.bytes, _): "application/octet-stream"
        case (_, .mov): "video/quicktime"
        case (_, .mp4), (_, .webm): "video/\(format)"
        default: "image/\(format)"
        }
    }

    var suffix: String {
        switch kind {
        case .pdf: "pdf"
        case .bytes: "bin"
        default: format == .jpeg ? "jpg" : format.rawValue
        }
    }
}

/// The colours that flows speak of.
enum Colour: String, CaseIterable, Sendable {
    case red, green, blue, yellow, magenta, cyan, white, black, grey

    /// Red, green, blue.
    var parts: [Int] {
        switch self {
        case .red: [255, 0, 0]
        case .green: [0, 255, 0]
        case .blue: [0, 0, 255]
        case .yellow: [255, 255, 0]
        case .magenta: [255, 0, 255]
        case .cyan: [0, 255, 255]
        case .white: [255, 255, 255]
        case .black: [0, 0, 0]
        case .grey: [128, 128, 128]
        }
    }

    /// As ffmpeg takes it.
    var hexadecimal: String { "0x" + Hexadecimal.text(parts.map { UInt8($0) }) }

    /// The colours of the layout `seconds`, in order; then again from the first.
    static let seconds: [Colour] = [.red, .green, .blue, .yellow, .magenta, .cyan, .white, .grey]

    static func nearest(_ parts: [Int]) -> Colour {
        func distance(_ colour: Colour) -> Int { zip(colour.parts, parts).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) } }
        return allCases.min { distance($0) < distance($1) } ?? .black
    }
}
