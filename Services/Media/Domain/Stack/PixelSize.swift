public import Contracts

/// A size in pixels, or in points of a screen: at least 1 and at most 65,536 on each side.
public struct PixelSize: Sendable, Hashable {
    public let width: Int64
    public let height: Int64

    /// What is outside of the bounds becomes the nearer of them.
    public init(width: Int64, height: Int64) {
        self.width = min(max(1, width), 65_536)
        self.height = min(max(1, height), 65_536)
    }
}

/// A rectangle in pixels from the upper left corner of its canvas; it may reach over the edges.
public struct PixelFrame: Sendable, Hashable {
    public let x: Int64
    public let y: Int64
    public let width: Int64
    public let height: Int64

    public init(x: Int64, y: Int64, width: Int64, height: Int64) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The part that lies on a canvas; nil when none does. AC-5.7-04.
    public func clipped(to canvas: PixelSize) -> PixelFrame? {
        let (left, top) = (max(0, x), max(0, y))
        let (right, bottom) = (min(canvas.width, x + width), min(canvas.height, y + height))
        guard right > left, bottom > top else { return nil }
        return PixelFrame(x: left, y: top, width: right - left, height: bottom - top)
    }
}

extension Canvas {
    /// Width and height in their smallest whole numbers.
    public var ratio: (width: Int64, height: Int64) {
        switch self {
        case .portrait9x16: (9, 16)
        case .landscape16x9: (16, 9)
        case .square1x1: (1, 1)
        case .portrait4x5: (4, 5)
        }
    }

    /// The size of an export: the short side has 1080 or 2160 pixels. AC-6.1-03, AC-6.3-01.
    public func pixelSize(_ resolution: ExportResolution) -> PixelSize { pixelSize(shortSide: resolution.shortSide) }

    /// The size with a given short side. The long side is rounded down to an even number, as encoders want it.
    /// - Parameter shortSide: in pixels, 2 to 8192.
    public func pixelSize(shortSide: Int64) -> PixelSize {
        let short = min(max(2, shortSide), 8192)
        let (width, height) = ratio
        let long = short * max(width, height) / min(width, height) / 2 * 2
        return width > height ? PixelSize(width: long, height: short) : PixelSize(width: short, height: width == height ? short : long)
    }
}

extension ExportResolution {
    /// In pixels.
    public var shortSide: Int64 {
        switch self {
        case .p1080: 1080
        case .p2160: 2160
        }
    }
}
