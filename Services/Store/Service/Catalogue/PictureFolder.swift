internal import Contracts
internal import HTTPCore
internal import Platform
internal import Security
internal import Synchronization

/// A bundled picture, as it is sent.
struct Picture: Sendable {
    let bytes: [UInt8]
    let etag: String

    /// A drawing may hold styles and nothing that loads or runs anything. A picture that changes gets a new name.
    var response: HTTPResponse {
        HTTPResponse(
            status: .ok,
            headers: [
                "Content-Type": "image/svg+xml", "Cache-Control": "public, max-age=31536000, immutable", "ETag": etag,
                "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox", "X-Content-Type-Options": "nosniff",
            ],
            body: .bytes(bytes))
    }
}

/// The pictures that come with the catalogue.
final class PictureFolder: Sendable {
    static let capacity = 512
    private let path: String
    private let kept = Mutex<[String: Picture]>([:])

    init(path: String) { self.path = path }

    /// - Parameter name: whatever a client sent; only what could be the name of a catalogue's picture is looked for.
    /// - Returns: nil when there is no such picture.
    func picture(_ name: String) -> Picture? {
        guard ImageSource(file: name, alt: .example).problems().isEmpty else { return nil }
        if let known = kept.withLock({ $0[name] }) { return known }
        guard case .success(let bytes) = SmallFile.read("\(path)/\(name)") else { return nil }
        let picture = Picture(bytes: bytes, etag: "\"\(hex(Array(sha256(bytes).prefix(16))))\"")
        kept.withLock { kept in
            if kept.count >= Self.capacity { kept = [:] }
            kept[name] = picture
        }
        return picture
    }
}
