internal import Glibc
internal import Platform
internal import Security
internal import Wire

extension ObjectFolder {
    private static let uploadName = "upload.json"

    func beginParts(_ key: ObjectKey, type: String) throws(DiskError) -> PartsID {
        let name = freshName()
        guard let id = PartsID(name) else { throw .store(.unavailable(retryable: false, reason: "no id")) }
        let facts = UploadFacts(key: key, type: type, startedAt: clock.now())
        try withTemporaryFolder { folder throws(DiskError) in
            do {
                let file = try OpenFile.creating(folder + "/" + Self.uploadName)
                try file.write(facts.json)
                try file.sync()
            }
            try Disk.syncFolder(folder)
            try Disk.rename(folder, to: uploads + "/" + name)
        }
        try Disk.syncFolder(uploads)
        return id
    }

    /// A part of the same number is replaced; the one that completes names its etag, so it never gets the wrong one.
    func storePart(
        _ file: borrowing OpenFile, _ path: String, of upload: PartsID, _ key: ObjectKey, number: Int, etag: String
    ) throws(DiskError) {
        let folderPath = try self.path(of: upload)
        let folder = try OpenFile.folder(folderPath)
        guard try uploadFacts(folder).key == key else { throw .store(.notFound) }
        let name = Self.partName(number, etag)
        let ready = temporaryPath()
        try move(path, file, to: ready)
        defer { Disk.remove(ready) }
        try finish(ready)
        // One after the other: two that send the same part at once would each remove the other's.
        try folder.alone { () throws(DiskError) in
            // By path: once the upload is over, there is no such folder.
            try Disk.rename(ready, to: folderPath + "/" + name)
            for older in try Disk.names(in: folderPath) where older != name && older.hasPrefix(Self.partPrefix(number)) {
                Disk.remove(folderPath + "/" + older)
            }
        }
        try folder.sync()
    }

    func parts(_ key: ObjectKey, _ upload: PartsID) throws(DiskError) -> [StoredPart] {
        let folderPath = try path(of: upload)
        let folder = try OpenFile.folder(folderPath)
        guard try uploadFacts(folder).key == key else { throw .store(.notFound) }
        var newest: [Int: (part: StoredPart, at: Int64)] = [:]
        for name in try Disk.names(in: folderPath) {
            guard let (number, etag) = Self.part(of: name) else { continue }
            guard let at = Disk.modified(folderPath + "/" + name) else { continue }
            do throws(DiskError) {
                let bytes = try OpenFile(name, in: folder, O_RDONLY).size()
                if at >= newest[number]?.at ?? .min { newest[number] = (StoredPart(number: number, bytes: bytes, etag: etag), at) }
            } catch {
                guard error.isMissing else { throw error }
            }
        }
        return newest.values.map(\.part).sorted { $0.number < $1.number }
    }

    func completeParts(_ key: ObjectKey, _ upload: PartsID, _ parts: [StoredPart]) throws(DiskError) -> String {
        do throws(ObjectStoreError) { try StoredPart.check(parts) } catch { throw .store(error) }
        let etag = Self.etag(of: parts)
        do throws(DiskError) {
            try joinParts(key, try path(of: upload), parts, etag: etag)
        } catch {
            // Over already; a repeat of the call that completed it is told the same.
            guard error.asStoreError == .notFound, try facts(key)?.etag == etag else { throw error }
        }
        return etag
    }

    private func joinParts(_ key: ObjectKey, _ folderPath: String, _ parts: [StoredPart], etag: String) throws(DiskError) {
        let folder = try OpenFile.folder(folderPath)
        let record = try OpenFile(Self.uploadName, in: folder, O_RDONLY)
        // Held until this returns; the kernel lets go of it if the process dies.
        guard flock(record.descriptor, LOCK_EX | LOCK_NB) == 0 else {
            throw .store(.unavailable(retryable: true, reason: "the upload is being completed"))
        }
        let upload = try uploadFacts(folder)
        // Another may have completed it between the opening and the lock.
        guard upload.key == key, Disk.modified(folderPath) != nil else { throw .store(.notFound) }
        try check(parts, in: folder)
        let facts = ObjectFacts(bytes: parts.reduce(0) { $0 + $1.bytes }, type: upload.type, etag: etag, modifiedAt: clock.now())
        try withTemporaryFolder { made throws(DiskError) in
            try join(parts, in: folder, into: made + "/" + etag)
            try install(made, as: key, facts, replaces: true)
        }
        try takeAway(folderPath)
    }

