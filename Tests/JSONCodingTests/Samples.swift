import JSONCoding

/// Random DTOs of the shapes services send.
struct Sample: Codable, Equatable {
    enum Kind: String, Codable, CaseIterable { case physical, mental = "mental \"health\"", other = "أخرى" }
    enum Level: Int, Codable, CaseIterable { case low = -1, high = 7 }
    enum Event: Codable, Equatable { case started(at: Int64), moved(x: Double, y: Double), ended, named(String) }
    struct Tag: RawRepresentable, Codable, Equatable { var rawValue: String }
    struct Place: Codable, Equatable { var latitude: Double; var longitude: Float; var name: String? }
    struct Empty: Codable, Equatable {}

    var id: String
    var title: String?
    var kind: Kind
    var level: Level?
    var done: Bool
    var small: Int8
    var unsigned: UInt16
    var big: Int64
    var ratio: Double
    var single: Float
    var tags: [Tag]
    var grid: [[Int]]
    var place: Place?
    var places: [Place]
    var byName: [String: Place]
    var counts: [String: Int]
    var optionals: [Int?]
    var events: [Event]
    var empty: Empty
    var children: [Sample]
}

struct Generator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    mutating func below(_ n: Int) -> Int { Int(next() % UInt64(n)) }
    mutating func bool() -> Bool { next() & 1 == 0 }
    mutating func pick<T>(_ items: [T]) -> T { items[below(items.count)] }
    mutating func list<T>(_ most: Int, _ make: (inout Generator) -> T) -> [T] { (0..<below(most + 1)).map { _ in make(&self) } }

    mutating func string() -> String {
        let alphabet = [
            "a", "Z", "0", " ", "\"", "\\", "/", "\n", "\t", "\u{0}", "\u{1f}", "\u{7f}", "é", "ع", "€", "😀", "\u{2028}", "\u{feff}",
        ]
        return list(pickLength()) { $0.below(3) > 0 ? "x" : $0.pick(alphabet) }.joined()
    }

    /// Without U+0000, which jansson does not take in a member name.
    mutating func name() -> String { string().filter { $0 != "\0" } }

    private mutating func pickLength() -> Int { pick([0, 1, 7, 8, 9, 15, 16, 40, 200]) }

    mutating func double() -> Double {
        switch below(4) {
        case 0: return Double(below(2_000_001) - 1_000_000) / 100
        case 1:
            return pick([
                0, -0.0, 1, 0.1, 1e21, 1e22, 1e23, .leastNonzeroMagnitude, .greatestFiniteMagnitude, .leastNormalMagnitude, 1e-7,
                123456789.123,
            ])
        case 2: return Double(Int64(bitPattern: next()))
        default:
            let value = Double(bitPattern: next())
            return value.isFinite ? value : 0.5
        }
    }

    mutating func float() -> Float {
        let value = Float(bitPattern: UInt32(truncatingIfNeeded: next()))
        return value.isFinite ? value : 0.1
    }

    mutating func place() -> Sample.Place {
        Sample.Place(latitude: double(), longitude: float(), name: bool() ? string() : nil)
    }

    mutating func event() -> Sample.Event {
        switch below(4) {
        case 0: .started(at: Int64(bitPattern: next()))
        case 1: .moved(x: double(), y: double())
        case 2: .ended
        default: .named(string())
        }
    }

    mutating func sample(depth: Int = 2) -> Sample {
        Sample(
            id: string(), title: bool() ? string() : nil, kind: pick(Sample.Kind.allCases),
            level: bool() ? pick(Sample.Level.allCases) : nil,
            done: bool(), small: Int8(truncatingIfNeeded: next()), unsigned: UInt16(truncatingIfNeeded: next()),
            big: Int64(bitPattern: next()),
            ratio: double(), single: float(), tags: list(3) { Sample.Tag(rawValue: $0.string()) },
            grid: list(3) { $0.list(3) { $0.below(1000) - 500 } }, place: bool() ? place() : nil, places: list(3) { $0.place() },
            byName: Dictionary(list(3) { ($0.name(), $0.place()) }) { first, _ in first },
            counts: Dictionary(list(12) { ($0.name(), $0.below(9)) }) { first, _ in first },
            optionals: list(4) { $0.bool() ? $0.below(9) : nil }, events: list(4) { $0.event() }, empty: .init(),
            children: depth == 0 ? [] : list(2) { $0.sample(depth: depth - 1) })
    }
}

extension JSONValue {
    /// The value with whole doubles as integers, because Foundation writes `5` for 5.0.
    var numbersUnified: JSONValue {
        switch self {
        case .number(let value): Int64(exactly: value).map { .integer($0) } ?? self
        case .array(let items): .array(items.map(\.numbersUnified))
        case .object(let object):
            .object(object.reduce(into: JSONObject()) { $0[$1.name] = $1.value.numbersUnified })
        default: self
        }
    }
}
