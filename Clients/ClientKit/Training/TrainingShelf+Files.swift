internal import Contracts
internal import TrainingDomain
internal import Wire

/// A file for each month of workouts, and one for everything else.
extension TrainingShelf {
    private struct Catalog: DTO {
        var exercises: [CustomExercise]
        var templates: [Template]
        var charts: [Chart]
        /// The months that have a file of workouts.
        var months: [String]
        var unseen: [String]?
        static let example = Catalog(exercises: [], templates: [], charts: [], months: [], unseen: nil)
    }
    private struct Month: DTO {
        var items: [Workout]
        static let example = Month(items: [.example])
    }
    static let catalog = "catalog"
    private static func name(_ month: String) -> String { "workouts-" + month }

    init(_ files: ShelfFiles) {
        guard let catalog = files.read(Catalog.self, Self.catalog) else { return }
        isWhole = true
        for exercise in catalog.exercises { exercises[exercise.id.text] = exercise }
        for template in catalog.templates { templates[template.id.text] = template }
        for chart in catalog.charts { charts[chart.id.text] = chart }
        for month in catalog.months {
            guard let items = files.read(Month.self, Self.name(month))?.items else {
                isWhole = false
                continue
            }
            for workout in items { workouts[workout.id.text] = workout }
        }
        // Everything comes again then, and what does not is gone.
        unseen = isWhole ? catalog.unseen.map { Set($0) } : keys
        files.keepOnly([Self.catalog] + catalog.months.map(Self.name))
    }

    mutating func save(after former: TrainingShelf, in files: ShelfFiles) throws(TokenStoreError) {
        var months: [String: [Workout]] = [:]
        for workout in workouts.values { months[Self.month(of: workout), default: []].append(workout) }
        for month in changedMonths {
            guard let items = months[month] else { continue }
            try files.write(Month(items: items.sorted { $0.id < $1.id }), Self.name(month))
        }
        try files.write(
            Catalog(
                exercises: Array(exercises.values), templates: Array(templates.values), charts: Array(charts.values),
                months: months.keys.sorted(), unseen: unseen.map { $0.sorted() }), Self.catalog)
        for month in changedMonths where months[month] == nil { try files.remove(Self.name(month)) }
        changedMonths = []
        isWhole = true
    }
}
