internal import CBrotli

/// Why bytes could not be compressed or read again.
public enum CompressionError: Error, Equatable, Sendable {
    /// The library had no memory, or was asked for what it cannot do.
    case failed
    /// Cut off, changed on the way, or never compressed like this.
    case malformed
    /// More than the caller has room for.
    case tooLarge(limit: Int)
}

/// Brotli, RFC 7932, by Google's library.
public enum Brotli {
    /// - Parameter quality: 0 to 11. Beyond 9 it takes ten times as long for some percent less.
    public static func compress(_ bytes: [UInt8], quality: Int = 9) throws(CompressionError) -> [UInt8] {
        let room = BrotliEncoderMaxCompressedSize(bytes.count)
        guard room > 0 else { throw .failed }
        var isDone = false
        let compressed = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
            count = room
            isDone = BrotliEncoderCompress(
                Int32(min(11, max(0, quality))), Int32(BROTLI_MAX_WINDOW_BITS), BROTLI_MODE_TEXT, bytes.count, bytes, &count,
                buffer.baseAddress) == BROTLI_TRUE
            if !isDone { count = 0 }
        }
        guard isDone else { throw .failed }
        return compressed
    }

    /// - Parameter limit: how many bytes may come of it, so that a small text cannot fill the memory.
    public static func decompress(_ bytes: [UInt8], limit: Int) throws(CompressionError) -> [UInt8] {
        guard let decoder = BrotliDecoderCreateInstance(nil, nil, nil) else { throw .failed }
        defer { BrotliDecoderDestroyInstance(decoder) }
        var result: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        var left = bytes.count
        var state = BROTLI_DECODER_RESULT_NEEDS_MORE_OUTPUT
        while state == BROTLI_DECODER_RESULT_NEEDS_MORE_OUTPUT {
            var room = chunk.count
            bytes.withUnsafeBufferPointer { input in
                chunk.withUnsafeMutableBufferPointer { output in
                    var next = input.baseAddress.map { $0 + (bytes.count - left) }
                    var place = output.baseAddress
                    state = BrotliDecoderDecompressStream(decoder, &left, &next, &room, &place, nil)
                }
            }
            result.append(contentsOf: chunk.prefix(chunk.count - room))
            guard result.count <= limit else { throw .tooLarge(limit: limit) }
        }
        guard state == BROTLI_DECODER_RESULT_SUCCESS, left == 0 else { throw .malformed }
        return result
    }
}
