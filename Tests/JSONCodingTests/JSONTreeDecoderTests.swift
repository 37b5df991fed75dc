import JSONCoding
import Testing

struct JSONTreeDecoderTests {
    @Test func integersAcceptWholeNumbers() throws {
        #expect(try JSONTreeDecoder.decode([Int].self, from: [1, 2.0, -3.0, 9_007_199_254_740_992.0]) == [1, 2, -3, 9_007_199_254_740_992])
        #expect(try JSONTreeDecoder.decode(UInt64.self, from: .integer(.max)) == UInt64(Int64.max))
        #expect(try JSONTreeDecoder.decode([Double].self, from: [1, 2.5]) == [1, 2.5])
        #expect(try JSONTreeDecoder.decode(Float.self, from: 0.1) == 0.1)
    }

    @Test func integersOutOfRange() {
        #expect(throws: DecodingError.self) { try JSONTreeDecoder.decode(Int8.self, from: 128) }
        #expect(throws: DecodingError.self) { try JSONTreeDecoder.decode(UInt.self, from: -1) }
        #expect(throws: DecodingError.self) { try JSONTreeDecoder.decode(Int.self, from: .number(1e300)) }
        // Beyond 2^53 a double cannot tell which integer was written.
        #expect(throws: DecodingError.self) { try JSONTreeDecoder.decode(UInt64.self, from: .number(9_223_372_036_854_775_808)) }
        #expect(throws: DecodingError.self) { try JSONTreeDecoder.decode(Int.self, from: 1.5) }
        #expect(throws: DecodingError.self) { try JSONTreeDecoder.decode(Float.self, from: .number(1e300)) }
    }

    @Test func nothingIsConverted() {
        #expect(throws: DecodingError.self) { try JSONTreeDecoder.decode(Bool.self, from: 1) }
        #expect(throws: DecodingError.self) { try JSONTreeDecoder.decode(Bool.self, from: "true") }
        #expect(throws: DecodingError.self) { try JSONTreeDecoder.decode(String.self, from: 1) }
        #expect(throws: DecodingError.self) { try JSONTreeDecoder.decode(Int.self, from: "1") }
        #expect(throws: DecodingError.self) { try JSONTreeDecoder.decode(Int.self, from: true) }
        #expect(throws: DecodingError.self) { try JSONTreeDecoder.decode([Int].self, from: ["a": 1]) }
        #expect(throws: DecodingError.self) { try JSONTreeDecoder.decode([String: Int].self, from: [1]) }
    }

    private struct Item: Decodable, Equatable { let name: String; let count: Int?; let kind: Sample.Kind }
    private struct Box: Decodable, Equatable { let items: [Item] }

    @Test func membersMissingOrNull() throws {
        let item = try JSONTreeDecoder.decode(Item.self, from: ["name": "n", "kind": "physical", "unknown": 1])
        #expect(item == Item(name: "n", count: nil, kind: .physical))
        #expect(try JSONTreeDecoder.decode(Item.self, from: ["name": "n", "count": nil, "kind": "physical"]) == item)
        #expect(try JSONTreeDecoder.decode([Int?].self, from: [1, nil, 2]) == [1, nil, 2])
        #expect(try JSONTreeDecoder.decode(Int?.self, from: nil) == nil)
    }

    @Test func errorsNameKindAndPlace() {
        func failure(_ value: JSONValue) -> String {
            do {
                return "decoded \(try JSONTreeDecoder.decode(Box.self, from: value))"
            } catch DecodingError.typeMismatch(_, let context) {
                return "type \(JSONPointer(codingPath: context.codingPath)) \(context.debugDescription)"
            } catch DecodingError.valueNotFound(_, let context) {
                return "null \(JSONPointer(codingPath: context.codingPath)) \(context.debugDescription)"
            } catch DecodingError.keyNotFound(let key, let context) {
                return "missing \(JSONPointer(codingPath: context.codingPath)) \(key.stringValue)"
            } catch DecodingError.dataCorrupted(let context) {
                return "corrupted \(JSONPointer(codingPath: context.codingPath))"
            } catch {
                return "\(error)"
            }
        }
        let good: JSONValue = ["name": "n", "kind": "physical"]
        #expect(failure([1]) == "type  expected an object, found an array")
        #expect(failure(["items": [good, ["name": 5, "kind": "physical"]]]) == "type /items/1/name expected a string, found a number")
        #expect(failure(["items": [good, ["name": nil, "kind": "physical"]]]) == "null /items/1/name expected a string, found null")
        #expect(failure(["items": [good, ["kind": "physical"]]]) == "missing /items/1 name")
        #expect(
            failure(["items": [["name": "n", "count": "3", "kind": "physical"]]])
                == "type /items/0/count expected a whole number, found a string")
        #expect(failure(["items": [["name": "n", "kind": "nope"]]]) == "corrupted /items/0/kind")
    }

    @Test func containersByHand() throws {
        struct Manual: Decodable {
            init(from decoder: any Decoder) throws {
                let outer = try decoder.container(keyedBy: Key.self)
                #expect(outer.allKeys.map(\.stringValue) == ["list", "super", "more"])
                #expect(outer.contains("list") && !outer.contains("absent"))
                var list = try outer.nestedUnkeyedContainer(forKey: "list")
                #expect(list.count == 4)
                #expect(throws: DecodingError.self) { try list.decode(String.self) }
                // A failed element is still the next one.
                #expect(list.currentIndex == 0)
                #expect(try list.decode(Int.self) == 1)
                #expect(try !list.decodeNil())
                let nested = try list.nestedContainer(keyedBy: Key.self)
                #expect(try nested.decode(Bool.self, forKey: "x"))
                #expect(JSONPointer(codingPath: nested.codingPath).description == "/list/1")
                #expect(try list.decodeNil())
                var inner = try list.nestedUnkeyedContainer()
                #expect(inner.isAtEnd && list.isAtEnd)
                #expect(throws: DecodingError.self) { try inner.decode(Int.self) }
                #expect(throws: DecodingError.self) { try list.decodeNil() }
                #expect(try Int(from: outer.superDecoder()) == 8)
                #expect(try String(from: outer.superDecoder(forKey: "more")) == "m")
                #expect(throws: DecodingError.self) { try outer.decodeNil(forKey: "absent") }
                #expect(throws: DecodingError.self) { try outer.superDecoder(forKey: "absent") }
            }
        }
        _ = try JSONTreeDecoder.decode(Manual.self, from: ["list": [1, ["x": true], nil, []], "super": 8, "more": "m"])
    }
}
