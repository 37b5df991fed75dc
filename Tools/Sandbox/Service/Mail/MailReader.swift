/// What the sandbox shows of a mail: its id, subject, text and HTML. Reads what mail clients of services send: RFC 5322 headers with
/// encoded words, and bodies in 7bit, 8bit, quoted-printable or base64. Of a mail of several parts the text is what they say one
/// after the other, but for HTML that says what a text says as well.
struct MailReader {
    let messageID: String?
    let subject: String
    let text: String
    let run: String?
    /// The first part of HTML.
    let html: String?
    /// As it came.
    let source: String

    init(_ data: [UInt8]) {
        let (head, body) = Self.split(data)
        let headers = Self.headers(head)
        // As long as an id may be that one is asked for by.
        messageID = headers["message-id"]?.filter { $0 != "<" && $0 != ">" }.cut(to: 200)
        subject = Self.decodedWords(headers["subject"] ?? "")
        run = headers["x-test-run"]
        source = String(decoding: data, as: UTF8.self)
        let leaves = Self.leaves(headers, body, depth: 0)
        html = leaves.first { $0.isHTML }?.text
        let texts = leaves.filter { !$0.isHTML }
        text = (texts.isEmpty ? leaves : texts).map(\.text).joined(separator: "\n\n")
    }

    private static func text(_ headers: [String: String], _ body: [UInt8]) -> String {
        switch headers["content-transfer-encoding"]?.lowercased() {
        case "base64": String(decoding: base64(body), as: UTF8.self)
        case "quoted-printable": String(decoding: quotedPrintable(body), as: UTF8.self)
        default: String(decoding: body, as: UTF8.self)
        }
    }

    /// The parts that have no parts: a mail of files and of alternatives is three levels deep.
    private static func leaves(_ headers: [String: String], _ body: [UInt8], depth: Int) -> [(isHTML: Bool, text: String)] {
        guard depth < 3, let parts = parts(headers, body) else {
            return [(headers["content-type"]?.lowercased().hasPrefix("text/html") ?? false, text(headers, body))]
        }
        return parts.flatMap { part in
            let (head, content) = split(part)
            return leaves(self.headers(head), content, depth: depth + 1)
        }
    }

    /// The parts of a mail; nil for a mail of one part. RFC 2046 §5.1.
    private static func parts(_ headers: [String: String], _ body: [UInt8]) -> [[UInt8]]? {
        guard let type = headers["content-type"], type.lowercased().hasPrefix("multipart/"),
            let parameter = type.split(separator: ";").map({ $0.drop { $0 == " " } }).first(where: {
                $0.lowercased().hasPrefix("boundary=")
            })
        else { return nil }
        let boundary = "--" + parameter.dropFirst("boundary=".count).filter { $0 != "\"" }
        var parts: [[UInt8]] = [], lines: [Substring] = [], isInside = false
        for line in String(decoding: body, as: UTF8.self).split(separator: "\r\n", omittingEmptySubsequences: false) {
            guard line == boundary || line == boundary + "--" else {
                if isInside { lines.append(line) }
                continue
            }
            if isInside { parts.append(Array(lines.joined(separator: "\r\n").utf8)) }
            isInside = line == boundary
            lines = []
        }
        return parts
    }

    private static func split(_ data: [UInt8]) -> (head: [UInt8], body: [UInt8]) {
        let gap: [UInt8] = [0x0d, 0x0a, 0x0d, 0x0a]
        guard data.count >= 4, let index = (0...(data.count - 4)).first(where: { data[$0..<$0 + 4].elementsEqual(gap) }) else {
            return (data, [])
        }
        return (Array(data[..<index]), Array(data[(index + 4)...]))
    }

    private static func headers(_ head: [UInt8]) -> [String: String] {
        var headers: [String: String] = [:]
        var last: String?
        for line in String(decoding: head, as: UTF8.self).split(separator: "\r\n") {
            if line.first == " " || line.first == "\t" {
                if let last { headers[last, default: ""] += " " + line.drop { $0 == " " || $0 == "\t" } }
                continue
            }
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else { continue }
            last = parts[0].lowercased()
            headers[last ?? ""] = String(parts[1].drop { $0 == " " })
        }
        return headers
    }

    /// RFC 2047: the space between two encoded words is part of neither; every other space stays.
    private static func decodedWords(_ text: String) -> String {
        var out = ""
        var follows: (first: Bool, encoded: Bool) = (true, false)
        for word in text.split(separator: " ", omittingEmptySubsequences: false) {
            let decoded = decodedWord(word)
            if !follows.first, !(follows.encoded && decoded != nil) { out += " " }
            out += decoded ?? String(word)
            follows = (false, decoded != nil)
        }
        return out
    }

    /// Nil when it is not an encoded word in UTF-8.
    private static func decodedWord(_ word: Substring) -> String? {
        let parts = word.split(separator: "?", omittingEmptySubsequences: false)
        guard parts.count == 5, parts[0] == "=", parts[4] == "=", parts[1].lowercased() == "utf-8" else { return nil }
        switch parts[2].lowercased() {
        case "b": return String(decoding: base64(Array(parts[3].utf8)), as: UTF8.self)
        case "q": return String(decoding: quotedPrintable(parts[3].utf8.map { $0 == 0x5f ? 0x20 : $0 }), as: UTF8.self)
        default: return nil
        }
    }

    private static func base64(_ text: [UInt8]) -> [UInt8] {
        var out: [UInt8] = [], bits: UInt32 = 0, count: UInt32 = 0
        for byte in text {
            let value: UInt32
            switch byte {
            case 0x41...0x5a: value = UInt32(byte - 0x41)
            case 0x61...0x7a: value = UInt32(byte - 0x61 + 26)
            case 0x30...0x39: value = UInt32(byte - 0x30 + 52)
            case 0x2b: value = 62
            case 0x2f: value = 63
            default: continue
            }
            bits = bits << 6 | value
            count += 6
            if count >= 8 {
                count -= 8
                out.append(UInt8(truncatingIfNeeded: bits >> count))
            }
        }
        return out
    }

    private static func quotedPrintable(_ text: [UInt8]) -> [UInt8] {
        var out: [UInt8] = []
        var index = 0
        while index < text.count {
            if text[index] == 0x3d, index + 2 < text.count {
                if text[index + 1] == 0x0d { index += 3; continue }
                if let value = UInt8(String(decoding: text[index + 1...index + 2], as: UTF8.self), radix: 16) {
                    out.append(value)
                    index += 3
                    continue
                }
            }
            out.append(text[index])
            index += 1
        }
        return out
    }
}

extension String {
    /// The first so many scalars.
    fileprivate func cut(to count: Int) -> String { String(String.UnicodeScalarView(unicodeScalars.prefix(count))) }
}
