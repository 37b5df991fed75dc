internal import Contracts
internal import Search
internal import ServiceKit
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
            guard isWanted(place, snapshot), counter.count(place) else { continue }
            let key = key(of: place, snapshot, score)
            if let after, key <= after.key, isBefore(key, snapshot.entries[place], after) { continue }
            found.append((key, ranks[place], place))
        }
        found.sort { ($0.key, $0.rank) < ($1.key, $1.rank) }
        let entries = found.prefix(limit).map { (key: $0.key, entry: snapshot.entries[$0.place]) }
        let last = found.count > limit ? entries.last : nil
        return Page(
            items: entries.map(\.entry.item), total: counter.total, facets: counter.facets,
            next: last.map {
                CataloguePlace(sort: query.sort ?? .relevance, key: $0.key, name: $0.entry.nameKey(language), id: $0.entry.item.id)
            })
    }

    /// Whether an item passes every filter but those of the facets.
    private func isWanted(_ place: Int, _ snapshot: CatalogueSnapshot) -> Bool {
        let price = snapshot.figures[place].price
        if let minimum = query.minPrice, price < minimum.value { return false }
        if let maximum = query.maxPrice, price > maximum.value { return false }
        return soldOut.isEmpty || !soldOut.contains(snapshot.entries[place].item.id)
    }

    private func isBefore(_ key: Int64, _ entry: CatalogueSnapshot.Entry, _ after: CataloguePlace) -> Bool {
        CataloguePlace(sort: query.sort ?? .relevance, key: key, name: entry.nameKey(language), id: entry.item.id) <= after
    }

    private func key(of place: Int, _ snapshot: CatalogueSnapshot, _ score: SearchScore?) -> Int64 {
        let figures = snapshot.figures[place]
        return switch query.sort ?? .relevance {
        case .relevance: score.map { -$0.of(snapshot.entries[place].fields) } ?? -figures.createdAt
        case .newest: -figures.createdAt
        case .priceAscending: figures.price
        case .priceDescending: -figures.price
        case .rating: -figures.rating
        case .name: 0
        }
    }
}

/// Counts what each choice of a category or a brand would leave.
private struct FacetCounter {
    private let snapshot: CatalogueSnapshot
    /// In `ProductCategory.allCases`.
    private let category: Int?
    /// In `snapshot.brands`; -1 for one that nothing is of.
    private let brand: Int?
    private var categories = Array(repeating: Int64(0), count: ProductCategory.allCases.count)
    private var brands: [Int64]
    private var prices: ClosedRange<Int64>?
    private(set) var total: Int64 = 0

    init(_ query: CatalogueQuery, _ snapshot: CatalogueSnapshot) {
        self.snapshot = snapshot
        category = query.category.flatMap(ProductCategory.allCases.firstIndex(of:))
        brand = query.brand.map { wanted in
            let key = SearchText.key(wanted.text)
            return snapshot.brands.firstIndex { $0.key == key } ?? -1
        }
        brands = Array(repeating: 0, count: snapshot.brands.count)
    }

    /// - Returns: whether it is of the category and brand that are asked for.
    mutating func count(_ place: Int) -> Bool {
        let figures = snapshot.figures[place]
        let isInCategory = category == nil || category == figures.category
        let isOfBrand = brand == nil || brand == figures.brand
        if isOfBrand { categories[figures.category] += 1 }
        if isInCategory { brands[figures.brand] += 1 }
        guard isInCategory, isOfBrand else { return false }
        total += 1
        let price = figures.price
        prices = prices.map { min($0.lowerBound, price)...max($0.upperBound, price) } ?? price...price
        return true
    }

    /// Every category, and the brands of which there is something, the most of it first.
    var facets: ProductFacets {
        let named = zip(snapshot.brands, brands).filter { $0.1 > 0 }.sorted { ($1.1, $0.0.name) < ($0.1, $1.0.name) }
        return ProductFacets(
            categories: zip(ProductCategory.allCases, categories).map { ProductFacets.Count(value: $0.rawValue, count: $1) },
            brands: named.map { ProductFacets.Count(value: $0.0.name, count: $0.1) },
            minPrice: prices.map { Money(amount: $0.lowerBound, currency: .sar) },
            maxPrice: prices.map { Money(amount: $0.upperBound, currency: .sar) })
    }
}

/// Where a product stands in a list: by what the list is sorted by, then by name, then by id. A page holds what comes after the last place
/// of the one before, whatever was added meanwhile.
struct CataloguePlace: ListCursor, Comparable {
    let sort: ProductSort
    let key: Int64
    let name: String
    let id: ProductID

    static func < (a: CataloguePlace, b: CataloguePlace) -> Bool {
        if a.key != b.key { return a.key < b.key }
        return a.name != b.name ? a.name < b.name : a.id < b.id
    }

    init(sort: ProductSort, key: Int64, name: String, id: ProductID) {
        self.sort = sort
        self.key = key
        self.name = name
        self.id = id
    }

    init(values: inout CursorReader) throws(APIError) {
        guard let sort = ProductSort(rawValue: try values.next()) else { throw .cursorRefusal }
        self.init(sort: sort, key: try values.next(), name: try values.next(), id: try values.next())
    }

    /// - Throws: a problem of `cursor` for what no list of that order gave out.
    init(reading token: OpaqueToken, sort: ProductSort) throws(APIError) {
        try self.init(reading: token)
        guard self.sort == sort else { throw .cursorRefusal }
    }

    var values: [any CursorValue] { [sort.rawValue, key, name, id] }
}
