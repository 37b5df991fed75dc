internal import HTTPCore
internal import JSONCoding

/// `POST {{harness}}/media/inspect`: what is in a file, by tools that have nothing to do with the services.
///
/// With `path` of a made file or `url`, which is fetched in the flow's run, with `bearer` if given; `samples` `[{"x", "y", "t"}]` asks for
/// colours at pixels as seen, `bands` for how loud frequencies are (`440`, or `{"hz": 440, "from": 1, "to": 2}`), `flashes` `{"x", "y"}`
/// for when that pixel turns white and when a sound starts. Answers with `format`, `codec`, `width` and so on; what a file has not is
/// missing.
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
        guard URLParts(url) != nil else {
            throw HarnessError(status: 422, code: "bad_inspect", message: "\(url) is not an http or https URL")
        }
        var request = TransportRequest(
            method: "GET", url: url, headers: ["Accept": "*/*", "X-Test-Run": context.run], timeout: .seconds(60))
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
        let made = try context.workshop.file("\(key).fetched") { path throws(HarnessError) in try MediaMaker.write(response.body, to: path)
        }
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
            // Without any sound the level is that of silence, so that a flow need not tell the two apart.
            report["bands"] = .array(bands.map { .object(["hz": .number($0.hertz), "db": .number(Sound.silence)]) })
        }
        return report
    }
}
