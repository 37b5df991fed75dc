internal import Contracts
internal import JSONCoding
internal import MediaDomain
internal import Wire

extension Rules {
    /// Where a layer lies on a `canvas` whose short side has so many pixels: `x` and `y` of its centre, `width` and `aspectRatio`.
    /// `visible` is the part on the canvas, `reachable` the nearest centre at which a person can still grasp it.
    static func geometry(_ input: inout RuleInput) -> JSONValue {
        let canvas: Canvas? = input.required("canvas") { (value) throws(FieldRule) in try Read.word(value) }
        let shortSide = input.required("shortSide") { (value) throws(FieldRule) in try Read.whole(value, 2...8192) }
        let x: Coordinate? = input.required("x") { (value) throws(FieldRule) in try Read.tenThousandths(value) }
        let y: Coordinate? = input.required("y") { (value) throws(FieldRule) in try Read.tenThousandths(value) }
        let width: LayerWidth? = input.required("width") { (value) throws(FieldRule) in try Read.tenThousandths(value) }
        let ratio: AspectRatio? = input.required("aspectRatio") { (value) throws(FieldRule) in try Read.tenThousandths(value) }
        guard let canvas, let shortSide, let x, let y, let width, let ratio else { return .null }
        let size = canvas.pixelSize(shortSide: shortSide)
        let geometry = LayerGeometry(position: LayerPosition(x: x, y: y), width: width, aspectRatio: ratio)
        let frame = geometry.pixelFrame(in: size)
        let reachable = geometry.reachable(geometry.position, on: canvas)
        return .object([
            "canvas": .object(["width": .integer(size.width), "height": .integer(size.height)]), "frame": rectangle(frame),
            "visible": frame.clipped(to: size).map(rectangle) ?? .null,
            "reachable": .object(["x": .number(reachable.x.value), "y": .number(reachable.y.value)]),
        ])
    }

    private static func rectangle(_ frame: PixelFrame) -> JSONValue {
        .object(["x": .integer(frame.x), "y": .integer(frame.y), "width": .integer(frame.width), "height": .integer(frame.height)])
    }
}
