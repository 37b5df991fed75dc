internal import Glibc

/// The end of a log, with what was turned over.
public enum LogTail {
    /// The last lines that are within so many bytes of the end, oldest first; none of a log that is not there.
    public static func lines(of service: String, in folder: StateFolder, bytes limit: Int) -> [LogLine] {
        let (current, older) = LogFile.descriptors(of: folder.logFile(service))
        let files = (older + [current]).filter { $0 >= 0 }
        defer { for descriptor in files { close(descriptor) } }
        var pieces: [[UInt8]] = [], left = limit, isWhole = true
        for descriptor in files.reversed() where left > 0 {
            let (bytes, begin) = end(of: descriptor, left)
            pieces.append(bytes)
            left -= bytes.count
            isWhole = begin == 0
        }
        // The first line is whole only where a file begins.
        var text = String(decoding: Array(pieces.reversed().joined()), as: UTF8.self)[...]
        if !isWhole { text = text.drop { $0 != "\n" }.dropFirst() }
        return text.split(separator: "\n").map { LogLine(service: service, text: String($0)) }
    }

    private static func end(of descriptor: Int32, _ limit: Int) -> (bytes: [UInt8], begin: Int) {
        let size = Int(lseek(descriptor, 0, SEEK_END)), begin = max(0, size - limit)
        lseek(descriptor, off_t(begin), SEEK_SET)
        var bytes: [UInt8] = []
        while bytes.count < limit, let more = readAvailableBytes(descriptor), !more.isEmpty { bytes += more }
        return (bytes, begin)
    }
}
