/// What the header of a picture says, before any pixel is decoded.
public struct ImageFacts: Sendable, Hashable, Codable {
    public var format: ImageFormat
    /// Pixels as stored. A HEIC's own transformations (`irot`, `imir`, `clap`) count as stored: its decoder has applied them.
    public var width: Int
    public var height: Int
    /// The EXIF orientation, 1 to 8, that is still to be applied for the picture to stand upright; 1 when there is none.
    ///
    /// A HEIC with a transformation of its own gives 1 whatever its EXIF says. Some phones write HEIC with nothing but the EXIF
    /// value, and then it counts as in a JPEG.
    public var orientation: Int
    public var hasAlpha: Bool
    /// Pictures in the file: frames of an animated WebP, top-level images of a HEIC. Only the first is ever decoded.
    public var pages: Int
    /// When the picture was taken, as its camera wrote it.
    public var takenAt: CaptureTime?
    /// Whether the file says where the picture was taken, in EXIF or XMP.
    public var hasLocation: Bool

    /// Pixels after the orientation is applied: the size people see.
    public var displayWidth: Int { isTurned ? height : width }
    public var displayHeight: Int { isTurned ? width : height }

    /// Orientations 5 to 8 swap width and height.
    private var isTurned: Bool { orientation >= 5 }
}
