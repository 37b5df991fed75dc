/// A part of the store with its own life: what is uploaded, what is kept, what is made. A new one is appended here.
public enum ObjectArea: String, Sendable, Hashable, CaseIterable {
    /// Uploads that nobody has looked at yet.
    case staging
    /// Confirmed originals and what is derived from them.
    case media
    /// Rendered files.
    case exports
}

/// The name of an object: `area/id/name`. Always made by the server, never taken from a client.
///
/// `id` and `name` are 1 to 100 characters of `A-Z a-z 0-9 . _ -`, neither `.` nor `..`: the same text is a key of an S3 bucket, a
/// relative path of a directory and a path of a URL, with nothing to escape in any of them.
public struct ObjectKey: Sendable, Hashable, Comparable, CustomStringConvertible {
    public let area: ObjectArea
    /// What the object belongs to: everything of one id can be deleted together.
    public let id: String
    public let name: String

    /// Nil when `id` or `name` is not as above.
    public init?(area: ObjectArea, id: String, name: String) {
        guard Self.isSegment(id), Self.isSegment(name) else { return nil }
        self.area = area
        self.id = id
        self.name = name
    }

    /// For segments that the program made itself, such as a UUID and a fixed name.
    public init(trusted area: ObjectArea, id: String, name: String) {
        self.area = area
        self.id = id
        self.name = name
    }

    /// Reads `area/id/name`; nil for any other text.
    public init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 3, let area = ObjectArea(rawValue: String(parts[0])) else { return nil }
        self.init(area: area, id: String(parts[1]), name: String(parts[2]))
    }

    public var description: String { "\(area.rawValue)/\(id)/\(name)" }

    /// By the bytes of `area/id/name`, as S3 lists them.
    public static func < (a: ObjectKey, b: ObjectKey) -> Bool { a.description.utf8.lexicographicallyPrecedes(b.description.utf8) }

    /// Whether the text may be an `id` or a `name`.
    public static func isSegment(_ text: String) -> Bool {
        (1...100).contains(text.utf8.count) && text != "." && text != ".." && text.utf8.allSatisfy(\.isSegmentByte)
    }
}

extension UInt8 {
    /// RFC 3986's unreserved characters but `~`.
    fileprivate var isSegmentByte: Bool {
        switch self {
        case 0x30...0x39, 0x41...0x5a, 0x61...0x7a, 0x2d, 0x2e, 0x5f: true
        default: false
        }
    }
}
