internal import Contracts
internal import JSONCoding
internal import NutritionDomain
internal import Platform
internal import Wire

/// The files of a library: `library.json` with the version of it all, which grows with every change, and the names of the others;
/// `facts.tsv` and `foods/` with single foods, `dishes/` with what is computed from them, `meals/` with recipes, `staples.tsv` with what
/// people log most, `images/` with a drawing of each meal.
struct LibraryFiles {
    private let folder: String
    private var problems: [String] = []

    /// Reads the files of a folder, all of them before anything is believed.
    /// - Throws: `LibraryProblems`.
    static func read(_ folder: String) throws(LibraryProblems) -> LibrarySnapshot {
        var files = LibraryFiles(folder: folder)
        let head = files.readHead()
        let foods = files.readFoods(head?.foods.map(\.text) ?? [])
        let dishes: [DishShape] = files.readLists(head?.dishes.map(\.text) ?? [])
        let meals: [MealShape] = files.readLists(head?.meals.map(\.text) ?? [])
        var kitchen = Kitchen(foods)
        kitchen.cook(dishes)
        let cooked = kitchen.serve(meals)
        files.problems += kitchen.problems
        files.problems += LibraryNames.problems(kitchen.foods, cooked) + LibraryChecks.problems(kitchen.foods, cooked)
        let staples = files.readStaples(kitchen.foods)
        let images = files.readImages(cooked, drawings: head?.drawings ?? 1)
        guard let head, files.problems.isEmpty else { throw LibraryProblems(lines: files.problems) }
        return LibrarySnapshot(
            version: head.version.value, drawings: head.drawings, foods: kitchen.foods.sorted { $0.id < $1.id },
            meals: cooked.sorted { ($0.slot.rawValue, $0.id.text) < ($1.slot.rawValue, $1.id.text) },
            staples: staples, images: images)
    }

    private init(folder: String) { self.folder = folder }

    private mutating func readHead() -> LibraryHead? {
        guard let tree = parse("library.json") else { return nil }
        return decode(LibraryHead.self, tree, "library.json")
    }

    private mutating func readFoods(_ names: [String]) -> [FoodFacts] {
        var table = FoodTable()
        for file in names {
            if let bytes = bytes(file) { table.readNames(FoodTable.rows(bytes, of: file)) }
        }
        if let bytes = bytes("facts.tsv") { table.readFacts(FoodTable.rows(bytes, of: "facts.tsv")) }
        table.end()
        problems += table.problems
        return table.foods
    }

    private mutating func readLists<Shape: DTO>(_ names: [String]) -> [Shape] {
        var shapes: [Shape] = []
        for file in names {
            guard let items = parse(file)?.array else {
                problems.append("\(file): a list is missing")
                continue
            }
            for (number, item) in items.enumerated() {
                let place = "\(file): \(item["id"]?.string ?? "number \(number + 1)")"
                if let shape = decode(Shape.self, item, place) { shapes.append(shape) }
            }
        }
        return shapes
    }

    /// An id and, for whoever reads the file, the English name; the commonest first.
    private mutating func readStaples(_ foods: [FoodFacts]) -> [FoodID] {
        guard let bytes = bytes("staples.tsv") else { return [] }
        let names = Dictionary(foods.map { ($0.id.text, $0) }) { first, _ in first }
        var seen: Set<FoodID> = []
        return FoodTable.rows(bytes, of: "staples.tsv").compactMap { row in
            guard row.columns.count == 2, let food = names[row.columns[0]], food.en == row.columns[1] else {
                problems.append("\(row.place): there is no such food")
                return nil
            }
            if !seen.insert(food.id).inserted { problems.append("\(row.place): \(food.id.text) is there already") }
            return food.id
        }
    }

    /// By their names.
    private mutating func readImages(_ meals: [MealFacts], drawings: Int64) -> [String: [UInt8]] {
        var images: [String: [UInt8]] = [:]
        for meal in meals {
            let name = LibrarySnapshot.image(of: meal.id, drawings: drawings)
            guard let bytes = bytes("images/\(name)") else { continue }
            if !bytes.starts(with: "<svg ".utf8) || bytes.count > 65_536 { problems.append("images/\(name): is no drawing") }
            images[name] = bytes
        }
        return images
    }

    private mutating func bytes(_ file: String) -> [UInt8]? {
        switch SmallFile.read("\(folder)/\(file)", limit: 16 << 20) {
        case .success(let bytes): return bytes
        case .failure(let failure):
            problems.append("\(file): \(failure.message)")
            return nil
        }
    }

    private mutating func parse(_ file: String) -> JSONValue? {
        guard let bytes = bytes(file) else { return nil }
        do { return try JSONParser.parse(bytes) } catch {
            problems.append("\(file): \(error)")
            return nil
        }
    }

    private mutating func decode<Value: DTO>(_ type: Value.Type, _ tree: JSONValue, _ place: String) -> Value? {
        do throws(InputError) {
            return try InputDecoder.decode(Value.self, from: tree)
        } catch {
            switch error {
            case .malformed(let syntax): problems.append("\(place): \(syntax)")
            case .invalid(let fields): problems += fields.map { "\(place): \($0.field): \($0.rule.message(.english))" }
            }
            return nil
        }
    }
}

/// What `library.json` says.
private struct LibraryHead: DTO {
    enum FileCount: ListRule { static let range = 1...64 }
    enum VersionRule: WholeRule {
        static let range: ClosedRange<Int64> = 1...1_000_000_000
        static let example: Int64 = 1
    }
    let version: Whole<VersionRule>
    let drawings: Int64
    let foods: BoundedList<ShortText, FileCount>
    let dishes: BoundedList<ShortText, FileCount>
    let meals: BoundedList<ShortText, FileCount>

    func problems() -> [FieldProblem] {
        [("foods", foods), ("dishes", dishes), ("meals", meals)].flatMap { field, names in
            names.enumerated().compactMap { place, name in
                name.text.utf8.allSatisfy { (0x61...0x7a).contains($0) || $0 == 0x2d || $0 == 0x2e || $0 == 0x2f }
                    && !name.text.contains("..") ? nil : FieldProblem("\(field).\(place)", .malformed(expected: .slug))
            }
        }
    }
    static let example = LibraryHead(
        version: .example, drawings: 1, foods: [ShortText(trusted: "foods/vegetables.tsv")],
        dishes: [ShortText(trusted: "dishes/gulf.json")], meals: [ShortText(trusted: "meals/lunch.json")])
}
