/// The picture types that have a name here. All are told apart; GIF is only recognised and never decoded.
public enum ImageFormat: String, Sendable, Hashable, CaseIterable, Codable {
    case jpeg, png, webp, heic, gif

    public init?(_ type: MagicType) {
        switch type {
        case .jpeg: self = .jpeg
        case .png: self = .png
        case .webp: self = .webp
        case .heic: self = .heic
        case .gif: self = .gif
        case .avif, .pdf, .mp4, .quicktime, .webm, .matroska, .html, .svg, .xml, .zip, .playlist, .unknown: return nil
        }
    }

    /// The picture type of what begins with `head`, see `MagicType.sniff`; nil for anything else.
    public static func sniff(_ head: [UInt8]) -> ImageFormat? { ImageFormat(MagicType.sniff(head)) }

    public var magicType: MagicType {
        switch self {
        case .jpeg: .jpeg
        case .png: .png
        case .webp: .webp
        case .heic: .heic
        case .gif: .gif
        }
    }

    public var mediaType: String { magicType.mediaType }
}
