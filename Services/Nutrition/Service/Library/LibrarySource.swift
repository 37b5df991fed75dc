internal import Platform

/// Where the library comes from when the service starts.
public enum LibrarySource: Sendable {
    /// Files, which are read and checked.
    case folder(String)
    /// One that was read before: many services in a process need not read it each.
    case read(ReadLibrary)

    func snapshot() throws(LibraryProblems) -> LibrarySnapshot {
        switch self {
        case .folder(let folder): try LibraryFiles.read(folder)
        case .read(let library): library.snapshot
        }
    }
}

/// A folder's library, read and checked.
public struct ReadLibrary: Sendable {
    let snapshot: LibrarySnapshot

    /// - Throws: one error that names every problem of the files.
    public init(_ folder: String) throws { snapshot = try LibraryFiles.read(folder) }
}

/// Everything that is wrong with a library, a line each.
struct LibraryProblems: Error, CustomStringConvertible {
    let lines: [String]
    var description: String { lines.joined(separator: "\n") }
}
