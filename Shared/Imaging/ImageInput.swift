internal import Glibc

/// Where the content of a picture is.
public enum ImageInput: Sendable, Hashable {
    /// A plain file, by its path.
    case file(String)
    case bytes([UInt8])
    /// A plain file that is open, and stays so.
    case descriptor(Int32)
}

/// An input opened once, so that what was looked at is also what is decoded.
struct OpenInput: ~Copyable {
    private let content: Content
    let size: Int

    private enum Content {
        case descriptor(Int32, isOurs: Bool)
        case bytes([UInt8])
    }

    init(_ input: ImageInput) throws(ImageProblem) {
        switch input {
        case .bytes(let bytes):
            content = .bytes(bytes)
            size = bytes.count
        case .file(let path):
            // A pipe would hold the caller up until somebody writes into it.
            let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
            guard descriptor >= 0 else { throw .unreadable(code: errno) }
            guard let length = Self.length(descriptor) else {
                close(descriptor)
                throw .unreadable(code: 0)
            }
            content = .descriptor(descriptor, isOurs: true)
            size = length
        case .descriptor(let descriptor):
            guard let length = Self.length(descriptor) else { throw .unreadable(code: 0) }
            content = .descriptor(descriptor, isOurs: false)
            size = length
        }
    }

    /// Of a plain file.
    private static func length(_ descriptor: Int32) -> Int? {
        var status = stat()
        return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : nil
    }

    deinit {
        if case .descriptor(let descriptor, isOurs: true) = content { close(descriptor) }
    }

    /// `count` bytes at an offset, fewer at the end or when the file cannot be read.
    func read(at offset: Int, count: Int) -> [UInt8] {
        switch content {
        case .bytes(let bytes): return Array(bytes.dropFirst(offset).prefix(count))
        case .descriptor(let descriptor, _):
            return [UInt8](unsafeUninitializedCapacity: max(0, min(count, size - offset))) { buffer, filled in
                filled = 0
                while filled < buffer.count {
                    let got = pread(descriptor, buffer.baseAddress.map { $0 + filled }, buffer.count - filled, offset + filled)
                    if got < 0, errno == EINTR { continue }
                    guard got > 0 else { return }
                    filled += got
                }
            }
        }
    }

    /// A source for the image library, which has its own copy of the descriptor or the bytes.
    func source() throws(ImageProblem) -> Vips.Source {
        switch content {
        case .bytes(let bytes): try Vips.Source(bytes: bytes)
        case .descriptor(let descriptor, _): try Vips.Source(descriptor: descriptor)
        }
    }
}
