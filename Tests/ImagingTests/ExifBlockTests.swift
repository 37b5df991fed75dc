import Testing
@testable import Imaging

@Suite struct ExifBlockTests {
    /// A block with an orientation, a capture time with its offset, and a latitude.
    private static func block(bigEndian: Bool = true, orientation: Int = 6, date: String = "2024:05:01 12:30:00", offset: String = "+02:00")
        -> [UInt8]
    {
        func number(_ value: Int, _ size: Int) -> [UInt8] {
            let bytes = (0..<size).map { UInt8(value >> (8 * $0) & 0xFF) }
            return bigEndian ? bytes.reversed() : bytes
        }
        func entry(_ tag: Int, _ type: Int, _ count: Int, _ value: [UInt8]) -> [UInt8] {
            number(tag, 2) + number(type, 2) + number(count, 4) + value + [UInt8](repeating: 0, count: 4 - value.count)
        }
        let (exif, gps, texts) = (50, 80, 98)
        let main =
            number(3, 2) + entry(0x0112, 3, 1, number(orientation, 2)) + entry(0x8769, 4, 1, number(exif, 4))
            + entry(0x8825, 4, 1, number(gps, 4)) + number(0, 4)
        let details = number(2, 2) + entry(0x9003, 2, 20, number(texts, 4)) + entry(0x9011, 2, 7, number(texts + 20, 4)) + number(0, 4)
        let place = number(1, 2) + entry(2, 5, 3, number(0, 4)) + number(0, 4)
        let tiff = Array((bigEndian ? "MM" : "II").utf8) + number(42, 2) + number(8, 4) + main + details + place
        return tiff + Array(date.utf8) + [0] + Array(offset.utf8) + [0]
    }

    @Test(arguments: [true, false]) func bothByteOrders(bigEndian: Bool) {
        for bytes in [Self.block(bigEndian: bigEndian), Array("Exif\0\0".utf8) + Self.block(bigEndian: bigEndian)] {
            let exif = ExifBlock(bytes)
            #expect(exif.orientation == 6)
            #expect(exif.takenAt?.text == "2024-05-01T12:30:00")
            #expect(exif.takenAt?.offsetMinutes == 120)
            #expect(exif.hasLocation)
        }
    }

    @Test func orientationsOutOfRangeCountAsNone() {
        for value in [0, 9, 65_535] { #expect(ExifBlock(Self.block(orientation: value)).orientation == nil) }
        for value in 1...8 { #expect(ExifBlock(Self.block(orientation: value)).orientation == value) }
    }

    @Test(arguments: [
        ("0000:00:00 00:00:00", nil), ("    :  :     :  :  ", nil), ("2024:02:30 12:00:00", nil), ("2024:13:01 12:00:00", nil),
        ("2023:02:29 12:00:00", nil),
        ("2024:01:01 24:00:00", nil), ("2024:01:01 23:60:00", nil), ("2024:01:01 23:59:60", nil), ("2024:04:31 10:00:00", nil),
        ("yesterday at noon..", nil),
        ("2024:02:29 23:59:59", "2024-02-29T23:59:59"), ("2000:02:29 00:00:00", "2000-02-29T00:00:00"), ("1900:02:29 00:00:00", nil),
        ("2024-05-01 09:08:07", "2024-05-01T09:08:07"), ("0099:12:31 00:00:01", "0099-12-31T00:00:01"),
    ] as [(String, String?)])
    func dates(text: String, expected: String?) { #expect(ExifBlock(Self.block(date: text)).takenAt?.text == expected) }

    @Test(arguments: [
        ("+02:00", 120), ("-05:30", -330), ("Z", 0), ("+14:00", 840), ("+14:01", nil), ("+02:60", nil), ("02:00", nil), ("      ", nil),
        ("+2:000", nil), ("", nil),
    ] as [(String, Int?)])
    func offsets(text: String, minutes: Int?) throws {
        let padded = text + String(repeating: " ", count: 6 - text.count)
        let taken = try #require(ExifBlock(Self.block(offset: padded)).takenAt)
        #expect(taken.offsetMinutes == minutes)
    }

    /// Cut anywhere or with any byte changed, the block is read as far as it goes and never beyond.
    @Test func anyBytesAreSafe() {
        var generator = SplitMix(state: 11)
        let whole = Self.block()
        for length in 0..<whole.count { _ = ExifBlock(Array(whole.prefix(length))) }
        for _ in 0..<20_000 {
            var changed = whole
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                changed[Int.random(in: 0..<changed.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
            }
            _ = ExifBlock(changed)
        }
        #expect(ExifBlock([]).takenAt == nil)
    }

    @Test func brokenHEIFBoxesAreSafe() throws {
        let workshop = try Workshop()
        let whole = try workshop.read(workshop.corners(64, 48, "a.heic"))
        let head = Array(whole.prefix(600))
        var generator = SplitMix(state: 13)
        var farthest = 0
        func ask(_ bytes: [UInt8], size: Int? = nil) {
            _ = HEIFTransforms.areInContainer(size: size ?? bytes.count) { offset, count in
                farthest = max(farthest, offset)
                return Array(bytes.dropFirst(offset).prefix(count))
            }
        }
        for length in 0..<head.count {
            ask(Array(head.prefix(length)))
            ask(Array(head.prefix(length)), size: whole.count)
        }
        for _ in 0..<3_000 {
            var changed = head
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                changed[Int.random(in: 0..<changed.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
            }
            ask(changed)
        }
        #expect(farthest > 0 && farthest <= whole.count, "nothing is read from behind the end")
    }
}
