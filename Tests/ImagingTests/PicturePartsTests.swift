import Foundation
@testable import Imaging
import Testing

/// Files that are made of too much are refused before anything of them is decoded.
@Suite struct PicturePartsTests {
    private let workshop: Workshop
    private let tools: ImageTools

    init() throws {
        workshop = try Workshop()
        tools = try ImageTools()
    }

    /// The last scan of a progressive JPEG again and again: each costs a pass over the whole picture.
    @Test(arguments: [(20, true), (2000, false)]) func scansOfAJPEG(_ count: Int, _ isTaken: Bool) throws {
        let bomb = try Self.repeated(workshop.read(workshop.corners(64, 48, "a.jpg", options: "[interlace,Q=90]")), scans: count)
        #expect(
            problem { () throws(ImageProblem) in try tools.facts(of: .bytes(bomb)) }
                == (isTaken ? nil : .tooManyParts(kind: "scans", limit: 64)))
    }

    @Test func segmentsAndProfilesOfAJPEG() throws {
        let plain = try workshop.read(workshop.corners(64, 48, "a.jpg"))
        func with(_ segment: [UInt8], _ count: Int) -> [UInt8] {
            Array(plain.prefix(2)) + Array(repeatElement(segment, count: count).joined()) + plain.dropFirst(2)
        }
        #expect(problem { () throws(ImageProblem) in try tools.facts(of: .bytes(with([0xFF, 0xFE, 0, 3, 65], 4000))) } == nil)
        #expect(
            problem { () throws(ImageProblem) in try tools.facts(of: .bytes(with([0xFF, 0xFE, 0, 3, 65], 5000))) }
                == .tooManyParts(kind: "segments", limit: 4096))
        let profile: [UInt8] = [0xFF, 0xE2, 0xFF, 0xFF] + Array("ICC_PROFILE\0\u{1}\u{1}".utf8) + [UInt8](repeating: 0, count: 65_533 - 14)
        #expect(
            problem { () throws(ImageProblem) in try tools.facts(of: .bytes(with(profile, 70))) }
                == .tooManyParts(kind: "profile bytes", limit: 4 << 20))
        // A thumbnail within a segment has scans of its own that are nobody's business.
        let thumbnail: [UInt8] = [0xFF, 0xE1, 0x01, 0x02] + Array(repeatElement([0xFF, 0xDA] as [UInt8], count: 128).joined())
        #expect(problem { () throws(ImageProblem) in try tools.facts(of: .bytes(with(thumbnail, 3))) } == nil)
    }

    /// A mebibyte of markers with a stray byte after each.
    @Test func strayBytesOfAJPEGAreReadOnce() throws {
        let bytes: [UInt8] = [0xFF, 0xD8] + Array(repeatElement([0xFF, 0x01, 0x58] as [UInt8], count: 350_000).joined())
        var read = 0
        try PictureParts.check(.jpeg, size: bytes.count) { offset, count in
            let piece = Array(bytes[min(offset, bytes.count)..<min(offset + count, bytes.count)])
            read += piece.count
            return piece
        }
        #expect(read <= 2 * bytes.count, "\(read) bytes")
    }

    @Test func chunksOfAPNG() throws {
        let plain = try workshop.read(workshop.corners(64, 48, "a.png"))
        // After the header's chunk; the checksum of an empty piece of pixels.
        func with(_ chunk: [UInt8], _ count: Int) -> [UInt8] {
            Array(plain.prefix(33)) + Array(repeatElement(chunk, count: count).joined()) + plain.dropFirst(33)
        }
        let text: [UInt8] = [0, 0, 0, 2] + Array("tEXta\0".utf8) + [0, 0, 0, 0]
        #expect(
            problem { () throws(ImageProblem) in try tools.facts(of: .bytes(with(text, 5000))) }
                == .tooManyParts(kind: "chunks", limit: 4096))
        let empty: [UInt8] = [0, 0, 0, 0] + Array("IDAT".utf8) + [0x35, 0xAF, 0x06, 0x1E]
        #expect(
            problem { () throws(ImageProblem) in try tools.facts(of: .bytes(with(empty, 70_000))) }
                == .tooManyParts(kind: "pieces", limit: 65_536))
        let profile: [UInt8] = [0, 0x50, 0, 0] + Array("iCCP".utf8) + [UInt8](repeating: 0, count: (0x50 << 16) + 4)
        #expect(
            problem { () throws(ImageProblem) in try tools.facts(of: .bytes(with(profile, 1))) }
                == .tooManyParts(kind: "profile bytes", limit: 4 << 20))
    }

    @Test func chunksOfAWebP() throws {
        let plain = try workshop.read(workshop.corners(64, 48, "a.webp"))
        let flood = plain + Array(repeatElement(Array("EXIF".utf8) + [0, 0, 0, 0], count: 5000).joined())
        #expect(problem { () throws(ImageProblem) in try tools.facts(of: .bytes(flood)) } == .tooManyParts(kind: "chunks", limit: 4096))
    }

    @Test func itemsAndTilesOfAHEIC() throws {
        func box(_ name: String, _ content: [UInt8]) -> [UInt8] {
            (0..<4).map { UInt8((content.count + 8) >> (24 - 8 * $0) & 0xFF) } + Array(name.utf8) + content
        }
        let head = box("ftyp", Array("heic".utf8) + [0, 0, 0, 0] + Array("mif1heic".utf8))
        func file(_ parts: [UInt8]) -> ImageInput { .bytes(head + box("meta", [0, 0, 0, 0] + parts)) }
        let items = box("iinf", [0, 0, 0, 0, 0x13, 0x88])
        #expect(problem { () throws(ImageProblem) in try tools.facts(of: file(items)) } == .tooManyParts(kind: "items", limit: 4096))
        // One picture that is made of one tile five thousand times.
        let uses = box("dimg", [0, 1, 0x13, 0x88] + Array(repeatElement([0, 2] as [UInt8], count: 5000).joined()))
        #expect(
            problem { () throws(ImageProblem) in try tools.facts(of: file(box("iref", [0, 0, 0, 0] + uses))) }
                == .tooManyParts(kind: "tiles", limit: 4096))
        #expect(
            problem { () throws(ImageProblem) in try tools.facts(of: file([UInt8](repeating: 0, count: 5 << 20))) }
                == .tooManyParts(kind: "header bytes", limit: 4 << 20))
        // However many boxes come before what is counted.
        for (count, kind, limit) in [(62, "items", 4096), (63, "boxes", 64), (1000, "boxes", 64)] {
            let late = head + Array(repeatElement(box("free", []), count: count).joined()) + box("meta", [0, 0, 0, 0] + items)
            #expect(
                problem { () throws(ImageProblem) in try tools.facts(of: .bytes(late)) } == .tooManyParts(kind: kind, limit: limit),
                "\(count) boxes")
        }
    }

    /// - Parameter scans: how many copies of its last scan come before the end.
    static func repeated(_ jpeg: [UInt8], scans: Int) throws -> [UInt8] {
        let starts = jpeg.indices.dropLast().filter { jpeg[$0] == 0xFF && jpeg[$0 + 1] == 0xDA }
        let last = try #require(starts.last)
        return Array(jpeg[..<last]) + Array(repeatElement(jpeg[last..<(jpeg.count - 2)], count: scans).joined()) + [0xFF, 0xD9]
    }
}
