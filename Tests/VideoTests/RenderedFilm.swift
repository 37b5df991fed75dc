import Foundation
import MediaDomain
import Testing

struct FilmColor: Equatable, CustomStringConvertible {
    let red: Int
    let green: Int
    let blue: Int

    static let black = FilmColor(red: 0, green: 0, blue: 0)
    static let white = FilmColor(red: 255, green: 255, blue: 255)
    static let red = FilmColor(red: 255, green: 0, blue: 0)
    static let green = FilmColor(red: 0, green: 255, blue: 0)
    static let blue = FilmColor(red: 0, green: 0, blue: 255)
    static let yellow = FilmColor(red: 255, green: 255, blue: 0)

    var description: String { "(\(red), \(green), \(blue))" }

    /// Within what lossy encoding changes.
    func isNear(_ other: FilmColor, within tolerance: Int = 24) -> Bool {
        abs(red - other.red) <= tolerance && abs(green - other.green) <= tolerance && abs(blue - other.blue) <= tolerance
    }
}

/// A finished film, decoded.
final class RenderedFilm {
    let path: RenderPath
    let size: RenderSize
    private let studio: RenderStudio
    private let pixels: Data

    init(_ studio: RenderStudio, _ path: RenderPath, _ size: RenderSize) throws {
        (self.studio, self.path, self.size) = (studio, path, size)
        pixels = try studio.ffmpeg(["-i", path.text, "-an", "-fps_mode", "passthrough", "-pix_fmt", "rgb24", "-f", "rawvideo", "-"])
    }

    var frames: Int { pixels.count / (size.pixels * 3) }

    func color(_ x: Int, _ y: Int, frame: Int = 0) -> FilmColor {
        let start = (frame * size.height + y) * size.width * 3 + x * 3
        guard start >= 0, start + 2 < pixels.count else { return FilmColor(red: -1000, green: -1000, blue: -1000) }
        return FilmColor(red: Int(pixels[start]), green: Int(pixels[start + 1]), blue: Int(pixels[start + 2]))
    }

    /// One channel of the sound at 48 kHz, as the film's player hears it.
    func sound(channel: Int = 0) throws -> FilmSound {
        let data = try studio.ffmpeg(["-i", path.text, "-vn", "-af", "pan=mono|c0=c\(channel)", "-f", "f32le", "-"])
        return FilmSound(samples: data.withUnsafeBytes { Array($0.bindMemory(to: Float.self)) })
    }
}

struct FilmSound {
    static let rate = 48_000
    let samples: [Float]

    /// Root mean square of one frequency in dBFS, where a sine of full scale has -3.01.
    func level(_ frequency: Double, seconds: Range<Double>? = nil) -> Double {
        let part = part(seconds)
        let step = 2 * Double.pi * frequency / Double(Self.rate)
        var (real, imaginary, weight) = (0.0, 0.0, 0.0)
        for (index, sample) in part.enumerated() {
            // A window keeps other frequencies out.
            let window = 0.5 - 0.5 * cos(2 * Double.pi * Double(index) / Double(part.count))
            real += Double(sample) * window * cos(step * Double(index))
            imaginary += Double(sample) * window * sin(step * Double(index))
            weight += window
        }
        return 20 * log10(max(1e-9, 2 * (real * real + imaginary * imaginary).squareRoot() / weight / 2.0.squareRoot()))
    }

    /// Root mean square of everything in dBFS.
    func level(seconds: Range<Double>? = nil) -> Double {
        let part = part(seconds)
        let power = part.reduce(0.0) { $0 + Double($1) * Double($1) } / Double(max(1, part.count))
        return 10 * log10(max(1e-18, power))
    }

    /// When it becomes loud after silence, in seconds.
    func onsets(above threshold: Float = 0.1, after pause: Double = 0.1) -> [Double] {
        var onsets: [Double] = []
        var lastLoud = -Self.rate
        for (index, sample) in samples.enumerated() where abs(sample) > threshold {
            if index - lastLoud > Int(pause * Double(Self.rate)) { onsets.append(Double(index) / Double(Self.rate)) }
            lastLoud = index
        }
        return onsets
    }

    private func part(_ seconds: Range<Double>?) -> ArraySlice<Float> {
        guard let seconds else { return samples[...] }
        let (first, last) = (Int(seconds.lowerBound * Double(Self.rate)), Int(seconds.upperBound * Double(Self.rate)))
        return samples[min(first, samples.count)..<min(last, samples.count)]
    }
}
