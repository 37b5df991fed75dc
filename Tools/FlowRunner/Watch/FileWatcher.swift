internal import Glibc
internal import LocalFiles
internal import Wire

/// What has changed on disk.
public struct FileChanges: Sendable, Equatable {
    /// As folders were given, without `./` and `..`.
    public var paths: Set<String>
    /// False when there was too much to tell: anything may have changed.
    public var isComplete: Bool

    public init(_ paths: Set<String>, isComplete: Bool = true) {
        self.paths = paths
        self.isComplete = isComplete
    }
}

/// Tells which files of some folders are written, replaced or removed (inotify). Used by one thread.
public final class FileWatcher {
    private let descriptor: Int32
    private var folders: [Int32: (path: String, isDeep: Bool)] = [:]
    private var watched: [String: Int32] = [:]

    private static let events = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE)

    /// - Throws: `StateError` when the system has no watch left.
    public init() throws(StateError) {
        descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
        guard descriptor >= 0 else { throw StateError(message: "files cannot be watched: \(String(cString: strerror(errno)))") }
    }

    deinit { close(descriptor) }

    /// Watches the files of a folder; a folder that is watched already stays as it is, or becomes deep.
    /// - Parameter deep: also those of the folders in it, now and later, without hidden ones.
    public func watch(_ folder: String, deep: Bool) throws(StateError) {
        let path = folder.isEmpty ? "." : Files.normalised(folder).isEmpty ? "." : Files.normalised(folder)
        if let known = watched[path], let entry = folders[known], entry.isDeep || !deep { return }
        let watch = inotify_add_watch(descriptor, path, Self.events)
        guard watch >= 0 else {
            let hint = errno == ENOSPC ? "; raise fs.inotify.max_user_watches" : ""
            throw StateError(message: "cannot watch \(path): \(String(cString: strerror(errno)))\(hint)")
        }
        folders[watch] = (path, deep)
        watched[path] = watch
        guard deep else { return }
        for name in Files.names(in: path) where !name.hasPrefix(".") {
            let child = Self.join(path, name)
            if Files.kind(child) == .folder { try self.watch(child, deep: true) }
        }
    }

    /// Waits for a change, and then until nothing has changed for a while: a save or a build is one change.
    /// - Returns: nil when it was interrupted.
    public func changes(quiet: Duration, isInterrupted: () -> Bool) -> FileChanges? {
        var changes = FileChanges([])
        let pause = Int32(clamping: max(1, quiet.milliseconds))
        while !isInterrupted() {
            let isWaiting = changes.paths.isEmpty && changes.isComplete
            var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            if poll(&entry, 1, isWaiting ? 100 : pause) > 0 {
                read(into: &changes)
            } else if !isWaiting, errno != EINTR || !isInterrupted() {
                return changes
            }
        }
        return nil
    }

    private func read(into changes: inout FileChanges) {
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        let count = Glibc.read(descriptor, &buffer, buffer.count)
        var offset = 0
        // struct inotify_event: wd, mask, cookie, len, then the name with its padding.
        while offset + 16 <= count {
            let (watch, mask, length) = buffer.withUnsafeBytes { bytes in
                (
                    bytes.loadUnaligned(fromByteOffset: offset, as: Int32.self),
                    bytes.loadUnaligned(fromByteOffset: offset + 4, as: UInt32.self),
                    Int(bytes.loadUnaligned(fromByteOffset: offset + 12, as: UInt32.self))
                )
            }
            let name = String(decoding: buffer[(offset + 16)..<min(count, offset + 16 + length)].prefix { $0 != 0 }, as: UTF8.self)
            offset += 16 + length
            add(watch, mask, name, to: &changes)
        }
    }

    private func add(_ watch: Int32, _ mask: UInt32, _ name: String, to changes: inout FileChanges) {
        if mask & UInt32(IN_Q_OVERFLOW) != 0 { changes.isComplete = false }
        guard let folder = folders[watch] else { return }
        if mask & UInt32(IN_IGNORED) != 0 {
            folders[watch] = nil
            watched[folder.path] = nil
            return
        }
        guard !name.isEmpty, !Self.isNoise(name) else { return }
        let path = Self.join(folder.path, name)
        if mask & UInt32(IN_ISDIR) != 0 {
            // Files put into a new folder before the watch on it began are reported as changed.
            guard folder.isDeep, mask & UInt32(IN_CREATE | IN_MOVED_TO) != 0 else { return }
            try? self.watch(path, deep: true)
            changes.paths.formUnion(Files.all(below: path) { !Self.isNoise($0) })
        } else if mask & UInt32(IN_CREATE) == 0 {  // a new file counts when its writer closes it
            changes.paths.insert(path)
        }
    }

    /// Files that editors and tools put beside those they write.
    private static func isNoise(_ name: String) -> Bool {
        name.hasPrefix(".") || name.hasSuffix("~") || name.hasSuffix(".swp") || name.hasSuffix(".part") || name.hasSuffix(".tmp")
            || name == "4913"
    }

    private static func join(_ folder: String, _ name: String) -> String { folder == "." ? name : Files.join(folder, name) }
}
