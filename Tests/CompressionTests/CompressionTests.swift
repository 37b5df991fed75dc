import Compression
import Testing

struct CompressionTests {
    static let text = Array(String(repeating: "Keep your back flat. أبقِ ظهرك مستويًا. ", count: 5000).utf8)

    @Test("What was compressed is read again", arguments: [[], [0], Array("a".utf8), CompressionTests.text])
    func roundTrip(bytes: [UInt8]) throws {
        #expect(try Brotli.decompress(Brotli.compress(bytes), limit: bytes.count) == bytes)
        #expect(try Gzip.decompress(Gzip.compress(bytes), limit: bytes.count) == bytes)
    }

    @Test("No more comes of compressed bytes than there is room for")
    func bomb() throws {
        let (brotli, gzip) = (try Brotli.compress(Self.text), try Gzip.compress(Self.text))
        #expect(brotli.count < Self.text.count / 100)
        #expect(throws: CompressionError.tooLarge(limit: 1000)) { try Brotli.decompress(brotli, limit: 1000) }
        #expect(throws: CompressionError.tooLarge(limit: 1000)) { try Gzip.decompress(gzip, limit: 1000) }
    }

    @Test("Bytes that are cut off, longer, or something else are refused")
    func malformed() throws {
        for (bytes, read) in [
            (try Brotli.compress(Self.text), { bytes throws(CompressionError) in try Brotli.decompress(bytes, limit: 1 << 20) }),
            (try Gzip.compress(Self.text), { bytes throws(CompressionError) in try Gzip.decompress(bytes, limit: 1 << 20) }),
        ] as [([UInt8], ([UInt8]) throws(CompressionError) -> [UInt8])] {
            for broken in [Array(bytes.dropLast()), bytes + [7], Array(bytes.prefix(1)), [], Array("plain text".utf8)] {
                #expect(throws: CompressionError.malformed) { try read(broken) }
            }
        }
    }

    @Test("A client gets the best coding that it reads", arguments: [
        (["gzip, deflate, br"], ContentCoding?.some(.brotli)), (["gzip"], .gzip), (["br;q=0.5, gzip"], .gzip), (["GZIP ; Q=1"], .gzip),
        (["*"], .brotli), (["br;q=0, *"], .gzip), (["br; q=0", "gzip;q=0.001"], .gzip), ([], nil), (["identity"], nil), ([""], nil),
        (["br;q=0, gzip;q=0"], nil), (["deflate;q=1, *;q=0"], nil), ([",;,br;x=1;q=0.2,"], .brotli), (["br;q=wild"], .brotli),
    ])
    func negotiation(fields: [String], coding: ContentCoding?) { #expect(ContentCoding.best(for: fields) == coding) }
}
