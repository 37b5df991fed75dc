public import JSONCoding

/// A JSON text as a tree that can also hold what no JSON value can: a number that is none, a name twice, a value that the world
/// fills in later.
public indirect enum Node: Sendable, Hashable {
    public struct Member: Sendable, Hashable {
        public var name: String
        public var value: Node

        public init(_ name: String, _ value: Node) {
            self.name = name
            self.value = value
        }
    }

    case scalar(JSONValue)
    /// Written as it is, whatever it is.
    case verbatim(String)
    /// A value of the world, by the name it was captured under.
    case captured(String)
    case array([Node])
    case object([Member])

    public init(_ json: JSONValue) {
        switch json {
        case .array(let items): self = .array(items.map(Node.init))
        case .object(let members): self = .object(members.map { Member($0.name, Node($0.value)) })
        default: self = .scalar(json)
        }
    }

    public static func string(_ text: String) -> Node { .scalar(.string(text)) }
    public static func integer(_ value: Int64) -> Node { .scalar(.integer(value)) }
    public static let null = Node.scalar(.null)

    /// One step into a tree.
    public enum Step: Sendable, Hashable {
        case member(String)
        case index(Int)
    }

    public subscript(_ name: String) -> Node? {
        if case .object(let members) = self { members.first { $0.name == name }?.value } else { nil }
    }

    public func value(at path: some Collection<Step>) -> Node? {
        guard let first = path.first else { return self }
        switch (first, self) {
        case (.member(let name), _): return self[name]?.value(at: path.dropFirst())
        case (.index(let index), .array(let items)) where items.indices.contains(index): return items[index].value(at: path.dropFirst())
        default: return nil
        }
    }

    /// The tree with another value at a path; nil takes it out. A member that is not there is added at the end.
    public func setting(_ path: some Collection<Step>, to value: Node?) -> Node {
        guard let first = path.first else { return value ?? .null }
        let rest = path.dropFirst()
        switch (first, self) {
        case (.member(let name), .object(var members)):
            if let place = members.firstIndex(where: { $0.name == name }) {
                if rest.isEmpty, value == nil {
                    members.remove(at: place)
                } else {
                    members[place].value = members[place].value.setting(rest, to: value)
                }
            } else if let value {
                // A missing member is added as an object or a list, whichever the next step of the path needs.
                let empty: Node = if case .index? = rest.first { .array([.null]) } else { .object([]) }
                members.append(Member(name, rest.isEmpty ? value : empty.setting(rest, to: value)))
            }
            return .object(members)
        case (.index(let index), .array(var items)) where items.indices.contains(index):
            if rest.isEmpty, value == nil { items.remove(at: index) } else { items[index] = items[index].setting(rest, to: value) }
            return .array(items)
        default: return self
        }
    }

    /// The JSON text.
    /// - Parameter fill: the text of a captured value, JSON already.
    public func bytes(_ fill: (String) -> String) -> [UInt8] {
        var out: [UInt8] = []
        out.reserveCapacity(256)
        write(&out, fill)
        return out
    }

    private func write(_ out: inout [UInt8], _ fill: (String) -> String) {
        switch self {
        case .scalar(let value): out += value.bytes()
        case .verbatim(let text): out += text.utf8
        case .captured(let name): out += fill(name).utf8
        case .array(let items):
            out.append(UInt8(ascii: "["))
            for (index, item) in items.enumerated() {
                if index > 0 { out.append(UInt8(ascii: ",")) }
                item.write(&out, fill)
            }
            out.append(UInt8(ascii: "]"))
        case .object(let members):
            out.append(UInt8(ascii: "{"))
            for (index, member) in members.enumerated() {
                if index > 0 { out.append(UInt8(ascii: ",")) }
                out += JSONValue.string(member.name).bytes()
                out.append(UInt8(ascii: ":"))
                member.value.write(&out, fill)
            }
            out.append(UInt8(ascii: "}"))
        }
    }
}

extension Collection<Node.Step> {
    /// As field problems spell it: `partners.0.email`.
    public var text: String {
        map { step in
            switch step {
            case .member(let name): name
            case .index(let index): String(index)
            }
        }.joined(separator: ".")
    }
}
