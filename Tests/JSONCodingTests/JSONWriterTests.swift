import JSONCoding
import Testing

struct JSONWriterTests {
    private func text(_ value: some Encodable) throws -> String { String(decoding: try JSONWriter.encode(value), as: UTF8.self) }

    @Test func scalars() throws {
        #expect(try text(true) == "true")
        #expect(try text("é\"") == #""é\"""#)
        #expect(try text(Int.min) == "-9223372036854775808")
        #expect(try text(UInt64.max) == "18446744073709551615")
        #expect(try text(UInt8(7)) == "7")
        #expect(try text(0.1) == "0.1")
        #expect(try text(5.0) == "5.0")
        #expect(try text(Float(0.1)) == "0.1")
        #expect(try text(1e300) == "1e+300")
        #expect(try text(Int?.none) == "null")
        #expect(try text(Int?.some(3)) == "3")
    }

    @Test func membersInTheOrderEncodedAndNilsLeftOut() throws {
        struct Task: Encodable { let z = "last", a = 1; let note: String?; let done = false; let tags: [String] }
        #expect(try text(Task(note: nil, tags: [])) == #"{"z":"last","a":1,"done":false,"tags":[]}"#)
        #expect(try text([Task(note: "n", tags: ["x", "y"])]) == #"[{"z":"last","a":1,"note":"n","done":false,"tags":["x","y"]}]"#)
    }

    @Test func slashesAndOtherScriptsStayAsTheyAre() throws {
        #expect(try text("a/b عاش \u{7f}\u{2028}") == "\"a/b عاش \u{7f}\u{2028}\"")
        #expect(try text("\u{8}\u{c}\n\r\t\u{0}\u{1b}") == #""\b\f\n\r\t\u0000\u001b""#)
    }

    @Test func deepNestingGrowsTheStack() throws {
        indirect enum Chain: Encodable {
            case end, link(Chain)
            func encode(to encoder: any Encoder) throws {
                var container = encoder.unkeyedContainer()
                if case .link(let next) = self { try container.encode(next) }
            }
        }
        var chain = Chain.end
        for _ in 0..<99 { chain = .link(chain) }
        #expect(try text(chain) == String(repeating: "[", count: 100) + String(repeating: "]", count: 100))
    }

    @Test func dictionariesWithOtherKeys() throws {
        #expect(try text([3: "x"]) == #"{"3":"x"}"#)
        #expect(try text([Sample.Kind.physical: 1]) == #"["physical",1]"#)
    }

    @Test func containersOpenedByHandCloseWhenTheParentGoesOn() throws {
        struct Manual: Encodable {
            func encode(to encoder: any Encoder) throws {
                var outer = encoder.container(keyedBy: Key.self)
                try outer.encode(1, forKey: "first")
                var list = outer.nestedUnkeyedContainer(forKey: "list")
                try list.encode("a")
                var inner = list.nestedContainer(keyedBy: Key.self)
                try inner.encode(true, forKey: "deep")
                var deeper = inner.nestedUnkeyedContainer(forKey: "deeper")
                try deeper.encodeNil()
                #expect(deeper.count == 1)
                try list.encode(2.5)
                #expect(list.count == 3)
                _ = list.nestedUnkeyedContainer()
                try outer.encodeNil(forKey: "last")
                _ = outer.nestedContainer(keyedBy: Key.self, forKey: "open")
            }
        }
        #expect(try text(Manual()) == #"{"first":1,"list":["a",{"deep":true,"deeper":[null]},2.5,[]],"last":null,"open":{}}"#)
        #expect(try text([Manual(), Manual()]).hasSuffix(#""open":{}}]"#))
    }

    @Test func superclassesShareOrNest() throws {
        class Base: Encodable {
            let base = 1
            enum CodingKeys: CodingKey { case base }
            func encode(to encoder: any Encoder) throws {
                var container = encoder.container(keyedBy: CodingKeys.self)
                try container.encode(base, forKey: .base)
            }
        }
        final class Shared: Base {
            override func encode(to encoder: any Encoder) throws {
                var container = encoder.container(keyedBy: Key.self)
                try container.encode(2, forKey: "own")
                try super.encode(to: encoder)
                try container.encode(3, forKey: "more")
            }
        }
        final class Nested: Base {
            override func encode(to encoder: any Encoder) throws {
                var container = encoder.container(keyedBy: Key.self)
                try super.encode(to: container.superEncoder())
                try super.encode(to: container.superEncoder(forKey: "named"))
                _ = container.superEncoder(forKey: "unused")
                try container.encode(2, forKey: "own")
            }
        }
        #expect(try text(Shared()) == #"{"own":2,"base":1,"more":3}"#)
        #expect(try text(Nested()) == #"{"super":{"base":1},"named":{"base":1},"unused":{},"own":2}"#)
    }

