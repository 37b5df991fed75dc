internal import Glibc
internal import JSONCoding
internal import LocalFiles

/// A copy of everything that the services of a state folder have stored, taken while they go on.
///
/// All databases are copied as of one moment. Most files are copied before it; those that came meanwhile are opened at that very moment,
/// while nobody can delete the rows that name them, and copied afterwards.
public struct Backup {
    private let source: String
    private let parts: [String]
    private let target: String
    private let databases: [String]
    /// With those whose rows are elsewhere, which are left out.
    private let known: [String]
    private var copied: [String: CopiedFile] = [:]

    /// As many files are held open; where more came meanwhile, the rest is copied while writers wait.
    private static let mostOpen = 400

    /// - Parameters:
    ///   - source: the state folder.
    ///   - parts: files and folders of it.
    ///   - target: a folder that is not there yet. It appears as a whole, once everything is on the disk.
    ///   - moment: when this is, as ISO 8601.
    /// - Throws: when something cannot be read or written. What was copied until then, in `TARGET.part`, is taken away again.
    @discardableResult
    public static func make(
        of source: String, parts: [String], to target: String, at moment: String
    ) throws(BackupError) -> BackupManifest {
        guard Files.kind(target) == nil else { throw BackupError("\(target) is there already: name a folder that is not") }
        let stored = StoredFiles(of: source, parts)
        // What nobody may copy is noticed before anything is.
        var databases: [String] = []
        for path in stored.databases {
            if try Moment.target(of: Files.join(source, path)) == nil { databases.append(path) }
        }
        guard !databases.isEmpty || !stored.files.isEmpty else {
            let moved = stored.databases.isEmpty ? "" : " any more: its databases were moved"
            throw BackupError("there is nothing stored in \(source)\(moved)")
        }
        try Folders.make(Files.folder(of: target))
        let part = target + ".part"
        // Made by one of two who begin at once.
        guard mkdir(part, 0o700) == 0 else {
            guard errno == EEXIST else { throw .system("cannot make the folder", part) }
            throw BackupError("\(part) is there: another backup to this place is under way, or one was cut off; then delete that folder")
        }
        do throws(BackupError) {
            var backup = Backup(source: source, parts: parts, target: part, databases: databases, known: stored.databases)
            let manifest = BackupManifest(madeAt: moment, files: try backup.copy())
            try write(manifest, to: Files.join(part, BackupManifest.name))
            try Folders.settle(part)
            guard rename(part, target) == 0 else { throw .system("cannot make", target) }
            try Folders.settleNames(Files.folder(of: target))
            return manifest
        } catch {
            for path in Files.all(below: part, where: { _ in true }) { unlink(path) }
            Folders.removeEmpty(part)
            throw error
        }
    }

    /// What of it no backup has: the folders of PostgreSQL's servers, which have means of their own to be copied.
    /// - Returns: paths below `source`.
    public static func servers(of source: String, parts: [String]) -> [String] { StoredFiles.servers(of: source, parts) }

    /// Nor has it the databases that were moved to another engine, which go on there.
    public static func moved(of source: String, parts: [String]) -> [MovedDatabase] {
        StoredFiles(of: source, parts).databases.compactMap { path in
            // One that is locked has a service that goes on with it.
            guard let target = try? Moment.target(of: Files.join(source, path), patience: 0) else { return nil }
            return MovedDatabase(path: path, target: target)
        }
    }

    private static func write(_ manifest: BackupManifest, to path: String) throws(BackupError) {
        do throws(FileError) {
            try Files.write(manifest.json.bytes(pretty: true), to: path, permissions: 0o600)
        } catch { throw BackupError(error) }
    }

    private init(source: String, parts: [String], target: String, databases: [String], known: [String]) {
        self.source = source
        self.parts = parts
        self.target = target
        self.databases = databases
        self.known = known
    }

    private mutating func copy() throws(BackupError) -> [BackupManifest.File] {
        // Twice, so that little is left to do while writers wait.
        for _ in 0..<2 { try copyNew(keepingOpen: 0) }
        var open: [(path: String, file: OpenFile)] = []
        let moment = try Moment(databases.map { Files.join(source, $0) }) { () throws(BackupError) in
            open = try copyNew(keepingOpen: Self.mostOpen)
        }
        for (path, file) in open { copied[path] = try file.copy(to: Files.join(target, path)) }
        var files = copied.map { BackupManifest.File(path: $0.key, bytes: $0.value.bytes, sha256: $0.value.sha256, rows: nil) }
        for path in databases {
            let copy = Files.join(target, path)
            try Folders.make(Files.folder(of: copy))
            let rows = try moment.copy(Files.join(source, path), to: copy)
            guard let hashed = try OpenFile(copy)?.copy(to: nil) else { throw BackupError("\(copy) was deleted meanwhile") }
            files.append(BackupManifest.File(path: path, bytes: hashed.bytes, sha256: hashed.sha256, rows: rows))
        }
        return files
    }

    /// Copies what is new or another one since it was copied.
    /// - Returns: those that were only opened, `most` of them.
    @discardableResult
    private mutating func copyNew(keepingOpen most: Int) throws(BackupError) -> [(path: String, file: OpenFile)] {
        var open: [(path: String, file: OpenFile)] = []
        let stored = StoredFiles(of: source, parts, known: Set(known)), present = stored.files
        guard stored.databases == known else {
            throw BackupError("a service made a database meanwhile: try again once all of them are ready")
        }
        // No row names them any more, and who deleted them wants them gone.
        for path in Set(copied.keys).subtracting(present) {
            copied[path] = nil
            unlink(Files.join(target, path))
        }
        for path in present {
            let original = Files.join(source, path)
            if let before = copied[path], !OpenFile.isChanged(original, since: before) { continue }
            guard let file = try OpenFile(original) else { continue }
            if open.count < most { open.append((path, file)) } else { copied[path] = try file.copy(to: Files.join(target, path)) }
        }
        return open
    }
}
