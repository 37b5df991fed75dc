internal import Contracts
internal import NutritionDomain
internal import Search
internal import ServiceKit
internal import Wire

/// A list of foods as somebody asked for it.
struct FoodList: Sendable {
    let query: FoodQuery
    let language: Language
    let library: LibrarySnapshot
    let taste: FoodTaste

    struct Page: Sendable {
        let items: [FoodFacts]
        let total: Int
        let corrected: String?
        let next: FoodPlace?
    }

    private var index: FoodIndex { library.search }
    private var scope: FoodScope { query.scope ?? .all }

    func page(after: FoodPlace?, limit: Int) -> Page {
        guard let text = query.q?.text else { return page(all(), after: after, limit: limit) }
        guard let typed = SearchQuery(text) else { return Page(items: [], total: 0, corrected: nil, next: nil) }
        // Only an article was typed yet.
        if typed.terms.isEmpty { return page(all(), after: after, limit: limit) }
        let hits = index.words.find(typed).hits
        if hits.isEmpty, let meant = index.words.corrected(typed) {
            return page(orders(index.words.find(meant).hits, of: meant), after: after, limit: limit, corrected: meant.text)
        }
        return page(orders(hits, of: typed), after: after, limit: limit)
    }

    // MARK: What is in the list

    /// Without a search: what somebody likes, then all by name.
    private func all() -> [Int64] {
        library.foods.indices.compactMap { place in
            isWanted(place) ? order(place, key: 2 - taste.weight(library.foods[place].id)) : nil
        }
    }

    /// First what is called just that; of those that answer equally well what somebody likes, then what is probably meant, then by name.
    private func orders(_ hits: [WordIndex.Hit], of query: SearchQuery) -> [Int64] {
        let named = index.words.named(query)
        let (names, also) = (Set(named.names), Set(named.also))
        return hits.compactMap { hit in
            guard isWanted(hit.place) else { return nil }
            let exact: Int64 = names.contains(hit.place) ? 2 : also.contains(hit.place) ? 1 : 0
            let likely = min(FoodIndex.mostLikely, index.likeliness[hit.place] + 120 * min(3, hit.leading))
            let worth = ((exact << 12 | min(4095, hit.score)) << 2 | taste.weight(library.foods[hit.place].id)) << 10 | likely
            return order(hit.place, key: (1 << 26) - 1 - worth)
        }
    }

    /// Places are told apart by their rank, which is in the last 20 bits. What was logged is by its time, whatever is asked for.
    private func order(_ place: Int, key: Int64) -> Int64 {
        var key = key
        if scope == .recent, let last = taste.logged[library.foods[place].id]?.last {
            key = max(0, (1 << 42) - 1 - max(0, last.milliseconds))
        }
        return key << Self.rankBits | index.rank(place, language)
    }

    static let rankBits: Int64 = 20

    private func isWanted(_ place: Int) -> Bool {
        let food = library.foods[place]
        if let group = query.group, food.group != group { return false }
        return switch scope {
        case .all: true
        case .recent: taste.logged[food.id] != nil
        case .favourites: taste.favourites.contains(food.id)
        }
    }

    // MARK: The page

    private func page(_ orders: [Int64], after: FoodPlace?, limit: Int, corrected: String? = nil) -> Page {
        let left = (after.map { after in orders.filter { after.order < $0 } } ?? orders).sorted()
        let shown = left.prefix(limit)
        let items = shown.compactMap { order in
            index.place(order & ((1 << Self.rankBits) - 1), language).map { library.foods[$0] }
        }
        let next = left.count > limit ? shown.last.map { FoodPlace(library: library.version, language: language, order: $0) } : nil
        return Page(items: items, total: orders.count, corrected: corrected, next: next)
    }
}

/// Where a food stands in a list of one version of the library in one language.
struct FoodPlace: ListCursor, Equatable {
    let library: Int64
    let language: Language
    let order: Int64

    init(library: Int64, language: Language, order: Int64) {
        self.library = library
        self.language = language
        self.order = order
    }

    init(values: inout CursorReader) throws(APIError) {
        let library: Int64 = try values.next()
        let word: String = try values.next()
        guard let language = Language.allCases.first(where: { $0.rawValue == word }) else { throw .cursorRefusal }
        self.init(library: library, language: language, order: try values.next())
    }
    var values: [any CursorValue] { [library, language.rawValue, order] }

    /// - Throws: `cursorRefusal` for a place in a list of another version or language, which has another order.
    init(reading token: OpaqueToken, library: Int64, language: Language) throws(APIError) {
        let place = try FoodPlace(reading: token)
        guard place.library == library, place.language == language else { throw .cursorRefusal }
        self = place
    }
}
