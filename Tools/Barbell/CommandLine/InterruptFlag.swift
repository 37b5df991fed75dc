internal import Synchronization

/// Whether Ctrl-C was pressed.
final class InterruptFlag: Sendable {
    private let flag = Atomic(false)
    func set() { flag.store(true, ordering: .relaxed) }
    var isSet: Bool { flag.load(ordering: .relaxed) }
}
