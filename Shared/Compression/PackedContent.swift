internal import Synchronization

/// Something that clients take whole, in the codings they read. Each is made once, when it is first asked for, and kept.
public final class PackedContent: Sendable {
    public struct Packed: Sendable {
        public let bytes: [UInt8]
        /// Differs between codings and between contents. RFC 9110 §8.8.3.
        public let etag: String
    }

    private let version: Int64
    private let plain: @Sendable () throws -> [UInt8]
    private let digest: @Sendable ([UInt8]) -> String
    private let kept = Mutex<[ContentCoding?: Packed]>([:])

    /// - Parameters:
    ///   - version: grows when the content changes.
    ///   - digest: of the content, in letters and digits: it may change without a new version while somebody works on it.
    ///   - plain: makes the content.
    public init(
        version: Int64, digest: @escaping @Sendable ([UInt8]) -> String, plain: @escaping @Sendable () throws -> [UInt8]
    ) {
        self.version = version
        self.digest = digest
        self.plain = plain
    }

    /// Nil for what was not asked for yet.
    public func known(_ coding: ContentCoding?) -> Packed? { kept.withLock { $0[coding] } }

    /// May take a part of a second: not for an event loop.
    public func make(_ coding: ContentCoding?) throws -> Packed {
        if let known = known(coding) { return known }
        let content = try known(nil)?.bytes ?? plain()
        let bytes =
            switch coding {
            case .brotli: try Brotli.compress(content)
            case .gzip: try Gzip.compress(content)
            case nil: content
            }
        let packed = Packed(bytes: bytes, etag: "\"\(version)-\(digest(content))-\(coding?.rawValue ?? "identity")\"")
        kept.withLock { $0[coding] = packed }
        return packed
    }
}
