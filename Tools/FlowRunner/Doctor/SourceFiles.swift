internal import LocalFiles

/// The files that executables are built from.
public enum SourceFiles {
    /// Swift and C sources of files and folders, hidden ones left out.
    public static func all(in paths: [String]) -> [String] {
        paths.flatMap { path in Files.all(below: path) { name in [".swift", ".c", ".h"].contains { name.hasSuffix($0) } } }
    }
}
