internal import Glibc

/// The end of a log file.
public enum LogTail {
    /// The last lines that are within so many bytes of the end, oldest first; none of a file that is not there.
    public static func lines(of service: String, in folder: StateFolder, bytes limit: Int) -> [LogLine] {
        let descriptor = open(folder.logFile(service), O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return [] }
        defer { close(descriptor) }
        let size = Int(lseek(descriptor, 0, SEEK_END)), begin = max(0, size - limit)
        lseek(descriptor, off_t(begin), SEEK_SET)
        var bytes: [UInt8] = []
        while bytes.count < limit, let more = readAvailableBytes(descriptor), !more.isEmpty { bytes += more }
        // The first line is whole only where the file begins.
        var text = String(decoding: bytes, as: UTF8.self)[...]
        if begin > 0 { text = text.drop { $0 != "\n" }.dropFirst() }
        return text.split(separator: "\n").map { LogLine(service: service, text: String($0)) }
    }
}
