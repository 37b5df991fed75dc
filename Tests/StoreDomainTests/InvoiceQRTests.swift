import Contracts
import StoreDomain
import Testing
import Wire

@Suite struct InvoiceQRTests {
    private func code(_ seller: String, number: String = "310122393500003", total: Int64 = 100_000, tax: Int64 = 15_000) throws -> InvoiceQR
    {
        InvoiceQR(seller: seller, vatNumber: number, issuedAt: try .at("2022-04-25T15:30:00Z"), total: total, tax: tax)
    }

    /// The tags and their texts, read back as a reader of the code would.
    private func fields(_ bytes: [UInt8]) throws -> [(tag: UInt8, value: [UInt8])] {
        var fields: [(tag: UInt8, value: [UInt8])] = []
        var rest = bytes[...]
        while let tag = rest.popFirst() {
            let byte = rest.popFirst()
            let length = Int(try #require(byte))
            try #require(rest.count >= length)
            fields.append((tag, Array(rest.prefix(length))))
            rest = rest.dropFirst(length)
        }
        return fields
    }

    /// The example of the tax authority's guide: a seller `Bobs Records`, 1000.00 with 150.00 of tax.
    @Test func aKnownCode() throws {
        let code = try code("Bobs Records")
        let expected: [UInt8] =
            [1, 12] + Array("Bobs Records".utf8) + [2, 15] + Array("310122393500003".utf8) + [3, 20] + Array("2022-04-25T15:30:00Z".utf8)
            + [4, 7] + Array("1000.00".utf8) + [5, 6] + Array("150.00".utf8)
        #expect(code.bytes == expected)
    }

    @Test func lengthsAreInBytes() throws {
        let bytes = try code("متجر عاش").bytes
        // Seven letters of two bytes and a space.
        #expect(Array(bytes.prefix(6)) == [1, 15, 0xd9, 0x85, 0xd8, 0xaa])
        let read = try fields(bytes)
        #expect(read.map(\.tag) == [1, 2, 3, 4, 5])
        #expect(String(decoding: read[0].value, as: UTF8.self) == "متجر عاش" && read[0].value.count == 15)
    }

    @Test func longTextsAreCutBetweenCharacters() throws {
        // 128 letters of two bytes are 256: the last one does not fit.
        let arabic = try fields(code(String(repeating: "م", count: 128)).bytes)
        #expect(arabic[0].value.count == 254 && String(decoding: arabic[0].value, as: UTF8.self) == String(repeating: "م", count: 127))
        let exact = try fields(code(String(repeating: "a", count: 255)).bytes)
        #expect(exact[0].value.count == 255)
        let over = try fields(code(String(repeating: "a", count: 256)).bytes)
        #expect(over[0].value.count == 255)
        // A letter with its marks and a family stay whole or go.
        let marked = try fields(code(String(repeating: "a", count: 252) + "عَّ" + "b").bytes)
        #expect(String(decoding: marked[0].value, as: UTF8.self) == String(repeating: "a", count: 252))
        let family = try fields(code(String(repeating: "a", count: 240) + "👨‍👩‍👧‍👦").bytes)
        #expect(family[0].value.count == 240)
        #expect(arabic.count == 5 && over.count == 5 && marked.count == 5)
    }

    @Test(arguments: [
        (0 as Int64, "0.00"), (5, "0.05"), (50, "0.50"), (100, "1.00"), (10_599, "105.99"), (4_950_000_000_000, "49500000000.00"),
    ])
    func amountsHaveTwoDecimals(_ halalas: Int64, _ text: String) throws {
        let read = try fields(code("A", total: halalas, tax: halalas).bytes)
        #expect(read[3].value == Array(text.utf8) && read[4].value == Array(text.utf8))
    }

    @Test func timesAreInWholeSeconds() throws {
        let code = InvoiceQR(seller: "A", vatNumber: "3", issuedAt: try .at("2026-12-31T23:59:59.999Z"), total: 1, tax: 0)
        #expect(try fields(code.bytes)[2].value == Array("2026-12-31T23:59:59Z".utf8))
    }
}
