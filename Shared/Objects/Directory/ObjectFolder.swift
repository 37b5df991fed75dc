internal import Glibc
internal import Platform
internal import Security
internal import Wire

/// The files of a directory store. Every call blocks: it runs on the store's pool.
///
///     objects/{area}/{id}/{name}/facts.json   type, etag, bytes, time
///     objects/{area}/{id}/{name}/{etag}       the data, read-only
///     uploads/{upload}/upload.json            key, type, time
///     uploads/{upload}/00001-{etag}           a part
///     temporary/…                             what is being made or taken apart
///
/// An object is a folder that is made whole under `temporary`, synced, and put in its place by one rename; so data and facts never
/// disagree, whenever the power goes. A replaced or deleted object leaves by one rename the other way. What a crash leaves behind
/// is under `temporary` only, and is swept by age.
struct ObjectFolder: Sendable {
    let root: String
    let clock: any WallClock
    let random: any RandomSource

    static let factsName = "facts.json"

    var temporary: String { root + "/temporary" }
    var uploads: String { root + "/uploads" }

    func prepare() throws(DiskError) {
        for folder in [temporary, uploads] { try Disk.makeFolders(folder) }
        for area in ObjectArea.allCases { try Disk.makeFolders(path(of: area)) }
        for folder in [root + "/objects", root] { try Disk.syncFolder(folder) }
    }

    func path(of area: ObjectArea) -> String { "\(root)/objects/\(area.rawValue)" }
    func path(of area: ObjectArea, id: String) -> String { "\(path(of: area))/\(id)" }
    func path(of key: ObjectKey) -> String { "\(root)/objects/\(key)" }

    func freshName() -> String { hex(random.bytes(16)) }
    func temporaryPath() -> String { temporary + "/" + freshName() }

    /// Runs `body` with a new folder under `temporary`, and removes what is there under its name afterwards.
    func withTemporaryFolder<T>(_ body: (String) throws(DiskError) -> T) throws(DiskError) -> T {
        let folder = temporaryPath()
        try Disk.makeFolder(folder)
        defer { Disk.remove(folder) }
        return try body(folder)
    }

    // MARK: - Appearing and disappearing

    /// Completes the object in `folder`, which holds its data, and puts it in its place.
    func install(_ folder: String, as key: ObjectKey, _ facts: ObjectFacts, replaces: Bool) throws(DiskError) {
        do {
            let file = try OpenFile.creating(folder + "/" + Self.factsName)
            try file.write(facts.json)
            try file.sync()
        }
        try Disk.syncFolder(folder)
        try place(folder, at: key, replaces: replaces)
        do throws(DiskError) {
            try Disk.syncFolder(path(of: key.area, id: key.id))
        } catch {
            // Deleted by somebody since.
            guard error.isMissing else { throw error }
        }
    }

    /// Others come and go meanwhile: the folder of the id with the last object in it, the object itself. Each round either ends
    /// or has lost to somebody who got on.
    private func place(_ folder: String, at key: ObjectKey, replaces: Bool) throws(DiskError) {
        let target = path(of: key)
        var lastError = DiskError.store(.unavailable(retryable: true, reason: "the key is being written by too many"))
        for _ in 0..<64 {
            if try Disk.makeFolder(path(of: key.area, id: key.id)) { try Disk.syncFolder(path(of: key.area)) }
            do throws(DiskError) {
                return try Disk.rename(folder, to: target)
            } catch {
                lastError = error
                if error.isMissing { continue }
                guard error.isTaken else { throw error }
                guard replaces else { throw .store(.refused(.alreadyExists)) }
            }
            do throws(DiskError) {
                return try Disk.exchange(folder, target)
            } catch {
                lastError = error
                // A file system without exchange: the key has no object for a moment, never a wrong one.
                if error.isUnsupported { try takeAway(target) } else if !error.isMissing { throw error }
            }
        }
        throw lastError
    }

    /// Takes an object, or all of an id, out of sight at once, and then apart.
    /// - Returns: false when it was not there.
    @discardableResult
    func takeAway(_ path: String) throws(DiskError) -> Bool {
        let away = temporaryPath()
        do throws(DiskError) {
            try Disk.rename(path, to: away)
        } catch {
            guard error.isMissing else { throw error }
            return false
        }
        Disk.remove(away)
        return true
    }

    func delete(_ key: ObjectKey) throws(DiskError) {
        guard try takeAway(path(of: key)) else { return }
        let folder = path(of: key.area, id: key.id)
        do throws(DiskError) { try Disk.syncFolder(folder) } catch { guard error.isMissing else { throw error } }
        Disk.removeEmptyFolder(folder)
    }

    func deleteAll(_ area: ObjectArea, id: String) throws(DiskError) {
        guard try takeAway(path(of: area, id: id)) else { return }
        try Disk.syncFolder(path(of: area))
    }

    // MARK: - Looking

    func facts(_ key: ObjectKey) throws(DiskError) -> ObjectFacts? {
        try withObject(key) { _, _, facts throws(DiskError) in facts }
    }

    /// Runs `body` with the object's open folder, its open data and its facts, which belong together. Nil when there is none.
    func withObject<T>(
        _ key: ObjectKey, _ body: (borrowing OpenFile, borrowing OpenFile, ObjectFacts) throws(DiskError) -> T
    ) throws(DiskError) -> T? {
        for _ in 0..<64 {
            do throws(DiskError) {
                let folder = try OpenFile.folder(path(of: key))
                do throws(DiskError) {
                    return try withData(folder, body)
                } catch {
                    // Replaced or deleted between the two opens; look again.
                    guard error.isMissing else { throw error }
                    if !isInPlace(folder, key) { continue }
                    throw .store(.damaged("\(key) is incomplete"))
                }
            } catch {
                if error.isMissing { return nil }
                throw error
            }
        }
        throw .store(.unavailable(retryable: true, reason: "the key is being written by too many"))
    }

    private func withData<T>(
        _ folder: borrowing OpenFile, _ body: (borrowing OpenFile, borrowing OpenFile, ObjectFacts) throws(DiskError) -> T
    ) throws(DiskError) -> T {
        let file = try OpenFile(Self.factsName, in: folder, O_RDONLY)
        guard let facts = ObjectFacts(json: try file.read(0..<4096)) else { throw .store(.damaged("facts.json is not readable")) }
        let data = try OpenFile(facts.etag, in: folder, O_RDONLY)
        guard try data.size() == facts.bytes else { throw .store(.damaged("the data has another length than was stored")) }
        return try body(folder, data, facts)
    }

    /// Whether the key still names this very folder.
    private func isInPlace(_ folder: borrowing OpenFile, _ key: ObjectKey) -> Bool {
        var opened = stat(), named = stat()
        guard fstat(folder.descriptor, &opened) == 0, lstat(path(of: key), &named) == 0 else { return false }
        return opened.st_ino == named.st_ino && opened.st_dev == named.st_dev
    }
}
