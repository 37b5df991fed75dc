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
    /// - Parameter ids: those that the page before has left; read when nil.
    /// - Returns: the page, and the ids that it leaves for the next one.
    func list(
        _ area: ObjectArea, after: String?, limit: Int, ids: ArraySlice<String>?
    ) throws(DiskError) -> (page: ObjectPage, ids: ArraySlice<String>) {
        let start = after.flatMap { ObjectKey("\(area.rawValue)/\($0)") }
        guard after == nil || start != nil else { throw .store(.refused(.invalidArgument)) }
        let limit = min(max(1, limit), 1000)
        var objects: [ListedObject] = []
        var left: ArraySlice<String>
        if let ids { left = ids } else { left = try self.ids(area, from: start?.id)[...] }
        while let id = left.first {
            for key in try keys(area, id: id) where start.map({ $0 < key }) ?? true {
                if objects.count == limit {
                    return (ObjectPage(objects: objects, next: objects.last.map { "\($0.key.id)/\($0.key.name)" }), left)
                }
                // Deleted since, or damaged: neither may hold up the sweep of the others.
                guard let facts = try? facts(key) else { continue }
                objects.append(ListedObject(key: key, bytes: facts.bytes, modifiedAt: facts.modifiedAt))
            }
            left = left.dropFirst()
        }
        return (ObjectPage(objects: objects, next: nil), [])
    }

    private func ids(_ area: ObjectArea, from first: String?) throws(DiskError) -> [String] {
        let all = try Disk.names(in: path(of: area))
        guard let first else { return all.sorted(by: Self.sortsBefore) }
        return all.filter { $0 == first || Self.sortsBefore(first, $0) }.sorted(by: Self.sortsBefore)
    }

    private func keys(_ area: ObjectArea, id: String) throws(DiskError) -> [ObjectKey] {
        try Disk.names(in: path(of: area, id: id)).compactMap { ObjectKey(area: area, id: id, name: $0) }.sorted()
    }

    /// As the keys sort in which they come first: `a-b/` is before `a/`.
    private static func sortsBefore(_ a: String, _ b: String) -> Bool {
        let end = UInt8(ascii: "/")
        var (left, right) = (a.utf8.makeIterator(), b.utf8.makeIterator())
        while true {
            switch (left.next(), right.next()) {
            case (nil, nil): return false
            case (nil, let next?): return end < next
            case (let next?, nil): return next < end
            case (let one?, let other?): if one != other { return one < other }
            }
        }
    }

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
