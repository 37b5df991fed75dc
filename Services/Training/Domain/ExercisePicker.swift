public import Contracts
public import Wire

/// An exercise as a picker lists it: of the library or one's own.
public struct PickedExercise: DTO, Hashable {
    public let id: ExerciseID
    /// In the reader's language.
    public let name: ExerciseName
    /// What else finds it: the name in the other language, and names that people type.
    public let otherNames: [ExerciseName]
    public let category: ExerciseCategory
    public var isCustom: Bool { id.isCustom }

    public init(id: ExerciseID, name: ExerciseName, otherNames: [ExerciseName] = [], category: ExerciseCategory) {
        self.id = id
        self.name = name
        self.otherNames = otherNames
        self.category = category
    }

    /// - Returns: nil for one that was deleted: no picker shows it. EXER-05.
    public init?(_ custom: CustomExercise) {
        guard custom.archivedAt == nil else { return nil }
        self.init(id: ExerciseID(trusted: custom.id.text), name: custom.details.name, category: custom.details.category)
    }
    public static let example = PickedExercise(id: .example, name: .example, category: .legs)
}

public enum PickerEvent: Sendable, Hashable {
    case search(String)
    /// Nil shows every shelf.
    case shelf(ExerciseCategory?)
    case pick(ExerciseID)
    /// Unfolds the form, with what was searched for as its name. EXER-08.
    case openForm
    case closeForm
    case typeName(String)
    case chooseCategory(ExerciseCategory)
    case create
    /// The exercises that there are now.
    case load([PickedExercise])
}

public enum PickerEffect: Sendable, Equatable {
    /// Makes an exercise of one's own, now or once there is a connection.
    case make(NewCustomExercise)
    case picked(PickedExercise)
}

/// The list from which exercises are chosen, the same in the template editor, a workout and "My Exercises". It needs no connection.
/// EXER-06, EXER-07, EXER-09.
public struct ExercisePicker: Sendable, Equatable {
    /// A new exercise that is typed in.
    public struct Form: Sendable, Hashable {
        public internal(set) var name = ""
        public internal(set) var category: ExerciseCategory?
        /// Why it was not made.
        public internal(set) var problem: ErrorCode?
    }

    private struct Row: Sendable, Equatable {
        let exercise: PickedExercise
        let names: [[UInt8]]
    }

    private var rows: [Row] = []
    /// The last used comes first.
    public private(set) var recent: [ExerciseID]
    public private(set) var query = ""
    public private(set) var category: ExerciseCategory?
    public private(set) var form: Form?
    static let mostRecent = 20

    public init(_ exercises: [PickedExercise], recent: [ExerciseID] = []) {
        self.recent = Array(recent.prefix(Self.mostRecent))
        load(exercises)
    }

    /// What the list shows: those used recently first, then those whose name begins as the search does, whose words do, and the others;
    /// alike ones by name.
    public var visible: [PickedExercise] {
        let query = SearchFold.bytes(query)
        var groups: [[PickedExercise]] = [[], [], []]
        var used: [(place: Int, exercise: PickedExercise)] = []
        for row in rows {
            if let category, row.exercise.category != category { continue }
            guard let rank = row.names.compactMap({ SearchFold.rank($0, query) }).min() else { continue }
            if let place = recent.firstIndex(of: row.exercise.id) {
                used.append((place, row.exercise))
            } else {
                groups[rank].append(row.exercise)
            }
        }
        used.sort { $0.place < $1.place }
        return used.map { $0.exercise } + groups[0] + groups[1] + groups[2]
    }

    /// - Parameter makeID: a new UUIDv7 each time.
    public mutating func apply(_ event: PickerEvent, makeID: () -> String) -> [PickerEffect] {
        switch event {
        case .load(let exercises): load(exercises)
        case .search(let text): query = text
        case .shelf(let shelf): category = shelf
        case .openForm: form = Form(name: query.trimmed, category: category)
        case .closeForm: form = nil
        case .typeName(let name):
            form?.name = name
            form?.problem = nil
        case .chooseCategory(let category):
            form?.category = category
            form?.problem = nil
        case .pick(let id):
            guard let row = rows.first(where: { $0.exercise.id == id }) else { return [] }
            return pick(row.exercise)
        case .create: return create(makeID)
        }
        return []
    }

    private mutating func load(_ exercises: [PickedExercise]) {
        rows = exercises.map { exercise in
            Row(exercise: exercise, names: ([exercise.name] + exercise.otherNames).map { SearchFold.bytes($0.text) })
        }
        rows.sort { a, b in
            let (left, right) = (a.names[0], b.names[0])
            return left == right ? a.exercise.id < b.exercise.id : left.lexicographicallyPrecedes(right)
        }
    }

    private mutating func pick(_ exercise: PickedExercise) -> [PickerEffect] {
        recent.removeAll { $0 == exercise.id }
        recent.insert(exercise.id, at: 0)
        recent = Array(recent.prefix(Self.mostRecent))
        form = nil
        return [.picked(exercise)]
    }

    /// Makes and picks it. A name of one's own can be had once, a name of the library's again. EXER-03.
    private mutating func create(_ makeID: () -> String) -> [PickerEffect] {
        guard let typed = form else { return [] }
        guard let name = try? ExerciseName(validating: typed.name), let category = typed.category else {
            form?.problem = .validationFailed
            return []
        }
        let folded = SearchFold.bytes(name.text)
        guard !rows.contains(where: { $0.exercise.isCustom && $0.names[0] == folded }) else {
            form?.problem = .exerciseNameTaken
            return []
        }
        let id = CustomExerciseID(trusted: makeID())
        let made = PickedExercise(id: ExerciseID(trusted: id.text), name: name, category: category)
        load(rows.map { $0.exercise } + [made])
        return [.make(NewCustomExercise(id: id, name: name, category: category))] + pick(made)
    }
}
