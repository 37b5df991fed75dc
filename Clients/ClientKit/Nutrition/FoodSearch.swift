public import Contracts
internal import Search
public import Wire

/// A food as a search lists it, whether the service or this device found it.
public struct FoundFood: Sendable, Equatable {
    /// In the reader's language.
    public let name: String
    /// What the log entry is made from.
    public let food: LibraryFood
    public var isFavourite: Bool

    public init(_ card: FoodCard) {
        name = card.name
        isFavourite = card.favourite
        let portions = card.portions.map { LibraryPortion(unit: $0.unit, grams: Hundredths(trusted: Int64(($0.grams * 100).rounded()))) }
        food = LibraryFood(
            id: card.id, en: FoodName(trusted: card.name), ar: nil, also: nil, group: card.group, per100g: card.per100g,
            portions: BoundedList(trusted: portions))
    }

    public init(_ food: LibraryFood, _ language: Language, isFavourite: Bool) {
        name = food.name(language)
        self.food = food
        self.isFavourite = isFavourite
    }
}

public enum FoodSearchEvent: Sendable, Equatable {
    /// The list is there for the first time, or again.
    case open
    case type(String)
    case scope(FoodScope)
    case group(FoodGroup?)
    /// The pause after a `wait` is over.
    case waited(Int)
    case answered(Int, FoodPage)
    case failed(Int, ClientError)
    /// What the foods on this device say.
    case found(Int, FoundFoods, favourites: [FoodID])
    /// The end of the list is near.
    case more
    case favourite(FoodID, Bool)
}

/// What somebody has to carry out. Each carries the number of its search: an answer to an earlier one is not shown.
public enum FoodSearchEffect: Sendable, Equatable {
    case wait(Int, Duration)
    case ask(Int, FoodQuery)
    /// Search the foods on this device; needs no connection.
    case look(Int, String)
    case favour(FoodID, Bool)
}

/// The search of foods: what is typed is looked up on the device at once and asked of the service after a pause, whose answer replaces what
/// the device found. Without a connection the device's stays. FR-NUTRITION-04-a.
public struct FoodSearch: Sendable, Equatable {
    /// Long enough for the next letter, short enough to go unnoticed.
    public static let pause = Duration.milliseconds(250)
    static let pageSize: Int64 = 20

    public private(set) var text = ""
    public private(set) var scope = FoodScope.all
    public private(set) var group: FoodGroup?
    public private(set) var items: [FoundFood] = []
    public private(set) var total = 0
    /// The words that were searched for instead.
    public private(set) var corrected: String?
    /// Whether the service is asked.
    public private(set) var isAsking = false
    /// Whether what is shown is what this device knows, because the service could not be asked.
    public private(set) var isOffline = false
    /// Why the service did not answer, when it was no lack of a connection.
    public private(set) var problem: ClientError?
    public let language: Language
    private var cursor: OpaqueToken?
    private var isMore = false
    private var number = 0
    /// Whether the service answered the search that is shown.
    private var isAnswered = false
    /// Whether anything was heard of the search that is shown.
    private var isKnown = false

    public init(_ language: Language) { self.language = language }

    /// Nothing was found, by whoever could be asked.
    public var isEmpty: Bool { items.isEmpty && isKnown && !isAsking }

    public mutating func apply(_ event: FoodSearchEvent) -> [FoodSearchEffect] {
        switch event {
        case .open: return begin(pause: nil)
        case .type(let text):
            guard text != self.text else { return [] }
            self.text = text
            return begin(pause: Self.pause)
        case .scope(let scope):
            guard scope != self.scope else { return [] }
            self.scope = scope
            return begin(pause: nil)
        case .group(let group):
            guard group != self.group else { return [] }
            self.group = group
            return begin(pause: nil)
        case .waited(let number):
            guard number == self.number, !isAsking, !isAnswered else { return [] }
            return ask()
        case .found(let number, let found, let favourites):
            guard number == self.number, !isAnswered else { return [] }
            let known = Set(favourites)
            items = found.foods.filter { (group == nil || $0.group == group) && (scope != .favourites || known.contains($0.id)) }
                .map { FoundFood($0, language, isFavourite: known.contains($0.id)) }
            (total, corrected, isKnown) = (items.count == found.foods.count ? found.total : items.count, found.corrected, true)
        case .answered(let number, let page):
            guard number == self.number, isAsking else { return [] }
            take(page)
        case .failed(let number, let error):
            guard number == self.number, isAsking else { return [] }
            (isAsking, isMore, isOffline) = (false, false, error.isRetryable)
            problem = error.isRetryable ? nil : error
            isKnown = true
        case .more:
            guard let cursor, !isAsking else { return [] }
            (isAsking, isMore) = (true, true)
            return [.ask(number, query(cursor))]
        case .favourite(let id, let isOne):
            for place in items.indices where items[place].food.id == id { items[place].isFavourite = isOne }
            return [.favour(id, isOne)]
        }
        return []
    }

    /// - Parameter pause: nil asks at once.
    private mutating func begin(pause: Duration?) -> [FoodSearchEffect] {
        number += 1
        (isAsking, isMore, isAnswered, isOffline, isKnown) = (false, false, false, false, false)
        (problem, cursor, corrected) = (nil, nil, nil)
        let look = FoodSearchEffect.look(number, text.trimmed)
        guard let pause, !text.trimmed.isEmpty else { return [look] + ask() }
        return [look, .wait(number, pause)]
    }

    /// What nothing can be found by is not asked.
    private mutating func ask() -> [FoodSearchEffect] {
        let typed = text.trimmed
        if !typed.isEmpty, SearchQuery(typed) == nil || (try? FreeText<SearchRule>(validating: typed)) == nil {
            isKnown = true
            return []
        }
        isAsking = true
        return [.ask(number, query(nil))]
    }

    /// Nothing is looked for: the list shows favourites and what was logged lately.
    private var isUntyped: Bool { text.trimmed.isEmpty && group == nil && scope == .all }

    /// With nothing typed, what was logged lately, unless something else is chosen.
    private func query(_ cursor: OpaqueToken?) -> FoodQuery {
        let typed = text.trimmed
        let scope = isUntyped ? FoodScope.recent : scope
        return FoodQuery(
            q: typed.isEmpty ? nil : FreeText(trusted: typed), scope: scope, group: group, limit: Whole(trusted: Self.pageSize),
            cursor: cursor)
    }

    private mutating func take(_ page: FoodPage) {
        let cards = page.items.map { FoundFood($0) }
        // With nothing typed, favourites that this device knows stay before what was logged lately.
        let kept = isMore ? items : isUntyped ? items.filter { $0.isFavourite } : []
        items = kept + cards.filter { card in !kept.contains { $0.food.id == card.food.id } }
        (total, corrected, cursor) = (max(Int(page.total), items.count), page.corrected, page.nextCursor)
        (isAsking, isMore, isAnswered, isOffline, isKnown, problem) = (false, false, true, false, true, nil)
    }
}
