/// Why a picture was not read or made.
public enum ImageProblem: Error, Hashable, Sendable, Codable {
    /// The content is not JPEG, PNG, WebP or HEIC, but this.
    case unsupportedType(MagicType)
    /// The header claims more pixels than the limit; nothing was decoded. Width and height as stored.
    case tooManyPixels(width: Int, height: Int)
    /// The file has more parts of a kind than any real picture needs, so that decoding it could take hours; nothing was decoded.
    case tooManyParts(kind: String, limit: Int)
    /// Decoding took more processor time or memory than one picture gets.
    case tooCostly
    /// Cut off or broken. The reason is the decoder's own words, for a log and not for people; while several threads fail at
    /// the same time it may have words of another one's failure in it.
    case damaged(reason: String)
    /// The picture in this size does not fit into the format: a WebP has at most 16,383 pixels a side, a JPEG 65,500.
    case tooLarge(format: ImageFormat, width: Int, height: Int)
    /// There is not enough memory for the picture now.
    case outOfMemory
    /// The file cannot be opened or read, or is no plain file; errno of the call, 0 when there is none.
    case unreadable(code: Int32)
    /// The image library does not start on this machine.
    case unavailable(reason: String)
}
