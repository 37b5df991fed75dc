/// A file that a command was asked to write.
public enum OutputFile {
    /// Makes missing folders; a reader never sees half a file.
    public static func write(_ bytes: [UInt8], to path: String) throws(CoverageError) {
        do throws(FileError) { try Files.write(bytes, to: path) } catch { throw CoverageError(message: error.message) }
    }
}
