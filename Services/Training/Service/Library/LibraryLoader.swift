internal import Contracts
internal import Platform
internal import Storage
internal import Wire

/// Puts a folder's library into the database, from where every process takes it within a second. Files of a lower version than was ever
/// loaded change nothing: a replica of an older release that starts again does not bring old texts back.
enum LibraryLoader {
    enum Outcome: Equatable, CustomStringConvertible {
        case loaded(version: Int64, exercises: Int)
        /// This version was loaded before.
        case known(version: Int64)
        /// A newer one was loaded before.
        case older(than: Int64)

        var description: String {
            switch self {
            case .loaded(let version, let exercises): "version \(version) with \(exercises) exercises loaded"
            case .known(let version): "version \(version) was loaded before; raise the version in library.json to change what it says"
            case .older(let newer): "not loaded: version \(newer) was loaded before"
            }
        }
    }

    /// - Throws: `LibraryProblems` that names everything that is wrong, before anything was written; what the database throws.
    static func load(_ folder: String, into database: any Database, now: Instant) async throws -> Outcome {
        try await load(try LibraryFiles.read(folder), into: database, now: now)
    }

    /// - Parameter pack: compresses it; what runs on an event loop does so elsewhere.
    static func load(
        _ content: LibraryContent, into database: any Database, now: Instant,
        pack: (LibraryContent) async throws -> String = { try $0.packed() }
    ) async throws -> Outcome {
        let version = content.library.version
        // At most starts nothing has changed, and then no lock is taken.
        let (known, before) = try await database.read { db in
            let known = try await LibraryStore.version(in: db) ?? 0
            return (known, known < version ? try await LibraryStore.newest(in: db) : nil)
        }
        if known >= version { return known == version ? .known(version: version) : .older(than: known) }
        if let before, let old = try? LibraryContent(packed: before) { try refuseLosses(old.library, content.library) }
        let packed = try await pack(content)
        let isNewest = try await database.write { db in try await LibraryStore.insert(version, packed, now: now, in: db) }
        guard isNewest else {
            let newest = try await database.read { db in try await LibraryStore.version(in: db) } ?? version
            return newest == version ? .known(version: version) : .older(than: newest)
        }
        return .loaded(version: version, exercises: content.library.exercises.count)
    }

    /// Plans, templates and workouts name exercises by their ids for years, so an id that was given out stays.
    private static func refuseLosses(_ old: ExerciseLibrary, _ new: ExerciseLibrary) throws(LibraryProblems) {
        let kept = Set(new.exercises.map(\.id))
        let lost = old.exercises.map(\.id).filter { !kept.contains($0) }
        guard lost.isEmpty else {
            throw LibraryProblems(
                lines: lost.map { "\($0.text): was in version \(old.version) and is gone; ids are used for years and stay" })
        }
    }
}
