/// The container of WebP: chunks of four characters, a length and a content padded to two bytes, within one RIFF chunk.
enum WebPFile {
    private static let pictureChunks: Set<String> = ["VP8 ", "VP8L", "ALPH"]
    /// The bit of VP8X that says that there is transparency; all others speak of chunks that are not kept.
    private static let alphaFlag: UInt8 = 0x10

    /// The same picture without EXIF, XMP, profile or anything else beside it. For a still picture just encoded: anything that does
    /// not have the shape of one comes back as it is.
    static func bare(_ file: [UInt8]) -> [UInt8] {
        var kept: [UInt8] = []
        var rest = file.dropFirst(12)
        while rest.count >= 8 {
            let name = String(decoding: rest.prefix(4), as: UTF8.self)
            let length = rest.dropFirst(4).prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
            let whole = 8 + length + length % 2
            guard whole <= rest.count else { return file }
            if pictureChunks.contains(name) {
                kept += rest.prefix(whole)
            } else if name == "VP8X" {
                var chunk = Array(rest.prefix(whole))
                guard chunk.count == 18 else { return file }
                chunk[8] &= alphaFlag
                // Without transparency the plain form says the same.
                if chunk[8] != 0 { kept += chunk }
            }
            rest = rest.dropFirst(whole)
        }
        let size = UInt32(kept.count + 4)
        return file.prefix(4) + (0..<4).map { UInt8(size >> (8 * $0) & 0xFF) } + Array("WEBP".utf8) + kept
    }
}
