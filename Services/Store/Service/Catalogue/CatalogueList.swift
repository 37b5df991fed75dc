internal import Contracts
internal import ServiceKit
internal import StoreDomain
internal import Wire

/// A list of the catalogue as somebody asked for it.
struct CatalogueList: Sendable {
    let query: CatalogueQuery
    let language: Language
    /// What was searched for; nil without a search.
    let search: Search?
    /// What cannot be bought now; asked for only with `inStock`.
    let soldOut: Set<ProductID>

    struct Search: Sendable {
        /// Nil when the text had no words, so that nothing was found.
        let query: SearchQuery?
        let hits: [ProductID]
    }

    struct Page: Sendable {
        let items: [ShelfItem]
        let total: Int64
        let facets: ProductFacets
        let next: CataloguePlace?
    }

    /// - Parameter after: where the page before this one ended.
    func page(of snapshot: CatalogueSnapshot, after: CataloguePlace?, limit: Int) -> Page {
        var counter = FacetCounter(query, snapshot)
        let score = search?.query.map(SearchScore.init)
        let ranks = snapshot.nameRanks[language] ?? []
        var found: [(key: Int64, rank: Int, place: Int)] = []
        for place in search.map({ $0.hits.compactMap { snapshot.index[$0] } }) ?? Array(snapshot.entries.indices) {
            let entry = snapshot.entries[place]
            guard isWanted(entry.item), counter.count(place) else { continue }
            let key = key(of: entry, score)
            if let after, CataloguePlace(key: key, name: entry.nameKey(language), id: entry.item.id) <= after { continue }
            found.append((key, ranks[place], place))
        }
        found.sort { ($0.key, $0.rank) < ($1.key, $1.rank) }
        let entries = found.prefix(limit).map { (key: $0.key, entry: snapshot.entries[$0.place]) }
        let last = found.count > limit ? entries.last : nil
        return Page(
            items: entries.map(\.entry.item), total: counter.total, facets: counter.facets,
            next: last.map { CataloguePlace(key: $0.key, name: $0.entry.nameKey(language), id: $0.entry.item.id) })
    }

    /// Whether an item passes every filter but those of the facets.
    private func isWanted(_ item: ShelfItem) -> Bool {
        if let minimum = query.minPrice, item.price < minimum.value { return false }
        if let maximum = query.maxPrice, item.price > maximum.value { return false }
        return soldOut.isEmpty || !soldOut.contains(item.id)
    }

    private func key(of entry: CatalogueSnapshot.Entry, _ score: SearchScore?) -> Int64 {
        let item = entry.item
        return switch query.sort ?? .relevance {
        case .relevance: score.map { -$0.of(entry.fields) } ?? -entry.createdAt.milliseconds
        case .newest: -entry.createdAt.milliseconds
        case .priceAscending: item.price
        case .priceDescending: -item.price
        // Of equal means the one that more people made.
        case .rating: -((item.hundredths << 32) + min(item.ratingCount, Int64(UInt32.max)))
        case .name: 0
        }
    }
}

/// Counts what each choice of a category or a brand would leave.
private struct FacetCounter {
    private let snapshot: CatalogueSnapshot
    private let category: ProductCategory?
    /// In `snapshot.brands`; -1 for one that nothing is of.
    private let brand: Int?
    private var categories: [ProductCategory: Int64] = [:]
    private var brands: [Int64]
    private var prices: ClosedRange<Int64>?
    private(set) var total: Int64 = 0

    init(_ query: CatalogueQuery, _ snapshot: CatalogueSnapshot) {
        self.snapshot = snapshot
        category = query.category
        brand = query.brand.map { wanted in
            let key = SearchText.key(wanted.text)
            return snapshot.brands.firstIndex { $0.key == key } ?? -1
        }
        brands = Array(repeating: 0, count: snapshot.brands.count)
    }

    /// - Returns: whether it is of the category and brand that are asked for.
    mutating func count(_ place: Int) -> Bool {
        let (item, itsBrand) = (snapshot.entries[place].item, snapshot.brandIndex[place])
        let isInCategory = category == nil || category == item.category
        let isOfBrand = brand == nil || brand == itsBrand
        if isOfBrand { categories[item.category, default: 0] += 1 }
        if isInCategory { brands[itsBrand] += 1 }
        guard isInCategory, isOfBrand else { return false }
        total += 1
        prices = prices.map { min($0.lowerBound, item.price)...max($0.upperBound, item.price) } ?? item.price...item.price
        return true
    }

    /// Every category, and the brands of which there is something, the most of it first.
    var facets: ProductFacets {
        let named = zip(snapshot.brands, brands).filter { $0.1 > 0 }.sorted { ($1.1, $0.0.name) < ($0.1, $1.0.name) }
        return ProductFacets(
            categories: ProductCategory.allCases.map { ProductFacets.Count(value: $0.rawValue, count: categories[$0] ?? 0) },
            brands: named.map { ProductFacets.Count(value: $0.0.name, count: $0.1) },
            minPrice: prices.map { Money(amount: $0.lowerBound, currency: .sar) }, maxPrice: prices.map { Money(amount: $0.upperBound, currency: .sar) })
    }
}

/// Where a product stands in a list: by what the list is sorted by, then by name, then by id. A page holds what comes after the last place
/// of the one before, whatever was added meanwhile.
struct CataloguePlace: Sendable, Comparable {
    let key: Int64
    let name: String
    let id: ProductID

    static func < (a: CataloguePlace, b: CataloguePlace) -> Bool {
        if a.key != b.key { return a.key < b.key }
        return a.name != b.name ? a.name < b.name : a.id < b.id
    }

    init(key: Int64, name: String, id: ProductID) {
        self.key = key
        self.name = name
        self.id = id
    }

    /// - Throws: a problem of `cursor` for what no list of that order gave out.
    init(reading token: OpaqueToken, sort: ProductSort) throws(APIError) {
        let parts = CursorText.parts(token)
        guard parts.count == 4, parts[0] == sort.rawValue, let key = Int64(parts[1]), let id = try? ProductID(validating: parts[3]) else {
            throw CursorText.refusal
        }
        self.init(key: key, name: parts[2], id: id)
    }

    func token(_ sort: ProductSort) -> OpaqueToken { CursorText.token([sort.rawValue, String(key), name, id.text]) }
}