    @Test func aValueThatWritesNothingIsAnEmptyObject() throws {
        struct Silent: Encodable { func encode(to encoder: any Encoder) throws {} }
        #expect(try text(Silent()) == "{}")
        #expect(try text(["k": [Silent()]]) == #"{"k":[{}]}"#)
    }

    @Test func numbersThatAreNotFiniteAreRefusedWithTheirPlace() throws {
        struct Point: Encodable { let x: Double }
        struct Route: Encodable { let name = "a\"b"; let points: [Point]; let weights: [Float] }
        for bad in [Double.infinity, -.infinity, .nan] {
            let error = #expect(throws: EncodingError.self) { try text(Route(points: [Point(x: 1), Point(x: bad)], weights: [])) }
            #expect(path(error) == "/points/1/x")
        }
        let error = #expect(throws: EncodingError.self) { try text(["q\"": Route(points: [], weights: [1, .nan])]) }
        #expect(path(error) == "/q\"/weights/1")
        #expect(throws: EncodingError.self) { try text(Double.nan) }
    }

    @Test func codingPathsNameThePlace() throws {
        struct Probe: Encodable {
            func encode(to encoder: any Encoder) throws {
                var container = encoder.singleValueContainer()
                try container.encode(JSONPointer(codingPath: encoder.codingPath).description)
            }
        }
        #expect(try text(["a": [[Probe()], [Probe(), Probe()]]]) == #"{"a":[["/a/0/0"],["/a/1/0","/a/1/1"]]}"#)
    }

    @Test func misuseIsAnErrorNotBadText() {
        struct Twice: Encodable {
            func encode(to encoder: any Encoder) throws {
                var container = encoder.singleValueContainer()
                try container.encode(1)
                try container.encode(2)
            }
        }
        struct Interleaved: Encodable {
            func encode(to encoder: any Encoder) throws {
                var outer = encoder.unkeyedContainer()
                var a = outer.nestedUnkeyedContainer()
                var b = outer.nestedUnkeyedContainer()
                try b.encode(1)
                try a.encode(2)
            }
        }
        struct TwoKinds: Encodable {
            func encode(to encoder: any Encoder) throws {
                var list = encoder.unkeyedContainer()
                try list.encode(1)
                _ = encoder.container(keyedBy: Key.self)
            }
        }
        struct Late: Encodable {
            func encode(to encoder: any Encoder) throws {
                var outer = encoder.container(keyedBy: Key.self)
                let spare = outer.superEncoder()
                try outer.encode(1, forKey: "a")
                try 2.encode(to: spare)
            }
        }
        struct NestedLate: Encodable {
            func encode(to encoder: any Encoder) throws {
                var outer = encoder.unkeyedContainer()
                var a = outer.nestedUnkeyedContainer()
                try outer.encode(1)
                _ = a.nestedContainer(keyedBy: Key.self)
            }
        }
        #expect(throws: EncodingError.self) { try text(Twice()) }
        #expect(throws: EncodingError.self) { try text([[Twice()]]) }
        #expect(throws: EncodingError.self) { try text(Interleaved()) }
        #expect(throws: EncodingError.self) { try text(TwoKinds()) }
        #expect(throws: EncodingError.self) { try text(Late()) }
        #expect(throws: EncodingError.self) { try text(NestedLate()) }
    }

    @Test func anEncoderKeptTooLongIsHarmless() throws {
        final class Keeper: Encodable {
            nonisolated(unsafe) static var kept: (any SingleValueEncodingContainer)?
            func encode(to encoder: any Encoder) throws {
                Keeper.kept = encoder.singleValueContainer()
                try 1.encode(to: encoder)
            }
        }
        #expect(try text([Keeper()]) == "[1]")
        #expect(throws: EncodingError.self) { try Keeper.kept?.encode("late") }
        Keeper.kept = nil
    }

    @Test func flatObjects() {
        let object = JSONObjectWriter()
        object.add("a", "x\n")
        object.add("b", Int64(-3))
        object.add("c", 2.5)
        object.add("d", true)
        object.add("e", Double.nan)
        object.add("f", ["k": [1]] as JSONValue)
        #expect(
            String(decoding: object.finish(lineFeed: true), as: UTF8.self)
                == "{\"a\":\"x\\n\",\"b\":-3,\"c\":2.5,\"d\":true,\"e\":null,\"f\":{\"k\":[1]}}\n")
        #expect(JSONObjectWriter().finish() == Array("{}".utf8))
    }

    private func path(_ error: EncodingError?) -> String? {
        guard case .invalidValue(_, let context)? = error else { return nil }
        return JSONPointer(codingPath: context.codingPath).description
    }
}

struct Key: CodingKey, ExpressibleByStringLiteral {
    var stringValue: String
    var intValue: Int? { nil }
    init(stringLiteral value: String) { stringValue = value }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}
