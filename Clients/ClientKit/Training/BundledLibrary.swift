internal import Contracts
internal import JSONCoding
public import TrainingDomain
public import Wire

/// The exercises that come with the app: those it was built with, until a newer list was loaded. They are nobody's, so they stay when
/// somebody signs out. IL-ADD-05.
public final class BundledLibrary: Sendable {
    /// An exercise in both languages.
    struct Entry: Sendable {
        let id: ExerciseID
        let english: ExerciseName
        let arabic: ExerciseName
        /// Other names that people type.
        let also: [ExerciseName]
        let category: ExerciseCategory
    }
    private let file: BundledFile<[Entry]>

    /// - Parameters:
    ///   - path: of the file that a newer list is kept in.
    ///   - bundled: the list that the app was built with, as `GET /training/library` gives it.
    public init(path: String, bundled: [UInt8]) { file = BundledFile(path: path, bundled: bundled, empty: [], read: Self.read) }

    public var count: Int { file.content.count }

    /// For a picker, with the name in the reader's language first.
    public func exercises(_ language: Language) -> [PickedExercise] {
        file.content.map { entry in
            language == .arabic
                ? PickedExercise(id: entry.id, name: entry.arabic, otherNames: [entry.english] + entry.also, category: entry.category)
                : PickedExercise(id: entry.id, name: entry.english, otherNames: [entry.arabic] + entry.also, category: entry.category)
        }
    }

    /// Asks for a list that is newer than the one here; for the start of the app. What is not such a list changes nothing.
    /// - Returns: whether there was one.
    @discardableResult
    public func update(_ session: SessionManager) async throws(ClientError) -> Bool { try await file.update(session, Training.library) }

    /// Nil for what is no list of exercises. An exercise that this version of the app cannot read is left out.
    @Sendable private static func read(_ bytes: [UInt8]) -> [Entry]? {
        guard let items = (try? JSONParser.parse(bytes))?["exercises"]?.array else { return nil }
        let entries = items.compactMap(Entry.init)
        return entries.isEmpty ? nil : entries
    }
}

extension BundledLibrary.Entry {
    init?(_ json: JSONValue) {
        guard let text = json["id"]?.string, let id = try? ExerciseID(validating: text),
            let english = (json["name"]?["en"]?.string).flatMap({ try? ExerciseName(validating: $0) }),
            let primary = json["primary"]?.string.flatMap(Muscle.init(rawValue:))
        else { return nil }
        self.id = id
        self.english = english
        arabic = (json["name"]?["ar"]?.string).flatMap { try? ExerciseName(validating: $0) } ?? english
        also = (json["also"]?.array ?? []).compactMap { $0.string.flatMap { try? ExerciseName(validating: $0) } }
        category = json["kind"]?.string == ExerciseKind.cardio.rawValue ? .other : primary.category
    }
}
