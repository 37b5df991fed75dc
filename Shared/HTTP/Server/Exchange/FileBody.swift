internal import CEvent
internal import Glibc
internal import HTTPCore

/// A regular file that is opened for one answer. sendfile(2) moves it; memory holds none of it.
final class FileBody {
    private var fd: Int32
    let size: Int

    init(path: String) throws(HTTPRejection) {
        fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        if fd < 0 { throw errno == ENOENT || errno == ENOTDIR ? .fileMissing : .unusableResponse }
        var status = stat()
        let isFile = fstat(fd, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
        size = isFile ? Int(status.st_size) : 0
        if !isFile {
            close(fd)
            fd = -1
            throw .unusableResponse
        }
    }

    deinit { if fd >= 0 { close(fd) } }

    /// The answer that the request's `Range` and `If-Range` make of a 200, and the bytes that belong to it.
    func select(from response: HTTPResponse, _ request: HTTPHeaders) -> (response: HTTPResponse, range: Range<Int>) {
        var response = response
        guard response.status == .ok else { return (response, 0..<size) }
        if response.headers["Accept-Ranges"] == nil { response.headers.add("Accept-Ranges", "bytes") }
        let field = Self.mayBePart(response.headers, request) ? request["Range"] : nil
        switch ByteRange(field, size: size) {
        case .whole: return (response, 0..<size)
        case .part(let range):
            response.status = .partialContent
            response.headers["Content-Range"] = "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(size)"
            return (response, range)
        case .unsatisfiable:
            response.status = .rangeNotSatisfiable
            for name in Self.describing { response.headers[name] = nil }
            response.headers["Content-Range"] = "bytes */\(size)"
            // A cache that keeps the file must not keep this in its place.
            if response.headers["Cache-Control"] != nil { response.headers["Cache-Control"] = "no-store" }
            return (response, 0..<0)
        }
    }

    /// Fields that say what a body is; an answer without the body goes without them.
    static let describing = [
        "Content-Type", "Content-Length", "Content-Encoding", "Content-Language", "Content-Disposition", "Content-Range", "Accept-Ranges",
    ]

    /// RFC 9110 §13.1.5: a part only of the representation the client has; strong tags, or the very same date.
    private static func mayBePart(_ response: HTTPHeaders, _ request: HTTPHeaders) -> Bool {
        guard let condition = request["If-Range"] else { return true }
        if condition.hasPrefix("\"") { return response["ETag"] == condition }
        return !condition.hasPrefix("W/") && response["Last-Modified"] == condition
    }

    /// Moves the file's bytes, and the file, into `buffer`.
    /// - Returns: false where memory does not suffice.
    func append(_ range: Range<Int>, to buffer: OpaquePointer) -> Bool {
        guard !range.isEmpty else { return true }
        // Told that it drains to a socket, the buffer keeps the file as a file. A mapping would turn a truncation into SIGBUS.
        evbuffer_set_flags(buffer, UInt64(EVBUFFER_FLAG_DRAINS_TO_FD))
        let flags = UInt32(EVBUF_FS_CLOSE_ON_FREE)
        guard let segment = evbuffer_file_segment_new(fd, Int64(range.lowerBound), Int64(range.count), flags) else { return false }
        fd = -1
        defer { evbuffer_file_segment_free(segment) }
        return evbuffer_add_file_segment(buffer, segment, 0, Int64(range.count)) == 0
    }
}
