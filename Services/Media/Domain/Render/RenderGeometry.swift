/// A size in pixels.
public struct RenderSize: Sendable, Hashable {
    public let width: Int
    public let height: Int

    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    public var pixels: Int { width * height }
    public var isEven: Bool { width % 2 == 0 && height % 2 == 0 }
}

/// A place on the canvas in pixels from its upper left corner; it may reach beyond the canvas.
public struct RenderRect: Sendable, Hashable {
    public let x: Int
    public let y: Int
    public let width: Int
    public let height: Int

    public init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    var size: RenderSize { RenderSize(width: width, height: height) }
}

extension RenderRect {
    /// The same place with every edge on an even number, at most one pixel away, and never thinner than two pixels. Colour has half the
    /// resolution of brightness in 4:2:0, so that an odd edge would have the colour of its neighbour anyway.
    var snapped: RenderRect {
        let (left, top) = (Self.even(x), Self.even(y))
        return RenderRect(x: left, y: top, width: max(2, Self.even(x + width) - left), height: max(2, Self.even(y + height) - top))
    }

    /// The part of it on a canvas; nil when there is none.
    func visible(on canvas: RenderSize) -> RenderRect? {
        let (left, top) = (max(0, x), max(0, y))
        let (right, bottom) = (min(canvas.width, x + width), min(canvas.height, y + height))
        guard right > left, bottom > top else { return nil }
        return RenderRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The place on a canvas of another size.
    func scaled(from old: RenderSize, to new: RenderSize) -> RenderRect {
        let (left, top) = (Self.scale(x, old.width, new.width), Self.scale(y, old.height, new.height))
        let (right, bottom) = (Self.scale(x + width, old.width, new.width), Self.scale(y + height, old.height, new.height))
        return RenderRect(x: left, y: top, width: max(1, right - left), height: max(1, bottom - top))
    }

    /// The next even number, upwards for odd ones.
    static func even(_ value: Int) -> Int { value + (value & 1) }

    /// value × new ÷ old, rounded to the nearest; halves go up.
    static func scale(_ value: Int, _ old: Int, _ new: Int) -> Int {
        let doubled = 2 * value * new + old
        let quotient = doubled / (2 * old)
        return doubled % (2 * old) < 0 ? quotient - 1 : quotient
    }
}
