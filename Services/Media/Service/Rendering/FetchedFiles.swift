internal import Glibc
internal import Synchronization
internal import Wire

/// What previews have fetched lately from a store that has no files here: whoever scrubs through a composition asks for the same bytes with
/// each picture. Every process has its own. Files are handed out as hard links, so that whoever reads one keeps it when it goes.
final class FetchedFiles: Sendable {
    private struct Kept {
        let bytes: Int64
        let usedAt: Instant
    }

    /// How long a file stays that nobody asks for, and with it what its owner has deleted.
    static let life: Duration = .minutes(10)

    private let folder: String
    private let limit: Int64
    private struct State {
        var kept: [String: Kept] = [:]
        /// Of all of them.
        var bytes: Int64 = 0

        mutating func put(_ name: String, _ file: Kept) {
            remove(name)
            kept[name] = file
            bytes += file.bytes
        }
        mutating func remove(_ name: String) { bytes -= kept.removeValue(forKey: name)?.bytes ?? 0 }
    }
    private let state = Mutex(State())
    private let making = Making()

    /// - Parameters:
    ///   - folder: its own; made when it is needed.
    ///   - limit: how many bytes are kept, unless a single file has more.
    init(in folder: String, limit: Int64 = 4 << 30) {
        self.folder = folder
        self.limit = limit
    }

    /// Puts a file at `path`, where there must be none.
    /// - Parameters:
    ///   - name: that of these bytes, which never become others.
    ///   - fetch: brings them to a path. Of those who ask at once, one does it for all.
    /// - Throws: `FileError`, and what `fetch` throws.
    func bring(_ name: String, to path: String, now: Instant, fetch: @escaping @Sendable (String) async throws -> Void) async throws {
        if use(name, at: path, now) { return }
        try await making.once(name) { [self] in
            // Somebody was first since. The folder knows: it may have been swept.
            guard access(place(of: name), F_OK) != 0 else { return }
            try await add(name, now, fetch)
        }
        // It had to make room for others in this moment.
        if !use(name, at: path, now) { try await fetch(path) }
    }

    /// Removes what nobody has asked for lately.
    func forget(now: Instant) { drop { now - $0.usedAt > Self.life } }

    /// Removes everything.
    func removeAll() {
        drop { _ in true }
        rmdir(folder)
    }

    private func place(of name: String) -> String { folder + "/" + name }

    private func use(_ name: String, at path: String, _ now: Instant) -> Bool {
        guard link(place(of: name), path) == 0 else { return false }
        state.withLock { state in
            guard let file = state.kept[name] else { return }
            state.kept[name] = Kept(bytes: file.bytes, usedAt: now)
        }
        return true
    }

    private func add(_ name: String, _ now: Instant, _ fetch: @Sendable (String) async throws -> Void) async throws {
        // Also when it was swept because nobody used it for a day.
        guard mkdir(folder, 0o700) == 0 || errno == EEXIST else { throw FileError(code: errno) }
        let fresh = place(of: name) + ".new"
        unlink(fresh)
        do {
            try await fetch(fresh)
            var status = stat()
            guard stat(fresh, &status) == 0, rename(fresh, place(of: name)) == 0 else { throw FileError(code: errno) }
            keep(name, Kept(bytes: Int64(status.st_size), usedAt: now))
        } catch {
            unlink(fresh)
            throw error
        }
    }

    /// Those that were used longest ago make room.
    private func keep(_ name: String, _ file: Kept) {
        let gone: [String] = state.withLock { state in
            state.put(name, file)
            guard state.bytes > limit else { return [] }
            var names: [String] = []
            for (other, _) in state.kept.sorted(by: { $0.value.usedAt < $1.value.usedAt }) where other != name && state.bytes > limit {
                state.remove(other)
                names.append(other)
            }
            return names
        }
        for name in gone { unlink(place(of: name)) }
    }

    private func drop(where isOver: (Kept) -> Bool) {
        let gone: [String] = state.withLock { state in
            let names = state.kept.filter { isOver($0.value) }.map(\.key)
            for name in names { state.remove(name) }
            return names
        }
        for name in gone { unlink(place(of: name)) }
    }
}
