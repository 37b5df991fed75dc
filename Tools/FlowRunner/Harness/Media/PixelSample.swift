internal import JSONCoding

/// A pixel whose colour is wanted.
struct PixelSample {
    /// From the upper left corner, as seen.
    let x: Int
    let y: Int
    /// In seconds; nil for a still picture or the first frame.
    let time: Double?

    init(_ document: JSONValue) throws(HarnessError) {
        var members = try Members(document, code: "bad_inspect")
        x = try members.whole("x", in: 0...16_383) ?? 0
        y = try members.whole("y", in: 0...16_383) ?? 0
        time = try members.number("t", in: 0...400)
        try members.finish()
    }

    /// The colours, in the order of the samples; each frame is decoded once.
    static func take(_ samples: [PixelSample], of path: String, _ facts: StreamFacts) throws(HarnessError) -> [JSONObject] {
        var frames: [Double: [UInt8]] = [:]
        var results: [JSONObject] = []
        for sample in samples {
            guard sample.x < facts.width, sample.y < facts.height else {
                throw HarnessError(
                    status: 422, code: "bad_inspect", message: "(\(sample.x), \(sample.y)) is outside of \(facts.width) by \(facts.height)")
            }
            let time = sample.time ?? 0
            let pixels: [UInt8]
            if let known = frames[time] { pixels = known } else { pixels = try frame(path, at: time, facts) }
            frames[time] = pixels
            let start = 3 * (sample.y * facts.width + sample.x)
            let parts = pixels[start..<start + 3].map { Int($0) }
            var result: JSONObject = ["x": .integer(Int64(sample.x)), "y": .integer(Int64(sample.y))]
            if let time = sample.time { result["t"] = .number(time) }
            for (name, value) in zip(["r", "g", "b"], parts) { result[name] = .integer(Int64(value)) }
            result["name"] = .string(Colour.nearest(parts).rawValue)
            results.append(result)
        }
        return results
    }

    /// One picture as seen, three bytes a pixel.
    private static func frame(_ path: String, at time: Double, _ facts: StreamFacts) throws(HarnessError) -> [UInt8] {
        let seek = facts.isStill ? [] : ["-ss", String(time)]
        // A still picture is sampled as it is stored: what a viewer has to turn is not what the services shall give.
        let turning = facts.isStill ? ["-noautorotate"] : []
        let output = try Tool.ffmpeg.run(
            ["-nostdin", "-v", "error", "-protocol_whitelist", "file,pipe"] + turning + seek + [
                "-i", path, "-map", "0:v:0", "-frames:v", "1",
            ]
                + ["-f", "rawvideo", "-pix_fmt", "rgb24", "pipe:1"])
        guard output.bytes.count == 3 * facts.width * facts.height else {
            throw HarnessError(
                status: 422, code: "no_frame",
                message: "there is no frame of \(facts.width) by \(facts.height) at \(time) s: \(output.errors)")
        }
        return output.bytes
    }
}
