internal import Glibc

/// Finding one byte string in another.
enum ByteSearch {
    /// Where `part` first starts in `text` at or after `from`; an empty part starts everywhere.
    static func first(_ part: [UInt8], in text: [UInt8], from start: Int = 0) -> Int? {
        guard let head = part.first else { return start }
        guard text.count >= part.count else { return nil }
        return text.withUnsafeBytes { text in
            part.withUnsafeBytes { part in
                guard let base = text.baseAddress, let wanted = part.baseAddress else { return nil }
                var offset = start
                while offset + part.count <= text.count {
                    guard let hit = memchr(base + offset, Int32(head), text.count - part.count - offset + 1) else { return nil }
                    offset = UnsafeRawPointer(hit) - base
                    if memcmp(base + offset, wanted, part.count) == 0 { return offset }
                    offset += 1
                }
                return nil
            }
        }
    }

    static func replace(_ part: [UInt8], with new: [UInt8], in text: [UInt8]) -> [UInt8] {
        guard var hit = first(part, in: text), !part.isEmpty else { return text }
        var out: [UInt8] = []
        var start = 0
        while true {
            out += text[start..<hit]
            out += new
            start = hit + part.count
            guard let next = first(part, in: text, from: start) else { break }
            hit = next
        }
        return out + text[start...]
    }
}