    /// As S3 does it: a hash of the parts' tags, and their number.
    private static func etag(of parts: [StoredPart]) -> String {
        var hash = SHA512Stream()
        for part in parts { Array(part.etag.utf8).withUnsafeBytes { hash.update($0) } }
        return etag(hash.digest()) + "-\(parts.count)"
    }

    private func check(_ parts: [StoredPart], in folder: borrowing OpenFile) throws(DiskError) {
        for part in parts {
            do throws(DiskError) {
                let bytes = try OpenFile(Self.partName(part.number, part.etag), in: folder, O_RDONLY).size()
                guard bytes == part.bytes else { throw .store(.invalidPart(number: part.number)) }
            } catch {
                throw error.isMissing ? .store(.invalidPart(number: part.number)) : error
            }
        }
    }

    private func join(_ parts: [StoredPart], in folder: borrowing OpenFile, into path: String) throws(DiskError) {
        if parts.count == 1, let only = parts.first {
            let name = Self.partName(only.number, only.etag)
            try share(name, in: folder, try OpenFile(name, in: folder, O_RDONLY), as: path)
            return
        }
        let whole = try OpenFile.creating(path)
        for part in parts { try whole.append(contentsOf: try OpenFile(Self.partName(part.number, part.etag), in: folder, O_RDONLY)) }
        guard try whole.size() == parts.reduce(0, { $0 + $1.bytes }) else { throw .store(.damaged("parts changed while they were joined")) }
        try whole.makeReadOnly()
        try whole.sync()
    }

    func abortParts(_ key: ObjectKey, _ upload: PartsID) throws(DiskError) {
        do throws(DiskError) {
            let folderPath = try path(of: upload)
            guard try uploadFacts(try OpenFile.folder(folderPath)).key == key else { return }
            try takeAway(folderPath)
            try Disk.syncFolder(uploads)
        } catch {
            guard error.isMissing || error.asStoreError == .notFound else { throw error }
        }
    }

    func listParts(_ area: ObjectArea) throws(DiskError) -> [UnfinishedUpload] {
        var found: [UnfinishedUpload] = []
        for name in try Disk.names(in: uploads).sorted() {
            do throws(DiskError) {
                guard let id = PartsID(name) else { continue }
                let facts = try uploadFacts(try OpenFile.folder(path(of: id)))
                if facts.key.area == area { found.append(UnfinishedUpload(key: facts.key, id: id, startedAt: facts.startedAt)) }
            } catch {
                // Over since, or not readable: neither may hold up the sweep of the others.
                if case .system = error, !error.isMissing { throw error }
            }
        }
        return found
    }

    // MARK: - Names

    /// Ids come from outside: one that this store did not make names nothing, least of all another folder.
    private func path(of upload: PartsID) throws(DiskError) -> String {
        guard upload.text.utf8.count == 32, upload.text.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }) else {
            throw .store(.notFound)
        }
        return uploads + "/" + upload.text
    }

    private func uploadFacts(_ folder: borrowing OpenFile) throws(DiskError) -> UploadFacts {
        guard let facts = UploadFacts(json: try OpenFile(Self.uploadName, in: folder, O_RDONLY).read(0..<4096)) else {
            throw .store(.damaged("upload.json is not readable"))
        }
        return facts
    }

    /// `00001-`
    private static func partPrefix(_ number: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, 5 - digits.utf8.count)) + digits + "-"
    }

    private static func partName(_ number: Int, _ etag: String) -> String { partPrefix(number) + etag }

    private static func part(of name: String) -> (number: Int, etag: String)? {
        let sides = name.split(separator: "-", maxSplits: 1)
        guard sides.count == 2, let number = Int(sides[0]), StoredPart.numbers.contains(number) else { return nil }
        return (number, String(sides[1]))
    }
}
