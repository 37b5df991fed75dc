internal import Contracts
internal import TrainingDomain
internal import Wire

/// The order that lists by name are in: without regard to case, byte by byte as the engines do.
extension WireText {
    func isListed(before other: Self, _ isFirst: Bool) -> Bool {
        let (a, b) = (ExerciseNames.key(text), ExerciseNames.key(other.text))
        return a.utf8.elementsEqual(b.utf8) ? isFirst : a.utf8.lexicographicallyPrecedes(b.utf8)
    }
}
