public import HTTPCore
public import Wire

/// A URL that may do one thing for a short time.
public struct SignedURL: Sendable, Hashable {
    /// The longest a URL may live, in every store.
    public static let longestLife = Duration.seconds(600)

    public let url: String
    /// What the client must send besides `Host` and `Content-Length`, which every HTTP library sets by itself.
    public let headers: HTTPHeaders
    public let expiresAt: Instant

    public init(url: String, headers: HTTPHeaders = HTTPHeaders(), expiresAt: Instant) {
        self.url = url
        self.headers = headers
        self.expiresAt = expiresAt
    }

    public static func == (a: SignedURL, b: SignedURL) -> Bool { a.url == b.url && a.headers == b.headers && a.expiresAt == b.expiresAt }
    public func hash(into hasher: inout Hasher) { hasher.combine(url) }
}

/// What an upload must be; all of it is in the signature.
public struct UploadTerms: Sendable, Hashable {
    /// `Content-Type`, a media type.
    public var type: String
    /// Exact length of the body.
    public var bytes: Int
    /// 32 bytes, when the client has said what it will send.
    public var sha256: [UInt8]?
    /// Whether an object that is there already may be replaced.
    public var replaces: Bool

    public init(type: String, bytes: Int, sha256: [UInt8]? = nil, replaces: Bool = true) {
        self.type = type
        self.bytes = bytes
        self.sha256 = sha256
        self.replaces = replaces
    }
}

/// How a download is to look; what is nil stays as the store has it.
public struct DownloadTerms: Sendable, Hashable {
    public var type: String?
    public var disposition: ContentDisposition?
    /// The value of `Cache-Control`.
    public var cacheControl: String?

    public init(type: String? = nil, disposition: ContentDisposition? = nil, cacheControl: String? = nil) {
        self.type = type
        self.disposition = disposition
        self.cacheControl = cacheControl
    }

    /// For URLs of content that never changes.
    public static let immutable = "private, max-age=31536000, immutable"
}

/// What the store knows of an object.
public struct ObjectFacts: Sendable, Hashable {
    public var bytes: Int
    public var type: String
    /// Without quotes. Equal tags of one key mean equal content; nothing else can be read from it.
    public var etag: String
    /// By the store's own clock: when it was written or copied to this key.
    public var modifiedAt: Instant

    public init(bytes: Int, type: String, etag: String, modifiedAt: Instant) {
        self.bytes = bytes
        self.type = type
        self.etag = etag
        self.modifiedAt = modifiedAt
    }
}

/// An object in a listing.
public struct ListedObject: Sendable, Hashable {
    public let key: ObjectKey
    public let bytes: Int
    /// By the store's own clock.
    public let modifiedAt: Instant

    public init(key: ObjectKey, bytes: Int, modifiedAt: Instant) {
        self.key = key
        self.bytes = bytes
        self.modifiedAt = modifiedAt
    }
}

/// Some objects of an area.
public struct ObjectPage: Sendable, Hashable {
    public let objects: [ListedObject]
    /// Hand it back for the next page; nil when this is the last. Means something to the store that made it only.
    public let next: String?

    public init(objects: [ListedObject], next: String?) {
        self.objects = objects
        self.next = next
    }
}

/// An upload in parts, as the store calls it.
public struct PartsID: Sendable, Hashable, CustomStringConvertible {
    public let text: String

    /// Nil unless 1 to 1024 visible ASCII characters.
    public init?(_ text: String) {
        guard (1...1024).contains(text.utf8.count), text.utf8.allSatisfy({ (0x21...0x7e).contains($0) }) else { return nil }
        self.text = text
    }

    public var description: String { text }
}

/// A part that has arrived.
public struct StoredPart: Sendable, Hashable {
    /// 1 to 10,000.
    public let number: Int
    public let bytes: Int
    /// Without quotes.
    public let etag: String

    public init(number: Int, bytes: Int, etag: String) {
        self.number = number
        self.bytes = bytes
        self.etag = etag
    }

    public static let numbers = 1...10_000
    /// Every part but the last has at least as many bytes: 5 MiB.
    public static let minimumBytes = 5 << 20

    /// Whether these can be put together as far as their list tells: some, in ascending order, only the last of them small.
    static func check(_ parts: [StoredPart]) throws(ObjectStoreError) {
        guard !parts.isEmpty else { throw .invalidPart(number: nil) }
        var last = 0
        for (index, part) in parts.enumerated() {
            let isLarge = part.bytes >= minimumBytes || index == parts.count - 1
            guard part.number > last, numbers.contains(part.number), isLarge, ObjectKey.isSegment(part.etag) else {
                throw .invalidPart(number: part.number)
            }
            last = part.number
        }
    }
}

/// An upload in parts that has neither been completed nor given up.
public struct UnfinishedUpload: Sendable, Hashable {
    public let key: ObjectKey
    public let id: PartsID
    /// By the store's own clock.
    public let startedAt: Instant

    public init(key: ObjectKey, id: PartsID, startedAt: Instant) {
        self.key = key
        self.id = id
        self.startedAt = startedAt
    }
}
