internal import Wire

/// The times that S3 writes and reads.
enum SigV4Time {
    /// `20130524T000000Z`, fractions cut.
    static func text(_ time: Instant) -> String {
        String(time.text.prefix(19).filter { $0 != "-" && $0 != ":" }) + "Z"
    }

    /// Reads exactly what `text` writes.
    static func parse(_ text: String) -> Instant? {
        let bytes = Array(text.utf8)
        guard bytes.count == 16 else { return nil }
        func part(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
        let long = "\(part(0..<4))-\(part(4..<6))-\(part(6..<8))T\(part(9..<11)):\(part(11..<13)):\(part(13..<15))Z"
        guard let time = try? Instant(validating: long), self.text(time) == text else { return nil }
        return time
    }

    /// `Sun, 06 Nov 1994 08:49:37 GMT`, the one form of RFC 9110 §5.6.7 that is still written.
    static func parseHTTPDate(_ text: String) -> Instant? {
        let parts = text.split(separator: " ")
        let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        guard parts.count == 6, parts[5] == "GMT", let month = months.firstIndex(of: String(parts[2])) else { return nil }
        let number = month < 9 ? "0\(month + 1)" : "\(month + 1)"
        return try? Instant(validating: "\(parts[3])-\(number)-\(parts[1])T\(parts[4])Z")
    }
}
