internal import Contracts
internal import Search
internal import Storage
internal import Wire

/// What is on sale, at one state of the catalogue. A store's catalogue is small enough to be filtered, counted and sorted where it is
/// asked for; what a checkout changes, the stock, is not part of it and is read for each answer.
struct CatalogueSnapshot: Sendable {
    struct Entry: Sendable {
        /// Its stock is as old as the snapshot; lists read the current one.
        let item: ShelfItem
        let version: Int64
        let createdAt: Instant
        let brandKey: String
        let fields: SearchFields
        let nameKeys: [Language: String]

        func nameKey(_ language: Language) -> String { nameKeys[language] ?? "" }
    }

    /// What lists are filtered, counted and sorted by, small enough to go through all of them for each answer.
    struct Figures: Sendable {
        let price: Int64
        let createdAt: Int64
        /// The mean in the upper bits and the number of ratings in the lower ones, so that of equal means the one with more ratings is
        /// first.
        let rating: Int64
        /// The index in `ProductCategory.allCases`.
        let category: Int
        /// The index in `brands`.
        let brand: Int
    }

    /// The state's number; every change of a product or its rating has one of its own.
    private(set) var version: Int64 = -1
    /// The last state in which a text changed.
    private(set) var textVersion: Int64 = -1
    /// Ordered by id.
    private(set) var entries: [Entry] = []
    /// Where an id is in `entries`.
    private(set) var index: [ProductID: Int] = [:]
    /// In `entries`' order: where each comes by name, and by id among the same names.
    private(set) var nameRanks: [Language: [Int]] = [:]
    /// One for each of `entries`, in the same order.
    private(set) var figures: [Figures] = []
    /// Their names are as first written.
    private(set) var brands: [(key: String, name: String)] = []

    /// - Parameter changed: products that changed since; those that are no longer sold leave.
    func updated(to version: Int64, _ changed: [Entry]) -> CatalogueSnapshot {
        var new = self
        new.version = version
        let hasNewText = changed.contains { entry in
            index[entry.item.id].map { entries[$0].version != entry.version } ?? !entry.item.isArchived
        }
        if hasNewText {
            var kept = entries.reduce(into: [:]) { $0[$1.item.id] = $1 }
            for entry in changed { kept[entry.item.id] = entry.item.isArchived ? nil : entry }
            new.textVersion = version
            new.entries = kept.values.sorted { $0.item.id < $1.item.id }
            new.number()
        } else {
            for entry in changed {
                guard let place = index[entry.item.id] else { continue }
                new.entries[place] = entry
                new.figures[place] = Figures(entry.item, createdAt: entry.createdAt, brand: figures[place].brand)
            }
        }
        return new
    }

    private mutating func number() {
        index = Dictionary(uniqueKeysWithValues: entries.enumerated().map { ($0.element.item.id, $0.offset) })
        for language in Language.allCases {
            let order = entries.indices.sorted { (entries[$0].nameKey(language), $0) < (entries[$1].nameKey(language), $1) }
            var ranks = [Int](repeating: 0, count: entries.count)
            for (rank, place) in order.enumerated() { ranks[place] = rank }
            nameRanks[language] = ranks
        }
        var known: [String: Int] = [:]
        brands = []
        figures = entries.map { entry in
            let place = known[entry.brandKey] ?? brands.count
            if place == brands.count {
                known[entry.brandKey] = place
                brands.append((entry.brandKey, entry.item.brand))
            }
            return Figures(entry.item, createdAt: entry.createdAt, brand: place)
        }
    }
}

extension CatalogueSnapshot.Figures {
    private static let categories = Dictionary(uniqueKeysWithValues: ProductCategory.allCases.enumerated().map { ($0.element, $0.offset) })

    init(_ item: ShelfItem, createdAt: Instant, brand: Int) {
        price = item.price
        self.createdAt = createdAt.milliseconds
        rating = (item.hundredths << 32) + min(item.ratingCount, Int64(UInt32.max))
        category = Self.categories[item.category] ?? 0
        self.brand = brand
    }
}
