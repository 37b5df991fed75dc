/// Everything that is wrong with a library's files, one line each: file, entry, field, and what of it.
struct LibraryProblems: Error, CustomStringConvertible {
    let lines: [String]
    var description: String { "the exercise library has problems:\n  " + lines.joined(separator: "\n  ") }
}
