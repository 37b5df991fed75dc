internal import HTTPCore
internal import JSONCoding

/// `POST {{harness}}/media/inspect`: what is in a file, by tools that have nothing to do with the services.
///
/// With `path` of a made file or `url`, which is fetched in the flow's run, with `bearer` if given; `samples` `[{"x", "y", "t"}]` asks for
/// colours at pixels as seen, `bands` for how loud frequencies are (`440`, or `{"hz": 440, "from": 1, "to": 2}`), `flashes` `{"x", "y"}` for
/// when that pixel turns white and when a sound starts. Answers with `format`, `codec`, `width` and so on; what a file has not is missing.
final class MediaInspector {
    private let context: HarnessContext
    private lazy var transport = context.transport()

    init(_ context: HarnessContext) { self.context = context }

    func inspect(_ document: JSONValue) throws(HarnessError) -> TransportResponse {
        var members = try Members(document, code: "bad_inspect")
        let name = try members.text("path")
        let url = try members.text("url")
        let bearer = try members.text("bearer")
        let samples = try (members.list("samples") ?? []).map { value throws(HarnessError) in try PixelSample(value) }
        let bands = try (members.list("bands") ?? []).map { value throws(HarnessError) in try SoundBand(value) }
        let flashes = try members.list("flashes")?.map { value throws(HarnessError) in try PixelSample(value) }
        try members.finish()
        let path: String
        switch (name, url) {
        case (let name?, nil):
            guard let made = context.workshop.path(of: name) else { throw members.mistake("\(name) was not made here") }
            path = made
        case (nil, let url?): path = try fetch(url, bearer: bearer)
        default: throw members.mistake("it takes either path or url")
        }
        return .answer(200, .object(try Self.report(path, samples, bands, flashes?.first)))
    }

    private func fetch(_ url: String, bearer: String?) throws(HarnessError) -> String {
        guard URLParts(url) != nil else { throw HarnessError(status: 422, code: "bad_inspect", message: "\(url) is not an http or https URL") }
        var request = TransportRequest(method: "GET", url: url, headers: ["Accept": "*/*", "X-Test-Run": context.run], timeout: .seconds(60))
        if let bearer { request.headers.add("Authorization", "Bearer " + bearer) }
        let response: TransportResponse
        do throws(TransportError) { response = try transport.send(request) } catch {
            throw HarnessError(status: 502, code: "fetch_failed", message: error.message)
        }
        guard response.status == 200 else {
            let text = String(decoding: response.body.prefix(300), as: UTF8.self)
            throw HarnessError(status: 502, code: "fetch_refused", message: "\(url) answered \(response.status): \(text)")
        }
        let key = Hexadecimal.text(Digests.sha256(response.body).prefix(8))
        let made = try context.workshop.file("\(key).fetched") { path throws(HarnessError) in try MediaMaker.write(response.body, to: path) }
        return context.workshop.path(of: made) ?? ""
    }

    // MARK: - The report

    private static func report(_ path: String, _ samples: [PixelSample], _ bands: [SoundBand], _ flash: PixelSample?)
        throws(HarnessError) -> JSONObject
    {
        let bytes = try MediaMaker.read(path)
        var report: JSONObject = ["bytes": .integer(Int64(bytes.count)), "sha256": .string(Hexadecimal.text(Digests.sha256(bytes)))]
        if let isEarly = MovieBoxes.hasIndexFirst(bytes) { report["faststart"] = .bool(isEarly) }
        let streams = try StreamFacts(path)
        streams.write(into: &report)
        try FileTags(path).write(into: &report)
        if !samples.isEmpty {
            report["samples"] = .array(try PixelSample.take(samples, of: path, streams).map { .object($0) })
        }
        if streams.hasSound {
            let sound = try Sound(path)
            report["peakDb"] = .number(sound.peak)
            report["truePeakDb"] = .number(sound.truePeak)
            if !bands.isEmpty { report["bands"] = .array(bands.map { .object($0.measure(sound)) }) }
            if let flash { report["flashes"] = .array(try Flashes.find(flash, in: path, streams, sound).map { .object($0) }) }
        } else if !bands.isEmpty {
            // No sound at all is as quiet as it gets: a flow need not know which of both it is.
            report["bands"] = .array(bands.map { .object(["hz": .number($0.hertz), "db": .number(Sound.silence)]) })
        }
        return report
    }
}

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
            ["-v", "error", "-protocol_whitelist", "file", "-show_format", "-show_streams", "-count_packets", "-of", "json", path], limit: 1 << 20,
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
        // ffprobe counts against the clock.
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

/// What exiftool says of a file beyond its pixels.
struct FileTags {
    private let tags: JSONObject

    init(_ path: String) throws(HarnessError) {
        // It ends with 1 for a file it does not know, and still says so in JSON.
        let output = try Tool.exiftool.run(["-j", "-G1", "-a", "-n", "-m", path], limit: 4 << 20, accepts: [0, 1])
        let parsed = try? JSONReading.parse(output.bytes)
        tags = parsed?[0]?.object ?? [:]
    }

    func write(into report: inout JSONObject) {
        let carried = tags.filter { Self.isCarried($0.name) }
        report["fileType"] = tags["File:FileType"]
        report["mimeType"] = tags["File:MIMEType"]
        report["orientation"] = tags["IFD0:Orientation"]
        report["tags"] = .array(carried.map { .string($0.name) })
        report["tagCount"] = .integer(Int64(carried.count))
        report["hasLocation"] = .bool(tags.contains { Self.isPlace($0.name) })
    }

    /// Whether somebody put it in, as opposed to what every file of the kind has.
    private static func isCarried(_ name: String) -> Bool {
        let group = name.prefix { $0 != ":" }
        return ["IFD0", "IFD1", "ExifIFD", "GPS", "InteropIFD", "IPTC", "Photoshop", "MakerNotes"].contains(String(group)) || group.hasPrefix("XMP")
            || ["UserData", "ItemList", "Keys"].contains(String(group)) || name == "File:Comment"
    }

    private static func isPlace(_ name: String) -> Bool {
        ["GPS", "Location", "Geo", "City"].contains { name.contains($0) }
    }
}

/// The boxes of an MP4 or QuickTime file. ISO 14496-12 §4.2.
enum MovieBoxes {
    /// Whether the index is before the pictures, so that a player can start while it loads; nil for another kind of file.
    static func hasIndexFirst(_ bytes: [UInt8]) -> Bool? {
        var place = 0
        func big(_ start: Int, _ count: Int) -> Int { bytes[start..<start + count].reduce(0) { $0 << 8 | Int($1) } }
        guard bytes.count > 12, bytes[4..<8].elementsEqual("ftyp".utf8) else { return nil }
        while place + 16 <= bytes.count {
            switch String(decoding: bytes[place + 4..<place + 8], as: UTF8.self) {
            case "moov": return true
            case "mdat": return false
            default: break
            }
            let short = big(place, 4)
            let size = short == 1 && bytes[place + 8] == 0 ? big(place + 8, 8) : short
            guard size >= 8, size < bytes.count else { return nil }
            place += size
        }
        return nil
    }
}
