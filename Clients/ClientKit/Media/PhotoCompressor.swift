public import Contracts
internal import Wire

/// Makes a photo small enough to be sent. GTSD-P-4.4-01: JPEG from quality 0.8, a tenth lower while it is too large, down to 0.1; what is
/// still too large then is made smaller, side by side.
public struct PhotoCompressor: Sendable {
    /// One JPEG that was made on the way.
    public struct Step: Sendable, Equatable {
        public let quality: Double
        /// Of each side; 1 is the picture's own size.
        public let scale: Double
        public let bytes: Int

        public init(quality: Double, scale: Double, bytes: Int) {
            self.quality = quality
            self.scale = scale
            self.bytes = bytes
        }
    }

    /// In bytes, itself allowed.
    public let limit: Int
    private static let rounds = 8

    public init(limit: Int = Int(MediaPolicy().rule(.progressPhoto).bytes)) { self.limit = limit }

    /// - Parameter onStep: told of every JPEG, the last one being the result.
    /// - Throws: `compressionFailed` when the picture cannot be encoded or does not become small enough.
    public func compress(_ picture: any PictureCodec, onStep: (Step) -> Void = { _ in }) throws(PhotoError) -> [UInt8] {
        func jpeg(of picture: any PictureCodec, tenths: Int, scale: Double) throws(PhotoError) -> [UInt8] {
            guard !Task.isCancelled else { throw .client(.network(.cancelled)) }
            let quality = Double(tenths) / 10
            guard let bytes = try? picture.encode(quality: quality), !bytes.isEmpty else { throw .compressionFailed }
            onStep(Step(quality: quality, scale: scale, bytes: bytes.count))
            return bytes
        }
        var tenths = 8
        var bytes = try jpeg(of: picture, tenths: tenths, scale: 1)
        while bytes.count > limit, tenths > 1 {
            tenths -= 1
            bytes = try jpeg(of: picture, tenths: tenths, scale: 1)
        }
        var scale = 1.0, round = 0
        while bytes.count > limit {
            round += 1
            guard round <= Self.rounds else { throw .compressionFailed }
            // A JPEG's size goes with its area; a little less, so that one round is mostly enough.
            scale *= min(0.9, (Double(limit) / Double(bytes.count)).squareRoot() * 0.95)
            guard scale > 0, let smaller = try? picture.scaled(by: scale) else { throw .compressionFailed }
            bytes = try jpeg(of: smaller, tenths: tenths, scale: scale)
        }
        return bytes
    }
}
