internal import CSodium
internal import CUTF8Proc
internal import Glibc

/// Lower-case hexadecimal.
public func hex(_ bytes: [UInt8]) -> String {
    requireSodium()
    return text(size: bytes.count * 2 + 1) { out, size in _ = sodium_bin2hex(out, size, bytes, bytes.count) }
}

/// The bytes of a hexadecimal text in either case; nil for an odd length or any other character.
public func hexDecode(_ text: String) -> [UInt8]? {
    requireSodium()
    let source = Array(text.utf8)
    guard source.count.isMultiple(of: 2) else { return nil }
    return decode(source, capacity: source.count / 2) { out, capacity, input, length, written in
        sodium_hex2bin(out, capacity, input, length, nil, &written, nil)
    }
}

/// Base64 with the URL alphabet and no padding. RFC 4648 §5, RFC 7515 §2.
public func base64url(_ bytes: [UInt8]) -> String {
    base64(bytes, variant: sodium_base64_VARIANT_URLSAFE_NO_PADDING)
}

/// The bytes of a base64url text. Strict: nil for padding, white space, the other alphabet, a length no encoder makes, or set
/// bits beyond the last byte, so each byte string has exactly one accepted spelling.
public func base64urlDecode(_ text: String) -> [UInt8]? { base64urlDecode(Array(text.utf8)) }

func base64urlDecode(_ source: [UInt8]) -> [UInt8]? {
    requireSodium()
    return decode(source, capacity: source.count / 4 * 3 + 3) { out, capacity, input, length, written in
        sodium_base642bin(out, capacity, input, length, nil, &written, nil, sodium_base64_VARIANT_URLSAFE_NO_PADDING)
    }
}

/// Base64 with the standard alphabet and padding. RFC 4648 §4.
public func base64(_ bytes: [UInt8]) -> String { base64(bytes, variant: sodium_base64_VARIANT_ORIGINAL) }

/// The bytes of a padded base64 text. As strict as `base64urlDecode`.
public func base64Decode(_ text: String) -> [UInt8]? {
    requireSodium()
    let source = Array(text.utf8)
    return decode(source, capacity: source.count / 4 * 3 + 3) { out, capacity, input, length, written in
        sodium_base642bin(out, capacity, input, length, nil, &written, nil, sodium_base64_VARIANT_ORIGINAL)
    }
}

/// Base64 with the standard alphabet, without padding, as PHC strings write salt and hash.
func base64Unpadded(_ bytes: [UInt8]) -> String { base64(bytes, variant: sodium_base64_VARIANT_ORIGINAL_NO_PADDING) }

private func base64(_ bytes: [UInt8], variant: Int32) -> String {
    requireSodium()
    return text(size: sodium_base64_encoded_len(bytes.count, variant)) { out, size in
        _ = sodium_bin2base64(out, size, bytes, bytes.count, variant)
    }
}

/// - Parameter size: with the terminating zero that libsodium writes.
private func text(size: Int, _ write: (UnsafeMutablePointer<CChar>, Int) -> Void) -> String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: size) { buffer in
        guard let start = buffer.baseAddress else { return "" }
        write(start, size)
        return String(decoding: UnsafeRawBufferPointer(start: start, count: size - 1), as: UTF8.self)
    }
}

private func decode(
    _ source: [UInt8], capacity: Int,
    _ convert: (UnsafeMutablePointer<UInt8>, Int, UnsafePointer<CChar>, Int, inout Int) -> Int32
) -> [UInt8]? {
    if source.isEmpty { return [] }
    var bytes = [UInt8](repeating: 0, count: max(1, capacity))
    var written = 0
    let failed = source.withUnsafeBytes { input -> Bool in
        guard let start = input.bindMemory(to: CChar.self).baseAddress else { return true }
        return convert(&bytes, capacity, start, source.count, &written) != 0
    }
    return failed ? nil : Array(bytes.prefix(written))
}

/// Unicode normalisation form KC: one spelling for compatibility variants and composed letters, so that a passphrase typed on
/// another keyboard is the same passphrase. UAX #15.
public func nfkc(_ text: String) -> String { String(decoding: nfkcBytes(text), as: UTF8.self) }

/// The UTF-8 bytes of the normalised text, in an array that the caller may wipe.
func nfkcBytes(_ text: String) -> [UInt8] {
    var source = Array(text.utf8)
    defer { wipe(&source) }
    var result: UnsafeMutablePointer<UInt8>?
    let options = utf8proc_option_t(UTF8PROC_STABLE.rawValue | UTF8PROC_COMPOSE.rawValue | UTF8PROC_COMPAT.rawValue)
    let length = utf8proc_map(source, source.count, &result, options)
    // A Swift string is valid UTF-8, so the only failure left is memory.
    guard length >= 0, let result else { preconditionFailure("out of memory while normalising text") }
    defer {
        sodium_memzero(result, length)
        free(result)
    }
    return [UInt8](unsafeUninitializedCapacity: length + 1) { out, count in  // room for a terminator, so that appending it leaves no copy
        count = out.update(fromContentsOf: UnsafeBufferPointer(start: result, count: length))
    }
}
