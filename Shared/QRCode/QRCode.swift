internal import CQREncode

/// A QR code, as the squares it is made of. ISO/IEC 18004, by libqrencode.
public struct QRCode: Sendable, Equatable {
    /// Squares along a side, without a margin.
    public let side: Int
    /// Row by row from the top left; true is dark.
    public let squares: [Bool]

    /// The smallest code for a text, with error correction of level M (15 %).
    /// - Returns: nil for a text that is empty or does not fit (2,331 bytes do), or has a NUL.
    public init?(_ text: String) {
        guard !text.isEmpty, !text.utf8.contains(0), let code = QRcode_encodeString8bit(text, 0, QR_ECLEVEL_M) else { return nil }
        defer { QRcode_free(code) }
        side = Int(code.pointee.width)
        // The lowest bit of each byte is the colour; the others tell what part of a code it is.
        squares = UnsafeBufferPointer(start: code.pointee.data, count: side * side).map { $0 & 1 == 1 }
    }

    /// The code as an SVG element with the four squares of margin that readers need, one path for all dark squares.
    /// - Parameter label: what a screen reader says; escaped here.
    public func svg(label: String) -> String {
        var path = ""
        for row in 0..<side {
            var column = 0
            while column < side {
                guard squares[row * side + column] else {
                    column += 1
                    continue
                }
                var end = column
                while end < side, squares[row * side + end] { end += 1 }
                path += "M\(column + 4) \(row + 4)h\(end - column)v1h-\(end - column)z"
                column = end
            }
        }
        let size = side + 8
        let title = label.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
        return
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(size) \(size)\" role=\"img\" aria-label=\"\(title)\" shape-rendering=\"crispEdges\">"
            + "<path fill=\"#fff\" d=\"M0 0h\(size)v\(size)h-\(size)z\"/><path d=\"\(path)\"/></svg>"
    }
}
