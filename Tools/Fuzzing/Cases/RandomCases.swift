internal import HTTPCore
internal import JSONCoding
internal import Synchronization
internal import Wire

/// Mutations drawn from a seed: case n of an operation is the same in every run with that seed.
public struct RandomCases: Sendable {
    private let operation: Operation
    private let seed: UInt64
    private let pool: ValuePool

    /// - Parameter pool: shared by all operations of a plan.
    public init(_ operation: Operation, seed: UInt64, pool: ValuePool = ValuePool()) {
        self.operation = operation
        self.seed = seed
        self.pool = pool
    }

    /// Whether there is anything to mutate.
    public var isEmpty: Bool {
        operation.isStream
            || operation.endpoint.body == nil && operation.endpoint.parameters.fields.isEmpty && operation.endpoint.rawBody == nil
    }

    public func make(_ number: Int) -> FuzzCase {
        var random = SeededSource(seed: seed, name: "\(operation.id) \(number)")
        var draft = operation.base
        var mutator = Mutator(random: random, pool: pool)
        let changes = 1 + random.below(3)
        for _ in 0..<changes { change(&draft, &random, &mutator) }
        return FuzzCase(
            operation: operation.id, phase: .random, name: "random \(number)", field: "", draft: draft,
            expectation: Expected.of(draft, operation))
    }

    private func change(_ draft: inout RequestDraft, _ random: inout SeededSource, _ mutator: inout Mutator) {
        let endpoint = operation.endpoint
        if case .json(let node) = draft.body, let schema = endpoint.body, random.happens(85) {
            if random.happens(8) {
                draft.body = .bytes(mutator.bytes(node.bytes { _ in "\"01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f\"" }))
            } else {
                draft.body = .json(mutator.body(node, schema))
            }
            return
        }
        if case .bytes(let bytes) = draft.body, random.happens(60) {
            draft.body = .bytes(mutator.bytes(bytes))
            return
        }
        let fields = endpoint.parameters.fields
        guard !fields.isEmpty, random.happens(70) else {
            if endpoint.takesKey, random.happens(20) { draft.headers = [.init("Idempotency-Key", "key-of-random-case-\(random.next())")] }
            return
        }
        let field = fields[random.below(fields.count)]
        guard let text = Operation.queryText(mutator.value(field.schema, Samples.value(field.schema))), text.utf8.count < 4000 else {
            return
        }
        if endpoint.path.parameterNames.contains(field.name) {
            if !text.isEmpty, text != ".", text != ".." { draft.path[field.name] = .text(text) }
        } else {
            draft.query.removeAll { $0.name == field.name }
            draft.query.append(.init(field.name, .text(text)))
        }
    }
}

/// The boundary values of each schema, made once: making them takes longer than sending one.
public final class ValuePool: Sendable {
    private let known = Mutex<[Schema: [Node]]>([:])

    public init() {}

    /// In a fixed order. Without large ones: those were tried at the bounds, here they would only take time.
    func values(_ schema: Schema) -> [Node] {
        if let values = known.withLock({ $0[schema] }) { return values }
        let values = ValueCases.all(schema, example: Samples.value(schema)).map(\.node).filter { !Self.isLarge($0) }
        known.withLock { $0[schema] = values }
        return values
    }

    private static func isLarge(_ node: Node) -> Bool {
        switch node {
        case .scalar(.string(let text)): text.utf8.count > 2000
        case .array(let items): items.count > 100
        case .object(let members): members.count > 100
        default: false
        }
    }
}

/// Changes values, with a source of its own.
struct Mutator {
    private var random: SeededSource
    private let pool: ValuePool

    init(random: SeededSource, pool: ValuePool) {
        self.random = random
        self.pool = pool
    }

    /// A body with one field changed, found by walking at random.
    mutating func body(_ node: Node, _ schema: ObjectSchema) -> Node {
        guard !schema.fields.isEmpty else { return node }
        let field = schema.fields[random.below(schema.fields.count)]
        let place = [Node.Step.member(field.name)]
        if random.happens(6) { return node.setting(place, to: nil) }
        let current = node.value(at: place) ?? Samples.value(field.schema)
        return node.setting(place, to: value(field.schema, current))
    }

