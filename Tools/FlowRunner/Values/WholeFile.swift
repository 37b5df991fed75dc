/// Small files, read and written at once.
public enum WholeFile {
    public static func read(_ path: String) throws(StateError) -> [UInt8] {
        do throws(FileError) { return try Files.read(path) } catch { throw StateError(message: error.message) }
    }

    /// A reader never sees half of it. Makes missing folders.
    public static func write(_ bytes: [UInt8], to path: String) throws(StateError) {
        do throws(FileError) { try Files.write(bytes, to: path) } catch { throw StateError(message: error.message) }
    }
}
