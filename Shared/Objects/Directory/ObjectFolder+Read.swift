internal import Glibc
internal import Platform
internal import Wire

extension ObjectFolder {
    func read(_ key: ObjectKey, range: Range<Int>?, maximum: Int) throws(DiskError) -> [UInt8] {
        let bytes = try withObject(key) { _, data, facts throws(DiskError) in
            let wanted = (range ?? 0..<facts.bytes).clamped(to: 0..<facts.bytes)
            guard wanted.count <= maximum else { throw .store(.tooLarge(limit: maximum)) }
            return try data.read(wanted)
        }
        guard let bytes else { throw .store(.notFound) }
        return bytes
    }

    func fetch(_ key: ObjectKey, to path: String) throws(DiskError) -> ObjectFacts {
        // So that a missing folder is not taken for a missing object.
        let folder = path.lastIndex(of: "/").map { path[..<$0] } ?? "."
        guard access(folder.isEmpty ? "/" : String(folder), W_OK) == 0 else {
            throw .store(DiskError.last("access").asFetchError)
        }
        let facts = try withObject(key) { folder, data, facts throws(DiskError) in
            do throws(DiskError) {
                try share(facts.etag, in: folder, data, as: path)
            } catch {
                throw error.isTaken ? .store(error.asFetchError) : error
            }
            return facts
        }
        guard let facts else { throw .store(.notFound) }
        return facts
    }

    func localPath(_ key: ObjectKey) throws(DiskError) -> String? {
        try facts(key).map { path(of: key) + "/" + $0.etag }
    }

    func open(_ admission: GetAdmission) throws(DiskError) -> OpenedObject {
        guard let facts = try facts(admission.key) else { throw .store(.notFound) }
        return OpenedObject(path: path(of: admission.key) + "/" + facts.etag, facts: facts, terms: admission.terms)
    }

    /// In the order of `area/id/name`; the cursor is `id/name` of the last object given.
    func list(_ area: ObjectArea, after: String?, limit: Int) throws(DiskError) -> ObjectPage {
        let start = after.flatMap { ObjectKey("\(area.rawValue)/\($0)") }
        guard after == nil || start != nil else { throw .store(.refused(.invalidArgument)) }
        let limit = min(max(1, limit), 1000)
        var objects: [ListedObject] = []
        for id in try Disk.names(in: path(of: area)).filter({ start == nil || Self.sortsBefore(start?.id ?? "", $0) || $0 == start?.id })
            .sorted(by: Self.sortsBefore)
        {
            for key in try keys(area, id: id) where start.map({ $0 < key }) ?? true {
                if objects.count == limit { return ObjectPage(objects: objects, next: objects.last.map { "\($0.key.id)/\($0.key.name)" }) }
                // Deleted since, or damaged: neither may hold up the sweep of the others.
                guard let facts = try? facts(key) else { continue }
                objects.append(ListedObject(key: key, bytes: facts.bytes, modifiedAt: facts.modifiedAt))
            }
        }
        return ObjectPage(objects: objects, next: nil)
    }

    private func keys(_ area: ObjectArea, id: String) throws(DiskError) -> [ObjectKey] {
        try Disk.names(in: path(of: area, id: id)).compactMap { ObjectKey(area: area, id: id, name: $0) }.sorted()
    }

    /// As the keys sort in which they come first: `a-b/` is before `a/`.
    private static func sortsBefore(_ a: String, _ b: String) -> Bool { (a + "/").utf8.lexicographicallyPrecedes((b + "/").utf8) }

    /// Removes what was left under `temporary` and has not been touched for `age`.
    /// - Returns: how many things there were.
    func sweepTemporary(olderThan age: Duration) throws(DiskError) -> Int {
        let limit = (clock.now() - age).milliseconds
        var swept = 0
        for name in try Disk.names(in: temporary) {
            let path = temporary + "/" + name
            guard let modified = Disk.modified(path), modified < limit else { continue }
            Disk.remove(path)
            swept += 1
        }
        return swept
    }
}
