import Foundation
import JSONCoding
import Jansson
import Testing

/// Foundation's coders are the judges of ours, on random values.
struct JSONWriterOracleTests {
    @Test(arguments: 0..<8) func writesWhatFoundationWrites(seed: UInt64) throws {
        var generator = Generator(state: seed &* 7919)
        for _ in 0..<40 {
            let sample = generator.sample()
            let ours = try JSONWriter.encode(sample)
            let theirs = Array(try JSONEncoder().encode(sample))
            #expect(try JSONParser.parse(ours).numbersUnified == JSONParser.parse(theirs).numbersUnified)
            #expect(try JSONWriter.encode(sample.id) == JSONValue.string(sample.id).bytes())
            // Three independent readers give the value back.
            #expect(try JSONDecoder().decode(Sample.self, from: Data(ours)) == sample)
            #expect(try JSONTreeDecoder.decode(Sample.self, from: JSONParser.parse(ours)) == sample)
            #expect(try JSONTreeDecoder.decode(Sample.self, from: JanssonParser.parse(ours)) == sample)
            #expect(try JSONTreeDecoder.decode(Sample.self, from: JSONParser.parse(theirs)) == sample)
        }
    }

    @Test func doublesReadBackExactly() throws {
        var generator = Generator(state: 42)
        for _ in 0..<5000 {
            let value = generator.double()
            let back = try JSONParser.parse(JSONWriter.encode(value))
            #expect(back.double?.bitPattern == value.bitPattern)
            let single = generator.float()
            #expect(try JSONTreeDecoder.decode(Float.self, from: JSONParser.parse(JSONWriter.encode(single))) == single)
        }
    }

    @Test func decimalsReadAsTheStandardLibraryReadsThem() throws {
        var generator = Generator(state: 43)
        for _ in 0..<5000 {
            let digits = (0...generator.below(25)).map { _ in String(generator.below(10)) }.joined()
            let text = "\(generator.below(10)).\(digits)e\(generator.below(80) - 40)"
            #expect(try JSONParser.parse(text).double?.bitPattern == Double(text)?.bitPattern, "\(text)")
        }
    }
}
