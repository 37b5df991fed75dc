/// A picture that was opened and can be made into JPEGs: the platform's image library. Calls may take a second; they are never made on
/// the thread of a screen.
public protocol PictureCodec: Sendable {
    /// A JPEG of the picture, upright.
    /// - Parameter quality: 0 to 1.
    func encode(quality: Double) throws -> [UInt8]
    /// The same picture with each side multiplied by a factor above 0 and below 1.
    func scaled(by factor: Double) throws -> Self
}

/// Opens the bytes of what a person picked, in whatever format the platform reads; throws for what is no picture.
public typealias PictureOpener = @Sendable (_ picked: [UInt8]) throws -> any PictureCodec
