/// A growing run of bytes that JSON is written into.
///
/// A class with a bare pointer, because the writer's containers share it by reference on the hottest path of every service: an
/// array property would pay for exclusivity, uniqueness and bounds on each byte. Growth is checked before every write, and the
/// memory lives as long as the object, so a container kept too long writes into live memory.
class JSONBuffer {
    private(set) final var base: UnsafeMutablePointer<UInt8>
    private(set) final var count = 0
    private final var capacity: Int

    init(capacity: Int) {
        self.capacity = capacity
        base = .allocate(capacity: capacity)
    }

    deinit { base.deallocate() }

    final var bytes: [UInt8] { Array(UnsafeBufferPointer(start: base, count: count)) }

    @inline(__always) final func reserve(_ more: Int) { if capacity - count < more { grow(more) } }

    @inline(never) private final func grow(_ more: Int) {
        capacity = max(capacity * 2, count + more)
        let wider = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
        wider.update(from: base, count: count)
        base.deallocate()
        base = wider
    }

    @inline(__always) final func append(_ byte: UInt8) {
        reserve(1)
        base[count] = byte
        count += 1
    }

    @inline(__always) final func append(_ text: StaticString) { append(text.utf8Start, text.utf8CodeUnitCount) }

    final func append(_ text: String) {
        var text = text
        text.withUTF8 { utf8 in if let start = utf8.baseAddress { append(start, utf8.count) } }
    }

    @inline(__always) final func append(_ start: UnsafePointer<UInt8>, _ length: Int) {
        reserve(length)
        (base + count).update(from: start, count: length)
        count += length
    }

    final func append(_ value: Bool) { if value { append("true") } else { append("false") } }

    final func append(_ value: Int64) {
        if value < 0 { append(UInt8(ascii: "-")) }
        append(value.magnitude)
    }

    final func append(_ value: UInt64) {
        var rest = value
        var digits = 1
        while rest >= 10 {
            rest /= 10
            digits += 1
        }
        reserve(digits)
        var place = base + count + digits
        rest = value
        repeat {
            place -= 1
            place.pointee = .zero + UInt8(truncatingIfNeeded: rest % 10)
            rest /= 10
        } while rest > 0
        count += digits
    }

    /// The shortest decimal that reads back as the same value; a whole number keeps its `.0`. Only for finite values.
    final func append(finite value: Double) { append(value.description) }
    final func append(finite value: Float) { append(value.description) }

    /// The string in quotes. Escaped are the quote, the backslash and control characters, nothing else (RFC 8259 §7).
    @inline(__always) final func append(quoted text: String) {
        if text.utf8.withContiguousStorageIfAvailable({ append(quoted: $0) }) == nil {
            var text = text
            text.withUTF8 { append(quoted: $0) }
        }
    }

    @inline(__always) final func append(quoted utf8: UnsafeBufferPointer<UInt8>) {
        reserve(utf8.count + 2)
        base[count] = .quote
        var target = base + count + 1
        guard let start = utf8.baseAddress else {
            target.pointee = .quote
            count += 2
            return
        }
        var index = 0
        while index + 8 <= utf8.count {
            let word = UnsafeRawPointer(start + index).loadUnaligned(as: UInt64.self)
            if word.unplainBytes != 0 { break }
            UnsafeMutableRawPointer(target).storeBytes(of: word, as: UInt64.self)
            target += 8
            index += 8
        }
        while index < utf8.count {
            let byte = start[index]
            if byte < 0x20 || byte == .quote || byte == .backslash { break }
            target.pointee = byte
            target += 1
            index += 1
        }
        count = target - base
        if index < utf8.count { appendEscaping(UnsafeBufferPointer(rebasing: utf8[index...])) }
        append(.quote)
    }

    @inline(never) private final func appendEscaping(_ utf8: UnsafeBufferPointer<UInt8>) {
        for byte in utf8 {
            switch byte {
            case .quote: append("\\\"")
            case .backslash: append("\\\\")
            case 0x08: append("\\b")
            case 0x09: append("\\t")
            case 0x0A: append("\\n")
            case 0x0C: append("\\f")
            case 0x0D: append("\\r")
            case ..<0x20:
                append("\\u00")
                append(lowercaseHex(byte >> 4))
                append(lowercaseHex(byte & 15))
            default: append(byte)
            }
        }
    }

    private final func lowercaseHex(_ digit: UInt8) -> UInt8 { digit < 10 ? .zero + digit : UInt8(ascii: "a") + digit - 10 }
}
