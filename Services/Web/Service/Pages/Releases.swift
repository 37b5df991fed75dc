internal import HTTPCore
internal import JSONCoding
internal import Platform
internal import Security
internal import Synchronization
internal import Wire

/// The client as `Tools/web` built it: a page, a worker and a manifest a product, and the files of a few releases. Files are kept in memory
/// once they were asked for, because they are small, few and never change; a page may change, with the release that it leads to.
final class Releases: Sendable {
    struct File: Sendable {
        let bytes: [UInt8]
        let type: String
        /// `br` or `gzip`; nil for the file as it is.
        let encoding: String?
        let tag: String
    }

    private struct State {
        /// What `releases.json` said when it was read last.
        var manifest: [UInt8] = []
        var current: String?
        var kept: Set<String> = []
        var files: [String: File] = [:]
        var size = 0
    }

    /// Bytes of one file, and of all in memory: what is more is read anew each time.
    private static let mostOfOne = 4 << 20
    private static let mostOfAll = 128 << 20

    private let root: String
    private let state = Mutex(State())

    init(root: String) {
        self.root = root
        refresh()
    }

    /// The release that pages lead to; nil while there is none.
    var current: String? { state.withLock { $0.current } }

    /// Looks whether there is a newer release.
    func refresh() {
        guard case .success(let bytes) = SmallFile.read(root + "/releases.json", limit: 4096) else { return }
        state.withLock { state in
            guard bytes != state.manifest else { return }
            state.manifest = bytes
            guard case .object(let object)? = try? JSONParser.parse(bytes), case .string(let current)? = object["current"] else { return }
            var kept = Set<String>()
            if case .array(let names)? = object["kept"] {
                for case .string(let name) in names { kept.insert(name) }
            }
            state.current = current
            state.kept = kept.union([current])
            state.files = [:]
            state.size = 0
        }
    }

    /// The page of a product at any of its addresses.
    func shell(_ product: Product, accepting encodings: String?) -> File? {
        file("shells/\(product.rawValue).html", type: "text/html; charset=utf-8", accepting: encodings)
    }

    func worker(_ product: Product, accepting encodings: String?) -> File? {
        file("workers/\(product.rawValue).js", type: "text/javascript; charset=utf-8", accepting: encodings)
    }

    func manifest(_ product: Product, accepting encodings: String?) -> File? {
        file("manifests/\(product.rawValue).webmanifest", type: "application/manifest+json", accepting: encodings)
    }

    /// A file of a release that is still kept.
    /// - Parameter path: of safe names only; see `WebAddress`.
    func asset(_ release: String, _ path: String, accepting encodings: String?) -> File? {
        guard state.withLock({ $0.kept.contains(release) }), let type = Self.type(of: path) else { return nil }
        return file("r/\(release)/\(path)", type: type, accepting: encodings)
    }

    private func file(_ path: String, type: String, accepting encodings: String?) -> File? {
        let encodings = encodings ?? ""
        if Self.accepts("br", encodings), let file = read(path + ".br", type, "br") { return file }
        if Self.accepts("gzip", encodings), let file = read(path + ".gz", type, "gzip") { return file }
        return read(path, type, nil)
    }

    private func read(_ path: String, _ type: String, _ encoding: String?) -> File? {
        if let known = state.withLock({ $0.files[path] }) { return known }
        guard case .success(let bytes) = SmallFile.read(root + "/" + path, limit: Self.mostOfOne) else { return nil }
        let file = File(bytes: bytes, type: type, encoding: encoding, tag: "\"" + base64url(Array(sha256(bytes).prefix(12))) + "\"")
        state.withLock { state in
            guard state.size + bytes.count <= Self.mostOfAll, state.files[path] == nil else { return }
            state.files[path] = file
            state.size += bytes.count
        }
        return file
    }

    /// Whether an `Accept-Encoding` names it without refusing it. RFC 9110 §12.5.3.
    private static func accepts(_ encoding: String, _ field: String) -> Bool {
        field.utf8.split(separator: UInt8(ascii: ",")).contains { item in
            let parts = item.split(separator: UInt8(ascii: ";"), maxSplits: 1).map { $0.filter { $0 != UInt8(ascii: " ") } }
            guard let name = parts.first, name.elementsEqual(encoding.utf8) else { return false }
            return parts.count == 1 || !(parts[1].starts(with: "q=0".utf8) && parts[1].dropFirst(3).allSatisfy { $0 == 0x2e || $0 == 0x30 })
        }
    }

    /// Only what a release has; another ending is no file of ours.
    private static func type(of path: String) -> String? {
        guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
        switch path[path.index(after: dot)...] {
        case "js", "mjs": return "text/javascript; charset=utf-8"
        case "css": return "text/css; charset=utf-8"
        case "json": return "application/json"
        case "svg": return "image/svg+xml"
        case "png": return "image/png"
        case "webp": return "image/webp"
        case "jpg": return "image/jpeg"
        case "ico": return "image/x-icon"
        case "woff2": return "font/woff2"
        case "wasm": return "application/wasm"
        case "txt": return "text/plain; charset=utf-8"
        default: return nil
        }
    }
}
