internal import JSONCoding
internal import Synchronization

/// A value that pages are told of again whenever it changes.
final class Notice: Sendable {
    private let held: Mutex<(value: JSONValue, number: Int64)>

    init(_ value: JSONValue) { held = Mutex((value, 1)) }

    var value: JSONValue { held.withLock { $0.value } }

    func set(_ value: JSONValue) {
        held.withLock { held in
            guard held.value != value else { return }
            held = (value, held.number + 1)
        }
    }

    /// The value, if it changed after this number, which becomes that of the change.
    func changed(after number: inout Int64) -> JSONValue? {
        let (value, now) = held.withLock { $0 }
        guard now > number else { return nil }
        number = now
        return value
    }
}
