internal import Glibc
internal import Platform
internal import Security
internal import Wire

extension ObjectFolder {
    /// The hashes of a file's content.
    struct Digest {
        let etag: String
        let sha256: [UInt8]?
    }

    func digest(of file: borrowing OpenFile, withSHA256: Bool) throws(DiskError) -> Digest {
        var tag = SHA512Stream()
        var sha = SHA256Stream()
        try file.forEachChunk { chunk in
            tag.update(chunk)
            if withSHA256 { sha.update(chunk) }
        }
        return Digest(etag: Self.etag(tag.digest()), sha256: withSHA256 ? sha.digest() : nil)
    }

    /// 128 bits of a SHA-512, as long as the MD5 that S3 has here.
    static func etag(_ hash: [UInt8]) -> String { hex(Array(hash.prefix(16))) }

    func write(_ bytes: [UInt8], to key: ObjectKey, type: String) throws(DiskError) -> String {
        var tag = SHA512Stream()
        bytes.withUnsafeBytes { tag.update($0) }
        let facts = ObjectFacts(bytes: bytes.count, type: type, etag: Self.etag(tag.digest()), modifiedAt: clock.now())
        try withTemporaryFolder { folder throws(DiskError) in
            do {
                let file = try OpenFile.creating(folder + "/" + facts.etag)
                try file.write(bytes)
                try file.makeReadOnly()
                try file.sync()
            }
            try install(folder, as: key, facts, replaces: true)
        }
        return facts.etag
    }

    /// The file stays where it is; the object shares its data where the file system allows.
    func writeFile(_ path: String, to key: ObjectKey, type: String) throws(DiskError) -> String {
        let file = try OpenFile.reading(path)
        return try store(file, as: key, type: type, replaces: true) { target throws(DiskError) in try share(path, file, as: target) }
    }

    /// Takes the spooled file of a signed PUT: it is gone from its path where that is on this file system.
    func accept(_ admission: PutAdmission, _ path: String) throws(DiskError) -> String {
        let file = try OpenFile.reading(path)
        let digest = try check(file, admission)
        switch admission.target {
        case .object(let key, let type, let replaces):
            return try store(file, digest, as: key, type: type, replaces: replaces) { target throws(DiskError) in
                try move(path, file, to: target)
            }
        case .part(let key, let upload, let number):
            try storePart(file, path, of: upload, key, number: number, etag: digest.etag)
            return digest.etag
        }
    }

    private func check(_ file: borrowing OpenFile, _ admission: PutAdmission) throws(DiskError) -> Digest {
        guard try file.size() == admission.bytes else { throw .store(.refused(.incompleteBody)) }
        let digest = try digest(of: file, withSHA256: admission.sha256 != nil)
        guard digest.sha256 == admission.sha256 else { throw .store(.refused(.badDigest)) }
        return digest
    }

    /// - Parameter bring: puts the data at a new path.
    private func store(
        _ file: borrowing OpenFile, _ known: Digest? = nil, as key: ObjectKey, type: String, replaces: Bool,
        _ bring: (String) throws(DiskError) -> Void
    ) throws(DiskError) -> String {
        let digest = if let known { known } else { try digest(of: file, withSHA256: false) }
        let facts = ObjectFacts(bytes: try file.size(), type: type, etag: digest.etag, modifiedAt: clock.now())
        try withTemporaryFolder { folder throws(DiskError) in
            try bring(folder + "/" + facts.etag)
            try finish(folder + "/" + facts.etag)
            try install(folder, as: key, facts, replaces: replaces)
        }
        return facts.etag
    }

    func copy(_ source: ObjectKey, to target: ObjectKey) throws(DiskError) {
        let done: Void? = try withObject(source) { sourceFolder, data, facts throws(DiskError) in
            var facts = facts
            facts.modifiedAt = clock.now()
            try withTemporaryFolder { folder throws(DiskError) in
                try share(facts.etag, in: sourceFolder, data, as: folder + "/" + facts.etag)
                try finish(folder + "/" + facts.etag)
                try install(folder, as: target, facts, replaces: true)
            }
        }
        guard done != nil else { throw .store(.notFound) }
    }

    /// Data that is in its last folder under `temporary`, to be written by nobody any more.
    func finish(_ path: String) throws(DiskError) {
        let file = try OpenFile.reading(path)
        try file.makeReadOnly()
        try file.sync()
    }

    // MARK: - One content at another path

    func move(_ path: String, _ file: borrowing OpenFile, to target: String) throws(DiskError) {
        do throws(DiskError) {
            try Disk.rename(path, to: target)
        } catch {
            guard error.wantsCopy else { throw error }
            try copyData(of: file, to: target)
        }
    }

    private func share(_ path: String, _ file: borrowing OpenFile, as target: String) throws(DiskError) {
        do throws(DiskError) {
            try Disk.link(path, to: target)
        } catch {
            guard error.wantsCopy else { throw error }
            try copyData(of: file, to: target)
        }
    }

    func share(_ name: String, in folder: borrowing OpenFile, _ file: borrowing OpenFile, as target: String) throws(DiskError) {
        do throws(DiskError) {
            try Disk.link(name, in: folder, to: target)
        } catch {
            guard error.wantsCopy else { throw error }
            try copyData(of: file, to: target)
        }
    }

    /// A new file; none is left when it fails.
    private func copyData(of file: borrowing OpenFile, to target: String) throws(DiskError) {
        let copy = try OpenFile.creating(target)
        do throws(DiskError) {
            try copy.append(contentsOf: file)
        } catch {
            Disk.remove(target)
            throw error
        }
    }
}
