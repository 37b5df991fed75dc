internal import Synchronization

/// How many pages follow the console.
final class Watchers: Sendable {
    private let count = Atomic<Int>(0)

    var areThere: Bool { count.load(ordering: .relaxed) > 0 }
    func come() { count.add(1, ordering: .relaxed) }
    func go() { count.subtract(1, ordering: .relaxed) }
}
