internal import Contracts
internal import Search
internal import ServiceKit
internal import Wire

/// A list of exercises as somebody asked for it: of the library and of their own.
struct ExerciseList: Sendable {
    let query: ExerciseQuery
    let language: Language
    let library: LibrarySnapshot
    let own: [CustomExercise]

    enum Item: Sendable {
        case system(LibraryExercise)
        case own(CustomExercise)
    }

    struct Page: Sendable {
        let items: [Item]
        let total: Int
        let corrected: String?
        let next: ExercisePlace?
    }

    func page(after: ExercisePlace?, limit: Int) -> Page {
        guard let text = query.q?.text else { return page(all(), after: after, limit: limit) }
        guard let typed = SearchQuery(text) else { return Page(items: [], total: 0, corrected: nil, next: nil) }
        // Only an article was typed yet.
        if typed.terms.isEmpty { return page(all(), after: after, limit: limit) }
        let places = library.search.find(typed).places
        let found = matches(typed, places)
        // What is somewhere, though the filters leave it out, was meant as it was typed.
        if found.isEmpty, places.isEmpty, let meant = library.search.corrected(typed) {
            return page(matches(meant, library.search.find(meant).places), after: after, limit: limit, corrected: meant.text)
        }
        return page(found, after: after, limit: limit)
    }

    // MARK: What is in the list

    private typealias Placed = (place: ExercisePlace, item: Item)

    private func all() -> [Placed] {
        system(library.exercises.indices).map { place($0, key: 0) } + ownWanted.map { place($0, key: 0) }
    }

    /// - Parameter places: of the library's exercises that have all the words.
    private func matches(_ query: SearchQuery, _ places: [Int]) -> [Placed] {
        let score = SearchScore(query)
        let named = library.search.named(query)
        let found = system(places).map { number in
            let exercise = library.exercises[number]
            // First what is called just that; of equally good ones the lifts that everybody knows, then the shortest names.
            let known = exercise.standIns == nil ? 0 : 1
            let words = exercise.name.en.text.utf8.count { $0 == 0x20 }
            let call = named.contains(number) ? 1_000_000_000 : 0
            return place(number, key: -(library.search.score(number, score) * 1000 + Int64(call + known * 100 - min(99, words))))
        }
        return found
            + ownWanted.compactMap { exercise in
                let name = SearchText.indexed(exercise.details.name.text)
                guard query.terms.allSatisfy({ Self.has($0, name) }) else { return nil }
                return place(exercise, key: -score.of(SearchFields(name: name, keywords: [], category: [])) * 1000)
            }
    }

    private static func has(_ term: SearchQuery.Term, _ words: Set<String>) -> Bool {
        if term.whole.contains(where: words.contains) { return true }
        let beginnings = term.beginnings
        return words.contains { word in beginnings.contains { word.utf8.starts(with: $0.utf8) } }
    }

    // MARK: Filters

    private var isSystemWanted: Bool { query.scope != .custom }

    private func system(_ places: some Sequence<Int>) -> [Int] {
        guard isSystemWanted else { return [] }
        return places.filter { isWanted(library.exercises[$0]) }
    }

    private func isWanted(_ exercise: LibraryExercise) -> Bool {
        if let muscle = query.muscle, exercise.primary != muscle { return false }
        if let equipment = query.equipment, exercise.equipment != equipment { return false }
        if let difficulty = query.difficulty, exercise.level != difficulty { return false }
        if let category = query.category, exercise.category != category { return false }
        if let kind = query.kind, exercise.kind != kind { return false }
        guard let areas = query.excludeInjury else { return true }
        return !areas.contains { exercise.stresses.contains($0) }
    }

    /// Of one's own only the shelf is known.
    private var ownWanted: [CustomExercise] {
        guard query.scope != .system, query.muscle == nil, query.equipment == nil, query.difficulty == nil, query.kind == nil else {
            return []
        }
        return own.filter { query.category == nil || $0.details.category == query.category }
    }

    // MARK: The page

    private func place(_ number: Int, key: Int64) -> Placed {
        let exercise = library.exercises[number]
        return (ExercisePlace(key: key, name: library.nameKey(number, language), id: exercise.id.text), .system(exercise))
    }

    private func place(_ exercise: CustomExercise, key: Int64) -> Placed {
        (ExercisePlace(key: key, name: LibraryNames.key(exercise.details.name), id: exercise.id.text), .own(exercise))
    }

    private func page(_ found: [Placed], after: ExercisePlace?, limit: Int, corrected: String? = nil) -> Page {
        let left = (after.map { after in found.filter { after < $0.place } } ?? found).sorted { $0.place < $1.place }
        let items = left.prefix(limit)
        return Page(
            items: items.map(\.item), total: found.count, corrected: corrected, next: left.count > limit ? items.last?.place : nil)
    }
}

/// Where an exercise stands in a list: by how well it answers what was typed, then by name, then by id.
struct ExercisePlace: ListCursor, Comparable {
    let key: Int64
    let name: String
    let id: String

    static func < (a: ExercisePlace, b: ExercisePlace) -> Bool {
        if a.key != b.key { return a.key < b.key }
        return a.name != b.name ? a.name < b.name : a.id < b.id
    }

    init(key: Int64, name: String, id: String) {
        self.key = key
        self.name = name
        self.id = id
    }

    init(values: inout CursorReader) throws(APIError) {
        self.init(key: try values.next(), name: try values.next(), id: try values.next())
    }
    var values: [any CursorValue] { [key, name, id] }
}