    mutating func value(_ schema: Schema, _ current: Node) -> Node {
        switch (schema, current) {
        case (.object(let inner), .object) where random.happens(80): return body(current, inner)
        case (.array(let element, _, _), .array(var items)) where random.happens(70):
            switch random.below(4) {
            case 0: items.append(value(element, items.first ?? Samples.value(element)))
            case 1: if !items.isEmpty { items.remove(at: random.below(items.count)) }
            case 2: items += items.prefix(20)
            default:
                if items.isEmpty { items.append(Samples.value(element)) }
                let index = random.below(items.count)
                items[index] = value(element, items[index])
            }
            return .array(items)
        default: break
        }
        switch random.below(10) {
        case 0..<5:
            let values = pool.values(schema)
            return values.isEmpty ? .null : values[random.below(values.count)]
        case 5: return junk()
        default: return scalar(schema, current)
        }
    }

    private mutating func scalar(_ schema: Schema, _ current: Node) -> Node {
        switch schema {
        case .integer(let least, let most):
            let low = least ?? -1_000_000
            let high = most ?? max(low, 1_000_000)
            return .integer(random.happens(80) ? Int64.random(in: low...max(low, high), using: &random) : Int64(bitPattern: random.next()))
        case .number(let least, let most):
            let low = least ?? -1e6
            return .scalar(.number(Double.random(in: low...max(low, most ?? 1e6), using: &random)))
        case .string:
            guard case .scalar(.string(let text)) = current else { return .string(self.text("abc")) }
            return .string(self.text(text))
        case .boolean: return .scalar(.bool(random.happens(50)))
        default: return current
        }
    }

    /// A text with some scalars changed, put in or taken out.
    private mutating func text(_ text: String) -> String {
        var scalars = Array(text.unicodeScalars.prefix(500))
        for _ in 0...random.below(3) {
            let place = random.below(scalars.count + 1)
            switch random.below(4) {
            case 0: scalars.insert(scalar(), at: place)
            case 1: if place < scalars.count { scalars.remove(at: place) }
            case 2: if place < scalars.count { scalars[place] = scalar() }
            default:
                let words = TextCases.contents
                scalars.insert(contentsOf: words[random.below(words.count)].text.unicodeScalars, at: place)
            }
        }
        var result = String.UnicodeScalarView()
        result.append(contentsOf: scalars)
        return String(result)
    }

    private mutating func scalar() -> Unicode.Scalar {
        let ranges: [ClosedRange<UInt32>] = [
            0x20...0x7e, 0x20...0x7e, 0x20...0x7e, 0...0x1f, 0x80...0x2ff, 0x600...0x6ff, 0x2000...0x206f, 0x1f300...0x1faff,
            0xe000...0x10ffff,
        ]
        return Unicode.Scalar(UInt32.random(in: ranges[random.below(ranges.count)], using: &random)) ?? " "
    }

    private mutating func junk() -> Node {
        let all: [Node] = [
            .null, .scalar(true), .integer(0), .integer(-1), .scalar(1.5), .string(""), .array([]), .object([]),
            .array([.array([.array([])])]),
            .object([.init("a", .object([.init("b", .null)]))]), .verbatim("1e400"), .verbatim("-"), .verbatim("tru"),
            .verbatim("{\"a\":1,\"a\":2}"),
        ]
        return all[random.below(all.count)]
    }

    /// Bytes with a few changed, put in, taken out or repeated.
    mutating func bytes(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        for _ in 0...random.below(4) {
            let place = random.below(bytes.count + 1)
            switch random.below(5) {
            case 0: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
            case 1: if place < bytes.count { bytes.remove(at: place) }
            case 2: if place < bytes.count { bytes[place] = UInt8.random(in: 0...255, using: &random) }
            case 3: bytes.insert(contentsOf: Array("{}[]\",:0eE-\\".utf8).shuffled(using: &random).prefix(2), at: place)
            default: bytes.removeSubrange(place..<min(bytes.count, place + 1 + random.below(8)))
            }
        }
        return bytes
    }
}
