internal import CZlib

/// Gzip, RFC 1952, by zlib.
public enum Gzip {
    /// - Parameter level: 1 to 9.
    public static func compress(_ bytes: [UInt8], level: Int = 9) throws(CompressionError) -> [UInt8] {
        var stream = z_stream()
        guard bytes.count < Int(UInt32.max), barbell_gzip_begin(&stream, Int32(min(9, max(1, level)))) == Z_OK else { throw .failed }
        defer { deflateEnd(&stream) }
        let room = Int(deflateBound(&stream, UInt(bytes.count)))
        var state = Z_OK
        var input = bytes
        let compressed = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
            input.withUnsafeMutableBufferPointer { input in
                stream.next_in = input.baseAddress
                stream.avail_in = UInt32(input.count)
                stream.next_out = buffer.baseAddress
                stream.avail_out = UInt32(room)
                state = deflate(&stream, Z_FINISH)
            }
            count = room - Int(stream.avail_out)
        }
        guard state == Z_STREAM_END else { throw .failed }
        return compressed
    }

    /// - Parameter limit: how many bytes may come of it.
    public static func decompress(_ bytes: [UInt8], limit: Int) throws(CompressionError) -> [UInt8] {
        try Inflation.run(bytes, limit: limit) { barbell_gunzip_begin(&$0) }
    }
}

/// What HTTP calls `deflate`: zlib's format, RFC 1950.
public enum Deflate {
    /// - Parameter limit: how many bytes may come of it.
    public static func decompress(_ bytes: [UInt8], limit: Int) throws(CompressionError) -> [UInt8] {
        try Inflation.run(bytes, limit: limit) { barbell_inflate_begin(&$0) }
    }
}

private enum Inflation {
    static func run(_ bytes: [UInt8], limit: Int, _ begin: (inout z_stream) -> Int32) throws(CompressionError) -> [UInt8] {
        var stream = z_stream()
        guard bytes.count < Int(UInt32.max), begin(&stream) == Z_OK else { throw .failed }
        defer { inflateEnd(&stream) }
        var input = bytes
        var result: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        var state = Z_OK
        input.withUnsafeMutableBufferPointer { input in
            stream.next_in = input.baseAddress
            stream.avail_in = UInt32(input.count)
            while state == Z_OK, result.count <= limit {
                chunk.withUnsafeMutableBufferPointer { output in
                    stream.next_out = output.baseAddress
                    stream.avail_out = UInt32(output.count)
                    state = inflate(&stream, Z_NO_FLUSH)
                }
                result.append(contentsOf: chunk.prefix(chunk.count - Int(stream.avail_out)))
            }
        }
        guard result.count <= limit else { throw .tooLarge(limit: limit) }
        guard state == Z_STREAM_END, stream.avail_in == 0 else { throw .malformed }
        return result
    }
}
