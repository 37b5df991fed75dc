/// One line of a flow in its canonical form.
enum FlowLine {
    static func text(_ element: FlowFormatter.Element) -> String {
        switch element.kind {
        case .request, .response: return spaced(element.text, hasStrings: false)
        case .section:
            let rest = element.text.drop { $0 != "]" }.dropFirst()
            return "[\(sectionName(element.text))]" + (rest.isEmpty ? "" : " " + String(rest).trimmingSpaces)
        case .body: return element.text
        case .line:
            // A fenced value runs over several lines, whose blanks are its own.
            if element.what == "the assert" { return spaced(element.text, hasStrings: true) }
            let (key, value) = pair(element.text)
            let isQuery = element.what == "the capture"
            return value.isEmpty ? key + ":" : "\(key): \(isQuery ? spaced(value, hasStrings: true) : value)"
        }
    }

    /// The name in a section's line, the shorter one of two.
    static func sectionName(_ line: String) -> String {
        let name = String(line.drop { $0 == " " || $0 == "[" }.prefix { $0 != "]" })
        return ["QueryStringParams": "Query", "FormParams": "Form", "MultipartFormData": "Multipart"][name] ?? name
    }

    /// What stands before and after the first colon that is neither escaped nor in a template.
    private static func pair(_ text: String) -> (key: String, value: String) {
        let bytes = Array(text.utf8)
        var index = 0
        while index < bytes.count, bytes[index] != 0x3a { index = next(bytes, index) }
        func part(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self).trimmingSpaces }
        return (part(0..<min(index, bytes.count)), index < bytes.count ? part((index + 1)..<bytes.count) : "")
    }

    /// Past a template, an escaped character or one byte.
    private static func next(_ bytes: [UInt8], _ index: Int) -> Int {
        if bytes[index] == 0x5c { return min(bytes.count, index + 2) }
        guard bytes[index...].starts(with: [0x7b, 0x7b]) else { return index + 1 }
        return ByteSearch.first([0x7d, 0x7d], in: bytes, from: index).map { $0 + 2 } ?? bytes.count
    }

    /// One blank between words; strings, patterns, templates, file names and comments as they are.
    private static func spaced(_ text: String, hasStrings: Bool) -> String {
        let bytes = Array(text.utf8)
        var out: [UInt8] = []
        var index = 0
        func copy(to end: Int) {
            out += bytes[index..<min(end, bytes.count)]
            index = min(end, bytes.count)
        }
        while index < bytes.count {
            let byte = bytes[index]
            if byte == 0x20 || byte == 0x09 {
                while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
                if index < bytes.count { out.append(0x20) }
            } else if byte == 0x23 {
                if let last = out.last, last != 0x20 { out.append(0x20) }
                copy(to: bytes.count)
            } else if hasStrings, bytes[index...].starts(with: [0x60, 0x60, 0x60]) {
                copy(to: ByteSearch.first([0x60, 0x60, 0x60], in: bytes, from: index + 3).map { $0 + 3 } ?? bytes.count)
            } else if hasStrings, byte == 0x22 || byte == 0x60 || (byte == 0x2f && (out.last == 0x20 || out.last == nil)) {
                var end = index + 1
                while end < bytes.count, bytes[end] != byte { end = byte == 0x2f && bytes[end] != 0x5c ? end + 1 : next(bytes, end) }
                copy(to: end + 1)
            } else if hasStrings, ["file,", "hex,", "base64,"].contains(where: { bytes[index...].starts(with: Array($0.utf8)) }) {
                copy(to: (bytes[index...].firstIndex(of: 0x3b) ?? bytes.count) + 1)
            } else {
                copy(to: next(bytes, index))
            }
        }
        return String(decoding: out, as: UTF8.self)
    }
}
