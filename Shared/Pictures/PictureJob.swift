internal import Imaging
internal import JSONCoding

/// What a worker is asked to do with the picture that comes with it.
enum PictureJob: Codable, Sendable {
    case check(maximumPixels: Int)
    case render(maximumPixels: Int, ImageSize, ImageOutput, background: ImageColour)

    /// More than any job needs: the parent's one message.
    static let longest = 4096
}

/// What it says when it is done. A picture that was made follows as it is.
enum PictureAnswer: Codable, Sendable {
    case facts(ImageFacts)
    case picture(bytes: Int)
    case problem(ImageProblem)

    static let longest = 65_536
    /// The largest picture that is taken: 90 million pixels of noise.
    static let longestPicture = 512 << 20

    /// A length of four bytes, and the answer.
    func framed() throws -> [UInt8] {
        let text = try JSONWriter.encode(self)
        return (0..<4).map { UInt8(text.count >> (8 * $0) & 0xFF) } + text
    }

    static func length(_ bytes: [UInt8]) -> Int? {
        let length = bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
        return (1...longest).contains(length) ? length : nil
    }
}
