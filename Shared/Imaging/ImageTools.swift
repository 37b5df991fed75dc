/// Reading, checking and re-making pictures from people nobody knows.
///
/// The content's first bytes choose the decoder, and only those of JPEG, PNG, WebP and HEIC ever run. Calls are synchronous and
/// take one core for up to seconds: they belong on a worker pool, not on an event loop. Each frees all its memory when it returns;
/// it needs about the decoded size of what it makes, and that of the whole picture for PNG with interlacing, progressive JPEG,
/// WebP and HEIC. Values may be used from any number of threads.
public struct ImageTools: Sendable {
    /// The largest picture that is decoded, in pixels as stored.
    public let maximumPixels: Int

    /// Starts the image library the first time in a process. Throws `.unavailable`.
    public init(maximumPixels: Int = 50_000_000) throws(ImageProblem) {
        try Vips.start()
        self.maximumPixels = maximumPixels
    }

    /// What the header says; no pixel is decoded, and pictures of any size are answered for.
    ///
    /// Throws `.unsupportedType`, `.damaged` when the header is not readable, `.unreadable`.
    public func facts(of input: ImageInput) throws(ImageProblem) -> ImageFacts {
        try Vips.session { () throws(ImageProblem) in try OpenPicture(input).facts }
    }

    /// Makes sure that the picture is what it claims to be: first by its header, which may not claim more pixels than the limit,
    /// then by decoding it once. A picture that is cut off or broken is refused, though some viewers would show a part of it; what
    /// a decoder can mend by itself, such as stray bytes between the parts of a JPEG, passes.
    ///
    /// Throws `.unsupportedType`, `.tooManyPixels`, `.damaged`, `.outOfMemory`, `.unreadable`.
    public func check(_ input: ImageInput) throws(ImageProblem) -> ImageFacts {
        try Vips.session { () throws(ImageProblem) in
            let picture = try OpenPicture(input)
            try limit(picture.facts)
            try limitSides(picture.facts)
            try picture.image.decode()
            return picture.facts
        }
    }

    /// A new picture of the same view: upright, in sRGB with 8 bits a channel, and with nothing but its pixels. EXIF, position,
    /// XMP, IPTC, comments and colour profiles are gone. The same input gives the same bytes each time.
    ///
    /// - Parameter background: what shows through transparent parts where the format has no transparency.
    ///
    /// Throws what `check` throws, and `.tooLarge` when the result does not fit into the format.
    public func render(
        _ input: ImageInput, _ size: ImageSize, as output: ImageOutput, background: ImageColour = .white
    ) throws(ImageProblem) -> [UInt8] {
        try Vips.session { () throws(ImageProblem) in
            let picture = try OpenPicture(input)
            let facts = picture.facts
            try limit(facts)
            let side = size.longestSide(of: facts.width, facts.height)
            guard side <= output.longestSide else {
                throw .tooLarge(format: output.format, width: facts.displayWidth, height: facts.displayHeight)
            }
            return try picture.rendered(longestSide: side, as: output, background: background)
        }
    }

    /// The picture in its full size as a JPEG of this quality, 0.01 to 1: a step on the way to an upload that is small enough.
    public func compress(_ input: ImageInput, quality: Double) throws(ImageProblem) -> [UInt8] {
        try render(input, .full, as: .jpeg(quality: Self.percent(quality)))
    }

    /// As `compress`, with each side multiplied by `scale`, above 0 and at most 1.
    public func resize(_ input: ImageInput, scale: Double, quality: Double) throws(ImageProblem) -> [UInt8] {
        try render(input, .scaled(scale), as: .jpeg(quality: Self.percent(quality)))
    }

    /// 0.8 − 0.1 is a little less than 0.7, but means 70; NaN counts as the lowest.
    private static func percent(_ quality: Double) -> Int { quality > 0 ? Int((min(quality, 1) * 100).rounded()) : 1 }

    private func limit(_ facts: ImageFacts) throws(ImageProblem) {
        guard facts.width * facts.height <= maximumPixels else {
            throw .tooManyPixels(width: facts.width, height: facts.height)
        }
    }

    /// What is longer than a JPEG may be could be kept and never shown in its full size.
    private func limitSides(_ facts: ImageFacts) throws(ImageProblem) {
        guard max(facts.width, facts.height) <= ImageOutput.jpeg(quality: 100).longestSide else {
            throw .tooManyPixels(width: facts.width, height: facts.height)
        }
    }
}
