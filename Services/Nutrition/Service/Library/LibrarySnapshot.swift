internal import Compression
internal import Contracts
internal import JSONCoding
internal import NutritionDomain
internal import Security
internal import Wire

/// The foods and meals of one version as this process serves them. Never changed once made, so everybody may hold on to one.
final class LibrarySnapshot: Sendable {
    struct Drawing: Sendable {
        let bytes: [UInt8]
        let etag: String
    }

    let version: Int64
    /// The number of the set of drawings, so that one that changes has another name.
    let drawings: Int64
    /// By id.
    let foods: [FoodFacts]
    /// By slot and id.
    let meals: [MealFacts]
    /// Which foods a word names.
    let named: NamedFoods
    let search: FoodIndex
    /// All foods, for an app's own store.
    let bundle: PackedContent
    private let foodPlaces: [FoodID: Int]
    private let mealPlaces: [MealID: Int]
    private let images: [String: Drawing]

    /// - Parameters:
    ///   - staples: what people log most, the commonest first.
    ///   - images: drawings of meals by their names.
    init(
        version: Int64, drawings: Int64, foods: [FoodFacts], meals: [MealFacts], staples: [FoodID] = [], images: [String: [UInt8]] = [:]
    ) {
        self.version = version
        self.drawings = drawings
        self.foods = foods
        self.meals = meals
        named = NamedFoods(foods, meals)
        search = FoodIndex(foods, staples: staples)
        bundle = PackedContent(version: version) { hex(Array(sha256($0).prefix(4))) } plain: {
            try JSONWriter.encode(FoodLibrary(version: version, foods: foods.map(\.bundled)))
        }
        foodPlaces = Dictionary(foods.enumerated().map { ($0.element.id, $0.offset) }) { first, _ in first }
        mealPlaces = Dictionary(meals.enumerated().map { ($0.element.id, $0.offset) }) { first, _ in first }
        self.images = images.mapValues { Drawing(bytes: $0, etag: "\"\(hex(Array(sha256($0).prefix(16))))\"") }
    }

    func food(_ id: FoodID) -> FoodFacts? { foodPlaces[id].map { foods[$0] } }
    func meal(_ id: MealID) -> MealFacts? { mealPlaces[id].map { meals[$0] } }
    /// The name of a meal's drawing.
    func image(of meal: MealID) -> String { Self.image(of: meal, drawings: drawings) }
    static func image(of meal: MealID, drawings: Int64) -> String { "\(meal.text)-\(drawings).svg" }
    func drawing(_ name: String) -> Drawing? { images[name] }
}

extension FoodFacts {
    /// As apps keep it.
    fileprivate var bundled: LibraryFood {
        LibraryFood(
            id: id, en: FoodName(trusted: en), ar: ar.map { FoodName(trusted: $0) },
            also: also.isEmpty ? nil : BoundedList(trusted: also.map { FoodName(trusted: $0) }), group: group, per100g: per100g,
            portions: portions.isEmpty
                ? nil
                : BoundedList(trusted: portions.prefix(4).map { LibraryPortion(unit: $0.unit, grams: Hundredths(trusted: $0.weight)) }))
    }
}
