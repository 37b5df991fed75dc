internal import Contracts
internal import Search

/// Names as they are compared: two that differ only in spelling are the same. EXER-03.
enum LibraryNames {
    static func key(_ name: ExerciseName) -> String { SearchText.key(name.text) }
}
