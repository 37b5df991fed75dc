public import Contracts
internal import JSONCoding
internal import Locking
internal import Wire

/// The foods that come with the app: those it was built with, until a newer list was loaded. They are nobody's, so they stay when somebody
/// signs out.
public final class BundledFoods: Sendable {
    /// One version, with what finds its foods. That is made when it is first needed.
    final class Content: Sendable {
        let version: Int64
        let foods: [LibraryFood]
        let places: [FoodID: Int]
        private let made = Lock<FoodIndex?>(nil)

        init(version: Int64, foods: [LibraryFood]) {
            self.version = version
            self.foods = foods
            places = Dictionary(foods.enumerated().map { ($0.element.id, $0.offset) }) { first, _ in first }
        }

        var index: FoodIndex {
            made.withLock { made in
                if let made { return made }
                let new = FoodIndex(foods)
                made = new
                return new
            }
        }
    }

    private let file: BundledFile<Content>

    /// - Parameters:
    ///   - path: of the file that a newer list is kept in.
    ///   - bundled: the list that the app was built with, as `GET /nutrition/library` gives it.
    public init(path: String, bundled: [UInt8]) {
        file = BundledFile(path: path, bundled: bundled, limit: 32 << 20, empty: Content(version: 0, foods: []), read: Self.read)
    }

    public var count: Int { file.content.foods.count }
    public var version: Int64 { file.content.version }
    public func food(_ id: FoodID) -> LibraryFood? {
        let content = file.content
        return content.places[id].map { content.foods[$0] }
    }

    /// Foods that answer what was typed, the best first.
    /// - Parameters:
    ///   - favourites, recent: come first, in their order, among those that answer it equally well; and alone when nothing was typed.
    public func search(_ text: String, favourites: [FoodID] = [], recent: [FoodID] = [], limit: Int = 50) -> FoundFoods {
        let content = file.content
        let places = (favourites + recent).compactMap { content.places[$0] }
        let (found, total, corrected) = content.index.search(text, first: places, limit: limit)
        return FoundFoods(foods: found.map { content.foods[$0] }, total: total, corrected: corrected)
    }

    /// Asks for a list that is newer than the one here; for the start of the app. What is not such a list changes nothing.
    /// - Returns: whether there was one.
    @discardableResult
    public func update(_ session: SessionManager) async throws(ClientError) -> Bool { try await file.update(session, Nutrition.library) }

    /// Nil for what is no list of foods. A food that this version of the app cannot read is left out.
    @Sendable private static func read(_ bytes: [UInt8]) -> Content? {
        guard let json = try? JSONParser.parse(bytes), let version = json["version"]?.integer, let items = json["foods"]?.array else {
            return nil
        }
        let foods = items.compactMap { LibraryFood($0) }
        return foods.isEmpty ? nil : Content(version: version, foods: foods)
    }
}

/// What a search of the foods on this device found.
public struct FoundFoods: Sendable, Equatable {
    public let foods: [LibraryFood]
    /// How many there are beyond the limit too.
    public let total: Int
    /// The words that were searched for instead, when what was typed is in no food.
    public let corrected: String?

    public init(foods: [LibraryFood], total: Int, corrected: String? = nil) {
        self.foods = foods
        self.total = total
        self.corrected = corrected
    }
}

extension LibraryFood {
    init?(_ json: JSONValue) {
        // Names of the USDA's may be longer than what people may type.
        func name(_ value: JSONValue?) -> FoodName? {
            value?.string.flatMap { $0.trimmed.isEmpty || $0.utf8.count > 1000 ? nil : FoodName(trusted: $0) }
        }
        guard let id = json["id"]?.string.flatMap({ try? FoodID(validating: $0) }), let en = name(json["en"]),
            let group = json["group"]?.string.flatMap(FoodGroup.init(rawValue:)), let per100g = json["per100g"].flatMap({ Nutrients($0) })
        else { return nil }
        let portions = json["portions"]?.array?.compactMap { portion -> LibraryPortion? in
            guard let unit = portion["unit"]?.string.flatMap(PortionUnit.init(rawValue:)),
                let grams = portion["grams"]?.double.flatMap({ try? Hundredths<PortionRule>(validating: $0) })
            else { return nil }
            return LibraryPortion(unit: unit, grams: grams)
        }
        let also = json["also"]?.array?.compactMap { name($0) }
        self.init(
            id: id, en: en, ar: name(json["ar"]), also: also.map { BoundedList(trusted: $0) }, group: group, per100g: per100g,
            portions: portions.map { BoundedList(trusted: $0) })
    }
}

extension Nutrients {
    fileprivate init?(_ json: JSONValue) {
        func amount(_ name: String) -> NutrientAmount? { json[name]?.double.flatMap { try? NutrientAmount(validating: $0) } }
        guard let kcal = amount("kcal"), let protein = amount("proteinG"), let carbs = amount("carbsG"), let fat = amount("fatG") else {
            return nil
        }
        self.init(
            kcal: kcal, proteinG: protein, carbsG: carbs, fatG: fat, fiberG: amount("fiberG"), sugarsG: amount("sugarsG"),
            sodiumMg: amount("sodiumMg"))
    }
}
