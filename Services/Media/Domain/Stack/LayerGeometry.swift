public import Contracts
internal import Wire

/// Where a layer lies, independent of the size of its canvas. The arithmetic is of whole numbers, so that the app and the renderer
/// reach the same pixels.
public struct LayerGeometry: Sendable, Hashable {
    public let position: LayerPosition
    public let width: LayerWidth
    public let aspectRatio: AspectRatio

    public init(position: LayerPosition, width: LayerWidth, aspectRatio: AspectRatio) {
        self.position = position
        self.width = width
        self.aspectRatio = aspectRatio
    }

    /// The place on a canvas of a size. Width and height are rounded first, to at least one pixel, and then laid around the centre, so
    /// that a layer that is moved does not change its size. A half goes away from zero. AC-2.2-04.
    public func pixelFrame(in canvas: PixelSize) -> PixelFrame {
        let exact = width.tenThousandths * canvas.width
        let frameWidth = max(1, Rounded.divide(exact, by: 10_000))
        let frameHeight = max(1, Rounded.divide(exact, by: max(1, aspectRatio.tenThousandths)))
        return PixelFrame(
            x: Self.start(position.x, canvas.width, frameWidth), y: Self.start(position.y, canvas.height, frameHeight), width: frameWidth,
            height: frameHeight)
    }

    private static func start(_ centre: Coordinate, _ side: Int64, _ length: Int64) -> Int64 {
        Rounded.divide(2 * centre.tenThousandths * side - 10_000 * length, by: 20_000)
    }

    /// A position while a layer is dragged, kept where a person can find the layer again: the centre stays within -0.5 and 1.5, or as
    /// far beyond as half of a layer longer than the canvas. AC-4.5-03.
    public func reachable(_ wanted: LayerPosition, on canvas: Canvas) -> LayerPosition {
        let (ratioWidth, ratioHeight) = canvas.ratio
        let height = width.tenThousandths * 10_000 * ratioWidth / (max(1, aspectRatio.tenThousandths) * ratioHeight)
        return LayerPosition(x: Self.kept(wanted.x, width.tenThousandths), y: Self.kept(wanted.y, height))
    }

    private static func kept(_ centre: Coordinate, _ length: Int64) -> Coordinate {
        let beyond = max(5000, length / 2)
        return Coordinate(clamping: min(max(centre.tenThousandths, -beyond), 10_000 + beyond))
    }
}

extension MediaLayer {
    public var geometry: LayerGeometry { LayerGeometry(position: position, width: width, aspectRatio: aspectRatio) }
}

/// Divisions of whole numbers that round to the nearest, a half away from zero.
enum Rounded {
    /// - Parameter divisor: above zero.
    static func divide(_ value: Int64, by divisor: Int64) -> Int64 {
        let (quotient, remainder) = value.quotientAndRemainder(dividingBy: divisor)
        return abs(remainder) * 2 >= divisor ? quotient + value.signum() : quotient
    }
}
