public import Wire

/// A picture of a product.
public struct ProductImage: DTO {
    /// A path of this service, or an address of the web.
    public let url: String
    /// What is seen, in the reader's language.
    public let alt: String
    public init(url: String, alt: String) {
        self.url = url
        self.alt = alt
    }
    public static let example = ProductImage(url: "http://127.0.0.1:8085/store/images/band-set-1.svg", alt: "Five bands in a row")
}

/// A product as a grid shows it. FR-STORE-01.
public struct ProductCard: DTO {
    public let id: ProductID
    /// Its name in addresses.
    public let slug: Slug
    /// In the reader's language.
    public let name: String
    /// Who makes it.
    public let brand: String
    public let category: ProductCategory
    /// VAT included.
    public let price: Money
    /// Its first picture.
    public let imageUrl: String
    /// The mean of the reviews' stars with two decimals at most; left out before the first.
    public let rating: Double?
    /// How many reviews there are.
    public let reviewCount: Int64
    public let stock: StockStatus

    public init(
        id: ProductID, slug: Slug, name: String, brand: String, category: ProductCategory, price: Money, imageUrl: String, rating: Double?,
        reviewCount: Int64, stock: StockStatus
    ) {
        self.id = id
        self.slug = slug
        self.name = name
        self.brand = brand
        self.category = category
        self.price = price
        self.imageUrl = imageUrl
        self.rating = rating
        self.reviewCount = reviewCount
        self.stock = stock
    }
    public static let example = ProductCard(
        id: .example, slug: .example, name: "Resistance Band Set", brand: "Rimal", category: .equipment, price: .example,
        imageUrl: ProductImage.example.url,
        rating: 4.5, reviewCount: 2, stock: .inStock)
}

/// A fact of a product.
public struct Specification: DTO {
    /// What it is about, in the reader's language: "Weight".
    public let name: String
    /// What it is: "2 kg".
    public let value: String
    public init(name: String, value: String) {
        self.name = name
        self.value = value
    }
    public static let example = Specification(name: "Material", value: "Natural latex")
}

/// A product with everything its page shows. FR-STORE-04.
public struct ProductDetail: DTO {
    /// What a grid shows of it.
    public let product: ProductCard
    /// What it is, in the reader's language.
    public let description: String
    /// Its pictures, the main one first.
    public let images: [ProductImage]
    /// Its facts, in order.
    public let specifications: [Specification]
    /// How many can be bought now, up to what a line may ask for.
    public let available: Int64
    /// Products that go with it.
    public let related: [ProductCard]

    public init(
        product: ProductCard, description: String, images: [ProductImage], specifications: [Specification], available: Int64,
        related: [ProductCard]
    ) {
        self.product = product
        self.description = description
        self.images = images
        self.specifications = specifications
        self.available = available
        self.related = related
    }
    public static let example = ProductDetail(
        product: .example, description: ProductTextRule.example, images: [.example], specifications: [.example], available: 40,
        related: [.example])
}

public struct ProductParameters: DTO {
    /// Which product.
    public let id: ProductID
    public init(id: ProductID) { self.id = id }
    public static let example = ProductParameters(id: .example)
}

public struct CatalogueQuery: DTO {
    /// Searched as typed: several words all have to match, the last one by its beginning; spelling is forgiven.
    public var q: FreeText<SearchRule>?
    /// Only products of this category.
    public var category: ProductCategory?
    /// Only products of this brand.
    public var brand: FreeText<WordRule>?
    /// Halalas, both included.
    public var minPrice: Price?
    /// Halalas, included.
    public var maxPrice: Price?
    /// Only what can be bought now.
    public var inStock: Bool?
    /// How they are sorted; `relevance` when left out.
    public var sort: ProductSort?
    /// How many come at once: 20 when left out; more than 100 counts as 100. The last page has no `nextCursor`.
    public var limit: Whole<PageRule>?
    /// The `nextCursor` of the page before; without it the first page.
    public var cursor: OpaqueToken?

    public init(
        q: FreeText<SearchRule>? = nil, category: ProductCategory? = nil, brand: FreeText<WordRule>? = nil, minPrice: Price? = nil,
        maxPrice: Price? = nil, inStock: Bool? = nil, sort: ProductSort? = nil, limit: Whole<PageRule>? = nil, cursor: OpaqueToken? = nil
    ) {
        self.q = q
        self.category = category
        self.brand = brand
        self.minPrice = minPrice
        self.maxPrice = maxPrice
        self.inStock = inStock
        self.sort = sort
        self.limit = limit
        self.cursor = cursor
    }

    public func problems() -> [FieldProblem] {
        guard let minPrice, let maxPrice, minPrice > maxPrice else { return [] }
        return [FieldProblem("minPrice", .outOfRange(minimum: PriceRule.range.lowerBound, maximum: maxPrice.value))]
    }
    public static let example = CatalogueQuery(q: .example, category: .equipment, sort: .priceAscending, limit: .example)
}

/// How many of the matches each choice would leave, counted without that choice's own filter.
public struct ProductFacets: DTO {
    /// A choice, and how many products it leaves.
    public struct Count: DTO {
        /// The choice: a category or a brand.
        public let value: String
        /// How many products.
        public let count: Int64
        public init(value: String, count: Int64) {
            self.value = value
            self.count = count
        }
        public static let example = Count(value: "equipment", count: 18)
    }
    /// By category.
    public let categories: [Count]
    /// By brand.
    public let brands: [Count]
    /// Of the matches as filtered; left out without any.
    public let minPrice: Money?
    /// Of the matches as filtered; left out without any.
    public let maxPrice: Money?
    public init(categories: [Count], brands: [Count], minPrice: Money?, maxPrice: Money?) {
        self.categories = categories
        self.brands = brands
        self.minPrice = minPrice
        self.maxPrice = maxPrice
    }
    public static let example = ProductFacets(categories: [.example], brands: [], minPrice: .example, maxPrice: .example)
}

/// Products that match.
public struct ProductPage: DTO {
    public let items: [ProductCard]
    /// How many match in all.
    public let total: Int64
    /// What else can be chosen.
    public let facets: ProductFacets
    /// The words that were searched for instead, when what was typed is in no product.
    public let corrected: String?
    /// Sent as `cursor`, it gives the next page; left out on the last one.
    public let nextCursor: OpaqueToken?
    public init(items: [ProductCard], total: Int64, facets: ProductFacets, corrected: String?, nextCursor: OpaqueToken?) {
        self.items = items
        self.total = total
        self.facets = facets
        self.corrected = corrected
        self.nextCursor = nextCursor
    }
    public static let example = ProductPage(items: [.example], total: 1, facets: .example, corrected: nil, nextCursor: .example)
}

public struct ImageParameters: DTO {
    /// The picture's name, as `imageUrl` has it.
    public let name: ShortText
    public init(name: String) { self.name = ShortText(trusted: name) }
    public static let example = ImageParameters(name: "band-set-1.svg")
}
