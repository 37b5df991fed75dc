/// The newest elements of something that never ends, each with a number that grows by one.
struct Ring<Element: Sendable>: Sendable {
    private let capacity: Int
    private var elements: [Element] = []
    /// Where in `elements` the oldest is, once it is full.
    private var start = 0
    /// How many there ever were: the number of the next one.
    private(set) var count: Int64 = 0

    init(capacity: Int) { self.capacity = capacity }

    /// The number of the oldest that is still here.
    var first: Int64 { count - Int64(elements.count) }

    mutating func append(_ element: Element) {
        if elements.count < capacity {
            elements.append(element)
        } else {
            elements[start] = element
            start = (start + 1) % capacity
        }
        count += 1
    }

    /// Those from a number on that are still here, the newest `limit` of them, with the number of their first.
    func from(_ number: Int64, limit: Int) -> (first: Int64, elements: [Element]) {
        let begin = max(number, first, count - Int64(limit))
        guard begin < count else { return (count, []) }
        let places = Int(begin - first)..<elements.count
        return (begin, places.map { elements[(start + $0) % elements.count] })
    }
}
