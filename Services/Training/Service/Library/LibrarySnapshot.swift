internal import Contracts
internal import Search
internal import Security
internal import TrainingDomain
internal import Wire

/// A version of the library as this process serves it. Never changed once made, so everybody may hold on to one.
final class LibrarySnapshot: Sendable {
    struct Drawing: Sendable {
        let bytes: [UInt8]
        let etag: String
    }

    /// What it was made from.
    let content: LibraryContent
    /// What rules and plans go by, in the order of `library.exercises`.
    let facts: [ExerciseFacts]
    let search: LibrarySearch
    let bundle: LibraryBundle
    private let places: [ExerciseID: Int]
    private let drawings: [String: Drawing]
    /// What lists are sorted by.
    private let nameKeys: [Language: [String]]

    init(_ content: LibraryContent) {
        self.content = content
        let library = content.library
        facts = library.exercises.map { ExerciseFacts($0) }
        search = LibrarySearch(library.exercises)
        bundle = LibraryBundle(library)
        places = Dictionary(library.exercises.enumerated().map { ($0.element.id, $0.offset) }) { first, _ in first }
        nameKeys = Dictionary(
            uniqueKeysWithValues: Language.allCases.map { language in
                (language, content.library.exercises.map { SearchText.key($0.name.text(language)) })
            })
        drawings = content.images.reduce(into: [:]) { drawings, image in
            let bytes = Array(image.svg.utf8)
            drawings[image.name] = Drawing(bytes: bytes, etag: "\"\(hex(Array(sha256(bytes).prefix(16))))\"")
        }
    }

    var library: ExerciseLibrary { content.library }
    var version: Int64 { library.version }
    var exercises: [LibraryExercise] { library.exercises }

    func place(of id: ExerciseID) -> Int? { places[id] }
    func exercise(_ id: ExerciseID) -> LibraryExercise? { places[id].map { library.exercises[$0] } }
    /// The one that is called so in either language, or is called so too, as other apps write it.
    func exercise(named name: ExerciseName) -> LibraryExercise? { search.named(name).map { library.exercises[$0] } }
    func facts(_ id: ExerciseID) -> ExerciseFacts? { places[id].map { facts[$0] } }
    func nameKey(_ place: Int, _ language: Language) -> String { nameKeys[language]?[place] ?? "" }
    func drawing(_ name: String) -> Drawing? { drawings[name] }
}
