/// How a made picture is encoded.
public enum ImageOutput: Sendable, Hashable, Codable {
    /// Quality 1 to 100; values outside count as the nearest one. Transparency is replaced by the background.
    case jpeg(quality: Int)
    /// Quality 1 to 100; values outside count as the nearest one. Transparency stays.
    case webp(quality: Int)
    /// Eight bits a channel. Transparency stays.
    case png

    public var format: ImageFormat {
        switch self {
        case .jpeg: .jpeg
        case .webp: .webp
        case .png: .png
        }
    }

    /// The longest side that the format or its encoder takes, in pixels.
    var longestSide: Int {
        switch self {
        case .jpeg: 65_500
        case .webp: 16_383
        case .png: 1_000_000
        }
    }
}

/// How large a made picture is. Nothing is ever enlarged, and the ratio of the sides stays.
public enum ImageSize: Sendable, Hashable, Codable {
    case full
    /// At most this many pixels on the longer side; values below 1 count as 1.
    case fit(longestSide: Int)
    /// This share of each side, above 0 and at most 1; values outside count as the nearest one.
    case scaled(Double)

    /// Pixels of the longer side.
    func longestSide(of width: Int, _ height: Int) -> Int {
        let longest = max(width, height)
        return switch self {
        case .full: longest
        case .fit(let side): max(1, min(side, longest))
        // The comparison is false for NaN too.
        case .scaled(let share): share > 0 ? max(1, Int((Double(longest) * min(share, 1)).rounded())) : 1
        }
    }
}

/// An opaque colour in sRGB.
public struct ImageColour: Sendable, Hashable, Codable {
    public var red: UInt8
    public var green: UInt8
    public var blue: UInt8

    public init(red: UInt8, green: UInt8, blue: UInt8) { (self.red, self.green, self.blue) = (red, green, blue) }

    public static let white = ImageColour(red: 255, green: 255, blue: 255)
    public static let black = ImageColour(red: 0, green: 0, blue: 0)
}
