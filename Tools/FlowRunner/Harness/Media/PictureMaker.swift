/// Pictures by ffmpeg, heif-enc and exiftool.
struct PictureMaker {
    private let spec: MediaSpec

    init(_ spec: MediaSpec) { self.spec = spec }

    func write(to path: String) throws(HarnessError) {
        var filters = [Scene(spec).graph]
        if spec.alpha < 1 { filters += ["format=rgba", "colorchannelmixer=aa=\(spec.alpha)"] }
        filters += Self.stored(spec.orientation ?? 1)
        let raw = spec.format == .heic ? path + ".png" : path
        try Tool.ffmpeg.run(
            [
                "-nostdin", "-v", "error", "-y", "-f", "lavfi", "-i", filters.joined(separator: ","), "-frames:v", "1", "-fflags",
                "+bitexact", "-flags", "+bitexact",
            ]
                + encoder + ["-update", "1", raw])
        if spec.format == .heic {
            // heif-enc takes the metadata of what it reads along.
            try tag(raw)
            try Tool.heifEncode.run(["-q", "90", "-o", path, raw])
        } else {
            try tag(path)
        }
    }

    private var encoder: [String] {
        switch spec.format {
        case .jpeg: ["-c:v", "mjpeg", "-q:v", "2", "-pix_fmt", "yuvj444p", "-f", "image2"]
        case .webp: ["-c:v", "libwebp", "-lossless", "1", "-f", "webp"]
        case .gif: ["-c:v", "gif", "-f", "gif"]
        default: ["-c:v", "png", "-pix_fmt", spec.alpha < 1 ? "rgba" : "rgb24", "-f", "image2"]
        }
    }

    /// How pixels lie in a file whose viewer turns them back. EXIF 2.32 §4.6.4.
    private static func stored(_ orientation: Int) -> [String] {
        switch orientation {
        case 2: ["hflip"]
        case 3: ["hflip", "vflip"]
        case 4: ["vflip"]
        case 5: ["transpose=0"]
        case 6: ["transpose=2"]
        case 7: ["transpose=3"]
        case 8: ["transpose=1"]
        default: []
        }
    }

    private func tag(_ path: String) throws(HarnessError) {
        var tags: [String] = []
        if let orientation = spec.orientation { tags += ["-IFD0:Orientation=\(orientation)"] }
        if let (time, offset) = spec.takenAt.flatMap(Self.exifTime) {
            tags += ["-ExifIFD:DateTimeOriginal=\(time)", "-ExifIFD:CreateDate=\(time)"]
            if let offset { tags += ["-ExifIFD:OffsetTimeOriginal=\(offset)", "-ExifIFD:OffsetTimeDigitized=\(offset)"] }
        }
        if spec.hasPlace {
            tags += [
                "-IFD0:Make=Barbell", "-IFD0:Model=Test phone", "-GPS:GPSLatitude=24.7136", "-GPS:GPSLatitudeRef=N",
                "-GPS:GPSLongitude=46.6753",
                "-GPS:GPSLongitudeRef=E", "-XMP-exif:GPSLatitude=24.7136", "-XMP-exif:GPSLongitude=46.6753", "-XMP-photoshop:City=Riyadh",
            ]
            if spec.format == .jpeg { tags.append("-IPTC:City=Riyadh") }
        }
        guard !tags.isEmpty else { return }
        try Tool.exiftool.run(["-q", "-overwrite_original", "-n"] + tags + [path])
    }

    /// `2026-03-01T09:30:00+03:00` as `2026:03:01 09:30:00` and `+03:00`; nil for what has another shape.
    static func exifTime(_ text: String) -> (time: String, offset: String?)? {
        let parts = text.split(separator: "T")
        guard parts.count == 2, parts[0].utf8.count == 10, parts[1].utf8.count >= 8 else { return nil }
        let rest = parts[1].dropFirst(8).drop { $0 == "." || $0.isNumber }
        return ("\(parts[0].replacing("-", with: ":")) \(parts[1].prefix(8))", rest.isEmpty ? nil : rest == "Z" ? "+00:00" : String(rest))
    }
}
