/// Pixels with four bytes each: red, green, blue, alpha.
struct Pixels: Equatable, CustomStringConvertible {
    let width: Int
    let height: Int
    let rgba: [UInt8]

    var description: String { "\(width)x\(height) \(layout)" }

    subscript(x: Int, y: Int) -> [Int] {
        let start = (y * width + x) * 4
        return rgba[start..<start + 4].map(Int.init)
    }

    init(width: Int, height: Int, rgba: [UInt8]) { (self.width, self.height, self.rgba) = (width, height, rgba) }

    init(_ width: Int, _ height: Int, _ colour: (_ x: Int, _ y: Int) -> [UInt8]) {
        var rgba: [UInt8] = []
        rgba.reserveCapacity(width * height * 4)
        for y in 0..<height { for x in 0..<width { rgba += colour(x, y) } }
        self.init(width: width, height: height, rgba: rgba)
    }

    static let named: [Character: [UInt8]] = [
        "R": [220, 30, 30, 255], "G": [30, 180, 30, 255], "B": [30, 30, 220, 255], "Y": [230, 220, 30, 255],
    ]

    /// A PPM file with red, green, blue and yellow quarters, in reading order.
    static func cornersPPM(_ width: Int, _ height: Int) -> [UInt8] {
        func row(_ left: Character, _ right: Character) -> [UInt8] {
            (0..<width).flatMap { (named[$0 < width / 2 ? left : right] ?? []).prefix(3) }
        }
        let (top, bottom) = (row("R", "G"), row("B", "Y"))
        var file = Array("P6 \(width) \(height) 255\n".utf8)
        for y in 0..<height { file += y < height / 2 ? top : bottom }
        return file
    }

    /// The nearest named colours of the four quarters, in reading order; `?` for none near.
    var layout: String {
        let places = [(1, 1), (3, 1), (1, 3), (3, 3)]
        return String(places.map { column, row in
            let found = self[column * width / 4, row * height / 4]
            return Self.named.first { zip($0.value, found).allSatisfy { abs(Int($0) - $1) < 30 } }?.key ?? "?"
        })
    }

    /// Whether two pixels are alike within a tolerance a channel.
    func isNear(_ x: Int, _ y: Int, _ expected: [Int], within tolerance: Int = 12) -> Bool {
        zip(self[x, y], expected).allSatisfy { abs($0 - $1) <= tolerance }
    }
}
