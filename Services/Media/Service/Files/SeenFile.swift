internal import Glibc
internal import Imaging
internal import Security
internal import Wire

/// The content types this service tells apart.
struct SeenType: Sendable, Equatable {
    let magic: MagicType

    enum Family: Sendable { case picture, film, document, other }

    var family: Family {
        switch magic {
        case .jpeg, .png, .webp, .heic: .picture
        case .mp4, .quicktime, .webm: .film
        case .pdf: .document
        case .avif, .gif, .matroska, .html, .svg, .xml, .zip, .playlist, .unknown: .other
        }
    }

    /// Whether a declared type may mean this content. The families of containers share their names in practice: phones call a QuickTime
    /// file MP4 and the other way round, and HEIC goes by two.
    func isCalled(_ type: String) -> Bool {
        switch magic {
        case .heic: type == "image/heic" || type == "image/heif"
        case .mp4, .quicktime: type == "video/mp4" || type == "video/quicktime" || type == "video/x-m4v"
        default: type == magic.mediaType
        }
    }
}

/// A file as its bytes show it.
struct SeenFile: Sendable {
    let type: SeenType
    let bytes: Int64
    let sha256: String

    /// Reads the whole file once. Blocks.
    init(path: String) throws {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileError(code: errno) }
        defer { close(descriptor) }
        var hash = SHA256Stream()
        var head: [UInt8] = []
        var total: Int64 = 0
        var buffer = [UInt8](repeating: 0, count: 1 << 18)
        while true {
            let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
            if count < 0 && errno == EINTR { continue }
            guard count >= 0 else { throw FileError(code: errno) }
            if count == 0 { break }
            if head.count < MagicType.headLength { head += buffer.prefix(min(count, MagicType.headLength - head.count)) }
            buffer.withUnsafeBytes { hash.update(UnsafeRawBufferPointer(rebasing: $0.prefix(count))) }
            total += Int64(count)
        }
        type = SeenType(magic: MagicType.sniff(head))
        bytes = total
        sha256 = hex(hash.digest())
    }
}

/// A file of our own could not be read; for the log.
struct FileError: Error, Sendable {
    let code: Int32
}
