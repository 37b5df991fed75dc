internal import Glibc
internal import JSONCoding

/// The first channel of a file's sound.
struct Sound {
    static let rate = 48_000.0
    /// The level of nothing at all.
    static let silence = -120.0

    let samples: [Float]
    /// Of the loudest sample, in dB below full scale.
    let peak: Double
    /// Of what a player makes between the samples, at four times their rate. ITU-R BS.1770 annex 2.
    let truePeak: Double

    init(_ path: String) throws(HarnessError) {
        func decode(_ rate: Int) throws(HarnessError) -> [Float] {
            let output = try Tool.ffmpeg.run(
                ["-nostdin", "-v", "error", "-copyts", "-protocol_whitelist", "file,pipe", "-i", path, "-map", "0:a:0"]
                    // Sound may begin later than the file; the gap is filled with silence so that times count from the file's start.
                    + ["-af", "aresample=async=1:first_pts=0,pan=mono|c0=c0"]
                    + ["-ar", String(rate), "-f", "f32le", "pipe:1"])
            return output.bytes.withUnsafeBytes { bytes in
                (0..<bytes.count / 4).map {
                    Float(bitPattern: UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: 4 * $0, as: UInt32.self)))
                }
            }
        }
        func peak(_ samples: [Float]) -> Double { Self.decibel(Double(samples.reduce(0) { max($0, abs($1)) })) }
        samples = try decode(48_000)
        self.peak = peak(samples)
        truePeak = peak(try decode(192_000))
    }

    static func decibel(_ amplitude: Double) -> Double {
        guard amplitude > 0 else { return silence }
        return max(silence, (200 * log10(amplitude)).rounded() / 10)
    }

    /// How much of a sine of a frequency is in a stretch: its amplitude, by Goertzel's filter behind a Hann window, which keeps other
    /// tones out once they are some Hz away.
    func amplitude(_ hertz: Double, from: Double, to: Double) -> Double {
        let first = min(samples.count, Int(from * Self.rate))
        let last = min(samples.count, max(first, Int(to * Self.rate)))
        let count = Double(last - first)
        guard count > 1 else { return 0 }
        let factor = 2 * cos(2 * .pi * hertz / Self.rate)
        var (one, two) = (0.0, 0.0)
        for index in first..<last {
            let window = 0.5 - 0.5 * cos(2 * .pi * Double(index - first) / count)
            (one, two) = (Double(samples[index]) * window + factor * one - two, one)
        }
        // Factor 4: the window function halves the amplitude, and half of a sine's energy is at the negative frequency.
        return 4 * max(0, one * one + two * two - factor * one * two).squareRoot() / count
    }

    /// When it starts after a silence of at least a fifth of a second, in seconds.
    var onsets: [Double] {
        var onsets: [Double] = []
        var quiet = Int.max
        for (index, sample) in samples.enumerated() {
            if abs(sample) > 0.03 {
                if quiet > Int(Self.rate / 5) { onsets.append(Double(index) / Self.rate) }
                quiet = 0
            } else if quiet < Int.max {
                quiet += 1
            }
        }
        return onsets
    }
}

/// A frequency whose level is wanted.
struct SoundBand {
    let hertz: Double
    private let from: Double
    private let to: Double

    init(_ value: JSONValue) throws(HarnessError) {
        if let hertz = value.double {
            (self.hertz, from, to) = (hertz, 0, 400)
            return
        }
        var members = try Members(value, code: "bad_inspect")
        guard let hertz = try members.number("hz", in: 20...20_000) else { throw members.mistake("bands are numbers of Hz, or have hz") }
        self.hertz = hertz
        from = try members.number("from", in: 0...400) ?? 0
        to = try members.number("to", in: 0...400) ?? 400
        try members.finish()
    }

    func measure(_ sound: Sound) -> JSONObject {
        ["hz": .number(hertz), "db": .number(Sound.decibel(sound.amplitude(hertz, from: from, to: to)))]
    }
}

/// Flashes that come with a sound, of the layout `flash`.
enum Flashes {
    /// When each flash begins, and how much later its sound does, in seconds and milliseconds.
    static func find(_ place: PixelSample, in path: String, _ facts: StreamFacts, _ sound: Sound) throws(HarnessError) -> [JSONObject] {
        guard let rate = facts.rate else {
            throw HarnessError(status: 422, code: "bad_inspect", message: "there are no flashes in a still picture")
        }
        let output = try Tool.ffmpeg.run(
            ["-nostdin", "-v", "error", "-copyts", "-protocol_whitelist", "file,pipe", "-i", path, "-map", "0:v:0"]
                + [
                    "-vf", "fps=\(rate):start_time=0,format=rgb24,crop=1:1:\(place.x):\(place.y):exact=1,format=gray", "-f", "rawvideo",
                    "pipe:1",
                ])
        let onsets = sound.onsets
        var flashes: [JSONObject] = []
        for index in output.bytes.indices where output.bytes[index] > 160 && (index == 0 || output.bytes[index - 1] <= 160) {
            let time = Double(index) / rate
            let nearest = onsets.min { abs($0 - time) < abs($1 - time) }
            var flash: JSONObject = ["t": .number(time)]
            flash["offsetMs"] = nearest.map { .integer(Int64((($0 - time) * 1000).rounded())) }
            flashes.append(flash)
        }
        return flashes
    }
}
