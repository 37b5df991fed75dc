internal import Glibc

/// The kinds of file that are read. Which one it is says its content; names and declared types are not asked.
public enum VideoContainer: String, Sendable, Hashable, Codable, CaseIterable {
    case mp4
    case mov
    case matroska
    case webm

    /// FFmpeg's name for the one demuxer that may read it.
    var demuxer: String {
        switch self {
        case .mp4, .mov: "mov"
        case .matroska, .webm: "matroska"
        }
    }

    /// Reads the beginning of a file.
    /// - Throws: `inputMissing`, `inputUnreadable`, or `unsupportedType` for anything that is not one of the four.
    public static func sniff(_ path: String) throws(VideoProblem) -> VideoContainer {
        // A fifo would wait for a writer.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw FailureText.problem(opening: errno) }
        defer { close(descriptor) }
        var info = stat()
        guard fstat(descriptor, &info) == 0, info.st_mode & S_IFMT == S_IFREG else { throw .unsupportedType }
        var head = [UInt8](repeating: 0, count: 4096)
        let count = read(descriptor, &head, head.count)
        guard count >= 0 else { throw .inputUnreadable(index: nil, detail: String(cString: strerror(errno))) }
        guard let found = VideoContainer(head: head[..<count]) else { throw .unsupportedType }
        if let end = MatroskaHead(head[..<count])?.segmentEnd, end > info.st_size {
            throw .inputUnreadable(index: 0, detail: "\(info.st_size) of \(end) bytes are there")
        }
        return found
    }

    /// - Parameter head: the first bytes of a file; 4096 are enough.
    public init?(head: ArraySlice<UInt8>) {
        if let matroska = MatroskaHead(head) {
            self = matroska.isWebM ? .webm : .matroska
            return
        }
        guard head.count >= 16 else { return nil }
        let word = { (offset: Int) in String(decoding: head.dropFirst(offset).prefix(4), as: UTF8.self) }
        switch word(4) {
        case "ftyp":
            let brand = word(8)
            // Pictures in the same box structure.
            if ["heic", "heix", "heim", "heis", "hevm", "hevs", "mif1", "mif2", "avif", "crx "].contains(brand) { return nil }
            self = brand == "qt  " ? .mov : .mp4
        // QuickTime files older than the box that names the kind.
        case "moov", "mdat", "wide", "free", "skip", "pnot": self = .mov
        default: return nil
        }
    }
}
