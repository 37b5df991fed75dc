internal import Glibc
internal import LocalFiles

/// Brings a backup back into a state folder that has nothing stored.
public enum Restore {
    /// Reads every byte and compares its hash, before anything is written.
    /// - Throws: when it is no backup, or not whole.
    public static func verify(_ folder: String) throws(BackupError) -> BackupManifest {
        guard Files.kind(folder) == .folder else { throw BackupError("there is no folder \(folder)") }
        guard let bytes = try? Files.read(Files.join(folder, BackupManifest.name)) else {
            throw BackupError("\(folder) is no backup, or one that was cut off: it has no \(BackupManifest.name)")
        }
        let manifest: BackupManifest
        do throws(BackupError) { manifest = try BackupManifest(bytes) } catch { throw BackupError("\(folder) cannot be restored: \(error.message)") }
        for file in manifest.files {
            guard let found = try OpenFile(Files.join(folder, file.path))?.copy(to: nil) else {
                throw BackupError("\(folder) cannot be restored: \(file.path) is missing")
            }
            guard found.bytes == file.bytes, found.sha256 == file.sha256 else {
                throw BackupError("\(folder) cannot be restored: \(file.path) was damaged after it was copied; take an older backup")
            }
        }
        return manifest
    }

    /// - Parameters:
    ///   - parts: what a backup may hold of a state folder, in the order in which they are put there; whatever it holds when nil. Of those
    ///     that it has, nothing may be there.
    ///   - target: the state folder, or another one that was copied.
    /// - Throws: when the backup is not whole, or something is in the way. Whatever was written until then is taken away again.
    @discardableResult
    public static func bring(_ folder: String, into target: String, parts: [String]? = nil) throws(BackupError) -> BackupManifest {
        let manifest = try verify(folder), parts = parts ?? manifest.parts
        for part in parts where manifest.has(part) && !Files.all(below: Files.join(target, part), where: { _ in true }).isEmpty {
            throw BackupError("there is data in \(Files.join(target, part)) already: restore into another folder, or move it away first")
        }
        for file in manifest.files where !parts.contains(where: { file.path == $0 || file.path.hasPrefix($0 + "/") }) {
            throw BackupError("\(folder) cannot be restored: \(file.path) is none of \(parts.joined(separator: ", "))")
        }
        // Whole and on the disk before it stands where services look.
        let new = Files.join(target, ".restoring")
        try Folders.make(target)
        guard mkdir(new, 0o700) == 0 else {
            guard errno == EEXIST else { throw .system("cannot make the folder", new) }
            throw BackupError("\(new) is there: another restore is under way, or one was cut off; then delete that folder")
        }
        var placed: [String] = []
        do throws(BackupError) {
            for file in manifest.files { try copy(file, from: folder, to: new) }
            try Folders.settle(new)
            for part in parts where Files.kind(Files.join(new, part)) != nil {
                let place = Files.join(target, part)
                Folders.removeEmpty(place)
                guard rename(Files.join(new, part), place) == 0 else { throw .system("cannot make", place) }
                placed.append(part)
            }
        } catch {
            for part in placed { rename(Files.join(target, part), Files.join(new, part)) }
            for file in manifest.files { unlink(Files.join(new, file.path)) }
            Folders.removeEmpty(new)
            throw error
        }
        Folders.removeEmpty(new)
        try Folders.settleNames(target)
        return manifest
    }

    private static func copy(_ file: BackupManifest.File, from folder: String, to new: String) throws(BackupError) {
        let copy = try OpenFile(Files.join(folder, file.path))?.copy(to: Files.join(new, file.path))
        guard copy?.sha256 == file.sha256 else { throw BackupError("\(file.path) changed while it was copied") }
    }
}
