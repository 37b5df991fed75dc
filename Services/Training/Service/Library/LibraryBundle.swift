internal import Compression
internal import Contracts
internal import JSONCoding
internal import Security
internal import Synchronization

/// The whole library for an app's own store, in the codings that clients read, each made once when it is first asked for.
final class LibraryBundle: Sendable {
    struct Packed: Sendable {
        let bytes: [UInt8]
        let etag: String
    }

    private let library: ExerciseLibrary
    private let kept = Mutex<[ContentCoding?: Packed]>([:])

    init(_ library: ExerciseLibrary) { self.library = library }

    func known(_ coding: ContentCoding?) -> Packed? { kept.withLock { $0[coding] } }

    /// Takes a tenth of a second: not for an event loop.
    func make(_ coding: ContentCoding?) throws -> Packed {
        if let known = known(coding) { return known }
        let plain = try JSONWriter.encode(library)
        let bytes =
            switch coding {
            case .brotli: try Brotli.compress(plain)
            case .gzip: try Gzip.compress(plain)
            case nil: plain
            }
        // Of the content too: a developer's files may change without a new version.
        let digest = hex(Array(sha256(plain).prefix(4)))
        let packed = Packed(bytes: bytes, etag: "\"\(library.version)-\(digest)-\(coding?.rawValue ?? "identity")\"")
        kept.withLock { $0[coding] = packed }
        return packed
    }
}
