#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif
internal import Locking
public import Wire

/// The IANA time zone database of the system (Debian's `tzdata`), one TZif file a zone. Where the package is missing no zone is known.
///
/// A zone is read once and kept for the life of the database; names that do not exist are asked of the disk again each time and
/// never kept, so made-up names cannot fill memory. A newer package counts from the next start.
public final class ZoneDatabase: Sendable {
    private let directory: String
    private let known = Lock<[ZoneName: Zone]>([:])

    /// Where Debian's `tzdata` puts it.
    public static let systemDirectory = "/usr/share/zoneinfo"

    /// - Parameter directory: holds `Asia/Riyadh` and the rest. No environment variable changes it.
    public init(directory: String = systemDirectory) { self.directory = directory }

    /// The zone of a name, in the database's own spelling: `Asia/Riyadh`, not `asia/riyadh`. Old names (`Asia/Calcutta`) count.
    /// - Returns: nil for a name the database lacks, for what is no place (`localtime`, `posixrules`, `Factory`, the copies under
    ///   `posix/` and `right/`), for a name that leads out of the directory, and for a damaged file.
    public func zone(_ name: ZoneName) -> Zone? {
        if let zone = known.withLock({ $0[name] }) { return zone }
        guard let file = file(of: name), case .success(let bytes) = SmallFile.read(file, limit: Self.fileLimit),
            let table = TZifFile.table(bytes)
        else { return nil }
        let zone = Zone(name: name, table: table)
        return known.withLock { known in
            if let earlier = known[name] { return earlier }
            known[name] = zone
            return zone
        }
    }

    /// Sixteen times and more what the largest file has.
    private static let fileLimit = 64 << 10
    /// The machine's own setting, the zone of no place, and second copies of everything, those in `right` with leap seconds.
    private static let refused: Set<String> = ["localtime", "posixrules", "Factory", "posix", "right"]

    /// The regular file of a name, with every link followed; nil when there is none inside the directory.
    private func file(of name: ZoneName) -> String? {
        // A trusted name was never looked at.
        guard let checked = try? ZoneName(validating: name.text) else { return nil }
        let first = checked.text.prefix { $0 != "/" }
        guard !Self.refused.contains(String(first)), let root = Self.resolved(directory),
            let file = Self.resolved(directory + "/" + checked.text), file.hasPrefix(root + "/")
        else { return nil }
        var status = stat()
        // Opening a pipe would block, and a folder cannot be read.
        guard stat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        return file
    }

    private static func resolved(_ path: String) -> String? {
        guard let text = realpath(path, nil) else { return nil }
        defer { free(text) }
        return String(cString: text)
    }
}
