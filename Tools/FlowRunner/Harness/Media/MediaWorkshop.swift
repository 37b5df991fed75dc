internal import Glibc
internal import JSONCoding
internal import LocalFiles
internal import Synchronization

/// The files that the flows of one run had made, in a folder of their own that goes with the run. What is asked for twice is made once.
/// Flows know a file as `made/…`.
public final class MediaWorkshop: Sendable {
    /// How flows name what is in the folder.
    static let prefix = "made/"

    private let parent: String
    /// Nil until the first file is made. Held while a file is made: several encoders at once would not be faster.
    private let folder = Mutex<String?>(nil)

    /// - Parameter parent: where the folder is made; the system's folder for temporary files when left out.
    public init(in parent: String? = nil) { self.parent = parent ?? getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp" }

    deinit { folder.withLock { Self.remove($0) } }

    /// Deletes the folder. What is made later gets a new one.
    public func clear() {
        folder.withLock { folder in
            Self.remove(folder)
            folder = nil
        }
    }

    /// The path of a `made/…` name; nil for every other name and for what was not made.
    func path(of name: String) -> String? {
        guard name.hasPrefix(Self.prefix), !name.split(separator: "/").contains("..") else { return nil }
        return folder.withLock { folder in folder.map { Files.join($0, String(name.dropFirst(Self.prefix.count))) } }
            .flatMap { Files.kind($0) == .file ? $0 : nil }
    }

    /// The name of a file, made unless it is there already.
    /// - Parameters:
    ///   - name: says everything that the file depends on.
    ///   - make: writes the file to a path; the folder that it is in can hold what is needed on the way.
    func file(_ name: String, make: (_ path: String) throws(HarnessError) -> Void) throws(HarnessError) -> String {
        let result = folder.withLock { folder -> Result<String, HarnessError> in
            do throws(HarnessError) {
                let home: String
                if let folder { home = folder } else { home = try Self.makeFolder(in: parent) }
                folder = home
                if Files.kind(Files.join(home, name)) == nil { try Self.file(name, in: home, make) }
                return .success(Self.prefix + name)
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }

    /// Whoever looks for the file finds it whole.
    private static func file(_ name: String, in home: String, _ make: (_ path: String) throws(HarnessError) -> Void) throws(HarnessError) {
        let bench = Files.join(home, "bench")
        do throws(FileError) { try Files.makeFolder(bench) } catch { throw failure(error.message) }
        defer { remove(bench) }
        let draft = Files.join(bench, name)
        try make(draft)
        guard rename(draft, Files.join(home, name)) == 0 else { throw failure("\(name) was not made") }
    }

    private static func failure(_ message: String) -> HarnessError {
        HarnessError(status: 500, code: "no_folder", message: message, isEnvironment: true)
    }

    private static func makeFolder(in parent: String) throws(HarnessError) -> String {
        var template = Array(Files.join(parent, "barbell-made-XXXXXX").utf8CString)
        guard mkdtemp(&template) != nil else { throw failure("there can be no folder in \(parent): \(String(cString: strerror(errno)))") }
        return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    private static func remove(_ folder: String?) {
        guard let folder else { return }
        for name in Files.names(in: folder) {
            let path = Files.join(folder, name)
            if Files.kind(path) == .folder { remove(path) } else { unlink(path) }
        }
        rmdir(folder)
    }
}
