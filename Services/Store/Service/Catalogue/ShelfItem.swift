internal import Contracts
internal import StoreDomain
internal import Wire

/// A product as carts and orders need it.
struct ShelfItem: Sendable, Equatable {
    let id: ProductID
    let slug: Slug
    let category: ProductCategory
    let brand: String
    let nameEN: String
    let nameAR: String
    /// Halalas, VAT included.
    let price: Int64
    let taxCategory: TaxCategory
    /// Pieces in the warehouse.
    let stock: Int64
    /// Pieces of the stock that open checkouts hold.
    var reserved: Int64
    let ratingSum: Int64
    let ratingCount: Int64
    let image: ImageSource
    let isArchived: Bool

    /// How many can be bought now.
    var available: Int64 { isArchived ? 0 : stock - reserved }

    func name(_ language: Language) -> String { language == .arabic ? nameAR : nameEN }

    /// The mean of the stars in hundredths, 0 before the first review.
    var hundredths: Int64 { ratingCount == 0 ? 0 : Pricing.rounded(ratingSum * 100, by: ratingCount) }

    /// The mean of the stars with two decimals; nil before the first review.
    var rating: Double? { ratingCount == 0 ? nil : Double(hundredths) / 100 }

    func stockStatus(_ policy: StorePolicy) -> StockStatus { Self.stockStatus(available, policy) }

    static func stockStatus(_ available: Int64, _ policy: StorePolicy) -> StockStatus {
        available <= 0 ? .out : available <= policy.lowStock ? .low : .inStock
    }
}
