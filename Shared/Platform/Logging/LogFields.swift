/// The fields of a record, each name once; written as a dictionary is. A list: there are a few of them, and hashing their names would cost
/// more than the rest of a line.
public struct LogFields: Sendable, Hashable, ExpressibleByDictionaryLiteral, Sequence {
    public typealias Element = (key: String, value: LogValue)
    private var all: [Field] = []

    private struct Field: Hashable { let name: String; var value: LogValue }

    public init() {}
    public init(dictionaryLiteral elements: (String, LogValue)...) {
        all.reserveCapacity(elements.count + 2)
        for (name, value) in elements { self[name] = value }
    }

    public subscript(_ name: String) -> LogValue? {
        get { all.first { $0.name == name }?.value }
        set {
            let place = all.firstIndex { $0.name == name }
            switch (place, newValue) {
            case (let place?, let value?): all[place].value = value
            case (let place?, nil): all.remove(at: place)
            case (nil, let value?): all.append(Field(name: name, value: value))
            case (nil, nil): break
            }
        }
    }

    public var isEmpty: Bool { all.isEmpty }

    /// Both; of a name that both have, the other's value.
    func merging(_ other: LogFields) -> LogFields {
        var sum = self
        for (name, value) in other { sum[name] = value }
        return sum
    }

    /// By name.
    func sorted() -> LogFields {
        var sorted = self
        if zip(all, all.dropFirst()).contains(where: { $0.name > $1.name }) { sorted.all.sort { $0.name < $1.name } }
        return sorted
    }

    public func makeIterator() -> AnyIterator<Element> {
        var fields = all.makeIterator()
        return AnyIterator { fields.next().map { ($0.name, $0.value) } }
    }

    /// Each in turn, without what an iterator costs.
    func forEach(_ body: (String, LogValue) -> Void) { for field in all { body(field.name, field.value) } }

    /// The order in which fields were set says nothing.
    public static func == (a: LogFields, b: LogFields) -> Bool { a.sorted().all == b.sorted().all }
    public func hash(into hasher: inout Hasher) { hasher.combine(sorted().all) }
}
