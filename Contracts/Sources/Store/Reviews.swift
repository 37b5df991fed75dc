public import Wire

/// What a buyer says of a product.
public struct Review: DTO {
    /// One star to five; five is best.
    public let stars: Int64
    /// Left out for stars alone.
    public let text: String?
    /// The first name the buyer gave with the address; left out where they gave none.
    public let author: String?
    /// When it was written or last changed.
    public let createdAt: Instant
    /// Whether it is the asking person's own.
    public let isOwn: Bool
    public init(stars: Int64, text: String?, author: String?, createdAt: Instant, isOwn: Bool) {
        self.stars = stars
        self.text = text
        self.author = author
        self.createdAt = createdAt
        self.isOwn = isOwn
    }
    public static let example = Review(stars: 5, text: ReviewTextRule.example, author: "Layla", createdAt: .example, isOwn: false)
}

/// A review to write.
public struct ReviewDetails: DTO {
    /// One star to five; five is best.
    public let stars: Whole<StarsRule>
    /// More words about it: at most 1,000 characters.
    public let text: FreeText<ReviewTextRule>?
    public init(stars: Whole<StarsRule>, text: FreeText<ReviewTextRule>? = nil) {
        self.stars = stars
        self.text = text
    }
    public static let example = ReviewDetails(stars: .example, text: .example)
}

public struct ReviewQuery: DTO {
    /// Which product.
    public let id: ProductID
    /// How many come at once: 20 when left out; more than 100 counts as 100. The last page has no `nextCursor`.
    public var limit: Whole<PageRule>?
    /// The `nextCursor` of the page before; without it the first page.
    public var cursor: OpaqueToken?
    public init(id: ProductID, limit: Whole<PageRule>? = nil, cursor: OpaqueToken? = nil) {
        self.id = id
        self.limit = limit
        self.cursor = cursor
    }
    public static let example = ReviewQuery(id: .example, limit: .example)
}

/// Newest first. FR-STORE-04-b.
public struct ReviewPage: DTO {
    public let items: [Review]
    /// The same two as on the product.
    public let rating: Double?
    /// How many reviews there are.
    public let reviewCount: Int64
    /// Sent as `cursor`, it gives the next page; left out on the last one.
    public let nextCursor: OpaqueToken?
    public init(items: [Review], rating: Double?, reviewCount: Int64, nextCursor: OpaqueToken?) {
        self.items = items
        self.rating = rating
        self.reviewCount = reviewCount
        self.nextCursor = nextCursor
    }
    public static let example = ReviewPage(items: [.example], rating: 5, reviewCount: 1, nextCursor: nil)
}
