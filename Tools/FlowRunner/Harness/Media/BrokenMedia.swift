/// Files that are not what they say.
enum BrokenMedia {
    /// A file that needs nothing of the right one; nil for a fault that does.
    static func instead(_ fault: MediaSpec.Fault, of spec: MediaSpec) -> [UInt8]? {
        switch fault {
        case .empty: []
        case .html: Array("<!DOCTYPE html><html><body><script>alert(document.domain)</script></body></html>\n".utf8)
        case .svg:
            Array(
                #"<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script><image href="http://127.0.0.1:9/x.png"/></svg>"#
                    .utf8)
        case .playlist:
            Array(
                "#EXTM3U\n#EXT-X-MEDIA-SEQUENCE:0\n#EXTINF:10.0,\nhttp://127.0.0.1:9/secret\n#EXTINF:10.0,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n"
                    .utf8)
        case .zip: zip
        case .lyingSize: lyingPNG(width: 30_000, height: 30_000)
        case .truncated, .polyglot: nil
        }
    }

    /// A file that was right, spoilt.
    static func after(_ fault: MediaSpec.Fault, _ bytes: [UInt8]) -> [UInt8] {
        switch fault {
        case .truncated: Array(bytes.prefix(bytes.count * 6 / 10))
        // Reads as a picture from its beginning, as a page to who looks for one, and as an archive from its end.
        case .polyglot: bytes + Array("<html><script>alert(document.domain)</script></html>".utf8) + zip
        default: bytes
        }
    }

    /// An archive with one stored file.
    private static let zip: [UInt8] = {
        let content = Array("hello".utf8)
        let name = Array("a.txt".utf8)
        func little(_ value: UInt32, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(truncatingIfNeeded: value >> UInt32(8 * $0)) } }
        let sum = little(CRC32.of(content), 4) + little(5, 4) + little(5, 4) + little(5, 2) + little(0, 2)
        let local = little(0x0403_4b50, 4) + little(20, 2) + little(0, 8) + sum + name + content
        let central = little(0x0201_4b50, 4) + little(20, 2) + little(20, 2) + little(0, 8) + sum + little(0, 14) + name
        return local + central + little(0x0605_4b50, 4) + little(0, 4) + little(1, 2) + little(1, 2) + little(UInt32(central.count), 4)
            + little(UInt32(local.count), 4) + little(0, 2)
    }()

    /// Names a size and has the data of one pixel.
    private static func lyingPNG(width: UInt32, height: UInt32) -> [UInt8] {
        func big(_ value: UInt32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> UInt32(24 - 8 * $0)) } }
        let header = big(width) + big(height) + [8, 2, 0, 0, 0]
        // zlib: one stored block of a filter byte and three samples, and its Adler-32.
        let data: [UInt8] = [0x78, 0x01, 0x01, 0x04, 0x00, 0xfb, 0xff, 0x00, 0xff, 0x00, 0x00] + [0x03, 0x01, 0x01, 0x00]
        return [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] + Padding.chunk("IHDR", header) + Padding.chunk("IDAT", data)
            + Padding.chunk("IEND", [])
    }
}
